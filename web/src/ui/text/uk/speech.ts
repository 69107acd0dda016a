import type { Texts } from "../index.svelte";
import { counted } from "./plural";

const verb = (who: string, you: string, other: string): string => (who === "Ви" ? you : other);

export const speech: Texts["speech"] = {
  you: "Ви",
  gameStarted: (game, starter, opening, crawford) =>
    `Партія ${game}${crawford ? ", Кроуфорд" : ""}. ${starter} ${verb(starter, "починаєте", "починає")}${opening === null ? "" : ` з ${opening[0]} і ${opening[1]}`}.`,
  rolled: (who, dice) => `${who} ${verb(who, "кидаєте", "кидає")}: ${dice[0]} і ${dice[1]}.`,
  played: (who, notation) => `${who} ${verb(who, "ходите", "ходить")} ${notation}.`,
  noPlay: (who) => `${who} не ${verb(who, "маєте", "має")} ходу.`,
  illegalPlay: (who: string, notation: string): string =>
    `Дошка (${who}) показує ${notation}, а це не за правилами. Зарахувати?`,
  acceptsIllegal: (who: string): string => `${who}: хід не за правилами зараховано.`,
  declinesIllegal: (who: string): string => `${who}: потрібен хід за правилами.`,
  doubled: (who, value) => `${who} ${verb(who, "подвоюєте", "подвоює")} до ${value}.`,
  taken: (who) => `${who} ${verb(who, "приймаєте", "приймає")}.`,
  passed: (who) => `${who} ${verb(who, "пасуєте", "пасує")}.`,
  beavered: (who, value) => `${who} ${verb(who, "відповідаєте", "відповідає")} бобром: ${value}.`,
  raccooned: (who, value) => `${who} ${verb(who, "відповідаєте", "відповідає")} єнотом: ${value}.`,
  resigns: (who, result) => `${who} ${verb(who, "пропонуєте", "пропонує")} здатися: ${result}.`,
  declines: (who) => `${who} ${verb(who, "відхиляєте", "відхиляє")} здачу.`,
  resigned: (who, result) => `${who} ${verb(who, "здаєтеся", "здається")}: ${result}.`,
  stopAgreed: (who) => `${who} ${verb(who, "згодні", "погоджується")} закінчити.`,
  abortAgreed: (who) => `${who} ${verb(who, "пропонуєте", "пропонує")} скасувати матч.`,
  abortDeclined: (who) => `${who} ${verb(who, "хочете", "хоче")} грати далі.`,
  takeBackAsked: (who) => `${who} ${verb(who, "просите", "просить")} повернути останній хід.`,
  takeBackDeclined: (who) => `${who} ${verb(who, "залишаєте", "залишає")} хід у силі.`,
  tookBack: (who) => `${who} ${verb(who, "повертаєте", "повертає")} хід.`,
  pauseAsked: (who) => `${who} ${verb(who, "просите", "просить")} паузу.`,
  pauseDeclined: (who) => `${who} ${verb(who, "хочете", "хоче")} грати далі.`,
  paused: "Пауза. Годинники стоять.",
  resumed: (who) => `${who} ${verb(who, "продовжуєте", "продовжує")} матч. Годинники знову йдуть.`,
  pauseEnded: "Пауза скінчилася. Годинники знову йдуть.",
  abandoned: "Обидва гравці пішли. Матч скасовано.",
  calledOff: "Суддя закінчив цю гру. Що рахується, написано на сторінці турніру.",
  held: (reason: string): string => `Суддя зупинив цю гру: ${reason}. Годинники стоять.`,
  released: "Суддя дозволив продовжити гру. Годинники знову йдуть.",
  rollAsked: (who: string): string => `${who}: кидок буде, коли інша кімната буде готова.`,
  turnOpened: "Обидві кімнати готові до кидка.",
  substituted: (came: string, left: string): string => `Замість ${left} тепер грає ${came}.`,
  extraTime: (minutes) =>
    minutes === 0
      ? "Суддя забрав додатковий час."
      : `Суддя дав додатковий час: ${String(minutes)} хв кожному гравцеві.`,
  outage: (seconds) =>
    `Сайт не працював ${seconds < 120 ? `${String(seconds)} с` : `${String(Math.round(seconds / 60))} хв`}. ` +
    "Цей час не зараховано, і гравець на ході має щонайменше 15 с.",
  atBoard: {
    awaited: (who) => `Очікуємо, доки ${verb(who, "ваша дошка", `дошка гравця ${who}`)} покаже позицію.`,
    ready: (who) => `${verb(who, "Ваша дошка", `Дошка гравця ${who}`)} готова.`,
    illegal_play: (who) =>
      `${verb(who, "Ваша дошка", `Дошка гравця ${who}`)} не показує дозволеного ходу. Хід лишається відкритим.`,
    sensor_fault: (who) => `Датчики ${verb(who, "вашої дошки", `дошки гравця ${who}`)} показують неможливу позицію.`,
    rolled_early: (who) => `${who}: кубики кинуто зарано. Кидок чинний.`,
  },
  vacation: (who) => `${verb(who, "Ваша відпустка", `Відпустка гравця ${who}`)} змінилася.`,
  timedOut: (who) => `${who}: час вийшов.`,
  left: (who) => `${who} ${verb(who, "залишаєте", "залишає")} матч.`,
  claimed: (who, claim) =>
    claim === "match"
      ? `${who} ${verb(who, "забираєте", "забирає")} перемогу, бо суперника більше немає.`
      : `${who} ${verb(who, "завершуєте", "завершує")} матч без результату, бо суперника більше немає.`,
  gameEnded: (who, points, white, black) =>
    `${who} ${verb(who, "виграєте", "виграє")} партію, ${counted(points, "очко", "очки", "очок")}. Білі ${white}, чорні ${black}.`,
  matchEnded: (who) => `${who} ${verb(who, "виграєте", "виграє")} матч.`,
  drawn: "Матч закінчився внічию.",
  mayRoll: "Ви можете кидати.",
  mayDouble: "Ви можете кидати або подвоїти.",
  mayTake: "Ви можете прийняти або спасувати.",
  mayBeaver: "Ви можете прийняти, відповісти бобром або спасувати.",
  bar: "бар",
  off: "викинуто",
  complete: "Enter підтверджує, U повертає.",
  undone: "Повернено.",
};
