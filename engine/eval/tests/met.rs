//! Reads the match equity tables that are installed with GNU Backgammon.
//!
//! If none are installed, this test prints that it was skipped, and passes.
#![expect(clippy::print_stderr, reason = "a test that checks nothing says so")]

use std::{fs, path::Path};

use eval::MatchEquities;

const FOLDER: &str = "/usr/share/gnubg/met";

#[test]
fn tables_of_gnu_backgammon_are_read() {
    if !Path::new(FOLDER).exists() {
        eprintln!("SKIPPED: GNU Backgammon is not installed, so its tables are not read");
        return;
    }
    let mut read = Vec::new();
    for entry in fs::read_dir(FOLDER).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if !name.ends_with(".xml") || name == "catalog.xml" {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        match MatchEquities::read(&text) {
            Ok(table) => {
                assert!((table.chance(5, 5, false) - 0.5).abs() < 1e-6, "{name}");
                // The published tables (Woolsey, Jacobs, Snowie, Kazaross) agree within a few hundredths.
                for (own, opponent, chance) in [(2, 4, 0.67), (4, 2, 0.33), (3, 5, 0.65), (2, 3, 0.6)] {
                    let found = table.chance(own, opponent, false);
                    assert!((found - chance).abs() < 0.05, "{name}: {own}-away {opponent}-away is {found}");
                }
                let last = table.chance(25, 2, false);
                assert!(last > 0.0 && last < table.chance(15, 2, false), "{name}: {last}");
                read.push(name);
            }
            // Tables given as formulas, and tables for players of different strength, are refused.
            Err(error) => {
                let is_known = ["mec.xml", "zadeh.xml", "jac050.xml", "jac100.xml"].contains(&&*name);
                assert!(is_known, "{name}: {error}");
            }
        }
    }
    assert!(read.iter().any(|name| name == "Kazaross-XG2.xml"), "{read:?}");
}
