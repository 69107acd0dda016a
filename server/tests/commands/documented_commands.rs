//! Runs the examples of `docs/cli.md` and compares their output with the documented one.

use std::path::Path;
use std::process::Command;

const DOCUMENT: &str = include_str!("../../../docs/cli.md");

/// A command after a `$` and the lines that follow it.
#[derive(Debug, Default)]
struct Example {
    command: String,
    output: String,
}

fn examples() -> Vec<Example> {
    let blocks = DOCUMENT.split("```console\n").skip(1);
    let mut examples = Vec::new();
    for block in blocks {
        let (block, _) = block.split_once("```").unwrap();
        for line in block.lines() {
            match line.strip_prefix("$ ") {
                Some(command) => {
                    examples.push(Example { command: command.to_owned(), output: String::new() })
                }
                None => {
                    let example = examples.last_mut().unwrap();
                    example.output += line;
                    example.output.push('\n');
                }
            }
        }
    }
    examples
}

/// Replaces numbers with a decimal point by `#`, because they change with the net.
fn without_fractions(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find(|c: char| c == '-' || c.is_ascii_digit()) {
        let (before, number) = rest.split_at(begin);
        let end = number.find(|c: char| c != '-' && c != '.' && !c.is_ascii_digit()).unwrap_or(number.len());
        let (number, after) = number.split_at(end);
        kept += before;
        kept += if number.contains('.') { "#" } else { number };
        rest = after;
    }
    kept + rest
}

#[test]
fn every_example_prints_what_the_document_says() {
    let examples = examples();
    assert!(examples.len() >= 8, "{examples:#?}");
    let folder = Path::new(env!("CARGO_BIN_EXE_fullprime")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    for Example { command, output } in examples {
        let ran = Command::new("sh")
            .args(["-c", &command])
            .env("PATH", &path)
            .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .output()
            .unwrap();
        let printed = String::from_utf8(ran.stdout).unwrap();
        assert_eq!(without_fractions(&printed), without_fractions(&output), "{command}: {printed}");
        assert!(ran.stderr.is_empty(), "{command}: {}", String::from_utf8_lossy(&ran.stderr));
    }
}

#[test]
fn only_numbers_with_a_point_are_left_out() {
    assert_eq!(
        without_fractions("{\"a\":-0.5,\"b\":12,\"c\":[1.25,\"8/5 6/5\"]}"),
        "{\"a\":#,\"b\":12,\"c\":[#,\"8/5 6/5\"]}"
    );
}
