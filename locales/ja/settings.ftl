### Settings: the name of each, what it does, and its values.

# A setting in the help: its name and value now, and what it does.
setting-page = { $line }。{ $help }

level-easy = やさしい
level-normal = ふつう
level-strong = つよい

ruleset-standard = 標準ルール
ruleset-classic = クラシックルール

setting-language = 話す言語
setting-language-help = ゲームが話す言語です
setting-language-auto = コンピューターに合わせる
setting-language-en = 英語で
setting-language-ja = 日本語で

setting-ruleset = ルール
setting-ruleset-help = 次の対局で使うルールです
setting-ruleset-standard = { ruleset-standard }
setting-ruleset-classic = { ruleset-classic }

setting-level = 難易度
setting-level-help = コンピューターの席の強さです。次の対局から変わります
setting-level-easy = { level-easy }
setting-level-normal = { level-normal }
setting-level-strong = { level-strong }

setting-verbosity = 読み上げ
setting-verbosity-help = ことばの多さです。番、点、出せないという知らせは、みじかめでも省きません
setting-verbosity-normal = ふつう
setting-verbosity-short = みじかめ

setting-output = 出力方法
setting-output-help = 文字は、ふだんのスクリーンリーダーや点字ディスプレイのためです。音声では、ゲームが自分で話します。文字と音声なら、どちらも使います
setting-output-text = 文字だけ
setting-output-speech = ゲームの音声
setting-output-both = 文字と音声

setting-kana = かな読み
setting-kana-help = 漢字を読めない日本語の声のための設定です。ゲームの音声にかなだけを渡します。表示は変わりません
setting-kana-off = 漢字のまま
setting-kana-on = かなだけ

setting-pace = ペース
setting-pace-help = コンピューターの一手ごとの待ち時間です。1手ずつにすると、あなたが進めるまで待ちます
setting-pace-value = { $n }ミリ秒
setting-pace-step = 1手ずつ

setting-telling = 伝え方
setting-telling-help = カードが出るたびに1行で伝えるか、次の番までのことをまとめて1行で伝えるかを選びます
setting-telling-card = 1枚ごと
setting-telling-breath = まとめて

setting-seats = 席の数
setting-seats-help = 次の対局で遊ぶ人数です。あなたも入ります。人数を選べるルールで使います
setting-seats-value =
    { $n ->
        [0] いつもの人数
       *[other] { $n }人で遊ぶ
    }

setting-end_score = 終了の点数
setting-end_score-help = 対局が終わる合計点です。これを選べるルールで使います
setting-end_score-value = { $n }点

setting-escape_delay = エスケープの待ち時間
setting-escape_delay-help = エスケープキーをほかのキーと区別するために待つ時間です。単位はミリ秒です
setting-escape_delay-value = { $n }ミリ秒
