/** The generated types of Étoiles Filantes, and names for their parts. */

import type { FoughtEvent, LegalAction, MovedEvent, Seat } from "../../api/filantes";

export type {
  FoughtEvent as Fight,
  GameEvent,
  LegalAction as Action,
  Move,
  Piece,
  Position,
  Seat as SeatPosition,
} from "../../api/filantes";

export type Direction = MovedEvent["direction"];
export type Side = NonNullable<Seat["side"]>;

/** The fights an action would bring. */
export const fightsOf = ({ preview }: LegalAction): FoughtEvent[] => preview.filter((event) => event.type === "fought");
