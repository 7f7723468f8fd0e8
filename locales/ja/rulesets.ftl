### The rulesets of the family: name, summary, page of help, where it is from and what was decided.

ruleset-hoyle-1887 = ホイル1887年
setting-ruleset-hoyle-1887 = { ruleset-hoyle-1887 }
ruleset-hoyle-1887-summary = チップとプール。ハートの少ない席がもらいます
help-ruleset-hoyle-1887 = 50チップずつ持ちます。ハンドのあと、取ったハート1枚につき1チップを払い、いちばん少ない席がもらいます。同数なら分け、余りはプールに残ります。13枚全部を取った席は13払います
help-ruleset-hoyle-1887-source = 1887年のスタンダードホイルによるとされますが、原文は読めていません。だれかのチップがなくなるか、24回配ると終わり、というのはここで決めました

ruleset-eagle-14 = ダブルゲーム
setting-ruleset-eagle-14 = { ruleset-eagle-14 }
ruleset-eagle-14-summary = ホイル1887年で、ハートは数字のとおり
help-ruleset-eagle-14 = ホイル1887年と同じですが、ハートは数字のとおり、ジャック11、クイーン12、キング13、エース14で、全部で104です。200チップで始めます
help-ruleset-eagle-14-source = 1887年のホイルとともに伝わります。50チップでは1ハンドももたないので、200チップとここで決めました。少ないとは、値の少ないことです

ruleset-eagle-5 = イーグルゲーム
setting-ruleset-eagle-5 = { ruleset-eagle-5 }
ruleset-eagle-5-summary = ホイル1887年で、ハートのエースは5
help-ruleset-eagle-5 = ホイル1887年と同じですが、ハートのエースは5、キング4、クイーン3、ジャック2、ほかのハートは1、全部で23です
help-ruleset-eagle-5-source = 1887年のホイルとともに伝わります。小さいハートを数字のとおりに数えるのは、読み違いと見ました

ruleset-basic = 基本のハーツ
setting-ruleset-basic = { ruleset-basic }
ruleset-basic-summary = 点はハートだけ、1枚1点。パスあり
help-ruleset-basic = 点はハート1枚1点だけです。3枚を、向きを変えながら渡します。ディーラーの左がなんでもリードできます。13枚全部を取った席は、自分から13点引くか、ほかの席に足します
help-ruleset-basic-source = アーノルド2011年によるとされますが、原文は読めていません。パスと、8回、全員が同じ回数配るまでという長さは、ここで決めました。最後に平均で精算します

ruleset-auction = オークションハーツ
setting-ruleset-auction = { ruleset-auction }
ruleset-auction-summary = チップをビッドし、点になるスートを決める
help-ruleset-auction = 順に1回ずつチップをビッドします。いちばん高い席が払い、点になるスートを決めてリードします。その1枚につき1チップを払い、取らなかった1席がプールをもらいます。2席なら分けます
help-ruleset-auction-source = フォスター1897年によります。プールが残ると、同じ席が払わずにまたスートを決めます。そのスートはすぐリードできます。だれもビッドしなければハートです。これはここで決めました

ruleset-black-jack = ブラックジャックハーツ
setting-ruleset-black-jack = { ruleset-black-jack }
ruleset-black-jack-summary = スペードのジャックが10点、クイーンは0点
help-ruleset-black-jack = スペードはクイーンの代わりにジャックが10点、ハートは1点です。いつも左へ3枚渡し、ディーラーの左がなんでもリードします。ムーンシュートはなく、100点で終わります
help-ruleset-black-jack-source = 10点はフォスター、13点はギブソン1974年です。いまのルールでジャックを使う読み方もあります。どちらも選べます

ruleset-black-lady = ブラックレディ
setting-ruleset-black-lady = { ruleset-black-lady }
ruleset-black-lady-summary = 標準ルールを3人から6人で。ムーンは選べます
help-ruleset-black-lady = 標準ルールと同じで、3人から6人で遊べます。いちばん低いクラブから始めます。26点を全部取った席は、自分から26点引くか、ほかの席に26点足すかを選びます
help-ruleset-black-lady-source = 百科事典、モアヘッド、パーレットによります。古い形はディスカードハーツ1909年とブラックレディ1950年です

ruleset-discard-1909 = ディスカードハーツ1909年
setting-ruleset-discard-1909 = { ruleset-discard-1909 }
ruleset-discard-1909-summary = クイーン13点、左へパス、禁じ手なし
help-ruleset-discard-1909 = ハートは1点、スペードのクイーンは13点。いつも左へ3枚渡します。ディーラーの左がなんでもリードでき、最初のトリックに点も出せます。ムーンシュートはなく、100点で終わります
help-ruleset-discard-1909-source = フォスター1909年によります。スペードのクイーンに点がつく、最初の形です

ruleset-black-lady-1950 = ブラックレディ1950年
setting-ruleset-black-lady-1950 = { ruleset-black-lady-1950 }
ruleset-black-lady-1950-summary = ディスカードハーツで、全部取ると全員0点
help-ruleset-black-lady-1950 = ディスカードハーツ1909年と同じですが、1席が点を全部取ると、そのハンドは全員0点です
help-ruleset-black-lady-1950-source = カルバートソン1950年によるとされますが、原文は読めていません。百科事典の一文によります

ruleset-black-maria = ブラックマリア
setting-ruleset-black-maria = { ruleset-black-maria }
ruleset-black-maria-summary = スペードのクイーン13、キング10、エース7
help-ruleset-black-maria = スペードのクイーン13点、キング10点、エース7点、ハートは1点です。いつも右へ3枚渡し、ディーラーの左がなんでもリードします。ムーンシュートはなく、100点まで、ふつうは3人です
help-ruleset-black-maria-source = 百科事典ではエース10点、キング7点ですが、パーレットなど、見つけたほかの資料はすべて逆なので、そちらにしました。百科事典のとおりにもできます

ruleset-cancellation = キャンセレーションハーツ
setting-ruleset-cancellation = { ruleset-cancellation }
ruleset-cancellation-summary = カード2組、6人から11人。同じ2枚は打ち消し
help-ruleset-cancellation = カード2組、6人から11人です。同じカード2枚は打ち消し合い、トリックを取れません。それが2組あるか、リードのスートが残らなければ、次に取る席へ持ち越し、同じ席がまたリードします
help-ruleset-cancellation-source = カルバートソン1950年によります。2組で持ち越すのは百科事典だけのルールで、人数が多いとよく起きますが、切れます。配り残りは最初のトリックにつきます。パーレットでは最後です

ruleset-chasse-coeur = シャスクール
setting-ruleset-chasse-coeur = { ruleset-chasse-coeur }
ruleset-chasse-coeur-summary = クイーンは全部13点。ジェネラル宣言あり
help-ruleset-chasse-coeur = クイーンはどれも13点、ほかのハートは1点です。フォローできなければハート、なければクイーンを捨てます。点を全部取ると宣言するジェネラルは、成功で相手が64点、失敗で自分が64点です
help-ruleset-chasse-coeur-source = ガイドマラブーによります。捨て方の決まりは百科事典にはありませんが、ありとし、キングがクイーンを呼び出すルールはなしとしました。どちらも選べます。宣言せずに全部取ると54点です

ruleset-domino = ドミノハーツ
setting-ruleset-domino = { ruleset-domino }
ruleset-domino-summary = 6枚ずつ配り、フォローできるまで引きます
help-ruleset-domino = 6枚ずつ配り、残りは山です。フォローできなければ、できるまで引きます。カードがなくなった席は抜け、最後に残った席が自分のカードと山を取ります。ハートは1点、31点で終わります
help-ruleset-domino-source = フォスター1909年によります。最後の席が取るのは、百科事典では山、バイシクルでは自分のカードです。ここでは両方です

ruleset-greek-phillips = ギリシャハーツ、フィリップス
setting-ruleset-greek-phillips = { ruleset-greek-phillips }
ruleset-greek-phillips-summary = クイーン50点、エース15点。右へパス
help-ruleset-greek-phillips = ディスカードハーツ1909年と同じですが、スペードのクイーン50点、ハートのエース15点、キングからジャック10点、ほかは数字のとおりです。右へ渡し、全部取れば各席から150点受け取ります
help-ruleset-greek-phillips-source = フィリップスとウェストール1939年によるとされますが、原文は読めていません。右へのパス、150点の受け渡し、8回という長さは不確かで、ここで決めました

ruleset-greek-culbertson = ギリシャハーツ、カルバートソン
setting-ruleset-greek-culbertson = { ruleset-greek-culbertson }
ruleset-greek-culbertson-summary = 右へパス、ダイヤのジャックで10点減ります
help-ruleset-greek-culbertson = ブラックレディ1950年と同じですが、右へ3枚渡し、最初のリードにハートは出せません。ダイヤのジャックを取ると10点減ります
help-ruleset-greek-culbertson-source = カルバートソン1950年によるとされますが、原文は読めていません。10点減るカードは不確かで、ダイヤのジャックは推測です

ruleset-greek-maguire = ギリシャハーツ、マグワイア
setting-ruleset-greek-maguire = { ruleset-greek-maguire }
ruleset-greek-maguire-summary = スポットハーツで、いつも左へ3枚パス
help-ruleset-greek-maguire = ハートが数字のとおりの点になるスポットハーツと同じで、いつも左へ3枚渡します
help-ruleset-greek-maguire-source = マグワイア1990年によるとされますが、原文は読めていません。8回という長さはここで決めました

ruleset-greek-parlett = ギリシャハーツ、パーレット
setting-ruleset-greek-parlett = { ruleset-greek-parlett }
ruleset-greek-parlett-summary = 標準ルールで、クイーン50点、エース15点
help-ruleset-greek-parlett = 標準ルールと同じですが、スペードのクイーン50点、ハートのエース15点、キングからジャック10点、ほかのハート1点です。全部取れば各席から150点受け取ります
help-ruleset-greek-parlett-source = パーレット2008年によります。50点と150点は百科事典になく、フィリップスに合わせました

ruleset-heartsette = ハーツェット
setting-ruleset-heartsette = { ruleset-heartsette }
ruleset-heartsette-summary = 点はハートだけ。最初のトリックにウィドウ
help-ruleset-heartsette = 点はハート1枚1点だけです。配らないカードがウィドウで、最初のトリックを取った席がそれも取り、ひとりだけ中を見ます。パスはなく、なんでもリードできます
help-ruleset-heartsette-source = 百科事典の3人のルールは配れないので、スペードの2を抜きます。ウィドウをてふだに入れる本もありますが、ここでは取ったカードに入ります

ruleset-joker = ジョーカーハーツ
setting-ruleset-joker = { ruleset-joker }
ruleset-joker-summary = 点はハートだけ。ジョーカーはいつでも出せます
help-ruleset-joker = 点はハート1枚1点だけです。2枚のジョーカーは、フォローできてもいつでも出せ、トリックを取らず、点もありません。ほかにカードがないときだけリードできます
help-ruleset-joker-source = 百科事典によります。2枚という数と、リードの決まりはここで決めました。1枚、3枚、4枚にもできます

ruleset-omnibus = オムニバスハーツ
setting-ruleset-omnibus = { ruleset-omnibus }
ruleset-omnibus-summary = 標準ルールで、ダイヤの10で10点減ります
help-ruleset-omnibus = 標準ルールと同じで3人から6人。ダイヤの10を取ると10点減ります。それと点のカードを全部取ると26点減り、ほかの席は0点です。合計がマイナスになることもあります
help-ruleset-omnibus-source = 百科事典とバイシクルによります。パスの向きはわからず、標準ルールに合わせました

ruleset-omnibus-jack = オムニバスハーツ、ジャック
setting-ruleset-omnibus-jack = { ruleset-omnibus-jack }
ruleset-omnibus-jack-summary = オムニバスで、ダイヤのジャックで10点減ります
help-ruleset-omnibus-jack = オムニバスハーツと同じですが、10点減るのはダイヤのジャックです
help-ruleset-omnibus-jack-source = 百科事典とバイシクルによります。10の代わりがジャックです

ruleset-partners-team = パートナーハーツ、合同
setting-ruleset-partners-team = { ruleset-partners-team }
ruleset-partners-team-summary = あなたとCPU 2が組み、合計200点で終わり
help-ruleset-partners-team = あなたとCPU 2が組み、CPU 1とCPU 3が相手です。ほかは標準ルールです。味方で26点を全部取ると、相手は26点ずつ。一方の合計が200点に届くと終わり、少ない組が勝ちます
help-ruleset-partners-team-source = 組で全部取るのは百科事典のルール、1席だけで取るのは古いページのルールで、選べます。200点は古いページの数です

ruleset-partners-solo = パートナーハーツ、個別
setting-ruleset-partners-solo = { ruleset-partners-solo }
ruleset-partners-solo-summary = あなたとCPU 2が組み、点は席ごと
help-ruleset-partners-solo = あなたとCPU 2が組みますが、点は席ごとです。1席で26点を全部取ると、相手は26点ずつです。どこかが100点に届くと味方の合計を足し、少ない組が勝ちます
help-ruleset-partners-solo-source = 百科事典によります。全部取った席の味方は0点、というのはここで決めました

ruleset-partners-slam = パートナーハーツ、スラム
setting-ruleset-partners-slam = { ruleset-partners-slam }
ruleset-partners-slam-summary = 4人のオムニバス。スラム宣言と隠れた味方
help-ruleset-partners-slam = 4人のオムニバスハーツです。パスのあと、全トリックを取ると宣言できます。ダイヤの10を持つ席が、それが出るまで隠れた味方です。成功なら26点ずつ減り、失敗なら二人の点の和になります
help-ruleset-partners-slam-source = 百科事典に数はなく、点数はすべて推測です。パスのあとに宣言することも同じです。宣言がなければオムニバスハーツです

ruleset-royal = ロイヤルハーツ
setting-ruleset-royal = { ruleset-royal }
ruleset-royal-summary = 4枚のクイーンに役目。スペードは26点
help-ruleset-royal = スペードのクイーンは26点、クラブのクイーンも取れば0点。ハートのクイーンでハートは倍、ダイヤのクイーンは10点減。最初のトリックに点を出せ、スペードのクイーンでもハートブレイクです
help-ruleset-royal-source = 説明書のおもてだけによります。合計が0より下がらないこと、低いクラブで始めることは、ここで決めました。100点を超えると終わりです。ハートとスペードのクイーンを全部取れば、足すか引くか選べます

ruleset-spot = スポットハーツ
setting-ruleset-spot = { ruleset-spot }
ruleset-spot-summary = ハートは数字のとおりの点、全部で104点
help-ruleset-spot = ハートは数字のとおり、ジャック11、クイーン12、キング13、エース14、全部で104点です。ほかに点はなく、パスもムーンシュートもなく、なんでもリードできます
help-ruleset-spot-source = 百科事典によります。8回という長さはここで決めました。点、パス、ムーンシュート、終わり方を選べます

## Rules that may be otherwise in a new match, and their ways.

switch-chips = 持ちチップ
switch-chips-50 = 50チップ
switch-chips-25 = 25チップ
switch-all-taker = 全部取った席
switch-all-taker-pays = ほかの席に払う
switch-all-taker-paid = ほかの席からもらう
switch-passing = パスの有無
switch-passing-round = 向きを変えて渡す
switch-passing-none = パスなし
switch-running = ハートを全部取ると
switch-running-choice = 足すか引くかを選ぶ
switch-running-off = 特別なことはない
switch-end = 対局の終わり
switch-end-deals = 8回以上、全員が同じ回数配るまで
switch-end-reach-100 = 100点まで
switch-end-reach-500 = 500点まで
switch-spot-values = カードの点
switch-spot-values-face = ハートの数字どおり、エースは14
switch-spot-values-ace-low = ハートの数字どおり、エースは1
switch-spot-values-queen-25 = ハートの数字どおりと、スペードのクイーン25
switch-moon = 点を全部取ると
switch-moon-off = 特別なことはない
switch-moon-others-pay = ほかの席がその点になる
switch-jack-value = スペードのジャック
switch-jack-value-10 = 10点に
switch-jack-value-13 = 13点に
switch-play = 遊び方の型
switch-play-old = 1909年のとおり
switch-play-modern = 標準ルールのとおり
switch-maria-values = スペードのキングとエース
switch-maria-values-usual = キング10点、エース7点
switch-maria-values-article = キング7点、エース10点
switch-void-pairs = 打ち消しが2組あると
switch-void-pairs-2 = だれも取らない
switch-void-pairs-never = なにも変わらない
switch-discards = フォローできないとき
switch-discards-forced = ハートを先に、次にクイーン
switch-discards-free = なんでも出せる
switch-king-pulls = キングがクイーンを呼び出す
switch-king-pulls-off = 使わない
switch-king-pulls-on = ジェネラルのとき
switch-jokers = ジョーカーの数
switch-jokers-2 = 2枚使う
switch-jokers-1 = 1枚使う
switch-jokers-3 = 3枚使う
switch-jokers-4 = 4枚使う
switch-slam-by = ムーンシュートできるのは
switch-slam-by-side = 味方の二人で
switch-slam-by-seat = 1席だけで
