//! Lessons from a match: a report becomes a performance and questions of the trainer, and an answer is graded. All
//! functions are pure.

use analysis::{Class, Half, Report, Theme};
use rules::Side;
use store::learning::{Lesson, MistakeTheme, Played, StoredQuestion, Tally, TypicalMistake};
use wire::{
    AnalysedCubeChoice, AnalysedStep, AnalysisStakes, CubeChoice, MatchAnalysis, Millis, TrainerOption,
};

use crate::{
    match_state::convert::seat,
    messages::{ToStored, ToWire},
    reviews::shifts::Shift,
};

/// The maximum number of questions from one match for a player: its costliest mistakes.
const QUESTIONS_MAX: usize = 8;
/// The equity loss below which an answer is as good as the best one.
const AS_GOOD: f64 = 0.02;

/// A question, as read from the database.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LessonQuestion {
    /// The analysed decision.
    pub(crate) step: AnalysedStep,
    /// True if the question is about the cube and not the play.
    pub(crate) by_cube: bool,
    pub(crate) stakes: AnalysisStakes,
}

impl LessonQuestion {
    /// Returns the parts of a question that the analysis wrote.
    pub(crate) fn from_question(question: &StoredQuestion) -> LessonQuestion {
        LessonQuestion {
            step: question.step.to_wire(),
            by_cube: question.by_cube,
            stakes: question.stakes.to_wire(),
        }
    }
}

/// Returns the lessons of the players. A player who has decided nothing, such as a substitute whose turn never came,
/// has none.
pub(crate) fn lessons(report: &Report, told: &MatchAnalysis, shifts: &[Shift]) -> Vec<Lesson> {
    let of = |shift: &Shift| lesson(report, told, shift);
    let has_played = |lesson: &Lesson| {
        lesson.part.is_none() || lesson.played.totals.rolls > 0 || lesson.played.totals.all.decisions > 0
    };
    shifts.iter().map(of).filter(has_played).collect()
}

fn lesson(report: &Report, told: &MatchAnalysis, shift: &Shift) -> Lesson {
    let side = shift.side;
    let own = shift.part.as_ref().map(|part| report.only(|stop, half| part.has(stop, half == Half::Play)));
    let report = own.as_ref().unwrap_or(report);
    let mut mistakes: Vec<TypicalMistake> = Vec::new();
    for step in report.games.iter().flat_map(|game| &game.steps) {
        let error = step.error();
        if step.side != side || Class::classify_error(error) == Class::Good {
            continue;
        }
        if let Some(theme) = Theme::classify_mistake(step) {
            add(&mut mistakes, kind(theme), f64::from(error.equity));
        }
    }
    let mut questions = questions(told, side, f64::from(analysis::BAD));
    if let Some(part) = &shift.part {
        questions.retain(|(stop, question)| part.has(*stop, !question.by_cube));
    }
    Lesson {
        player: shift.player,
        opponent: shift.opponent,
        played: Played { totals: report::totals(&report.totals[side]).to_stored(), mistakes },
        part: shift.part.clone(),
        questions,
    }
}

/// Returns the costliest mistakes of a side as questions with their places in the match. Each costs at least `least`.
pub(crate) fn questions(told: &MatchAnalysis, side: Side, least: f64) -> Vec<(u32, StoredQuestion)> {
    let mut questions = Vec::new();
    let mut stop = 0;
    for game in &told.games {
        for step in &game.steps {
            stop += 1;
            if step.seat != seat(side) {
                continue;
            }
            let (cube, play) = costs(step);
            if cube.max(play) < least {
                continue;
            }
            let question = StoredQuestion {
                step: step.to_stored(),
                by_cube: cube > play,
                stakes: told.stakes.to_stored(),
                score: game.score.to_stored(),
                crawford: game.crawford,
                opponent: if side == Side::White { told.black.clone() } else { told.white.clone() },
                at: Millis(0),
            };
            questions.push((stop, question, cube + play));
        }
    }
    questions.sort_by(|a, b| b.2.total_cmp(&a.2));
    questions.truncate(QUESTIONS_MAX);
    questions.into_iter().map(|(stop, question, _)| (stop, question)).collect()
}

/// Returns the losses of the cube decision and of the play of a step.
fn costs(step: &AnalysedStep) -> (f64, f64) {
    let cube = step.decision.as_ref().map_or(0.0, |decision| decision.error.equity);
    let play = step.play.as_ref().map_or(0.0, |play| play.error.equity);
    (cube, play)
}

fn add(mistakes: &mut Vec<TypicalMistake>, theme: MistakeTheme, error: f64) {
    match mistakes.iter_mut().find(|mistake| mistake.theme == theme) {
        Some(mistake) => {
            mistake.count += 1;
            mistake.error += error;
        }
        None => mistakes.push(TypicalMistake { theme, count: 1, error }),
    }
}

/// Merges the kinds of mistakes of several matches, the costliest first.
pub(crate) fn together<'a>(all: impl Iterator<Item = &'a [TypicalMistake]>) -> Vec<TypicalMistake> {
    let mut sums: Vec<TypicalMistake> = Vec::new();
    for one in all.flatten() {
        match sums.iter_mut().find(|sum| sum.theme == one.theme) {
            Some(sum) => {
                sum.count += one.count;
                sum.error += one.error;
            }
            None => sums.push(*one),
        }
    }
    for sum in &mut sums {
        sum.error = (sum.error * 1e5).round() / 1e5;
    }
    sums.sort_by(|a, b| b.error.total_cmp(&a.error).then(a.theme.cmp(&b.theme)));
    sums
}

/// Adds up the tallies of several matches.
pub(crate) fn summed<'a>(all: impl Iterator<Item = &'a Tally>) -> Tally {
    let mut sum = Tally::default();
    for one in all {
        sum.decisions += one.decisions;
        sum.error.equity += one.error.equity;
        sum.error.stake += one.error.stake;
        sum.doubtful += one.doubtful;
        sum.bad += one.bad;
        sum.very_bad += one.very_bad;
    }
    if sum.decisions > 0 {
        let rating = 500.0 * sum.error.equity / f64::from(sum.decisions);
        sum.performance_rating = Some((rating * 100.0).round() / 100.0);
    }
    sum
}

/// Returns the options of a question, in an order that does not reveal the answer.
pub(crate) fn options(question: &LessonQuestion) -> Vec<TrainerOption> {
    let cube = question.step.decision.as_ref().filter(|_| question.by_cube);
    if let Some(decision) = cube {
        let mut choices: Vec<CubeChoice> = decision.choices.iter().map(|one| one.choice).collect();
        choices.sort_by_key(|choice| cube_name(*choice));
        let option = |choice| TrainerOption { choice: cube_name(choice).to_owned(), moves: Vec::new() };
        return choices.into_iter().map(option).collect();
    }
    let candidates = question.step.play.iter().flat_map(|play| &play.candidates);
    let mut options: Vec<TrainerOption> = candidates
        .map(|one| TrainerOption { choice: one.notation.clone(), moves: one.moves.clone() })
        .collect();
    options.sort_by(|a, b| a.choice.cmp(&b.choice));
    options
}

/// Returns the loss of an answer against the best, or `None` if it is not an option.
pub(crate) fn cost_of(question: &LessonQuestion, choice: &str) -> Option<f64> {
    let lost = |equity: f64, best: f64| (best - equity).max(0.0);
    if let Some(decision) = question.step.decision.as_ref().filter(|_| question.by_cube) {
        let best = decision.choices.first()?.equity;
        let named = |one: &&AnalysedCubeChoice| cube_name(one.choice) == choice;
        return decision.choices.iter().find(named).map(|one| lost(one.equity, best));
    }
    let play = question.step.play.as_ref()?;
    let best = play.candidates.first()?.equity;
    play.candidates.iter().find(|one| one.notation == choice).map(|one| lost(one.equity, best))
}

/// Returns true if an answer with this loss is right.
pub(crate) fn is_right(cost: f64) -> bool {
    cost < AS_GOOD
}

/// Returns the dice that a question shows. Before a double there are none.
pub(crate) fn dice_of(question: &LessonQuestion) -> Option<(u8, u8)> {
    question.step.dice.filter(|_| !question.by_cube)
}

fn cube_name(choice: CubeChoice) -> &'static str {
    match choice {
        CubeChoice::NoDouble => "no_double",
        CubeChoice::Double => "double",
        CubeChoice::Take => "take",
        CubeChoice::Pass => "pass",
        CubeChoice::Beaver => "beaver",
        CubeChoice::Raccoon => "raccoon",
    }
}

pub(crate) fn kind(theme: Theme) -> MistakeTheme {
    match theme {
        Theme::MissedDouble => MistakeTheme::MissedDouble,
        Theme::WrongDouble => MistakeTheme::WrongDouble,
        Theme::TooGood => MistakeTheme::TooGood,
        Theme::WrongTake => MistakeTheme::WrongTake,
        Theme::WrongPass => MistakeTheme::WrongPass,
        Theme::MissedHit => MistakeTheme::MissedHit,
        Theme::WrongHit => MistakeTheme::WrongHit,
        Theme::PointNotMade => MistakeTheme::PointNotMade,
        Theme::StayedBack => MistakeTheme::StayedBack,
        Theme::RanTooSoon => MistakeTheme::RanTooSoon,
        Theme::TooLoose => MistakeTheme::TooLoose,
        Theme::TooSafe => MistakeTheme::TooSafe,
        Theme::Race => MistakeTheme::Race,
        Theme::BearOff => MistakeTheme::BearOff,
        Theme::Other => MistakeTheme::Other,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use analysis::{Level, Plan, Subject};
    use eval::Engine;
    use records::Transcript;
    use store::{id::UserId, learning::PlayedPart};

    use super::*;

    /// White hits when it can and doubles far too early. Black runs, and passes what it should take.
    const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
       1) 31: 24/23 13/10                 64: 24/14\n\
       2)  Doubles => 2               Drops\n      Wins 1 point\n";

    fn learned_by(shifts: &[Shift]) -> Vec<Lesson> {
        let subject = Subject::of_transcript(&Transcript::from_mat(MATCH).unwrap(), false);
        let plan = Plan::new(subject, Level::QUICK).unwrap();
        let engine = Engine::default();
        let report = analysis::analyse(&plan, &engine, 1, &|_| {}, &AtomicBool::new(false)).unwrap();
        lessons(&report, &report::to_wire(&report), shifts)
    }

    fn shift(side: Side, player: i64, part: Option<Vec<(u32, u32)>>) -> Shift {
        let part = part.map(|decisions| PlayedPart { black: side == Side::Black, decisions });
        Shift { side, player: UserId::from_row(player), opponent: UserId::from_row(9), part }
    }

    fn learned() -> [Lesson; 2] {
        let shifts = [shift(Side::White, 1, None), shift(Side::Black, 2, None)];
        learned_by(&shifts).try_into().unwrap()
    }

    #[test]
    fn each_of_two_players_of_a_side_has_the_decisions_that_were_the_players_own() {
        let [white, black] = learned();
        // Step 1 is White's opening, step 2 Black's run, step 3 White's double, step 4 Black's pass.
        let halves = learned_by(&[
            shift(Side::Black, 1, Some(vec![(0, 6)])),
            shift(Side::Black, 2, Some(vec![(6, u32::MAX)])),
            shift(Side::White, 3, Some(vec![(0, 3), (4, u32::MAX)])),
            shift(Side::White, 4, Some(vec![(3, 4)])),
            shift(Side::White, 5, Some(vec![(100, 200)])),
        ]);
        let [ran, passed, doubled, opened] = &halves[..] else { panic!("{halves:?}") };
        let sum = ran.played.totals.all.decisions + passed.played.totals.all.decisions;
        assert_eq!(sum, black.played.totals.all.decisions);
        assert_eq!((ran.played.totals.rolls, passed.played.totals.rolls), (1, 0));
        assert!(
            passed.questions.iter().any(|(stop, _)| *stop == 4) && ran.questions.iter().all(|one| one.0 < 4)
        );
        assert_eq!(passed.played.mistakes.len(), 1);
        // The opening roll was the first player's, and its play the second player's.
        assert_eq!((doubled.played.totals.rolls, opened.played.totals.rolls), (0, 1));
        let sum = doubled.played.totals.all.decisions + opened.played.totals.all.decisions;
        assert_eq!(sum, white.played.totals.all.decisions);
    }

    #[test]
    fn mistakes_become_questions_whose_best_answer_is_right() {
        let [white, black] = learned();
        assert!(white.played.mistakes.iter().any(|one| one.theme == MistakeTheme::PointNotMade), "{white:?}");
        assert!(black.played.mistakes.iter().any(|one| one.theme == MistakeTheme::WrongPass), "{black:?}");
        let (stop, question) = &black.questions[0];
        let question = &LessonQuestion::from_question(question);
        assert!(question.by_cube && dice_of(question).is_none());
        assert_eq!((*stop, question.step.seat), (4, wire::Seat::Black));
        let told: Vec<String> = options(question).into_iter().map(|option| option.choice).collect();
        assert_eq!(told, ["pass", "take"]);
        assert!(is_right(cost_of(question, "take").unwrap()));
        assert!(!is_right(cost_of(question, "pass").unwrap()));
        assert_eq!(cost_of(question, "24/23"), None);

        let (_, play) = white.questions.iter().find(|(stop, _)| *stop == 1).unwrap();
        let play = &LessonQuestion::from_question(play);
        assert!(options(play).iter().any(|option| option.choice == "8/5 6/5" && option.moves.len() == 2));
        assert!(is_right(cost_of(play, "8/5 6/5").unwrap()));
    }

    #[test]
    fn tallies_add_up_to_a_mean_of_all_decisions() {
        let [white, black] = learned();
        let both = summed([&white.played.totals.all, &black.played.totals.all].into_iter());
        let decisions = white.played.totals.all.decisions + black.played.totals.all.decisions;
        assert_eq!(both.decisions, decisions);
        let mean = 500.0 * both.error.equity / f64::from(decisions);
        assert!((both.performance_rating.unwrap() - mean).abs() < 0.01);
        assert_eq!(summed(std::iter::empty()).performance_rating, None);
        let sums = together([&white.played.mistakes[..], &white.played.mistakes[..]].into_iter());
        assert_eq!(
            sums[0].count,
            2 * white.played.mistakes.iter().find(|one| one.theme == sums[0].theme).unwrap().count
        );
    }
}
