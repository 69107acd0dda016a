//! No message is stored. The database has JSON columns only for types of `store`, which `store` itself writes and
//! reads; and `store` cannot name a message, because `wire` is not among its dependencies.

use std::{collections::BTreeSet, fs};

use tidy::{code, root, sources};

/// The files of `site` that write or read JSON, with its source or destination. None of these is a column that another
/// version of the program has to understand.
const ELSEWHERE: &[(&str, &str)] = &[
    ("accounts/settings.rs", "a document of the web client, which is stored as it came"),
    ("competitions/comparative/export.rs", "a file to download"),
    ("competitions/team/export.rs", "a file to download"),
    ("competitions/team/rolls.rs", "a file to download and to upload"),
    ("competitions/team_event/export.rs", "a file to download"),
    ("house_bots/turns.rs", "a stream of Redis"),
    ("passkeys/webauthn.rs", "what a browser signed"),
    ("presence/bus/redis.rs", "a channel of Redis"),
    ("sensor_boards/owner.rs", "a frame of a board, which is stored in the form of its protocol"),
];

/// The files of `store` that compare texts with a pattern, and the texts. None is a stored form: what a search asks
/// about one has a column or a mark, which is written together with the form.
const PATTERNS: [(&str, &str); 6] = [
    ("address_accounts.rs", "hashes of addresses"),
    ("clubs.rs", "names of clubs"),
    ("pages.rs", "names of tables"),
    ("persons.rs", "hashes of addresses"),
    ("shape.rs", "names of tables"),
    ("users.rs", "names of guests"),
];

/// The words that write or read JSON.
const JSON: [&str; 3] = ["serde_json::to_", "serde_json::from_", "serde_json::{"];

fn has_json(source: &str) -> bool {
    let code = code(source);
    JSON.iter().any(|word| code.contains(word))
}

#[test]
fn json_is_found_in_code_and_not_in_comments_or_tests() {
    assert!(has_json("fn f() { serde_json::to_string(x) }"));
    assert!(has_json("use serde_json::{from_str};"));
    assert!(!has_json("// serde_json::to_string(x)\n#[cfg(test)]\nmod tests { serde_json::from_str(x) }"));
}

/// Returns the files below a folder whose source is as wanted, named from the folder.
fn files_with(folder: &str, is_wanted: fn(&str) -> bool) -> BTreeSet<String> {
    let base = root().join(folder);
    let files = sources(folder).into_iter().filter(|path| !path.ends_with("tests.rs"));
    files
        .filter(|path| is_wanted(&fs::read_to_string(path).expect("a source file can be read")))
        .map(|path| path.strip_prefix(&base).expect("the file is below the folder").display().to_string())
        .collect()
}

#[test]
fn the_store_writes_json_only_in_its_stored_forms() {
    let others: Vec<_> = files_with("server/store/src", has_json)
        .into_iter()
        .filter(|file| file != "stored.rs" && !file.starts_with("stored/"))
        .collect();
    assert!(others.is_empty(), "use `stored::to_json` and `stored::from_json`: {others:?}");
    let manifest = fs::read_to_string(root().join("server/store/Cargo.toml")).expect("the crate has one");
    assert!(!manifest.contains("wire"), "the store must not know messages");
}

#[test]
fn the_site_stores_no_json_of_its_own() {
    let allowed: BTreeSet<String> = ELSEWHERE.iter().map(|(file, _)| (*file).to_owned()).collect();
    let found = files_with("server/site/src", has_json);
    let new: Vec<_> = found.difference(&allowed).collect();
    assert!(
        new.is_empty(),
        "store only types of `store::stored`; if this JSON goes elsewhere, add the file to `ELSEWHERE`: {new:?}"
    );
    let gone: Vec<_> = allowed.difference(&found).collect();
    assert!(gone.is_empty(), "these files have no JSON any more: {gone:?}");
}

#[test]
fn no_search_compares_a_stored_form_with_a_pattern() {
    let has_pattern = |source: &str| {
        let code = code(source);
        ["LIKE '", "LIKE $", ".like(", ".not_like("].iter().any(|word| code.contains(word))
    };
    let found = files_with("server/store/src", has_pattern);
    assert!(files_with("server/site/src", has_pattern).is_empty(), "the site has no queries");
    let known: BTreeSet<String> = PATTERNS.map(|(file, _)| file.to_owned()).into();
    assert_eq!(found, known, "a search in a stored form needs a column, see `PATTERNS`");
}
