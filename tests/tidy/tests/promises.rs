//! Checks that the tests exist which the documents name beside their promises.

use std::fs;

use tidy::{all_sources, root};

/// The documents that name a test for each promise.
const DOCUMENTS: [&str; 2] = ["docs/integrity.md", "docs/security.md"];
/// The titles of the last column of a table that names tests.
const TITLES: [&str; 2] = ["test", "where"];
/// The number of words from which a code span outside of such a column is the name of a test. Settings and metrics have
/// fewer.
const WORDS_MIN: usize = 7;

/// A file or a test that a document names.
#[derive(Debug, PartialEq)]
enum Named<'a> {
    /// A source, by the end of its path.
    File(&'a str),
    /// A test in one of these files, or anywhere if there is none, by the beginning of its declaration.
    Test(Vec<&'a str>, String),
}

/// Returns the code spans of a line.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Returns the beginning of the declaration of a test with this name, which may be cut off with an ellipsis; `None` for
/// a span that is no name of a test.
fn declaration(span: &str, words_min: usize) -> Option<String> {
    let name = span.trim_end_matches(['…', '.']);
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    let is_name = name.chars().all(is_letter) && name.matches('_').count() + 1 >= words_min.max(2);
    is_name.then(|| if name == span { format!("fn {name}(") } else { format!("fn {name}") })
}

/// Returns what a document names, with the numbers of the lines. A cell that says "the same" means the files of the row
/// before it too, and so does one without a file.
fn find_named(document: &str) -> Vec<(usize, Named<'_>)> {
    let mut found = Vec::new();
    let mut files: Vec<&str> = Vec::new();
    let (mut is_in_table, mut has_tests) = (false, false);
    for (index, line) in document.lines().enumerate() {
        let is_row = line.starts_with('|');
        let cell = line.trim_end().trim_end_matches('|').rsplit('|').next().unwrap_or_default();
        if is_row && !is_in_table {
            has_tests = TITLES.contains(&cell.trim());
        }
        is_in_table = is_row;
        if !is_row || !has_tests {
            let tests = spans(line).filter_map(|span| declaration(span, WORDS_MIN));
            found.extend(tests.map(|test| (index + 1, Named::Test(Vec::new(), test))));
            continue;
        }
        let own: Vec<&str> = spans(cell).filter(|span| span.ends_with(".rs")).collect();
        if !own.is_empty() && !cell.contains("the same") {
            files.clear();
        }
        files.extend(&own);
        found.extend(own.into_iter().map(|file| (index + 1, Named::File(file))));
        let tests = spans(cell).filter_map(|span| declaration(span, 0));
        found.extend(tests.map(|test| (index + 1, Named::Test(files.clone(), test))));
    }
    found
}

#[test]
fn documents_name_tests_that_exist() {
    let sources = all_sources();
    let is_file = |source: &str, end: &str| source == end || source.ends_with(&format!("/{end}"));
    let exists = |named: &Named<'_>| match named {
        Named::File(file) => sources.iter().any(|(source, _)| is_file(source, file)),
        Named::Test(files, test) => sources.iter().any(|(source, text)| {
            (files.is_empty() || files.iter().any(|file| is_file(source, file))) && text.contains(test)
        }),
    };
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document)).expect("a document can be read");
        let named = find_named(&text);
        assert!(named.len() > 100, "{document}: the walk finds names");
        let lost: Vec<_> = named.iter().filter(|(_, named)| !exists(named)).collect();
        assert!(lost.is_empty(), "{document} names tests that do not exist: {lost:#?}");
    }
}

#[test]
fn tests_are_found_in_tables_and_in_sentences() {
    let document = "Tested by `nobody_plays_on_after_the_last_game_…`, as `sign_in_by_account_and_address` says.\n\n\
        | promise | test |\n| --- | --- |\n| a `b_c` | `d/e.rs`, `f_g` |\n| h | the same, `i_j_…`; `k.rs` |\n| l | `m_n` |\n\n\
        | what | setting |\n| --- | --- |\n| o | `p_q` |\n";
    let test =
        |line, files: &[&'static str], test: &str| (line, Named::Test(files.to_vec(), test.to_owned()));
    assert_eq!(
        find_named(document),
        [
            test(1, &[], "fn nobody_plays_on_after_the_last_game_"),
            (5, Named::File("d/e.rs")),
            test(5, &["d/e.rs"], "fn f_g("),
            (6, Named::File("k.rs")),
            test(6, &["d/e.rs", "k.rs"], "fn i_j_"),
            test(7, &["d/e.rs", "k.rs"], "fn m_n("),
        ]
    );
}
