/** What is said over a transport (docs/api.md, "Live"). */

import type { Abort, Chat, ClientMessage, Curtain, Offer, Play, React, Reply, Resign, Undo } from "../../api/requests";

export type { ServerMessage } from "../../api/answers";
export type { ClientMessage };

/** Messages that are kept until they are answered; `id` is ours over all connections. */
export type Saying = (Play | Undo | Offer | Reply | Resign | Abort | React | Chat | Curtain) & { id: string };
