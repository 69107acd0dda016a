//! The analyses of a file: one for each program that judged the match.
//!
//! In version 2 a section `ANAL` names the program, and `DECS` after it holds a record for each decision. In version 1
//! the decisions are in `EVAL`, `ALTS` and `CUBE`, each with entries of one size.
//!
//! Equities of a match are in units of the cube or chances of winning the match. Version 2 can state the unit. If it
//! does not, writers differ: a negative equity shows units of the cube, because a chance is never negative. In
//! version 1 the equities of the cube are chances, unless `GVAN` shows that GammonView wrote the file.

use rules::Side;

use super::bytes::{Bytes, Mask, OgxmError};
use super::play::{one_move, two_dice};
use crate::judgement::{
    EquityUnit, ForeignAnalysis, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName,
};
use crate::match_record::Seat;

/// The maximum number of analyses of a file that are read and written.
pub(super) const ANALYSES_MAX: usize = 16;
/// The kinds of decisions that are read.
pub(super) const KIND_PLAY: u32 = 0;
pub(super) const KIND_CUBE: u32 = 1;
/// The unit of equities: the chance of winning the match.
pub(super) const CURRENCY_MATCH: u32 = 2;

/// The data of an action that its judgement needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The game, from 0.
    pub(super) game: usize,
    /// The number of the game's plays and turns of the cube before the action, and after it.
    pub(super) before: usize,
    pub(super) after: usize,
    /// The side that acted.
    pub(super) side: Side,
    pub(super) kind: PlaceKind,
}

/// The kind of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlaceKind {
    Roll([u8; 2]),
    Double,
    Other,
}

/// The analyses of a file, collected so far.
#[derive(Debug)]
pub(super) struct Analyses {
    blocks: Vec<Block>,
    /// The number of plays and cubes that can still be kept. It limits the memory that a small file can take.
    room: usize,
}

/// One analysis.
#[derive(Debug)]
struct Block {
    program: String,
    level: LevelName,
    /// The unit of the cube's equities, and that of plays.
    cube_unit: EquityUnit,
    play_unit: EquityUnit,
    found: Vec<Judgement>,
    /// Version 1 only: the plays whose alternatives are still to come, with their count and level.
    waiting: Vec<(Option<Place>, usize, LevelName)>,
}

impl Analyses {
    /// Starts with a limit for a file of this many bytes. The smallest record of a play has seven bytes.
    pub(super) fn new(bytes: usize) -> Analyses {
        Analyses { blocks: Vec::new(), room: bytes / 7 + 8 }
    }

    /// Reads a section `ANAL` of version 2.
    pub(super) fn begin(&mut self, mut section: Bytes<'_>, is_match: bool) -> Result<(), OgxmError> {
        let (mut bytes, mask) = section.record()?;
        let bytes = &mut bytes;
        bytes.read_slice(16)?;
        skip(bytes, mask, 0, |bytes| bytes.read_slice(32).map(drop))?;
        skip(bytes, mask, 1, |bytes| bytes.number().map(drop))?;
        let level = if mask.has(2) { level(bytes)? } else { None };
        skip(bytes, mask, 4, |bytes| {
            for _ in 0..bytes.number()? {
                bytes.number()?;
            }
            Ok(())
        })?;
        let model = if mask.has(5) { bytes.text()? } else { String::new() };
        let name = if mask.has(6) { bytes.text()? } else { String::new() };
        skip(bytes, mask, 7, |bytes| bytes.read_slice(32).map(drop))?;
        skip(bytes, mask, 8, |bytes| bytes.text().map(drop))?;
        let stated = if mask.has(9) { Some(bytes.number()?) } else { None };
        let is_chance = is_match && stated.is_none_or(|stated| stated == CURRENCY_MATCH);
        let unit = if is_chance { EquityUnit::MatchChance } else { EquityUnit::Cube };
        self.add([name, model], level.unwrap_or(LevelName::UNKNOWN), unit, unit);
        Ok(())
    }

    /// Reads a section `ANAL` of version 1.
    pub(super) fn begin_version_1(&mut self, mut bytes: Bytes<'_>, is_match: bool) -> Result<(), OgxmError> {
        let plies = bytes.u8()?;
        bytes.read_slice(23)?;
        let model = bytes.short_text()?;
        let cube = if is_match { EquityUnit::MatchChance } else { EquityUnit::Cube };
        self.add([model, String::new()], LevelName::of_plies(plies.into()), cube, EquityUnit::Cube);
        Ok(())
    }

    fn add(&mut self, names: [String; 2], level: LevelName, cube_unit: EquityUnit, play_unit: EquityUnit) {
        let program = names.into_iter().find(|name| !name.is_empty()).unwrap_or_else(|| "OGXM".to_owned());
        let (found, waiting) = (Vec::new(), Vec::new());
        self.blocks.push(Block { program, level, cube_unit, play_unit, found, waiting });
    }

    /// Returns the analysis to which a section belongs, or `None` if the file has too many analyses.
    fn current(&mut self) -> Option<&mut Block> {
        if self.blocks.len() > ANALYSES_MAX { None } else { self.blocks.last_mut() }
    }

    /// Reserves space for judged plays or cubes. Returns false if no space is left.
    fn take_room(&mut self, count: usize) -> bool {
        let left = self.room.checked_sub(count);
        self.room = left.unwrap_or(self.room);
        left.is_some()
    }

    /// Reads a section `DECS` of version 2.
    pub(super) fn decisions(&mut self, mut section: Bytes<'_>, places: &[Place]) -> Result<(), OgxmError> {
        while !section.is_empty() {
            let (mut bytes, mask) = section.record()?;
            let (number, kind) = (bytes.number()?, bytes.number()?);
            let place = usize::try_from(number).ok().and_then(|number| places.get(number)).copied();
            let Some(block_level) = self.current().map(|block| block.level.clone()) else { return Ok(()) };
            let (of, size) = match (kind, place.map(|place| place.kind)) {
                (KIND_PLAY, Some(PlaceKind::Roll(dice))) if mask.has(0) => {
                    let plays = alternatives(&mut bytes, mask, place.map(|place| place.side), &block_level)?;
                    let size = plays.len();
                    (Some(JudgedDecision::Play { dice, plays }).filter(|_| size > 0), size)
                }
                (KIND_CUBE, Some(PlaceKind::Roll(_) | PlaceKind::Double)) => {
                    (cube(&mut bytes, mask, &block_level)?, 1)
                }
                _ => (None, 0),
            };
            let own_unit = if kind == KIND_CUBE && of.is_some() { own_unit(&mut bytes, mask)? } else { None };
            if let (Some(of), Some(place)) = (of, place)
                && self.take_room(size)
            {
                self.keep(place, of);
                if let (Some(unit), Some(kept)) =
                    (own_unit, self.current().and_then(|block| block.found.last_mut()))
                {
                    kept.unit = unit;
                }
            }
        }
        Ok(())
    }

    fn keep(&mut self, place: Place, of: JudgedDecision) {
        let Some(block) = self.current() else { return };
        let unit = match of {
            JudgedDecision::Play { .. } => block.play_unit,
            JudgedDecision::Cube { .. } => block.cube_unit,
        };
        let (game, after, seat) = (place.game + 1, place.before, Seat::from(place.side));
        block.found.push(Judgement { game, after, seat, unit, of });
    }

    /// Reads a section `EVAL` of version 1. `place` finds an action by its game and its number in the game.
    pub(super) fn evaluations(
        &mut self,
        mut bytes: Bytes<'_>,
        place: &dyn Fn(u8, u16) -> Option<Place>,
    ) -> Result<(), OgxmError> {
        let Some(block) = self.current() else { return Ok(()) };
        while !bytes.is_empty() {
            let place = place(bytes.u8()?, bytes.u16()?);
            bytes.read_slice(14)?;
            let count = usize::from(bytes.u8()?);
            let level = level_or(bytes.u8()?, &block.level);
            bytes.u8()?;
            block.waiting.push((place, count, level));
        }
        Ok(())
    }

    /// Reads a section `ALTS` of version 1: the plays of the evaluations before it.
    pub(super) fn alternatives(&mut self, mut bytes: Bytes<'_>) -> Result<(), OgxmError> {
        let Some(block) = self.current() else { return Ok(()) };
        for (place, count, level) in std::mem::take(&mut block.waiting) {
            let mut plays = Vec::new();
            for _ in 0..count {
                let steps: [u8; 4] = bytes.array()?;
                let equity = equity_16(&mut bytes)?;
                let chances = chances(&mut bytes)?;
                bytes.u8()?;
                let side = place.map_or(Side::White, |place| place.side);
                let Some(moves) = moves(side, steps.into_iter().filter(|step| *step != 0)) else { continue };
                plays.push(JudgedPlay { moves, level: level.clone(), chances, equity });
            }
            if let Some((place, PlaceKind::Roll(dice))) = place.map(|place| (place, place.kind))
                && !plays.is_empty()
                && self.take_room(plays.len())
            {
                self.keep(place, JudgedDecision::Play { dice, plays });
            }
        }
        Ok(())
    }

    /// Reads a section `CUBE` of version 1.
    pub(super) fn cubes(
        &mut self,
        mut bytes: Bytes<'_>,
        place: &dyn Fn(u8, u16) -> Option<Place>,
    ) -> Result<(), OgxmError> {
        let Some(block_level) = self.current().map(|block| block.level.clone()) else { return Ok(()) };
        while !bytes.is_empty() {
            let place = place(bytes.u8()?, bytes.u16()?);
            let kind = bytes.u8()?;
            let [no_double, double_take, double_pass] =
                [equity_16(&mut bytes)?, equity_16(&mut bytes)?, equity_16(&mut bytes)?];
            let chances = chances(&mut bytes)?;
            bytes.read_slice(4)?;
            let level = level_or(bytes.u8()?, &block_level);
            bytes.read_slice(3)?;
            // These kinds are a double, a missed double, and a double that was rightly not made. Answers repeat the
            // judgement of the double, and resignations are not read.
            let is_read = matches!(kind, 0 | 2 | 4);
            let place = place.filter(|place| is_read && place.kind != PlaceKind::Other);
            if let Some(place) = place.filter(|_| self.take_room(1)) {
                let double_pass = Some(double_pass);
                self.keep(
                    place,
                    JudgedDecision::Cube { level, chances, no_double, double_take, double_pass },
                );
            }
        }
        Ok(())
    }

    /// Records that GammonView wrote the current analysis of version 1. All its equities are in units of the cube.
    pub(super) fn is_of_gammonview(&mut self) {
        let Some(block) = self.current() else { return };
        for judgement in &mut block.found {
            judgement.unit = EquityUnit::Cube;
        }
    }

    /// Returns the analyses that judge a decision.
    pub(super) fn finish(self) -> Vec<ForeignAnalysis> {
        let blocks = self.blocks.into_iter().take(ANALYSES_MAX);
        blocks
            .flat_map(|mut block| {
                let is_chance = |equity: f32| (0.0..=1.0).contains(&equity);
                let is_play = |judgement: &Judgement| matches!(judgement.of, JudgedDecision::Play { .. });
                for only_plays in [true, false] {
                    let mut of_kind =
                        block.found.iter_mut().filter(|judgement| is_play(judgement) == only_plays);
                    if of_kind.any(|judgement| !equities(judgement).all(is_chance)) {
                        let of_kind = block.found.iter_mut().filter(|one| is_play(one) == only_plays);
                        of_kind.for_each(|judgement| judgement.unit = EquityUnit::Cube);
                    }
                }
                ForeignAnalysis::wrap_judgements(&block.program, block.found)
            })
            .collect()
    }
}

/// Iterates over the equities of a judgement.
fn equities(judgement: &Judgement) -> impl Iterator<Item = f32> {
    let (plays, cube) = match &judgement.of {
        JudgedDecision::Play { plays, .. } => (plays.as_slice(), None),
        JudgedDecision::Cube { no_double, double_take, double_pass, .. } => {
            (&[][..], Some([Some(*no_double), Some(*double_take), *double_pass]))
        }
    };
    plays.iter().map(|play| play.equity).chain(cube.into_iter().flatten().flatten())
}

/// Skips a field, if the mask has it.
fn skip<'a>(
    bytes: &mut Bytes<'a>,
    mask: Mask,
    field: u32,
    read: impl FnOnce(&mut Bytes<'a>) -> Result<(), OgxmError>,
) -> Result<(), OgxmError> {
    if mask.has(field) { read(bytes) } else { Ok(()) }
}

/// Reads a level: a name, or plies.
fn level(bytes: &mut Bytes<'_>) -> Result<Option<LevelName>, OgxmError> {
    let (mut bytes, mask) = bytes.record()?;
    let name = if mask.has(0) { Some(bytes.text()?) } else { None };
    let plies = if mask.has(1) { Some(bytes.number()?) } else { None };
    let is_rollout = mask.has(3);
    Ok(match (name.filter(|name| !name.is_empty()), plies) {
        (Some(name), _) => Some(LevelName::named(&name)),
        (None, _) if is_rollout => Some(LevelName::ROLLOUT),
        (None, plies) => plies.map(LevelName::of_plies),
    })
}

fn level_or(plies: u8, usual: &LevelName) -> LevelName {
    if plies == 0 { usual.clone() } else { LevelName::of_plies(plies.into()) }
}

/// Reads five chances in ten-thousandths. All zero means that they are not stated.
fn chances(bytes: &mut Bytes<'_>) -> Result<Option<JudgedChances>, OgxmError> {
    let mut chance = || Ok(f32::from(bytes.u16()?) / 10_000.0);
    let (win, win_gammon, win_backgammon) = (chance()?, chance()?, chance()?);
    let (lose_gammon, lose_backgammon) = (chance()?, chance()?);
    let chances = JudgedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon };
    Ok(Some(chances).filter(|stated| *stated != JudgedChances::default()))
}

/// Reads an equity in ten-thousandths.
fn equity_16(bytes: &mut Bytes<'_>) -> Result<f32, OgxmError> {
    Ok(f32::from(i16::from_le_bytes(bytes.array()?)) / 10_000.0)
}

/// Reads an equity in millionths.
#[expect(clippy::cast_possible_truncation, reason = "an f32 has the seven digits of an equity")]
fn equity_32(bytes: &mut Bytes<'_>) -> Result<f32, OgxmError> {
    Ok((f64::from(i32::from_le_bytes(bytes.array()?)) / 1e6) as f32)
}

/// Returns moves as text, or `None` if a step is impossible.
fn moves(side: Side, steps: impl Iterator<Item = u8>) -> Option<String> {
    let moves: Option<Vec<String>> = steps.map(|step| one_move(side, step)).collect();
    Some(moves?.join(" "))
}

/// Reads the plays of a decision.
fn alternatives(
    bytes: &mut Bytes<'_>,
    mask: Mask,
    side: Option<Side>,
    block_level: &LevelName,
) -> Result<Vec<JudgedPlay>, OgxmError> {
    let mut read = Vec::new();
    for _ in 0..bytes.number()? {
        let (mut bytes, mask) = bytes.record()?;
        let count = usize::try_from(bytes.number()?).unwrap_or(usize::MAX);
        let steps = bytes.read_slice(count)?;
        let equity = equity_32(&mut bytes)?;
        let chances = if mask.has(0) { chances(&mut bytes)? } else { None };
        let own_level = if mask.has(1) { level(&mut bytes)? } else { None };
        // A play has at most four moves.
        let moves = side.filter(|_| count <= 4).and_then(|side| moves(side, steps.iter().copied()));
        if let Some(moves) = moves {
            read.push((moves, equity, chances, own_level));
        }
    }
    skip(bytes, mask, 1, |bytes| bytes.number().map(drop))?;
    skip(bytes, mask, 2, |bytes| bytes.u32().map(drop))?;
    skip(bytes, mask, 3, |bytes| bytes.u32().map(drop))?;
    let of_decision = if mask.has(4) { level(bytes)? } else { None };
    let usual = of_decision.unwrap_or_else(|| block_level.clone());
    let play = |(moves, equity, chances, level): (_, _, _, Option<LevelName>)| {
        let level = level.unwrap_or_else(|| usual.clone());
        JudgedPlay { moves, level, chances, equity }
    };
    Ok(read.into_iter().map(play).collect())
}

/// Reads the judgement of the cube. Returns `None` without the equities of both choices.
fn cube(
    bytes: &mut Bytes<'_>,
    mask: Mask,
    block_level: &LevelName,
) -> Result<Option<JudgedDecision>, OgxmError> {
    let _verdict = bytes.number()?;
    let mut equity = |field| if mask.has(field) { equity_32(bytes).map(Some) } else { Ok(None) };
    let (no_double, double_take, double_pass) = (equity(0)?, equity(1)?, equity(2)?);
    let chances = if mask.has(3) { chances(bytes)? } else { None };
    skip(bytes, mask, 4, |bytes| bytes.u32().map(drop))?;
    skip(bytes, mask, 5, |bytes| bytes.u16().map(drop))?;
    let own_level = if mask.has(7) { level(bytes)? } else { None };
    let (Some(no_double), Some(double_take)) = (no_double, double_take) else { return Ok(None) };
    let level = own_level.unwrap_or_else(|| block_level.clone());
    Ok(Some(JudgedDecision::Cube { level, chances, no_double, double_take, double_pass }))
}

/// Reads the unit of a judgement of the cube after its level, if it differs from that of the others.
fn own_unit(bytes: &mut Bytes<'_>, mask: Mask) -> Result<Option<EquityUnit>, OgxmError> {
    skip(bytes, mask, 10, |bytes| bytes.u32().map(drop))?;
    if !mask.has(11) {
        return Ok(None);
    }
    let is_chance = bytes.number()? == CURRENCY_MATCH;
    Ok(Some(if is_chance { EquityUnit::MatchChance } else { EquityUnit::Cube }))
}

impl PlaceKind {
    /// Returns the kind of a roll.
    pub(super) fn of_roll(roll: rules::Roll) -> PlaceKind {
        PlaceKind::Roll(two_dice(roll))
    }
}
