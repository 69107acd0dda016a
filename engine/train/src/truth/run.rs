//! Making a truth set: finding positions, rolling them out with results appended to a file one by one, and packing
//! the set with its values.

use super::family::Family;
use super::file::{self, Header, Part, TruthEntry, Value};
use super::play::{Limits, Play, Roller};
use super::starts::{Finding, find};
use crate::tools::{now, report, write_whole};
use eval::NativeEvaluator;
use rustix::time::{ClockId, clock_gettime};
use std::collections::HashMap;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

type Done = Result<(), Box<dyn Error>>;

/// The settings of a run.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Running {
    /// The limits of each rollout.
    pub(crate) limits: Limits,
    /// The number of threads; each rolls out its own position.
    pub(crate) threads: usize,
    /// The maximum number of positions to roll out in this run.
    pub(crate) count: usize,
}

impl Running {
    /// Returns settings that stop at a standard error of `error` for the equity, with at most `games_max` games per
    /// position.
    pub(crate) fn new(error: f64, games_max: u32, threads: usize, count: usize) -> Self {
        Self { limits: Limits { error, games_max }, threads, count }
    }
}

pub(super) fn text(path: &Path) -> Result<String, Box<dyn Error>> {
    Ok(std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?)
}

/// Finds positions and writes a set without values. The families alternate, so any first part of the set holds
/// equally many positions of every family.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub(crate) fn find_positions(
    evaluator: &NativeEvaluator,
    net: u64,
    per_family: usize,
    [positions_seed, dice_seed]: [u64; 2],
    out: &Path,
) -> Done {
    let found = find(evaluator, Finding { per_family, seed: positions_seed });
    let header = Header { net, positions_seed, dice_seed };
    let mut set = header.text();
    let mut count = 0;
    for at in 0..per_family {
        for (family, positions) in &found {
            if let Some(position) = positions.get(at) {
                set.push_str(&TruthEntry { family: *family, position: *position, value: None }.line());
                set.push('\n');
                count += 1;
            }
        }
    }
    write_whole(out, set.as_bytes())?;
    for (family, positions) in found.iter().filter(|(_, positions)| positions.len() < per_family) {
        report(&format!("{}: only {} positions were found", family.name(), positions.len()));
    }
    report(&format!("{count} positions of {} families", found.len()));
    Ok(())
}

/// Rolls out the positions that have no value in the set or in `partial`, see [`in_turn`]. Each result is appended to
/// `partial` with one write, so a killed run resumes where it stopped.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or does not fit the others.
pub(crate) fn roll_out(
    evaluator: &NativeEvaluator,
    net: u64,
    set: &Path,
    partial: &Path,
    running: Running,
) -> Done {
    let (header, entries) = file::read(&text(set)?)?;
    header.must_equal(&Header { net, ..header }, "the net")?;
    let (out, done) = open_partial(partial, &header)?;
    let open: Vec<TruthEntry> = in_turn(&entries)
        .into_iter()
        .filter(|entry| entry.value.is_none() && !done.contains_key(&file::digest(&entry.position)))
        .take(running.count)
        .collect();
    report(&format!("{} positions are done, {} remain", done.len(), open.len()));
    let (next, out) = (AtomicUsize::new(0), Mutex::new(out));
    let begun = now();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..running.threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut roller = Roller::new(evaluator);
                    while let Some(entry) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let started = processor_time();
                        let value = rolled(&mut roller, entry, &header, running.limits);
                        let seconds = processor_time().saturating_sub(started).as_secs_f64();
                        let name = entry.family.name();
                        report(&format!("{name}: {} games in {seconds:.1} s", value.games));
                        let line = TruthEntry { value: Some(value), ..*entry }.line() + "\n";
                        let mut out =
                            out.lock().map_err(|_poisoned| std::io::Error::other("a thread panicked"))?;
                        out.write_all(line.as_bytes())?;
                    }
                    Ok::<(), std::io::Error>(())
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a rollout thread panicked"))
    })?;
    report(&format!("{} positions in {} s", open.len(), begun.elapsed().as_secs()));
    Ok(())
}

/// Returns the positions in the order in which they are rolled out: one of each family from the half `tune`, then one
/// of each family from the held-out half, and so on. So a run that is stopped at any moment has rolled out about
/// equally many positions of every family and half.
fn in_turn(entries: &[TruthEntry]) -> Vec<TruthEntry> {
    let mut counts: HashMap<(Family, Part), usize> = HashMap::new();
    let mut turns: Vec<_> = entries
        .iter()
        .map(|entry| {
            let count = counts.entry((entry.family, entry.part())).or_default();
            *count += 1;
            (*count, entry.part(), entry.family, *entry)
        })
        .collect();
    turns.sort_by_key(|(turn, part, family, _)| (*turn, *part, *family));
    turns.into_iter().map(|(.., entry)| entry).collect()
}

/// Returns the processor time of this thread, which other work on the machine does not change.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

fn rolled(roller: &mut Roller<'_>, entry: &TruthEntry, header: &Header, limits: Limits) -> Value {
    let play = if entry.family.needs_depth() { Play::One } else { Play::Zero };
    // The dice depend on the position, not on the order in which threads roll positions out.
    let seed = header.dice_seed ^ file::digest(&entry.position);
    let rolled = roller.roll_out(&entry.position, play, limits, seed);
    Value { ply: play.ply(), games: rolled.games, mean: rolled.mean, error: rolled.error }
}

/// Opens or creates the file of results, and removes a partial line left by an interruption.
fn open_partial(path: &Path, header: &Header) -> Result<(File, HashMap<u64, TruthEntry>), Box<dyn Error>> {
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
    let name = path.display().to_string();
    let so_far = text(path)?;
    // An earlier run may have stopped within the header.
    if so_far.len() < header.text().len() && header.text().starts_with(&so_far) {
        file.set_len(0)?;
        file.write_all(header.text().as_bytes())?;
        return Ok((file, HashMap::new()));
    }
    let (its_header, entries, whole) =
        file::read_partial(&so_far).map_err(|error| format!("{name}: {error}"))?;
    header.must_equal(&its_header, &name)?;
    file.set_len(whole as u64)?;
    Ok((file, entries.into_iter().map(|entry| (file::digest(&entry.position), entry)).collect()))
}

/// Writes the set with the values of the runs that were made for it.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or does not fit the others.
pub(crate) fn pack(set: &Path, partials: &[String], out: &Path) -> Done {
    let (header, mut entries) = file::read(&text(set)?)?;
    let mut values = HashMap::new();
    for partial in partials {
        let (its_header, found, _) =
            file::read_partial(&text(Path::new(partial))?).map_err(|error| format!("{partial}: {error}"))?;
        header.must_equal(&its_header, partial)?;
        values.extend(found.into_iter().map(|entry| (entry.position, entry.value)));
    }
    let mut packed = header.text();
    for entry in &mut entries {
        entry.value = entry.value.or_else(|| values.get(&entry.position).copied().flatten());
        packed.push_str(&entry.line());
        packed.push('\n');
    }
    write_whole(out, packed.as_bytes())?;
    let done = entries.iter().filter(|entry| entry.value.is_some()).count();
    report(&format!("{done} of {} positions have a value", entries.len()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    const HEADER: Header = Header { net: 3, positions_seed: 1, dice_seed: 2 };
    const LIMITS: Limits = Limits { error: 0.5, games_max: 144 };

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn new() -> Self {
            let folder = Self(tempfile::tempdir().expect("a folder"));
            let races = ["7:2 1:1 / 6:2", "8:1 6:3 / 5:3 1:2", "9:2 / 6:1 2:1", "7:1 6:1 / 4:3"];
            let lines = races.map(|text| {
                let position = text.parse().expect("a position");
                TruthEntry { family: super::super::family::Family::Race, position, value: None }.line() + "\n"
            });
            std::fs::write(folder.file("set"), HEADER.text() + &lines.concat()).expect("a set");
            folder
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn roll(&self, net: u64, partial: &str, count: usize) -> Result<Vec<String>, String> {
            let evaluator = NativeEvaluator::new(eval::embedded());
            let running = Running { limits: LIMITS, threads: 2, count };
            roll_out(&evaluator, net, &self.file("set"), &self.file(partial), running)
                .map_err(|error| error.to_string())?;
            let text = std::fs::read_to_string(self.file(partial)).expect("results");
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines[6..].sort();
            Ok(lines)
        }
    }

    #[test]
    fn a_run_resumed_from_a_cut_file_gives_the_same_results() {
        let folder = Folder::new();
        let whole = folder.roll(3, "whole", 9).expect("a run");
        assert_eq!(whole.len(), 6 + 4);
        let bytes = std::fs::read(folder.file("whole")).expect("results");
        for cut in [0, 5, HEADER.text().len(), bytes.len() / 2, bytes.len() - 1, bytes.len()] {
            std::fs::write(folder.file("cut"), &bytes[..cut]).expect("results");
            assert_eq!(folder.roll(3, "cut", 9).expect("a run"), whole, "cut at {cut}");
        }
        // After a partial run, the rest is done and no position is repeated.
        assert_eq!(folder.roll(3, "part", 1).expect("a run").len(), 6 + 1);
        assert_eq!(folder.roll(3, "part", 9).expect("a run"), whole);

        let packed = folder.file("packed");
        let partial = folder.file("whole").display().to_string();
        pack(&folder.file("set"), &[partial], &packed).expect("a set");
        let (header, entries) = file::read(&text(&packed).expect("text")).expect("a set");
        assert_eq!(header, HEADER);
        assert!(entries.iter().all(|entry| entry.value.is_some_and(|value| value.games == 144)));
    }

    #[test]
    fn any_prefix_of_a_run_is_balanced() {
        let text = text(Path::new("truth/n19.txt")).expect("the set");
        let (_, entries) = file::read(&text).expect("a set");
        let turns = in_turn(&entries);
        assert_eq!(turns.len(), entries.len());
        for (count, part) in [(24, Part::Tune), (48, Part::Apart), (72, Part::Tune)] {
            let round = &turns[count - 24..count];
            let families: std::collections::BTreeSet<_> = round.iter().map(|entry| entry.family).collect();
            assert!(families.len() == 24 && round.iter().all(|entry| entry.part() == part), "{round:?}");
        }
    }

    #[test]
    fn results_of_another_net_or_run_are_not_mixed_in() {
        let folder = Folder::new();
        let other_net = folder.roll(4, "whole", 9).expect_err("another net");
        assert_eq!(other_net, "the net is from another run: its `net` differs");
        let other = Header { dice_seed: 9, ..HEADER };
        std::fs::write(folder.file("other"), other.text()).expect("results");
        let error = folder.roll(3, "other", 9).expect_err("another run");
        assert!(error.ends_with("is from another run: its `dice-seed` differs"), "{error}");
    }
}
