### Keys by name, and what each command does.

## Keys. A letter or a digit is its own name.

key-letter = { $letter }
key-control = コントロール{ $letter }
key-function = F{ $n }
key-left = 左矢印
key-right = 右矢印
key-up = 上矢印
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
key-less-than = 小なり
key-greater-than = 大なり
key-minus = マイナス
key-plus = プラス
key-question-mark = 疑問符
key-none = キーなし
