/** The profiles of players, and the titles that they earn. */
import type { EventTitle, Title } from "../../../wire/messages";

export const profile = {
  title: "Profile",
  lead: "Everybody sees this beside your name.",
  picture: "Picture",
  noPicture: "No picture",
  pictureNames: {
    anchor: "Anchor",
    bear: "Bear",
    bell: "Bell",
    bird: "Bird",
    boat: "Sailing boat",
    book: "Book",
    cat: "Cat",
    checkers: "Checkers",
    crown: "Crown",
    cube: "Doubling cube",
    cup: "Cup of tea",
    dice: "Dice",
    fish: "Fish",
    fox: "Fox",
    key: "Key",
    kite: "Kite",
    leaf: "Leaf",
    lighthouse: "Lighthouse",
    moon: "Moon",
    mountain: "Mountain",
    mushroom: "Mushroom",
    owl: "Owl",
    rocket: "Rocket",
    star: "Star",
    sun: "Sun",
    tree: "Tree",
    tulip: "Tulip",
    turtle: "Turtle",
  } as Record<string, string>,
  flag: "Country",
  noFlag: "No flag",
  words: "A few words",
  wordsHint: "At most 160 characters, on one line.",
  save: "Save profile",
  saved: "Profile saved.",
  edit: "Edit profile",

  honours: "Titles",
  titles: { expert: "Expert", master: "Master", grandmaster: "Grandmaster" } satisfies Record<Title, string>,
  short: { expert: "E", master: "M", grandmaster: "GM" } satisfies Record<Title, string>,
  eventTitles: { winner: "Winner", champion: "Champion", grand_champion: "Grand champion" } satisfies Record<
    EventTitle,
    string
  >,
  none: "No title yet.",
  soFar: (matches: number, needed: number): string => `${String(matches)} of ${String(needed)} analysed rated matches`,
  form: (rating: string, matches: number): string => `PR ${rating} over ${String(matches)} matches`,
  won: "Events won",
  field: (n: number): string => `${String(n)} in the field`,
  rules: "How titles are earned",
  rulesForm: (matches: number, decisions: string): string =>
    `By performance: PR over your last ${String(matches)} analysed rated matches, which need at least ${decisions} ` +
    "decisions. Expert: PR below 7.5. Master: below 5.5. Grandmaster: below 4. You keep a title as long as your PR stays below its limit.",
  rulesEvents:
    "By events: a first place that is not shared, in an event of at least 8 players or 4 teams. Winner: one event. Champion: three. " +
    "Grand champion: ten.",
};
