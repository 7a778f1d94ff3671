/** The border between a table and whatever answers for it: a server behind a socket, or a worker in this browser. */

import type { ClientMessage, ServerMessage } from "./messages";

/** `lost`: nothing comes through now, and it is tried again; `refused`: it is not. */
export type TransportState = "connecting" | "open" | "lost" | "refused";

/** What a transport reports. */
export interface Listener {
  /** The number up to which everything is known; what came after it is sent first when the transport opens. */
  since(): number;
  message(message: ServerMessage): void;
  /** `reason` is the code of a refusal. The transport is open after its first message came. */
  state(state: TransportState, reason: string | null): void;
}

export interface Transport {
  /** Tell everything to this listener from now on; called once. */
  open(listener: Listener): void;
  /** Send while the transport is open; what is sent may be lost all the same, and is sure only when it is answered. */
  send(message: ClientMessage): void;
  close(): void;
}

/** A transport that comes later; without it the table is refused. */
export const laterTransport = (coming: Promise<Transport>): Transport => ({
  open: (listener) =>
    void coming.then(
      (transport) => transport.open(listener),
      () => listener.state("refused", "no-table"),
    ),
  send: (message) => void coming.then((transport) => transport.send(message)).catch(() => {}),
  close: () => void coming.then((transport) => transport.close()).catch(() => {}),
});
