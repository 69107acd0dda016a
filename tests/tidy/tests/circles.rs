//! Checks that the files of a crate have no circular dependencies.
//!
//! A dependency, or arrow, leads from a file to each file that its code names: in a `use`, or by a path anywhere else.
//! Such a path may begin with a module that a `use` has imported. A re-exported name counts as part of the file or
//! crate that defines it.
//!
//! These are ignored:
//! - unit tests;
//! - `lib.rs`, which lists the public items of the crate;
//! - the re-exports with which another file lists the items of its folder, unless its own code uses them too;
//! - visibilities such as `pub(in crate::a)`, which use nothing of the module.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use tidy::{code, root, sources};

/// The crates whose files must not depend on each other in a circle: all that have more than a few files.
const CRATES: [&str; 22] = [
    "boards/program/src",
    "boards/simulator/src",
    "boards/src",
    "bots/src",
    "competitions/src",
    "engine/analysis/src",
    "engine/cli/src",
    "engine/dice/src",
    "engine/eval/src",
    "engine/play/src",
    "engine/puzzles/src",
    "engine/records/src",
    "engine/rules/src",
    "engine/sheets/src",
    "engine/train/src",
    "ratings/src",
    "server/report/src",
    "server/site/src",
    "server/src",
    "server/store/src",
    "server/wire/src",
    "tests/load/src",
];

/// The segments of a path. For a file they begin at the root of its crate, so that those of `lib.rs` are empty.
type Path = Vec<String>;

/// A path, and the name under which a `use` imports it: its last segment, or the name after `as`.
struct Named {
    path: Path,
    name: String,
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Splits code after the name at its beginning. The name is empty if the code begins with another character.
fn name(code: &str) -> (&str, &str) {
    code.split_at(code.find(|letter| !is_letter(letter)).unwrap_or(code.len()))
}

/// Adds the paths that begin here, one for each name in braces, and returns the code after them.
fn add_paths<'a>(code: &'a str, begin: &[String], found: &mut Vec<Named>) -> &'a str {
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
    let (segment, rest) = name(code);
    let mut path = begin.to_vec();
    if !segment.is_empty() && (segment != "self" || begin.is_empty()) {
        path.push(segment.to_owned());
    }
    match rest.trim_start().strip_prefix("::") {
        Some(rest) if !segment.is_empty() => add_paths(rest, &path, found),
        _ => {
            let other = rest.trim_start().strip_prefix("as ").map(|rest| name(rest).0);
            let name = other.or(path.last().map(String::as_str)).unwrap_or_default().to_owned();
            found.push(Named { path, name });
            // A character that is not a name, such as `*`, is skipped.
            if segment.is_empty() { rest.get(1..).unwrap_or_default() } else { rest }
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
    found.into_iter().map(|Named { path, .. }| path).collect()
}

/// Returns the code without the modules that visibilities name.
fn without_visibilities(code: &str) -> String {
    let mut parts = code.split("pub(in ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + "pub " + part.split_once(')').map_or("", |(_, rest)| rest))
}

/// Returns the re-exports in some code, each from its first path to its semicolon.
fn re_exports(code: &str) -> Vec<&str> {
    let is_re_export = |(at, _): &(usize, &str)| {
        let before = code[..*at].trim_end();
        // The bracket is that of `pub(crate)`.
        before.ends_with("pub") || before.ends_with(')')
    };
    let lists = code.match_indices("use ").filter(is_re_export).map(|(at, word)| &code[at + word.len()..]);
    lists.map(|list| &list[..list.find(';').unwrap_or(list.len())]).collect()
}

/// Returns the paths in a re-export.
fn exported(list: &str) -> Vec<Named> {
    let mut found = Vec::new();
    add_paths(list, &[], &mut found);
    found
}

/// Returns true if code contains this name anywhere but after `mod`.
fn has_name(code: &str, wanted: &str) -> bool {
    let words = || code.split(|letter| !is_letter(letter)).filter(|word| !word.is_empty());
    let before = std::iter::once("").chain(words());
    before.zip(words()).any(|(before, word)| word == wanted && before != "mod")
}

/// Returns the paths that a file uses. A re-export counts if the rest of the file contains its name.
fn used_paths(code: &str) -> Vec<Path> {
    let lists = re_exports(code);
    let rest = lists.iter().fold(code.to_owned(), |rest, list| rest.replace(list, ""));
    let re_exported = lists.into_iter().flat_map(exported).filter(|Named { name, .. }| has_name(&rest, name));
    paths(&rest).into_iter().chain(re_exported.map(|Named { path, .. }| path)).collect()
}

/// The paths of re-exported items, by file and name; `None` for items of other crates.
type Exports = BTreeMap<(Path, String), Option<Path>>;

/// The code of the files of a crate.
struct Files(BTreeMap<Path, String>);

impl Files {
    fn read(folder: &str) -> Files {
        let read = |path: std::path::PathBuf| {
            let place = path.strip_prefix(root().join(folder)).expect("the file is below the folder");
            let place = place.with_extension("");
            let segments = place.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
            let segments: Path = segments.filter(|part| part != "lib").collect();
            let source = fs::read_to_string(path).expect("a source file can be read");
            (segments, without_visibilities(&code(&source)))
        };
        Files(sources(folder).into_iter().filter(|path| !path.ends_with("tests.rs")).map(read).collect())
    }

    /// Converts a path in the code of `file` to a path from the root of the crate. Returns `None` if it leads to
    /// another crate. `modules` has the paths of the modules that a `use` has imported, by their names.
    fn absolute(&self, file: &[String], path: &[String], modules: &BTreeMap<String, Path>) -> Option<Path> {
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

    /// Returns the modules that a file has imported, by their names.
    fn modules_of(&self, file: &[String], code: &str) -> BTreeMap<String, Path> {
        let paths = paths(code);
        let named = paths.iter().filter_map(|path| self.absolute(file, path, &BTreeMap::new()));
        let modules = named.filter(|path| self.0.contains_key(path));
        modules.filter_map(|path| Some((path.last()?.clone(), path))).collect()
    }

    /// Returns the path of each re-exported item from the root.
    fn exports(&self) -> Exports {
        let mut exports = Exports::new();
        for (file, code) in &self.0 {
            let modules = self.modules_of(file, code);
            for Named { path, name } in re_exports(code).into_iter().flat_map(exported) {
                // A macro of this file, which `pub use` makes visible outside.
                if code.contains(&format!("macro_rules! {name} ")) {
                    continue;
                }
                let path = self.absolute(file, &path, &modules);
                // A module that is re-exported by its own parent stays where it is.
                if path.as_deref() != Some(&[&file[..], std::slice::from_ref(&name)].concat()) {
                    exports.insert((file.clone(), name), path);
                }
            }
        }
        exports
    }

    /// Returns the file that defines the item at a path from the root, or `None` if another crate defines it. `exports`
    /// has the re-exported items.
    fn file_of(&self, path: &[String], exports: &Exports) -> Option<Path> {
        let mut path = path.to_vec();
        loop {
            let depth = (0..=path.len()).rev().find(|depth| self.0.contains_key(&path[..*depth]));
            let file = path[..depth.unwrap_or(0)].to_vec();
            let Some(name) = path.get(file.len()) else { return Some(file) };
            let Some(from) = exports.get(&(file.clone(), name.clone())) else { return Some(file) };
            path = [from.as_ref()?, &path[file.len() + 1..]].concat();
        }
    }

    fn arrows(&self) -> BTreeSet<(Path, Path)> {
        let exports = self.exports();
        let mut arrows = BTreeSet::new();
        for (file, code) in self.0.iter().filter(|(file, _)| !file.is_empty()) {
            let modules = self.modules_of(file, code);
            for path in used_paths(code).iter().filter_map(|path| self.absolute(file, path, &modules)) {
                let target = self.file_of(&path, &exports);
                arrows.extend(target.filter(|target| target != file).map(|target| (file.clone(), target)));
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
    Files(
        sources
            .iter()
            .map(|(place, source)| (segments(place), without_visibilities(&code(source))))
            .collect(),
    )
}

#[test]
fn circles_are_found_in_uses_paths_and_imported_modules() {
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
    assert!(straight.arrows().len() > 3, "the walk finds arrows");
}

#[test]
fn a_use_of_a_macro_is_an_arrow_to_its_file() {
    let user = ("a", "pub(crate) use crate::b::each;\nuse crate::c::one;\nfn f() { each!(1); one!(2) }");
    let crossed = files(&[
        user,
        ("b", "macro_rules! each { () => { $crate::a::run() } }\npub(crate) use each;"),
        ("c", "macro_rules! one { () => {} }\npub(super) use one;\nuse crate::a::X;"),
    ]);
    assert_eq!(crossed.circles(), ["a -> b", "a -> c", "b -> a", "c -> a"]);
}

#[test]
fn a_file_may_list_the_items_of_its_folder() {
    let list = "mod b;\npub use b::{B, run as begin};\npub use other::C;\npub struct A;";
    let (user, child) = ("use crate::a::{C, begin};", "use super::A;\npub(in crate::c) fn run() {}");
    let listed = files(&[("a", list), ("a/b", child), ("c", user)]);
    assert_eq!(listed.circles(), Vec::<String>::new());
    let arrows = listed.arrows();
    let arrows = arrows.iter().map(|(from, to)| format!("{} -> {}", from.join("/"), to.join("/")));
    assert_eq!(arrows.collect::<Vec<_>>(), ["a/b -> a", "c -> a/b"]);
    for used in ["fn f(b: B) {}", "fn f() { begin() }"] {
        let circle = files(&[("a", &format!("{list}\n{used}")), ("a/b", child)]);
        assert_eq!(circle.circles(), ["a -> a/b", "a/b -> a"], "{used}");
    }
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
