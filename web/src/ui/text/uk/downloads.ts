/** Matches as files. */
export const downloads = {
  title: "Завантажити цей матч",
  formats: {
    mat: "Для інших програм (.mat)",
    xg: "Для eXtreme Gammon (.xg)",
    sgf: "З аналізом (.sgf)",
    ogxm: "Для HedgeHog і OpenGammon (.ogxm)",
    html: "Сторінка з коментарями",
    txt: "Текст із коментарями",
    json: "Усі дані (JSON)",
  },
  event: "Усі матчі в архіві zip",
  all: "Завантажити всі свої матчі",
  allText:
    "Zip з усіма матчами, які ви тут завершили, і з усіма матчами вашої бібліотеки у вибраному форматі, разом із завантаженими файлами.",
};
