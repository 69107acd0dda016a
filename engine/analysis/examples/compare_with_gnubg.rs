//! Matches that GNU Backgammon plays against itself, analysed by both at 0-ply and 2-ply: how often both call the same
//! plays wrong by 0.05 or more, and how far the totals differ. `cargo run --release -p analysis --example
//! compare_with_gnubg -- 20 5` plays 20 matches to 5 points.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a tool of the developers, which prints a table"
)]

#[path = "../tests/peer/mod.rs"]
mod peer;

use peer::{Agreement, Game, gnubg, ours, played};

const PLIES: [u8; 2] = [0, 2];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|word| word.parse::<u32>().unwrap());
    let matches = arguments.next().unwrap_or(10);
    let points = u16::try_from(arguments.next().unwrap_or(5)).unwrap();
    let program = gnubg().expect("GNU Backgammon is installed");
    let folder = std::env::temp_dir().join(format!("compare-with-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut agreements = [Agreement::default(); 2];
    for seed in 1..=matches {
        let theirs = played(program, &folder, Game { points, seed, noise: 0.05 }, &PLIES);
        for ((ply, theirs), agreement) in PLIES.iter().zip(&theirs).zip(&mut agreements) {
            agreement.add(&ours(&theirs.mat, *ply, 2), theirs);
        }
    }
    println!(
        "| plies | plays | wrong to both | only to GNU | only to us | same side of 0.05 | total GNU | total ours |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (ply, a) in PLIES.iter().zip(agreements) {
        let share = a.share() * 100.0;
        let [one, two] = a.total_theirs;
        let [own_one, own_two] = a.total_ours;
        println!(
            "| {ply} | {} | {} | {} | {} | {share:.1} % | {one:.2} and {two:.2} | {own_one:.2} and {own_two:.2} |",
            a.plays, a.both, a.theirs, a.ours
        );
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
