//! Checks that the server makes every refusal of the catalogue. That each refusal has a text, the compiler checks.

use std::{collections::BTreeSet, fs};

use tidy::{code, root, sources};

/// Returns the name of the variant whose code this is: `NotYourTurn` for `not_your_turn`.
fn variant(code: &str) -> String {
    let words = code.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect()
}

#[test]
fn every_refusal_is_made_somewhere() {
    let makers = [
        "competitions/src",
        "engine/analysis/src",
        "engine/play/src",
        "engine/rules/src",
        "server/report/src",
        "server/site/src",
        "server/src",
    ];
    let code: String = makers
        .iter()
        .flat_map(|folder| sources(folder))
        .map(|path| code(&fs::read_to_string(path).expect("a source can be read")))
        .collect();
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let texts = fs::read_to_string(root().join("texts/en/refusals.ftl")).expect("the texts can be read");
    let codes = texts.lines().filter_map(|line| line.strip_prefix("refusals-")?.split_once(" ="));
    let unused: Vec<&str> = codes
        .map(|(code, _)| code)
        .filter(|code| !words.contains(code) && !words.contains(variant(code).as_str()))
        .collect();
    assert!(unused.is_empty(), "nothing makes these refusals: {unused:?}");
}
