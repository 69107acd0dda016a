//! Analyses all match files of a folder at the quick and at the standard level on one thread, and prints the time of
//! each and the sums of errors and luck: `cargo run --release -p fullprime-analysis --example speed FOLDER`.
#![expect(clippy::print_stdout, reason = "a developer tool that measures and prints")]

use std::path::Path;
use std::time::Duration;

use analysis::{Level, Plan, Report, StepAction, Subject};
use eval::Engine;
use records::{Import, Reading};

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).unwrap_or_default();
    let mut files: Vec<_> = std::fs::read_dir(Path::new(&folder))?.collect::<Result<_, _>>()?;
    files.sort_by_key(std::fs::DirEntry::path);
    let engine = Engine::default();
    engine.prepare();
    let (mut quick, mut standard) = (Sums::default(), Sums::default());
    for file in files {
        let bytes = std::fs::read(file.path())?;
        let Ok(import) = Import::read(&bytes, Reading::Tolerant) else { continue };
        let subject = Subject::of_transcript(&import.transcript, false);
        let Ok(plan) = Plan::new(subject.clone(), Level::QUICK) else { continue };
        let begun = on_processor();
        let answers: Vec<_> = (0..plan.len()).map(|number| plan.answer(&engine, number)).collect();
        quick.time += on_processor() - begun;
        quick.add(&plan.report(&answers, engine.equities()));
        let luck = plan.luck_of(&answers);
        let Ok(plan) = Plan::new(subject, Level::STANDARD) else { continue };
        let plan = plan.with_luck(luck);
        let begun = on_processor();
        let answers: Vec<_> = (0..plan.len()).map(|number| plan.answer(&engine, number)).collect();
        standard.time += on_processor() - begun;
        standard.add(&plan.report(&answers, engine.equities()));
    }
    println!("quick: {quick:?}\nstandard: {standard:?}");
    Ok(())
}

/// Returns the processor time that this thread has used.
fn on_processor() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|word| word.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or_default())
}

#[derive(Debug, Default)]
struct Sums {
    time: Duration,
    plays: u32,
    error: f64,
    luck: f64,
}

impl Sums {
    fn add(&mut self, report: &Report) {
        for step in report.games.iter().flat_map(|game| &game.steps) {
            self.error += f64::from(step.error().equity);
            if let StepAction::Roll { luck, .. } = &step.done {
                self.luck += f64::from(luck.equity.abs());
                self.plays += 1;
            }
        }
    }
}
