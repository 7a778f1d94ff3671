/** Passkeys: what the browser does with the options of the server. */

import type { GuestAnswer, PasskeyOptions, Passkeys } from "../api/answers";
import { post } from "../lib/api";

/** Why there are no passkeys here; null where there are. Browsers allow them to names, not to bare addresses. */
export function obstacle(
  { hostname }: Pick<Location, "hostname"> = location,
  secure = isSecureContext,
): "https" | "browser" | null {
  if (!secure || hostname.startsWith("[") || /^[\d.]+$/.test(hostname)) return "https";
  return typeof PublicKeyCredential === "undefined" || !("parseCreationOptionsFromJSON" in PublicKeyCredential)
    ? "browser"
    : null;
}

/** The person has closed the browser's window; nothing is wrong. */
export class CancelledError extends Error {}

async function asked(what: Promise<Credential | null>): Promise<unknown> {
  const credential = await what.catch(() => null);
  if (!credential) throw new CancelledError();
  return (credential as PublicKeyCredential).toJSON();
}

/** Create a passkey on this device; all that we have then. */
export async function addPasskey(): Promise<Passkeys> {
  const { options } = await post<PasskeyOptions>("/me/passkeys/options");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return post("/me/passkeys", { credential: await asked(navigator.credentials.create({ publicKey })) });
}

/** Sign in by a passkey of this device, or of one that is near. */
export async function signIn(): Promise<GuestAnswer> {
  const { options } = await post<PasskeyOptions>("/passkeys/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return post("/passkeys", { credential: await asked(navigator.credentials.get({ publicKey })) });
}
