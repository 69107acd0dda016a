//! Plain English, as far as a program can check it: phrases that make a reader stop, and doc comments that begin with a
//! question word instead of naming the thing.

use std::{fs, process::Command};

use tidy::root;

/// Phrases that have a plainer form, in lower case.
const RIDDLES: &[&str] = &[
    "whoever",
    "nobody's",
    "is none of",
    "none of ours",
    "anew",
    "what is beyond",
    "is dear",
    "are dear",
    "somebody else's affair",
    "of those that",
];
/// Words with which no doc comment begins: it names the item, or says what it returns.
const OPENINGS: &[&str] = &["What", "Who", "Whom", "Of", "How often"];

/// Returns the text files that git lists, except generated files and this file, which contains the phrases.
fn files() -> Vec<String> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git runs");
    assert!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).expect("file names are UTF-8");
    let is_text = |name: &&str| {
        [".rs", ".ts", ".svelte", ".ftl", ".mjs", ".md", ".py", ".sh", ".sql"]
            .iter()
            .any(|end| name.ends_with(end))
    };
    let is_ours = |name: &&str| {
        !["tests/tidy/tests/language.rs", "web/src/wire/messages.ts"].contains(name)
            && (!name.starts_with("texts/") || name.starts_with("texts/en/") || name.ends_with(".md"))
    };
    names.lines().filter(is_text).filter(is_ours).map(str::to_owned).collect()
}

fn has_phrase(line: &str, phrase: &str) -> bool {
    let is_letter = |at: Option<char>| at.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    line.match_indices(phrase).any(|(start, found)| {
        !is_letter(line[..start].chars().next_back())
            && !is_letter(line[start + found.len()..].chars().next())
    })
}

/// Returns the faults of a file, each with its line number.
fn findings(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut was_doc = false;
    for (index, line) in text.lines().enumerate() {
        let lower = line.to_lowercase();
        for phrase in RIDDLES.iter().filter(|phrase| has_phrase(&lower, phrase)) {
            found.push((index + 1, format!("\"{phrase}\" has a plainer form")));
        }
        let doc = line.trim_start().strip_prefix("///").or_else(|| line.trim_start().strip_prefix("//!"));
        if let (Some(doc), false) = (doc, was_doc) {
            let doc = doc.trim_start();
            for opening in
                OPENINGS.iter().filter(|opening| doc.starts_with(**opening) && has_phrase(doc, opening))
            {
                found.push((index + 1, format!("a doc comment begins with \"{opening}\"")));
            }
        }
        was_doc = doc.is_some();
    }
    found
}

#[test]
fn sentences_are_plain() {
    let mut wrong = Vec::new();
    for name in files() {
        let Ok(text) = fs::read_to_string(root().join(&name)) else { continue };
        wrong.extend(findings(&text).into_iter().map(|(line, why)| format!("{name}:{line}: {why}")));
    }
    assert!(wrong.is_empty(), "{} findings:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_check_finds_what_it_is_for() {
    let rows = [
        ("/// What a player has.", 1),
        ("/// Returns what a player has.\n/// What follows is no opening.", 0),
        ("//! Who sits there.", 1),
        ("/// Whole numbers.", 0),
        ("// Whoever comes starts anew.", 2),
        ("let renewed = true;", 0),
        ("    /// Of each side.", 1),
        ("    /// Offers a double.", 0),
    ];
    for (text, expected) in rows {
        assert_eq!(findings(text).len(), expected, "{text}");
    }
}
