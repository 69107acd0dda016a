/** Error messages for passkeys. */

import { passkeyRefusal } from "../io/passkeys";
import { failureText } from "./failure";
import { t } from "./text/index.svelte";

export function passkeyFailure(error: unknown): string {
  const refusal = passkeyRefusal(error);
  return refusal === null ? failureText(error) : t().passkeys[refusal];
}
