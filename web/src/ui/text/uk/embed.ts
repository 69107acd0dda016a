import type { Texts } from "../index.svelte";

export const embed: Texts["embed"] = {
  action: "Вбудувати",
  title: "Показати на іншому сайті",
  leadMatch: "Вставте цей HTML на свою сторінку. Він показує дошку протягом матчу.",
  leadPosition: "Вставте цей HTML на свою сторінку. Він показує позицію.",
  copy: "Копіювати HTML",
  copied: "HTML скопійовано.",
  look: "Переглянути",
  open: "Відкрити на Fullprime",
  nothing: "Тут немає дошки для показу.",
  toMove: (side) => `Хід: ${side.toLowerCase()}`,
};
