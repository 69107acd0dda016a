/** What has to be there before a page learns of a refusal: its text. */

/** How long a refusal waits for its text. Without it the page shows the English sentence that came with the refusal. */
export const PATIENCE_MS = 1_500;

let prepare = (): Promise<void> => Promise.resolve();

/** Sets what runs before a page learns of a refusal. It must not fail. */
export function beforeRefusals(run: () => Promise<void>): void {
  prepare = run;
}

export function prepared(): Promise<void> {
  return Promise.race([prepare(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
