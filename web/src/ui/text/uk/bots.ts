import type { Texts } from "../index.svelte";

const titles: Partial<Record<string, string>> = {
  Beginner: "Новачок",
  Casual: "Аматор",
  Intermediate: "Середній гравець",
  "Club player": "Клубний гравець",
  Expert: "Знавець",
  "World class": "Світовий клас",
};

const characters: Partial<Record<string, string>> = {
  Pip: "Щойно навчився ходити шашками й дуже любить бити. Забуває, що є куб.",
  Wilma: "Грає в неділю й грає обережно: не лишає блотів, якщо можна інакше, і двічі думає, перш ніж подвоїти.",
  Jago: "Сміливий і поспішає. Спершу б’є, потім рахує й приймає майже кожне подвоєння.",
  Marlow: "Опора четвергового клубу. Знає дебюти, рахує пункти й помиляється в довгих партіях.",
  Sable: "Швидка й точна. Її оцінка позиції майже ніколи не хибить.",
  Octavia: "Перш ніж піти, розглядає кожну відповідь на кожен кидок. Найкраще, що має цей дім.",
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Рівень ${String(level)} з ${String(levels)}`,
  strength: (rating) => `Рейтинг ${String(rating)} за матчами всіх ботів між собою`,
  about: (name, about) => characters[name] ?? about,
};
