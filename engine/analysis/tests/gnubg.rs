//! Compares both analyses of a match that GNU Backgammon played against itself. Without the program installed, the
//! test prints that it was skipped, and passes. `examples/compare_with_gnubg.rs` does the same with many matches
//! and prints a table.
#![expect(clippy::print_stderr, reason = "the test prints that it was skipped")]

mod peer;

use std::path::Path;

use peer::{Agreement, PeerMatch, gnubg, ours, played};

#[test]
fn both_programs_find_the_same_plays_wrong() {
    let Some(program) = gnubg() else {
        eprintln!("SKIPPED: GNU Backgammon is not installed, so nothing is compared with it");
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("analysis-peer");
    std::fs::create_dir_all(&folder).unwrap();
    let game = PeerMatch { points: 5, seed: 7, noise: 0.03 };
    let theirs = played(program, &folder, game, &[0]);
    let mut agreement = Agreement::default();
    agreement.add(&ours(&theirs[0].mat, 0, 2), &theirs[0]);
    assert!(agreement.plays > 20 && agreement.both > 3, "{agreement:?}");
    // Two different nets judge one short match. The table in docs/analysis.md covers many.
    assert!(agreement.share() > 0.8, "{agreement:?}");
    for (ours, theirs) in agreement.total_ours.iter().zip(agreement.total_theirs) {
        assert!((ours - theirs).abs() < 0.4 * theirs + 0.3, "{agreement:?}");
    }
}
