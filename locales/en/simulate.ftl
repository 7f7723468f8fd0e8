### What `simulate` says of itself and of what it found. Players, rulesets and options are named as
### they are typed; numbers with a point come in as they are to be read.

simulate-json = { $json }
simulate-player = { $name }

simulate-played = Field, { $player } against { $others }, { $hands } hands of { $deals } deals, ruleset { $ruleset }, seed { $seed }
simulate-points = Points of { $player }, { $mean } a hand, between { $low } and { $high } with 95 percent confidence
simulate-points-of-others = Points of each other seat, { $mean } a hand, between { $low } and { $high }
simulate-difference = Difference, { $mean }, between { $low } and { $high }. Below zero { $player } is better
simulate-moons-for = Moons by { $player }, { $share } percent of hands
simulate-moons-against = Moons by another seat, { $share } percent of hands
simulate-speed = Speed, { $plays } plays a second

simulate-no-such-seats = { $ruleset } is not played by { $seats }. Choose from { $least } to { $most } seats

## Help, a line an option. $option is what is typed, $values what it may be.

simulate-option-field = { $option } and players, with commas and no spaces between: the first against the others, the last in every seat left. Players are easy, normal, strong, random and ducker
simulate-option-ruleset = { $option } and one of { $values }: the rules
simulate-option-seats = { $option } and a number: how many seats
simulate-option-deals = { $option } and a number: how many deals. Each is played once with the first player in every seat
simulate-option-seed = { $option } and any text: the same seed gives the same deals and the same play
simulate-option-jobs = { $option } and a number: how many processes share the work. The result does not depend on it
simulate-option-json = { $option }: one line of JSON in place of sentences
