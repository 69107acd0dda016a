/** The opening reference, and a decision at other scores and depths. */
import type { Texts } from "../index.svelte";

export const openings: Texts["openings"] = {
  title: "Дебюти",
  lead: "Ходи перших двох кидків, розіграні рушієм цього сайту. Виберіть хід, щоб побачити відповіді на нього.",
  repliesTo: (dice, play) => `Відповіді на ${dice}: ${play}`,
  back: "Усі дебюти",
  roll: "Кидок",
  play: "Хід",
  behind: "Відставання",
  wins: "Перемоги",
  gammons: "Марси",
  losses: "Програні марси",
  replies: (play) => `Відповіді на ${play}`,
  none: "Відповіді на цей хід ще не розіграно.",
  how: (games, halfMoves) =>
    `Гра на гроші без правила Джекобі, куб посередині. ${games} партій на кожен хід, ${String(halfMoves)} півходів на 0-ply, зі зменшенням дисперсії й тими самими кубиками для всіх ходів кидка. ± — це 95-відсотковий інтервал.`,
  analyse: "Аналізувати",
  scores: {
    title: "За інших рахунків",
    show: "Показати всі рахунки",
    wait: "Оцінюємо 97 рахунків …",
    axis: "Рядки: скільки очок бракує стороні, що ходить. Стовпці: скільки бракує іншій стороні. C: партія Кроуфорда, P: після неї.",
    cubeHint:
      "ND не подвоювати, DT подвоїти й прийняти, DP подвоїти й відмовитися, TG надто добре для подвоєння, – без куба",
    noCube: "без куба",
    playHint: (play) =>
      `Число показує, скільки коштує ${play} за цього рахунку, у тисячних; літера позначає найкращий хід.`,
    cell: (own, other, what) => `${own}-away, ${other}-away: ${what}`,
    costs: (best, cost) => `${best}, коштує ${cost}`,
    plies: (plies) => `${String(plies)}-ply`,
  },
  levels: {
    title: "Усі глибини",
    show: "Порівняти глибини",
    wait: "Оцінюємо …",
    depth: "Глибина",
    best: "Найкращий",
    second: "Другий",
    lead: "Перевага",
  },
};
