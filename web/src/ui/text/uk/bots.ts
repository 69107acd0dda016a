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
  Marlow: "Опора четвергового клубу. Знає дебюти, рахує піпси й помиляється в довгих партіях.",
  Sable: "Швидка й точна. Її оцінка позиції майже ніколи не хибить.",
  Octavia: "Перш ніж піти, розглядає кожну відповідь на кожен кидок. Найкраще, що має цей дім.",
};

/** The strengths and weaknesses of each house bot. */
const traits: Partial<Record<string, { good: string; weak: string }>> = {
  Pip: { good: "Биття блотів", weak: "Гонки, куб і все, що потребує плану" },
  Wilma: { good: "Обережні ходи й прості гонки", weak: "Бліц-атаки й вчасне подвоєння" },
  Jago: { good: "Атаки та бліц", weak: "Обережна гра; приймає подвоєння, які слід відхилити" },
  Marlow: { good: "Дебюти й гонки", weak: "Довгі контактні партії, як-от бекгейм" },
  Sable: {
    good: "Усі види позицій, з першого погляду",
    weak: "Рідкісні позиції, які треба рахувати на кілька ходів уперед",
  },
  Octavia: { good: "Усе: рахує ходи й куб на два кидки вперед", weak: "Нічого, що помітно в матчі" },
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Рівень ${String(level)} з ${String(levels)}`,
  strength: (rating) => `Рейтинг ${String(rating)} за матчами всіх ботів між собою`,
  about: (name, about) => characters[name] ?? about,
  page: {
    title: "Боти",
    about: "Хто вони й наскільки сильні",
    lead: "Шість суперників, які завжди на місці: від новачка до світового класу.",
    good: "Сильні сторони",
    weak: "Слабші сторони",
    measured: "Сила гри",
    measuredNote:
      "Сила гри — це рейтинг за матчами до 5 очок, у яких кожен бот грав із кожним; різниця в 300 дає 68 перемог зі 100. Два рейтинги нижче — за матчами тут.",
    traits: (name) => traits[name] ?? null,
  },
};
