//! Writes an analysis as GNU Backgammon does, so that it reads the file with its evaluations. The form is described in
//! `judgements`.
//!
//! A file holds one analysis. Of a match, cube decisions are written only if their values are chances of winning the
//! match, because other values need a table of match equities.

use std::collections::BTreeMap;

use rules::{LegalPlay, Position, Roll, Side, parse_play};

use super::moves::write_moves;
use crate::judgement::{
    EquityUnit, ForeignAnalysis, JudgedChances, JudgedDecision, JudgedPlay, Judgement, LevelName,
};

/// The program whose files have these properties.
const GNU: &str = "GNU Backgammon";
/// The deepest lookahead of that program.
const PLIES_MAX: u32 = 7;

/// The judgements of a match. The key is the game, counted from 1, and the number of its actions before the decision.
#[derive(Debug, Default)]
pub(super) struct Judged<'a> {
    /// The program that made the analysis.
    pub(super) program: Option<&'a str>,
    plays: BTreeMap<(usize, usize), &'a [JudgedPlay]>,
    cubes: BTreeMap<(usize, usize), String>,
}

impl<'a> Judged<'a> {
    /// Returns the judgements of one analysis: that of GNU Backgammon if there is one, otherwise the first.
    pub(super) fn choose_analysis(analyses: &'a [ForeignAnalysis], is_match: bool) -> Judged<'a> {
        let of_gnu = analyses.iter().find(|analysis| analysis.program == GNU);
        let Some(analysis) = of_gnu.or(analyses.first()) else { return Judged::default() };
        let mut judged = Judged { program: Some(&analysis.program), ..Judged::default() };
        let cube_unit = if is_match { EquityUnit::MatchChance } else { EquityUnit::Cube };
        for Judgement { game, after, unit, of, .. } in &analysis.judgements {
            match of {
                JudgedDecision::Play { plays, .. } if *unit == EquityUnit::Cube => {
                    judged.plays.insert((*game, *after), plays);
                }
                // GNU Backgammon cannot read an evaluation without chances.
                JudgedDecision::Cube { level, chances: Some(chances), no_double, double_take, .. }
                    if *unit == cube_unit =>
                {
                    let level = plies(level);
                    let [hold, take] = [no_double, double_take]
                        .map(|value| format!("{} {:.6} {value:.6}", words(*chances), chances.cubeless()));
                    let text = format!("DA[E ver 3 {level}C 1 0.000000 1 {hold} {take}]");
                    judged.cubes.insert((*game, *after), text);
                }
                _ => {}
            }
        }
        judged
    }

    /// Returns the property with the judgement of the cube after `after` actions of a game, or an empty text.
    pub(super) fn cube(&self, game: usize, after: usize) -> &str {
        self.cubes.get(&(game, after)).map_or("", String::as_str)
    }

    /// Returns the property with the judgement of a play, or an empty text. `reached` is the position after the play
    /// that was made, as the opponent sees it. It must be among the plays that were judged.
    pub(super) fn play(
        &self,
        (game, after): (usize, usize),
        side: Side,
        (before, roll, reached): (&Position, Roll, &Position),
    ) -> String {
        let judged = self.plays.get(&(game, after)).copied().unwrap_or_default();
        let legal = |play: &'a JudgedPlay| -> Option<(&'a JudgedPlay, JudgedChances, LegalPlay)> {
            let legal = parse_play(before, roll, &play.moves).ok()?;
            Some((play, play.chances?, legal)).filter(|(_, _, legal)| !legal.play.moves().is_empty())
        };
        let plays: Vec<_> = judged.iter().filter_map(legal).collect();
        let Some(made) = plays.iter().position(|(_, _, legal)| legal.position == *reached) else {
            return String::new();
        };
        let values = plays.iter().map(|(play, chances, legal)| {
            let (moves, plies) = (write_moves(side, &legal.play), plies(&play.level));
            format!("[{moves} E ver 3 {} {:.6} {plies}C 0 1 0.000000 1]", words(*chances), play.equity)
        });
        format!("A[{made}]{}", values.collect::<String>())
    }
}

/// Returns the plies of a level as its program counts them. A level that is no lookahead counts as 0.
fn plies(level: &LevelName) -> u32 {
    level.plies().min(PLIES_MAX)
}

/// Returns the five chances of an evaluation.
fn words(chances: JudgedChances) -> String {
    let JudgedChances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
    let texts =
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon].map(|chance| format!("{chance:.6}"));
    texts.join(" ")
}
