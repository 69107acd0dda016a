import type { GameResult } from "../../../wire/messages";
import type { Texts } from "../index.svelte";
import { counted } from "./plural";

const points = (count: number): string => counted(count, "очко", "очки", "очок");
const results: Record<GameResult, string> = { single: "звичайна партія", gammon: "гемон", backgammon: "бекгемон" };
const named: Record<GameResult, string> = { single: "Звичайна партія", gammon: "Гемон", backgammon: "Бекгемон" };

export const match: Texts["match"] = {
  gated: "В обох кімнатах ті самі кидки. Кожен хід видно тоді, коли його зіграли в обох кімнатах.",
  title: "Матч",
  against: (white, black) => `${white} – ${black}`,
  rated: (list) =>
    list === null ? "Без рейтингу" : list === "price" ? "На рейтинг · На ставку" : "На рейтинг · Вільні партії",
  game: (game) => `Партія ${game}`,
  crawford: "Кроуфорд",
  series: (won, points) => `Серія: ${won}${points === null ? "" : ` (очки ${points})`}`,
  points,
  result: (result) => results[result],
  resultName: (result) => named[result],
  spectators: (count) => counted(count, "глядач", "глядачі", "глядачів"),
  pips: "піпсів",
  scoreOf: (score) => `Рахунок ${score}`,
  bot: "Бот",
  yourTurn: "Ваша черга",
  freeSeat: "Вільне місце",
  onVacation: (until) => `у відпустці до ${until}`,
  clockStands: "зупинено",
  boardAwaited: "Очікуємо на дошку",
  atSensorBoard: "Сенсорна дошка",
  presence: {
    good: "За столом",
    slow: "Повільне з’єднання",
    reconnecting: "Відновлює зв’язок…",
    elsewhere: "На іншій сторінці",
    gone: "Без зв’язку",
  },
  clockRuns: "Годинник іде далі.",
  signal: {
    good: "Ваше з’єднання добре",
    slow: "Ваше з’єднання повільне",
    reconnecting: "З’єднання втрачено. Відновлюємо…",
  },
  onTurn: "Ходить",
  reserve: (text) => `Залишилося часу ${text}`,
  takeBack: {
    ask: "Повернути хід",
    hint: "Зіграти свій кидок ще раз, якщо суперник згоден",
    asked: (name) => `${name} просить повернути останній хід`,
    sent: (name) => `Ви попросили гравця ${name} дозволити повернути хід`,
    allow: "Дозволити",
    decline: "Хід зроблено",
  },
  pause: {
    title: "Пауза",
    until: (time) => `Годинники стоять, доки хтось із вас не продовжить, або до ${time}.`,
    resume: "Продовжити",
    ask: "Пауза",
    hint: "Зупинити годинники щонайбільше на 15 хв, якщо суперник згоден",
    asked: (name) => `${name} просить паузу щонайбільше на 15 хв`,
    sent: (name) => `Ви попросили паузу в гравця ${name}`,
    decline: "Грати далі",
  },
  hold: {
    title: "Гру зупинив суддя",
    clocks: "Годинники стоять, доки суддя не дозволить продовжити.",
    until: (time: string): string => `Годинники стоять. Гра має продовжитися близько ${time}.`,
  },
  connectionLost: "З’єднання втрачено. Відновлюємо…",
  loading: "Розставляємо шашки…",
  notFound: "Такого матчу немає.",
};

export const actions: Texts["play"]["actions"] = {
  label: "Що ви можете зробити",
  roll: "Кинути",
  double: "Подвоїти",
  redouble: "Подвоїти знову",
  doubleSure: (value) => `Запропонувати подвоєння до ${value}?`,
  keepCube: "Не зараз",
  take: "Прийняти",
  pass: "Пас",
  beaver: "Бобер",
  raccoon: "Єнот",
  undo: "Назад",
  reset: "Спочатку",
  confirm: "Підтвердити",
  backToGame: "Назад до гри",
  showResult: "Показати результат",
  stop: "Закінчити тут",
  abort: "Скасувати",
  abortHint: "Без результату, без рейтингу, ставки повертаються",
  abortSent: (name) => `Ви запропонували гравцеві ${name} скасувати матч`,
  abortOffered: (name) => `${name} пропонує скасувати: без результату, без рейтингу, ставки повертаються`,
  abortAccept: "Скасувати матч",
  abortDecline: "Грати далі",
  decided: "Матч вирішено. Обидва можуть погодитися закінчити.",
  offered: (value) => `Запропоновано подвоєння до ${value}`,
  beavered: (value) => `Бобер: на кубі ${value}`,
  raccooned: (value) => `Єнот: на кубі ${value}`,
  stopOffered: (name) => `${name} пропонує закінчити тут`,
  gone: (name) => `${name} більше не тут. Заберіть перемогу, завершіть матч без результату або зачекайте.`,
  goneWait: (name, time) => `${name} більше не тут. Перемогу можна забрати через ${time}.`,
  claimMatch: "Забрати перемогу",
  claimNoResult: "Без результату",
  thinking: (name) => `Ходить ${name}`,
  otherRoom: "Чекаємо на іншу кімнату. Годинники стоять.",
  absent: (name, presence) =>
    ({
      reconnecting: `${name} відновлює зв’язок; годинник іде далі`,
      elsewhere: `${name} на іншій сторінці; годинник іде далі`,
      gone: `${name} без зв’язку; годинник іде далі`,
    })[presence],
  answering: (name) => `${name} вирішує щодо подвоєння`,
  illegalPlaySent: (name: string): string => `${name} вирішує, чи зарахувати хід не за правилами`,
  resignationSent: (name) => `${name} вирішує щодо вашої здачі`,
  yourMove: "Ходіть шашками",
};

export const menu: Texts["play"]["menu"] = {
  label: "Стіл",
  settings: "Дошка та звук",
  resign: "Здатися",
  leave: "Залишити матч",
  moves: "Ходи",
  chat: "Чат",
  unread: (count) => counted(count, "нове", "нові", "нових"),
};

export const notes: Texts["play"]["notes"] = {
  openingRoll: "Перший кидок",
  opening: (name, dice) => `Починає ${name}: ${dice}`,
  youStart: (dice) => `Починаєте ви: ${dice}`,
  ties: (dice) => `Однакові кидки: ${dice.join(", ")}`,
  atBoard: {
    illegal_play: "Дошка не показує дозволеного ходу",
    sensor_fault: "Датчики дошки показують неможливу позицію",
    rolled_early: "Кубики кинуто зарано; кидок чинний",
  },
  noPlay: "Немає ходу",
  wins: (name) => `Виграє ${name}`,
  youWin: "Ви виграли",
  worth: (result, cube, won) => `${named[result]}${cube > 1 ? ` × ${cube}` : ""} · ${points(won)}`,
  go: "Далі",
};

export const illegal = {
  question: (name: string, notation: string, dice: readonly [number, number]): string =>
    `${name} грає ${dice[0]}-${dice[1]}: ${notation}. Це не за правилами. Зарахувати хід?`,
  accept: "Зарахувати",
  decline: "Вимагати хід за правилами",
};

export const moves: Texts["play"]["moves"] = {
  label: "Ходи",
  empty: "Ходів ще немає",
  openingRoll: (dice, starter) => `Перший кидок ${dice}: починає ${starter}`,
  noPlay: "немає ходу",
  illegalPlay: (notation: string): string => `${notation} (не за правилами)`,
  declinesIllegalPlay: "Вимагає хід за правилами",
  doubles: (value) => `Подвоює до ${value}`,
  takes: "Приймає",
  passes: "Пасує",
  beavers: (value) => `Бобер: ${value}`,
  raccoons: (value) => `Єнот: ${value}`,
  offersResignation: (result) => `Пропонує здатися: ${results[result]}`,
  resigns: (result) => `Здається: ${results[result]}`,
  declines: "Відхиляє",
  timedOut: "Час вийшов",
  left: "Залишає матч",
  end: (name, won, result) => `${name} виграє ${points(won)}${result === "single" ? "" : ` (${results[result]})`}`,
  first: "Початок матчу",
  previous: "На крок назад",
  next: "На крок уперед",
  present: "Поточна позиція",
};

export const chat: Texts["play"]["chat"] = {
  empty: "Повідомлень ще немає. Будьте привітні.",
  placeholder: "Скажіть щось",
  send: "Надіслати",
  mute: (name) => `Заглушити ${name}`,
  unmute: (name) => `Знову чути ${name}`,
  spectator: "(глядач)",
  muted: (name) => `${name} заглушено: нові повідомлення приховано.`,
};

export const resign: Texts["play"]["resign"] = {
  title: "Здати цю партію?",
  text: "Суперник може прийняти, відхилити або просто грати далі.",
  costs: (count, endsMatch, asks) =>
    `${points(count)}${endsMatch ? " і матч" : ""}${asks ? "" : ", без згоди суперника"}`,
  offer: "Запропонувати здачу",
  resignNow: "Здатися",
  offered: (name, result, count) => `${name} пропонує здачу (${results[result]}): ${points(count)}`,
  accept: "Прийняти",
  decline: "Відхилити",
};

export const leave: Texts["play"]["leave"] = {
  title: "Залишити матч?",
  matchLost: "Ви одразу програєте весь матч, і рейтинг зміниться, як після будь-якої поразки.",
  matchLostUnrated: "Ви одразу програєте весь матч. Він без рейтингу.",
  unplayed:
    "Рейтинг не змінюється, доки обидва не зробили по ходу, але ставку ви втратите, а частка дограних матчів знизиться. Після трьох таких виходів за годину швидкий пошук закривається на годину. Можна також запропонувати суперникові скасувати матч.",
  gameLost: (count, credits) =>
    `Ви одразу програєте партію: ${points(count)}${credits === null ? "" : `, ${credits} вашої ставки`}.`,
  stay: "Лишитися",
  leave: "Залишити",
  hint: "Якщо лише зникне з’єднання або ви закриєте сторінку, місце лишиться за вами, доки йде ваш годинник.",
};

export const over: Texts["play"]["over"] = {
  backToLesson: "До уроку",
  youWon: "Ви виграли матч",
  youLost: "Ви програли матч",
  won: (name) => `Матч виграє ${name}`,
  drawn: "Нічия",
  aborted: "Матч скасовано",
  unplayed: "Без рейтингу: матч закінчився, перш ніж обидва зробили по ходу.",
  noChange: "Цей матч не змінив жодного рейтингу.",
  reason: (reason, loser) => {
    const who = loser ?? "";
    return {
      borne_off: "Усі шашки викинуто",
      passed: `${who}: пас на подвоєння`,
      resigned: `${who} здається`,
      left: `${who} залишає матч`,
      timed_out: `${who}: час вийшов`,
      completed: "Зіграно до кінця",
      agreed: "За згодою",
      aborted: "Без результату, без рейтингу, ставки повертаються",
    }[reason];
  },
  rating: "Рейтинг",
  voided: "Модератор анулював цей матч. Він не враховується.",
  arithmetic: "Як це пораховано",
  formula: "4 × K × √n × P",
  k: "K, з досвіду до матчу",
  p: "P, шанс на перемогу того, хто програв",
  n: "n, вага формату",
  unrated: "Цей матч був без рейтингу.",
  credits: "Кредити",
  creditsTo: (name) => `${name} отримує`,
  house: "Дім лишає собі",
  stakesTogether: (each, both) => `Обидві ставки: ${each} + ${each} = ${both}`,
  wholeHouse: (both, house) => `Дім: десята частина від ${both} = ${house}`,
  drawHouse: (each) => `Рівні очки: кожна ставка ${each} повертається без десятої частини`,
  pointsGain: (points, point, gain, isLimit) =>
    `Виграно: ${String(points)} × ${point}${isLimit ? ", не більше межі" : " ="} ${gain}`,
  gainHouse: (gain, house) => `Дім: десята частина від ${gain} = ${house}`,
  rematch: "Реванш",
  acceptRematch: "Прийняти реванш",
  rematchSent: "Реванш запропоновано…",
  rematchWanted: (name) => `${name} хоче реваншу`,
  decline: "Відмовитися",
  declined: (name) => `${name} відмовляється від реваншу.`,
  toRematch: "До реваншу",
  review: "Перегляд",
  analysis: "Розбір",
  lobby: "Лобі",
  verify: "Перевірити кубики",
};

export const waiting: Texts["play"]["waiting"] = {
  title: "Чекаємо на суперника",
  free: "Є вільне місце",
  text: "Матч почнеться, щойно хтось сяде.",
  link: "Посилання на цей стіл",
  copy: "Скопіювати посилання",
  copied: "Посилання скопійовано",
  close: "Закрити стіл",
  sit: "Зайняти місце",
  commitment: "Печатка кубиків",
};

export const keys: Texts["play"]["keys"] = {
  title: "Клавіатура",
  rows: [
    ["R", "кинути"],
    ["D", "подвоїти"],
    ["T", "прийняти"],
    ["P", "пас"],
    ["Tab, стрілки", "переходити між шашками, якими можна ходити"],
    ["Enter", "вибрати, піти, підтвердити"],
    ["1–6", "зіграти цей кубик вибраним пунктом"],
    ["U", "повернути"],
    ["S", "поміняти кубики"],
  ],
};
