//! Conversions between a match and a board: the match for a sitting, and a sitting's requests as commands of
//! `play`.

use ::boards::{DiceSource, SeatCommand, Seating, Situation, Waits};
use play::{Command, CommandKind, Phase, Stage};
use rules::{BySide, Position, Side};
use store::id::BoardId;

use crate::match_state::{convert, snapshot::Snapshot};

/// The place of a board at a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    pub seating: Seating,
    pub dice: DiceSource,
}

/// Returns the place of a board at a match, or `None` if it holds no seat.
pub fn place(snapshot: &Snapshot, board: BoardId) -> Option<Place> {
    let held = |side| snapshot.boards[side].filter(|held| held.board == board);
    let here = BySide::new_with(|side| held(side).is_some());
    let one = match (held(Side::White), held(Side::Black)) {
        (Some(white), _) if white.console == store::boards::Console::One => Side::White,
        (Some(_), _) => Side::Black,
        (None, Some(black)) if black.console == store::boards::Console::One => Side::Black,
        (None, Some(_)) => Side::White,
        (None, None) => return None,
    };
    let dice = match snapshot.agreed.config.dice() {
        play::DiceRule::Served => DiceSource::Server,
        play::DiceRule::Thrown if snapshot.roll_set.is_some() => DiceSource::Shared,
        play::DiceRule::Thrown => DiceSource::Board,
    };
    Some(Place { seating: Seating { one, here }, dice })
}

/// Returns the match in the form that a sitting needs.
pub fn situation(snapshot: &Snapshot) -> Situation {
    let state = &snapshot.state;
    let game = state.game();
    // An illegal play has no list of moves; the position describes it.
    let moves = |play: Option<rules::Play>| play.map_or_else(Vec::new, |play| play.to_moves());
    let last_play = game.and_then(play::Game::last_play).map(|(side, play)| (side, moves(play)));
    Situation {
        step: snapshot.steps,
        position: game.map_or(Position::STARTING, |game| game.position_of(Side::White)),
        cube: game.map_or(1, |game| game.cube().value.get()),
        last_play,
        offered: game.and_then(play::Game::resignation_to_mover).map(|offer| offer.result),
        waits: waits(snapshot),
    }
}

fn waits(snapshot: &Snapshot) -> Waits {
    let state = &snapshot.state;
    let game = match state.stage() {
        Stage::Playing(game) => game,
        // Matches of this site have one game, or the next one begins at once, so no match rests between two games.
        Stage::NotStarted | Stage::BetweenGames(_) => return Waits::Over { winner: None },
        Stage::Over { outcome, .. } => return Waits::Over { winner: outcome.verdict.winner() },
    };
    if let (Some(offer), None) = (game.resignation(), game.resignation_to_mover()) {
        return Waits::ResignationOffered { to: offer.by.opponent(), result: offer.result };
    }
    let side = game.on_roll();
    match game.phase() {
        Phase::ToRoll => {
            Waits::ToRoll { side, may_double: state.allowed(side).contains(&CommandKind::Double) }
        }
        Phase::ToPlay { roll } => match game.illegal_play() {
            Some(after) => Waits::IllegalPlayOffered {
                to: side.opponent(),
                position: if side == Side::White { *after } else { after.flip() },
                notation: play::illegal_notation(game.position(), after),
            },
            None => Waits::ToPlay { side, roll, may_be_illegal: state.may_offer_illegal_play() },
        },
        Phase::ToAnswerDouble { value } => Waits::CubeOffered { to: side.opponent(), value: value.get() },
        Phase::ToAnswerBeaver { value } => Waits::CubeOffered { to: side, value: value.get() },
        // The result is counted in the same step, so no match stays in this phase.
        Phase::Decided(_) => Waits::Over { winner: None },
    }
}

/// Returns the clocks for the consoles, or `None` if there are none or they count days.
pub fn clock(snapshot: &Snapshot, seating: &Seating, now: wire::Millis) -> Option<wire::BoardTold> {
    let state = &snapshot.state;
    if !matches!(state.config().clock(), play::ClockSetting::Live(_)) {
        return None;
    }
    let clock = state.clock();
    let now = clock.not_before(convert::to_play_time(now));
    let left = |console| {
        let left = clock.time_left(seating.side(console), now)?;
        Some(convert::to_wire_time(left.delay.plus(left.reserve)))
    };
    let runs = clock.wait_left(now) == play::Millis::ZERO;
    Some(wire::BoardTold::Clock {
        one: left(wire::Console::One)?,
        two: left(wire::Console::Two)?,
        running: clock.running().filter(|_| runs).map(|side| seating.console(side)),
    })
}

/// Converts a request of a sitting to a command.
pub fn command(command: SeatCommand) -> Command {
    match command {
        SeatCommand::Roll => Command::Roll,
        SeatCommand::Throw(roll) => Command::Throw(roll),
        SeatCommand::Double => Command::Double,
        SeatCommand::Take => Command::Take,
        SeatCommand::Pass => Command::Pass,
        SeatCommand::Play(moves) => Command::Play(moves),
        SeatCommand::OfferIllegalPlay(position) => Command::OfferIllegalPlay(position),
        SeatCommand::AcceptIllegalPlay => Command::AcceptIllegalPlay,
        SeatCommand::DeclineIllegalPlay => Command::DeclineIllegalPlay,
        SeatCommand::OfferResignation(result) => Command::OfferResignation(result),
        SeatCommand::AcceptResignation => Command::AcceptResignation,
        SeatCommand::DeclineResignation => Command::DeclineResignation,
    }
}
