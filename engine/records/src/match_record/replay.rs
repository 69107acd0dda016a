//! Replays a record through the rules.
//!
//! The actions are applied one by one, as `play` applies a log. Then a new record is written from the result. Any
//! difference between the two records is an error: scores, Crawford, clock readings, results.

use std::fmt;

use play::{
    CorruptLog, DiceRule, Event, GameEnd, GameNumber, GameStart, IllegalPlayRule, MatchConfig, MatchState,
    Millis, Outcome, Terms, Verdict,
};
use rules::{BySide, MatchPoints};

use super::log::MatchHead;
use super::parts::{Action, ActionRecord, GameEndRecord, GameRecord, MatchEndedBy, MatchResult};
use super::problem::{ReplayError, ReplayPlace, ReplayProblem};
use super::{MatchRecord, convert};
use crate::transcript::Transcript;

/// A record that was replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The configuration of the match.
    pub config: MatchConfig,
    /// Every event with its time, so that a viewer can step through the match.
    pub log: Vec<(Event, Millis)>,
    /// The match after the last event.
    pub state: MatchState,
}

impl MatchRecord {
    /// Replays the record through the rules.
    ///
    /// # Errors
    /// Returns the first impossible event, or the first value that does not follow from the actions.
    pub fn replay(&self) -> Result<Replay, ReplayError> {
        let at_terms = |problem| ReplayError { place: ReplayPlace::Terms, problem };
        let config = self.config().map_err(at_terms)?;
        let mut replaying =
            Replaying { state: MatchState::new(config), log: Vec::new(), names: self.names() };
        for game in &self.games {
            replaying.game(game)?;
        }
        if let Some(result) = &self.result {
            replaying.result(result)?;
        }
        let Replaying { state, log, names: _ } = replaying;
        let written = MatchRecord::of_log(self.head(), config, &log);
        // The events have just been applied without error, so this should not fail. If it does, the terms are named
        // as the place.
        let written = written.map_err(|CorruptLog { misfit, .. }| at_terms(misfit.into()))?;
        self.compare(&written)?;
        Ok(Replay { config, log, state })
    }

    /// Returns the part of the match that the file formats of other programs can hold.
    ///
    /// # Errors
    /// Returns the errors of [`MatchRecord::replay`].
    pub fn to_transcript(&self) -> Result<Transcript, ReplayError> {
        let Replay { config, log, .. } = self.replay()?;
        let names = BySide { white: self.players.white.name.clone(), black: self.players.black.name.clone() };
        let mut transcript =
            Transcript::of_log(names, config, &log).map_err(|CorruptLog { misfit, .. }| ReplayError {
                place: ReplayPlace::Terms,
                problem: misfit.into(),
            })?;
        if let Some(source) = &self.source {
            source.give_to(&mut transcript);
        }
        Ok(transcript)
    }

    fn head(&self) -> MatchHead {
        MatchHead {
            names: self.names(),
            id: self.id.clone(),
            players: self.players.clone(),
            rating_list: self.rating_list,
            dice: self.dice.clone(),
        }
    }

    /// Numbers the names of the substitutions, because events have numbers instead of names.
    fn names(&self) -> Vec<(u64, String)> {
        let mut names: Vec<(u64, String)> = Vec::new();
        for record in self.games.iter().flat_map(|game| &game.actions) {
            let Action::Substitute { left, came, .. } = &record.action else { continue };
            for name in [left, came] {
                if !names.iter().any(|(_, known)| known == name) {
                    names.push((u64::try_from(names.len()).unwrap_or(u64::MAX), name.clone()));
                }
            }
        }
        names
    }

    fn config(&self) -> Result<MatchConfig, ReplayProblem> {
        let terms = Terms {
            options: convert::game_options(self.options)?,
            starter: convert::starter_rule(self.starter),
            clock: convert::clock_setting(self.clock)?,
            // A record does not state the next two rules, but its actions show them.
            dice: if self.has(|action| matches!(action, Action::Throw { .. })) {
                DiceRule::Thrown
            } else {
                DiceRule::Served
            },
            illegal_plays: if self.has(|action| matches!(action, Action::OfferIllegalPlay { .. })) {
                IllegalPlayRule::MayBeAccepted
            } else {
                IllegalPlayRule::Corrected
            },
        };
        let config = MatchConfig::new(convert::format(self.mode)?, terms)?;
        Ok(config.with_resigning(convert::resigning_rule(self.resigning)).with_lock_step(self.lock_step))
    }

    /// Returns true if some action is of this kind. The options do not state every agreement; some show only in the
    /// actions.
    fn has(&self, is_of_kind: impl Fn(&Action) -> bool) -> bool {
        self.games.iter().flat_map(|game| &game.actions).any(|record| is_of_kind(&record.action))
    }

    /// Finds a difference between this record and the one written from its actions.
    fn compare(&self, written: &MatchRecord) -> Result<(), ReplayError> {
        for (old, new) in self.games.iter().zip(&written.games) {
            let game = old.number;
            let start = ReplayPlace::Start { game };
            same(start, "score", &old.score, &new.score)?;
            same(start, "Crawford game", &old.crawford, &new.crawford)?;
            same(start, "time", &old.started_at_ms, &new.started_at_ms)?;
            for (index, (old, new)) in old.actions.iter().zip(&new.actions).enumerate() {
                compare_action(ReplayPlace::Action { game, action: index + 1 }, old, new)?;
            }
            same(ReplayPlace::End { game }, "end of the game", &old.end, &new.end)?;
            for (index, (old, new)) in old.after.iter().zip(&new.after).enumerate() {
                compare_action(ReplayPlace::After { game, action: index + 1 }, old, new)?;
            }
            // `zip` stops at the shorter list, so the lengths are compared too. They differ if a game was counted at
            // another action.
            let counts = |game: &GameRecord| (game.actions.len(), game.after.len());
            same(ReplayPlace::End { game }, "number of actions", &counts(old), &counts(new))?;
        }
        same(ReplayPlace::Result, "result", &self.result, &written.result)
    }
}

/// The state of replaying a record.
struct Replaying {
    state: MatchState,
    log: Vec<(Event, Millis)>,
    names: Vec<(u64, String)>,
}

impl Replaying {
    fn apply(&mut self, place: ReplayPlace, event: Event, at_ms: u64) -> Result<(), ReplayError> {
        let at = Millis::new(at_ms);
        self.state
            .apply(&event, at)
            .map_err(|CorruptLog { misfit, .. }| ReplayError { place, problem: misfit.into() })?;
        self.log.push((event, at));
        Ok(())
    }

    fn game(&mut self, record: &GameRecord) -> Result<(), ReplayError> {
        let game = record.number;
        let place = ReplayPlace::Start { game };
        let start = read_start(record).map_err(|problem| ReplayError { place, problem })?;
        self.apply(place, Event::GameStarted(start), record.started_at_ms)?;
        for (index, action) in record.actions.iter().enumerate() {
            self.action(ReplayPlace::Action { game, action: index + 1 }, action)?;
        }
        if let Some(end) = &record.end {
            let place = ReplayPlace::End { game };
            let event = read_end(end).map_err(|problem| ReplayError { place, problem })?;
            self.apply(place, Event::GameEnded(event), end.at_ms)?;
        }
        for (index, action) in record.after.iter().enumerate() {
            self.action(ReplayPlace::After { game, action: index + 1 }, action)?;
        }
        Ok(())
    }

    fn action(&mut self, place: ReplayPlace, record: &ActionRecord) -> Result<(), ReplayError> {
        let event =
            convert::event(&record.action, &self.names).map_err(|problem| ReplayError { place, problem })?;
        self.apply(place, event, record.at_ms)
    }

    fn result(&mut self, result: &MatchResult) -> Result<(), ReplayError> {
        let outcome = Outcome {
            verdict: verdict(self.state.config().format(), result),
            ending: convert::match_ending(result.by),
            score: BySide {
                white: MatchPoints::new(result.score.white),
                black: MatchPoints::new(result.score.black),
            },
        };
        self.apply(ReplayPlace::Result, Event::MatchEnded(outcome), result.at_ms)
    }
}

/// Returns the verdict. If a match has no winner, its mode decides whether it is a draw or a session whose games
/// count separately.
fn verdict(format: play::Format, result: &MatchResult) -> Verdict {
    if result.by == MatchEndedBy::Abort {
        return Verdict::NoResult;
    }
    match (result.winner, format) {
        (Some(seat), _) => Verdict::Won(convert::side(seat)),
        (None, play::Format::Normal) => Verdict::ByGame,
        (None, play::Format::Match(_) | play::Format::ThreeGames | play::Format::Single) => Verdict::Drawn,
    }
}

fn read_start(record: &GameRecord) -> Result<GameStart, ReplayProblem> {
    let number = GameNumber::new(record.number);
    Ok(GameStart {
        number: number.ok_or_else(|| ReplayProblem::not("a game number of at least 1", record.number))?,
        opening: convert::read_opening(&record.opening)?,
        cube: convert::cube(record.cube)?,
    })
}

fn read_end(record: &GameEndRecord) -> Result<GameEnd, ReplayProblem> {
    Ok(GameEnd {
        winner: convert::side(record.winner),
        result: convert::result(record.result),
        counted: convert::result(record.counted),
        cube: convert::cube(record.cube)?,
        how: convert::game_ending(record.by),
    })
}

fn compare_action(place: ReplayPlace, old: &ActionRecord, new: &ActionRecord) -> Result<(), ReplayError> {
    same(place, "time", &old.at_ms, &new.at_ms)?;
    same(place, "clock reading", &old.left, &new.left)
}

fn same<T: PartialEq + fmt::Debug>(
    place: ReplayPlace,
    what: &'static str,
    recorded: &T,
    replayed: &T,
) -> Result<(), ReplayError> {
    if recorded == replayed {
        return Ok(());
    }
    let problem =
        ReplayProblem::Differs { what, recorded: format!("{recorded:?}"), replayed: format!("{replayed:?}") };
    Err(ReplayError { place, problem })
}
