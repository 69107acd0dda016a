/** Passkeys as the browser and its devices make and use them (W3C Web Authentication, level 3). */

import type { NewPasskey, PasskeyChallenge, PasskeyCreation, PasskeySignIn } from "../wire/messages";

/** The time that a device waits for its owner; the server allows the same time. */
const PATIENCE_MS = 300_000;
/** ECDSA with P-256 and SHA-256, which every device supports. */
const ES256 = -7;

/** Whether passkeys work here: they need a site with a domain name and a secure connection. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return (
    isSecureContext &&
    !isAddress &&
    "PublicKeyCredential" in window &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** The expected reasons for a missing passkey: the owner cancelled, the device already has one, or none works here. */
export type PasskeyRefusal = "cancelled" | "known" | "notHere";

/** Returns the expected reason behind an error, or null for any other error. */
export function passkeyRefusal(error: unknown): PasskeyRefusal | null {
  if (!(error instanceof DOMException)) return null;
  if (error.name === "InvalidStateError") return "known";
  if (error.name === "NotSupportedError") return "notHere";
  return error.name === "NotAllowedError" || error.name === "AbortError" ? "cancelled" : null;
}

/** Asks a device to create a passkey for an account. */
export async function makePasskey(asked: PasskeyCreation, account: string): Promise<Omit<NewPasskey, "name">> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge: asked.challenge,
    rp: { id: asked.site, name: "Fullprime" },
    user: { id: asked.user, name: account, displayName: account },
    pubKeyCredParams: [{ type: "public-key", alg: ES256 }],
    excludeCredentials: asked.known.map((id) => ({ type: "public-key", id })),
    // The owner can sign in without typing a name, but always needs a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    timeout: PATIENCE_MS,
  });
  const { response } = json<RegistrationResponseJSON>(await navigator.credentials.create({ publicKey }));
  return { client_data: response.clientDataJSON, authenticator_data: response.authenticatorData };
}

/** Asks a device to sign with one of the known passkeys; if none is known, its owner chooses an account. */
export async function signWithPasskey(asked: PasskeyChallenge): Promise<PasskeySignIn> {
  if (!canUsePasskeys()) throw new DOMException("passkeys do not work here", "NotSupportedError");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge: asked.challenge,
    rpId: asked.site,
    allowCredentials: asked.known.map((id) => ({ type: "public-key", id })),
    userVerification: "required",
    timeout: PATIENCE_MS,
  });
  const { id, response } = json<AuthenticationResponseJSON>(await navigator.credentials.get({ publicKey }));
  return {
    credential: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

function json<T>(credential: Credential | null): T {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey was chosen", "NotAllowedError");
  return credential.toJSON() as T;
}
