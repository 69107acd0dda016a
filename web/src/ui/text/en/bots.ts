/** Descriptions of the house bots. English uses the server's own texts. */
export const bots = {
  title: (title: string): string => title,
  level: (level: number, levels: number): string => `Level ${String(level)} of ${String(levels)}`,
  strength: (rating: number): string => `Rated ${String(rating)} in matches between all bots here`,
  about: (_name: string, about: string): string => about,
};
