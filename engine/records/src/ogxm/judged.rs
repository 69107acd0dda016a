//! Writes the analyses of a file: for each program a section `ANAL` with its name, and a section `DECS` with a record
//! for each decision.

use std::collections::BTreeMap;

use flate2::Crc;
use rules::{Position, Roll, Side, parse_play};

use super::encode::{counted, record, steps, text, varint};
use super::judgements::{CURRENCY_MATCH, KIND_CUBE, KIND_PLAY};
use crate::judgement::{
    EquityUnit, ForeignAnalysis, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName,
};

/// The unit of equities: the cube before the decision.
const CURRENCY_CUBE: u32 = 1;
/// The verdicts on a choice with the cube.
const NO_DOUBLE: u64 = 0;
const DOUBLE: u64 = 1;
const TOO_GOOD: u64 = 4;
/// The largest equity that is written. No real equity comes near it, but a damaged file may state a larger one.
const EQUITY_MAX: f64 = 2_000.0;

/// The facts about a decision that are needed to write its judgement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decided {
    /// The game, counted from 1, and the number of its actions before the decision.
    pub(super) game: usize,
    pub(super) after: usize,
    /// The number of the ply through the whole match.
    pub(super) ply: usize,
    pub(super) side: Side,
    /// The roll, the position before the play, and the one after it as the opponent sees it; `None` for a double.
    pub(super) play: Option<(Roll, Position, Option<Position>)>,
}

/// Returns the two sections of an analysis: its description, and its judgements of the decisions. Judgements of
/// decisions that the match does not have are left out.
pub(super) fn sections(analysis: &ForeignAnalysis, decisions: &[Decided]) -> (Vec<u8>, Vec<u8>) {
    let is_cube = |judgement: &Judgement| judgement.unit == EquityUnit::Cube;
    let unit = match analysis.judgements.first() {
        Some(first) if !is_cube(first) => EquityUnit::MatchChance,
        _ => EquityUnit::Cube,
    };
    let places: BTreeMap<(usize, usize), &Decided> =
        decisions.iter().map(|one| ((one.game, one.after), one)).collect();
    // The file has the records in the order of plies, and of kinds within a ply.
    let mut records: BTreeMap<(usize, u32), Vec<u8>> = BTreeMap::new();
    for judgement in &analysis.judgements {
        let (of, unit_of) = (&judgement.of, judgement.unit);
        let place = places.get(&(judgement.game, judgement.after)).copied();
        let Some(place) = place.filter(|place| place.side == judgement.side()) else { continue };
        let own_unit = (unit_of != unit).then_some(unit_of);
        match (of, place.play) {
            (JudgedDecision::Play { plays, .. }, Some((roll, before, reached))) if own_unit.is_none() => {
                let found = play(plays, place, (roll, before, reached));
                records.extend(found.map(|bytes| ((place.ply, KIND_PLAY), bytes)));
            }
            (JudgedDecision::Play { .. }, _) => {}
            (JudgedDecision::Cube { level, chances, no_double, double_take, double_pass }, _) => {
                let equities = [Some(*no_double), Some(*double_take), *double_pass];
                let found = cube(place.ply, level, *chances, equities, own_unit);
                records.insert((place.ply, KIND_CUBE), found);
            }
        }
    }
    let decs: Vec<u8> = records.into_values().flatten().collect();
    let fields =
        [id(analysis, &decs).to_vec(), text(&analysis.program), varint(currency(unit).into())].concat();
    (record(1 << 6 | 1 << 9, &fields), decs)
}

/// Returns an id of 16 bytes that follows from the analysis, with the version and variant bits of a random UUID.
fn id(analysis: &ForeignAnalysis, decs: &[u8]) -> [u8; 16] {
    let mut id = [0; 16];
    for (part, salt) in id.chunks_exact_mut(4).zip(0_u8..) {
        let mut crc = Crc::new();
        crc.update(&[salt]);
        crc.update(analysis.program.as_bytes());
        crc.update(decs);
        part.copy_from_slice(&crc.sum().to_le_bytes());
    }
    id[6] = id[6] & 0x0f | 0x40;
    id[8] = id[8] & 0x3f | 0x80;
    id
}

fn currency(unit: EquityUnit) -> u32 {
    match unit {
        EquityUnit::Cube => CURRENCY_CUBE,
        EquityUnit::MatchChance => CURRENCY_MATCH,
    }
}

fn play(
    plays: &[JudgedPlay],
    place: &Decided,
    (roll, before, reached): (Roll, Position, Option<Position>),
) -> Option<Vec<u8>> {
    // The format requires the alternatives of one level together, and the best of them first. Levels keep their order.
    let mut ordered: Vec<&JudgedPlay> = plays.iter().collect();
    ordered.sort_by(|one, other| other.equity.total_cmp(&one.equity));
    ordered.sort_by_cached_key(|judged| plays.iter().position(|first| first.level == judged.level));
    let mut alternatives = Vec::new();
    let mut count: u32 = 0;
    for judged in ordered {
        let Ok(legal) = parse_play(&before, roll, &judged.moves) else { continue };
        let steps = steps(place.side, &legal.play);
        let mut mask = 1 << 1;
        let mut fields = [counted(steps.len()), steps, equity(judged.equity)].concat();
        if let Some(chances) = judged.chances {
            mask |= 1;
            fields.extend(probabilities(chances));
        }
        fields.extend(level(&judged.level));
        if Some(legal.position) == reached {
            mask |= 1 << 2;
        }
        alternatives.extend(record(mask, &fields));
        count += 1;
    }
    let ply = u64::try_from(place.ply).unwrap_or(u64::MAX);
    let fields = [varint(ply), varint(KIND_PLAY.into()), varint(count.into()), alternatives].concat();
    (count > 0).then(|| record(1, &fields))
}

fn cube(
    ply: usize,
    of: &LevelName,
    chances: Option<JudgedChances>,
    equities: [Option<f32>; 3],
    own_unit: Option<EquityUnit>,
) -> Vec<u8> {
    let [no_double, double_take, double_pass] = equities.map(|equity| equity.unwrap_or(1.0));
    let doubled = double_take.min(double_pass);
    let verdict = if doubled > no_double {
        DOUBLE
    } else if double_take > double_pass {
        TOO_GOOD
    } else {
        NO_DOUBLE
    };
    let ply = u64::try_from(ply).unwrap_or(u64::MAX);
    let mut mask = 1 << 7;
    let mut fields = [varint(ply), varint(KIND_CUBE.into()), varint(verdict)].concat();
    for (field, value) in (0..).zip(equities) {
        if let Some(value) = value {
            mask |= 1_u64 << field;
            fields.extend(equity(value));
        }
    }
    if let Some(chances) = chances {
        mask |= 1 << 3;
        fields.extend(probabilities(chances));
    }
    fields.extend(level(of));
    if let Some(unit) = own_unit {
        mask |= 1 << 11;
        fields.extend(varint(currency(unit).into()));
    }
    record(mask, &fields)
}

/// Returns a level as a record with its name.
fn level(level: &LevelName) -> Vec<u8> {
    record(1, &text(&level.to_string()))
}

/// Returns an equity in millionths.
#[expect(clippy::cast_possible_truncation, reason = "the range was limited just before")]
fn equity(equity: f32) -> Vec<u8> {
    let millionths = (f64::from(equity).clamp(-EQUITY_MAX, EQUITY_MAX) * 1e6).round() as i32;
    millionths.to_le_bytes().to_vec()
}

/// Returns five chances in ten-thousandths.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the range was limited just before"
)]
fn probabilities(chances: JudgedChances) -> Vec<u8> {
    let JudgedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
    [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]
        .iter()
        .flat_map(|chance| ((chance.clamp(0.0, 1.0) * 10_000.0).round() as u16).to_le_bytes())
        .collect()
}
