import type { Texts } from "../index.svelte";

export const rules: Texts["rules"] = {
  title: "Правила",
  lead: "Уся гра, як у неї грають тут: давні правила бекгемону й те, що додає цей дім.",
  contents: "Зміст",
  calculator: "Спробуйте",
  yourRating: "Ваш рейтинг",
  yourExperience: "Ваш досвід",
  opponentRating: "Рейтинг суперника",
  weight: "Формат",
  chance: "Ваш шанс виграти",
  ifWon: "Якщо виграєте",
  ifLost: "Якщо програєте",
};
