//! Compares the TypeScript of the web client with the Rust messages. `web/src/wire/messages.ts` is generated
//! from them and must be current. `UPDATE_GENERATED=1 cargo test -p fullprime-wire` writes it again.
//!
//! The test is inside the crate, so that only the crate's own test build derives TypeScript: `ts-rs` is not compiled
//! for the server, and tests of other crates use the same build of this one as the server does.

mod layout;

use std::{fs, path::PathBuf};

use ts_rs::{Config, TS};

macro_rules! declarations {
    ($config:expr; $($name:ident),* $(,)?) => {
        [$(format!("export {}\n", layout::laid_out(&<crate::$name as TS>::decl($config)))),*]
    };
}

fn generated() -> String {
    let config = Config::new().with_large_int("number");
    let declarations = declarations![&config;
        AccountExport, DeleteAccount, OwnChatLine, OwnComment, OwnPuzzleAnswer, OwnReport, OwnVacation,
        AskForReset, Language, MailLink, MailNotices, MailView, OwnMail, OwnQueuedMail, ResetPassword,
        SetMailAddress, SetMailNotices,
        Agenda, AgendaMatch, AgendaRematch, ForgetPush, PushDevice, PushKinds, PushView, SetPush, Duty,
        DutyEvent, DutyKind,
        AnalysedCandidate, AnalysedCube, AnalysedCubeChoice, AnalysedGame, AnalysedPlay, PlayFact, CubeFact,
        ComparedPlay, PointKind, AnalysedRollout, RolloutReason, AnalysedStep, AnalysisAmount,
        AnalysisChances, AnalysisPhase, AnalysisProgress, AnalysisStakes, AnalysisTally, AnalysisTotals, AnalysisView,
        AtBoard, Claim, BindBoard, BoardFault, BoardId, BoardList, BoardLook, BoardMirror, BoardName,
        BoardPlace, BoardSeat,
        BoardStatus, BoardUnlike, BoardView, DiceRule, IllegalPlays, EnrolmentCode, BoardPlan, AnswerCall,
        CallAnswered, CallDirector, CallId, CompetitionKind, CompetitionPlace, Events, DeskSeat, DeskTable,
        DirectorCall, EventDesk, ChangeKind, CorrectionForm, CorrectionPreview, DeskAct, EventChange, EventHold,
        EventLog, EventStep, PreviewCorrection, StepFate, StepInstead, StepKind, EventBoards, EventPlace, EventSeat,
        EventSeatName, EventTable,
        EventTitle, EventWon, KeptSettings, Look, PlayerTitles, SetProfile, SettingsView, Title,
        AgendaMessages, ConversationCard, ConversationView, Conversations, DirectMessage, HeldMessage,
        OwnMessage, ReadMessages,
        ReportedMessage, SendMessage,
        ClubAct, ClubCard, ClubChat, ClubEvent, ClubJoining, ClubMember, ClubOutsider, ClubRole, ClubStanding,
        ClubView, Clubs, CreateClub, OwnClub, OwnClubLine, SayInClub,
        CommentaryLine, OwnCommentary, SayInVugraph, Vugraph, VugraphPlay, VugraphRoom, VugraphTurn,
        BotCard, ChangePassword, ChatLine, ChatPhrase, Checkers, ClientMessage, ClockView, Command, CommandKind,
        Contact, CreateTable,
        Credentials, Credits, CubeChoice, CubeView, CurrentMatches, Device, DeviceId, NewSignIn, DiceDisclosure,
        DiceGame, DiceStatistics, DiceTest, DiceTests, DiceThrow, ThrowerKind, ThrowerStatistics, SeatBytes,
        OpenResignation, ResignationChoice, ErrorBody, TextParam, ErrorClass, ErrorCode, Event, GameResult,
        GameSummary, HeadToHead, Hold, HeadToHeadSide, EventMatches,
        LeaderboardPage, LeaderboardRow, LobbyChange, LobbyPlayer,
        LobbyPlayers, LobbySnapshot, LoggedEvent, Maintenance, EngineSuspicion, DebtSuspicion, GiftSuspicion,
        Giver, FlowSuspicion, SharedAddress,
        SharedBrowser, Suspicions, MatchAnalysis, OtherAnalysis, OtherCube, OtherPlay, OtherStep, OtherTotals,
        MatchFormat, MatchId, MatchOutcome,
        MatchPage, MatchSummary, MatchSummarySeat, MatchView, Millis, ModerationDesk, ModeratorAction,
        ModeratorActionView, ModeratorDeed, Movement, MovementKind, Options, OutcomeReason, Pairing, Phase, PlayEdge,
        PlayNode, PlayerActivity, PlayerFound, PlayerProfile, PlayerSearch, ListingGap, RatedLimits, RatedWith,
        BotBalance, Books,
        RatingChange, RatingChart, QuickPairing, RatingList, RatingPoint, RatingRange, RatingStanding, RecordLine,
        Records,
        Presence, RematchTerms, ReportReason, ReportView, Roles, RequestId, Score, Seat, SeatView, Seq, ServerMessage,
        Session, SessionUser, SendReport, Series, SessionGames, SessionPlace, GameTerms, SetContact, SignUp,
        SingleMove, StakeSettlement, StartRule,
        AppealView, CaseView, Correction, DecideAppeal, FedMatch, KindCount, ModerationCounts, MonthCounts,
        OwnSanctions, PlayerSanctions, PreviewVoid, SanctionKind, SanctionRecord, SanctionView, SendAppeal, SendVoid,
        StarEvidence, StarSuspicion, UndoVoid, VoidChange, VoidChanges, VoidScope, VoidView,
        MakeBot, MakeToken, OwnBot, ProgramsView,
        NewPasskey, Passkey, PasskeyChallenge, PasskeyCreation, PasskeyId, PasskeySignIn,
        PasswordAndCode, PasswordOnly, QrPicture, RecoveryCodes, SecondFactor, SecondFactorBegun, SecondFactorCode,
        Statement,
        TableSettings, TableView, TakeSeat, TimeControl,
        ArchiveMode, ArchiveName, ArchiveNames, ArchivePart, ArchiveProfile, ArchiveSource, CheckersAtLeast,
        CodePage, CodePageGuess, CubePlace, DecidedBy, EarlierMatch, FoundPosition, FoundPositions, GuessCodePages,
        ImportFilePage, ImportFileReport, ImportId,
        ImportOutcome, ImportView, NewImport, OwnPositionNote, PositionOrder, PositionPlace, PositionSearch,
        PositionSource,
        ProfileMode, ProfileOpponent, ProfilePart, ProfilePeriod, ProfileScore, ProfileTheme, RatedDecisions,
        PrivateName, PrivateText, PublicName, PublicText, ReferenceField, SaveSearch, SavedSearch,
        SetArchiveNames, SetPositionNote, SharedPosition,
        SharedPositionLink,
        MatchRepairs, MendRow, RepairedRow, RowFault,
        ImportReport, ImportedFile, LibraryEntry, LibraryId, LibraryView, PositionCube, PositionCubeAction,
        PositionQuestion,
        PositionSetup, PositionStudy, RolloutPart, RolloutQuestion, ScoreCell, ScoreChart, ScorePlay, ScoresQuestion,
        OpeningReferencePlay, OpeningRoll, OpeningTable, SheetGame, SheetIndex,
        MistakeTheme, NewReviewComment, PerformancePoint, PlayerPerformance, ReviewComment, TrainerAnswer,
        TrainerOption,
        TrainerQuestion, TrainerVerdict, TrainerView, TypicalMistake,
        TakeVacation, VacationView, TokenId, TokenMade, TokenScope, TokenView,
        HintAdvice, HintCube, HintPlay, MakePractice, PracticeAct, PracticeAnswer, PracticeHint, PracticeStart,
        PracticeSummary, PracticeTakeBack, PracticeView, PracticeWarning,
        LessonAct, LessonStep, LessonStepId, LessonVerdict,
        PuzzleAnswer, PuzzleChange, PuzzleEvidence, PuzzleOfTheDay, PuzzleOption, PuzzleQuestion, PuzzleStanding,
        PuzzleTheme, PuzzleThemeCount, PuzzleVerdict, PuzzlesView,
        BoardRolls, ChangeTeam, CreateTeam, CreateTeamMatch, CubeProposal, DeskRoom, DeskRoomState, LineUp, LinkKind,
        LinkedPair, RollOrigin, TeamAward,
        TeamDeed, TeamDirectorAct, LineSubstitute, TeamLine,
        SiteStatus, SelfCheckStep, SelfCheckStepName, SelfCheckResult, AddressBlockList, AddressBlockView,
        BlockAddresses,
        TeamMatchCard, TeamMatchId, TeamMatchPhase, TeamMatchView, TeamNote, TeamPeople, TeamPlay, TeamPlayer,
        TeamResult,
        TeamTable, TeamView, YourTeamMatch,
        CreateTeamEvent, EventDeskTie, EventIndividual, EventRound, EventRow, EventTeam, EventTie, InTeamEvent,
        TeamEventAct,
        TeamEventCard, TeamEventDeed, TeamEventId, TeamEventNote, TeamEventPhase, TeamEventView, TieState,
        YourTeamEvent,
        DuplicateLists, DuplicatePlayerRow, TeamRatingRow,
        ComparativeAct, ComparativeBoard, ComparativeCard, ComparativeField, ComparativeId, ComparativePhase,
        ComparativeBoardResults, ComparativeResult, ComparativeResults, ComparativeRow,
        ComparativeTable, ComparativeView, CreateComparative, FieldChoice, FieldCube, FieldParting, YourComparative,
        DuplicateEnd, DuplicateGame, DuplicateRoom, DuplicateTeam, GamePoints, ScoreSheet, ScoredSheet,
        BracketView, Branch, CreateTournament, DecidedHow, DirectorAct, DirectorNote, EntryState, FinalPlace,
        PairingPlace,
        PairingView, RoundView, StandingColumn, StandingRow, StandingsView, TournamentCard, TournamentEntry,
        TournamentFormat, TournamentId, TournamentPhase, TournamentView, YourTournament,
    ];
    format!(
        "// Generated from the crate `wire`; do not edit. `UPDATE_GENERATED=1 cargo test -p fullprime-wire` writes it again.\n\n\
         export const PROTOCOL_VERSION = {};\n\n{}",
        crate::PROTOCOL_VERSION,
        declarations.join("\n")
    )
}

#[test]
fn the_generated_typescript_is_current() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/messages.ts");
    let fresh = generated();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &fresh).expect("the generated file can be written");
    }
    let committed = fs::read_to_string(&path).expect("the generated file is in the repository");
    assert!(
        committed == fresh,
        "{} is stale: run UPDATE_GENERATED=1 cargo test -p fullprime-wire",
        path.display()
    );
}
