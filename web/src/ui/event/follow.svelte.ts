/** The view of one event on its page: loaded at first, and again whenever the server announces a change. */

import type { Competition } from "../../model/app/link";
import { failureText, isNotFound } from "../failure";
import { lookAgain } from "../look-again.svelte";
import { forEachVisitor } from "../session.svelte";

/** Views with a number grow by it with every act. */
interface View {
  readonly card: unknown;
  readonly seq?: number;
}

export class Followed<T extends View> {
  /** Null until it is loaded. An act sets the view that it was answered with. */
  view: T | null = $state.raw(null);
  /** Why there is no view. */
  failure: string | null = $state(null);
  readonly #load: () => Promise<T>;
  readonly #notFound: () => string;

  constructor(load: () => Promise<T>, notFound: () => string) {
    this.#load = load;
    this.#notFound = notFound;
  }

  async look(): Promise<void> {
    try {
      const seen = await this.#load();
      // An act that was answered meanwhile knows more.
      if ((seen.seq ?? 0) >= (this.view?.seq ?? 0)) this.view = seen;
      this.failure = null;
    } catch (error) {
      if (this.view === null) this.failure = isNotFound(error) ? this.#notFound() : failureText(error);
    }
  }
}

/** Loads the view of `competition` for each visitor, and follows it as long as the component lives. */
export function followEvent<T extends View>(
  competition: () => Competition,
  load: () => Promise<T>,
  notFound: () => string,
): Followed<T> {
  const event = new Followed(load, notFound);
  lookAgain(competition, () => event.look());
  // After signing in, the page shows what a player may see.
  forEachVisitor(() => void event.look());
  return event;
}
