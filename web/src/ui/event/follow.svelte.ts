/** The view of one event on its page: loaded at first, and again whenever the server announces a change. */

import { Latest } from "../../model/app/latest";
import type { Competition } from "../../model/app/link";
import { failureText, isNotFound } from "../failure";
import { lookAgain } from "../look-again.svelte";
import { forEachVisitor } from "../session.svelte";

export class Followed<T> {
  /** The reason why there is no view; null while it loads and once it is loaded. */
  failure: string | null = $state(null);
  #view: T | null = $state.raw(null);
  readonly #latest = new Latest();
  readonly #load: () => Promise<T>;
  readonly #notFound: () => string;

  constructor(load: () => Promise<T>, notFound: () => string) {
    this.#load = load;
    this.#notFound = notFound;
  }

  /** Null until it is loaded. */
  get view(): T | null {
    return this.#view;
  }

  /** Sets the view that the server returned for an action. Requests still under way are older, so they are dropped. */
  set view(view: T) {
    this.#view = view;
    this.#latest.drop();
    this.failure = null;
  }

  async look(): Promise<void> {
    const request = this.#latest.ask();
    try {
      const seen = await this.#load();
      if (!this.#latest.take(request)) return;
      this.#view = seen;
      this.failure = null;
    } catch (error) {
      if (this.#view === null) this.failure = isNotFound(error) ? this.#notFound() : failureText(error);
    }
  }
}

/** Loads the view of `competition` for each visitor, and follows it as long as the component lives. */
export function followEvent<T>(
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
