//! The cube set: real decisions with the cube, rolled out, on which this engine and GNU Backgammon are judged.
//!
//! ```text
//! cube_set find FOLDER COUNT FILE   writes the questions: COUNT decisions from the match files of a folder
//! cube_set roll FILE [GAMES]        rolls out the questions without an answer, one after another, into the file
//! cube_set judge FILE               prints the mean cost of doubles and takes of both programs
//! ```
//!
//! A line of the file is an XGID before the roll. Six numbers follow once it has been rolled out: the games, the equity
//! without a double and its standard error, the equity of a double that is taken and its standard error, and the
//! standard error of their difference. Equities are in units of the cube before the double. `roll` can be stopped at
//! any moment. The questions alternate between money and matches, so any first part of the file is a balanced set.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a developer tool that prints a table")]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

use analysis::{CubeChoice, GameReport, GameStep, Level, Plan, Stakes, StepAction, Subject, analyse};
use eval::{Alternative, Context, CubeState, Engine, Estimate, MatchScore, MoneyRules, Ply, Rollout};
use records::{Import, Reading, Xgid, XgidGame, XgidStage};
use rules::{BySide, CubeOwner, Role, Side};

/// The maximum number of questions from one match.
const OF_A_MATCH: usize = 3;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["find", folder, count, file] => find(Path::new(folder), count.parse().unwrap(), Path::new(file)),
        ["roll", file] => roll(Path::new(file), 1296),
        ["roll", file, games] => roll(Path::new(file), games.parse().unwrap()),
        ["judge", file] => judge(Path::new(file)),
        _ => panic!("cube_set find FOLDER COUNT FILE, roll FILE [GAMES], or judge FILE"),
    }
}

/// A question and the answer of a rollout, if there is one.
#[derive(Clone, Copy)]
struct Entry {
    xgid: Xgid,
    answer: Option<Answer>,
}

/// The result of a rollout with and without the double, in units of the cube before it.
#[derive(Clone, Copy)]
struct Answer {
    games: u32,
    no_double: Estimate,
    taken: Estimate,
    /// The standard error of the difference of the two equities.
    difference: f64,
}

impl Entry {
    fn line(&self) -> String {
        let mut line = self.xgid.to_string();
        if let Some(Answer { games, no_double, taken, difference }) = self.answer {
            let (one, two) = (no_double, taken);
            write!(line, " {games} {:.5} {:.5}", one.mean, one.standard_error).unwrap();
            write!(line, " {:.5} {:.5} {difference:.5}", two.mean, two.standard_error).unwrap();
        }
        line
    }

    fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| words[at].parse::<f64>().unwrap();
        let estimate = |at: usize| Estimate { mean: number(at), standard_error: number(at + 1) };
        let answer = (words.len() == 7).then(|| Answer {
            games: words[1].parse().unwrap(),
            no_double: estimate(2),
            taken: estimate(4),
            difference: number(6),
        });
        Self { xgid: words[0].parse().unwrap(), answer }
    }
}

fn read(file: &Path) -> Vec<Entry> {
    std::fs::read_to_string(file).unwrap().lines().map(Entry::read).collect()
}

/// Writes a file atomically: an interruption leaves either the old or the new version.
fn write(file: &Path, entries: &[Entry]) {
    let part = file.with_extension("part");
    let lines: String = entries.iter().map(|entry| entry.line() + "\n").collect();
    std::fs::write(&part, lines).unwrap();
    std::fs::rename(part, file).unwrap();
}

/// Finds decisions worth a rollout: every double, and every roll before which a double was right or would have
/// cost less than 0.2 at 0-ply. Exact bear-offs are left out.
fn find(folder: &Path, count: usize, file: &Path) {
    let mut paths = Vec::new();
    files(folder, &mut paths);
    paths.sort();
    let engine = Engine::default();
    let mut kinds: [BTreeSet<(u64, String)>; 2] = Default::default();
    for path in paths {
        let Ok(import) = Import::read(&std::fs::read(path).unwrap(), Reading::Tolerant) else { continue };
        let subject = Subject::of_transcript(&import.transcript, false);
        let Ok(plan) = Plan::new(subject, Level::QUICK) else { continue };
        let Ok(report) = analyse(&plan, &engine, 1, &|_| {}, &AtomicBool::new(false)) else { continue };
        let steps = report.games.iter().flat_map(|game| game.steps.iter().map(move |step| (game, step)));
        let mut found: BTreeSet<(u64, String)> = BTreeSet::new();
        for (game, step) in steps {
            let study = match &step.done {
                StepAction::Cube(study) | StepAction::Roll { cube: Some(study), .. } => study,
                StepAction::Roll { cube: None, .. } => continue,
            };
            let asks = matches!(study.choice, CubeChoice::Double | CubeChoice::NoDouble) && study.counted;
            let Some(xgid) = asks.then(|| xgid(report.stakes, game, step)).flatten() else { continue };
            let context = context(&xgid);
            if context.may_double() && !engine.is_exact(&xgid.position, &context) {
                let text = xgid.to_string();
                found.insert((digest(text.as_bytes()), text));
            }
        }
        let kind = usize::from(matches!(report.stakes, Stakes::Match(_)));
        kinds[kind].extend(found.into_iter().take(OF_A_MATCH));
    }
    println!("{} questions of money sessions and {} of matches were found", kinds[0].len(), kinds[1].len());
    let mut kinds = kinds.map(|kind| kind.into_iter().map(|(_, text)| text));
    let mut entries = Vec::new();
    while entries.len() < count {
        let before = entries.len();
        for kind in &mut kinds {
            entries.extend(kind.next().map(|text| Entry { xgid: text.parse().unwrap(), answer: None }));
        }
        if entries.len() == before {
            break;
        }
    }
    entries.truncate(count);
    write(file, &entries);
}

fn files(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files(&path, paths) } else { paths.push(path) }
    }
}

/// Returns a number that puts the questions into an order without a pattern (64-bit FNV-1a).
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Returns the position before a step as an XGID, or `None` for stakes that an XGID cannot express.
fn xgid(stakes: Stakes, game: &GameReport, step: &GameStep) -> Option<Xgid> {
    let score = |side: Side| u16::try_from(game.score[side]).ok();
    let (kind, score) = match stakes {
        Stakes::Match(length) => {
            let score = BySide { white: score(Side::White)?, black: score(Side::Black)? };
            (XgidGame::Match { length, crawford: game.crawford }, score)
        }
        Stakes::Money(rules) => {
            (XgidGame::Money { jacoby: rules.jacoby, beavers: false }, BySide { white: 0, black: 0 })
        }
        Stakes::Cubeless => return None,
    };
    let (position, turn, cube) = (step.position, step.side, step.cube);
    Some(Xgid { position, turn, stage: XgidStage::ToRoll, cube, score, game: kind, cube_max_turns: 10 })
}

fn context(xgid: &Xgid) -> Context {
    let stake = match xgid.game {
        XgidGame::Money { jacoby, beavers } => Context::money(MoneyRules { jacoby, beavers }),
        XgidGame::Match { length, crawford } => {
            let away = |side: Side| length.points().saturating_sub(xgid.score[side]).max(1);
            let (own_away, opponent_away) = (away(xgid.turn), away(xgid.turn.opponent()));
            Context::match_play(MatchScore { own_away, opponent_away, crawford })
        }
    };
    let owner = match xgid.cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(side) if side == xgid.turn => Some(Role::Mover),
        CubeOwner::Side(_) => Some(Role::Opponent),
    };
    stake.with_cube(CubeState { value: xgid.cube.value, owner })
}

impl Answer {
    /// Returns the gain of a double over none, and its standard error.
    fn double(&self) -> (f64, f64) {
        // A pass is worth 1 exactly.
        if self.taken.mean >= 1.0 {
            return (1.0 - self.no_double.mean, self.no_double.standard_error);
        }
        (self.taken.mean - self.no_double.mean, self.difference)
    }

    /// Returns the gain of a take over a pass for the side that answers, and its standard error.
    fn take(&self) -> (f64, f64) {
        (1.0 - self.taken.mean, self.taken.standard_error)
    }

    /// Returns true if more games could change little: each choice leads by four standard errors, or is known to 0.005.
    fn is_settled(&self) -> bool {
        [self.double(), self.take()].iter().all(|(gain, error)| gain.abs() > 4.0 * error || *error < 0.005)
    }
}

/// Rolls out the questions without an answer, to the end of the game, with the same dice with and without the double.
fn roll(file: &Path, games_max: u32) {
    let engine = Engine::default();
    let mut entries = read(file);
    for at in 0..entries.len() {
        if entries[at].answer.is_some() {
            continue;
        }
        let Entry { xgid, .. } = entries[at];
        let context = context(&xgid);
        let hold = Alternative::hold(&xgid.position, &context);
        let Some(taken) = Alternative::taken(&xgid.position, &context, engine.equities()) else { continue };
        let settings = Rollout { games_max, seed: digest(xgid.to_string().as_bytes()), ..Rollout::default() };
        let of = |compared: &eval::Compared| Answer {
            games: compared.results[0].games,
            no_double: compared.results[0].equity,
            taken: compared.results[1].equity,
            difference: compared.difference(1, 0).standard_error,
        };
        let compared = engine.compare(&[hold, taken], &settings, &mut |so_far| {
            if of(so_far).is_settled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        entries[at].answer = Some(of(&compared));
        write(file, &entries);
        println!("{}: {}", at + 1, entries[at].line());
    }
}

/// The equities that a program gives for a question: without a double, and with a double that is taken.
type Said = Option<[f64; 2]>;

/// Judges both programs at 0-ply and 2-ply by the rollouts.
fn judge(file: &Path) {
    let entries: Vec<Entry> = read(file).into_iter().filter(|entry| entry.answer.is_some()).collect();
    let engine = Engine::default();
    let ours = |ply: Ply| -> Vec<Said> {
        let decide = |entry: &Entry| {
            let decision = engine.cube_decision(&entry.xgid.position, &context(&entry.xgid), ply);
            Some([decision.no_double, decision.double_take].map(f64::from))
        };
        entries.iter().map(decide).collect()
    };
    let mut rows = vec![("Fullprime 0-ply", ours(Ply::ZERO)), ("Fullprime 2-ply", ours(Ply::TWO))];
    for (name, plies) in [("GNU Backgammon 0-ply", 0), ("GNU Backgammon 2-ply", 2)] {
        match gnubg(&entries, plies) {
            Ok(said) => rows.push((name, said)),
            Err(error) => println!("GNU Backgammon: {error}"),
        }
    }
    // All programs are judged on the questions that all of them answered.
    let is_common = |at: &usize| rows.iter().all(|(_, said)| said[*at].is_some());
    let common: Vec<usize> = (0..entries.len()).filter(is_common).collect();
    let is_money = |at: &usize| matches!(entries[*at].xgid.game, XgidGame::Money { .. });
    let (money, matches): (Vec<usize>, Vec<usize>) = common.iter().partition(|at| is_money(at));
    println!("{} questions: {} for money, {} in matches", common.len(), money.len(), matches.len());
    println!(
        "mean cost of doubles and takes (number wrong), and mean distance of the equities from the rollout"
    );
    println!("| | all | money | matches |\n| --- | --- | --- | --- |");
    for (name, said) in &rows {
        let cells = [&common, &money, &matches].map(|of| cell(&entries, said, of));
        println!("| {name} | {} |", cells.join(" | "));
    }
}

fn cell(entries: &[Entry], said: &[Said], of: &[usize]) -> String {
    if of.is_empty() {
        return "-".to_owned();
    }
    let mut costs: [Vec<f64>; 2] = Default::default();
    let mut distance = 0.0;
    for &at in of {
        let (Some(answer), Some([no_double, taken])) = (entries[at].answer, said[at]) else { continue };
        let choices = [(answer.double().0, taken.min(1.0) > no_double), (answer.take().0, taken <= 1.0)];
        for (costs, (gain, is_chosen)) in costs.iter_mut().zip(choices) {
            costs.push(if (gain > 0.0) == is_chosen { 0.0 } else { gain.abs() });
        }
        distance += (answer.no_double.mean - no_double).abs() + (answer.taken.mean - taken).abs();
    }
    let n = f64::from(u32::try_from(of.len()).unwrap());
    let of_costs = costs.map(|costs| {
        let mean = costs.iter().sum::<f64>() / n;
        let spread = costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>();
        let wrong = costs.iter().filter(|cost| **cost > 0.0).count();
        format!("{mean:.4} +- {:.4} ({wrong})", spread.sqrt() / n)
    });
    format!("{}, {:.4}", of_costs.join(", "), distance / 2.0 / n)
}

/// Runs GNU Backgammon as a separate process and returns its equities, `None` for each question without an answer.
fn gnubg(entries: &[Entry], plies: u8) -> io::Result<Vec<Said>> {
    let mut commands = String::from(
        "set threads 1\nset player 0 human\nset player 1 human\nset output matchpc off\nset output mwc off\n\
         set output rawboard off\n",
    );
    writeln!(commands, "set evaluation cubedecision evaluation plies {plies}").unwrap();
    for (at, entry) in entries.iter().enumerate() {
        writeln!(commands, "set xgid {}\nset prompt question-{at}-\nhint", entry.xgid).unwrap();
    }
    let home = std::env::temp_dir().join(format!("cube-set-{}", std::process::id()));
    std::fs::create_dir_all(&home)?;
    let script = home.join("commands");
    std::fs::write(&script, commands)?;
    let program =
        ["/usr/games/gnubg", "gnubg"].into_iter().find(|path| Path::new(path).exists()).unwrap_or("gnubg");
    let ran = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&script)
        .env("HOME", &home)
        .stdin(Stdio::null())
        .output();
    std::fs::remove_dir_all(&home)?;
    let text = String::from_utf8_lossy(&ran?.stdout).into_owned();
    let mut said: Vec<Said> = vec![None; entries.len()];
    for part in text.split("question-").skip(1) {
        let Some((number, rest)) = part.split_once('-') else { continue };
        let Ok(at) = number.parse::<usize>() else { continue };
        let equity = |label: &str| {
            let lower = rest.to_lowercase();
            lower.lines().find_map(|line| line.split_once(label)?.1.split_whitespace().next()?.parse().ok())
        };
        let no_double = equity("no double").or_else(|| equity("no redouble"));
        said[at] = no_double.zip(equity("double, take")).map(|(one, two)| [one, two]);
    }
    io::stdout().flush()?;
    Ok(said)
}
