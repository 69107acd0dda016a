//! GNU Backgammon as an installed program, which plays a match against itself and analyses it. It is run only as a
//! separate process and is never part of this project.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]
#![allow(dead_code, reason = "each program uses a part of this")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;

use analysis::{GameReport, GameStep, Level, Plan, PlayStudy, Report, StepAction, Subject, analyse};
use eval::{Engine, Ply};
use records::Transcript;
use rules::BySide;

/// Returns the path of the program, or `None` if it is not installed.
pub(crate) fn gnubg() -> Option<&'static Path> {
    ["/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"]
        .map(Path::new)
        .into_iter()
        .find(|path| path.exists())
}

/// A match to play. The noise makes the players err; without it there would be no errors to find.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PeerMatch {
    pub(crate) points: u16,
    pub(crate) seed: u32,
    pub(crate) noise: f32,
}

/// The output of GNU Backgammon.
pub(crate) struct Theirs {
    pub(crate) mat: String,
    /// The error of each checker play, in order; plays with one legal choice cost nothing.
    pub(crate) plays: Vec<f32>,
    /// The sum of all errors, plays and cube: of the player listed first, and of the second.
    pub(crate) totals: [f32; 2],
}

/// Plays a match and analyses it at each of the depths.
pub(crate) fn played(program: &Path, folder: &Path, game: PeerMatch, plies: &[u8]) -> Vec<Theirs> {
    let name = format!("{}-{}", game.points, game.seed);
    let file = |end: &str| -> PathBuf { folder.join(format!("{name}{end}")) };
    let mut script =
        String::from("set display off\nset confirm new off\nset automatic game on\nset automatic roll on\n");
    for player in 0..2 {
        script += &format!(
            "set player {player} gnubg\nset player {player} chequerplay evaluation plies 0\n\
             set player {player} cubedecision evaluation plies 0\n\
             set player {player} chequerplay evaluation noise {0}\nset player {player} cubedecision evaluation noise {0}\n",
            game.noise
        );
    }
    script += &format!("set seed {}\nnew match {}\n{}", game.seed, game.points, "play\n".repeat(600));
    script += &format!("export match mat {}\n", file(".mat").display());
    for ply in plies {
        script += &format!(
            "set analysis chequerplay evaluation plies {ply}\nset analysis cubedecision evaluation plies {ply}\n\
             analyse clear match\nanalyse match\nset prompt depth{ply}\nshow statistics match\nsave match {}\n",
            file(&format!("-{ply}.sgf")).display()
        );
    }
    std::fs::write(file(".gnubg"), script).unwrap();
    let home = folder.join(format!("{name}.home"));
    std::fs::create_dir_all(&home).unwrap();
    let ran = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(file(".gnubg"))
        .stdin(Stdio::null())
        .env("HOME", &home)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stdout).into_owned();
    let mat = std::fs::read_to_string(file(".mat")).unwrap();
    let depth = |ply: &u8| Theirs {
        mat: mat.clone(),
        plays: plays(&std::fs::read_to_string(file(&format!("-{ply}.sgf"))).unwrap()),
        totals: totals(said.split(&format!("`depth{ply}'")).nth(1).unwrap()),
    };
    plies.iter().map(depth).collect()
}

/// Returns the errors of the plays in an analysed SGF file. Each play's node has `A[which][play ... equity
/// ...][...]`.
fn plays(sgf: &str) -> Vec<f32> {
    let mut errors = Vec::new();
    for line in sgf.lines().filter(|line| line.starts_with(";B[") || line.starts_with(";W[")) {
        let is_play = line[3..].starts_with(|c: char| c.is_ascii_digit());
        if !is_play {
            continue;
        }
        let Some((_, list)) = line.split_once("]A[") else {
            errors.push(0.0);
            continue;
        };
        let mut parts = list.split("][");
        let which: usize = parts.next().unwrap().trim_end_matches(']').parse().unwrap();
        // The fields are moves, "E", "ver", "3", five probabilities, equity.
        let equity = |part: &str| part.split_whitespace().nth(9).unwrap().parse::<f32>().unwrap();
        let equities: Vec<f32> = parts.take_while(|part| part.contains(" E ver ")).map(equity).collect();
        errors.push(equities.get(which).map_or(0.0, |made| (equities[0] - made).max(0.0)));
    }
    errors
}

/// Returns the numbers of the last line of the statistics that says `Error total`, which covers plays and cube
/// together.
fn totals(statistics: &str) -> [f32; 2] {
    let overall = statistics.split("Overall statistics").nth(1).unwrap();
    let line = overall.lines().find(|line| line.starts_with("Error total")).unwrap();
    let mut numbers = line.split_whitespace().filter_map(|word| word.parse::<f32>().ok());
    [numbers.next().unwrap().abs(), numbers.next().unwrap().abs()]
}

/// Returns this project's analysis of the same file.
pub(crate) fn ours(mat: &str, ply: u8, threads: usize) -> Report {
    let subject = Subject::of_transcript(&Transcript::from_mat(mat).unwrap(), false);
    let plan = Plan::new(subject, Level::at(Ply::new(ply).unwrap())).unwrap();
    analyse(&plan, &Engine::default(), threads, &|_| {}, &AtomicBool::new(false)).unwrap()
}

/// The limit from which errors are counted.
pub(crate) const WRONG: f32 = 0.05;

/// Iterates over the plays that were made, in order, as both programs list them.
pub(crate) fn plays_of(report: &Report) -> impl Iterator<Item = (&GameReport, &GameStep, &PlayStudy)> {
    report.games.iter().flat_map(|game| game.steps.iter().map(move |step| (game, step))).filter_map(
        |(game, step)| match &step.done {
            StepAction::Roll { play: Some(study), .. } => Some((game, step, study)),
            StepAction::Roll { play: None, .. } | StepAction::Cube(_) => None,
        },
    )
}

/// The agreement of two analyses of the same match.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Agreement {
    /// The number of checker plays, without forced ones.
    pub(crate) plays: u32,
    /// The number of plays that both call wrong by 0.05 or more.
    pub(crate) both: u32,
    /// The number of plays that only GNU Backgammon calls wrong.
    pub(crate) theirs: u32,
    /// The number of plays that only this analysis calls wrong.
    pub(crate) ours: u32,
    /// The sum of all errors of both players, plays and cube, by GNU Backgammon.
    pub(crate) total_theirs: [f32; 2],
    pub(crate) total_ours: [f32; 2],
}

impl Agreement {
    pub(crate) fn add(&mut self, report: &Report, theirs: &Theirs) {
        let made: Vec<_> = plays_of(report).map(|(_, _, study)| study).collect();
        assert_eq!(made.len(), theirs.plays.len(), "both see the same plays");
        for (study, &error) in made.iter().zip(&theirs.plays).filter(|(study, _)| !study.forced) {
            self.plays += 1;
            match (study.error.equity >= WRONG, error >= WRONG) {
                (true, true) => self.both += 1,
                (true, false) => self.ours += 1,
                (false, true) => self.theirs += 1,
                (false, false) => {}
            }
        }
        let BySide { white, black } = report.totals;
        for (at, totals) in [white, black].iter().enumerate() {
            self.total_ours[at] += totals.all().error.equity;
            self.total_theirs[at] += theirs.totals[at];
        }
    }

    /// Returns the share of plays on which both agree whether the error is 0.05 or more.
    pub(crate) fn share(&self) -> f64 {
        1.0 - f64::from(self.theirs + self.ours) / f64::from(self.plays.max(1))
    }
}
