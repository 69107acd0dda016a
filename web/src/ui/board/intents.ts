/** The player's actions on the board. Places are in the mover's numbering. */

export type Intent =
  | { readonly kind: "press"; readonly place: number }
  /** A checker has been lifted to be dragged. */
  | { readonly kind: "lift"; readonly place: number }
  /** A lifted checker was put down on a place; null: beside the board. */
  | { readonly kind: "drop"; readonly from: number; readonly place: number | null }
  | { readonly kind: "die"; readonly place: number; readonly die: number }
  | { readonly kind: "cancel" }
  | { readonly kind: "dice" };
