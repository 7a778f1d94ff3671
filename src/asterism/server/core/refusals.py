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

    code: ClassVar[str]
    ground: ClassVar[Ground]

    def __init_subclass__(cls, *, code: str, ground: Ground = Ground.CONFLICT) -> None:
        cls.code, cls.ground = code, ground

    def __init__(self, **params: Any) -> None:
        super().__init__(self.code)
        self.params = params


class NotYourTableError(RefusalError, code="not-your-table", ground=Ground.FORBIDDEN):
    """The guest has no seat here."""


class NotYourSeatError(RefusalError, code="not-your-seat", ground=Ground.FORBIDDEN):
    """The seat is another's."""


class PrivateError(RefusalError, code="private", ground=Ground.FORBIDDEN):
    """The table is private, and the guest is not invited."""


class PresentError(RefusalError, code="seat-present", ground=Ground.FORBIDDEN):
    """The guest to be replaced is online, or will count as absent only in ``seconds``."""


class NoSeatError(RefusalError, code="no-seat", ground=Ground.MISSING):
    """There is no such seat."""


class NoPlyError(RefusalError, code="no-ply", ground=Ground.MISSING):
    """The game has no such ``ply``."""


class OldPlyError(RefusalError, code="stale", ground=Ground.STALE):
    """The game is at another ``ply`` than ``yours``."""


class TakenBackError(RefusalError, code="taken-back", ground=Ground.STALE):
    """The decision was chosen in a position that was taken back since."""


class NotRunningError(RefusalError, code="not-running"):
    """No game is running."""


class NotOverError(RefusalError, code="not-over"):
    """The game is not over."""


class NotWaitingError(RefusalError, code="not-waiting"):
    """The table does not wait for players."""


class NotYourTurnError(RefusalError, code="not-your-turn"):
    """Another seat decides, or a bot for this one."""


class OutOfTimeError(RefusalError, code="out-of-time"):
    """The time for the decision is over."""


class RatedUndoError(RefusalError, code="rated-undo"):
    """Nothing is taken back in rated games."""


class ManyUndosError(RefusalError, code="many-undos"):
    """The table has used up its ``most`` undos."""


class NothingToUndoError(RefusalError, code="no-undo"):
    """The guest has decided nothing yet."""


class OthersDecidedError(RefusalError, code="undo-others"):
    """Somebody else decided last."""


class RevealedError(RefusalError, code="undo-reveal"):
    """The decision revealed something."""


class AskFirstError(RefusalError, code="undo-ask"):
    """The others have to agree to this undo."""


class NobodyToAskError(RefusalError, code="nobody-to-ask"):
    """Nobody else plays here."""


class AskedAlreadyError(RefusalError, code="asked-already"):
    """The guest has asked for this already in this position."""


class NoDrawsError(RefusalError, code="no-draws"):
    """The game knows no draws."""


class OfferGoneError(RefusalError, code="offer-gone"):
    """The offer is not open, or not for the guest."""


class TooLateError(RefusalError, code="too-late"):
    """Everybody has decided something: the game cannot be aborted."""


class SeatOutError(RefusalError, code="seat-out"):
    """The seat has lost."""


class SeatTakenError(RefusalError, code="seat-taken"):
    """The seat is not free for the guest."""


class NameWantedError(RefusalError, code="name-wanted"):
    """Only guests with a name sit at rated tables."""


class OneSeatError(RefusalError, code="one-seat"):
    """A guest has one seat at a rated table."""


class RatedPeopleError(RefusalError, code="rated-people"):
    """No bots at rated tables."""


class SlowTableError(RefusalError, code="slow-table"):
    """Where turns last days, only people who left are replaced."""


class ChatFullError(RefusalError, code="chat-full"):
    """The guest or their audience has used up the lines."""
