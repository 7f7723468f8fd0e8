### What `simulate` says of itself and of what it found. Players are named as they are typed, and
### numbers with a decimal point come in as they are to be read.

simulate-field = In the seats, { $values }
simulate-size = { $hands } hands of { $deals } deals
simulate-points = Points a hand of { $player }, { $mean }, 95 percent sure { $low } to { $high }
simulate-others = Points a hand of each other seat, { $mean }, { $low } to { $high }
simulate-difference = Difference, { $mean }, { $low } to { $high }, below zero { $player } is better
simulate-points-chips = Chips won a hand by { $player }, { $mean }, 95 percent sure { $low } to { $high }
simulate-others-chips = Chips won a hand by each other seat, { $mean }, { $low } to { $high }
simulate-difference-chips = Difference, { $mean }, { $low } to { $high }, above zero { $player } is better
simulate-moons = Moons in 100 hands, { $own } by { $player }, { $others } by another seat
simulate-speed = { $n } cards played a second

## Help, a line an option, and a complaint.

cli-simulate-field = { $option } and players, with commas and no spaces between: the first against the others, the last in every seat left. Players are easy, normal, strong, random and ducker
cli-simulate-ruleset = { $option } and one of { $values }: the rules
cli-simulate-seats = { $option } and a number: how many seats
cli-simulate-deals = { $option } and a number: how many deals. Each is played once with the first player in every seat
cli-simulate-seed = { $option } and any text: the same seed gives the same deals and the same play
cli-simulate-jobs = { $option } and a number: how many processes share the work. The result does not depend on it
cli-simulate-json = { $option }: one line of JSON in place of sentences

cli-no-such-seats = These rules are not played by { $value }. Choose from { $least } to { $most } seats
