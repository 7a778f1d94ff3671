/** What is kept of local tables: in IndexedDB, so that games survive the page; in memory for tests and private windows. */

import type { ChatEntry, Guest, Table, TableParent, TableResult } from "../api/answers";

/** One line of a table's list, which only grows. `epoch` counts the undos before it. */
export type Entry = { n: number } & (
  | { kind: "move"; seat: number; ply: number; action: number; epoch: number }
  | { kind: "undo"; seat: number; ply: number }
  | { kind: "resign"; seat: number }
  | { kind: "over"; result: TableResult }
  | { kind: "chat"; line: Omit<ChatEntry, "type" | "n"> }
  | { kind: "table" }
);

export interface StoredSeat {
  kind: "person" | "bot";
  /** Whether the person of this browser decides for it. */
  mine: boolean;
  name: string | null;
  here: boolean;
  level: number | null;
  character?: string | null;
  stand_in: number | null;
  left: boolean;
  /** Whether it has resigned. */
  out?: boolean;
}

type Kept = "id" | "game" | "rules_version" | "players" | "options" | "mode" | "practice" | "seating" | "kind";

export interface StoredTable extends Pick<Table, Kept> {
  /** The version of this structure. */
  format: typeof FORMAT;
  /** Digits. */
  seed: string;
  salt: string | null;
  seed_hash: string | null;
  created: string;
  changed: string;
  status: "running" | "over";
  result: TableResult | null;
  next: string | null;
  parent: TableParent | null;
  seats: StoredSeat[];
  entries: Entry[];
}

export const FORMAT = 1;

export interface Store {
  guest(): Promise<Guest | null>;
  putGuest(guest: Guest): Promise<void>;
  /** The table of an id; null where there is none. */
  table(id: string): Promise<StoredTable | null>;
  /** All tables, last changed first. */
  tables(): Promise<StoredTable[]>;
  putTable(table: StoredTable): Promise<void>;
  removeTable(id: string): Promise<void>;
}

const newestFirst = (tables: StoredTable[]): StoredTable[] =>
  tables.sort((one, other) => (one.changed < other.changed ? 1 : -1));

export class MemoryStore implements Store {
  private known: Guest | null = null;
  private readonly kept = new Map<string, StoredTable>();

  guest = async (): Promise<Guest | null> => this.known;
  putGuest = async (guest: Guest): Promise<void> => void (this.known = guest);
  table = async (id: string): Promise<StoredTable | null> => structuredClone(this.kept.get(id)) ?? null;
  tables = async (): Promise<StoredTable[]> => newestFirst([...this.kept.values()].map((one) => structuredClone(one)));
  putTable = async (table: StoredTable): Promise<void> => void this.kept.set(table.id, structuredClone(table));
  removeTable = async (id: string): Promise<void> => void this.kept.delete(id);
}

const DATABASE = "asterism";
/** The version of the database: raised when its object stores change. */
const VERSION = 1;
const TABLES = "tables";
const KEY_VALUES = "facts";
const GUEST = "guest";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });

export class IndexedStore implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  /** The store of this browser; where it refuses to keep anything, what is played lasts as long as the page. */
  static async open(): Promise<Store> {
    try {
      const request = indexedDB.open(DATABASE, VERSION);
      request.onupgradeneeded = ({ oldVersion }) => {
        if (oldVersion < 1) {
          request.result.createObjectStore(TABLES, { keyPath: "id" });
          request.result.createObjectStore(KEY_VALUES);
        }
      };
      const database = await done(request);
      database.onversionchange = () => database.close();
      return new IndexedStore(database);
    } catch {
      return new MemoryStore();
    }
  }

  private read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return done(ask(this.database.transaction(name).objectStore(name)));
  }

  private async write<T>(name: string, change: (store: IDBObjectStore) => IDBRequest<T>): Promise<void> {
    await done(change(this.database.transaction(name, "readwrite").objectStore(name)));
  }

  async guest(): Promise<Guest | null> {
    return (await this.read(KEY_VALUES, (values) => values.get(GUEST) as IDBRequest<Guest | undefined>)) ?? null;
  }

  putGuest(guest: Guest): Promise<void> {
    return this.write(KEY_VALUES, (values) => values.put(guest, GUEST));
  }

  async table(id: string): Promise<StoredTable | null> {
    const found = await this.read(TABLES, (tables) => tables.get(id) as IDBRequest<StoredTable | undefined>);
    return found && found.format <= FORMAT ? found : null;
  }

  async tables(): Promise<StoredTable[]> {
    const found = await this.read(TABLES, (tables) => tables.getAll() as IDBRequest<StoredTable[]>);
    return newestFirst(found.filter(({ format }) => format <= FORMAT));
  }

  putTable(table: StoredTable): Promise<void> {
    return this.write(TABLES, (tables) => tables.put(table));
  }
  removeTable(id: string): Promise<void> {
    return this.write(TABLES, (tables) => tables.delete(id));
  }
}
