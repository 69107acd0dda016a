/** The Ukrainian titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "Дошка",
  start: "Хто починає",
  moving: "Як ходять шашки",
  bar: "Побиття та вхід",
  "both-numbers": "Обидва числа, якщо можна",
  "bearing-off": "Викидання",
  winning: "Звичайна партія, гемон, бекгемон",
  cube: "Куб подвоєння",
  crawford: "Матчі та правило Кроуфорда",
  options: "Додаткові правила окремих партій",
  resigning: "Здача",
  leaving: "Вихід і втрачене з’єднання",
  clocks: "Годинники",
  modes: "У що можна грати",
  credits: "Кредити і ставки",
  ratings: "Рейтинги",
  dice: "Чесні кубики",
  notation: "Як записують ходи",
};
