### How to play, in short pages: one page is one to three short sentences, heard in well
### under twenty seconds. KEY("...") becomes the key that the player really has for a command.

## The rules.

help-rules-title = ゲームのルール
help-rules-1 = ハーツは、取る点をできるだけ少なくするゲームです。相手はコンピューターの3席です。対局が終わったとき、合計がいちばん少ない席が勝ちます
help-rules-2 = 順番は時計回りです。左がCPU 1、対面がCPU 2、右がCPU 3です
help-rules-3 = 52枚のカードを、13枚ずつ全部配ります。きりふだはありません。どのスートも、いちばん強いのはエース、いちばん弱いのは2です
help-rules-4 = ハートは1枚につき1点、スペードのクイーンは13点です。1ハンドの点は全部で26点です。ほかの38枚に点はありません
help-rules-5 = プレイの前に、3枚を選んでほかの席へ渡します。渡す向きはハンドごとに変わり、4回に1回はパスがありません。カードは全員が同時に渡します
help-rules-6 = クラブの2を持つ席が、それを最初にリードします。ほかのカードでは始められません
help-rules-7 = リードされたスートを持っていれば、必ずそのスートを出します。1枚もないことをボイドといい、ほかのスートを出せます
help-rules-8 = 最初のトリックには、ハートもスペードのクイーンも出せません。てふだが点のカードだけなら、そのどれでも出せます
help-rules-9 = それまでのトリックでハートが出ていなければ、ハートはリードできません。ハートが出ることをハートブレイクといいます。てふだがハートだけなら、いつでもリードできます
help-rules-10 = スペードのクイーンはハートではありません。これが出てもハートブレイクにはならず、いつでもリードできます
help-rules-11 = リードされたスートでいちばん強いカードが、トリックを取ります。ほかのスートのカードでは取れません。取った席が次のリードをします
help-rules-12 = 1ハンドは13トリックです。最後のトリックが終わると、取った点が合計に加わります
help-rules-13 = 1席が26点を全部取ると、ムーンシュートです。その席は0点で、ほかの3席が26点ずつになります
help-rules-14 = ハンドが終わって、合計が終了の点数に届いた席があれば、対局は終わりです。標準ルールでは100点です
help-rules-15 = あなたの合計だけがいちばん少なければ勝ち、同じ点の席があれば引き分けです。あなたより少ない席がひとつでもあれば負けです
help-rules-16 = 出したカードは戻せません。ヒントもありません。助けはただひとつ、いま出せるカードかどうかを、どのカードも伝えることです
help-rules-17 = ハンドが終わると、そのトリックはもう聞き直せません。気づいたことは、覚えておいてください

## How a turn works.

help-turn-title = 番の進め方
help-turn-1 = { KEY("next-card") }で次のカード、{ KEY("previous-card") }で前のカードへ動きます。カードの名前が聞こえ、出せないカードなら、いまは出せません、と続きます
help-turn-2 = カードは2回に分けて出します。{ KEY("take") }で持ち上げ、もう一度{ KEY("take") }で出します
help-turn-3 = 気が変わったら、別のカードを持ち上げるか、{ KEY("put-back") }で戻します。持ち上げたカードは、動いたり聞いたりしてもそのままです
help-turn-4 = { KEY("next-playable") }で、次の出せるカードへ動きます。{ KEY("why") }で、そのカードを出せない理由を聞けます
help-turn-5 = パスでは、渡すカードの上で{ KEY("take") }を押して選びます。もう一度押すと、選択をやめます。全部選んだら、{ KEY("confirm") }で渡します
help-turn-6 = あなたのあとに、ほかの席が、少しずつ待ちながら順に出します。そろったトリックは片づきます。あなたの番に時間の制限はありません
help-turn-7 = 質問はいつでもでき、ゲームは変わりません。{ KEY("hand") }でてふだ、{ KEY("trick") }で場のカード、{ KEY("scores") }で点数、{ KEY("turn") }でだれの番かを聞けます
help-turn-8 = ハンドが終わると、ゲームはあなたを待ちます。{ KEY("confirm") }で次のハンドを配ります
help-turn-9 = 一手ごとに自動で保存します。{ KEY("leave") }でメニューへ戻っても、ウィンドウを閉じても、同じところから続けられます

## The keys: a line for each command, made from the key table, under where they count.

help-keys-title = キーの一覧
help-keys-table = 対局で使うキー
help-keys-common = どこでも使えるキー
help-keys-list = メニューなどの一覧で使うキー
help-keys-question = はいかいいえを聞かれたときのキー

## The three difficulties.

help-levels-title = 3つの難易度
help-levels-1 = どの難易度でも、コンピューターの席に見えるのは、自分のてふだと、出されたカードだけです。あなたのてふだは見えません
help-levels-2 = やさしいは、単純な習慣で出します。弱いカードでかわし、安全そうなときに強いカードを捨てます。なにも数えません
help-levels-3 = ふつうは、スートをひとつなくそうとし、スペードのクイーンを追い、スートの枚数をおおまかに数えます
help-levels-4 = つよいは、出たカードを全部数え、どの席がボイドかを見抜きます。スペードのクイーンに備え、ムーンシュートになりそうな席を止めます
help-levels-5 = ムーンシュートを自分からねらう席はありません。ねらっていそうな席があれば、どの席も点を渡すのをやめます
help-levels-6 = 難易度を変えると、次の対局から変わります。統計は難易度ごとに残ります

## Advice on play.

help-advice-title = 遊び方のこつ
help-advice-1 = パスでは、まずスペードを見ます。クイーン、キング、エースは、弱いスペードが一緒になければ危険です
help-advice-2 = 少ないスートを全部渡すと、そのスートがボイドになります。それがリードされたら、強いカードや点のカードをほかの席のトリックに捨てることができます
help-advice-3 = 強いカードはトリックを取ります。最初のトリックには点がまず入らないので、強いカードを出すよい機会です
help-advice-4 = スペードのクイーンがまだ出ていないなら、弱いスペードをリードして、追い出せることがあります。自分が持っているときは避けましょう
help-advice-5 = どうせ取るトリックなら、いちばん強いカードで取ります。取らずに済むなら、取らないカードのうちでいちばん強いものを出します
help-advice-6 = ハンドの終わりのために、弱いカードを残しておきます。最後のほうのトリックに、点が集まりがちです
help-advice-7 = どの席がボイドになったか、よく聞きましょう。そのスートをリードすると、点のカードを捨てられやすくなります
help-advice-8 = ひとつの席だけが点を取り続けていたら、ムーンシュートを疑います。ほかの席がハートを1枚取れば、止まります

## Screen readers and braille.

help-readers-title = スクリーンリーダーと点字
help-readers-1 = このゲームは文字を順に書き足すだけで、書いたものは変えません。スクリーンリーダーや点字ディスプレイで読め、前の行も読み返せます
help-readers-2 = 矢印キーのあとに、カーソル位置の文字を先に読むスクリーンリーダーがあります。どの矢印にも同じ働きの文字キーがあり、早く返事が聞けます
help-readers-3 = 押したキーを毎回読み上げる設定なら、遊んでいるときだけ切っておくと聞きやすくなります
help-readers-4 = 聞きのがしたら、{ KEY("again") }でいまのカード、{ KEY("repeat") }で前の操作からあとのことを聞き直せます。{ KEY("older") }と{ KEY("newer") }で、このハンドの記録をたどれます
help-readers-5 = { KEY("verbosity") }で読み上げの長さ、{ KEY("slower") }と{ KEY("faster") }で待つ長さが変わります。ペースが1手ずつのときは、{ KEY("confirm") }で進みます
help-readers-6 = { KEY("language") }で、いつでも日本語と英語を切り替えられます。音声の言語も合わせてください
help-readers-7 = キーが1つずつ届かないときは、lineオプションを付けて起動します。文字、ことば、カードの名前のどれかを入力して、エンターを押します
help-readers-8 = どのキーも、設定ファイルで変えたり切ったりできます。{ KEY("help") }を押すと、いまのキーが聞けます

## The rulesets: what each one changes, and a summary for the list to choose from.

help-ruleset-standard = 標準ルールでは、左、右、対面の順に渡し、4回目のハンドはパスなしです。合計が100点に届くと対局は終わりです。コンピューターの席は、渡したカードを覚えていません
help-ruleset-classic = クラシックルールでは、左、対面、右の順に渡し、4回目のハンドはパスなしです。終了の点数を選べます。ふつうとつよいの席は、自分がだれになにを渡したかを覚えています
help-ruleset-standard-source = 百科事典にある、いまの遊び方です。資料ではっきりしないところは、このプログラムの規則書で決めてあります
help-ruleset-classic-source = ウェブで人気のゲームによります。最初のトリックとハートのリードの例外は書かれていないので、標準ルールと同じにしました
ruleset-standard-summary = 左、右、対面、なしの順にパス。100点で終わり
ruleset-classic-summary = 左、対面、右、なしの順にパス。終了の点数を選べます

## Help for the moment.

help-list = { KEY("next-item") }で次、{ KEY("previous-item") }で前の項目です。{ KEY("open") }で選び、数字でも選べます。{ KEY("back") }で戻ります
help-turn = あなたの番です。{ KEY("next-card") }と{ KEY("previous-card") }で動き、{ KEY("next-playable") }で出せるカードへ。{ KEY("take") }で持ち上げ、もう一度で出します。{ KEY("hand") }でてふだ、{ KEY("trick") }で場のカード
help-pass = パスです。{ KEY("next-card") }と{ KEY("previous-card") }で動き、{ KEY("take") }で選びます。{ $count }枚選んだら、{ KEY("confirm") }で渡します
help-wait = ほかの席が出しています。{ KEY("turn") }でだれの番か、{ KEY("trick") }で場のカード、{ KEY("repeat") }で前の操作からあとのことを聞けます
help-wait-step = ほかの席が待っています。{ KEY("confirm") }で進みます。{ KEY("turn") }でだれの番か、{ KEY("trick") }で場のカード、{ KEY("repeat") }で前の操作からあとのことを聞けます
help-hand-over = ハンドは終わりです。{ KEY("confirm") }で次を配り、{ KEY("scores") }で点数、{ KEY("leave") }でメニューへ
help-match-over = 対局は終わりです。{ KEY("confirm") }で次の対局、{ KEY("scores") }で点数、{ KEY("leave") }でメニューへ
