//! Whole matches through the analysis: errors, counted decisions and luck.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use analysis::{
    Amount, Class, CubeChoice, GameStep, Level, Phase, Plan, Reason, Report, Stakes, StepAction, Subject,
    analyse,
};
use eval::{Engine, MoneyRules};
use records::Transcript;
use rules::Side;

fn subject(mat: &str) -> Subject {
    Subject::of_transcript(&Transcript::from_mat(mat).unwrap(), false)
}

fn report_of(subject: Subject, level: Level) -> Report {
    let plan = Plan::new(subject, level).unwrap();
    analyse(&plan, &Engine::default(), 2, &|_| {}, &AtomicBool::new(false)).unwrap()
}

fn quick(mat: &str) -> Report {
    report_of(subject(mat), Level::QUICK)
}

/// A match with an opening, a double that is far too early, a take, a hit, and a pass that is wrong.
const MATCH: &str = " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
   1) 31: 8/5 6/5                 64: 24/14\n\
   2)  Doubles => 2               Takes\n\
   3) 62: 24/16                   11: 8/7(2) 6/5(2)\n\
   4) 21: 16/13                    Doubles => 4\n\
   5)  Drops                      Wins 2 points\n";

fn cube_steps(report: &Report) -> Vec<(Side, &analysis::CubeStudy)> {
    let steps = report.games.iter().flat_map(|game| &game.steps);
    steps
        .filter_map(
            |step| if let StepAction::Cube(study) = &step.done { Some((step.side, study)) } else { None },
        )
        .collect()
}

fn plays(report: &Report) -> Vec<&GameStep> {
    report.games[0].steps.iter().filter(|step| matches!(step.done, StepAction::Roll { .. })).collect()
}

#[test]
fn every_decision_is_found_with_what_it_cost() {
    let report = quick(MATCH);
    let cubes = cube_steps(&report);
    let choices: Vec<_> = cubes.iter().map(|(side, study)| (*side, study.choice, study.best())).collect();
    use CubeChoice::{Double, NoDouble, Pass, Take};
    assert_eq!(choices[..2], [(Side::White, Double, NoDouble), (Side::Black, Take, Take)]);
    assert_eq!((choices[3].0, choices[3].1), (Side::White, Pass));
    assert!(cubes[0].1.error.equity > 0.1 && cubes[0].1.error.stake > 0.0);
    assert_eq!(cubes[1].1.error, Amount::default());
    // A pass costs the difference between taking and losing one unit.
    let take = cubes[3].1.choices.iter().find(|(choice, _)| *choice == Take).unwrap().1;
    assert!((cubes[3].1.error.equity - (take + 1.0).max(0.0)).abs() < 1e-5);
    let StepAction::Roll { play: Some(first), cube, .. } = &plays(&report)[0].done else { panic!("a roll") };
    assert_eq!((first.best().play.to_string(), first.played, cube), ("8/5 6/5".to_owned(), 0, &None));
    assert_eq!(report.games[0].steps[0].phase, Phase::Opening);
    // The taker's step is seen from the taker's side.
    let answer = &report.games[0].steps[3];
    assert_eq!((answer.side, answer.position), (Side::Black, report.games[0].steps[2].position.flip()));
}

#[test]
fn a_blunder_is_very_bad_and_the_best_play_is_shown() {
    let report = quick(
        " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n  1) 31: 24/23 13/10              64: 24/14\n",
    );
    let StepAction::Roll { play: Some(study), .. } = &plays(&report)[0].done else { panic!("a roll") };
    assert_eq!(study.best().play.to_string(), "8/5 6/5");
    assert_eq!(study.made().play.to_string(), "24/23 13/10");
    assert!(Class::classify_error(study.error) >= Class::Bad, "{:?}", study.error);
    assert!((study.error.equity - (study.best().equity - study.made().equity)).abs() < 1e-6);
    // At 5-away 5-away, a unit of the cube is about a fifth of the match.
    assert!((0.05..0.2).contains(&(study.error.stake / study.error.equity)), "{:?}", study.error);
}

#[test]
fn the_report_does_not_depend_on_threads_and_progress_is_reported() {
    let plan = Plan::new(subject(MATCH), Level::at(eval::Ply::ONE)).unwrap();
    let engine = Engine::default();
    let never = AtomicBool::new(false);
    let told = Mutex::new(Vec::new());
    let one = analyse(&plan, &engine, 1, &|done| told.lock().unwrap().push(done), &never).unwrap();
    assert_eq!(told.into_inner().unwrap(), (1..=plan.len()).collect::<Vec<_>>());
    assert_eq!(analyse(&plan, &engine, 3, &|_| {}, &never).unwrap(), one);
    let cancel = AtomicBool::new(false);
    let cancelled = analyse(&plan, &engine, 2, &|_| cancel.store(true, Ordering::Relaxed), &cancel);
    assert!(cancelled.is_err());
}

#[test]
fn luck_comes_from_another_level_and_never_from_another_match() {
    let engine = Engine::default();
    let answers =
        |plan: &Plan| -> Vec<_> { (0..plan.len()).map(|number| plan.answer(&engine, number)).collect() };
    let found = |text: &str| {
        let quick = Plan::new(subject(text), Level::QUICK).unwrap();
        quick.luck_of(&answers(&quick))
    };
    let deeper = Plan::new(subject(MATCH), Level::at(eval::Ply::ONE)).unwrap();
    let own = answers(&deeper);
    assert_eq!(answers(&deeper.clone().with_luck(found(MATCH))), own);
    // The other match differs in one roll.
    let other = MATCH.replacen("31: 8/5 6/5", "42: 8/4 6/4", 1);
    assert_ne!(other, MATCH);
    assert_eq!(answers(&deeper.with_luck(found(&other))), own);
}

#[test]
fn luck_averages_zero_and_doublets_are_lucky_in_a_race() {
    // The same position with every roll: the weighted luck adds up to zero.
    let (mut sum, mut best) = (0.0, (0.0, String::new()));
    for (roll, weight) in rules::Roll::ALL_21 {
        let (high, low) = (roll.high(), roll.low());
        let legal = rules::legal_plays(
            &rules::apply_play_unchecked(
                &rules::Position::STARTING,
                &rules::legal_plays(&rules::Position::STARTING, rules::Roll::from_pips([3, 1]).unwrap())[0]
                    .play,
            ),
            roll,
        );
        let first =
            rules::legal_plays(&rules::Position::STARTING, rules::Roll::from_pips([3, 1]).unwrap())[0].play;
        let mat = format!(
            " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n  1) 31: {first}                 {high}{low}: {}\n",
            legal[0].play
        );
        let report = quick(&mat);
        let StepAction::Roll { luck, .. } = &report.games[0].steps[1].done else { panic!("a roll") };
        sum += luck.equity * f32::from(u8::try_from(weight).unwrap()) / 36.0;
        if luck.equity > best.0 {
            best = (luck.equity, roll.to_string());
        }
    }
    assert!(sum.abs() < 1e-4, "{sum}");
    assert!(best.0 > 0.1, "{best:?}");
}

#[test]
fn decisions_forced_by_the_rules_do_not_count() {
    // In the Crawford game neither side may double, and in a match to one point the cube is dead, so no roll has a
    // cube decision.
    let mut crawford = subject(MATCH);
    crawford.games[0].crawford = true;
    crawford.games[0].actions.retain(|action| matches!(action, play::GameAction::Play { .. }));
    let mut dead = crawford.clone();
    dead.games[0].crawford = false;
    dead.stakes = Stakes::Match(rules::MatchLength::new(1).unwrap());
    let mut cubeless = dead.clone();
    cubeless.stakes = Stakes::Cubeless;
    for subject in [crawford, dead, cubeless] {
        let report = report_of(subject, Level::QUICK);
        let asked = |step: &&GameStep| matches!(&step.done, StepAction::Roll { cube: Some(_), .. });
        assert_eq!(plays(&report).into_iter().filter(asked).count(), 0);
        assert_eq!(report.totals.white.doubles.decisions + report.totals.black.doubles.decisions, 0);
    }
}

#[test]
fn a_double_that_was_not_made_counts_only_when_it_is_close() {
    let report = quick(
        " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
           1) 31: 8/5 6/5                 21: 13/10\n  2) 43: 24/20 13/10             51: 13/8 6/5\n",
    );
    let decisions: Vec<bool> = plays(&report)
        .iter()
        .filter_map(|step| if let StepAction::Roll { cube, .. } = &step.done { cube.as_ref() } else { None })
        .map(|study| study.counted)
        .collect();
    // Anna, who has made a point, is close to a double; Bob is not.
    assert_eq!(decisions, [false, true, false]);
    let totals = report.totals;
    assert_eq!((totals.white.doubles.decisions, totals.black.doubles.decisions), (1, 0));
    assert_eq!(totals.white.all().decisions + totals.black.all().decisions, 5);
}

#[test]
fn beavers_and_raccoons_are_weighed_at_twice_the_stake() {
    let mat = " 0 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
       1) 31: 8/5 6/5                 64: 24/14\n\
       2) 21: 24/21                    Doubles => 2\n\
       3)  Doubles => 4               62: 24/16\n";
    let report = quick(mat);
    assert_eq!(report.stakes, Stakes::Money(MoneyRules { jacoby: false, beavers: true }));
    let cubes = cube_steps(&report);
    let beaver = cubes[1].1;
    let worth = |choice| beaver.choices.iter().find(|(one, _)| *one == choice).unwrap().1;
    assert_eq!((cubes[1].0, beaver.choice), (Side::White, CubeChoice::Beaver));
    assert!((worth(CubeChoice::Beaver) - 2.0 * worth(CubeChoice::Take)).abs() < 1e-6);
    let last = plays(&report).last().unwrap().cube;
    assert_eq!((last.value.get(), last.owner), (4, rules::CubeOwner::Side(Side::White)));
}

#[test]
fn a_finished_match_ends_at_one_and_luck_is_subtracted() {
    let report = quick(MATCH);
    // Bob leads 2-0 after game 1.
    assert!((0.2..0.45).contains(&report.course.result), "{:?}", report.course);
    let luck = report.totals.white.luck.stake - report.totals.black.luck.stake;
    assert!((report.course.without_luck - (report.course.result - luck)).abs() < 1e-6);
    let won = MATCH.replace(" 5 point", " 2 point").replace("   2)  Doubles => 2               Takes\n", "");
    let won = won.replace(
        "   4) 21: 16/13                    Doubles => 4\n   5)  Drops                      Wins 2 points\n",
        "   4) 21: 16/13\n                                   Wins 2 points and the match\n",
    );
    let report = quick(&won);
    assert!(report.course.result.abs() < 1e-6, "Black has won");
}

#[test]
fn an_impossible_match_is_refused_with_its_place() {
    let mut damaged = subject(MATCH);
    damaged.games[0].actions.swap(2, 3);
    let error = Plan::new(damaged, Level::QUICK).unwrap_err();
    assert_eq!((error.game, error.action), (1, 3), "{error}");
    let mut damaged = subject(MATCH);
    damaged.games[0].actions.remove(1);
    let error = Plan::new(damaged, Level::QUICK).unwrap_err();
    assert!(error.to_string().starts_with("game 1, action 2"), "{error}");
}

/// Returns true if look-ahead settles a play: no mistake, no rival within 0.02.
fn is_settled(study: &analysis::PlayStudy) -> bool {
    let close = |second: &analysis::Candidate| study.best().equity - second.equity < analysis::CLOSE;
    Class::classify_error(study.error) == Class::Good && !study.candidates.get(1).is_some_and(close)
}

#[test]
fn mistakes_and_close_plays_are_rolled_out_and_nothing_else() {
    let plan = |rollout_games| {
        let level = Level { rollout_games, ..Level::QUICK };
        report_of(subject(MATCH), level)
    };
    let (bare, deep) = (plan(0), plan(36));
    let (mut rolled, mut left) = (0, 0);
    for (bare, deep) in plays(&bare).into_iter().zip(plays(&deep)) {
        let (StepAction::Roll { play: Some(bare), .. }, StepAction::Roll { play: Some(deep), .. }) =
            (&bare.done, &deep.done)
        else {
            panic!("plays")
        };
        assert_eq!(deep.made().position, bare.made().position, "the play that was made stays the same");
        if is_settled(bare) || bare.forced {
            assert_eq!(deep, bare);
            left += 1;
            continue;
        }
        rolled += 1;
        // All alternatives were rolled out, and the error is the difference of the rollouts.
        assert!(deep.candidates.len() >= 2 && deep.candidates.len() <= 4, "{deep:?}");
        assert!(deep.candidates.iter().all(|one| one.standard_error.is_some_and(|error| error < 0.1)));
        assert!((deep.error.equity - (deep.best().equity - deep.made().equity)).abs() < 1e-5);
        // The report also has the choice that look-ahead preferred before the rollout.
        let rollout = deep.rollout.expect("a rollout that says what it changed");
        let reason =
            if Class::classify_error(bare.error) == Class::Good { Reason::Close } else { Reason::Mistake };
        assert_eq!((rollout.reason, rollout.games, rollout.best_before), (reason, 36, bare.best().play));
        assert_eq!(rollout.error_before, bare.error);
        assert_eq!(rollout.is_best_changed, deep.best().position != bare.best().position);
        assert!((rollout.loss.equity - deep.error.equity).abs() < 1e-5, "{rollout:?}");
        let margin = deep.candidates[0].equity - deep.candidates[1].equity;
        assert!((rollout.margin.equity - margin).abs() < 1e-5, "{rollout:?}");
        assert!(rollout.margin.standard_error > 0.0, "{rollout:?}");
    }
    assert!(rolled > 0 && left > 0, "{rolled} {left}");
    let [bare, deep] = [&bare, &deep].map(cube_steps);
    assert!(bare[0].1.error.equity > 0.1 && bare[0].1.standard_errors.is_none());
    // The early double is an error in the rollout too. The answer to it uses the same games.
    assert!(deep[0].1.error.equity > 0.05, "{:?}", deep[0].1);
    let errors = deep[0].1.standard_errors.expect("a mistake is rolled out");
    assert_eq!(deep[1].1.standard_errors, Some(errors));
    assert_eq!(deep[1].1.standard_error_of(CubeChoice::Pass), Some(0.0));
    let [double, take] = [0, 1].map(|at: usize| deep[at].1.rollout.expect("both sides were rolled out"));
    assert_eq!((double.reason, double.best_before), (Reason::Mistake, bare[0].1.best()));
    assert_eq!((take.best_before, take.is_best_changed), (CubeChoice::Take, false));
    assert!((double.loss.equity - deep[0].1.error.equity).abs() < 1e-5 && double.loss.standard_error > 0.0);
}

#[test]
fn a_rollout_ends_when_the_difference_is_clear() {
    let level = Level { rollout_games: 1_296, ..Level::QUICK };
    let report = report_of(subject(MATCH), level);
    let rolled: Vec<_> = plays(&report)
        .into_iter()
        .filter_map(|step| {
            if let StepAction::Roll { play: Some(play), .. } = &step.done { play.rollout } else { None }
        })
        .collect();
    assert!(rolled.iter().any(|one| one.is_decided && one.games < 1_296), "{rolled:?}");
    for one in rolled {
        assert!(one.games >= 288 && (one.games == 1_296 || one.is_decided), "{one:?}");
    }
}

#[test]
fn an_illegal_play_that_was_accepted_is_shown_and_not_judged() {
    let mut transcript = Transcript::from_mat(MATCH).unwrap();
    let before = rules::Position::STARTING;
    let game = &mut transcript.games[0];
    // White plays 13/8 with its 31, and Black continues from there.
    let mut checkers = before.to_checkers();
    checkers.own[12] -= 1;
    checkers.own[7] += 1;
    let after = rules::Position::from_checkers(checkers).unwrap();
    let Some(&play::GameAction::Play { side, roll, .. }) = game.actions.first() else { panic!("a play") };
    game.actions.truncate(2);
    game.actions[0] = play::GameAction::IllegalPlay { side, roll, before, after };
    game.end = None;
    let report = report_of(Subject::of_transcript(&transcript, false), Level::QUICK);
    let [first, second] = plays(&report)[..] else { panic!("two rolls") };
    let StepAction::Roll { play, illegal, .. } = &first.done else { panic!("a roll") };
    assert_eq!((play, illegal.as_deref()), (&None, Some("13/8")));
    assert_eq!(first.error(), Amount::default());
    let StepAction::Roll { play: Some(_), illegal: None, .. } = &second.done else { panic!("a legal play") };
    assert_eq!(second.position, after.flip());
}

#[test]
fn judgements_of_other_programs_are_matched_with_their_steps() {
    use records::judgement::{JudgedDecision, Judgement};
    let subject = subject(MATCH);
    let plan = Plan::new(subject, Level::QUICK).unwrap();
    let judged = |after: usize, seat: &str, unit: &str, of: &str| -> Judgement {
        let text =
            format!("{{\"game\":1,\"after\":{after},\"seat\":\"{seat}\",\"unit\":\"{unit}\",\"of\":{of}}}");
        serde_json::from_str(&text).unwrap()
    };
    let play = |dice: &str, best: &str, made: &str| {
        format!(
            "{{\"decision\":\"play\",\"dice\":{dice},\"plays\":[{{\"moves\":\"{best}\",\"level\":\"3-ply\",\"equity\":0.2}},\
             {{\"moves\":\"{made}\",\"level\":\"3-ply\",\"equity\":0.15}}]}}"
        )
    };
    let cube = |hold: f32, take: f32| {
        format!(
            "{{\"decision\":\"cube\",\"level\":\"XG Roller\",\"no_double\":{hold},\"double_take\":{take}}}"
        )
    };
    let win = plan.subject();
    assert_eq!(win.stakes, Stakes::Match(rules::MatchLength::new(5).unwrap()));
    let analysis = records::ForeignAnalysis {
        program: "Other".to_owned(),
        judgements: vec![
            // The same play in another notation, and a play that was not analysed.
            judged(1, "black", "cube", &play("[4,6]", "24/18 13/9", "24/18 18/14")),
            judged(0, "white", "cube", &play("[3,1]", "24/20", "13/9")),
            // A double that costs 0.1, whose take costs nothing.
            judged(2, "white", "cube", &cube(0.4, 0.3)),
            // Chances of winning the match: the score decides the value of a point.
            judged(5, "black", "match_chance", &cube(0.5, 0.45)),
            // These have other dice, another side, another game, or a step that does not exist, so they are left out.
            judged(4, "white", "cube", &play("[1,1]", "8/7", "6/5")),
            judged(1, "white", "cube", &play("[6,4]", "24/14", "24/14")),
            Judgement { game: 7, ..judged(0, "white", "cube", &cube(0.0, 0.0)) },
            judged(99, "white", "cube", &cube(0.0, 0.0)),
        ],
    };
    assert!(matches!(analysis.judgements[0].of, JudgedDecision::Play { .. }));
    let beside = plan.beside(&analysis, &eval::MatchEquities::compute());
    let report = report_of(plan.subject().clone(), Level::QUICK);
    assert_eq!((beside.program.as_str(), beside.games.len()), ("Other", 1));
    let steps = &beside.games[0];
    assert_eq!(steps.len(), report.games[0].steps.len());
    let close = |found: f32, expected: f32| (found - expected).abs() < 1e-5;
    let made = steps[1].play.as_ref().unwrap();
    assert!(made.best == "24/18 13/9" && close(made.error.unwrap(), 0.05), "{made:?}");
    let unseen = steps[0].play.as_ref().unwrap();
    assert_eq!((unseen.error, unseen.level.to_string().as_str()), (None, "3-ply"));
    let doubled = steps[2].cube.as_ref().unwrap();
    assert!(doubled.best == CubeChoice::NoDouble && close(doubled.error, 0.1), "{doubled:?}");
    let taken = steps[3].cube.as_ref().unwrap();
    assert!(taken.best == CubeChoice::Take && close(taken.error, 0.0), "{taken:?}");
    assert_eq!(steps[4], analysis::BesideStep::default(), "dice that were not thrown");
    // Black rolled at 5 and could have redoubled. Both equities are measured from the chance after a pass.
    let held = steps[5].cube.as_ref().unwrap();
    assert!(held.best == CubeChoice::NoDouble && close(held.error, 0.0), "{held:?}");
}
