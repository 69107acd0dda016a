/** What went wrong with a passkey, in words for the person. */

import { passkeyRefusal } from "../io/passkeys";
import { failureText } from "./failure";
import { t } from "./text/index.svelte";

export function passkeyFailure(error: unknown): string {
  const refusal = passkeyRefusal(error);
  return refusal === null ? failureText(error) : t().passkeys[refusal];
}
