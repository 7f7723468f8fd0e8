### The rulesets of the family: name, summary, page of help, where it is from and what was decided.

ruleset-hoyle-1887 = Hoyle 1887
setting-ruleset-hoyle-1887 = { ruleset-hoyle-1887 }
ruleset-hoyle-1887-summary = Chips and a pool. All pay whoever took fewest hearts
help-ruleset-hoyle-1887 = You play for chips, 50 each. After a hand every seat pays a chip for each heart it took, and whoever took fewest gets them all. Ties share, and what does not divide waits in the pool. Who takes all 13 pays 13
help-ruleset-hoyle-1887-source = From Standard Hoyle of 1887, which could not be read. Decided here: the match ends when a seat has no chips left, or after 24 deals. The most chips win

ruleset-eagle-14 = Double Game
setting-ruleset-eagle-14 = { ruleset-eagle-14 }
ruleset-eagle-14-summary = Hoyle 1887, hearts at what they show
help-ruleset-eagle-14 = As Hoyle 1887, but hearts cost what they show, with jack 11, queen 12, king 13 and ace 14, 104 in all. Everybody begins with 200 chips
help-ruleset-eagle-14-source = Told with the Hoyle of 1887. Decided here: 200 chips, since 50 would not last one hand, and that the fewest means the lowest value

ruleset-eagle-5 = Eagle Game
setting-ruleset-eagle-5 = { ruleset-eagle-5 }
ruleset-eagle-5-summary = Hoyle 1887, ace 5, king 4, queen 3, jack 2
help-ruleset-eagle-5 = As Hoyle 1887, but the ace of hearts costs 5, the king 4, the queen 3, the jack 2 and every other heart 1, 23 in all
help-ruleset-eagle-5-source = Told with the Hoyle of 1887. Elsewhere the small hearts are found at what they show, which is taken for a mistake here

ruleset-basic = Basic Hearts
setting-ruleset-basic = { ruleset-basic }
ruleset-basic-summary = Hearts only, 1 each. Passes, and any lead
help-ruleset-basic = Hearts cost 1 each, and nothing else does. Three cards pass in changing directions. The dealer's left leads anything, hearts too. Whoever takes all 13 takes 13 off, or puts 13 on all others
help-ruleset-basic-source = After Arnold, 2011, which could not be read. Decided here: the pass, and 8 deals, rounded up until all have dealt equally often. Settled by the average, for stakes

ruleset-auction = Auction Hearts
setting-ruleset-auction = { ruleset-auction }
ruleset-auction-summary = Bid chips to name the suit that costs
help-ruleset-auction = Each seat bids chips once, or not. The highest pays, names the suit, and leads. Each card of it then costs its taker a chip. One seat clear of it takes the pool, two share it, otherwise the pool stays
help-ruleset-auction-source = After Foster, 1897. When the pool stays, the same seat names a suit again and does not pay. Decided here: the suit may be led at once, and without a bid hearts cost. Parlett gives the pool to the fewest

ruleset-black-jack = Black Jack Hearts
setting-ruleset-black-jack = { ruleset-black-jack }
ruleset-black-jack-summary = The jack of spades costs 10, the queen nothing
help-ruleset-black-jack = The jack of spades costs 10, its queen nothing, and hearts 1 each. Three cards always pass left, the dealer's left leads anything, and there is no moon. The match ends at 100
help-ruleset-black-jack-source = Ten is Foster's, 13 is Gibson's of 1974. The encyclopedia may also mean today's rules with the jack for the queen. Both are switches

ruleset-black-lady = Black Lady
setting-ruleset-black-lady = { ruleset-black-lady }
ruleset-black-lady-summary = Standard for three to six. A moon is chosen
help-ruleset-black-lady = As standard, for three to six. The lowest club leads. Whoever takes all 26 points takes 26 off its total, or puts 26 on all others
help-ruleset-black-lady-source = After the encyclopedia, Morehead and Parlett. Its older forms here are Discard Hearts 1909 and Black Lady 1950

ruleset-discard-1909 = Discard Hearts 1909
setting-ruleset-discard-1909 = { ruleset-discard-1909 }
ruleset-discard-1909-summary = Queen of spades 13, pass left, nothing forbidden
help-ruleset-discard-1909 = Hearts cost 1, the queen of spades 13. Three cards always pass left. The dealer's left leads anything, points may go to the first trick, hearts need no breaking, and there is no moon. It ends at 100
help-ruleset-discard-1909-source = After Foster, 1909. It is the queen of spades in her first form

ruleset-black-lady-1950 = Black Lady 1950
setting-ruleset-black-lady-1950 = { ruleset-black-lady-1950 }
ruleset-black-lady-1950-summary = Discard Hearts 1909. If one takes all, nobody scores
help-ruleset-black-lady-1950 = As Discard Hearts 1909, but when one seat takes every point, nobody scores anything for that hand
help-ruleset-black-lady-1950-source = After Culbertson, 1950, which could not be read. The encyclopedia tells of it in passing

ruleset-black-maria = Black Maria
setting-ruleset-black-maria = { ruleset-black-maria }
ruleset-black-maria-summary = Queen, king and ace of spades cost 13, 10 and 7
help-ruleset-black-maria = The queen of spades costs 13, the king 10, the ace 7, and hearts 1. Three cards always pass right. The dealer's left leads anything, nothing is forbidden, and there is no moon. Usually for three, to 100
help-ruleset-black-maria-source = The encyclopedia gives the ace 10 and the king 7. Every other source found, Parlett among them, has them the other way, and so it is here. A switch plays the encyclopedia's

ruleset-cancellation = Cancellation Hearts
setting-ruleset-cancellation = { ruleset-cancellation }
ruleset-cancellation-summary = Two packs, six to eleven seats. Like cards cancel
help-ruleset-cancellation = Two packs, for six to eleven. Two like cards in a trick cancel, and neither takes it. With two such pairs, or nothing of the suit left, the cards wait for the next taker, and the same seat leads again
help-ruleset-cancellation-source = After Culbertson, 1950. That two pairs void a trick is the encyclopedia's alone, and voids many at a large table. A switch turns it off. Cards left over go with the first trick, though Parlett says the last

ruleset-chasse-coeur = Chasse Coeur
setting-ruleset-chasse-coeur = { ruleset-chasse-coeur }
ruleset-chasse-coeur-summary = Every queen costs 13. A general takes every point
help-ruleset-chasse-coeur = Every queen costs 13, other hearts 1. If you cannot follow, throw a heart, else a queen. A general undertakes every point: made, it costs the others 64 each, failed, its own seat 64. Undeclared it is 54
help-ruleset-chasse-coeur-source = After the Guide Marabout. The encyclopedia knows no forced discards. They are on, and a king that pulls its queen under a general is off. Both are switches

ruleset-domino = Domino Hearts
setting-ruleset-domino = { ruleset-domino }
ruleset-domino-summary = Six cards each. Draw until you can follow
help-ruleset-domino = Six cards each, the rest is a stock. If you cannot follow, you draw until you can. Whoever runs out is out of the hand. The last with cards takes them and the stock. Hearts cost 1, and it ends at 31
help-ruleset-domino-source = After Foster, 1909. In the encyclopedia the last seat takes the stock, in Bicycle its own cards. Here it takes both

ruleset-greek-phillips = Greek Hearts, Phillips
setting-ruleset-greek-phillips = { ruleset-greek-phillips }
ruleset-greek-phillips-summary = Queen of spades 50, ace of hearts 15. Pass right
help-ruleset-greek-phillips = As Discard Hearts 1909, but the queen of spades costs 50, the ace of hearts 15, king, queen and jack 10, small hearts what they show. Cards pass right. Whoever takes all is paid 150 by each seat
help-ruleset-greek-phillips-source = After Phillips and Westall, 1939, which could not be read. Uncertain, and decided here: the pass to the right, the 150 as one payment, and a match of 8 deals, rounded up

ruleset-greek-culbertson = Greek Hearts, Culbertson
setting-ruleset-greek-culbertson = { ruleset-greek-culbertson }
ruleset-greek-culbertson-summary = Black Lady 1950. Pass right, jack of diamonds 10 off
help-ruleset-greek-culbertson = As Black Lady 1950, but three cards pass right, no heart may be led to the first trick, and the jack of diamonds takes 10 points off
help-ruleset-greek-culbertson-source = After Culbertson, 1950, which could not be read. Which card is the bonus is uncertain. The jack of diamonds is a guess

ruleset-greek-maguire = Greek Hearts, Maguire
setting-ruleset-greek-maguire = { ruleset-greek-maguire }
ruleset-greek-maguire-summary = Spot Hearts, three cards passed left
help-ruleset-greek-maguire = As Spot Hearts, where each heart costs what it shows, with three cards always passed to the left
help-ruleset-greek-maguire-source = After Maguire, 1990, which could not be read. Decided here: a match of 8 deals, rounded up

ruleset-greek-parlett = Greek Hearts, Parlett
setting-ruleset-greek-parlett = { ruleset-greek-parlett }
ruleset-greek-parlett-summary = Standard play. Queen of spades 50, ace of hearts 15
help-ruleset-greek-parlett = As standard, for three to six, but the queen of spades costs 50, the ace of hearts 15, king, queen and jack 10, other hearts 1. Whoever takes all is paid 150 by each seat. It ends by deals
help-ruleset-greek-parlett-source = After Parlett, 2008. The encyclopedia does not give the 50 and the 150. They are taken from Phillips

ruleset-heartsette = Heartsette
setting-ruleset-heartsette = { ruleset-heartsette }
ruleset-heartsette-summary = Hearts only. The first trick brings a hidden widow
help-ruleset-heartsette = Only hearts cost, 1 each. Some cards lie aside as the widow. Whoever takes the first trick takes it too, hearts and all, and alone sees it. There is no pass, and any card may be led
help-ruleset-heartsette-source = The encyclopedia's rule for three cannot be dealt, so three play without the two of spades. One book puts the widow into the hand. Here it goes to the cards taken

ruleset-joker = Joker Hearts
setting-ruleset-joker = { ruleset-joker }
ruleset-joker-summary = Hearts only. A joker may be played at any time
help-ruleset-joker = Only hearts cost, 1 each. The two jokers may be played at any time, even if you can follow. They never take a trick and cost nothing. A joker is led only when you hold nothing else
help-ruleset-joker-source = After the encyclopedia. Decided here: two jokers, led only from a hand of jokers. A switch gives one, three or four

ruleset-omnibus = Omnibus Hearts
setting-ruleset-omnibus = { ruleset-omnibus }
ruleset-omnibus-summary = Standard, and the ten of diamonds takes 10 off
help-ruleset-omnibus = As standard, for three to six, but the ten of diamonds takes 10 points off. Whoever takes it and every point has 26 off, and the others nothing. Totals may fall below nothing
help-ruleset-omnibus-source = After the encyclopedia and Bicycle. How its cards pass could not be found. Here they pass round as in standard

ruleset-omnibus-jack = Omnibus Hearts, jack
setting-ruleset-omnibus-jack = { ruleset-omnibus-jack }
ruleset-omnibus-jack-summary = Omnibus with the jack of diamonds
help-ruleset-omnibus-jack = As Omnibus Hearts, but it is the jack of diamonds that takes 10 points off
help-ruleset-omnibus-jack-source = After the encyclopedia and Bicycle, with the jack for the ten

ruleset-partners-team = Partners, one score
setting-ruleset-partners-team = { ruleset-partners-team }
ruleset-partners-team-summary = You and CPU 2 together. A side ends it at 200
help-ruleset-partners-team = You and CPU 2 play against CPU 1 and CPU 3, as standard otherwise. When a side takes all 26, each opponent scores 26. The match ends when a side has 200 together, and the lower side wins
help-ruleset-partners-team-source = That a side may take all together is the encyclopedia's. An older page has one of the two do it, which is a switch. The 200 is that page's

ruleset-partners-solo = Partners, own scores
setting-ruleset-partners-solo = { ruleset-partners-solo }
ruleset-partners-solo-summary = You and CPU 2 together, each with an own score
help-ruleset-partners-solo = You and CPU 2 against CPU 1 and CPU 3, each with an own score. One seat that takes all 26 alone puts 26 on each opponent. When a seat has 100, partners add their totals, and the lower side wins
help-ruleset-partners-solo-source = After the encyclopedia. Decided here: the partner of a seat that takes all scores nothing

ruleset-partners-slam = Partners, slam bid
setting-ruleset-partners-slam = { ruleset-partners-slam }
ruleset-partners-slam-summary = Omnibus for four, with a slam bid and a hidden partner
help-ruleset-partners-slam = Omnibus for four. After the pass a seat may bid to take every trick. The holder of the ten of diamonds is its silent partner. Made, each has 26 off. Failed, each scores what both took
help-ruleset-partners-slam-source = The encyclopedia gives no figures. All of them are guesses, and so is the pass before the bid. Without a bid it is plain Omnibus

ruleset-royal = Royal Hearts
setting-ruleset-royal = { ruleset-royal }
ruleset-royal-summary = Each queen does something. The queen of spades costs 26
help-ruleset-royal = The queen of spades costs 26, or nothing with the queen of clubs, and breaks hearts. The queen of hearts doubles your hearts, the queen of diamonds takes 10 off. Points may go to the first trick
help-ruleset-royal-source = From the front of the rulebook alone. Decided here: no total falls below nothing, and the lowest club leads. It ends above 100. Who takes all hearts and the queen of spades chooses on or off

ruleset-spot = Spot Hearts
setting-ruleset-spot = { ruleset-spot }
ruleset-spot-summary = Every heart costs what it shows, 104 in all
help-ruleset-spot = Every heart costs what it shows, with jack 11, queen 12, king 13 and ace 14, 104 in all. Nothing else costs. There is no pass and no moon, and any card may be led
help-ruleset-spot-source = After the encyclopedia. Decided here: a match of 8 deals, rounded up. Switches change the values, the pass, the moon and the end

## Rules that may be otherwise in a new match, and their ways.

switch-chips = Chips each
switch-chips-50 = 50 chips
switch-chips-25 = 25 chips
switch-all-taker = Whoever takes everything
switch-all-taker-pays = pays the others
switch-all-taker-paid = is paid by the others
switch-passing = The pass
switch-passing-round = in changing directions
switch-passing-none = no pass
switch-running = Taking every heart
switch-running-choice = is on or off, as the taker says
switch-running-off = is nothing special
switch-end = The end of the match
switch-end-deals = after 8 deals, rounded up
switch-end-reach-100 = at 100 points
switch-end-reach-500 = at 500 points
switch-spot-values = Values
switch-spot-values-face = as hearts show, ace 14
switch-spot-values-ace-low = as hearts show, ace 1
switch-spot-values-queen-25 = as hearts show, and queen of spades 25
switch-moon = Taking every point
switch-moon-off = is nothing special
switch-moon-others-pay = all others score them
switch-jack-value = Jack of spades
switch-jack-value-10 = 10 points
switch-jack-value-13 = 13 points
switch-play = Manner of play
switch-play-old = as in 1909
switch-play-modern = as standard
switch-maria-values = King and ace of spades
switch-maria-values-usual = king 10, ace 7
switch-maria-values-article = king 7, ace 10
switch-void-pairs = Two cancelled pairs
switch-void-pairs-2 = void the trick
switch-void-pairs-never = change nothing
switch-discards = When you cannot follow
switch-discards-forced = hearts first, then queens
switch-discards-free = any card
switch-king-pulls = King pulls the queen
switch-king-pulls-off = never
switch-king-pulls-on = under a general
switch-jokers = Jokers
switch-jokers-2 = 2 jokers
switch-jokers-1 = 1 joker
switch-jokers-3 = 3 jokers
switch-jokers-4 = 4 jokers
switch-slam-by = Who may shoot the moon
switch-slam-by-side = a side together
switch-slam-by-seat = one seat alone
