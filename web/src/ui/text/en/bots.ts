/** What the house says of its bots. In English the server's own words stand. */
export const bots = {
  title: (title: string): string => title,
  about: (_name: string, about: string): string => about,
};
