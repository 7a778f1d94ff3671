/** What the server tells its host. */

import type { Table } from "../lib/types";

export interface Connected {
  guest: string | null;
  name: string | null;
  address: string;
  table: string;
  seconds: number;
}

export interface Ban {
  id: string;
  kind: "guest" | "address";
  who: string;
  until: string | null;
  created: string;
}

export interface Overview {
  version: string;
  database: string;
  seconds: number;
  load: number[];
  cores: number;
  memory: number | null;
  lag: number;
  thinking: number;
  draining: boolean;
  counts: Partial<Record<Table["status"], number>>;
  tables: (Table & { changed: string })[];
  connections: Connected[];
  bans: Ban[];
}

export interface Line {
  n: number;
  name: string | null;
  text: string;
  removed?: boolean;
}
