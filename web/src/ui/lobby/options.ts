/** Returns the names of the active options. */
import type { Options } from "../../wire/messages";
import { t } from "../text/index.svelte";

export function optionsInWords(options: Options): string[] {
  const times = options.automatic_doubles_max ?? 1;
  const words: string[] = [];
  if (options.jacoby) words.push(t().game.options.jacoby);
  if (options.automatic_doubles)
    words.push(times > 1 ? t().game.automaticUpTo(times) : t().game.options.automatic_doubles);
  if (options.beavers) words.push(t().game.options.beavers);
  if (options.raccoons) words.push(t().game.options.raccoons);
  return words;
}
