/** Тренер помилок і сила гри. */
import type { Texts } from "../index.svelte";

export const trainer: Texts["trainer"] = {
  title: "Тренер",
  lead: "Ваші власні помилки повертаються запитаннями, доки ви не відповісте правильно.",
  counts: (due, waiting, learned) => `До відповіді: ${String(due)} · повернуться пізніше: ${String(waiting)} · вивчено: ${String(learned)}`,
  nothingYet: "Помилок, на яких вчитися, ще немає",
  nothingYetText: "Зіграйте матч. Усе хибне з нього чекатиме тут невдовзі після кінця.",
  doneForNow: "Поки що все",
  nextAt: (day, time) => `Наступне запитання повернеться ${day} о ${time}.`,
  you: "вас",
  from: (opponent, day) => `Проти ${opponent}, ${day}`,
  score: (own, other, length) => `${String(own)}:${String(other)} до ${String(length)}`,
  money: "на гроші",
  askCube: "Що ви робите?",
  askPlay: (first, second) => `Як ви ходите ${String(Math.max(first, second))}-${String(Math.min(first, second))}?`,
  right: "Правильно",
  wrong: "Не найкраще",
  then: (why) => (why === "" ? "" : `У матчі: ${why}`),
  learned: "Вивчено: цього більше не питатимуть.",
  again: (day, time) => `Повернеться ${day} о ${time}.`,
  next: "Наступне запитання",
  inMatch: "У матчі",
  performance: "Наскільки добре",
  performanceHint: "PR останніх матчів: 500 середніх помилок рішення. Що менше, то краще.",
  performanceNone: "Ще жодного матчу не проаналізовано.",
  byPart: "За частинами гри",
  typical: "Типові помилки",
  typicalNone: "Поки немає.",
  times: (count) => `разів: ${String(count)}`,
  chart: "PR за матчами",
  point: (day, pr, opponent) => `${day}, PR ${pr} проти ${opponent}`,
  themes: {
    missed_double: "Пропущені подвоєння", wrong_double: "Зарано подвоєно", too_good: "Забрано замість грати далі", wrong_take: "Прийнято замість відмови",
    wrong_pass: "Відмова замість прийняття", missed_hit: "Не побито", wrong_hit: "Побито даремно", point_not_made: "Не закриті пункти", stayed_back: "Лишилися позаду",
    ran_too_soon: "Зарано побігли", too_loose: "Забагато блотів", too_safe: "Надто обережно", race: "Гонки", bear_off: "Викидання", other: "Інше",
  },
};

export const comments: Texts["comments"] = {
  title: "Зауваги",
  none: "Про це місце ще нічого не сказано.",
  elsewhere: (count) => `Зауваг в інших місцях матчу: ${String(count)}`,
  label: "Ваша заувага",
  send: "Сказати",
  remove: "Видалити",
  signIn: "Увійдіть, щоб щось сказати.",
};
