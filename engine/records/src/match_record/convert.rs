//! Conversions between the words of a record and the types of `rules` and `play`, one pair of functions for each
//! type.
//!
//! Writing cannot fail. Reading can fail, and the error names the expected value.

use play::{
    Acceptance, AtBoard, AutomaticDoubles, AutomaticLimit, Beavers, Claim, ClockSetting, ConfigError,
    DaysPerTurn, Event, Format, GameEnding, GameOptions, Hold, LiveClock, LiveTimes, MatchEnding, Millis,
    Opening, OpeningThrow, Outage, Outcome, Resigning, Starter,
};
use rules::{BySide, CubeValue, Die, GameResult, MatchLength, MatchPoints, Move, Place, Roll, Side};

use super::parts::{
    Acceptor, Action, BeaverRules, BoardNote, ClaimName, ClockRules, EndedBy, GameOptions as OptionsRecord,
    GameResultName, MatchEndedBy, MatchResult, Mode, OpeningRecord, ResigningRule, Seat, Seats, StarterRule,
};
use super::problem::ReplayProblem;

pub(super) fn seat(side: Side) -> Seat {
    match side {
        Side::White => Seat::White,
        Side::Black => Seat::Black,
    }
}

pub(super) fn side(seat: Seat) -> Side {
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    }
}

pub(super) fn points(score: BySide<MatchPoints>) -> Seats<u32> {
    Seats { white: score.white.get(), black: score.black.get() }
}

pub(super) fn mode(format: Format) -> Mode {
    match format {
        Format::Match(length) => Mode::Match { length: length.points() },
        Format::ThreeGames => Mode::ThreeGames,
        Format::Normal => Mode::Normal,
        Format::Single => Mode::Single,
    }
}

pub(super) fn format(mode: Mode) -> Result<Format, ReplayProblem> {
    Ok(match mode {
        Mode::Match { length } => Format::Match(
            MatchLength::new(length)
                .ok_or_else(|| ReplayProblem::not("a match length of at least 1", length))?,
        ),
        Mode::ThreeGames => Format::ThreeGames,
        Mode::Normal => Format::Normal,
        Mode::Single => Format::Single,
    })
}

pub(super) fn options(options: GameOptions) -> OptionsRecord {
    OptionsRecord {
        jacoby: options.jacoby,
        automatic_doubles_max: match options.automatic_doubles {
            AutomaticDoubles::Off => 0,
            AutomaticDoubles::UpTo(limit) => limit.get(),
        },
        beavers: match options.beavers {
            Beavers::Off => BeaverRules::Off,
            Beavers::Beavers => BeaverRules::Beavers,
            Beavers::BeaversAndRaccoons => BeaverRules::BeaversAndRaccoons,
        },
    }
}

pub(super) fn game_options(options: OptionsRecord) -> Result<GameOptions, ConfigError> {
    Ok(GameOptions {
        jacoby: options.jacoby,
        automatic_doubles: match options.automatic_doubles_max {
            0 => AutomaticDoubles::Off,
            times => AutomaticDoubles::UpTo(AutomaticLimit::new(times)?),
        },
        beavers: match options.beavers {
            BeaverRules::Off => Beavers::Off,
            BeaverRules::Beavers => Beavers::Beavers,
            BeaverRules::BeaversAndRaccoons => Beavers::BeaversAndRaccoons,
        },
    })
}

pub(super) fn starter(starter: Starter) -> StarterRule {
    match starter {
        Starter::OpeningThrow => StarterRule::OpeningThrow,
        Starter::Alternating { first } => StarterRule::Alternating { first: seat(first) },
    }
}

pub(super) fn starter_rule(rule: StarterRule) -> Starter {
    match rule {
        StarterRule::OpeningThrow => Starter::OpeningThrow,
        StarterRule::Alternating { first } => Starter::Alternating { first: side(first) },
    }
}

pub(super) fn resigning(rule: Resigning) -> ResigningRule {
    match rule {
        Resigning::ByConsent => ResigningRule::ByConsent,
        Resigning::AtTheFloor => ResigningRule::AtTheFloor,
    }
}

pub(super) fn resigning_rule(rule: ResigningRule) -> Resigning {
    match rule {
        ResigningRule::ByConsent => Resigning::ByConsent,
        ResigningRule::AtTheFloor => Resigning::AtTheFloor,
    }
}

pub(super) fn clock(setting: ClockSetting) -> ClockRules {
    match setting {
        ClockSetting::None => ClockRules::None,
        ClockSetting::Live(live) => {
            ClockRules::Live { delay_ms: live.delay().get(), reserve_ms: live.reserve().get() }
        }
        ClockSetting::Correspondence(days) => ClockRules::Correspondence { days_per_turn: days.get() },
    }
}

pub(super) fn clock_setting(rules: ClockRules) -> Result<ClockSetting, ConfigError> {
    Ok(match rules {
        ClockRules::None => ClockSetting::None,
        ClockRules::Live { delay_ms, reserve_ms } => {
            let times = LiveTimes { delay: Millis::new(delay_ms), reserve: Millis::new(reserve_ms) };
            ClockSetting::Live(LiveClock::new(times)?)
        }
        ClockRules::Correspondence { days_per_turn } => {
            ClockSetting::Correspondence(DaysPerTurn::new(days_per_turn)?)
        }
    })
}

pub(super) fn opening(opening: &Opening) -> OpeningRecord {
    match opening {
        Opening::Thrown(throw) => OpeningRecord::Thrown {
            ties: throw.ties().iter().map(|die| die.pips()).collect(),
            white: throw.dice().white.pips(),
            black: throw.dice().black.pips(),
        },
        Opening::Alternating { starter } => OpeningRecord::Alternating { starter: seat(*starter) },
    }
}

pub(super) fn read_opening(opening: &OpeningRecord) -> Result<Opening, ReplayProblem> {
    Ok(match opening {
        OpeningRecord::Thrown { ties, white, black } => {
            let ties = ties.iter().map(|&pips| die(pips)).collect::<Result<_, _>>()?;
            let dice = BySide { white: die(*white)?, black: die(*black)? };
            let throw = OpeningThrow::new(ties, dice);
            Opening::Thrown(
                throw.ok_or_else(|| ReplayProblem::not("two different dice as the opening throw", white))?,
            )
        }
        OpeningRecord::Alternating { starter } => Opening::Alternating { starter: side(*starter) },
    })
}

pub(super) fn die(pips: u8) -> Result<Die, ReplayProblem> {
    Die::new(pips).ok_or_else(|| ReplayProblem::not("a die from 1 to 6", pips))
}

pub(super) fn cube(value: u16) -> Result<CubeValue, ReplayProblem> {
    CubeValue::new(value).ok_or_else(|| ReplayProblem::not("a cube of 1, 2, 4 and so on up to 4096", value))
}

pub(super) fn result_name(result: GameResult) -> GameResultName {
    match result {
        GameResult::Single => GameResultName::Single,
        GameResult::Gammon => GameResultName::Gammon,
        GameResult::Backgammon => GameResultName::Backgammon,
    }
}

pub(super) fn result(name: GameResultName) -> GameResult {
    match name {
        GameResultName::Single => GameResult::Single,
        GameResultName::Gammon => GameResult::Gammon,
        GameResultName::Backgammon => GameResult::Backgammon,
    }
}

pub(super) fn ended_by(how: GameEnding) -> EndedBy {
    match how {
        GameEnding::BorneOff => EndedBy::BearingOff,
        GameEnding::Passed => EndedBy::Pass,
        GameEnding::Resigned => EndedBy::Resignation,
        GameEnding::Left => EndedBy::Leaving,
        GameEnding::TimedOut => EndedBy::TimeOut,
    }
}

pub(super) fn game_ending(by: EndedBy) -> GameEnding {
    match by {
        EndedBy::BearingOff => GameEnding::BorneOff,
        EndedBy::Pass => GameEnding::Passed,
        EndedBy::Resignation => GameEnding::Resigned,
        EndedBy::Leaving => GameEnding::Left,
        EndedBy::TimeOut => GameEnding::TimedOut,
    }
}

pub(super) fn match_result(outcome: Outcome, at: Millis) -> MatchResult {
    MatchResult {
        at_ms: at.get(),
        winner: outcome.verdict.winner().map(seat),
        by: match outcome.ending {
            MatchEnding::Completed => MatchEndedBy::Completion,
            MatchEnding::Agreed => MatchEndedBy::Agreement,
            MatchEnding::Stopped(side) => MatchEndedBy::Stopping { seat: seat(side) },
            MatchEnding::Lapsed => MatchEndedBy::Lapse,
            MatchEnding::Left(side) => MatchEndedBy::Leaving { seat: seat(side) },
            MatchEnding::TimedOut(side) => MatchEndedBy::TimeOut { seat: seat(side) },
            MatchEnding::Aborted => MatchEndedBy::Abort,
        },
        score: points(outcome.score),
    }
}

pub(super) fn match_ending(by: MatchEndedBy) -> MatchEnding {
    match by {
        MatchEndedBy::Completion => MatchEnding::Completed,
        MatchEndedBy::Agreement => MatchEnding::Agreed,
        MatchEndedBy::Stopping { seat } => MatchEnding::Stopped(side(seat)),
        MatchEndedBy::Lapse => MatchEnding::Lapsed,
        MatchEndedBy::Leaving { seat } => MatchEnding::Left(side(seat)),
        MatchEndedBy::TimeOut { seat } => MatchEnding::TimedOut(side(seat)),
        MatchEndedBy::Abort => MatchEnding::Aborted,
    }
}

/// Returns the side that acted, if the event is an action of one side.
pub(super) fn actor(event: &Event) -> Option<Side> {
    match event {
        Event::Rolled { side, .. }
        | Event::Thrown { side, .. }
        | Event::Played { side, .. }
        | Event::IllegalPlayOffered { side, .. }
        | Event::IllegalPlayAccepted { side }
        | Event::IllegalPlayDeclined { side }
        | Event::RollAsked { side }
        | Event::Doubled { side, .. }
        | Event::Taken { side }
        | Event::Passed { side }
        | Event::Beavered { side, .. }
        | Event::Raccooned { side, .. }
        | Event::ResignationOffered { side, .. }
        | Event::ResignationDeclined { side }
        | Event::NextGameAsked { side }
        | Event::StopAsked { side }
        | Event::AbortAsked { side }
        | Event::AbortDeclined { side }
        | Event::PauseAsked { side }
        | Event::PauseDeclined { side }
        | Event::Resumed { side }
        | Event::TakeBackAsked { side }
        | Event::TakeBackDeclined { side }
        | Event::TookBack { side }
        | Event::Left { side }
        | Event::Claimed { side, .. }
        | Event::AtBoard { side, .. }
        | Event::Vacation { side, .. }
        | Event::TimedOut { side } => Some(*side),
        Event::ResignationAccepted { resigner, .. } => Some(resigner.opponent()),
        Event::SessionLapsed
        | Event::Outage(_)
        | Event::PauseEnded
        | Event::Abandoned
        | Event::CalledOff
        | Event::Held(_)
        | Event::Released
        | Event::TurnOpened
        | Event::Substituted { .. }
        | Event::ExtraTime { .. }
        | Event::GameStarted(_)
        | Event::GameEnded(_)
        | Event::MatchEnded(_) => None,
    }
}

/// Returns the action of an event. Returns `None` for the start and end of games and matches, and for a substitution,
/// whose players only the caller can name.
pub(super) fn action(event: &Event) -> Option<Action> {
    Some(match event {
        Event::Rolled { side, roll } => {
            Action::Roll { seat: seat(*side), dice: roll.dice().map(|die| die.pips()) }
        }
        Event::Thrown { side, roll } => {
            Action::Throw { seat: seat(*side), dice: roll.dice().map(|die| die.pips()) }
        }
        Event::Played { side, moves } => Action::Play {
            seat: seat(*side),
            moves: moves.iter().map(|one| format!("{}/{}", one.from, one.to)).collect(),
        },
        Event::IllegalPlayOffered { side, position } => {
            Action::OfferIllegalPlay { seat: seat(*side), position: position.to_string() }
        }
        Event::IllegalPlayAccepted { side } => Action::AcceptIllegalPlay { seat: seat(*side) },
        Event::IllegalPlayDeclined { side } => Action::DeclineIllegalPlay { seat: seat(*side) },
        Event::Doubled { side, value } => Action::Double { seat: seat(*side), value: value.get() },
        Event::Taken { side } => Action::Take { seat: seat(*side) },
        Event::Passed { side } => Action::Pass { seat: seat(*side) },
        Event::Beavered { side, value } => Action::Beaver { seat: seat(*side), value: value.get() },
        Event::Raccooned { side, value } => Action::Raccoon { seat: seat(*side), value: value.get() },
        Event::ResignationOffered { side, result } => {
            Action::OfferResignation { seat: seat(*side), result: result_name(*result) }
        }
        Event::ResignationAccepted { resigner, result, accepted } => Action::AcceptResignation {
            seat: seat(resigner.opponent()),
            result: result_name(*result),
            by: match accepted {
                Acceptance::ByOpponent => Acceptor::Opponent,
                Acceptance::ByRule => Acceptor::Rule,
                Acceptance::ByTimeOut => Acceptor::TimeOut,
            },
        },
        Event::ResignationDeclined { side } => Action::DeclineResignation { seat: seat(*side) },
        Event::NextGameAsked { side } => Action::AskNextGame { seat: seat(*side) },
        Event::StopAsked { side } => Action::AskStop { seat: seat(*side) },
        Event::AbortAsked { side } => Action::AskAbort { seat: seat(*side) },
        Event::AbortDeclined { side } => Action::DeclineAbort { seat: seat(*side) },
        Event::PauseAsked { side } => Action::AskPause { seat: seat(*side) },
        Event::PauseDeclined { side } => Action::DeclinePause { seat: seat(*side) },
        Event::Resumed { side } => Action::Resume { seat: seat(*side) },
        Event::PauseEnded => Action::EndPause,
        Event::TakeBackAsked { side } => Action::AskTakeBack { seat: seat(*side) },
        Event::TakeBackDeclined { side } => Action::DeclineTakeBack { seat: seat(*side) },
        Event::TookBack { side } => Action::TakeBack { seat: seat(*side) },
        Event::Abandoned => Action::Abandon,
        Event::CalledOff => Action::CallOff,
        Event::Held(Hold { reason, until }) => {
            Action::Hold { reason: reason.clone(), until_ms: until.map(Millis::get) }
        }
        Event::Released => Action::Release,
        Event::RollAsked { side } => Action::AskRoll { seat: seat(*side) },
        Event::TurnOpened => Action::OpenTurn,
        Event::ExtraTime { total } => Action::ExtraTime { total_ms: total.get() },
        Event::SessionLapsed => Action::Lapse,
        Event::Outage(Outage { from, to }) => Action::Outage { from_ms: from.get(), to_ms: to.get() },
        Event::Left { side } => Action::Leave { seat: seat(*side) },
        Event::Claimed { side, claim, absent_since } => Action::Claim {
            seat: seat(*side),
            claim: match claim {
                Claim::Match => ClaimName::Match,
                Claim::NoResult => ClaimName::NoResult,
            },
            absent_since_ms: absent_since.get(),
        },
        Event::AtBoard { side, what } => Action::AtBoard {
            seat: seat(*side),
            what: match what {
                AtBoard::Awaited => BoardNote::Awaited,
                AtBoard::Ready => BoardNote::Ready,
                AtBoard::IllegalPlay => BoardNote::IllegalPlay,
                AtBoard::SensorFault => BoardNote::SensorFault,
                AtBoard::RolledEarly => BoardNote::RolledEarly,
            },
        },
        Event::Vacation { side, until } => Action::Vacation { seat: seat(*side), until_ms: until.get() },
        Event::TimedOut { side } => Action::TimeOut { seat: seat(*side) },
        Event::Substituted { .. } | Event::GameStarted(_) | Event::GameEnded(_) | Event::MatchEnded(_) => {
            return None;
        }
    })
}

/// Returns the event of an action. `names` are the players of the substitutions.
pub(super) fn event(action: &Action, names: &[(u64, String)]) -> Result<Event, ReplayProblem> {
    let number = |name: &String| {
        let known = names.iter().find(|(_, known)| known == name);
        known.map(|(number, _)| *number).ok_or_else(|| ReplayProblem::not("a player of the record", name))
    };
    Ok(match action {
        Action::Roll { seat, dice: [first, second] } => {
            Event::Rolled { side: side(*seat), roll: Roll::new(die(*first)?, die(*second)?) }
        }
        Action::Throw { seat, dice: [first, second] } => {
            Event::Thrown { side: side(*seat), roll: Roll::new(die(*first)?, die(*second)?) }
        }
        Action::Play { seat, moves } => {
            let moves = moves.iter().map(|text| read_move(text)).collect::<Result<_, _>>()?;
            Event::Played { side: side(*seat), moves }
        }
        Action::OfferIllegalPlay { seat, position } => Event::IllegalPlayOffered {
            side: side(*seat),
            position: position.parse().map_err(|_not_one| ReplayProblem::not("a position", position))?,
        },
        Action::AcceptIllegalPlay { seat } => Event::IllegalPlayAccepted { side: side(*seat) },
        Action::DeclineIllegalPlay { seat } => Event::IllegalPlayDeclined { side: side(*seat) },
        Action::Double { seat, value } => Event::Doubled { side: side(*seat), value: cube(*value)? },
        Action::Take { seat } => Event::Taken { side: side(*seat) },
        Action::Pass { seat } => Event::Passed { side: side(*seat) },
        Action::Beaver { seat, value } => Event::Beavered { side: side(*seat), value: cube(*value)? },
        Action::Raccoon { seat, value } => Event::Raccooned { side: side(*seat), value: cube(*value)? },
        Action::OfferResignation { seat, result: name } => {
            Event::ResignationOffered { side: side(*seat), result: result(*name) }
        }
        Action::AcceptResignation { seat, result: name, by } => Event::ResignationAccepted {
            resigner: side(*seat).opponent(),
            result: result(*name),
            accepted: match by {
                Acceptor::Opponent => Acceptance::ByOpponent,
                Acceptor::Rule => Acceptance::ByRule,
                Acceptor::TimeOut => Acceptance::ByTimeOut,
            },
        },
        Action::DeclineResignation { seat } => Event::ResignationDeclined { side: side(*seat) },
        Action::AskNextGame { seat } => Event::NextGameAsked { side: side(*seat) },
        Action::AskStop { seat } => Event::StopAsked { side: side(*seat) },
        Action::AskAbort { seat } => Event::AbortAsked { side: side(*seat) },
        Action::DeclineAbort { seat } => Event::AbortDeclined { side: side(*seat) },
        Action::AskPause { seat } => Event::PauseAsked { side: side(*seat) },
        Action::DeclinePause { seat } => Event::PauseDeclined { side: side(*seat) },
        Action::Resume { seat } => Event::Resumed { side: side(*seat) },
        Action::EndPause => Event::PauseEnded,
        Action::AskTakeBack { seat } => Event::TakeBackAsked { side: side(*seat) },
        Action::DeclineTakeBack { seat } => Event::TakeBackDeclined { side: side(*seat) },
        Action::TakeBack { seat } => Event::TookBack { side: side(*seat) },
        Action::Abandon => Event::Abandoned,
        Action::CallOff => Event::CalledOff,
        Action::Hold { reason, until_ms } => {
            Event::Held(Hold { reason: reason.clone(), until: until_ms.map(Millis::new) })
        }
        Action::Release => Event::Released,
        Action::AskRoll { seat } => Event::RollAsked { side: side(*seat) },
        Action::OpenTurn => Event::TurnOpened,
        Action::Substitute { seat, left, came } => {
            Event::Substituted { side: side(*seat), left: number(left)?, came: number(came)? }
        }
        Action::ExtraTime { total_ms } => Event::ExtraTime { total: Millis::new(*total_ms) },
        Action::Lapse => Event::SessionLapsed,
        Action::Outage { from_ms, to_ms } => {
            Event::Outage(Outage { from: Millis::new(*from_ms), to: Millis::new(*to_ms) })
        }
        Action::Leave { seat } => Event::Left { side: side(*seat) },
        Action::Claim { seat, claim, absent_since_ms } => Event::Claimed {
            side: side(*seat),
            claim: match claim {
                ClaimName::Match => Claim::Match,
                ClaimName::NoResult => Claim::NoResult,
            },
            absent_since: Millis::new(*absent_since_ms),
        },
        Action::AtBoard { seat, what } => Event::AtBoard {
            side: side(*seat),
            what: match what {
                BoardNote::Awaited => AtBoard::Awaited,
                BoardNote::Ready => AtBoard::Ready,
                BoardNote::IllegalPlay => AtBoard::IllegalPlay,
                BoardNote::SensorFault => AtBoard::SensorFault,
                BoardNote::RolledEarly => AtBoard::RolledEarly,
            },
        },
        Action::Vacation { seat, until_ms } => {
            Event::Vacation { side: side(*seat), until: Millis::new(*until_ms) }
        }
        Action::TimeOut { seat } => Event::TimedOut { side: side(*seat) },
    })
}

fn read_move(text: &str) -> Result<Move, ReplayProblem> {
    let place = |text: &str| match text {
        "bar" => Some(Place::Bar),
        "off" => Some(Place::Off),
        number => number.parse().ok().and_then(Place::point),
    };
    text.split_once('/')
        .and_then(|(from, to)| Some(Move { from: place(from)?, to: place(to)? }))
        .ok_or_else(|| ReplayProblem::not("a move such as 24/18, bar/20 or 6/off", text))
}
