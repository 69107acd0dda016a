//! Conversions between the analysis of a match and its messages.

use analysis::{
    Amount, CLOSE, Candidate, Class, CubeChoice, CubeStudy, GameReport, GameStep, Phase, PlayStudy, Reason,
    Report, RolledOut, Stakes, StepAction, Tally, Totals, explain_play,
};
use eval::Probabilities;
use records::PositionId;
use rules::{CubeOwner, Place, Point, Position, Side};
use wire::{
    AnalysedCandidate, AnalysedCube, AnalysedCubeChoice, AnalysedGame, AnalysedPlay, AnalysedRollout,
    AnalysedStep, AnalysisAmount, AnalysisChances, AnalysisPhase, AnalysisStakes, AnalysisTally,
    AnalysisTotals, Checkers, ErrorClass, MatchAnalysis, RolloutReason, Score, Seat, SingleMove,
};

use crate::facts::{cube_facts, play_facts};

/// Converts a report to the form in which it is sent and stored.
#[must_use]
pub fn to_wire(report: &Report) -> MatchAnalysis {
    MatchAnalysis {
        plies: report.level.ply.get(),
        rollout_games: report.level.rollout_games,
        white: report.players.white.clone(),
        black: report.players.black.clone(),
        stakes: match report.stakes {
            Stakes::Match(length) => AnalysisStakes::Match { length: length.points() },
            Stakes::Money(rules) => AnalysisStakes::Money { jacoby: rules.jacoby, beavers: rules.beavers },
            Stakes::Cubeless => AnalysisStakes::Cubeless,
        },
        games: report.games.iter().map(game).collect(),
        white_totals: totals(&report.totals.white),
        black_totals: totals(&report.totals.black),
        result: rounded(report.course.result),
        without_luck: rounded(report.course.without_luck),
        others: None,
    }
}

/// Rounds to hundred-thousandths. Further digits are noise and would make up most of the text.
#[must_use]
pub fn rounded(value: f32) -> f64 {
    let rounded = (f64::from(value) * 1e5).round() / 1e5;
    // Turns a negative zero into zero.
    if rounded == 0.0 { 0.0 } else { rounded }
}

pub(crate) fn seat(side: Side) -> Seat {
    match side {
        Side::White => Seat::White,
        Side::Black => Seat::Black,
    }
}

/// Converts a position that `side` sees.
#[must_use]
pub fn checkers(position: &Position, side: Side) -> Checkers {
    let whites = match side {
        Side::White => *position,
        Side::Black => position.flip(),
    };
    let count = |number: Point| {
        let own = i8::try_from(whites.own(Place::Point(number))).unwrap_or(0);
        own - i8::try_from(whites.opponent(Place::Point(number.opposite()))).unwrap_or(0)
    };
    Checkers {
        points: Point::all().map(count).collect(),
        bar: (whites.own(Place::Bar), whites.opponent(Place::Bar)),
        off: (whites.own_off(), whites.opponent_off()),
    }
}

fn amount(amount: Amount) -> AnalysisAmount {
    AnalysisAmount { equity: rounded(amount.equity), stake: rounded(amount.stake) }
}

fn class(error: Amount) -> ErrorClass {
    match Class::classify_error(error) {
        Class::Good => ErrorClass::Good,
        Class::Doubtful => ErrorClass::Doubtful,
        Class::Bad => ErrorClass::Bad,
        Class::VeryBad => ErrorClass::VeryBad,
    }
}

/// Converts the chances of a position.
#[must_use]
pub fn chances(chances: &Probabilities) -> AnalysisChances {
    AnalysisChances {
        win: rounded(chances.win),
        win_gammon: rounded(chances.win_gammon),
        win_backgammon: rounded(chances.win_backgammon),
        lose_gammon: rounded(chances.lose_gammon),
        lose_backgammon: rounded(chances.lose_backgammon),
    }
}

fn game(game: &GameReport) -> AnalysedGame {
    AnalysedGame {
        score: Score { white: game.score.white, black: game.score.black },
        crawford: game.crawford,
        winner: game.end.map(|end| seat(end.winner)),
        points: game.end.map_or(0, |end| end.points),
        standing: rounded(game.standing),
        steps: game.steps.iter().map(step).collect(),
    }
}

fn step(step: &GameStep) -> AnalysedStep {
    let illegal = match &step.done {
        StepAction::Roll { illegal, .. } => illegal.clone(),
        StepAction::Cube(_) => None,
    };
    let of_play = |study: &PlayStudy| played(&step.position, study);
    let (dice, luck, play, decision) = match &step.done {
        StepAction::Roll { roll, luck, cube, play, illegal: _ } => {
            let [first, second] = roll.dice();
            let dice = (first.pips(), second.pips());
            (Some(dice), Some(amount(*luck)), play.as_ref().map(of_play), cube.as_ref().map(cube_decision))
        }
        StepAction::Cube(study) => (None, None, None, Some(cube_decision(study))),
    };
    AnalysedStep {
        seat: seat(step.side),
        position: PositionId::from(step.position).to_string(),
        board: checkers(&step.position, step.side),
        cube: step.cube.value.get(),
        cube_owner: match step.cube.owner {
            CubeOwner::Centred => None,
            CubeOwner::Side(side) => Some(seat(side)),
        },
        phase: match step.phase {
            Phase::Opening => AnalysisPhase::Opening,
            Phase::Contact => AnalysisPhase::Contact,
            Phase::Race => AnalysisPhase::Race,
            Phase::BearOff => AnalysisPhase::BearOff,
        },
        standing: rounded(step.standing),
        dice,
        luck,
        play,
        illegal,
        decision,
    }
}

fn played(before: &Position, study: &PlayStudy) -> AnalysedPlay {
    let facts = if study.error.equity < CLOSE {
        Vec::new()
    } else {
        explain_play(before, &study.best().position, &study.made().position)
    };
    AnalysedPlay {
        candidates: study.candidates.iter().map(candidate).collect(),
        played: u16::try_from(study.played).unwrap_or(u16::MAX),
        error: amount(study.error),
        class: class(study.error),
        forced: study.forced,
        plies: study.ply().get(),
        rollout: study.rollout.as_ref().map(|rollout| AnalysedRollout {
            play_before: Some(rollout.best_before.to_string()),
            ..rolled_out(rollout)
        }),
        facts: play_facts(&facts),
    }
}

/// Converts a rollout, without the choice that was best before it.
fn rolled_out<C>(rollout: &RolledOut<C>) -> AnalysedRollout {
    AnalysedRollout {
        reason: match rollout.reason {
            Reason::Mistake => RolloutReason::Mistake,
            Reason::Close => RolloutReason::Close,
            Reason::DepthsDisagree => RolloutReason::DepthsDisagree,
        },
        games: rollout.games,
        play_before: None,
        choice_before: None,
        best_changed: rollout.is_best_changed,
        error_before: amount(rollout.error_before),
        margin: rounded(rollout.margin.equity),
        margin_error: rounded(rollout.margin.standard_error),
        cost_error: rounded(rollout.loss.standard_error),
        decided: rollout.is_decided,
    }
}

/// Converts a play with its evaluation.
#[must_use]
pub fn candidate(candidate: &Candidate) -> AnalysedCandidate {
    let one = |step: &rules::PlayedMove| SingleMove { from: step.from.pips(), to: step.to.pips() };
    AnalysedCandidate {
        notation: candidate.play.to_string(),
        moves: candidate.play.moves().iter().map(one).collect(),
        equity: rounded(candidate.equity),
        standard_error: candidate.standard_error.map(rounded),
        plies: candidate.standard_error.is_none().then_some(candidate.ply.get()),
        chances: chances(&candidate.probabilities),
    }
}

pub(crate) fn cube_choice(choice: CubeChoice) -> wire::CubeChoice {
    match choice {
        CubeChoice::NoDouble => wire::CubeChoice::NoDouble,
        CubeChoice::Double => wire::CubeChoice::Double,
        CubeChoice::Take => wire::CubeChoice::Take,
        CubeChoice::Pass => wire::CubeChoice::Pass,
        CubeChoice::Beaver => wire::CubeChoice::Beaver,
        CubeChoice::Raccoon => wire::CubeChoice::Raccoon,
    }
}

fn cube_decision(study: &CubeStudy) -> AnalysedCube {
    let choice = |&(choice, equity): &(CubeChoice, f32)| AnalysedCubeChoice {
        choice: cube_choice(choice),
        equity: rounded(equity),
        standard_error: study.standard_error_of(choice).map(rounded),
    };
    AnalysedCube {
        choice: cube_choice(study.choice),
        choices: study.choices.iter().map(choice).collect(),
        chances: chances(&study.probabilities),
        taken: study.taken.map(rounded),
        too_good: study.too_good,
        error: amount(study.error),
        class: class(study.error),
        counted: study.counted,
        plies: study.ply.get(),
        rollout: study.rollout.as_ref().map(|rollout| AnalysedRollout {
            choice_before: Some(cube_choice(rollout.best_before)),
            ..rolled_out(rollout)
        }),
        facts: cube_facts(&study.facts),
    }
}

fn tally(tally: &Tally) -> AnalysisTally {
    let hundredths = |rating: f64| (rating * 100.0).round() / 100.0;
    AnalysisTally {
        decisions: tally.decisions,
        error: amount(tally.error),
        performance_rating: tally.performance_rating().map(hundredths),
        doubtful: tally.doubtful,
        bad: tally.bad,
        very_bad: tally.very_bad,
    }
}

/// Converts the totals of a player.
#[must_use]
pub fn totals(totals: &Totals) -> AnalysisTotals {
    let [opening, contact, race, bear_off] = totals.phases.map(|phase| tally(&phase));
    AnalysisTotals {
        all: tally(&totals.all()),
        plays: tally(&totals.plays),
        doubles: tally(&totals.doubles),
        answers: tally(&totals.answers),
        opening,
        contact,
        race,
        bear_off,
        rolls: totals.rolls,
        luck: amount(totals.luck),
        snowie_error_rate: totals.snowie_error_rate.map(|rate| (rate * 100.0).round() / 100.0),
    }
}
