### Made by tests/speech/kana.py from ja/settings.ftl 6a1995f0ecb86a84

setting-page = { $line }。{ $help }
level-easy = やさしい
level-normal = ふつう
level-strong = つよい
ruleset-standard = ひょーじゅんルール
ruleset-classic = クラシックルール
setting-language = はなすげんご
setting-language-help = ゲームがはなすげんごです
setting-language-auto = コンピューターにあわせる
setting-language-en = えーごで
setting-language-ja = にほんごで
setting-ruleset = ルール
setting-ruleset-help = つぎのたいきょくでつかうルールです
setting-ruleset-standard = { ruleset-standard }
setting-ruleset-classic = { ruleset-classic }
setting-level = なんいど
setting-level-help = コンピューターのせきのつよさです。つぎのたいきょくからかわります
setting-level-easy = { level-easy }
setting-level-normal = { level-normal }
setting-level-strong = { level-strong }
setting-verbosity = よみあげ
setting-verbosity-help = ことばのおーさです。ばん、てん、だせないというしらせわ、みじかめでもはぶきません
setting-verbosity-normal = ふつう
setting-verbosity-short = みじかめ
setting-output = しゅつりょくほーほー
setting-output-help = もじわ、ふだんのスクリーンリーダーやてんじディスプレイのためです。おんせーでわ、ゲームがじぶんではなします。もじとおんせーなら、どちらもつかいます
setting-output-text = もじだけ
setting-output-speech = ゲームのおんせー
setting-output-both = もじとおんせー
setting-kana = かなよみ
setting-kana-help = かんじをよめないにほんごのこえのためのせってーです。ゲームのおんせーにかなだけをわたします。ひょーじわかわりません
setting-kana-off = かんじのまま
setting-kana-on = かなだけ
setting-pace = ペース
setting-pace-help = コンピューターのいってごとのまちじかんです。1てずつにすると、あなたがすすめるまでまちます
setting-pace-value = { $n }ミリびょー
setting-pace-step = 1てずつ
setting-telling = つたえかた
setting-telling-help = カードがでるたびに1ぎょーでつたえるか、つぎのばんまでのことをまとめて1ぎょーでつたえるかをえらびます
setting-telling-card = 1まいごと
setting-telling-breath = まとめて
setting-seats = せきのかず
setting-seats-help = つぎのたいきょくであそぶにんずーです。あなたもはいります。にんずーをえらべるルールでつかいます
setting-seats-value =
    { $n ->
        [0] いつものにんずー
       *[other] { $n }にんであそぶ
    }
setting-end_score = しゅーりょーのてんすー
setting-end_score-help = たいきょくがおわるごーけーてんです。これをえらべるルールでつかいます
setting-end_score-value = { $n }てん
setting-escape_delay = エスケープのまちじかん
setting-escape_delay-help = エスケープキーをほかのキーとくべつするためにまつじかんです。たんいわミリびょーです
setting-escape_delay-value = { $n }ミリびょー
