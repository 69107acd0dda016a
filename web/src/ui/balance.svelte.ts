/** The credits of the signed-in player, fetched when they are shown. */

import { api, user } from "./session.svelte";

interface Known {
  readonly name: string;
  readonly hundredths: number;
}
let known: Known | null = $state.raw(null);

/** Returns the balance in hundredths of a credit; null until it is loaded. Reactive. */
export function balance(): number | null {
  return known !== null && known.name === user()?.name ? known.hundredths : null;
}

/** Sets the balance that the server has just sent. */
export function noteBalance(hundredths: number): void {
  const name = user()?.name;
  if (name !== undefined) known = { name, hundredths };
}

/** Fetches the balance again. After a failure, the next reader fetches it. */
export function askBalance(): void {
  api.credits(null, 1).then(
    (statement) => noteBalance(statement.balance),
    () => undefined,
  );
}
