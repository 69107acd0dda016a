/** Boards in frames of other sites. */
export const embed = {
  action: "Embed",
  title: "Show on another site",
  leadMatch: "Paste this HTML into your page. It shows the board as the match goes on.",
  leadPosition: "Paste this HTML into your page. It shows the position.",
  copy: "Copy HTML",
  copied: "HTML copied.",
  look: "Preview",
  open: "Open on Fullprime",
  nothing: "There is no board to show here.",
  toMove: (side: string): string => `${side} to move`,
};
