//! Compares a net's values with the truth, by family and depth, and optionally with another program's.

use super::family::{Family, sort};
use super::file::{self, Part, TruthEntry, Value};
use super::{Chances, run::text};
use crate::tools::report as print;
use eval::{Engine, NativeEvaluator, Ply};
use records::PositionId;
use rules::Role;
use std::collections::hash_map::Entry as MapEntry;
use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The settings of a comparison.
#[derive(Debug, Clone)]
pub(crate) struct TruthReport {
    /// The paths of the sets with their values.
    pub(crate) sets: Vec<PathBuf>,
    /// The depths of the net.
    pub(crate) plies: Vec<Ply>,
    /// True to read the held-out half instead of the half for everyday use.
    pub(crate) is_final: bool,
    /// The path of a Python interpreter that has GNU Backgammon's nets as a module. It is asked at 0 and 2 plies.
    pub(crate) peer: Option<PathBuf>,
    /// The number of threads that evaluate.
    pub(crate) threads: usize,
}

/// A position with its true value and the hero's role.
#[derive(Debug, Clone, Copy)]
struct SolvedEntry {
    entry: TruthEntry,
    value: Value,
    hero: Role,
}

/// Sums of errors, from the heroes' point of view.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Errors {
    count: f64,
    equity: f64,
    equity_squares: f64,
    /// The errors of gammons won and gammons lost.
    gammons: [f64; 2],
}

impl Errors {
    fn add(&mut self, known: &SolvedEntry, said: &Chances) {
        let seen = |chances: &Chances| match known.hero {
            Role::Mover => *chances,
            Role::Opponent => chances.flipped(),
        };
        let (said, truth) = (seen(said), seen(&known.value.mean));
        let error = said.equity() - truth.equity();
        self.count += 1.0;
        self.equity += error;
        self.equity_squares += error * error;
        self.gammons[0] += said.0[1] - truth.0[1];
        self.gammons[1] += said.0[3] - truth.0[3];
    }

    /// Returns the root mean square and bias of the equity, and the biases of gammons won and lost.
    fn means(&self) -> [f64; 4] {
        let n = self.count.max(1.0);
        [(self.equity_squares / n).sqrt(), self.equity / n, self.gammons[0] / n, self.gammons[1] / n]
    }
}

/// Prints a table. Each family has a row with the number of its positions and their mean standard error. Each
/// column gives the root mean square and bias of the equity and the biases of gammons won and lost, from the hero's
/// point of view.
///
/// # Errors
/// Returns an error if a file cannot be read or does not fit, or if the peer does not answer.
pub(crate) fn report(evaluator: &NativeEvaluator, settings: &TruthReport) -> Result<(), Box<dyn Error>> {
    let part = if settings.is_final { Part::Apart } else { Part::Tune };
    let known: Vec<SolvedEntry> =
        joined(&settings.sets)?.into_iter().filter(|known| known.entry.part() == part).collect();
    if known.is_empty() {
        return Err("no position of this half has been rolled out yet".into());
    }
    let mut columns: Vec<(String, Vec<Chances>)> = Vec::new();
    for ply in &settings.plies {
        let said = evaluated(evaluator, &known, *ply, settings.threads);
        columns.push((format!("{}-ply", ply.get()), said));
    }
    if let Some(python) = &settings.peer {
        for plies in [0, 2] {
            columns.push((format!("GNU {plies}-ply"), asked(python, &known, plies)?));
        }
    }
    let half = if settings.is_final { "held out" } else { "tune" };
    print(&format!(
        "{} positions of the half \"{half}\"; for each column root mean square and bias of the equity, biases of gammons won and lost",
        known.len()
    ));
    table(&known, &columns).iter().for_each(|line| print(line));
    Ok(())
}

/// Returns the positions with a value, in the order of the sets. A later value of a position replaces an earlier one.
fn joined(sets: &[PathBuf]) -> Result<Vec<SolvedEntry>, Box<dyn Error>> {
    let (mut all, mut places) = (Vec::new(), HashMap::new());
    for set in sets {
        let (_, entries) = file::read(&text(set)?).map_err(|error| format!("{}: {error}", set.display()))?;
        for known in entries.into_iter().filter_map(known) {
            match places.entry(known.entry.position) {
                MapEntry::Occupied(place) => all[*place.get()] = known,
                MapEntry::Vacant(place) => {
                    place.insert(all.len());
                    all.push(known);
                }
            }
        }
    }
    Ok(all)
}

fn known(entry: TruthEntry) -> Option<SolvedEntry> {
    Some(SolvedEntry { value: entry.value?, hero: sort(&entry.position)?.hero, entry })
}

/// Returns the lines of the table: one for every family that has positions, and one for all.
fn table(known: &[SolvedEntry], columns: &[(String, Vec<Chances>)]) -> Vec<String> {
    let mut by_family: BTreeMap<Option<Family>, (f64, f64, Vec<Errors>)> = BTreeMap::new();
    for (at, position) in known.iter().enumerate() {
        for family in [Some(position.entry.family), None] {
            let of =
                by_family.entry(family).or_insert_with(|| (0.0, 0.0, vec![Errors::default(); columns.len()]));
            of.0 += 1.0;
            of.1 += position.value.error.equity();
            for (errors, (_, said)) in of.2.iter_mut().zip(columns) {
                errors.add(position, &said[at]);
            }
        }
    }
    let names: String = columns.iter().map(|(name, _)| format!(" {name} | | | |")).collect();
    let rule: String = columns.iter().map(|_| " --- | --- | --- | --- |").collect();
    let mut lines = vec![format!("| family | n | error |{names}"), format!("| --- | --- | --- |{rule}")];
    let all = by_family.remove(&None).map(|of| ("all", of));
    let families = by_family.into_iter().filter_map(|(family, of)| Some((family?.name(), of)));
    for (name, (count, error, errors)) in families.chain(all) {
        let mut line = format!("| {name} | {count} | {:.4} |", error / count);
        for errors in errors {
            let [rms, bias, won, lost] = errors.means();
            line += &format!(" {rms:.4} | {bias:+.4} | {won:+.3} | {lost:+.3} |");
        }
        lines.push(line);
    }
    lines
}

fn evaluated(evaluator: &NativeEvaluator, known: &[SolvedEntry], ply: Ply, threads: usize) -> Vec<Chances> {
    let engine = Engine::new(evaluator.clone());
    let share = known.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let workers: Vec<_> = known
            .chunks(share)
            .map(|known| {
                let engine = &engine;
                let chances =
                    move |known: &SolvedEntry| Chances::from(engine.evaluate(&known.entry.position, ply));
                scope.spawn(move || known.iter().map(chances).collect::<Vec<_>>())
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("an evaluating thread panicked")).collect()
    })
}

/// Asks the peer. The input is position ids; the output is five probabilities per line.
fn asked(python: &Path, known: &[SolvedEntry], plies: u8) -> Result<Vec<Chances>, Box<dyn Error>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("judge/truth.py");
    let mut peer = Command::new(python)
        .arg(&script)
        .arg(plies.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", python.display()))?;
    let ids: String =
        known.iter().map(|known| format!("{}\n", PositionId::from(known.entry.position))).collect();
    // The peer reads all input before it answers, so neither side blocks the other.
    let mut input = peer.stdin.take().ok_or("the peer has no input")?;
    // A peer that has exited reads nothing. Its exit status and its answers are checked below.
    input.write_all(ids.as_bytes()).or_else(|error| match error.kind() {
        ErrorKind::BrokenPipe => Ok(()),
        _ => Err(error),
    })?;
    drop(input);
    let output = peer.wait_with_output()?;
    if !output.status.success() {
        return Err(format!("{} {} failed", python.display(), script.display()).into());
    }
    let answers: Vec<Chances> = String::from_utf8(output.stdout)?.lines().map_while(chances).collect();
    if answers.len() == known.len() {
        Ok(answers)
    } else {
        Err(format!("the peer answered {} of {} positions", answers.len(), known.len()).into())
    }
}

fn chances(line: &str) -> Option<Chances> {
    let numbers: Vec<f32> = line.split_whitespace().map_while(|number| number.parse().ok()).collect();
    Some(Chances::from(eval::Probabilities::from_array(numbers.try_into().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eval::Evaluator as _;
    use rules::Position;

    fn known_with(text: &str, mean: Chances) -> SolvedEntry {
        let position: Position = text.parse().expect("a position");
        let family = sort(&position).expect("a family").family;
        let value = Value { ply: 0, games: 144, mean, error: Chances([0.0, 0.0, 0.0, 0.0, 0.0, 0.004]) };
        known(TruthEntry { family, position, value: Some(value) }).expect("a value")
    }

    #[test]
    fn errors_are_from_the_heros_point_of_view() {
        let truth = Chances([0.5, 0.2, 0.0, 0.1, 0.0, 0.1]);
        let said = Chances([0.6, 0.3, 0.0, 0.1, 0.0, 0.4]);
        let ace = "24:2 6:5 5:4 4:4 / 6:5 5:4 4:3 3:3";
        let turned = ace.parse::<Position>().expect("a position").flip().to_string();
        // The holder is the hero. If it is not on roll, the same error has the opposite sign.
        let both = [known_with(ace, truth), known_with(&turned, truth)];
        let lines = table(&both[..1], &[("net".to_owned(), vec![said])]);
        assert_eq!(lines[2], "| ace-point | 1 | 0.0040 | 0.3000 | +0.3000 | +0.100 | +0.000 |");
        let lines = table(&both[1..], &[("net".to_owned(), vec![said])]);
        assert_eq!(lines[2], "| ace-point | 1 | 0.0040 | 0.3000 | -0.3000 | +0.000 | +0.100 |");
        let lines = table(&both, &[("net".to_owned(), vec![said; 2])]);
        assert_eq!(lines[3], "| all | 2 | 0.0040 | 0.3000 | +0.0000 | +0.050 | +0.050 |");
    }

    #[test]
    fn a_later_set_replaces_the_values_of_an_earlier_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let texts = ["7:1 1:2 / 6:2", "8:1 1:2 / 6:2", "9:1 1:2 / 6:2"];
        let set = |name: &str, texts: &[&str], equity: f64| {
            let lines = texts.iter().map(|text| {
                let mean = Chances([0.5, 0.0, 0.0, 0.0, 0.0, equity]);
                known_with(text, mean).entry.line() + "\n"
            });
            let header = file::Header { net: 1, positions_seed: 2, dice_seed: 3 };
            let path = folder.path().join(name);
            std::fs::write(&path, header.text() + &lines.collect::<String>()).expect("a set");
            path
        };
        let sets = [set("one", &texts[..2], 0.25), set("two", &texts[1..], 0.75)];
        let equities: Vec<f64> =
            joined(&sets).expect("the sets").iter().map(|known| known.value.mean.equity()).collect();
        assert_eq!(equities, [0.25, 0.75, 0.75]);
    }

    #[test]
    fn threads_change_neither_answers_nor_their_order() {
        let evaluator = NativeEvaluator::new(eval::embedded());
        let texts =
            ["7:1 1:2 / 6:2", "24:2 6:5 5:4 4:4 / 6:5 5:4 4:3 3:3", "16:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"];
        let known = texts.map(|text| known_with(text, Chances([0.0; 6])));
        let alone = evaluated(&evaluator, &known, Ply::ZERO, 1);
        assert_eq!(evaluated(&evaluator, &known, Ply::ZERO, 2), alone);
        assert_eq!(alone.len(), 3);
        let last: Position = texts[2].parse().expect("a position");
        assert_eq!(alone[2], Chances::from(evaluator.evaluate_one(&last)));
    }

    #[test]
    fn a_peer_that_answers_too_little_is_an_error() {
        let known = [known_with("7:1 1:2 / 6:2", Chances([0.0; 6]))];
        let error = asked(Path::new("true"), &known, 0).expect_err("no answer");
        assert_eq!(error.to_string(), "the peer answered 0 of 1 positions");
        let error = asked(Path::new("/no/python"), &known, 0).expect_err("no program");
        assert!(error.to_string().starts_with("/no/python: "), "{error}");
    }
}
