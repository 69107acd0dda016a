//! Checks that the server makes every refusal of the catalogue, that every code which a pure crate gives has a text,
//! and that few refusals contain words that no catalogue has. That the server's own refusals have texts, the compiler
//! checks; that the other languages have them, a test of the web client.

use std::{collections::BTreeSet, fs};

use tidy::{code, root, sources};

/// The crates whose refusals are a code and its arguments, and whose sentences only a command prints.
const PURE: [&str; 5] =
    ["competitions/src", "engine/analysis/src", "engine/play/src", "engine/records/src", "engine/rules/src"];
/// The crates that answer people.
const ANSWERING: [&str; 3] = ["server/report/src", "server/site/src", "server/src"];
/// The refusals with words in English, of a parser or of the readers of match files. The list may only become shorter.
const WITH_ENGLISH_WORDS: [&str; 6] =
    ["malformed", "must_be", "rolls_not_json", "row_does_not_fit", "row_does_not_fit_roll", "websocket_only"];
/// The arguments of such words, as the catalogue declares them.
const ENGLISH_ARGUMENTS: [&str; 2] = ["# $detail (string)", "# $expected (string)"];

/// Returns the English texts of refusals.
fn texts() -> String {
    fs::read_to_string(root().join("texts/en/refusals.ftl")).expect("the texts can be read")
}

/// Returns the code of the refusal whose text begins on this line.
fn code_of(line: &str) -> Option<&str> {
    line.strip_prefix("refusals-")?.split_once(" =").map(|(code, _)| code)
}

/// Returns the code of every file in these folders.
fn codes_in(folders: &[&str]) -> Vec<String> {
    let files = folders.iter().flat_map(|folder| sources(folder));
    files.map(|path| code(&fs::read_to_string(path).expect("a source can be read"))).collect()
}

/// Returns the name of the variant whose code this is: `NotYourTurn` for `not_your_turn`.
fn variant(code: &str) -> String {
    let words = code.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    words.collect()
}

/// Returns the string with which a code begins, if it begins with one.
fn literal(code: &str) -> Option<&str> {
    code.trim_start().strip_prefix('"')?.split('"').next()
}

/// Returns the codes that a source gives: in the arms of functions named `code` or `coded`, and as arguments of
/// `Unanswerable`.
fn given(source: &str) -> Vec<&str> {
    let functions = ["fn code(", "fn coded("].into_iter().flat_map(|start| source.split(start).skip(1));
    let bodies = functions.filter_map(|rest| rest.split(" fn ").next());
    let arms = bodies.flat_map(|body| body.split("=>").skip(1));
    let in_arms = arms.filter_map(|arm| literal(arm.trim_start_matches([' ', '{', '('])));
    let of_field = source.split("::field(").skip(1).filter_map(|call| literal(call.split(',').nth(1)?));
    let of_form = source.split("::form(").skip(1).filter_map(literal);
    in_arms.chain(of_field).chain(of_form).collect()
}

/// Returns the constructors of refusals that a source calls, with their arguments.
fn constructed(source: &str) -> Vec<(&str, &str)> {
    let calls = source.split("refusals::").skip(1).filter_map(|call| {
        let (name, rest) = call.split_once('(')?;
        let mut depth = 1;
        let end = rest.find(|letter: char| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            depth == 0
        })?;
        Some((name, &rest[..end]))
    });
    calls.collect()
}

#[test]
fn every_refusal_is_made_somewhere() {
    let code = [codes_in(&PURE), codes_in(&ANSWERING)].concat().join(" ");
    let words: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let texts = texts();
    let unused: Vec<&str> = texts
        .lines()
        .filter_map(code_of)
        .filter(|code| !words.contains(code) && !words.contains(variant(code).as_str()))
        .collect();
    assert!(unused.is_empty(), "nothing makes these refusals: {unused:?}");
}

#[test]
fn every_code_that_a_pure_crate_gives_has_a_text() {
    let texts = texts();
    let known: BTreeSet<&str> = texts.lines().filter_map(code_of).collect();
    let sources = [codes_in(&PURE), codes_in(&["server/report/src"])].concat();
    let given: BTreeSet<&str> = sources.iter().flat_map(|source| given(source)).collect();
    // Without this, a change of the sources' form could let the test find nothing.
    for code in ["no_crawford", "must_play_both", "xgid_field", "held_long_enough", "from_to", "id_or_setup"]
    {
        assert!(given.contains(code), "{code} is not found");
    }
    let silent: Vec<_> = given.difference(&known).collect();
    assert!(silent.is_empty(), "give them texts in texts/*/refusals.ftl: {silent:?}");
}

#[test]
fn few_refusals_contain_words_in_english() {
    let texts = texts();
    let mut found = BTreeSet::new();
    let mut is_english = false;
    for line in texts.lines() {
        is_english |= ENGLISH_ARGUMENTS.contains(&line);
        if let Some(code) = code_of(line) {
            if is_english {
                found.insert(code);
            }
            is_english = false;
        }
    }
    // An error that is displayed, or a text that is rendered, has no other language in an argument.
    let displayed = ["error.to_string()", "problem.to_string()", "cause.to_string()", "in_language("];
    let sources = codes_in(&ANSWERING);
    let calls = sources.iter().flat_map(|source| constructed(source));
    found.extend(
        calls
            .filter(|(_, arguments)| displayed.iter().any(|words| arguments.contains(words)))
            .map(|(name, _)| name),
    );
    assert_eq!(found, BTreeSet::from(WITH_ENGLISH_WORDS), "give the error a code and arguments");
}
