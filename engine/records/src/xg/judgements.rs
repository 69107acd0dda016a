//! The analyses in the records of decisions.

use rules::Side;

use super::fields::Fields;
use crate::judgement::{EquityUnit, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName};
use crate::match_record::Seat;

/// The number of plays that a record can hold.
const PLAYS_MAX: usize = 32;

/// The judgements of a match, collected so far.
#[derive(Debug, Default)]
pub(super) struct Judgements {
    pub(super) found: Vec<Judgement>,
    /// The number of plays that can still be kept. It limits the memory that a small file can take.
    pub(super) room: usize,
    /// True if some judgements were left out.
    pub(super) overflowed: bool,
    /// The program that the file names, unless it is eXtreme Gammon, which counts its plies from 1.
    pub(super) analyst: Option<String>,
}

/// Reads seven numbers: lost backgammons, gammons and games, won games, gammons and backgammons, and the equity.
fn chances(record: Fields<'_>, at: usize) -> Option<(JudgedChances, f32)> {
    let number = |index: usize| record.f32(at + 4 * index);
    if !(0..7).all(|index| number(index).is_finite()) {
        return None;
    }
    let chances = JudgedChances {
        win: number(3),
        win_gammon: number(4),
        win_backgammon: number(5),
        lose_gammon: number(1),
        lose_backgammon: number(0),
    };
    Some((chances, number(6)))
}

/// Reads moves as pairs of places counted from 0: 24 is the bar and a negative place is off. A pair that starts with
/// -1 ends the list.
fn moves(record: Fields<'_>, at: usize) -> String {
    let mut text = String::new();
    for pair in 0..4 {
        let (from, to) = (record.i8(at + 2 * pair), record.i8(at + 2 * pair + 1));
        if !(0..=24).contains(&from) || to > 23 {
            break;
        }
        let from = if from == 24 { "bar".to_owned() } else { (from + 1).to_string() };
        let to = if to < 0 { "off".to_owned() } else { (to + 1).to_string() };
        let gap = if text.is_empty() { "" } else { " " };
        text.push_str(&format!("{gap}{from}/{to}"));
    }
    text
}

impl Judgements {
    fn take_room(&mut self, places: usize) -> bool {
        match self.room.checked_sub(places) {
            Some(room) => {
                self.room = room;
                true
            }
            None => {
                self.overflowed = true;
                false
            }
        }
    }

    fn level(&self, number: i16) -> LevelName {
        LevelName::from_xg(number, self.analyst.is_none())
    }

    pub(super) fn cube(&mut self, record: Fields<'_>, game: usize, after: usize, side: Side) {
        // A decision that was not analysed has -100 here, or only zeros below.
        let analysed = record.i16(120) != -100 && (0..7).any(|index| record.f32(124 + 4 * index) != 0.0);
        let Some((chances, _)) = chances(record, 124).filter(|_| analysed) else { return };
        let [no_double, double_take, double_pass] = [152, 156, 160].map(|at| record.f32(at));
        if ![no_double, double_take, double_pass].iter().all(|number| number.is_finite())
            || !self.take_room(1)
        {
            return;
        }
        let level = self.level(i16::try_from(record.i32(92)).unwrap_or(i16::MAX));
        let (chances, double_pass) = (Some(chances), Some(double_pass));
        let of = JudgedDecision::Cube { level, chances, no_double, double_take, double_pass };
        self.found.push(Judgement { game, after, seat: Seat::from(side), unit: EquityUnit::Cube, of });
    }

    pub(super) fn play(&mut self, record: Fields<'_>, game: usize, after: usize, side: Side, dice: [u8; 2]) {
        let count = usize::try_from(record.i32(188)).unwrap_or(0).min(PLAYS_MAX);
        if count == 0 || !self.take_room(count) {
            return;
        }
        let plays = (0..count).filter_map(|index| {
            let (chances, equity) = chances(record, 1408 + 28 * index)?;
            let level = self.level(record.i16(1280 + 4 * index));
            let moves = moves(record, 1024 + 8 * index);
            Some(JudgedPlay { moves, level, chances: Some(chances), equity })
        });
        let of = JudgedDecision::Play { dice, plays: plays.collect() };
        self.found.push(Judgement { game, after, seat: Seat::from(side), unit: EquityUnit::Cube, of });
    }
}
