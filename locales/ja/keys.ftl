### Keys by name, and what each command does.

## Keys. A letter or a digit is its own name.

key-letter = { $letter }
key-control = コントロール{ $letter }
key-function = F{ $n }
key-left = 左矢印
key-right = 右矢印
key-up = うえ矢印
key-down = 下矢印
key-home = ホーム
key-end = エンド
key-tab = タブ
key-s-tab = シフトタブ
key-enter = エンター
key-escape = エスケープ
key-backspace = バックスペース
key-space = スペース
key-delete = デリート
key-insert = インサート
key-pageup = ページアップ
key-pagedown = ページダウン
key-comma = コンマ
key-period = ピリオド
key-less-than = しょうなり
key-greater-than = だいなり
key-minus = マイナス
key-plus = プラス
key-question-mark = 疑問符
key-none = キーなし

## What each command does, and one line of the list of keys.

key-line = { $keys }、{ $command }

command-previous-card = 前のカード
command-next-card = 次のカード
command-previous-suit = 前のスート
command-next-suit = 次のスート
command-first-card = 最初のカード
command-last-card = 最後のカード
command-clubs = クラブへ移動
command-diamonds = ダイヤへ移動
command-spades = スペードへ移動
command-hearts = ハートへ移動
command-next-playable = 次の出せるカード
command-previous-playable = 前の出せるカード
command-take = カードを持ち上げる、持ち上げたカードを出す
command-put-back = 持ち上げたカードを戻す
command-confirm = パスを決める、先へ進む
command-hand = てふだをスート別に聞く
command-trick = 場のカード
command-last-trick = 前のトリック
command-scores = 合計点、もう一度押すとこのハンドの点も
command-turn = だれの番で、何をするか
command-hearts-broken = ハートブレイクしたかどうか
command-passed = 渡したカードと受け取ったカード
command-why = このカードを出せない理由
command-repeat = 前の操作からあとのこと
command-older = ひとつ古い記録
command-newer = ひとつ新しい記録
command-oldest = このハンドでいちばん古い記録
command-newest = いちばん新しい記録
command-verbosity = 読み上げを標準か短めに
command-slower = ペースを遅く
command-faster = ペースを速く
command-language = 日本語か英語に
command-again = いまのカードをもう一度
command-help = いま使えるキーの説明
command-settings = 設定
command-leave = 保存してメニューへ戻る
command-quit = 終了する、一度だけ確かめる

## Words for line mode, for each command what a person may type, with commas between.
## The first is the one that the help says; the others are never spoken.

line-previous-card = 前, 前のカード
line-next-card = 次, 次のカード
line-previous-suit = 前のスート
line-next-suit = 次のスート
line-first-card = 最初, 最初のカード
line-last-card = 最後, 最後のカード
line-clubs = クラブ
line-diamonds = ダイヤ
line-spades = スペード
line-hearts = ハート
line-next-playable = 出せる, 次の出せるカード
line-previous-playable = 前の出せるカード
line-take = 出す, 持ち上げる
line-put-back = 戻す
line-confirm = パス, 渡す, 進む
line-hand = てふだ, 手札
line-trick = トリック, 場
line-last-trick = 前のトリック
line-scores = 点数, スコア
line-turn = 順番, 番
line-hearts-broken = ハートブレイク, ブレイク
line-passed = 渡したカード
line-why = なぜ, 理由
line-repeat = もう一度
line-older = 古い
line-newer = 新しい
line-oldest = いちばん古い, 一番古い
line-newest = いちばん新しい, 一番新しい
line-verbosity = 読み上げ
line-slower = 遅く
line-faster = 速く
line-language = 言語
line-again = いまのカード, 今のカード
line-help = ヘルプ
line-settings = 設定
line-leave = メニュー
line-quit = 終了
