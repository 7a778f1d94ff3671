import { changedAt, counted, type Reducer } from "../reducer";
import { DEGREES, isOn, tileOf, turnedCell, turnedDirection, turnedEdges } from "./geometry";
import {
  GOODIES,
  OWN_CARDS,
  type GameEvent,
  type Goodie,
  type OwnCard,
  type Place,
  type Position,
  type SeatPosition,
} from "./position";

type Change = (seat: SeatPosition) => Partial<SeatPosition>;

const withSeat = (position: Position, seat: number, change: Change): Position => ({
  ...position,
  seats: changedAt(position.seats, seat, (one) => ({ ...one, ...change(one) })),
});

const withPawn = (position: Position, seat: number, change: Partial<Place>): Position =>
  withSeat(position, seat, ({ pawn }) => ({ pawn: { ...pawn!, ...change } }));

const inOrder = <T>(cards: readonly T[], order: readonly T[]): T[] => order.filter((card) => cards.includes(card));

/** A seat's own cards; `down` is null where it is hidden, unless the counts leave no choice. */
function cards(up: OwnCard[], down: OwnCard[] | null, count: number): Partial<SeatPosition> {
  const rest = OWN_CARDS.filter((card) => !up.includes(card));
  const known = count === 0 ? [] : count === rest.length ? rest : down;
  return {
    face_up: inOrder(up, OWN_CARDS),
    face_down: known && inOrder(known, OWN_CARDS),
    face_down_count: count,
    hand: known && rest.filter((card) => !known.includes(card)),
  };
}

const ALL_IN_HAND = cards([], [], 0);

const faceUp = (position: Position, seat: number, card: OwnCard): Position =>
  withSeat(position, seat, ({ face_up, face_down, face_down_count }) =>
    cards([...face_up, card], face_down, face_down_count),
  );

const faceDown = (position: Position, seat: number, card: OwnCard | null): Position =>
  withSeat(position, seat, ({ face_up, face_down, face_down_count }) =>
    cards(face_up, card && face_down && [...face_down, card], face_down_count + 1),
  );

const handOn = (position: Position, from: number, to: number, goodie: Goodie): Position =>
  withSeat(
    withSeat(position, from, ({ goodies }) => ({ goodies: goodies.filter((one) => one !== goodie) })),
    to,
    ({ goodies }) => ({ goodies: inOrder([...goodies, goodie], GOODIES) }),
  );

/** Turn a tile with all that is printed or lies on it; the pawns on it are `carried`. */
function turnTile(position: Position, tile: number, degrees: number): Position {
  const corner = tileOf(position.doors[tile]!.cell);
  function moved<T>(things: Record<string, T>, turned = (thing: T): T => thing): Record<string, T> {
    return Object.fromEntries(
      Object.entries(things).map(([cell, thing]) =>
        isOn(cell, corner) ? [turnedCell(cell, degrees), turned(thing)] : [cell, thing],
      ),
    );
  }
  return {
    ...position,
    doors: changedAt(position.doors, tile, ({ cell, up }) => ({
      cell: turnedCell(cell, degrees),
      up: turnedDirection(up, degrees),
    })),
    platforms: moved(position.platforms, (edges) => turnedEdges(edges, degrees)),
    symbols: moved(position.symbols),
    stars: moved(position.stars),
  };
}

const token = (position: Position, seat: number, by: number): Position =>
  withSeat(position, seat, ({ tokens }) => ({ tokens: tokens + by }));

const FINISHED = new Set(["few_stars", "points"]);

export const reduce: Reducer<Position, GameEvent> = (position, event) => {
  switch (event.type) {
    case "entered":
    case "carried":
      return withPawn(position, event.seat, { cell: event.cell, up: event.up });
    case "stepped":
    case "fell":
    case "teleported":
      return withPawn(position, event.seat, { cell: event.cell });
    case "turned":
      return withPawn(position, event.seat, { up: event.up });
    case "tile_turned":
      return turnTile(position, event.tile, DEGREES[event.turn]);
    case "played":
      return faceUp(position, event.seat, event.card);
    case "played_joker":
      return faceUp(position, event.seat, "joker");
    case "laid":
      return faceDown(position, event.seat, event.card);
    case "used_goodie":
    case "laid_goodie":
      return handOn(position, event.seat, event.other, event.goodie);
    case "completed":
    case "refilled":
      return withSeat(position, event.seat, () => ALL_IN_HAND);
    case "ejected":
      return withSeat(position, event.victim, () => ({ ...ALL_IN_HAND, pawn: null }));
    case "took_star": {
      const { [event.cell]: _, ...stars } = position.stars;
      const taken = { ...position, stars, last_star_round: position.round };
      return withSeat(taken, event.seat, ({ stars }) => ({ stars: counted(stars, event.colour, 1) }));
    }
    case "stole_star":
      return withSeat(
        withSeat(position, event.victim, ({ stars }) => ({ stars: counted(stars, event.colour, -1) })),
        event.seat,
        ({ stars }) => ({ stars: counted(stars, event.colour, 1) }),
      );
    case "took_token":
      return token(position, event.seat, 1);
    case "stole_token":
      return token(token(position, event.victim, -1), event.seat, 1);
    case "spent_token":
      return token(position, event.seat, -1);
    case "door_opened":
      return { ...position, open_door: position.doors.findIndex(({ cell }) => cell === event.cell) };
    case "turn_started":
      return { ...position, seat: event.seat };
    case "round_ended":
      return { ...position, round: event.round + 1 };
    case "last_round":
      return { ...position, last_round: true };
    case "game_over":
      return {
        ...position,
        // The round that has just ended was the last.
        round: position.round - 1,
        result: FINISHED.has(event.reason) ? "finished" : "cut",
        phase: "over",
        seat: null,
      };
    default:
      return position;
  }
};
