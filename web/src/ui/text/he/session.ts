import type { Texts } from "../index.svelte";
import { apart, prefixed } from "./bidi";
import { points } from "./plural";

export const session: Texts["session"] = {
  title: "סשן",
  game: (number) => `משחק ${String(number)}`,
  score: "תוצאה",
  youWon: "ניצחתם במשחק",
  youLost: "הפסדתם במשחק",
  won: (name) => `${apart(name)} ניצח במשחק`,
  result: (name, count) => (name === null ? "בלי תוצאה" : `${apart(name)} זכה ${prefixed("ב", points(count))}`),
  running: "פעיל",
  games: "משחקי הסשן",
  next: "המשחק הבא",
  accept: "לקבל ולשחק",
  wants: (name) => `${apart(name)} רוצה עוד משחק`,
  proposes: (name) => `${apart(name)} רוצה עוד משחק עם אפשרויות אחרות:`,
  asked: (name) => `ממתינים ל־${apart(name)}…`,
  yours: "ההצעה שלכם:",
  noOptions: "בלי אפשרויות",
  change: "שינוי האפשרויות",
  keep: "להשאיר את האפשרויות",
  propose: "להציע ולשחק",
  end: "סיום הסשן",
  ended: (name) => `${apart(name)} סיים את הסשן.`,
  youEnded: "סיימתם את הסשן.",
  again: "לבקש עוד משחק",
  toNext: "למשחק הבא",
  leaveTitle: "לעזוב את המשחק?",
  leave: "עזיבת המשחק",
  leaveEnds: "העזיבה מסיימת גם את הסשן.",
};

export const phrases: Texts["phrases"] = {
  title: "משפטים מוכנים",
  hint: "כל אחד קורא אותם בשפה שלו.",
  text: {
    hello: "שלום!",
    good_luck: "בהצלחה!",
    well_played: "יפה שיחקת!",
    nice_roll: "הטלה יפה!",
    lucky_me: "היה לי מזל.",
    sorry: "סליחה!",
    thanks: "תודה!",
    one_moment: "רגע, בבקשה.",
    back: "חזרתי.",
    good_game: "משחק יפה!",
    another_game: "עוד משחק?",
    last_game: "זה המשחק האחרון שלי.",
    bye: "הגיע הזמן ללכת. להתראות!",
  },
};
