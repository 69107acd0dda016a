//! The answer to one question: the engine's evaluation of a roll, a play or a double.

use eval::{Context, Engine, Ply, RankedPlay};
use rules::{Play, Position, Roll, Side};

use crate::amount::Amount;
use crate::cube::{CubeChoice, CubeStudy, Decision};
use crate::deeper::Deeper;
use crate::luck::luck;
use crate::plan::{Level, Plan, PlannedAct, PlannedQuestion};
use crate::play_study::{Candidate, PlayStudy};

/// The number of plays of a roll that are kept, besides the play that was made.
const CANDIDATES: usize = 5;
/// The margin of an obvious play. A play that was made and leads by more than this at 0-ply is not searched deeper,
/// because the search's first filter would drop all others.
const OBVIOUS: f32 = 0.16;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer(pub(crate) FoundAnswer);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum FoundAnswer {
    Roll {
        luck: Amount,
        cube: Option<Box<CubeStudy>>,
        play: Option<PlayStudy>,
    },
    /// A double and its answers, each with the doubler's equity after it.
    Double(Vec<(CubeStudy, f32)>),
}

impl Plan {
    /// Answers one question. This is a pure function of the plan and the engine's net.
    ///
    /// # Panics
    /// Panics if there is no question with this number.
    #[must_use]
    pub fn answer(&self, engine: &Engine, number: usize) -> Answer {
        let question = &self.questions[number];
        let Level { ply, rollout_games } = self.level;
        let deeper = Deeper { engine, ply, games: rollout_games };
        let PlannedQuestion { side, position, context, .. } = question;
        Answer(match &question.act {
            PlannedAct::Roll { roll, played, opening, might_double, illegal: _ } => FoundAnswer::Roll {
                luck: match self.luck.as_ref().and_then(|known| known.question_luck(number)) {
                    Some(known) => known,
                    None => luck(engine, position, *roll, context, *opening),
                },
                cube: might_double.then(|| {
                    let decision = Decision::look_at_roll(engine, *side, position, *context, ply);
                    let study = decision.of_the_doubler(CubeChoice::NoDouble);
                    let study = match deeper.decision(&decision, position, std::slice::from_ref(&study)) {
                        Some((deep, rollout)) => {
                            rollout.changed(&study, deep.of_the_doubler(CubeChoice::NoDouble))
                        }
                        None => study,
                    };
                    Box::new(study.explained(engine, position, &decision))
                }),
                play: played.map(|made| {
                    let study = study(engine, position, *roll, context, ply, made);
                    deeper.play(study, position, context, |ply| {
                        let best = engine.best_plays(position, *roll, context, ply, 1);
                        best.first().map(|play| play.position)
                    })
                }),
            },
            PlannedAct::Double { answers } => {
                let decision = Decision::look(engine, *side, position, *context, ply);
                let found = double(&decision, answers);
                let studies: Vec<CubeStudy> = found.iter().map(|(study, _)| study.clone()).collect();
                let found = match deeper.decision(&decision, position, &studies) {
                    Some((deep, rollout)) => {
                        let after = double(&deep, answers).into_iter().zip(&studies);
                        after
                            .map(|((after, equity), before)| (rollout.changed(before, after), equity))
                            .collect()
                    }
                    None => found,
                };
                let explained = |(study, equity): (CubeStudy, f32)| {
                    (study.explained(engine, position, &decision), equity)
                };
                FoundAnswer::Double(found.into_iter().map(explained).collect())
            }
        })
    }
}

fn double(decision: &Decision<'_>, answers: &[(Side, CubeChoice)]) -> Vec<(CubeStudy, f32)> {
    let doubled = decision.of_the_doubler(CubeChoice::Double);
    let answered = answers.iter().enumerate().map(|(at, &(_, choice))| {
        if at == 0 { decision.of_the_taker(choice) } else { decision.of_the_beavered(choice) }
    });
    let studies: Vec<CubeStudy> = std::iter::once(doubled).chain(answered).collect();
    studies.into_iter().map(|study| (study.clone(), decision.equity_after(&study))).collect()
}

fn study(
    engine: &Engine,
    position: &Position,
    roll: Roll,
    context: &Context,
    ply: Ply,
    (play, reached): (Play, Position),
) -> PlayStudy {
    let quick = engine.best_plays(position, roll, context, Ply::ZERO, usize::MAX);
    let forced = quick.len() <= 1;
    let is_made = |ranked: &RankedPlay| ranked.position == reached;
    let obvious = quick.first().is_some_and(is_made)
        && quick.get(1).is_none_or(|second| quick[0].equity - second.equity > OBVIOUS);
    let ranked = if ply == Ply::ZERO || obvious {
        quick
    } else {
        engine.best_plays(position, roll, context, ply, usize::MAX)
    };
    let deepest = ranked.first().map_or(ply, |best| best.ply);
    let mut kept: Vec<RankedPlay> =
        ranked.iter().filter(|ranked| ranked.ply == deepest).take(CANDIDATES).copied().collect();
    if !kept.iter().any(is_made) {
        // The filters may have searched the play less deeply, or it is far down the list.
        let same_depth = ranked.iter().find(|ranked| is_made(ranked) && ranked.ply == deepest);
        kept.push(match same_depth {
            Some(ranked) => *ranked,
            None => engine.value_play(play, &reached, context, deepest),
        });
        kept.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    }
    let played = kept.iter().position(is_made).unwrap_or(0);
    let mut candidates: Vec<Candidate> = kept.into_iter().map(Candidate::from).collect();
    // Of several plays to the same position, show the one that was made.
    candidates[played].play = play;
    let error = Amount::lost(candidates[played].equity, candidates[0].equity, context, engine.equities());
    PlayStudy { candidates, played, error, forced, rollout: None }
}
