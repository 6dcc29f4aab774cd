/** Passkeys in the browser: what the server asks becomes a question to the device, and its answer goes back. */
import { api } from "../../net/api.ts";
import type { OwnPasskeys, PasskeyQuestion, SessionAnswer } from "../../net/interface.ts";

type Described = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };
type Question = { challenge: string; timeout?: number };
type NewQuestion = Question & {
  rp: PublicKeyCredentialRpEntity;
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: PublicKeyCredentialParameters[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
  attestation: AttestationConveyancePreference;
  excludeCredentials?: Described[];
};
type EnterQuestion = Question & {
  rpId: string;
  userVerification: UserVerificationRequirement;
  allowCredentials?: Described[];
};
/** The server passes the question on as the library made it; what it holds is the standard's. */
type Asking<Asked extends Question> = Omit<PasskeyQuestion, "question"> & { question: Asked };

/** Whether this page can have passkeys: by https (or on this machine), under a name and not a bare address. */
export const passkeysPossible = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function coded(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const described = (list: Described[] = []) => list.map((one) => ({ ...one, id: bytesOf(one.id) }));

/** Make a passkey for this person; false where they thought better of it. */
export async function addPasskey(): Promise<boolean> {
  const { question: wish } = await api.ask<Asking<NewQuestion>>("POST", "/api/passkeys/offer", {});
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...wish,
    challenge: bytesOf(wish.challenge),
    user: { ...wish.user, id: bytesOf(wish.user.id) },
    excludeCredentials: described(wish.excludeCredentials),
  };
  const made = await asked(() => navigator.credentials.create({ publicKey }));
  if (!made) return false;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: coded(clientDataJSON), attestationObject: coded(attestationObject) };
  await api.ask<OwnPasskeys>("POST", "/api/passkeys", { ...named(made), response });
  return true;
}

/** Become the person of a passkey; null where nobody chose one. */
export async function enterByPasskey(): Promise<SessionAnswer | null> {
  const { question: wish } = await api.ask<Asking<EnterQuestion>>("POST", "/api/passkeys/ask", {});
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...wish,
    challenge: bytesOf(wish.challenge),
    allowCredentials: described(wish.allowCredentials),
  };
  const used = await asked(() => navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: coded(clientDataJSON),
    authenticatorData: coded(authenticatorData),
    signature: coded(signature),
  };
  return api.ask<SessionAnswer>("POST", "/api/passkeys/enter", { ...named(used), response });
}

const named = ({ id }: PublicKeyCredential) => ({ id, rawId: id, type: "public-key" });

/** What the device answers; null where the person closed the question, or has this passkey already. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (
      error instanceof DOMException &&
      ["NotAllowedError", "AbortError", "InvalidStateError"].includes(error.name)
    )
      return null;
    throw error;
  }
}
