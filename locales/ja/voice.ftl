### The game's own voice: who speaks, and what is said where it cannot.

voice-now-text = 文字で表示します。ゲームは話しません
voice-now-speech = 音声で案内します。ゲームが話します
voice-none = ここでは音声を使えません。文字で続けます。{ $command }で原因を調べられます
voice-lost = { $voice }が応答しません。戻るまで文字で続けます
voice-back = 音声が戻りました
voice-reader = スクリーンリーダーと二重に読むようです。{ KEY("voice") }で文字だけにします

## The one line that each screen shows while the game speaks.

voice-page-table = カードテーブル、音声のみ
voice-page-list = 一覧、音声のみ
voice-page-question = 質問、音声のみ

## What `check` finds.

cli-check-speak = { $option }に続けて{ $values }のどれか、それで一行話します

check-voice = ハーツの音声です
check-program = ハーツ { $version }、パイソン { $python }、{ $system }
check-output = 出力は{ $value }
check-terminal = 端末に表示しています。種類は{ $term }
check-no-terminal = 端末に表示していません。種類は{ $term }
check-unset = わかりません
check-keys = 押したキーがすぐ働きます
check-lines = コマンドを1行ずつエンターで送ります
check-encoding = 文字コードは{ $encoding }。日本語を表示できます
check-encoding-poor = 文字コードは{ $encoding }。日本語を表示できません
check-language = 言語は{ $language }
check-reader = スクリーンリーダーが動いているようです。{ $name }
check-no-reader = スクリーンリーダーは見つかりません。外れることもあります
check-library = { $name }があります。{ $versions }
check-library-missing = { $name }はありません
check-system = システムの一部です
check-spoken = { $name }に一行渡しました。声は{ $voice }。聞こえなければ、その声の設定を見てください
check-unspoken = { $name }では話せません
check-help-linux = 話せるものがありません。{ $packages } を入れて、{ $command } で試してください。それまでは、文字の出力をスクリーンリーダーで読めます
check-help-darwin = 話せるものがありません。システムの { $command } コマンドがあるはずです。それまでは、文字の出力をボイスオーバーで読めます
check-help-win32 = 話せるものがありません。スクリーンリーダーを起動するか、Windows の設定で音声を入れてください。それまでは、文字の出力を読めます
check-try = { $option }で、それぞれ一行話します
check-settings = 設定は { $path }
check-saves = 対局は { $path }
check-logs = ログは { $path }
