"""Why a command is refused: one error for each reason. The shell answers them with their status and text."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, ClassVar


class Ground(Enum):
    """What kind of reason it is."""

    FORBIDDEN = auto()
    MISSING = auto()
    CONFLICT = auto()
    STALE = auto()


class RefusalError(Exception):
    """The base of all refusals: ``code`` is the key of the text, ``params`` are its parameters."""

    ground: ClassVar[Ground] = Ground.CONFLICT
    code: ClassVar[str]

    def __init__(self, **params: Any) -> None:
        super().__init__(self.code)
        self.params = params


class NotYourTableError(RefusalError):
    """The guest has no seat here."""

    ground, code = Ground.FORBIDDEN, "not-your-table"


class NotYourSeatError(RefusalError):
    """The seat is another's."""

    ground, code = Ground.FORBIDDEN, "not-your-seat"


class PrivateError(RefusalError):
    """The table is private, and the guest is not invited."""

    ground, code = Ground.FORBIDDEN, "private"


class PresentError(RefusalError):
    """The guest to be replaced is online, or was until ``seconds`` before they count as absent."""

    ground, code = Ground.FORBIDDEN, "seat-present"


class NoSeatError(RefusalError):
    """There is no such seat."""

    ground, code = Ground.MISSING, "no-seat"


class NoPlyError(RefusalError):
    """The game has no such ``ply``."""

    ground, code = Ground.MISSING, "no-ply"


class OldPlyError(RefusalError):
    """The game is at another ``ply`` than ``yours``."""

    ground, code = Ground.STALE, "stale"


class TakenBackError(RefusalError):
    """The decision was chosen in a position that was taken back since."""

    ground, code = Ground.STALE, "taken-back"


class NotRunningError(RefusalError):
    """No game is running."""

    code = "not-running"


class NotOverError(RefusalError):
    """The game is not over."""

    code = "not-over"


class NotWaitingError(RefusalError):
    """The table does not wait for players."""

    code = "not-waiting"


class NotYourTurnError(RefusalError):
    """Another seat decides, or a bot for this one."""

    code = "not-your-turn"


class OutOfTimeError(RefusalError):
    """The time for the decision is over."""

    code = "out-of-time"


class RatedUndoError(RefusalError):
    """Nothing is taken back in rated games."""

    code = "rated-undo"


class ManyUndosError(RefusalError):
    """The table has used up its ``most`` undos."""

    code = "many-undos"


class NothingToUndoError(RefusalError):
    """The guest has decided nothing yet."""

    code = "no-undo"


class OthersDecidedError(RefusalError):
    """Somebody else decided last."""

    code = "undo-others"


class RevealedError(RefusalError):
    """The decision revealed something."""

    code = "undo-reveal"


class AskFirstError(RefusalError):
    """The others have to agree to this undo."""

    code = "undo-ask"


class NobodyToAskError(RefusalError):
    """Nobody else plays here."""

    code = "nobody-to-ask"


class AskedAlreadyError(RefusalError):
    """The guest has asked for this already in this position."""

    code = "asked-already"


class NoDrawsError(RefusalError):
    """The game knows no draws."""

    code = "no-draws"


class OfferGoneError(RefusalError):
    """The offer is not open, or not for the guest."""

    code = "offer-gone"


class TooLateError(RefusalError):
    """Everybody has decided something: the game cannot be aborted."""

    code = "too-late"


class SeatOutError(RefusalError):
    """The seat has lost."""

    code = "seat-out"


class SeatTakenError(RefusalError):
    """The seat is not free for the guest."""

    code = "seat-taken"


class NameWantedError(RefusalError):
    """Only guests with a name sit at rated tables."""

    code = "name-wanted"


class OneSeatError(RefusalError):
    """A guest has one seat at a rated table."""

    code = "one-seat"


class RatedPeopleError(RefusalError):
    """No bots at rated tables."""

    code = "rated-people"


class SlowTableError(RefusalError):
    """Where a turn has days, only those who left are replaced."""

    code = "slow-table"


class ChatFullError(RefusalError):
    """The guest or their audience has used up the lines."""

    code = "chat-full"
