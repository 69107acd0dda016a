/** The parts in which the pages of kinds of events differ. */
import type { Component } from "svelte";

/** An event in a list. */
export interface Row {
  name: string;
  facts: readonly string[];
  winner: string | null;
  phase: string;
}

export interface KindPages<Card> {
  /** The name of the kind. */
  readonly label: () => string;
  /** The label of the link to its form. */
  readonly make: () => string;
  readonly row: (card: Card) => Row;
  readonly page: () => Promise<{ default: Component<{ id: string }> }>;
  /** The form that creates an event of the kind; `from` is an event whose settings fill it in. */
  readonly form: () => Promise<{ default: Component<{ from: string | null }> }>;
}
