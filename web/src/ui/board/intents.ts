/** The player's actions on the board. Places are in the mover's numbering. */

export type Intent =
  | { readonly kind: "press"; readonly place: number }
  /** A checker has been lifted to be dragged. */
  | { readonly kind: "lift"; readonly place: number }
  /** It was put down: on a place, or beside the board. */
  | { readonly kind: "drop"; readonly from: number; readonly place: number | null }
  | { readonly kind: "die"; readonly place: number; readonly die: number }
  | { readonly kind: "cancel" }
  | { readonly kind: "dice" };
