### How to play, in short pages: one page is one to three short sentences, heard in well
### under twenty seconds. KEY("...") becomes the key that the player really has for a command.

## The rules.

help-rules-title = The rules
help-rules-1 = In Hearts you try to take as few points as you can. You play against three computer seats. When the match ends, the lowest total wins
help-rules-2 = Play goes clockwise. CPU 1 sits on your left, CPU 2 across from you, and CPU 3 on your right
help-rules-3 = All 52 cards are dealt, 13 to each seat. There are no trumps. In every suit the ace is the highest card and the two the lowest
help-rules-4 = Each heart is worth 1 point, and the queen of spades 13. That makes 26 points in every hand. The other 38 cards are worth nothing
help-rules-5 = Before the play, each seat passes three cards to another. The direction changes from hand to hand, and in every fourth hand nobody passes. All cards change hands at the same moment
help-rules-6 = Whoever holds the two of clubs leads it. No other card can open a hand
help-rules-7 = If you hold the suit that was led, you must follow it, always. Holding none of it is called being void, and then you may play another suit
help-rules-8 = In the first trick nobody may play a heart or the queen of spades. Only a hand of nothing but point cards may, and then any of them
help-rules-9 = Hearts may not be led until a heart has been played in an earlier trick. Until then, hearts are not broken. A hand of nothing but hearts may lead one all the same
help-rules-10 = The queen of spades is not a heart. It never breaks hearts, and it may be led at any time
help-rules-11 = The highest card of the suit that was led takes the trick. A card of another suit never does. Whoever takes a trick leads to the next
help-rules-12 = A hand has 13 tricks. After the last, each seat adds the points it took to its total
help-rules-13 = A seat that takes all 26 points has shot the moon. It scores nothing, and the other three score 26 each
help-rules-14 = The match ends after a hand in which a total reaches the end score, which is 100 in the standard game
help-rules-15 = Alone with the lowest total, you win. Share the lowest and it is a draw. If one seat is lower than you, you lose
help-rules-16 = A played card cannot be taken back, and there are no hints. The one help is that every card tells you whether the rules allow it now
help-rules-17 = When a hand is over, its tricks cannot be looked up any more. What you noticed is yours to remember

## How a turn works.

help-turn-title = How a turn works
help-turn-1 = { KEY("next-card") } and { KEY("previous-card") } move through your hand, in the order of the suits. Each card says its name. A card you may not play also says: cannot play now
help-turn-2 = Playing a card takes two steps. { KEY("take") } lifts the card you are on, and { KEY("take") } again plays it
help-turn-3 = To change your mind, lift another card, or put the lifted one back with { KEY("put-back") }. The lifted card waits while you look around or ask
help-turn-4 = { KEY("next-playable") } goes to the next card you may play. { KEY("why") } tells you the rule that refuses the card you are on
help-turn-5 = To pass, go to a card and choose it with { KEY("take") }. The same key takes the choice back. With all cards chosen, { KEY("confirm") } passes them
help-turn-6 = After your card the other seats answer in turn, with a short pause before each. The full trick is then collected. You yourself are never timed
help-turn-7 = Ask at any time, and nothing in the game changes. { KEY("hand") } reads your hand, { KEY("trick") } the table, { KEY("scores") } the scores. { KEY("turn") } says whose turn it is
help-turn-8 = After a hand the game waits for you. { KEY("confirm") } deals the next one
help-turn-9 = Every step is saved as you take it. Leave with { KEY("leave") } or close the window, and later go on from the same place

## The keys: a line for each command, made from the key table, under where they count.

help-keys-title = The keys
help-keys-table = At the card table
help-keys-common = Everywhere
help-keys-list = In menus and other lists
help-keys-question = When you are asked yes or no

## The three difficulties.

help-levels-title = The three difficulties
help-levels-1 = Whatever the difficulty, computer seats see their own cards and the cards already played. They never see your hand
help-levels-2 = Easy plays by simple habits. It ducks with low cards, gets rid of high ones when that seems safe, and counts nothing
help-levels-3 = Normal tries to run out of a suit, goes after the queen of spades, and keeps a rough count of the suits
help-levels-4 = Strong counts every card played and works out who is void. It guards against the queen of spades, and tries to stop a seat that looks set for the moon
help-levels-5 = No computer seat sets out to shoot the moon. All of them stop giving points to a seat that may be doing it
help-levels-6 = A new difficulty holds from the next match. Statistics are kept for each one

## Advice on play.

help-advice-title = Advice on play
help-advice-1 = When you pass, look at your spades first. The queen, king and ace are dangerous unless low spades go with them
help-advice-2 = Passing all your cards of a short suit can leave you without it. When it is led, you can then throw a high card or points on somebody else
help-advice-3 = High cards take tricks. The first trick holds no points as a rule, so it is a good time to play one
help-advice-4 = While the queen of spades is still out, leading low spades can force it into the open. Do not do this if you hold it yourself
help-advice-5 = If you must take a trick anyway, take it with your highest card. If you can stay under, play the highest card that does
help-advice-6 = Keep a low card in a suit for the end of the hand. The last tricks often carry the most points
help-advice-7 = Listen for a seat that is void in a suit. Leading that suit invites it to throw points
help-advice-8 = When one seat has taken every point so far, think of the moon. A single heart in another seat stops it

## Screen readers and braille.

help-readers-title = Screen readers and braille
help-readers-1 = The game writes plain lines, one after another, and never changes a line. Your screen reader or braille display reads them, and its review keys reach every earlier line
help-readers-2 = After an arrow key some readers first speak the character under the cursor. Every arrow has a letter key that does the same, and answers sooner
help-readers-3 = If your reader speaks each key you press, you may want to turn that off while you play
help-readers-4 = Missed something? { KEY("again") } says the card again. { KEY("repeat") } says all the news since you last acted. { KEY("older") } and { KEY("newer") } step through the messages of the hand
help-readers-5 = { KEY("verbosity") } switches between normal and short speech. { KEY("slower") } and { KEY("faster") } change the pause before each computer move. With the pace set to steps, { KEY("confirm") } goes on
help-readers-6 = { KEY("language") } switches between English and Japanese at any moment. Set your voice to the same language
help-readers-7 = If single keys do not reach the game, start it with the option --line. Then type a letter, a word or the name of a card, and press Enter
help-readers-8 = Every key can be changed or turned off in the settings file. { KEY("help") } always tells you the keys you have now

## The rulesets: what each one changes, and a summary for the list to choose from.

help-ruleset-standard = Standard passes cards left, then right, then across, and in the fourth hand not at all. The match ends when a total reaches 100. Computer seats do not remember which cards they passed
help-ruleset-classic = Classic passes cards left, then across, then right, and in the fourth hand not at all. You may set the end score. Normal and strong computer seats remember which cards they passed, and to whom
help-ruleset-standard-source = The game as it is mostly played today, after the encyclopedia. What its sources leave open is decided in the rules that come with this program
help-ruleset-classic-source = A popular game on the web. It names no exceptions to what the first trick and unbroken hearts forbid. Here they are those of standard
ruleset-standard-summary = Passes left, right, across, none. Ends at 100
ruleset-classic-summary = Passes left, across, right, none. You set the end score

## Help for the moment.

help-list = { KEY("next-item") } is next, { KEY("previous-item") } previous. { KEY("open") } takes an item, a digit picks one, { KEY("back") } goes back
help-turn = Your turn. { KEY("next-card") } and { KEY("previous-card") } move, { KEY("next-playable") } finds a card you may play. { KEY("take") } lifts it, and again plays it. { KEY("hand") } reads your hand, { KEY("trick") } the trick
help-pass = The pass. { KEY("next-card") } and { KEY("previous-card") } move, { KEY("take") } chooses a card. With { $count } chosen, { KEY("confirm") } passes them
help-wait = The others are playing. { KEY("turn") } says whose turn it is, { KEY("trick") } reads the trick, { KEY("repeat") } the news
help-wait-step = The others wait for you, { KEY("confirm") } goes on. { KEY("turn") } says whose turn it is, { KEY("trick") } reads the trick, { KEY("repeat") } the news
help-hand-over = The hand is over. { KEY("confirm") } deals the next, { KEY("scores") } reads the scores, { KEY("leave") } goes to the menu
help-match-over = The match is over. { KEY("confirm") } begins the next, { KEY("scores") } reads the scores, { KEY("leave") } goes to the menu
