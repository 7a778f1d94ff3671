/** Where other devices reach this server. */

import type { ShareAddress } from "../api/answers";
import { get } from "./api";

const isLocal = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The origin for links to other devices, and the command by which they could reach it; null if they can. */
export async function shareAddress(): Promise<{ origin: string; command: string | null }> {
  // Behind a proxy the page knows better than the server where it lives.
  const { origin, hostname } = location;
  if (!isLocal(hostname)) return { origin, command: null };
  const address = await get<ShareAddress>("/address");
  return { ...address, origin: address.origin ?? origin };
}
