//! Checks that the compiler and clippy do not make.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;
use tidy::root;

/// The prefix of every package's name. Libraries are named without it.
const PREFIX: &str = "fullprime-";

/// The allowed dependencies between our crates (dev-dependencies aside), named without the prefix. A new arrow is a
/// design decision and needs a line in `ARCHITECTURE.md`.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("ratings", &[]),
    ("moment", &[]),
    ("languages", &[]),
    ("wire", &["languages", "moment"]),
    ("route", &[]),
    ("tidy", &[]),
    ("load", &["rules", "simulator", "wire"]),
    ("readers", &["boards", "records", "sheets", "wire"]),
    ("wasm", &["rules", "dice", "ratings", "records", "eval", "analysis"]),
    ("browser", &["rules", "eval", "report", "wire"]),
    ("dice", &["rules"]),
    ("play", &["rules"]),
    ("eval", &["rules"]),
    ("records", &["rules", "play", "dice"]),
    ("sheets", &["records"]),
    ("analysis", &["rules", "play", "records", "eval"]),
    ("puzzles", &["rules", "play", "records", "eval"]),
    ("train", &["rules", "records", "eval"]),
    (
        "cli",
        &[
            "rules",
            "play",
            "dice",
            "ratings",
            "records",
            "eval",
            "analysis",
            "bots",
            "competitions",
            "puzzles",
            "report",
            "sheets",
            "wire",
        ],
    ),
    ("boards", &["rules", "wire"]),
    ("simulator", &["rules", "wire"]),
    ("board", &["rules", "eval", "simulator", "wire"]),
    ("bots", &["rules", "eval", "wire"]),
    ("competitions", &["rules", "play", "ratings"]),
    ("store", &["rules", "play", "dice", "ratings", "competitions", "languages", "moment"]),
    ("texts", &["languages", "moment"]),
    ("report", &["rules", "records", "eval", "analysis", "wire"]),
    (
        "site",
        &[
            "rules",
            "play",
            "dice",
            "ratings",
            "records",
            "eval",
            "analysis",
            "boards",
            "bots",
            "competitions",
            "puzzles",
            "report",
            "sheets",
            "store",
            "texts",
            "wire",
        ],
    ),
    (
        "server",
        &[
            "rules",
            "play",
            "ratings",
            "records",
            "eval",
            "boards",
            "cli",
            "competitions",
            "report",
            "route",
            "sheets",
            "site",
            "store",
            "texts",
            "wire",
        ],
    ),
];

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

/// Cargo compiles a crate once more to look for examples in its documentation, which takes minutes for the large ones.
/// So a crate without examples sets `doctest = false`.
#[test]
fn only_crates_with_examples_in_their_documentation_run_doctests() {
    for package in metadata()["packages"].as_array().expect("packages is a list") {
        for target in package["targets"].as_array().expect("targets is a list") {
            if !["lib", "proc-macro"].contains(&target["kind"][0].as_str().unwrap_or_default()) {
                continue;
            }
            let sources = Path::new(text(target, "src_path")).parent().expect("a source file is in a folder");
            let has_examples = files(&[".rs"]).iter().filter(|path| path.starts_with(sources)).any(|path| {
                let source = fs::read_to_string(path).expect("a source file can be read");
                source.lines().any(|line| line.trim_start().starts_with("//") && line.contains("```"))
            });
            let name = text(package, "name");
            assert_eq!(
                target["doctest"], has_examples,
                "{name}: set `doctest = false` in [lib] if and only if it has no examples"
            );
        }
    }
}

/// The crates for HTTP and sockets, by the beginnings of their names. The site and the libraries below it must not
/// depend on them. Only `wire`, `moment` and `languages` may, because `utoipa` describes their types in the API
/// document.
const OF_HTTP: [&str; 4] = ["actix-", "route", "tokio-tungstenite", "utoipa"];

#[test]
fn the_site_and_the_libraries_below_it_do_not_depend_on_http() {
    let metadata = metadata();
    for package in metadata["packages"].as_array().expect("packages is a list") {
        let name = text(package, "name").trim_start_matches(PREFIX);
        if !["site", "store", "report", "competitions", "play", "boards", "bots", "analysis"].contains(&name)
        {
            continue;
        }
        for dependency in package["dependencies"].as_array().expect("dependencies is a list") {
            let target = text(dependency, "name").trim_start_matches(PREFIX);
            let is_dev = text(dependency, "kind") == "dev";
            assert!(is_dev || !OF_HTTP.iter().any(|http| target.starts_with(http)), "{name} -> {target}");
        }
    }
}

/// Returns the features of each dependency, as `cargo` compiles it for these packages and these kinds of dependencies.
/// A dependency of build scripts can have other features than the same dependency of the program.
fn features(packages: &[&str], kinds: &str) -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--offline", "--prefix=none", "--no-dedupe", "--format={p}|{f}"])
        .args(["--edges", kinds])
        .args(packages)
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("names of crates are UTF-8");
    let mut all: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for (package, features) in text.lines().filter_map(|line| line.split_once('|')) {
        let name = package.split(" (").next().unwrap_or(package);
        all.entry(name.to_owned()).or_default().insert(features.to_owned());
    }
    all
}

/// The crates for HTTP, databases, sockets, asynchronous tasks and passwords, by the beginnings of their names.
const OF_SERVERS: [&str; 10] =
    ["actix-", "argon2", "diesel", "hyper", "libpq", "libsqlite3-sys", "pq-sys", "redis", "rustls", "tokio"];
/// The crates in `server` that a command for files may use: the analysed match as a message, as text and as a page.
const OF_REPORTS: [&str; 4] =
    ["fullprime-languages", "fullprime-moment", "fullprime-report", "fullprime-wire"];

/// Also checks the dependencies of dependencies.
#[test]
fn the_commands_for_the_engine_and_for_files_need_no_server() {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages is a list");
    let server = root().join("server");
    let of_server = packages
        .iter()
        .filter(|package| text(package, "manifest_path").starts_with(&*server.to_string_lossy()));
    let of_server = of_server.map(|package| text(package, "name")).filter(|name| !OF_REPORTS.contains(name));
    let forbidden: Vec<&str> = of_server.chain(OF_SERVERS).collect();
    assert!(forbidden.contains(&"fullprime-store"), "{forbidden:?}");
    let needed = features(&["--package", "fullprime-cli"], "normal,build");
    assert!(needed.keys().any(|name| name.starts_with("fullprime-eval ")), "{needed:?}");
    for name in needed.keys() {
        assert!(!forbidden.iter().any(|begin| name.starts_with(begin)), "fullprime-cli -> {name}");
    }
}

#[test]
fn features_are_the_same_in_every_build() {
    let server = &["--package", "fullprime-server"];
    let builds = [
        ("build -p fullprime-server", features(server, "normal,build")),
        ("test -p fullprime-server", features(server, "normal,build,dev")),
        ("test", features(&["--workspace"], "normal,build,dev")),
    ];
    for [(command, some), (other, more)] in builds.array_windows() {
        for (name, features) in some {
            let wanted = more.get(name).unwrap_or(features);
            assert!(
                features == wanted,
                "`cargo {command}` compiles {name} with {features:?} and `cargo {other}` with {wanted:?}: add the features \
                 to the dependencies at the end of [dependencies] in server/Cargo.toml"
            );
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
    let server = ["server/src", "server/site/src", "server/store/src"].map(|part| root().join(part));
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
    // The changelog describes files as they were.
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

/// A row of a recipe: a file, the words to find there, and the title of the recipe.
#[derive(Debug, PartialEq)]
struct RecipeRow<'a> {
    recipe: &'a str,
    file: &'a str,
    find: Option<&'a str>,
}

/// Returns the rows of the tables under `## Recipes`.
fn steps(document: &str) -> Vec<RecipeRow<'_>> {
    let recipes = document.split("\n## Recipes\n").nth(1).unwrap_or_default();
    let recipes = recipes.split("\n## ").next().unwrap_or_default();
    let mut steps = Vec::new();
    for recipe in recipes.split("\n### ").skip(1) {
        let (title, table) = recipe.split_once('\n').unwrap_or((recipe, ""));
        for row in table.lines().filter_map(|line| line.strip_prefix("| `")) {
            let mut cells = row.split('|');
            let file = cells.next().unwrap_or_default().trim_end().trim_end_matches('`');
            steps.push(RecipeRow {
                recipe: title,
                file,
                find: cells.next().and_then(|cell| cell.split('`').nth(1)),
            });
        }
    }
    steps
}

/// The maximum number of rows of the recipe for a kind of competition. A longer one is a sign that something which
/// should follow from the lists of kinds is written by hand.
const ROWS_OF_A_KIND_MAX: usize = 20;

#[test]
fn recipes_name_places_that_exist() {
    let document = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("CONTRIBUTING.md can be read");
    let steps = steps(&document);
    let recipes: BTreeSet<&str> = steps.iter().map(|step| step.recipe).collect();
    for wanted in ["field", "endpoint", "migration", "option", "column", "stage", "language", "competition"] {
        assert!(
            recipes.iter().any(|recipe| recipe.contains(wanted)),
            "no recipe for a {wanted}: {recipes:?}"
        );
    }
    let of_a_kind = steps.iter().filter(|step| step.recipe.contains("competition")).count();
    assert!(of_a_kind <= ROWS_OF_A_KIND_MAX, "the recipe for a kind of competition has {of_a_kind} rows");
    for RecipeRow { recipe, file, find } in steps {
        let path = root().join(file);
        assert!(path.exists(), "{recipe}: there is no {file}");
        let Some(find) = find else { continue };
        let text = fs::read_to_string(&path).expect("a file of a recipe can be read");
        assert!(text.contains(find), "{recipe}: {file} does not contain {find}");
    }
}

#[test]
fn steps_of_recipes_are_read_from_their_tables() {
    let document = "# A\n\n## Recipes\n\n### A field\n\n| file | find | then |\n| --- | --- | --- |\n\
        | `a.rs` | `fn b(` | `make c` |\n| `d` | | `e` |\n\n## Others\n\n### E\n\n| `f.rs` | `g` | h |\n";
    let step = |file, find| RecipeRow { recipe: "A field", file, find };
    assert_eq!(steps(document), [step("a.rs", Some("fn b(")), step("d", None)]);
}

/// Returns the names of the migrations for a database.
fn migrations(folder: &Path, database: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(folder.join(database)).expect("the migrations can be listed");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("a folder has a name").file_name();
    entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect()
}

#[test]
fn every_migration_is_for_both_databases_and_both_directions() {
    let folder = root().join("migrations");
    let names = migrations(&folder, "sqlite");
    assert_eq!(names, migrations(&folder, "postgres"));
    let dates: BTreeSet<&str> = names.iter().map(|name| &name[..17]).collect();
    assert_eq!(dates.len(), names.len(), "two migrations have the same date");
    for (database, name) in
        ["sqlite", "postgres"].into_iter().flat_map(|one| names.iter().map(move |name| (one, name)))
    {
        for file in ["up.sql", "down.sql"] {
            let text = fs::read_to_string(folder.join(database).join(name).join(file)).unwrap_or_default();
            assert!(text.contains(';'), "{database}/{name}/{file} has no statement");
        }
    }
}

#[test]
fn a_new_migration_is_the_last_on_both_databases() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("migrations-{}", std::process::id()));
    for database in ["sqlite", "postgres"] {
        fs::create_dir_all(folder.join(database).join("2999-12-31-235959_far_ahead"))
            .expect("a folder is made");
    }
    let make = |name: &str| {
        let script = root().join("ops/dev/new-migration.sh");
        Command::new(script).arg(name).arg(&folder).output().expect("the script runs").status.success()
    };
    assert!(make("add_country"));
    for refused in ["", "Add Country", "../x"] {
        assert!(!make(refused), "{refused}");
    }
    let expected = ["2999-12-31-235959_far_ahead", "3000-01-01-000000_add_country"];
    for database in ["sqlite", "postgres"] {
        assert!(migrations(&folder, database).iter().eq(expected.iter()), "{database}");
        for file in ["up.sql", "down.sql"] {
            assert!(folder.join(database).join(expected[1]).join(file).exists(), "{database}: {file}");
        }
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

#[test]
fn paths_are_told_from_other_code() {
    let folders = BTreeSet::from(["server".to_owned(), "docs".to_owned()]);
    let text =
        "`server/site/src/site.rs` and `docs/`, `a/b.rs`, `server`, `server/src/*.rs`, `GET /server/x y`";
    assert_eq!(paths_in(text, &folders), ["server/site/src/site.rs", "docs/"]);
}

#[test]
fn lock_files_hold_no_download_addresses() {
    for path in files(&["package-lock.json"]) {
        let lock = fs::read_to_string(&path).expect("a lock file can be read");
        assert!(!lock.contains("\"resolved\": \"http"), "{} holds download addresses", path.display());
    }
}

/// Returns the numbers of the lines that have more than `most` characters. Texts in quotes, addresses, tables and, in
/// Markdown, code may be longer.
fn long_lines(text: &str, most: usize, is_markdown: bool) -> Vec<usize> {
    let mut found = Vec::new();
    let mut is_code = false;
    for (index, line) in text.lines().enumerate() {
        let bare = line.trim_start().trim_start_matches(['/', '!']).trim_start();
        is_code ^= bare.starts_with("```");
        let is_quoted = !is_markdown && (line.contains('"') || line.ends_with('\\'));
        let is_code = is_markdown && (is_code || line.starts_with("    "));
        let may_be_long =
            is_quoted || is_code || bare.starts_with('|') || line.contains("](") || line.contains("://");
        if line.chars().count() > most && !may_be_long {
            found.push(index + 1);
        }
    }
    found
}

#[test]
fn lines_end_before_the_edge_of_the_screen() {
    let mut long = Vec::new();
    // ESLint checks the web client and the browser tests. Records of decisions may have a paragraph on one line.
    for path in files(&[".rs", ".md", ".py", ".sh"]) {
        let text = fs::read_to_string(&path).expect("a file can be read");
        let ends_with = |ending| path.extension().is_some_and(|extension| extension == ending);
        let most = if ends_with("rs") { 120 } else { 140 };
        if !path.starts_with(root().join("docs/decisions")) {
            let lines = long_lines(&text, most, ends_with("md"));
            long.extend(lines.iter().map(|line| format!("{}:{line}", path.display())));
        }
    }
    assert!(
        long.is_empty(),
        "lines over 120 characters in Rust, or over 140 elsewhere:\n{}",
        long.join("\n")
    );
}

#[test]
fn only_lines_that_can_be_broken_are_too_long() {
    let word = "word ".repeat(30);
    let rows = [
        (format!("// {word}"), false, 1),
        (word.clone(), true, 1),
        ("short".to_owned(), false, 0),
        (format!("say(\"{word}\");"), false, 0),
        (format!("| {word} |"), true, 0),
        (format!("//! | {word} |"), false, 0),
        (format!("```\n{word}\n```\n{word}"), true, 1),
        (format!("    $ {word}"), true, 0),
        (format!("see https://example.com/{word}"), false, 0),
    ];
    for (text, is_markdown, expected) in rows {
        assert_eq!(long_lines(&text, 120, is_markdown).len(), expected, "{text}");
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
