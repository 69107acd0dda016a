//! Messages to a board, in console one's numbering.

use rules::{GameResult, LegalPlay, Place, Point, Position, Role, Side};
use wire::{
    BarReading, BoardDifference, BoardOffer, BoardPosition, BoardTold, Console, OfferedPlay, PointReading,
    SingleMove, WrongPlay,
};

use super::seating::Seating;
use super::situation::{Situation, Waits};
use crate::{CandidateDistance, Difference, Fault, FaultKind, Illegal, Reading, SensedPlace, WhatIsWrong};

/// Returns the messages for the current situation: the position, and the roll or offer.
pub(super) fn situation(seating: &Seating, situation: &Situation) -> Vec<BoardTold> {
    let whites = position_here(seating, situation);
    let by_one = match seating.one {
        Side::White => whites,
        Side::Black => whites.flip(),
    };
    let moves = match &situation.last_play {
        Some((side, moves)) if !seating.here[*side] => moves.as_slice(),
        Some(_) | None => &[],
    };
    let moves = moves.iter().map(|one| SingleMove { from: one.from.pips(), to: one.to.pips() }).collect();
    let on_turn = situation.waits.side().map(|side| seating.console(side));
    let mut told =
        vec![BoardTold::Position { step: situation.step, position: position(&by_one), moves, on_turn }];
    let offered = |to: Side, offer| BoardTold::Offer { to: seating.console(to), offer };
    match &situation.waits {
        Waits::ToRoll { .. } => {}
        Waits::ToPlay { side, roll, .. } => {
            let [first, second] = roll.dice().map(rules::Die::pips);
            told.push(BoardTold::Roll { console: seating.console(*side), dice: (first, second) });
        }
        Waits::CubeOffered { to, value } if seating.here[*to] => {
            told.push(offered(*to, BoardOffer::Cube(*value)));
        }
        Waits::ResignationOffered { to, result: offer } if seating.here[*to] => {
            told.push(offered(*to, BoardOffer::Resignation(result(*offer))));
        }
        Waits::IllegalPlayOffered { to, notation, .. } if seating.here[*to] => {
            told.push(offered(*to, BoardOffer::IllegalPlay(notation.clone())));
        }
        Waits::IllegalPlayOffered { .. } | Waits::CubeOffered { .. } | Waits::ResignationOffered { .. } => {}
        Waits::Over { winner } => {
            told.push(BoardTold::End { winner: winner.map(|side| seating.console(side)) });
        }
    }
    // The offer is sent together with the roll, because the side on turn may answer it or play on.
    if let (Some(offer), Waits::ToRoll { side, .. } | Waits::ToPlay { side, .. }) =
        (situation.offered, &situation.waits)
        && seating.here[*side]
    {
        told.push(offered(*side, BoardOffer::Resignation(result(offer))));
    }
    told
}

/// Returns the expected position of a board, with White as the mover. An illegal play stays on the board until
/// it is declined.
pub(super) fn position_here(seating: &Seating, situation: &Situation) -> Position {
    match &situation.waits {
        Waits::IllegalPlayOffered { to, position, .. } if seating.here[to.opponent()] => *position,
        Waits::IllegalPlayOffered { .. }
        | Waits::ToRoll { .. }
        | Waits::ToPlay { .. }
        | Waits::CubeOffered { .. }
        | Waits::ResignationOffered { .. }
        | Waits::Over { .. } => situation.position,
    }
}

/// Returns all checkers; `by_one` is in the numbering of console one's player.
fn position(by_one: &Position) -> BoardPosition {
    let reading = |point: Point| {
        let [own, opponent] =
            [by_one.own(Place::Point(point)), by_one.opponent(Place::Point(point.opposite()))];
        let whose = match (own, opponent) {
            (0, 0) => None,
            (0, _) => Some(Console::Two),
            _ => Some(Console::One),
        };
        PointReading { count: own + opponent, whose }
    };
    BoardPosition {
        points: Point::all().map(reading).collect(),
        bar: BarReading::Apart { one: by_one.own(Place::Bar), two: by_one.opponent(Place::Bar) },
    }
}

pub(super) fn question(console: Console, number: u32, plays: &[LegalPlay]) -> BoardTold {
    let offered =
        |legal: &LegalPlay| OfferedPlay { notation: legal.play.to_string(), differences: Vec::new() };
    BoardTold::Choose { console, question: number, plays: plays.iter().map(offered).collect() }
}

/// Returns the message for an illegal play. `asked` is true if the opponent is asked to accept it.
pub(super) fn illegal(seating: &Seating, side: Side, illegal: &Illegal, asked: bool) -> BoardTold {
    BoardTold::Illegal {
        console: seating.console(side),
        wrong: match illegal.what {
            WhatIsWrong::NothingMoved => WrongPlay::NothingMoved,
            WhatIsWrong::Unfinished => WrongPlay::Unfinished,
            WhatIsWrong::TooManyBorneOff => WrongPlay::TooManyBorneOff,
            WhatIsWrong::OpponentMoved => WrongPlay::OpponentMoved,
            WhatIsWrong::NotThisRoll => WrongPlay::NotThisRoll,
        },
        changed: differences(seating, side, &illegal.changed),
        nearest: illegal.nearest.iter().map(|near| nearest(seating, side, near)).collect(),
        asked,
    }
}

pub(super) fn fault(seating: &Seating, side: Side, fault: &Fault) -> BoardTold {
    BoardTold::Illegal {
        console: seating.console(side),
        wrong: match fault.kind {
            FaultKind::TooMany { .. } => WrongPlay::TooManyCheckers,
            FaultKind::TooFew { .. } => WrongPlay::CheckerMissing,
        },
        changed: differences(seating, side, &fault.nearest.differences),
        nearest: vec![nearest(seating, side, &fault.nearest)],
        asked: false,
    }
}

fn nearest(seating: &Seating, side: Side, near: &CandidateDistance) -> OfferedPlay {
    OfferedPlay {
        notation: near.legal.play.to_string(),
        differences: differences(seating, side, &near.differences),
    }
}

/// Returns differences in `side`'s numbering, as the board counts.
pub(super) fn differences(seating: &Seating, side: Side, differences: &[Difference]) -> Vec<BoardDifference> {
    let is_one = side == seating.one;
    let told = |difference: &Difference| {
        let place = match difference.place {
            SensedPlace::Bar => wire::SensedPlace::Bar,
            SensedPlace::Point(point) if is_one => wire::SensedPlace::Point(point.number()),
            SensedPlace::Point(point) => wire::SensedPlace::Point(point.opposite().number()),
        };
        let whose = match difference.expected {
            Reading::Checkers { whose: Some(role), .. } => {
                Some(if (role == Role::Mover) == is_one { Console::One } else { Console::Two })
            }
            Reading::Checkers { whose: None, .. } | Reading::Unknown => None,
        };
        let [seen, expected] = [difference.seen.count(), difference.expected.count()];
        BoardDifference { place, seen, expected, whose }
    };
    differences.iter().map(told).collect()
}

pub(super) const fn result(result: GameResult) -> wire::GameResult {
    match result {
        GameResult::Single => wire::GameResult::Single,
        GameResult::Gammon => wire::GameResult::Gammon,
        GameResult::Backgammon => wire::GameResult::Backgammon,
    }
}

pub(super) const fn result_from(result: wire::GameResult) -> GameResult {
    match result {
        wire::GameResult::Single => GameResult::Single,
        wire::GameResult::Gammon => GameResult::Gammon,
        wire::GameResult::Backgammon => GameResult::Backgammon,
    }
}
