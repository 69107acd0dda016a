//! Checks that the compiler and clippy do not make.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

/// The prefix of every package's name. Libraries are named without it.
const PREFIX: &str = "fullprime-";

/// The allowed dependencies between our crates (dev-dependencies aside), named without the prefix. A new arrow is a
/// design decision and needs a line in `ARCHITECTURE.md`.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("ratings", &[]),
    ("moment", &[]),
    ("wire", &["moment"]),
    ("tidy", &[]),
    ("load", &["rules", "simulator", "wire"]),
    ("readers", &["boards", "records", "wire"]),
    ("dice", &["rules"]),
    ("play", &["rules"]),
    ("eval", &["rules"]),
    ("events", &["rules", "play", "ratings"]),
    ("records", &["rules", "play", "dice"]),
    ("analysis", &["rules", "play", "records", "eval"]),
    ("train", &["rules", "records", "eval"]),
    ("boards", &["rules", "wire"]),
    ("simulator", &["rules", "wire"]),
    ("board", &["rules", "eval", "simulator", "wire"]),
    ("bots", &["rules", "eval", "wire"]),
    ("store", &["rules", "play", "dice", "ratings", "events", "moment"]),
    (
        "server",
        &[
            "rules", "play", "dice", "ratings", "records", "eval", "analysis", "boards", "bots", "events",
            "moment", "store", "wire",
        ],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .ancestors()
        .nth(2)
        .expect("the crate lies two folders down")
        .to_owned()
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked", "--no-deps"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Returns the files of the repository, as git knows them, that end with one of `endings`.
fn files(endings: &[&str]) -> Vec<PathBuf> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git runs");
    assert!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr));
    let names = String::from_utf8(output.stdout).expect("file names are UTF-8");
    let wanted = |name: &&str| endings.iter().any(|ending| name.ends_with(ending));
    names.lines().filter(wanted).map(|name| root().join(name)).filter(|path| path.exists()).collect()
}

#[test]
fn every_module_says_what_it_is() {
    let silent: Vec<_> = files(&[".rs"])
        .into_iter()
        .filter(|path| !fs::read_to_string(path).expect("a source file can be read").starts_with("//!"))
        .collect();
    assert!(silent.is_empty(), "modules without a //! line: {silent:#?}");
}

#[test]
fn crates_depend_only_downwards() {
    let allowed: BTreeMap<_, _> = ARROWS.iter().copied().collect();
    let metadata = metadata();
    for package in metadata["packages"].as_array().expect("packages is a list") {
        let name = text(package, "name");
        let name = name.strip_prefix(PREFIX).unwrap_or_else(|| panic!("{name} does not begin with {PREFIX}"));
        let arrows = allowed.get(name).unwrap_or_else(|| panic!("{name} is missing in ARROWS"));
        for dependency in package["dependencies"].as_array().expect("dependencies is a list") {
            let Some(target) = text(dependency, "name").strip_prefix(PREFIX) else { continue };
            let own = allowed.contains_key(target) && dependency["path"].is_string();
            if own && text(dependency, "kind") != "dev" {
                assert!(arrows.contains(&target), "a new arrow: {name} -> {target}");
            }
        }
    }
}

/// Returns the names of metrics in a text, without the suffixes that Prometheus adds to histograms.
fn metric_names(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '_';
    text.split(|c: char| !is_part(c))
        .filter(|word| word.starts_with("bg_"))
        .map(|word| word.trim_end_matches("_bucket").to_owned())
        .collect()
}

#[test]
fn metrics_are_documented_and_alerts_know_them() {
    let read =
        |name: &str| fs::read_to_string(root().join(name)).expect("a file of the repository can be read");
    let server = [root().join("server/src"), root().join("server/store/src")];
    let sources = files(&[".rs"]).into_iter().filter(|path| server.iter().any(|part| path.starts_with(part)));
    let registered = sources
        .map(|path| fs::read_to_string(path).expect("a source file can be read"))
        .flat_map(|text| {
            let words: Vec<_> =
                text.split('"').filter(|word| word.starts_with("bg_")).map(str::to_owned).collect();
            words
        })
        .filter(|word| !word.ends_with("_count") && !word.ends_with("_sum"))
        .collect();
    let documented = metric_names(&read("docs/operations.md"));
    assert_eq!(documented, registered, "docs/operations.md and the program differ");
    for file in ["ops/prometheus/alerts.yml", "ops/grafana/fullprime.json"] {
        let used: BTreeSet<String> = metric_names(&read(file))
            .into_iter()
            .map(|name| name.trim_end_matches("_sum").trim_end_matches("_count").to_owned())
            .collect();
        assert!(used.is_subset(&documented), "{file}: {used:?}");
    }

    let operations = read("docs/operations.md");
    for alert in
        read("ops/prometheus/alerts.yml").lines().filter_map(|line| line.trim().strip_prefix("- alert: "))
    {
        assert!(
            operations.contains(&format!("### {alert}\n")),
            "{alert} has no section in docs/operations.md"
        );
    }
}

/// Returns the code spans of a text that look like paths of this repository.
fn paths_in<'a>(text: &'a str, folders: &BTreeSet<String>) -> Vec<&'a str> {
    let is_of_path = |c: char| c.is_ascii_alphanumeric() || "/_.-".contains(c);
    let spans = text.split('`').skip(1).step_by(2);
    let begins_here = |span: &&str| span.split_once('/').is_some_and(|(first, _)| folders.contains(first));
    spans.filter(|span| span.chars().all(is_of_path)).filter(begins_here).collect()
}

#[test]
fn documents_name_files_that_exist() {
    let all = files(&[""]);
    let relative = |path: &Path| path.strip_prefix(root()).expect("git lists files of the root").to_owned();
    let first = |path: &PathBuf| Some(relative(path).iter().next()?.to_str()?.to_owned());
    let folders: BTreeSet<String> = all.iter().filter_map(first).collect();
    let mut lost = Vec::new();
    // The changelog tells of files as they were.
    for path in all.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
        if path.ends_with("CHANGELOG.md") {
            continue;
        }
        let text = fs::read_to_string(path).expect("a document can be read");
        let named = paths_in(&text, &folders);
        let lost_here = named.into_iter().filter(|name| !root().join(name).exists());
        lost.extend(lost_here.map(|name| format!("{}: {name}", relative(path).display())));
    }
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn paths_are_told_from_other_code() {
    let folders = BTreeSet::from(["server".to_owned(), "docs".to_owned()]);
    let text = "`server/src/live.rs` and `docs/`, `a/b.rs`, `server`, `server/src/*.rs`, `GET /server/x y`";
    assert_eq!(paths_in(text, &folders), ["server/src/live.rs", "docs/"]);
}

#[test]
fn lock_files_hold_no_download_addresses() {
    for path in files(&["package-lock.json"]) {
        let lock = fs::read_to_string(&path).expect("a lock file can be read");
        assert!(!lock.contains("\"resolved\": \"http"), "{} holds download addresses", path.display());
    }
}

#[test]
fn nothing_is_left_for_later() {
    // Built from parts, so that this test does not match its own file.
    let words = [["TO", "DO"].concat(), ["FIX", "ME"].concat(), ["unimple", "mented!"].concat()];
    for path in files(&[".rs", ".ts", ".svelte", ".sql", ".mjs", ".sh"]) {
        let source = fs::read_to_string(&path).expect("a source file can be read");
        for word in &words {
            assert!(!source.contains(word.as_str()), "{} holds {word}", path.display());
        }
    }
}
