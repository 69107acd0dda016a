/** The HTTP API: a method for each route. Answers have the generated types; failures are an `ApiError`. */

import { Requests } from "./requests";
import type {
  AnalysisView,
  ArchiveNames,
  ArchiveProfile,
  ArchiveSource,
  FoundPositions,
  ImportFilePage,
  ImportId,
  ImportOutcome,
  ImportView,
  MatchRepairs,
  MendRow,
  NewImport,
  PositionPlace,
  PositionSearch,
  SavedSearch,
  SaveSearch,
  SetPositionNote,
  SharedPosition,
  SharedPositionLink,
  BoardId,
  BoardList,
  BoardMirror,
  BoardPlan,
  EventBoards,
  Events,
  Books,
  BotCard,
  ChangePassword,
  Contact,
  CreateTable,
  Credentials,
  CurrentMatches,
  DeleteAccount,
  Device,
  DeviceId,
  DiceDisclosure,
  DuplicateTeam,
  EnrolmentCode,
  HeadToHead,
  LeaderboardPage,
  LessonAct,
  LessonStep,
  LessonVerdict,
  LobbyPlayers,
  LobbySnapshot,
  MatchId,
  MatchPage,
  MatchView,
  ModerationDesk,
  Suspicions,
  ModeratorAction,
  Pairing,
  PlayerProfile,
  PlayerSearch,
  DiceStatistics,
  RatedLimits,
  RatingChart,
  RatingList,
  Records,
  QuickPairing,
  Roles,
  SendReport,
  Session,
  SessionGames,
  SetContact,
  SignUp,
  SiteStatus,
  Statement,
  TableView,
  TakeSeat,
  MakeBot,
  MakeToken,
  OpeningTable,
  OwnBot,
  ProgramsView,
  TokenId,
  TokenMade,
  MakePractice,
  PracticeAct,
  PracticeAnswer,
  PracticeHint,
  PracticeSummary,
  PracticeTakeBack,
  PracticeView,
  PuzzleAnswer,
  PuzzleQuestion,
  PuzzleTheme,
  PuzzleVerdict,
  PuzzlesView,
  DuplicateLists,
  CreateTeam,
  CreateTeamEvent,
  CreateTeamMatch,
  LineUp,
  SayInVugraph,
  TeamDirectorAct,
  TeamEventAct,
  TeamEventCard,
  TeamEventId,
  TeamEventView,
  TeamMatchCard,
  TeamMatchId,
  TeamMatchView,
  TeamPeople,
  Vugraph,
  NewPasskey,
  Passkey,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyId,
  PasskeySignIn,
  PasswordAndCode,
  PasswordOnly,
  RecoveryCodes,
  SecondFactor,
  SecondFactorBegun,
  SecondFactorCode,
  AddressBlockList,
  BlockAddresses,
  AskForReset,
  MailLink,
  MailView,
  NewSignIn,
  ResetPassword,
  SetMailAddress,
  SetMailNotices,
  ComparativeAct,
  ComparativeCard,
  ComparativeField,
  ComparativeId,
  ComparativeView,
  CompetitionPlace,
  CreateComparative,
  TakeVacation,
  VacationView,
  CallId,
  CompetitionKind,
  DirectorCall,
  CorrectionPreview,
  DeskAct,
  EventDesk,
  EventLog,
  PreviewCorrection,
  CreateTournament,
  DirectorAct,
  PairingPlace,
  ScoreSheet,
  ScoredSheet,
  TournamentCard,
  TournamentId,
  TournamentView,
  DecideAppeal,
  ModerationCounts,
  OwnSanctions,
  PlayerSanctions,
  PreviewVoid,
  SendAppeal,
  SendVoid,
  UndoVoid,
  VoidChanges,
  SetProfile,
  PlayerTitles,
  SettingsView,
  ClubAct,
  ClubChat,
  ClubView,
  Clubs,
  CreateClub,
  SayInClub,
  Conversations,
  ConversationView,
  DirectMessage,
  ReadMessages,
  SendMessage,
  KeptSettings,
} from "../wire/messages";
import type {
  ImportReport,
  LibraryId,
  LibraryView,
  ForgetPush,
  PushView,
  SetPush,
  PositionQuestion,
  PositionSetup,
  PositionStudy,
  RolloutPart,
  RolloutQuestion,
  ScoreChart,
  ScoresQuestion,
  SheetIndex,
  NewReviewComment,
  PlayerPerformance,
  ReviewComment,
  TrainerAnswer,
  TrainerVerdict,
  TrainerView,
} from "../wire/messages";
import { sourcePath, type Source } from "../model/match/source";

/** The filters of a leaderboard. */
export interface LeaderboardChoice {
  list: RatingList;
  /** Only players who have played within this many days; null: any time. */
  days: 7 | 30 | 90 | 365 | null;
  experience: 0 | 50 | 200 | 400;
  bots: boolean;
}

/** The API with the session's CSRF token. */
export class Api {
  readonly #requests: Requests;
  readonly #send: Requests["send"];

  constructor(fetcher: typeof fetch = (...request) => fetch(...request)) {
    this.#requests = new Requests(fetcher);
    this.#send = this.#requests.send;
  }

  // account
  session = (): Promise<Session> => this.#requests.holdingOthers(this.#entered(this.#send("GET", "/session")));
  signIn = (body: Credentials): Promise<Session> => this.#entered(this.#send("POST", "/session", body));
  signOut = async (): Promise<void> => {
    await this.#send("DELETE", "/session");
    this.#requests.csrf = null;
  };
  signUp = (body: SignUp): Promise<Session> => this.#entered(this.#send("POST", "/accounts", body));
  playAsGuest = (): Promise<Session> => this.#entered(this.#send("POST", "/accounts/guest"));
  keepAccount = (body: SignUp): Promise<Session> => this.#entered(this.#send("POST", "/account/keep", body));
  changePassword = (body: ChangePassword): Promise<Session> =>
    this.#entered(this.#send("PUT", "/account/password", body));
  mail = (): Promise<MailView> => this.#send("GET", "/account/mail");
  setMailAddress = (body: SetMailAddress): Promise<MailView> => this.#send("PUT", "/account/mail/address", body);
  forgetMailAddress = (): Promise<MailView> => this.#send("DELETE", "/account/mail/address");
  setMailNotices = (body: SetMailNotices): Promise<MailView> => this.#send("PUT", "/account/mail/notices", body);
  push = (): Promise<PushView> => this.#send("GET", "/account/push");
  setPush = (body: SetPush): Promise<PushView> => this.#send("PUT", "/account/push", body);
  forgetPush = (body: ForgetPush): Promise<PushView> => this.#send("POST", "/account/push/removal", body);
  confirmMail = (body: MailLink): Promise<void> => this.#send("POST", "/mail/confirm", body);
  unsubscribe = (token: string): Promise<void> => this.#send("POST", `/mail/unsubscribe/${part(token)}`);
  askForReset = (body: AskForReset): Promise<void> => this.#send("POST", "/password-resets", body);
  resetPassword = (body: ResetPassword): Promise<void> => this.#send("PUT", "/password-resets", body);
  newSignIns = (): Promise<NewSignIn[]> => this.#send("GET", "/account/sign-ins");
  ownSignIn = (id: DeviceId): Promise<void> => this.#send("PUT", `/account/sign-ins/${part(id)}`);
  refuseSignIn = (id: DeviceId): Promise<void> => this.#send("DELETE", `/account/sign-ins/${part(id)}`);
  endSignIn = (body: MailLink): Promise<void> => this.#send("POST", "/mail/end-sign-in", body);
  devices = (): Promise<Device[]> => this.#send("GET", "/account/devices");
  signOutDevice = (id: DeviceId): Promise<void> => this.#send("DELETE", `/account/devices/${part(id)}`);
  deleteAccount = async (body: DeleteAccount): Promise<void> => {
    await this.#send("POST", "/account/deletion", body);
    this.#requests.csrf = null;
  };
  signOutOtherDevices = (): Promise<void> => this.#send("DELETE", "/account/devices");

  secondFactor = (): Promise<SecondFactor> => this.#send("GET", "/account/second-factor");
  beginSecondFactor = (body: PasswordOnly): Promise<SecondFactorBegun> =>
    this.#send("POST", "/account/second-factor", body);
  confirmSecondFactor = (body: SecondFactorCode): Promise<RecoveryCodes> =>
    this.#send("POST", "/account/second-factor/confirmation", body);
  renewRecoveryCodes = (body: PasswordAndCode): Promise<RecoveryCodes> =>
    this.#send("POST", "/account/second-factor/recovery-codes", body);
  removeSecondFactor = (body: PasswordAndCode): Promise<void> =>
    this.#send("POST", "/account/second-factor/removal", body);

  passkeys = (): Promise<Passkey[]> => this.#send("GET", "/account/passkeys");
  askForPasskey = (body: PasswordOnly): Promise<PasskeyCreation> =>
    this.#send("POST", "/account/passkeys/challenge", body);
  keepPasskey = (body: NewPasskey): Promise<Passkey> => this.#send("POST", "/account/passkeys", body);
  removePasskey = (id: PasskeyId): Promise<void> => this.#send("DELETE", `/account/passkeys/${part(id)}`);
  askForSignature = (): Promise<PasskeyChallenge> => this.#send("POST", "/session/passkey/challenge");
  signInWithPasskey = (body: PasskeySignIn): Promise<Session> =>
    this.#entered(this.#send("POST", "/session/passkey", body));

  programs = (): Promise<ProgramsView> => this.#send("GET", "/account/programs");
  makeBot = (body: MakeBot): Promise<OwnBot> => this.#send("POST", "/account/bots", body);
  makeToken = (body: MakeToken): Promise<TokenMade> => this.#send("POST", "/account/tokens", body);
  revokeToken = (id: TokenId): Promise<void> => this.#send("DELETE", `/account/tokens/${part(id)}`);
  // puzzles
  puzzles = (): Promise<PuzzlesView> => this.#send("GET", "/puzzles");
  nextPuzzle = (theme: PuzzleTheme | null): Promise<PuzzleQuestion> =>
    this.#send("GET", `/puzzles/next${theme === null ? "" : `?theme=${theme}`}`);
  puzzle = (id: string): Promise<PuzzleQuestion> => this.#send("GET", `/puzzles/${part(id)}`);
  answerPuzzle = (id: string, body: PuzzleAnswer): Promise<PuzzleVerdict> =>
    this.#send("POST", `/puzzles/${part(id)}`, body);

  // the first lesson
  lesson = (): Promise<LessonStep[]> => this.#send("GET", "/lesson");
  actInLesson = (body: LessonAct): Promise<LessonVerdict> => this.#send("POST", "/lesson", body);

  // practice
  makePractice = (body: MakePractice): Promise<PracticeView> => this.#send("POST", "/practices", body);
  practices = (): Promise<PracticeSummary[]> => this.#send("GET", "/practices");
  practice = (id: MatchId): Promise<PracticeView> => this.#send("GET", `/practices/${part(id)}`);
  actInPractice = (id: MatchId, body: PracticeAct): Promise<PracticeAnswer> =>
    this.#send("POST", `/practices/${part(id)}/act`, body);
  takeBack = (id: MatchId, body: PracticeTakeBack): Promise<PracticeView> =>
    this.#send("POST", `/practices/${part(id)}/take-back`, body);
  practiceHint = (id: MatchId): Promise<PracticeHint> => this.#send("GET", `/practices/${part(id)}/hint`);
  forgetPractice = (id: MatchId): Promise<void> => this.#send("DELETE", `/practices/${part(id)}`);

  /** Fetches the description of the API, unparsed. */
  document = (): Promise<unknown> => this.#send("GET", "/openapi.json");

  credits = (before: number | null = null, limit = 30): Promise<Statement> => {
    const query = new URLSearchParams({ limit: String(limit), ...(before === null ? {} : { before: String(before) }) });
    return this.#send("GET", `/account/credits?${query.toString()}`);
  };
  topUp = (): Promise<Statement> => this.#send("POST", "/account/credits/top-up");

  vacation = (): Promise<VacationView> => this.#send("GET", "/account/vacation");
  takeVacation = (body: TakeVacation): Promise<VacationView> => this.#send("POST", "/account/vacation", body);
  endVacation = (): Promise<VacationView> => this.#send("DELETE", "/account/vacation");

  conversations = (): Promise<Conversations> => this.#send("GET", "/messages");
  /** The messages with a player before a number, or the last ones. */
  conversation = (name: string, before: number | null): Promise<ConversationView> =>
    this.#send("GET", `/messages/${part(name)}${before === null ? "" : `?before=${String(before)}`}`);
  sendMessage = (name: string, body: SendMessage): Promise<DirectMessage> =>
    this.#send("POST", `/messages/${part(name)}`, body);
  readMessages = (name: string, body: ReadMessages): Promise<void> =>
    this.#send("POST", `/messages/${part(name)}/read`, body);
  /** The visitor's clubs, and those whose names begin with a text. */
  clubs = (start: string): Promise<Clubs> =>
    this.#send("GET", `/clubs${start === "" ? "" : `?${new URLSearchParams({ start }).toString()}`}`);
  createClub = (body: CreateClub): Promise<ClubView> => this.#send("POST", "/clubs", body);
  club = (id: string): Promise<ClubView> => this.#send("GET", `/clubs/${part(id)}`);
  actInClub = (id: string, act: ClubAct): Promise<ClubView> => this.#send("POST", `/clubs/${part(id)}/acts`, act);
  clubChat = (id: string, after: number): Promise<ClubChat> =>
    this.#send("GET", `/clubs/${part(id)}/chat?after=${String(after)}`);
  sayInClub = (id: string, body: SayInClub): Promise<void> => this.#send("POST", `/clubs/${part(id)}/chat`, body);
  setProfile = (body: SetProfile): Promise<PlayerProfile> => this.#send("PUT", "/account/profile", body);
  titles = (name: string): Promise<PlayerTitles> => this.#send("GET", `/players/${part(name)}/titles`);
  keptSettings = (): Promise<SettingsView> => this.#send("GET", "/account/settings");
  keepSettings = (body: KeptSettings): Promise<SettingsView> => this.#send("PUT", "/account/settings", body);
  contacts = (): Promise<Contact[]> => this.#send("GET", "/account/contacts");
  setContact = (name: string, body: SetContact): Promise<void> =>
    this.#send("PUT", `/account/contacts/${part(name)}`, body);

  report = (name: string, body: SendReport): Promise<void> =>
    this.#send("POST", `/players/${part(name)}/reports`, body);
  status = (): Promise<SiteStatus> => this.#send("GET", "/status");
  roles = (): Promise<Roles> => this.#send("GET", "/account/roles");
  suspicions = (): Promise<Suspicions> => this.#send("GET", "/moderation/suspicions");
  moderation = (): Promise<ModerationDesk> => this.#send("GET", "/moderation");
  moderate = (body: ModeratorAction): Promise<void> => this.#send("POST", "/moderation/actions", body);
  moderationCounts = (): Promise<ModerationCounts> => this.#send("GET", "/moderation/public");
  sanctionsOf = (name: string): Promise<PlayerSanctions> => this.#send("GET", `/moderation/players/${part(name)}`);
  decideAppeal = (id: string, body: DecideAppeal): Promise<void> =>
    this.#send("POST", `/moderation/appeals/${part(id)}`, body);
  previewVoid = (body: PreviewVoid): Promise<VoidChanges> => this.#send("POST", "/moderation/voids/preview", body);
  voidMatches = (body: SendVoid): Promise<VoidChanges> => this.#send("POST", "/moderation/voids", body);
  undoVoid = (id: string, body: UndoVoid): Promise<VoidChanges> =>
    this.#send("POST", `/moderation/voids/${part(id)}/undo`, body);
  addressBlocks = (): Promise<AddressBlockList> => this.#send("GET", "/moderation/blocks");
  blockAddresses = (body: BlockAddresses): Promise<void> => this.#send("POST", "/moderation/blocks", body);
  liftBlock = (id: string): Promise<void> => this.#send("DELETE", `/moderation/blocks/${part(id)}`);
  ownSanctions = (): Promise<OwnSanctions> => this.#send("GET", "/account/sanctions");
  appeal = (id: string, body: SendAppeal): Promise<void> =>
    this.#send("POST", `/account/sanctions/${part(id)}/appeal`, body);

  // lobby and tables
  lobby = (): Promise<LobbySnapshot> => this.#send("GET", "/lobby");
  /** Fetches a page of the connected players whose names contain these letters. */
  lobbyPlayers = (name: string, after: string | null): Promise<LobbyPlayers> =>
    this.#send(
      "GET",
      `/lobby/players?name=${encodeURIComponent(name)}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`,
    );
  current = (): Promise<CurrentMatches> => this.#send("GET", "/account/matches/current");
  /** Fetches the totals of all credits. */
  books = (): Promise<Books> => this.#send("GET", "/books");
  bots = (): Promise<BotCard[]> => this.#send("GET", "/bots");
  ratedLimits = (): Promise<RatedLimits> => this.#send("GET", "/account/rated-limits");
  openTable = (body: CreateTable): Promise<TableView> => this.#send("POST", "/matches", body);
  pair = (body: QuickPairing): Promise<Pairing> => this.#send("POST", "/pairing", body);
  askForSeat = (id: MatchId): Promise<PasskeyChallenge> => this.#send("POST", `/matches/${part(id)}/seat/challenge`);
  takeSeat = (id: MatchId, body: TakeSeat): Promise<MatchView> => this.#send("POST", `/matches/${part(id)}/seat`, body);
  match = (id: MatchId): Promise<MatchView> => this.#send("GET", `/matches/${part(id)}`);
  /** Closes the user's own table, or declines an invitation. */
  closeTable = (id: MatchId): Promise<void> => this.#send("DELETE", `/matches/${part(id)}/seat`);

  diceStatistics = (): Promise<DiceStatistics> => this.#send("GET", "/dice/statistics");

  // leaderboards
  leaderboard = (choice: LeaderboardChoice, after: string | null = null, limit = 50): Promise<LeaderboardPage> =>
    this.#send(
      "GET",
      `/leaderboards/${choice.list}?${leaderboardQuery(choice, { limit: String(limit), ...(after === null ? {} : { after }) })}`,
    );
  leaderboardAround = (choice: LeaderboardChoice, name: string, limit = 25): Promise<LeaderboardPage> =>
    this.#send(
      "GET",
      `/leaderboards/${choice.list}/around/${part(name)}?${leaderboardQuery(choice, { limit: String(limit) })}`,
    );
  records = (bots: boolean): Promise<Records> => this.#send("GET", `/records?bots=${String(bots)}`);
  findPlayers = (start: string): Promise<PlayerSearch> =>
    this.#send("GET", `/players?${new URLSearchParams({ start }).toString()}`);
  against = (name: string, other: string): Promise<HeadToHead> =>
    this.#send("GET", `/players/${part(name)}/against/${part(other)}`);

  // sensor boards
  boards = (): Promise<BoardList> => this.#send("GET", "/boards");
  boardCode = (name: string): Promise<EnrolmentCode> => this.#send("POST", "/boards/codes", { name });
  boardMirror = (id: BoardId): Promise<BoardMirror> => this.#send("GET", `/boards/${part(id)}`);
  renameBoard = (id: BoardId, name: string): Promise<void> => this.#send("PUT", `/boards/${part(id)}`, { name });
  revokeBoard = (id: BoardId): Promise<void> => this.#send("DELETE", `/boards/${part(id)}`);
  findBoard = (id: BoardId): Promise<void> => this.#send("POST", `/boards/${part(id)}/find`);
  seatBoard = (id: BoardId, match: MatchId, share: boolean): Promise<void> =>
    this.#send("POST", `/boards/${part(id)}/seat`, { match_id: match, share });
  teamBoards = (id: TeamMatchId): Promise<EventBoards> => this.#send("GET", `/team-matches/${part(id)}/boards`);
  planTeamBoard = (id: TeamMatchId, plan: BoardPlan): Promise<EventBoards> =>
    this.#send("POST", `/team-matches/${part(id)}/boards`, plan);
  tournamentBoards = (id: TournamentId): Promise<EventBoards> => this.#send("GET", `/tournaments/${part(id)}/boards`);
  planTournamentBoard = (id: TournamentId, plan: BoardPlan): Promise<EventBoards> =>
    this.#send("POST", `/tournaments/${part(id)}/boards`, plan);
  desk = (kind: CompetitionKind, id: string): Promise<EventDesk> => this.#send("GET", `/desks/${kind}/${part(id)}`);
  answerCall = (kind: CompetitionKind, id: string, call: CallId, text: string | null): Promise<EventDesk> =>
    this.#send("POST", `/desks/${kind}/${part(id)}/calls/${part(call)}`, { text });
  eventLog = (kind: CompetitionKind, id: string): Promise<EventLog> =>
    this.#send("GET", `/desks/${kind}/${part(id)}/log`);
  previewCorrection = (kind: CompetitionKind, id: string, wanted: PreviewCorrection): Promise<CorrectionPreview> =>
    this.#send("POST", `/desks/${kind}/${part(id)}/preview`, wanted);
  actAtDesk = (kind: CompetitionKind, id: string, act: DeskAct): Promise<EventLog> =>
    this.#send("POST", `/desks/${kind}/${part(id)}/acts`, act);
  ownCalls = (id: MatchId): Promise<DirectorCall[]> => this.#send("GET", `/matches/${part(id)}/calls`);
  callDirector = (id: MatchId, reason: string): Promise<DirectorCall> =>
    this.#send("POST", `/matches/${part(id)}/calls`, { reason });
  unseatBoard = (id: BoardId): Promise<void> => this.#send("DELETE", `/boards/${part(id)}/seat`);

  // players and records
  player = (name: string): Promise<PlayerProfile> => this.#send("GET", `/players/${part(name)}`);
  ratings = (name: string, list: RatingList): Promise<RatingChart> =>
    this.#send("GET", `/players/${part(name)}/ratings/${list}`);
  matches = (name: string, before: string | null = null, limit = 20): Promise<MatchPage> => {
    const query = new URLSearchParams({ limit: String(limit), ...(before === null ? {} : { before }) });
    return this.#send("GET", `/players/${part(name)}/matches?${query.toString()}`);
  };
  analysis = (source: Source): Promise<AnalysisView> => this.#send("GET", `${sourcePath(source)}/analysis`);
  deepen = (source: Source): Promise<AnalysisView> => this.#send("POST", `${sourcePath(source)}/analysis`, {});
  sheet = (source: Source): Promise<SheetIndex> => this.#send("GET", `${sourcePath(source)}/sheet`);
  // the analysis board
  position = (body: PositionQuestion): Promise<PositionStudy> => this.#send("POST", "/positions", body);
  positionOf = (id: string): Promise<PositionSetup> =>
    this.#send("GET", `/positions?${new URLSearchParams({ id }).toString()}`);
  rollout = (body: RolloutQuestion): Promise<RolloutPart> => this.#send("POST", "/positions/rollout", body);
  scores = (body: ScoresQuestion): Promise<ScoreChart> => this.#send("POST", "/positions/scores", body);
  /** The opening rolls, or the replies to an opening roll and its play. */
  openings = (opening: { dice: string; play: string } | null): Promise<OpeningTable> =>
    this.#send("GET", `/openings${opening === null ? "" : `?${new URLSearchParams(opening).toString()}`}`);

  // learning
  performance = (name: string): Promise<PlayerPerformance> => this.#send("GET", `/players/${part(name)}/performance`);
  trainer = (): Promise<TrainerView> => this.#send("GET", "/account/trainer");
  answerTrainer = (body: TrainerAnswer): Promise<TrainerVerdict> => this.#send("POST", "/account/trainer", body);
  comments = (id: MatchId): Promise<ReviewComment[]> => this.#send("GET", `/matches/${part(id)}/comments`);
  comment = (id: MatchId, body: NewReviewComment): Promise<ReviewComment[]> =>
    this.#send("POST", `/matches/${part(id)}/comments`, body);
  deleteComment = (id: MatchId, comment: string): Promise<void> =>
    this.#send("DELETE", `/matches/${part(id)}/comments/${part(comment)}`);

  // the library
  library = (): Promise<LibraryView> => this.#send("GET", "/library");
  importFile = (file: File): Promise<ImportReport> =>
    this.#send("POST", `/library?${new URLSearchParams({ name: file.name }).toString()}`, file);
  imports = (): Promise<ImportView[]> => this.#send("GET", "/imports");
  import = (id: ImportId): Promise<ImportView> => this.#send("GET", `/imports/${part(id)}`);
  beginImport = (body: NewImport): Promise<ImportView> => this.#send("POST", "/imports", body);
  importPart = (id: ImportId, zip: Blob): Promise<ImportView> => this.#send("POST", `/imports/${part(id)}/files`, zip);
  importFiles = (id: ImportId, outcome: ImportOutcome | null, after: string): Promise<ImportFilePage> => {
    const query = new URLSearchParams({ after, ...(outcome === null ? {} : { outcome }) });
    return this.#send("GET", `/imports/${part(id)}/files?${query.toString()}`);
  };
  forgetImport = (id: ImportId): Promise<void> => this.#send("DELETE", `/imports/${part(id)}`);

  // the archive
  archiveNames = (): Promise<ArchiveNames> => this.#send("GET", "/archive/names");
  setArchiveNames = (names: string[]): Promise<ArchiveNames> => this.#send("PUT", "/archive/names", { names });
  archiveProfile = (source: ArchiveSource, opponent: string | null): Promise<ArchiveProfile> => {
    const query = new URLSearchParams({ source, ...(opponent === null ? {} : { opponent }) });
    return this.#send("GET", `/archive/profile?${query.toString()}`);
  };
  searchPositions = (body: PositionSearch): Promise<FoundPositions> => this.#send("POST", "/archive/search", body);
  savedSearches = (): Promise<SavedSearch[]> => this.#send("GET", "/archive/searches");
  saveSearch = (body: SaveSearch): Promise<SavedSearch[]> => this.#send("POST", "/archive/searches", body);
  forgetSearch = (id: string): Promise<void> => this.#send("DELETE", `/archive/searches/${part(id)}`);
  setPositionNote = (body: SetPositionNote): Promise<void> => this.#send("PUT", "/archive/notes", body);
  sharePosition = (body: PositionPlace): Promise<SharedPositionLink> => this.#send("POST", "/archive/shares", body);
  sharedPosition = (id: string): Promise<SharedPosition> => this.#send("GET", `/shared-positions/${part(id)}`);
  unsharePosition = (id: string): Promise<void> => this.#send("DELETE", `/shared-positions/${part(id)}`);

  repairs = (id: LibraryId): Promise<MatchRepairs> => this.#send("GET", `/library/${part(id)}/repairs`);
  mendRow = (id: LibraryId, body: MendRow): Promise<MatchRepairs> =>
    this.#send("POST", `/library/${part(id)}/repairs`, body);
  unmendRow = (id: LibraryId, line: number): Promise<MatchRepairs> =>
    this.#send("DELETE", `/library/${part(id)}/repairs/${String(line)}`);
  forgetLibraryMatch = (id: LibraryId): Promise<void> => this.#send("DELETE", `/library/${part(id)}`);

  dice = (id: MatchId): Promise<DiceDisclosure> => this.#send("GET", `/matches/${part(id)}/dice`);

  // events
  scoreSheet = (sheet: ScoreSheet): Promise<ScoredSheet> => this.#send("POST", "/duplicate/score", sheet);
  duplicateLists = (): Promise<DuplicateLists> => this.#send("GET", "/duplicate/lists");
  teamEvents = (): Promise<TeamEventCard[]> => this.#send("GET", "/team-events");
  teamEvent = (id: TeamEventId): Promise<TeamEventView> => this.#send("GET", `/team-events/${part(id)}`);
  createTeamEvent = (body: CreateTeamEvent): Promise<TeamEventView> => this.#send("POST", "/team-events", body);
  enterTeam = (id: TeamEventId, team: CreateTeam): Promise<TeamEventView> =>
    this.#send("POST", `/team-events/${part(id)}/teams`, team);
  changeTeam = (id: TeamEventId, number: number, team: CreateTeam): Promise<TeamEventView> =>
    this.#send("PUT", `/team-events/${part(id)}/teams/${String(number)}`, team);
  /** Accepts an invitation to a team. */
  joinTeam = (id: TeamEventId, number: number): Promise<TeamEventView> =>
    this.#send("POST", `/team-events/${part(id)}/teams/${String(number)}/acceptance`);
  leaveTeam = (id: TeamEventId, number: number): Promise<TeamEventView> =>
    this.#send("DELETE", `/team-events/${part(id)}/teams/${String(number)}`);
  directTeamEvent = (id: TeamEventId, act: TeamEventAct): Promise<TeamEventView> =>
    this.#send("POST", `/team-events/${part(id)}/director`, act);
  teamMatches = (): Promise<TeamMatchCard[]> => this.#send("GET", "/team-matches");
  sessionGames = (id: MatchId): Promise<SessionGames> => this.#send("GET", `/matches/${part(id)}/session`);
  matchEvent = (id: MatchId): Promise<CompetitionPlace> => this.#send("GET", `/matches/${part(id)}/event`);
  teamMatch = (id: TeamMatchId): Promise<TeamMatchView> => this.#send("GET", `/team-matches/${part(id)}`);
  createTeamMatch = (body: CreateTeamMatch): Promise<TeamMatchView> => this.#send("POST", "/team-matches", body);
  lineUp = (id: TeamMatchId, body: LineUp): Promise<TeamMatchView> =>
    this.#send("POST", `/team-matches/${part(id)}/lineup`, body);
  /** Accepts the invitation to a team match. */
  joinTeamMatch = (id: TeamMatchId): Promise<TeamMatchView> =>
    this.#send("POST", `/team-matches/${part(id)}/acceptance`);
  /** Declines the invitation, or leaves the team before the first board. */
  leaveTeamMatch = (id: TeamMatchId): Promise<TeamMatchView> =>
    this.#send("DELETE", `/team-matches/${part(id)}/acceptance`);
  changeTeamOfMatch = (id: TeamMatchId, team: DuplicateTeam, body: TeamPeople): Promise<TeamMatchView> =>
    this.#send("PUT", `/team-matches/${part(id)}/teams/${team}`, body);
  directTeams = (id: TeamMatchId, act: TeamDirectorAct): Promise<TeamMatchView> =>
    this.#send("POST", `/team-matches/${part(id)}/director`, act);
  vugraph = (id: TeamMatchId, board: number): Promise<Vugraph> =>
    this.#send("GET", `/team-matches/${part(id)}/vugraph/${String(board)}`);
  sayInVugraph = (id: TeamMatchId, board: number, body: SayInVugraph): Promise<void> =>
    this.#send("POST", `/team-matches/${part(id)}/vugraph/${String(board)}`, body);
  importRolls = (id: TeamMatchId, file: Blob): Promise<TeamMatchView> =>
    this.#send("POST", `/team-matches/${part(id)}/roll-sets`, file);
  comparatives = (): Promise<ComparativeCard[]> => this.#send("GET", "/comparatives");
  comparative = (id: ComparativeId): Promise<ComparativeView> => this.#send("GET", `/comparatives/${part(id)}`);
  createComparative = (body: CreateComparative): Promise<ComparativeView> => this.#send("POST", "/comparatives", body);
  enterComparative = (id: ComparativeId): Promise<ComparativeView> =>
    this.#send("POST", `/comparatives/${part(id)}/entry`);
  beginBoard = (id: ComparativeId, board: number): Promise<ComparativeView> =>
    this.#send("POST", `/comparatives/${part(id)}/boards/${String(board)}`);
  comparativeField = (id: ComparativeId, board: number): Promise<ComparativeField> =>
    this.#send("GET", `/comparatives/${part(id)}/boards/${String(board)}`);
  directComparative = (id: ComparativeId, act: ComparativeAct): Promise<ComparativeView> =>
    this.#send("POST", `/comparatives/${part(id)}/director`, act);
  /** Fetches the events of all kinds, with those of the visitor. */
  events = (): Promise<Events> => this.#send("GET", "/events");
  tournaments = (): Promise<TournamentCard[]> => this.#send("GET", "/tournaments");
  tournament = (id: TournamentId): Promise<TournamentView> => this.#send("GET", `/tournaments/${part(id)}`);
  createTournament = (body: CreateTournament): Promise<TournamentView> => this.#send("POST", "/tournaments", body);
  enterTournament = (id: TournamentId): Promise<TournamentView> => this.#send("POST", `/tournaments/${part(id)}/entry`);
  withdraw = (id: TournamentId): Promise<TournamentView> => this.#send("DELETE", `/tournaments/${part(id)}/entry`);
  checkIn = (id: TournamentId): Promise<TournamentView> => this.#send("POST", `/tournaments/${part(id)}/check-in`);
  protest = (id: TournamentId, place: PairingPlace): Promise<TournamentView> =>
    this.#send("POST", `/tournaments/${part(id)}/protests`, place);
  direct = (id: TournamentId, act: DirectorAct): Promise<TournamentView> =>
    this.#send("POST", `/tournaments/${part(id)}/director`, act);

  /** A session's token travels with every later request that changes something. */
  async #entered(answer: Promise<Session>): Promise<Session> {
    const session = await answer;
    this.#requests.csrf = session.csrf_token;
    return session;
  }
}

/** 32 random bytes in hexadecimal digits, which a client adds to the dice of a match when it sits down. */
export function diceContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function leaderboardQuery({ days, experience, bots }: LeaderboardChoice, more: Record<string, string>): string {
  return new URLSearchParams({
    ...(days === null ? {} : { days: String(days) }),
    experience: String(experience),
    bots: String(bots),
    ...more,
  }).toString();
}

function part(text: string): string {
  return encodeURIComponent(text);
}
