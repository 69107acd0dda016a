/** The page about the product. */
export const about = {
  title: "About Fullprime",
  lead: "A full prime is six points in a row: the wall that no checker gets past.",
  what: [
    "Fullprime is a place to play rated backgammon, against people and against bots that learned the game by playing themselves.",
    "It runs as one program. A club can have its own from a single file; a large site can spread the same program over many machines.",
  ],
  promises: "What you can rely on",
  promiseList: [
    "The dice are sealed before you sit down, and you can check every throw afterwards.",
    "Ratings follow a published formula, and their whole history can be computed again.",
    "No action is answered before it is saved. A server that stops in the middle of your match goes on where you were.",
    "No advertising, no trackers, nothing loaded from other sites, and no email address needed.",
  ],
  licenceTitle: "Licence",
  licence: "The program is free software, under the MIT licence or the Apache licence 2.0, as you prefer. The typeface is Inter, under the SIL Open Font Licence 1.1.",
};
