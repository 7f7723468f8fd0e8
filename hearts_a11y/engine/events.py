"""Everything that can happen, as one closed union. Names are past tense.

Law of this file: an event carries all that is needed to tell it, so no listener reads the state
late; `audience` is the one seat that may hear it, or None where everyone may (interface A1, A2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from hearts_a11y.engine.ruleset import Slam

if TYPE_CHECKING:
    from hearts_a11y.engine.actions import SlamChoice
    from hearts_a11y.engine.cards import Card, Mask, Seat, Suit
    from hearts_a11y.engine.ruleset import Level, Prelude


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match of `seats` began under the ruleset called `ruleset`.

    sides: the seats that play together, where sides are fixed.
    """

    ruleset: str
    seats: int
    level: Level
    sides: tuple[tuple[Seat, ...], ...] = ()
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandStarted:
    """Hand `number` (from 1) was dealt; cards pass `offset` seats clockwise, 0 for no pass.

    offset: None in a game that never passes.
    dealer: who dealt it, None where the ruleset has no dealer.
    """

    number: int
    offset: int | None
    seats: int
    dealer: Seat | None = None
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandDealt:
    """One seat was dealt `cards`."""

    audience: Seat
    cards: Mask


@dataclass(frozen=True, slots=True)
class PassChosen:
    """`seat` has chosen what it passes; what, nobody hears (P3)."""

    seat: Seat
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """`audience` passed `cards` to `to`, at a table of `seats`."""

    audience: Seat
    cards: Mask
    to: Seat
    seats: int


@dataclass(frozen=True, slots=True)
class CardsReceived:
    """`audience` received `cards` from `giver`, at a table of `seats`."""

    audience: Seat
    cards: Mask
    giver: Seat
    seats: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """`seat` played `card`; `leads` opens a trick, `void` names a suit first shown to be void."""

    seat: Seat
    card: Card
    leads: bool
    void: Suit | None
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandEmptied:
    """`seat` has played its last card, and drops out while others play on."""

    seat: Seat
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """A heart was played for the first time in the hand (K4)."""

    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class BidMade:
    """`seat` bid `chips` for naming the suit that counts, 0 for no bid."""

    seat: Seat
    chips: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """`seat` names the suit of this hand, for `chips` paid, 0 after a hand that nobody won."""

    seat: Seat
    chips: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """`seat` named the suit that counts; None where nobody bid, and hearts count."""

    seat: Seat | None
    suit: Suit
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Declared:
    """`seat` said whether it undertakes what the hand offers."""

    seat: Seat
    offer: Prelude
    undertakes: bool
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class PartnerShown:
    """`seat` turned out to be the declarer's silent partner."""

    seat: Seat
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """`seat` drew `count` cards from the stock, which has `left`."""

    seat: Seat
    count: int
    left: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class CardsDrawnSeen:
    """One seat drew `cards`."""

    audience: Seat
    cards: Mask


@dataclass(frozen=True, slots=True)
class CardsCancelled:
    """Both copies of each of `cards` lie in the trick, and none of them can take it."""

    cards: tuple[Card, ...]
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """`seat` took trick `number` (from 1), with `carried` cards of void ones (K8).

    points: what its hand has more of them, by what goes with what it had.
    """

    seat: Seat
    number: int
    points: int
    carried: int = 0
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class TrickVoided:
    """Nobody took trick `number`: `count` cards lie for the next taker; `leader` leads again."""

    leader: Seat
    number: int
    count: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class WidowTaken:
    """`seat` took the widow's `count` cards with its trick."""

    seat: Seat
    count: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class WidowSeen:
    """One seat saw the `cards` of the widow it took."""

    audience: Seat
    cards: Mask


@dataclass(frozen=True, slots=True)
class RestTaken:
    """`seat` took the last `count` cards, of its own hand and the stock, worth `points`."""

    seat: Seat
    count: int
    points: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class ContractScored:
    """The side of `declarer` made, or failed, what it undertook."""

    declarer: Seat
    partner: Seat | None
    offer: Prelude
    is_made: bool
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class SlamChosen:
    """`seat` said what its slam of `amount` points does."""

    seat: Seat
    choice: SlamChoice
    amount: int
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class HandScored:
    """Hand `number` ended; by seat, `scores` added (S1, S2) and `totals` after it.

    pool: where chips are counted, those left in the pool; None where points are. sides: the seats
    that are counted together, where sides are.
    """

    number: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    pool: int | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class MoonShot:
    """`seat`, or its whole `side`, took every point, with the effect `slam` of `amount` (S2).

    opponents: how many seats that effect may fall on.
    """

    seat: Seat
    amount: int
    opponents: int
    slam: Slam = Slam.OTHERS_PAY
    side: tuple[Seat, ...] = ()
    audience: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match ended with `totals`; `winners` are the best seats or sides (T4).

    pool, sides: as in HandScored. balances: by seat, the distance from the mean times the number
    of seats, where the ruleset settles so.
    """

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    pool: int | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()
    balances: tuple[int, ...] = ()
    audience: ClassVar[None] = None


Event: TypeAlias = (
    MatchStarted
    | HandStarted
    | HandDealt
    | PassChosen
    | CardsPassed
    | CardsReceived
    | BidMade
    | AuctionWon
    | SuitNamed
    | Declared
    | PartnerShown
    | CardPlayed
    | HandEmptied
    | HeartsBroken
    | CardsDrawn
    | CardsDrawnSeen
    | CardsCancelled
    | TrickTaken
    | TrickVoided
    | WidowTaken
    | WidowSeen
    | RestTaken
    | ContractScored
    | SlamChosen
    | HandScored
    | MoonShot
    | MatchEnded
)
