//! The messages of Fullprime between the server and browsers, programs and bots.
//!
//! Everything here is plain data with serde. The TypeScript of the web client (`web/src/wire/`) and the
//! component schemas of the OpenAPI document are generated from these types, so this crate is the contract.
//! Callers convert between messages and domain types by hand. The crate knows no rule of the game.
//!
//! **Sides and points.** A seat is `white` or `black`. Boards are written in White's numbering; moves are
//! written in the mover's own numbering, 1 to 24, with 25 for the bar and 0 for borne off.
//!
//! **Absent values** follow one rule, which the module `absent` states: answers contain every field, requests need not.
//!
//! **Times** are Unix milliseconds, durations are milliseconds, credits are hundredths, all as JSON numbers.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod absent;
mod account;
mod agenda;
mod analysis;
mod archive;
mod board;
mod chart;
mod chat;
mod checkers;
mod club;
mod comparative;
mod competition;
mod contact;
mod desk;
mod dice;
mod dice_statistics;
mod direct_message;
mod error;
mod event_log;
mod events;
mod id;
mod leaderboard;
mod learning;
mod ledger;
mod lesson;
mod library;
mod lobby;
mod look;
mod mail;
mod match_log;
mod match_view;
mod moderation;
mod passkey;
mod player;
mod position;
mod position_search;
mod practice;
mod profile;
mod program;
mod push;
mod puzzle;
mod rating;
mod result;
mod score_sheet;
mod second_factor;
mod secret;
mod sheet;
mod socket;
mod status;
mod suspicion;
mod table;
mod team_director;
mod team_event;
mod team_lists;
mod team_match;
mod team_rolls;
pub mod text;
mod tournament;
mod tutor;
#[cfg(test)]
mod typescript;
mod vacation;
mod void;
mod vugraph;

pub use account::{
    AccountExport, ChangePassword, Credentials, DeleteAccount, Device, DeviceId, NewSignIn, OwnChatLine,
    OwnComment, OwnPuzzleAnswer, OwnReport, OwnVacation, Session, SessionUser, SignUp,
};
pub use agenda::{Agenda, AgendaMatch, AgendaRematch, Duty, DutyKind};
pub use analysis::{
    AnalysedCandidate, AnalysedCube, AnalysedCubeChoice, AnalysedGame, AnalysedPlay, AnalysedRollout,
    AnalysedStep, AnalysisAmount, AnalysisChances, AnalysisPhase, AnalysisProgress, AnalysisStakes,
    AnalysisTally, AnalysisTotals, AnalysisView, CubeChoice, ErrorClass, MatchAnalysis, OtherAnalysis,
    OtherCube, OtherPlay, OtherStep, OtherTotals, RolloutReason,
};
pub use archive::{
    ArchiveMode, ArchiveName, ArchiveNames, ArchivePart, ArchiveProfile, ArchiveSource, CodePage,
    CodePageGuess, EarlierMatch, GuessCodePages, ImportFilePage, ImportFileReport, ImportId, ImportOutcome,
    ImportView, NewImport, ProfileMode, ProfileOpponent, ProfilePart, ProfilePeriod, ProfileScore,
    ProfileTheme, RatedDecisions, ReferenceField, SetArchiveNames,
};
pub use board::{
    BOARD_AGREEMENT_WAIT_MS, BOARD_FRAME_BYTES_MAX, BOARD_FRAMES_KEPT_MS, BOARD_PROTOCOL_VERSION,
    BOARD_SEQ_MAX, BarReading, BindBoard, BoardBody, BoardButton, BoardCapabilities, BoardDifference,
    BoardFault, BoardId, BoardList, BoardLook, BoardMessage, BoardMirror, BoardName, BoardOffer, BoardPlace,
    BoardPlan, BoardPosition, BoardRefusal, BoardSeat, BoardStatus, BoardTold, BoardUnlike, BoardView,
    CHALLENGE_VALID_MS, Console, DiceReading, ENROLMENT_CODE_VALID_MS, EnrolmentCode, EventBoards,
    EventPlace, EventSeat, EventSeatName, EventTable, FaultySensor, OfferedPlay, PointReading, SensedPlace,
    ToldToBoard, WrongPlay,
};
pub use chart::{
    OpeningReferencePlay, OpeningRoll, OpeningTable, ScoreCell, ScoreChart, ScorePlay, ScoresQuestion,
};
pub use chat::{ChatLine, ChatPhrase};
pub use checkers::{Checkers, PlayEdge, PlayNode, SingleMove};
pub use club::{
    ClubAct, ClubCard, ClubChat, ClubEvent, ClubJoining, ClubMember, ClubOutsider, ClubRole, ClubStanding,
    ClubView, Clubs, CreateClub, OwnClub, OwnClubLine, SayInClub,
};
pub use comparative::{
    ComparativeAct, ComparativeBoard, ComparativeBoardResults, ComparativeCard, ComparativeField,
    ComparativePhase, ComparativeResult, ComparativeResults, ComparativeRow, ComparativeTable,
    ComparativeView, CreateComparative, FieldChoice, FieldCube, FieldParting, YourComparative,
};
pub use competition::{CompetitionKind, DutyEvent};
pub use contact::{Contact, SetContact};
pub use desk::{
    AnswerCall, CallAnswered, CallDirector, CallId, DeskSeat, DeskTable, DirectorCall, EventDesk,
};
pub use dice::{DiceDisclosure, DiceGame, DiceThrow, SeatBytes};
pub use dice_statistics::{DiceStatistics, DiceTest, DiceTests, ThrowerKind, ThrowerStatistics};
pub use direct_message::{
    AgendaMessages, ConversationCard, ConversationView, Conversations, DirectMessage, HeldMessage,
    OwnMessage, ReadMessages, ReportedMessage, SendMessage,
};
pub use error::{ErrorBody, ErrorCode, TextParam};
pub use event_log::{
    ChangeKind, CorrectionForm, CorrectionPreview, DeskAct, EventChange, EventHold, EventLog, EventStep,
    PreviewCorrection, StepFate, StepInstead, StepKind,
};
pub use events::{CompetitionPlace, Events};
pub use id::{
    ComparativeId, Credits, MatchId, Millis, RequestId, Seat, Seq, TeamEventId, TeamMatchId, TournamentId,
};
pub use leaderboard::{
    HeadToHead, HeadToHeadSide, LeaderboardPage, LeaderboardRow, PlayerFound, PlayerSearch, RecordLine,
    Records,
};
pub use learning::{
    MistakeTheme, NewReviewComment, PerformancePoint, PlayerPerformance, ReviewComment, TrainerAnswer,
    TrainerOption, TrainerQuestion, TrainerVerdict, TrainerView, TypicalMistake,
};
pub use ledger::{Books, BotBalance, Movement, MovementKind, StakeSettlement, Statement};
pub use lesson::{LessonAct, LessonStep, LessonStepId, LessonVerdict};
pub use library::{
    ImportReport, ImportedFile, LibraryEntry, LibraryId, LibraryView, MatchRepairs, MendRow, RepairedRow,
    RowFault,
};
pub use lobby::{LobbyChange, LobbyPlayer, LobbyPlayers, LobbySnapshot, PlayerActivity};
pub use look::{Look, Title};
pub use mail::{
    AskForReset, Language, MailLink, MailNotices, MailView, OwnMail, OwnQueuedMail, ResetPassword,
    SetMailAddress, SetMailNotices,
};
pub use match_log::{ActDone, AtBoard, Claim, Command, CommandKind, Event, Hold, LoggedEvent, SendAct};
pub use match_view::{
    ClockView, CubeView, MatchView, OpenResignation, Phase, Presence, RematchTerms, ResignationChoice,
    SeatView, SessionPlace,
};
pub use moderation::{
    AppealView, CaseView, Correction, DecideAppeal, FedMatch, KindCount, ModerationCounts, ModerationDesk,
    ModeratorAction, ModeratorActionView, ModeratorDeed, MonthCounts, OwnSanctions, PlayerSanctions,
    ReportReason, ReportView, Roles, SanctionKind, SanctionRecord, SanctionView, SendAppeal, SendReport,
    StarEvidence,
};
pub use passkey::{NewPasskey, Passkey, PasskeyChallenge, PasskeyCreation, PasskeyId, PasskeySignIn};
pub use player::{
    BotCard, CurrentMatches, MatchPage, MatchSummary, MatchSummarySeat, PlayerProfile, SessionGames,
};
pub use position::{
    PositionCube, PositionCubeAction, PositionQuestion, PositionSetup, PositionStudy, RolloutPart,
    RolloutQuestion,
};
pub use position_search::{
    CheckersAtLeast, CubePlace, DecidedBy, FoundPosition, FoundPositions, OwnPositionNote, PositionOrder,
    PositionPlace, PositionSearch, PositionSource, SaveSearch, SavedSearch, SetPositionNote, SharedPosition,
    SharedPositionLink,
};
pub use practice::{
    HintAdvice, HintCube, HintPlay, MakePractice, PracticeAct, PracticeAnswer, PracticeHint, PracticeStart,
    PracticeSummary, PracticeTakeBack, PracticeView, PracticeWarning,
};
pub use profile::{EventTitle, EventWon, KeptSettings, PlayerTitles, SetProfile, SettingsView};
pub use program::{MakeBot, MakeToken, OwnBot, ProgramsView, TokenId, TokenMade, TokenScope, TokenView};
pub use push::{ForgetPush, PushDevice, PushKinds, PushView, SetPush};
pub use puzzle::{
    PuzzleAnswer, PuzzleChange, PuzzleEvidence, PuzzleOfTheDay, PuzzleOption, PuzzleQuestion, PuzzleStanding,
    PuzzleTheme, PuzzleThemeCount, PuzzleVerdict, PuzzlesView,
};
pub use rating::{
    ListingGap, RatedLimits, RatedWith, RatingChange, RatingChart, RatingList, RatingPoint, RatingStanding,
};
pub use result::{GameResult, GameSummary, MatchOutcome, OutcomeReason, Score, Series};
pub use score_sheet::{
    DuplicateEnd, DuplicateGame, DuplicateRoom, DuplicateTeam, GamePoints, ScoreSheet, ScoredSheet,
};
pub use second_factor::{
    PasswordAndCode, PasswordOnly, QrPicture, RecoveryCodes, SecondFactor, SecondFactorBegun,
    SecondFactorCode,
};
pub use sheet::{SheetGame, SheetIndex};
pub use socket::{ClientMessage, Maintenance, ServerMessage};
pub use status::{
    AddressBlockList, AddressBlockView, BlockAddresses, SelfCheckResult, SelfCheckStep, SelfCheckStepName,
    SiteStatus,
};
pub use suspicion::{
    DebtSuspicion, EngineSuspicion, FlowSuspicion, GiftSuspicion, Giver, SharedAddress, SharedBrowser,
    StarSuspicion, Suspicions,
};
pub use table::{
    CreateTable, DiceRule, GameTerms, IllegalPlays, MatchFormat, Options, Pairing, QuickPairing, RatingRange,
    StartRule, TableSettings, TableView, TakeSeat, TimeControl,
};
pub use team_director::{
    CubeProposal, DeskRoom, DeskRoomState, LinkKind, LinkedPair, TeamAward, TeamDeed, TeamDirectorAct,
    TeamNote,
};
pub use team_event::{
    CreateTeamEvent, EventDeskTie, EventIndividual, EventRound, EventRow, EventTeam, EventTie, TeamEventAct,
    TeamEventCard, TeamEventDeed, TeamEventNote, TeamEventPhase, TeamEventView, TieState, YourTeamEvent,
};
pub use team_lists::{DuplicateLists, DuplicatePlayerRow, TeamRatingRow};
pub use team_match::{
    ChangeTeam, CreateTeam, CreateTeamMatch, EventMatches, InTeamEvent, LineSubstitute, LineUp, TeamLine,
    TeamMatchCard, TeamMatchPhase, TeamMatchView, TeamPeople, TeamPlay, TeamPlayer, TeamResult, TeamTable,
    TeamView, YourTeamMatch,
};
pub use team_rolls::{BoardRolls, PlayedRollSet, PlayedRolls, RollOrigin};
pub use text::{PrivateName, PrivateText, PublicName, PublicText};
pub use tournament::{
    BracketView, Branch, CreateTournament, DecidedHow, DirectorAct, DirectorNote, EntryState, FinalPlace,
    PairingPlace, PairingView, RoundView, StandingColumn, StandingRow, StandingsView, TournamentCard,
    TournamentEntry, TournamentFormat, TournamentPhase, TournamentView, YourTournament,
};
pub use tutor::{ComparedPlay, CubeFact, PlayFact, PointKind};
pub use vacation::{TakeVacation, VacationView};
pub use void::{PreviewVoid, SendVoid, UndoVoid, VoidChange, VoidChanges, VoidScope, VoidView};
pub use vugraph::{
    CommentaryLine, OwnCommentary, SayInVugraph, Vugraph, VugraphPlay, VugraphRoom, VugraphTurn,
};

/// The version of the socket protocol. It increases when a message changes in a way that an old client cannot
/// read.
pub const PROTOCOL_VERSION: u32 = 1;
