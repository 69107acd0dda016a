/** The strengths and weaknesses of each house bot. */
const traits: Partial<Record<string, { good: string; weak: string }>> = {
  Pip: { good: "Hitting blots", weak: "Races, the cube, everything that needs a plan" },
  Wilma: { good: "Safe play and simple races", weak: "Blitzes, and doubling in time" },
  Jago: { good: "Attacking and blitzes", weak: "Safe play; takes doubles that should be passed" },
  Marlow: { good: "Openings and races", weak: "Long contact games, such as back games" },
  Sable: { good: "Every kind of position, at a glance", weak: "Rare positions that need several turns of lookahead" },
  Octavia: { good: "Everything: two plies of lookahead for plays and cube", weak: "No weakness that shows in a match" },
};

/** Descriptions of the house bots. English uses the server's own texts. */
export const bots = {
  title: (title: string): string => title,
  level: (level: number, levels: number): string => `Level ${String(level)} of ${String(levels)}`,
  strength: (rating: number): string => `Rated ${String(rating)} in matches between all bots here`,
  about: (_name: string, about: string): string => about,
  page: {
    title: "Bots",
    about: "Who they are and how strong",
    lead: "Six opponents who are always there, from a beginner to world class.",
    good: "Good at",
    weak: "Weaker at",
    measured: "Strength",
    measuredNote:
      "Strength is a rating from matches to 5 points between all bots; a bot rated 300 higher wins 68 of 100 matches. The two ratings below it come from matches here.",
    traits: (name: string): { good: string; weak: string } | null => traits[name] ?? null,
  },
};
