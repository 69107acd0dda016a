//! The judge: whether a moment is a good puzzle.

use std::ops::ControlFlow;

use eval::{Context, Engine, Estimate, FirstTurn, Ply, RankedPlay, Rollout};
use records::XgidStage;
use rules::{LegalPlay, Position, Roll, legal_plays};
use thiserror::Error;

use crate::moment::Moment;
use crate::obvious::obvious;
use crate::puzzle::{Choice, CostedChoice, Evidence, Puzzle, PuzzleId};
use crate::theme::Theme;

/// The minimum lead of the best choice, in points.
pub const MARGIN_MIN: f64 = 0.04;
/// The lead up to which a choice is instructive even if the bare net and the obvious play find it.
pub const MARGIN_INSTRUCTIVE: f64 = 0.1;
/// The largest lead of a cube decision. Beyond it, the decision is obvious.
const CUBE_MARGIN_MAX: f64 = 0.3;
/// The minimum number of different plays of a roll.
const PLAYS_MIN: usize = 4;
/// Plays within this distance of the best play at 2-ply are rolled out, up to [`ROLLED_OUT_MAX`] of them.
const NEAR: f32 = 0.15;
const ROLLED_OUT_MAX: usize = 4;
/// The obvious play is rolled out too, to show its cost, if it is within this distance of the best play at 0-ply.
const OBVIOUS_NEAR: f32 = 0.6;
/// The best choice must lead by at least this many standard errors of the difference.
const ERRORS: f64 = 3.0;
/// The rollout: the maximum number of games, and the half-moves after which the net's evaluation replaces the rest.
const GAMES_MAX: u16 = 576;
const TRUNCATE_AFTER: u32 = 12;
/// The standard error at which a rollout stops early, in points.
const ERROR_WANTED: f64 = 0.011;

/// The reason why a moment is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Rejected {
    /// There are too few different plays, or the cube cannot be turned.
    #[error("there is nothing to choose")]
    NoChoice,
    /// Other choices are nearly as good.
    #[error("no choice is clearly best")]
    NotClear,
    /// The net, the search and the obvious play agree, and the lead is large.
    #[error("it is too easy")]
    Trivial,
    /// The rollout prefers another choice, or is not sure enough.
    #[error("the rollout does not confirm it")]
    NotConfirmed,
}

/// Returns the moment as a puzzle.
///
/// # Errors
/// Returns the reason why the moment is not a good puzzle.
pub fn judge(engine: &Engine, moment: &Moment) -> Result<Puzzle, Rejected> {
    let found = match moment.question.stage {
        XgidStage::Rolled(roll) => judge_play(engine, moment, roll)?,
        XgidStage::ToRoll => judge_cube(engine, moment, CubeQuestionKind::Double)?,
        XgidStage::Doubled => judge_cube(engine, moment, CubeQuestionKind::Take)?,
        XgidStage::Beavered | XgidStage::Raccooned => return Err(Rejected::NoChoice),
    };
    Ok(Puzzle {
        id: PuzzleId::hash_question(&moment.question),
        question: moment.question,
        theme: Theme::classify_moment(moment),
        rating: found.rating,
        games: found.games,
        equity: thousandths(found.equity),
        answers: found.answers,
    })
}

struct FoundRating {
    rating: u16,
    games: u16,
    equity: f64,
    answers: Vec<CostedChoice>,
}

fn judge_play(engine: &Engine, moment: &Moment, roll: Roll) -> Result<FoundRating, Rejected> {
    let position = &moment.question.position;
    let context = moment.context();
    let net = engine.best_plays(position, roll, &context, Ply::ZERO, usize::MAX);
    if net.len() < PLAYS_MIN {
        return Err(Rejected::NoChoice);
    }
    let deep = engine.best_plays(position, roll, &context, Ply::TWO, usize::MAX);
    let searched: Vec<RankedPlay> = deep.iter().filter(|play| play.ply == Ply::TWO).copied().collect();
    let best = searched.first().ok_or(Rejected::NoChoice)?;
    // The search's filter leaves a single play only if all others are far behind.
    let lead = searched.get(1).map_or(f64::INFINITY, |second| f64::from(best.equity - second.equity));
    if lead < MARGIN_MIN {
        return Err(Rejected::NotClear);
    }
    let natural = &net[obvious(position, &net)];
    let is_best = |play: &RankedPlay| play.position == best.position;
    let (net_errs, natural_errs) = (!is_best(&net[0]), !is_best(natural));
    if !net_errs && !natural_errs && lead > MARGIN_INSTRUCTIVE {
        return Err(Rejected::Trivial);
    }

    let mut tried: Vec<RankedPlay> = searched
        .iter()
        .take_while(|play| best.equity - play.equity <= NEAR)
        .take(ROLLED_OUT_MAX)
        .copied()
        .collect();
    let wanted = |tried: &[RankedPlay], play: &RankedPlay| {
        tried.iter().all(|one| one.position != play.position) && net[0].equity - play.equity <= OBVIOUS_NEAR
    };
    if wanted(&tried, natural) {
        tried.push(*natural);
    }
    // The best play needs a rival that is rolled out too.
    if tried.len() < 2 {
        tried.extend(deep.iter().find(|play| play.position != best.position));
    }
    let mut rolled: Vec<(RankedPlay, Means)> =
        tried.iter().map(|play| (*play, roll_out(engine, &play.position, &context))).collect();
    rolled.sort_by(|a, b| b.1.equity.mean.total_cmp(&a.1.equity.mean));
    let margin = confirmed(is_best(&rolled[0].0), rolled[0].1.equity, rolled[1].1.equity)?;

    let loss = |play: &RankedPlay| {
        // Compare with the best play at the same depth, because equities of different depths are not comparable.
        let (reference, evidence) = match searched.iter().find(|one| one.position == play.position) {
            Some(_) => (searched[0].equity, Evidence::Search),
            None => (net[0].equity, Evidence::Net),
        };
        let all = if evidence == Evidence::Search { &searched } else { &net };
        let equity =
            all.iter().find(|one| one.position == play.position).map_or(play.equity, |one| one.equity);
        (f64::from(reference - equity), evidence)
    };
    let top = rolled[0].1.equity.mean;
    let mut answers: Vec<CostedChoice> = rolled
        .iter()
        .map(|(play, means)| CostedChoice {
            choice: Choice::Play(legal(play)),
            loss: lost(top - means.equity.mean),
            evidence: means.evidence(),
        })
        .collect();
    let mut others: Vec<CostedChoice> = net
        .iter()
        .filter(|play| rolled.iter().all(|(one, _)| one.position != play.position))
        .map(|play| {
            let (loss, evidence) = loss(play);
            CostedChoice { choice: Choice::Play(legal(play)), loss: lost(loss), evidence }
        })
        .collect();
    others.sort_by_key(|answer| answer.loss);
    answers.extend(others);
    let plays = legal_plays(position, roll).len();
    Ok(FoundRating {
        rating: rating(margin, net_errs, natural_errs, plays),
        games: games(rolled.iter().map(|(_, means)| means)),
        equity: top,
        answers,
    })
}

/// The two questions about the cube.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CubeQuestionKind {
    Double,
    Take,
}

fn judge_cube(engine: &Engine, moment: &Moment, asked: CubeQuestionKind) -> Result<FoundRating, Rejected> {
    let position = &moment.question.position;
    let context = moment.context();
    let taken = context.taken().ok_or(Rejected::NoChoice)?;
    let [net, deep] = [Ply::ZERO, Ply::TWO].map(|ply| engine.cube_decision(position, &context, ply));
    if !deep.may_double {
        return Err(Rejected::NoChoice);
    }
    // The lead of doubling over rolling, or of taking over passing.
    let lead = |hold: f64, take: f64| match asked {
        CubeQuestionKind::Double => take.min(1.0) - hold,
        CubeQuestionKind::Take => 1.0 - take,
    };
    let lead_of = |one: &eval::CubeDecision| lead(f64::from(one.no_double), f64::from(one.double_take));
    let (quick, searched) = (lead_of(&net), lead_of(&deep));
    if searched.abs() < MARGIN_MIN {
        return Err(Rejected::NotClear);
    }
    // If doubling is clearly wrong, there is no take to decide.
    let implausible = asked == CubeQuestionKind::Take && deep.double_take.min(1.0) < deep.no_double - 0.1;
    if searched.abs() > CUBE_MARGIN_MAX || implausible {
        return Err(Rejected::Trivial);
    }
    let settings = settings(FirstTurn::Rolls);
    let hold = engine.rollout(position, &context, &settings);
    let take = engine.rollout(position, &taken, &settings);
    let take_equity = context.rescaled(taken.cube.value, take.equity, engine.equities());
    let rolled = lead(hold.equity.mean, take_equity.mean);
    // If taking is clearly wrong, doubling is worth exactly one point.
    let cashes = take_equity.mean > 1.0;
    let errors = match asked {
        CubeQuestionKind::Double if cashes => hold.equity.standard_error,
        CubeQuestionKind::Double => hold.equity.standard_error.hypot(take_equity.standard_error),
        CubeQuestionKind::Take => take_equity.standard_error,
    };
    if rolled.signum() != searched.signum() || rolled.abs() < MARGIN_MIN || rolled.abs() < ERRORS * errors {
        return Err(Rejected::NotConfirmed);
    }
    let exact = Estimate { mean: 1.0, standard_error: 0.0 };
    let means = |equity: Estimate, win: f32| Means { equity, win, games: hold.games.max(take.games) };
    let wins = [hold.probabilities.win, take.probabilities.win];
    let (choices, flip) = match asked {
        CubeQuestionKind::Double => {
            let doubled = if cashes { means(exact, 1.0) } else { means(take_equity, wins[1]) };
            ([(Choice::Double, doubled), (Choice::NoDouble, means(hold.equity, wins[0]))], 1.0)
        }
        CubeQuestionKind::Take => {
            let loses = Means { win: 0.0, ..means(exact, 0.0) };
            ([(Choice::Pass, loses), (Choice::Take, means(take_equity, 1.0 - wins[1]))], -1.0)
        }
    };
    let mut choices = choices.map(|(choice, means)| (choice, means.seen(flip)));
    if choices[0].1.equity.mean < choices[1].1.equity.mean {
        choices.swap(0, 1);
    }
    let top = choices[0].1.equity.mean;
    Ok(FoundRating {
        rating: rating(rolled.abs(), quick.signum() != searched.signum(), false, PLAYS_MIN),
        games: games(choices.iter().map(|(_, means)| means)),
        equity: top,
        answers: choices
            .iter()
            .map(|(choice, means)| CostedChoice {
                choice: *choice,
                loss: lost(top - means.equity.mean),
                evidence: means.evidence(),
            })
            .collect(),
    })
}

/// The means of a rollout for the side that decides.
#[derive(Clone, Copy)]
struct Means {
    equity: Estimate,
    win: f32,
    games: u32,
}

impl Means {
    fn evidence(&self) -> Evidence {
        let whole = |number: f64| u16::try_from(thousandths(number).max(0)).unwrap_or(u16::MAX);
        // With variance reduction a chance can be slightly outside 0 to 1.
        let win = f64::from(self.win).clamp(0.0, 1.0);
        Evidence::Rollout { error: whole(self.equity.standard_error), win: whole(win) }
    }

    /// Returns the means with the sign of the side that decides.
    fn seen(self, sign: f64) -> Self {
        Self { equity: Estimate { mean: sign * self.equity.mean, ..self.equity }, ..self }
    }
}

/// Rolls out the position after a play, for the side that played. The same dice serve all plays of a roll.
fn roll_out(engine: &Engine, after: &Position, context: &Context) -> Means {
    if after.winner().is_some() {
        let equity = f64::from(engine.value_play(rules::Play::NONE, after, context, Ply::ZERO).equity);
        return Means { equity: Estimate { mean: equity, standard_error: 0.0 }, win: 1.0, games: 0 };
    }
    let result =
        engine.rollout_watched(after, &context.flipped(), &settings(FirstTurn::MayDouble), &mut |_| {
            ControlFlow::Continue(())
        });
    let Estimate { mean, standard_error } = result.equity;
    Means {
        equity: Estimate { mean: -mean, standard_error },
        win: result.probabilities.flipped().win,
        games: result.games,
    }
}

fn settings(first_turn: FirstTurn) -> Rollout {
    Rollout {
        games_max: GAMES_MAX.into(),
        truncate_after: Some(TRUNCATE_AFTER),
        stop_at_error: Some(ERROR_WANTED),
        first_turn,
        ..Rollout::default()
    }
}

/// Returns the lead of the best choice over the second, if the rollout makes it certain enough.
fn confirmed(same: bool, best: Estimate, second: Estimate) -> Result<f64, Rejected> {
    let margin = best.mean - second.mean;
    let error = best.standard_error.hypot(second.standard_error);
    if same && margin >= MARGIN_MIN && margin >= ERRORS * error {
        Ok(margin)
    } else {
        Err(Rejected::NotConfirmed)
    }
}

fn games<'a>(means: impl Iterator<Item = &'a Means>) -> u16 {
    means.map(|one| u16::try_from(one.games).unwrap_or(u16::MAX)).max().unwrap_or(0)
}

fn legal(play: &RankedPlay) -> LegalPlay {
    LegalPlay { play: play.play, position: play.position }
}

/// Returns points in thousandths.
fn thousandths(points: f64) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "an equity is within a few thousand points")]
    let whole = (points * 1000.0).round() as i32;
    whole
}

/// Returns a loss in thousandths. A choice that seems better at a lesser depth loses nothing there.
fn lost(points: f64) -> u16 {
    u16::try_from(thousandths(points).max(0)).unwrap_or(u16::MAX)
}

/// The mean of the first ratings.
const AVERAGE: f64 = 1500.0;
const NET_ERRS: f64 = 220.0;
const OBVIOUS_ERRS: f64 = 130.0;
/// Rating points for each point of the lead, counted from a lead of [`MARGIN_INSTRUCTIVE`].
const BY_MARGIN: f64 = 1200.0;
/// Rating points for each doubling of the number of plays, counted from 16.
const BY_PLAYS: f64 = 35.0;

/// Returns a first rating: hard if the lead is small, the net or the obvious play is wrong, and there are many plays.
fn rating(margin: f64, net_errs: bool, obvious_errs: bool, plays: usize) -> u16 {
    let easy = ((margin - MARGIN_INSTRUCTIVE) * BY_MARGIN).clamp(-150.0, 400.0);
    let plays = f64::from(u16::try_from(plays).unwrap_or(u16::MAX)).max(1.0);
    let mut rating = AVERAGE - easy + BY_PLAYS * (plays / 16.0).log2();
    rating += if net_errs { NET_ERRS } else { 0.0 };
    rating += if obvious_errs { OBVIOUS_ERRS } else { -OBVIOUS_ERRS };
    u16::try_from(thousandths(rating.clamp(900.0, 2200.0) / 1000.0)).unwrap_or(1500)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(xgid: &str) -> Moment {
        Moment { question: xgid.parse().unwrap(), plays_made: 0 }
    }

    #[test]
    fn a_close_choice_and_a_forced_one_are_no_puzzles() {
        let engine = Engine::default();
        // The opening roll 43 has several good plays.
        let close = moment("XGID=-b----E-C---eE---c-e----B-:0:0:1:43:0:0:0:7:10");
        assert_eq!(judge(&engine, &close), Err(Rejected::NotClear));
        // The last two checkers.
        let forced = moment("XGID=-AA-------------------aa--:0:0:1:31:0:0:0:7:10");
        assert_eq!(judge(&engine, &forced), Err(Rejected::NoChoice));
        // Even beginners make the five-point with 31.
        let trivial = moment("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10");
        assert_eq!(judge(&engine, &trivial), Err(Rejected::Trivial));
        // At the start of a game doubling is clearly wrong.
        let early = moment("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10");
        assert_eq!(judge(&engine, &early), Err(Rejected::Trivial));
        // The last checker is on the ace point, so a double must be passed.
        let over = moment("XGID=------A-----------------a-:0:0:1:D:0:0:0:0:10");
        assert!(judge(&engine, &over).is_err());
    }

    #[test]
    fn a_race_that_is_a_clear_double_and_take_asks_both_sides() {
        let engine = Engine::default();
        // Two checkers, on the six and three points, against an opponent who needs one roll: about 64 % to win.
        let double = moment("XGID=------BA----------------a-:0:0:1:00:0:0:0:0:10");
        let puzzle = judge(&engine, &double);
        match puzzle {
            Ok(puzzle) => {
                assert_eq!(puzzle.theme, Theme::Double);
                assert_eq!(puzzle.answers.len(), 2);
                assert_eq!(puzzle.best().loss, 0);
                assert!(puzzle.answers[1].loss >= 40, "{puzzle:?}");
            }
            Err(reason) => assert!(matches!(reason, Rejected::Trivial | Rejected::NotClear), "{reason:?}"),
        }
    }

    #[test]
    fn harder_puzzles_have_higher_ratings() {
        assert!(rating(0.05, true, true, 20) > rating(0.05, false, true, 20));
        assert!(rating(0.05, false, true, 20) > rating(0.05, false, false, 20));
        assert!(rating(0.05, false, false, 20) > rating(0.3, false, false, 20));
        assert!((900..=2200).contains(&rating(9.0, false, false, 1)));
        assert!((900..=2200).contains(&rating(0.0, true, true, 500)));
    }
}
