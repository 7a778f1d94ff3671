import { changedAt, type Reducer } from "../reducer";
import type { GameEvent, Piece, Position, SeatPosition } from "./position";

const withSeat = (
  position: Position,
  seat: number,
  change: (seat: SeatPosition) => Partial<SeatPosition>,
): Position => ({
  ...position,
  seats: changedAt(position.seats, seat, (one) => ({ ...one, ...change(one) })),
});

const withPiece = (
  position: Position,
  { seat, piece }: { seat: number; piece: number },
  change: Partial<Piece>,
): Position =>
  withSeat(position, seat, ({ pieces }) => ({ pieces: changedAt(pieces, piece, (one) => ({ ...one, ...change })) }));

const OFF = { cell: null, facing: null };

export const reduce: Reducer<Position, GameEvent> = (position, event) => {
  switch (event.type) {
    case "moved":
      return withPiece(position, event, { cell: event.to, moved: position.mode === "race" });
    case "turned":
      return withPiece(position, event, { facing: event.facing });
    case "eliminated":
      return withPiece(position, event, OFF);
    case "beaten":
      return withPiece(position, event, { ...OFF, beaten: true });
    case "waiting":
      return withPiece(position, event, { beaten: false });
    case "put_back":
      return withPiece(position, event, { cell: event.cell, facing: event.facing, beaten: false });
    case "entered": {
      const entered = withPiece(position, event, { cell: event.cell, facing: event.facing });
      return withSeat(entered, event.seat, () => ({ newcomer: event.piece }));
    }
    case "shelter_ended":
      // A piece that has just entered is the newcomer already.
      return withSeat(position, event.seat, ({ newcomer }) => ({
        newcomer: newcomer === event.piece ? null : newcomer,
      }));
    case "scored":
      return withSeat(position, event.seat, () => ({ score: event.score }));
    case "game_over":
      return { ...position, result: event.result, phase: "over", seat: null };
    default:
      return position;
  }
};
