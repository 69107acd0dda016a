//! Conversions between wire messages and the types of `rules` and `play`, written by hand in both directions.

use play::{
    AtBoard, Claim, Command, CommandKind, Event, GameEnding, MatchEnding, MatchState, Opening, Outage,
    Outcome, Phase,
};
use report::checkers;
use rules::{BySide, GameResult, MatchPoints, Move, Place, Roll, Side};
use store::facts::EndReason;
use texts::refusals;

use crate::error::AppError;

/// Converts a time for `play`, whose times begin in 1970.
pub(crate) fn to_play_time(at: wire::Millis) -> play::Millis {
    play::Millis::new(u64::try_from(at.0).unwrap_or(0))
}

/// Converts a time for the rules of competitions.
pub(crate) const fn to_time(at: wire::Millis) -> competitions::Time {
    competitions::Time::new(at.0)
}

/// Converts a time of the rules of competitions for a message.
pub(crate) const fn of_time(at: competitions::Time) -> wire::Millis {
    wire::Millis(at.get())
}

/// Converts a time or duration of `play` for a message.
pub(crate) fn to_wire_time(at: play::Millis) -> wire::Millis {
    wire::Millis(i64::try_from(at.get()).unwrap_or(i64::MAX))
}

/// Converts the director's message to the players of a match that is held.
pub(crate) fn hold(hold: &play::Hold) -> wire::Hold {
    wire::Hold { reason: hold.reason.clone(), until: hold.until.map(to_wire_time) }
}

pub const fn seat(side: Side) -> wire::Seat {
    match side {
        Side::White => wire::Seat::White,
        Side::Black => wire::Seat::Black,
    }
}

pub(crate) const fn game_result(result: GameResult) -> wire::GameResult {
    match result {
        GameResult::Single => wire::GameResult::Single,
        GameResult::Gammon => wire::GameResult::Gammon,
        GameResult::Backgammon => wire::GameResult::Backgammon,
    }
}

pub const fn rating_list(list: ratings::RatingList) -> wire::RatingList {
    match list {
        ratings::RatingList::Casual => wire::RatingList::Casual,
        ratings::RatingList::Stakes => wire::RatingList::Stakes,
    }
}

pub(crate) fn score(score: BySide<MatchPoints>) -> wire::Score {
    wire::Score { white: score.white.get(), black: score.black.get() }
}

pub(crate) fn dice(roll: Roll) -> (u8, u8) {
    let [first, second] = roll.dice();
    (first.pips(), second.pips())
}

/// Converts a player's command.
///
/// # Errors
/// If a move starts or ends at a point that does not exist.
pub fn command(command: &wire::Command) -> Result<Command, AppError> {
    Ok(match command {
        wire::Command::Roll => Command::Roll,
        wire::Command::Double => Command::Double,
        wire::Command::Take => Command::Take,
        wire::Command::Pass => Command::Pass,
        wire::Command::Beaver => Command::Beaver,
        wire::Command::Raccoon => Command::Raccoon,
        wire::Command::Play { moves } => {
            Command::Play(moves.iter().map(single_move).collect::<Result<_, _>>()?)
        }
        wire::Command::AcceptIllegalPlay => Command::AcceptIllegalPlay,
        wire::Command::DeclineIllegalPlay => Command::DeclineIllegalPlay,
        wire::Command::OfferResignation { result } => Command::OfferResignation(match result {
            wire::GameResult::Single => GameResult::Single,
            wire::GameResult::Gammon => GameResult::Gammon,
            wire::GameResult::Backgammon => GameResult::Backgammon,
        }),
        wire::Command::AcceptResignation => Command::AcceptResignation,
        wire::Command::DeclineResignation => Command::DeclineResignation,
        wire::Command::AgreeToStop => Command::StopPlaying,
        wire::Command::Abort => Command::Abort,
        wire::Command::DeclineAbort => Command::DeclineAbort,
        wire::Command::Pause => Command::Pause,
        wire::Command::DeclinePause => Command::DeclinePause,
        wire::Command::Resume => Command::Resume,
        wire::Command::TakeBack => Command::TakeBack,
        wire::Command::DeclineTakeBack => Command::DeclineTakeBack,
        wire::Command::Leave => Command::Leave,
        wire::Command::ClaimMatch => claim(Claim::Match),
        wire::Command::ClaimNoResult => claim(Claim::NoResult),
    })
}

/// Returns a claim. The client does not know since when the opponent has been gone, so [`crate::matches`] fills it in.
const fn claim(claim: Claim) -> Command {
    Command::Claim { claim, absent_since: play::Millis::new(u64::MAX) }
}

fn single_move(step: &wire::SingleMove) -> Result<Move, AppError> {
    match (Place::from_pips(step.from), Place::from_pips(step.to)) {
        (Some(from @ (Place::Bar | Place::Point(_))), Some(to @ (Place::Point(_) | Place::Off))) => {
            Ok(Move { from, to })
        }
        _ => Err(AppError::invalid("command.moves", refusals::no_move(step.from, step.to))),
    }
}

/// Converts a kind of command. Commands of money sessions have no wire form, because the site plays single matches.
pub(crate) const fn command_kind(kind: CommandKind) -> Option<wire::CommandKind> {
    Some(match kind {
        CommandKind::Roll => wire::CommandKind::Roll,
        CommandKind::Double => wire::CommandKind::Double,
        CommandKind::Take => wire::CommandKind::Take,
        CommandKind::Pass => wire::CommandKind::Pass,
        CommandKind::Beaver => wire::CommandKind::Beaver,
        CommandKind::Raccoon => wire::CommandKind::Raccoon,
        CommandKind::Play => wire::CommandKind::Play,
        CommandKind::AcceptIllegalPlay => wire::CommandKind::AcceptIllegalPlay,
        CommandKind::DeclineIllegalPlay => wire::CommandKind::DeclineIllegalPlay,
        CommandKind::OfferResignation => wire::CommandKind::OfferResignation,
        CommandKind::AcceptResignation => wire::CommandKind::AcceptResignation,
        CommandKind::DeclineResignation => wire::CommandKind::DeclineResignation,
        CommandKind::StopPlaying => wire::CommandKind::AgreeToStop,
        CommandKind::Abort => wire::CommandKind::Abort,
        CommandKind::DeclineAbort => wire::CommandKind::DeclineAbort,
        CommandKind::Pause => wire::CommandKind::Pause,
        CommandKind::DeclinePause => wire::CommandKind::DeclinePause,
        CommandKind::Resume => wire::CommandKind::Resume,
        CommandKind::TakeBack => wire::CommandKind::TakeBack,
        CommandKind::DeclineTakeBack => wire::CommandKind::DeclineTakeBack,
        CommandKind::Leave => wire::CommandKind::Leave,
        // Whether a match can be claimed depends on who is present.
        CommandKind::NextGame | CommandKind::Claim => return None,
    })
}

/// Converts an event; `after` is the match after it. Events of money sessions have no wire form.
pub(crate) fn event(event: &Event, after: &MatchState) -> Option<wire::Event> {
    let cube = || after.game().map_or(1, |game| game.cube().value.get());
    Some(match event {
        Event::GameStarted(start) => {
            let (opening, ties) = match &start.opening {
                Opening::Thrown(throw) => {
                    let dice = throw.dice();
                    let ties = throw.ties().iter().map(|tie| tie.pips()).collect();
                    (Some((dice.white.pips(), dice.black.pips())), ties)
                }
                Opening::Alternating { .. } => (None, Vec::new()),
            };
            wire::Event::GameStarted {
                game: game_number(start.number),
                crawford: after.is_crawford(),
                ties,
                opening,
                starter: seat(start.opening.starter()),
                cube: start.cube.get(),
            }
        }
        Event::Rolled { side, roll } => {
            wire::Event::Rolled { seat: seat(*side), dice: dice(*roll), by_hand: false }
        }
        Event::Thrown { side, roll } => {
            wire::Event::Rolled { seat: seat(*side), dice: dice(*roll), by_hand: true }
        }
        Event::AtBoard { side, what } => wire::Event::AtBoard {
            seat: seat(*side),
            what: match what {
                AtBoard::Awaited => wire::AtBoard::Awaited,
                AtBoard::Ready => wire::AtBoard::Ready,
                AtBoard::IllegalPlay => wire::AtBoard::IllegalPlay,
                AtBoard::SensorFault => wire::AtBoard::SensorFault,
                AtBoard::RolledEarly => wire::AtBoard::RolledEarly,
            },
        },
        Event::Vacation { side, until } => {
            wire::Event::Vacation { seat: seat(*side), until: to_wire_time(*until) }
        }
        Event::Played { side, moves } => wire::Event::Played {
            seat: seat(*side),
            moves: moves
                .iter()
                .map(|step| wire::SingleMove { from: step.from.pips(), to: step.to.pips() })
                .collect(),
            notation: after
                .game()
                .and_then(play::Game::last_play)
                .and_then(|(_, play)| play)
                .map(|play| play.to_string())
                .unwrap_or_default(),
        },
        Event::IllegalPlayOffered { side, position } => wire::Event::IllegalPlayOffered {
            seat: seat(*side),
            notation: after
                .game()
                .map(|game| play::illegal_notation(game.position(), position))
                .unwrap_or_default(),
        },
        Event::IllegalPlayAccepted { side: by } => {
            let Some(play::GameAction::IllegalPlay { side, before, after, .. }) =
                after.game().and_then(|game| game.record().last())
            else {
                return None;
            };
            wire::Event::IllegalPlayAccepted {
                seat: seat(*by),
                notation: play::illegal_notation(before, after),
                checkers: checkers(after, *side),
            }
        }
        Event::IllegalPlayDeclined { side } => wire::Event::IllegalPlayDeclined { seat: seat(*side) },
        Event::Doubled { side, value } => wire::Event::Doubled { seat: seat(*side), value: value.get() },
        Event::Taken { side } => wire::Event::Taken { seat: seat(*side), value: cube() },
        Event::Passed { side } => wire::Event::Passed { seat: seat(*side) },
        Event::Beavered { side, value } => wire::Event::Beavered { seat: seat(*side), value: value.get() },
        Event::Raccooned { side, value } => wire::Event::Raccooned { seat: seat(*side), value: value.get() },
        Event::ResignationOffered { side, result } => {
            wire::Event::ResignationOffered { seat: seat(*side), result: game_result(*result) }
        }
        Event::ResignationAccepted { resigner, result, accepted: _ } => {
            wire::Event::ResignationAccepted { seat: seat(*resigner), result: game_result(*result) }
        }
        Event::ResignationDeclined { side } => wire::Event::ResignationDeclined { seat: seat(*side) },
        Event::StopAsked { side } => wire::Event::StopAgreed { seat: seat(*side) },
        Event::AbortAsked { side } => wire::Event::AbortAgreed { seat: seat(*side) },
        Event::AbortDeclined { side } => wire::Event::AbortDeclined { seat: seat(*side) },
        Event::PauseAsked { side } => wire::Event::PauseAsked { seat: seat(*side) },
        Event::PauseDeclined { side } => wire::Event::PauseDeclined { seat: seat(*side) },
        Event::Resumed { side } => wire::Event::Resumed { seat: seat(*side) },
        Event::PauseEnded => wire::Event::PauseEnded,
        Event::TakeBackAsked { side } => wire::Event::TakeBackAsked { seat: seat(*side) },
        Event::TakeBackDeclined { side } => wire::Event::TakeBackDeclined { seat: seat(*side) },
        Event::TookBack { side } => {
            let game = after.game()?;
            let Phase::ToPlay { roll } = game.phase() else { return None };
            wire::Event::TookBack {
                seat: seat(*side),
                dice: dice(roll),
                checkers: checkers(game.position(), *side),
            }
        }
        Event::Abandoned => wire::Event::Abandoned,
        Event::CalledOff => wire::Event::CalledOff,
        Event::Held(held) => wire::Event::Held { hold: hold(held) },
        Event::Released => wire::Event::Released,
        Event::RollAsked { side } => wire::Event::RollAsked { seat: seat(*side) },
        Event::TurnOpened => wire::Event::TurnOpened,
        Event::ExtraTime { total } => wire::Event::ExtraTime { total: to_wire_time(*total) },
        Event::Outage(Outage { from, to }) => {
            wire::Event::Outage { from: to_wire_time(*from), to: to_wire_time(*to) }
        }
        Event::Left { side } => wire::Event::Left { seat: seat(*side) },
        Event::Claimed { side, claim, .. } => wire::Event::Claimed {
            seat: seat(*side),
            claim: match claim {
                Claim::Match => wire::Claim::Match,
                Claim::NoResult => wire::Claim::NoResult,
            },
        },
        Event::TimedOut { side } => wire::Event::TimedOut { seat: seat(*side) },
        Event::GameEnded(_) => {
            let game = after.finished().last()?;
            wire::Event::GameEnded { summary: game_summary(game), score: score(game.score) }
        }
        Event::MatchEnded(end) => wire::Event::MatchEnded { outcome: outcome(end) },
        // Only the caller knows the names of its players.
        Event::Substituted { .. } => return None,
        Event::NextGameAsked { .. } | Event::SessionLapsed => return None,
    })
}

fn game_number(number: play::GameNumber) -> u16 {
    u16::try_from(number.get()).unwrap_or(u16::MAX)
}

pub(crate) fn game_summary(game: &play::FinishedGame) -> wire::GameSummary {
    wire::GameSummary {
        game: game_number(game.number),
        winner: seat(game.end.winner),
        result: game_result(game.end.result),
        cube: game.end.cube.get(),
        points: game.end.value().points().into(),
        reason: match game.end.how {
            GameEnding::BorneOff => wire::OutcomeReason::BorneOff,
            GameEnding::Passed => wire::OutcomeReason::Passed,
            GameEnding::Resigned => wire::OutcomeReason::Resigned,
            GameEnding::Left => wire::OutcomeReason::Left,
            GameEnding::TimedOut => wire::OutcomeReason::TimedOut,
        },
    }
}

pub(crate) fn outcome(outcome: &Outcome) -> wire::MatchOutcome {
    wire::MatchOutcome {
        winner: outcome.verdict.winner().map(seat),
        score: score(outcome.score),
        reason: end_reason_word(end_reason(outcome.ending)),
    }
}

/// Converts an amount for a message.
pub(crate) const fn credits(credits: play::Credits) -> wire::Credits {
    wire::Credits(credits.hundredths())
}

/// Returns the reason why a match ended, without the side.
pub(crate) const fn end_reason(ending: MatchEnding) -> EndReason {
    match ending {
        MatchEnding::Completed => EndReason::Completed,
        MatchEnding::Agreed | MatchEnding::Stopped(_) | MatchEnding::Lapsed => EndReason::Agreed,
        MatchEnding::Left(_) => EndReason::Left,
        MatchEnding::TimedOut(_) => EndReason::TimedOut,
        MatchEnding::Aborted => EndReason::Aborted,
    }
}

pub(crate) const fn end_reason_word(reason: EndReason) -> wire::OutcomeReason {
    match reason {
        EndReason::Completed => wire::OutcomeReason::Completed,
        EndReason::Agreed => wire::OutcomeReason::Agreed,
        EndReason::Left => wire::OutcomeReason::Left,
        EndReason::TimedOut => wire::OutcomeReason::TimedOut,
        EndReason::Aborted => wire::OutcomeReason::Aborted,
    }
}

/// Parses the bytes that a seat adds to the dice.
pub fn parse_contribution(text: Option<&str>) -> Result<Option<dice::Bytes32>, AppError> {
    text.map(str::parse).transpose().map_err(|_no_bytes: dice::NotBytes32| {
        AppError::invalid("contribution", refusals::hexadecimal_digits(64))
    })
}
