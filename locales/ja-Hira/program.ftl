### Made by tests/speech/kana.py from ja/program.ftl c0bacd1c69933d42

start-moved =
    { $output ->
        [speech] ハーツ、にほんご、おんせーであんない
        [both] ハーツ、にほんご、もじとおんせーであんない
       *[text] ハーツ、にほんご、もじでひょーじ
    }。ヘルプわ{ KEY("help") }
obstacle-no-home = ホームフォルダーがありません
obstacle-no-space = ディスクがいっぱいです
obstacle-read-only = かきこみができないばしょです
obstacle-denied = きょかがありません
obstacle-in-the-way = べつのものがそのばしょにあります
obstacle-no-such-place = そのばしょがありません
obstacle-held = もうひとつのゲームがつかっています
obstacle-newer = あたらしいはんのゲームのものです
obstacle-damaged = こわれています
obstacle-failed = コンピューターがエラーをかえしました
save-failed = ほぞんできません、{ $why }。このままつずけられます。なおればすべてほぞんします
saved-again = すべてほぞんしました
table-held = もうひとつのゲームがテーブルをつかっています
obstacle-saves = なにもほぞんできません、{ $why }
unsaved-ask = { $why }。{ KEY("yes") }でほぞんせずにあそび、{ KEY("no") }でしゅーりょー
database-aside = ほぞんデータがこわれていました。{ $path } にうつし、あたらしくはじめます
match-lost = このたいきょくわよめません。きろくわのこしてあります。あたらしいたいきょくをはじめてください
restart-ask-any = このハンドわよめません。{ KEY("yes") }でくばりなおし、{ KEY("no") }でもどります
stats-unreadable = とーけーをよめません
setting-not-kept = こんかいだけゆーこーです。ほぞんできません、{ $why }
settings-moved = せってーファイルをよめませんでした。{ $path } にうつし、あたらしくつくりました
settings-unknown = せってーファイル、{ $name } というせってーわありません。そのままにします
settings-wrong = せってーファイル、{ $name } を { $value } にわできません。つかえるのわ{ $allowed }です。ひょーじゅんのあたいをつかいます
settings-value = { $value }
settings-that = そのあたい
settings-one-of = { $values }のどれか
settings-range = { $lowest }から{ $highest }までのかず
settings-range-or = { $lowest }から{ $highest }までのかず、またわ { $values }
settings-unknown-command = せってーファイル、{ $name } というそーさわありません。そのままにします
settings-wrong-keys = せってーファイル、{ $command } のキーわキーめーのリストでかいてください。もとのキーをつかいます
settings-wrong-key-table = せってーファイル、keys わそーさのひょーでかいてください。もとのキーをつかいます
settings-unknown-key = せってーファイル、{ $command } にかかれた { $key } というキーわありません。すべてもとのキーをつかいます
settings-not-toml = せってーファイル { $path } わTOMLとしてよめません。ひょーじゅんのせってーをつかいます
settings-not-toml-line = せってーファイル { $path } わ{ $line }ぎょーめでよめません。ひょーじゅんのせってーをつかいます
settings-not-read = せってーファイル { $path } をよめません、{ $why }。ひょーじゅんのせってーをつかいます
key-clash = せってーファイル、{ $first } と { $second } がおなじキー、{ $key }です。すべてもとのキーをつかいます
error-logged = もんだいがおきました。たいきょくわほぞんしてあります。もーいちどきどーするとつずけられます。きろくわ { $path } にあります
error-unlogged = もんだいがおきました。たいきょくわほぞんしてあります。もーいちどきどーするとつずけられます
