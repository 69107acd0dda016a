/** Duplicate team matches: creating one, its results, its director's desk. */
import type { Texts } from "../index.svelte";

export const teamMatches: Texts["teamMatches"] = {
  title: "Командні матчі",
  make: "Новий командний матч",
  lead: "Дві команди, дві кімнати, в обох ті самі кидки: вирішує краща гра, а не удача.",
  loading: "Завантажуємо командний матч …",
  notFound: "Командний матч не знайдено",
  phase: { line_ups: "Розстановка", playing: "Триває", over: "Завершено", cancelled: "Скасовано" },
  boards: (count) => `Дощок: ${String(count)}`,
  revealed: (known, all) => `Завершено дощок: ${String(known)} з ${String(all)}`,
  directedBy: (name) => `Директор: ${name}`,
  barometer: "Поточний рахунок",
  noBarometer: "Рахунок лише в кінці",
  vp: "Переможні очки",
  difference: (imp) => `Різниця ${String(imp)} IMP`,
  room: { open: "Відкрита кімната", closed: "Закрита кімната" },
  team: (team) => `Команда ${team}`,
  toTable: "До вашого столу",
  watch: "Дивитися відкриту кімнату",
  closedNote: "Закриту кімнату дивитися не можна. Її партії показують, коли дошку завершено в обох кімнатах.",
  protocol: "Результати",
  columns: {
    board: "Дошка",
    room: "Кімната",
    players: "Білі – чорні",
    opening: "Початок",
    cube: "Куб",
    left: "Лишилось",
    result: "Результат",
    smp: "SMP",
    imp: "IMP",
  },
  notYet: "не завершено",
  end: { single: "звичайна", gammon: "гемон", backgammon: "бекгемон", pass: "відмова" },
  assigned: "присуджено",
  proposed: (cube, team) => `${String(cube)}, запропонувала ${team}`,
  sum: "Сума",
  game: "Переглянути партію",
  compare: "Порівняти обидві кімнати",
  comparing: "Порівняння з’явиться, щойно обидві партії буде проаналізовано …",
  files: "Завантажити результати",
  teams: "Команди та розстановка",
  captain: "Капітан",
  noLineUp: "Капітан ще не назвав розстановки.",
  nameLineUp: "Назвати розстановку",
  inRoom: (room) => room,
  rolls: "Звідки кидки",
  origin: { committed: "зафіксовані наперед", imported: "з файлу директора", thrown: "кинуті за справжніми дошками" },
  rollsText:
    "Кожна дошка має набір кидків для обох кімнат. Зобов’язання опубліковано вже зараз, ключ – коли дошку завершено в обох.",
  rollsThrownText:
    "Вирішують справжні кубики:  кімната, що першою дійшла до кидка, кидає його на своїй сенсорній дошці, а інша отримує такий самий. Такі кидки не можна перевірити; початковий кидок випливає із зобов’язання.",
  set: (set) => `набір ${String(set)}`,
  notes: "Від директора",
  deed: (deed) => {
    const room = "room" in deed ? (deed.room === "open" ? "відкрита кімната" : "закрита кімната") : "";
    switch (deed.kind) {
      case "assigned":
        return `Дошка ${String(deed.board)}, ${room}: результат присуджено`;
      case "board_cancelled":
        return `Дошку ${String(deed.board)} скасовано, її грають з набором ${String(deed.set)}`;
      case "held":
        return `Зупинено: ${room}`;
      case "released":
        return `Продовжує: ${room}`;
      case "substituted":
        return `${deed.player} грає замість ${deed.before}, ${room}`;
      case "cancelled":
        return "Матч скасовано";
      default:
        return deed satisfies never;
    }
  },
  desk: {
    title: "Стіл директора",
    board: (board) => (board === null ? "усі дошки завершено" : `дошка ${String(board)}`),
    state: { waiting: "чекає", seating: "гравці сідають", playing: "грає", finished: "завершила" },
    missing: (names) => `Ще немає: ${names}`,
    held: "зупинено",
    what: "Виберіть дію",
    hold: "Зупинити",
    release: "Продовжити",
    assign: "Присудити результат",
    cancelBoard: "Замінити дошку",
    substitute: "Замінити гравця",
    substituteHint:
      "Хтось інший з команди, поки гра не почалася. Чужу гру ніхто не продовжує: якщо дошку вже грають, спершу зупиніть кімнату й замініть дошку.",
    cancel: "Скасувати матч",
    reason: "Причина (видна з результатами)",
    to: "Для",
    points: "IMP, від 0 до 24",
    player: "Гравець",
    act: "Застосувати",
    reasonMissing: "Вкажіть причину.",
    ownTeam: "Ви в команді цього матчу, тому стіл не показує вам кімнат.",
    enter: "Внести наступний результат",
    enterButton: "Внести",
    winner: "Переможець",
    cube: "Зарахований куб",
    left: "Лишилося шашок",
    import: "Імпортувати кидки (CSV)",
    imported: "Дошки гратимуть з кидками з файлу.",
  },
  form: {
    title: "Новий командний матч",
    name: "Назва",
    namePlaceholder: "Фінал клубу",
    preset: "Як 2008 року: шість дощок, поточний рахунок",
    bots: "Обидві команди – боти",
    boards: "Дощок",
    where: "Де грають",
    here: "Тут, за столами",
    byHand: "За справжніми дошками; результати вношу я",
    pace: "Темп",
    live: "Наживо",
    correspondence: "У власному темпі",
    thrown: "Кубики кидають руками",
    thrownText:
      "На сенсорних дошках: кімната, що першою дійшла до кидка, кидає його, а інша отримує такий самий. Хто грає за екраном, отримує кидки від сервера. Ці кидки не можна перевірити.",
    barometer: "Поточний рахунок",
    barometerText: "Рахунок показують після кожної дошки, інакше – в кінці.",
    exchange: "Зміни розстановки",
    exchangeText: "Капітани можуть змінювати розстановку між дошками.",
    teamName: "Назва команди",
    captain: "Капітан",
    players: "Гравці через кому",
    playersHint: "Від двох до шести: імена облікових записів або ботів.",
    playersHintByHand: "Від двох до шести будь-яких імен; перший сидить у відкритій кімнаті, другий у закритій.",
    missing: "Дайте матчу й обом командам назву, капітана і щонайменше двох гравців.",
    create: "Створити матч",
  },
  toTeamMatch: "До командного матчу",
  table: (board, room) => `Дошка ${String(board)}, ${room.toLowerCase()}`,
};
