/** What is said over a transport (docs/api.md, "Live"). */

import type { Chat, ClientMessage, Curtain, Play, Undo } from "../../api/requests";

export type { ServerMessage } from "../../api/answers";
export type { ClientMessage };

/** Messages that are kept until they are answered; `id` is ours over all connections. */
export type Saying = (Play | Undo | Chat | Curtain) & { id: string };
