//! Names that a search finds: a function is called by a verb and its object, and a type by a noun that few modules
//! share.

use std::collections::{BTreeMap, BTreeSet};

use tidy::all_sources;

/// Words that say nothing as the whole name of a function.
const VAGUE: [&str; 2] = ["of", "note"];
/// Functions with such a name. The list may only become shorter.
const EXCEPTIONS: [(&str, &str); 8] = [
    ("of", "competitions/src/duty/tests.rs"),
    ("of", "competitions/src/team_match/score.rs"),
    ("of", "server/site/src/competitions/comparative/week.rs"),
    ("of", "server/site/src/competitions/team.rs"),
    ("of", "server/site/src/competitions/team/keep.rs"),
    ("note", "server/site/src/competitions/team/view.rs"),
    ("note", "server/site/src/competitions/team_event.rs"),
    ("note", "server/site/src/competitions/tournament/view.rs"),
];
/// The maximum number of modules that define types of one name. The worst is `Refused`, which each kind of competition
/// has, like `Row` and `Phase`; then come `Board`, `Outcome` and `Place`.
const NAMESAKES_MAX: usize = 10;

/// Returns the name that a line defines after one of the words, such as `struct`, without its visibility.
fn defined<'a>(line: &'a str, words: &[&str]) -> Option<&'a str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.trim_start(),
        None => line,
    };
    let rest = words.iter().find_map(|word| line.strip_prefix(word)?.strip_prefix(' '))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| !name.is_empty())
}

/// Returns the name of the function that a line declares.
fn function(line: &str) -> Option<&str> {
    defined(line.trim_start(), &["fn", "async fn", "const fn", "unsafe fn"])
}

/// Returns the name of the type that a line defines. Types inside functions are no part of a module, so that their
/// lines, which are indented, define none.
fn type_of_module(line: &str) -> Option<&str> {
    defined(line, &["struct", "enum", "trait", "type", "union"])
}

#[test]
fn functions_have_names_that_a_search_finds() {
    let mut vague = BTreeSet::new();
    let all = all_sources();
    for (file, text) in &all {
        let found = text.lines().filter_map(function).filter(|name| VAGUE.contains(name));
        vague.extend(found.map(|name| (name, file.as_str())));
    }
    let allowed = BTreeSet::from(EXCEPTIONS);
    let new: Vec<_> = vague.difference(&allowed).collect();
    assert!(new.is_empty(), "name them after what they do, such as from_rating or list_passkeys: {new:?}");
    let mended: Vec<_> = allowed.difference(&vague).collect();
    assert!(mended.is_empty(), "take these out of EXCEPTIONS: {mended:?}");
}

#[test]
fn few_modules_have_types_of_one_name() {
    let all = all_sources();
    let mut modules: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (file, text) in &all {
        for name in text.lines().filter_map(type_of_module) {
            modules.entry(name).or_default().insert(file);
        }
    }
    let common: Vec<_> = modules
        .iter()
        .filter(|(_, files)| files.len() > NAMESAKES_MAX)
        .map(|(name, files)| format!("{name} in {files:?}"))
        .collect();
    assert!(common.is_empty(), "name the newest ones after what they hold: {common:#?}");
    let most = modules.values().map(BTreeSet::len).max();
    assert_eq!(most, Some(NAMESAKES_MAX), "lower NAMESAKES_MAX");
}

#[test]
fn names_are_found_in_lines() {
    let rows = [
        ("    pub(crate) fn of(rating: Rating) -> Band {", Some("of"), None),
        ("pub async fn of(&self) {", Some("of"), None),
        ("    fn offer(&self) {", Some("offer"), None),
        ("pub(in crate::http) struct Part<'a> {", None, Some("Part")),
        ("type Row = (i64, String);", None, Some("Row")),
        ("    type Row = (i64, String);", None, None),
        ("// fn of(rating)", None, None),
        ("let of = |one: &str| one.len();", None, None),
    ];
    for (line, name, type_name) in rows {
        assert_eq!((function(line), type_of_module(line)), (name, type_name), "{line}");
    }
}
