//! Compares this analysis with GNU Backgammon's at 0-ply and 2-ply, on matches that GNU Backgammon plays against
//! itself. It counts the plays that each of them calls wrong by 0.05 or more, and compares the totals. If only one of
//! them calls a play wrong, a rollout decides. `cargo run --release -p fullprime-analysis --example
//! compare_with_gnubg -- 20 5 0.02` plays 20 matches to 5 points, in which each side evaluates positions with noise
//! of 0.02.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a developer tool that prints a table")]

#[path = "../tests/peer/mod.rs"]
mod peer;

use analysis::{GameReport, GameStep, PlayStudy, Report, Stakes};
use eval::{Context, CubeState, Engine, FirstTurn, MatchScore, Rollout};
use peer::{Agreement, PeerMatch, WRONG, gnubg, ours, played, plays_of};
use rules::{CubeOwner, Role, Side};

const PLIES: [u8; 2] = [0, 2];
/// The number of games in the rollout of a disputed play.
const GAMES: u32 = 144;

/// The verdicts of the rollouts, where only one program called a play wrong.
#[derive(Clone, Copy, Debug, Default)]
struct Verdicts {
    ours: u32,
    theirs: u32,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let matches: u32 = arguments.next().map_or(10, |word| word.parse().unwrap());
    let points: u16 = arguments.next().map_or(5, |word| word.parse().unwrap());
    let noise: f32 = arguments.next().map_or(0.02, |word| word.parse().unwrap());
    let program = gnubg().expect("GNU Backgammon is installed");
    let folder = std::env::temp_dir().join(format!("compare-with-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut agreements = [Agreement::default(); 2];
    let mut verdicts = [Verdicts::default(); 2];
    let engine = Engine::default();
    for seed in 1..=matches {
        let theirs = played(program, &folder, PeerMatch { points, seed, noise }, &PLIES);
        for (at, (ply, theirs)) in PLIES.iter().zip(&theirs).enumerate() {
            let report = ours(&theirs.mat, *ply, 2);
            agreements[at].add(&report, theirs);
            for ((game, step, study), &error) in plays_of(&report).zip(&theirs.plays) {
                let (we, they) = (study.error.equity >= WRONG, error >= WRONG);
                if study.forced || we == they {
                    continue;
                }
                let is_wrong = rolled_out_error(&engine, &report, game, step, study) >= f64::from(WRONG);
                if is_wrong == we {
                    verdicts[at].ours += 1;
                } else {
                    verdicts[at].theirs += 1;
                }
            }
        }
    }
    println!(
        "| plies | plays | wrong to both | only to GNU | only to us | same side of 0.05 | rollouts for GNU | rollouts for us | total GNU | total ours |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for ((ply, a), verdict) in PLIES.iter().zip(agreements).zip(verdicts) {
        let share = a.share() * 100.0;
        let [one, two] = a.total_theirs;
        let [own_one, own_two] = a.total_ours;
        println!(
            "| {ply} | {} | {} | {} | {} | {share:.1} % | {} | {} | {one:.2} and {two:.2} | {own_one:.2} and {own_two:.2} |",
            a.plays, a.both, a.theirs, a.ours, verdict.theirs, verdict.ours
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Returns the loss of the play that was made against the best of the kept plays, by rollouts with the same dice.
fn rolled_out_error(
    engine: &Engine,
    report: &Report,
    game: &GameReport,
    step: &GameStep,
    study: &PlayStudy,
) -> f64 {
    let context = context(report, game, step).flipped();
    let settings = Rollout {
        games_max: GAMES,
        first_turn: FirstTurn::MayDouble,
        threads: 2,
        truncate_after: Some(10),
        ..Rollout::default()
    };
    let value = |at: usize| {
        let position = study.candidates[at].position;
        if position.winner().is_some() {
            return f64::from(study.candidates[at].equity);
        }
        -engine.rollout(&position, &context, &settings).equity.mean
    };
    let made = value(study.played);
    let others = (0..study.candidates.len()).filter(|&at| at != study.played).take(3).map(value);
    others.fold(0.0, |most, other| f64::max(most, other - made))
}

fn context(report: &Report, game: &GameReport, step: &GameStep) -> Context {
    let Stakes::Match(length) = report.stakes else { panic!("matches to points are compared") };
    let away = |side: Side| {
        let points = u16::try_from(game.score[side]).unwrap();
        length.points() - points
    };
    let (own_away, opponent_away) = (away(step.side), away(step.side.opponent()));
    let owner = match step.cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(side) if side == step.side => Some(Role::Mover),
        CubeOwner::Side(_) => Some(Role::Opponent),
    };
    let score = MatchScore { own_away, opponent_away, crawford: game.crawford };
    Context::match_play(score).with_cube(CubeState { value: step.cube.value, owner })
}
