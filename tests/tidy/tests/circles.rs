//! Checks that the files of some crates have no circular dependencies.
//!
//! A dependency, or arrow, leads from a file to each file that its code names: in a `use`, or by a path anywhere else.
//! Such a path may begin with a module that a `use` has imported. A re-exported name counts as part of the file that
//! defines it. Unit tests are ignored, and so is `lib.rs`, which lists the public items of the crate.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use tidy::{code, root, sources};

/// The crates whose files must not depend on each other in a circle.
const CRATES: [&str; 5] =
    ["competitions/src", "engine/eval/src", "engine/puzzles/src", "ratings/src", "server/store/src"];

/// The segments of a path. For a file they begin at the root of its crate, so that those of `lib.rs` are empty.
type Path = Vec<String>;

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Splits code after the name at its beginning. The name is empty if the code begins with another character.
fn name(code: &str) -> (&str, &str) {
    code.split_at(code.find(|letter| !is_letter(letter)).unwrap_or(code.len()))
}

/// Adds the paths that begin here, one for each name in braces, and returns the code after them.
fn add_paths<'a>(code: &'a str, begin: &[String], found: &mut Vec<Path>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut list) = code.strip_prefix('{') {
        while !list.trim_start().starts_with('}') && !list.is_empty() {
            let rest = add_paths(list, begin, found);
            // A `use` may rename the path with `as` before the comma.
            let rest = &rest[rest.find([',', '}']).unwrap_or(rest.len())..];
            list = rest.strip_prefix(',').unwrap_or(rest);
        }
        return list.trim_start().strip_prefix('}').unwrap_or(list);
    }
    let (name, rest) = name(code);
    let mut path = begin.to_vec();
    if !name.is_empty() && (name != "self" || begin.is_empty()) {
        path.push(name.to_owned());
    }
    match rest.trim_start().strip_prefix("::") {
        Some(rest) if !name.is_empty() => add_paths(rest, &path, found),
        _ => {
            found.push(path);
            // A character that is not a name, such as `*`, is skipped.
            if name.is_empty() { rest.get(1..).unwrap_or_default() } else { rest }
        }
    }
}

/// Returns the paths in some code. A path after `::`, which begins with the name of a crate, is left out.
fn paths(code: &str) -> Vec<Path> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(at) = rest.find(is_letter) {
        let (before, from) = rest.split_at(at);
        let (_, after) = name(from);
        rest = match (after.starts_with("::"), before.ends_with("::")) {
            (true, true) => add_paths(from, &[], &mut Vec::new()),
            (true, false) => add_paths(from, &[], &mut found),
            (false, _) => after,
        };
    }
    found
}

/// Returns the paths that a file re-exports.
fn exported_paths(code: &str) -> Vec<Path> {
    let mut found = Vec::new();
    for (at, word) in code.match_indices("use ") {
        let before = code[..at].trim_end();
        // The bracket is that of `pub(crate)`.
        if before.ends_with("pub") || before.ends_with(')') {
            add_paths(&code[at + word.len()..], &[], &mut found);
        }
    }
    found
}

/// The code of the files of a crate.
struct Files(BTreeMap<Path, String>);

impl Files {
    fn read(folder: &str) -> Files {
        let read = |path: std::path::PathBuf| {
            let place = path.strip_prefix(root().join(folder)).expect("the file is below the folder");
            let place = place.with_extension("");
            let segments = place.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
            let segments: Path = segments.filter(|part| part != "lib").collect();
            (segments, code(&fs::read_to_string(path).expect("a source file can be read")))
        };
        Files(sources(folder).into_iter().filter(|path| !path.ends_with("tests.rs")).map(read).collect())
    }

    /// Converts a path in the code of `file` to a path from the root of the crate. Returns `None` if it leads to
    /// another crate. `modules` has the paths of the modules that a `use` has imported, by their names.
    fn absolute(&self, file: &[String], path: &[String], modules: &BTreeMap<&str, Path>) -> Option<Path> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([file, rest].concat()),
            "super" => {
                let up = path.iter().take_while(|segment| *segment == "super").count();
                Some([&file[..file.len().checked_sub(up)?], &path[up..]].concat())
            }
            name => {
                let child = [file, path].concat();
                if self.0.contains_key(&child[..=file.len()]) {
                    return Some(child);
                }
                Some([&modules.get(name)?[..], rest].concat())
            }
        }
    }

    /// Returns the file that defines the item at a path from the root. `exports` has the re-exported items.
    fn file_of(&self, path: &[String], exports: &BTreeMap<(Path, String), Path>) -> Path {
        let mut path = path.to_vec();
        loop {
            let depth = (0..=path.len()).rev().find(|depth| self.0.contains_key(&path[..*depth]));
            let file = path[..depth.unwrap_or(0)].to_vec();
            let Some(name) = path.get(file.len()) else { return file };
            let Some(from) = exports.get(&(file.clone(), name.clone())) else { return file };
            path = [from, &path[file.len() + 1..]].concat();
        }
    }

    fn arrows(&self) -> BTreeSet<(Path, Path)> {
        let none = BTreeMap::new();
        let mut exports = BTreeMap::new();
        for (file, code) in &self.0 {
            for path in exported_paths(code).iter().filter_map(|path| self.absolute(file, path, &none)) {
                let name = path.last().cloned().unwrap_or_default();
                // A module that is re-exported by its own parent stays where it is.
                if path != [&file[..], std::slice::from_ref(&name)].concat() {
                    exports.insert((file.clone(), name), path);
                }
            }
        }
        let mut arrows = BTreeSet::new();
        for (file, code) in self.0.iter().filter(|(file, _)| !file.is_empty()) {
            let paths = paths(code);
            let named = paths.iter().filter_map(|path| self.absolute(file, path, &none));
            let modules: Vec<Path> = named.filter(|path| self.0.contains_key(path)).collect();
            let modules =
                modules.iter().filter_map(|path| Some((path.last()?.as_str(), path.clone()))).collect();
            for path in paths.iter().filter_map(|path| self.absolute(file, path, &modules)) {
                let target = self.file_of(&path, &exports);
                if target != *file {
                    arrows.insert((file.clone(), target));
                }
            }
        }
        arrows
    }

    /// Returns the arrows that are part of a circle.
    fn circles(&self) -> Vec<String> {
        let arrows = self.arrows();
        let reaches = |from: &Path, to: &Path| {
            let (mut seen, mut next) = (BTreeSet::new(), vec![from]);
            while let Some(file) = next.pop() {
                if seen.insert(file) {
                    next.extend(arrows.iter().filter(|(from, _)| from == file).map(|(_, to)| to));
                }
            }
            seen.contains(to)
        };
        let circle = arrows.iter().filter(|(from, to)| reaches(to, from));
        circle.map(|(from, to)| format!("{} -> {}", from.join("/"), to.join("/"))).collect()
    }
}

fn files(sources: &[(&str, &str)]) -> Files {
    let segments =
        |place: &str| place.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
    Files(sources.iter().map(|(place, source)| (segments(place), code(source))).collect())
}

#[test]
fn circles_are_found_in_uses_paths_and_modules_that_were_brought_in() {
    let crossed = files(&[
        ("", "pub mod a; pub mod b;\npub use a::{Alpha, beta::Beta as Second};"),
        ("a", "pub mod beta;\nuse super::b;\nfn f() { b::c::run(); }"),
        ("a/beta", "pub struct Beta;"),
        ("b", "pub mod c;"),
        ("b/c", "use crate::{d::{self, Delta}, a::beta};"),
        ("d", "fn f(x: Option<crate::Alpha>) {}"),
    ]);
    assert_eq!(crossed.circles(), ["a -> b/c", "b/c -> d", "d -> a"]);
}

#[test]
fn tests_comments_other_crates_and_re_exports_make_no_circle() {
    let straight = files(&[
        ("", "pub use a::Alpha; pub use b::Beta;"),
        (
            "a",
            "use ::b::{b::X};\n// crate::b::Beta\nuse crate::c::Gamma;\n#[cfg(test)]\nmod tests { use crate::b; }",
        ),
        ("b", "#[cfg(test)]\nmod slow;\nuse crate::{Alpha, c};\npub use crate::c::Gamma;\nfn f() { c::g() }"),
        ("c", "pub(crate) use d::Delta;\nmod d;"),
        ("c/d", "pub struct Delta(crate::e::Epsilon);"),
        ("e", "pub struct Epsilon;"),
    ]);
    assert_eq!(straight.circles(), Vec::<String>::new());
    assert!(straight.arrows().len() > 4, "the walk finds arrows");
}

#[test]
fn the_files_of_a_crate_use_each_other_in_one_direction() {
    for folder in CRATES {
        let files = Files::read(folder);
        assert!(files.arrows().len() > 4, "{folder}: the walk finds arrows");
        let circles = files.circles();
        assert!(
            circles.is_empty(),
            "{folder}: move what both need to a file of its own:\n{}",
            circles.join("\n")
        );
    }
}
