//! Checks that the rooms of the site use each other in one direction only.
//!
//! A room is a module of the root of `server/site/src`, with its folder. Two things make an arrow from one room to
//! another: a path that begins at the root of the crate (`crate::`, or `super::` up to the root), in a `use` or
//! anywhere else; and the name of the other room's handle, wherever it comes from. So a field that holds a handle is an
//! arrow, which covers the calls through it. Unit tests make no arrows. The list of rooms is in order, and each room
//! uses only rooms before it, so there is no cycle.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use tidy::{code, root, sources};

/// A room of the site.
struct Room {
    name: &'static str,
    /// The type through which other rooms call it.
    handle: Option<&'static str>,
    /// The rooms that it may use.
    uses: &'static [&'static str],
}

const fn room(name: &'static str, handle: &'static str, uses: &'static [&'static str]) -> Room {
    Room { name, handle: Some(handle), uses }
}

const fn values(name: &'static str, uses: &'static [&'static str]) -> Room {
    Room { name, handle: None, uses }
}

/// The rooms from the lowest to the highest. Every room may also use the files of the root that are not rooms, such as
/// `error.rs`. Only the files of [`TOP`], which put the rooms together, may use all rooms.
const ROOMS: &[Room] = &[
    values("match_state", &[]),
    values("passkeys", &[]),
    values("address_hash", &["match_state"]),
    room("node", "Node", &["match_state"]),
    room("presence", "Presence", &["match_state", "node"]),
    room("matches", "Matches", &["match_state", "node", "passkeys", "presence"]),
    room("house_bots", "HouseBots", &["match_state", "matches", "node", "presence"]),
    room("competitions", "Competitions", &["house_bots", "match_state", "matches", "node", "presence"]),
    room("clubs", "Clubs", &["competitions", "node", "presence"]),
    room("sensor_boards", "SensorBoards", &["competitions", "match_state", "matches", "node", "presence"]),
    room("desks", "Desks", &["competitions", "match_state", "matches", "node", "presence", "sensor_boards"]),
    room("practice", "Practice", &["house_bots", "match_state", "matches", "node"]),
    room("puzzles", "Puzzles", &["match_state", "matches", "node", "practice"]),
    values("lesson", &["match_state", "practice"]),
    room(
        "reviews",
        "Reviews",
        &["competitions", "house_bots", "match_state", "matches", "node", "presence", "puzzles"],
    ),
    room("previews", "Previews", &["matches", "reviews"]),
    values("mail", &["node", "presence"]),
    room("conversations", "Conversations", &["competitions", "node", "presence"]),
    room("push", "Push", &["match_state", "node", "presence"]),
    room(
        "accounts",
        "Accounts",
        &[
            "address_hash",
            "competitions",
            "conversations",
            "house_bots",
            "mail",
            "match_state",
            "matches",
            "node",
            "passkeys",
            "practice",
            "presence",
            "puzzles",
            "reviews",
            "sensor_boards",
        ],
    ),
    room("leaderboards", "Leaderboards", &["accounts", "match_state"]),
    room(
        "integrity",
        "Integrity",
        &[
            "accounts",
            "competitions",
            "match_state",
            "matches",
            "node",
            "presence",
            "reviews",
            "sensor_boards",
        ],
    ),
    room("upkeep", "Upkeep", &["competitions", "house_bots", "match_state", "matches", "node", "presence"]),
];

/// The files of the root that may use every room.
const TOP: [&str; 2] = ["lib", "site"];

fn site() -> PathBuf {
    root().join("server/site/src")
}

/// Returns the first segment of a path.
fn first_segment(path: &str) -> String {
    path.trim_start().chars().take_while(|letter| letter.is_ascii_lowercase() || *letter == '_').collect()
}

/// Returns the modules of the root that some code names. `depth` is the number of `super::` that lead to the root.
fn modules_named_in(code: &str, depth: usize) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let to_root = "super::".repeat(depth);
    for rest in code.split("crate::").skip(1).chain(code.split(to_root.as_str()).skip(1)) {
        let Some(list) = rest.strip_prefix('{') else {
            named.insert(first_segment(rest));
            continue;
        };
        // Each path of `crate::{a::b, c::{d, e}}` begins at the start, or after a comma that is in no inner braces.
        let mut inner = 0;
        named.insert(first_segment(list));
        for (at, letter) in list.char_indices() {
            match letter {
                '{' => inner += 1,
                '}' if inner == 0 => break,
                '}' => inner -= 1,
                ',' if inner == 0 => {
                    named.insert(first_segment(&list[at + 1..]));
                }
                _ => {}
            }
        }
    }
    named.remove("");
    named
}

/// Returns the rooms whose handles some code names. A name after `::` belongs to the path before it, so
/// `wire::Practice` is not a handle. Paths of this crate are found by [`modules_named_in`].
fn handles_named_in(code: &str) -> BTreeSet<String> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut named = BTreeSet::new();
    for (name, handle) in ROOMS.iter().filter_map(|room| Some((room.name, room.handle?))) {
        let is_named = code.match_indices(handle).any(|(at, _)| {
            let (before, after) = (&code[..at], &code[at + handle.len()..]);
            let is_word = !before.ends_with(is_letter) && !after.starts_with(is_letter);
            let is_type = [":", "<", "&", "impl", "->", "dyn", "(", ","]
                .iter()
                .any(|sign| before.trim_end().ends_with(sign) && !before.ends_with("::"));
            is_word && is_type
        });
        if is_named {
            named.insert(name.to_owned());
        }
    }
    named
}

#[test]
fn arrows_are_found_in_uses_paths_and_types() {
    let source = "use crate::{matches::{act, view}, node::Node,};\nfn f(x: &Reviews) { crate::mail::keep(); }\n\
        fn g() { super::super::presence::h(); super::desks::i(); } // crate::accounts\n#[cfg(test)]\nuse crate::upkeep;";
    let code = code(source);
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(modules_named_in(&code, 2), set(&["mail", "matches", "node", "presence"]));
    assert_eq!(handles_named_in(&code), set(&["reviews"]));
    assert_eq!(
        handles_named_in("fn f(x: wire::Practice, y: MatchesOf, z: Option<Practice>) {}"),
        set(&["practice"])
    );
    assert_eq!(
        handles_named_in("fn f() -> wire::Practice { Matches::of(Competitions) }"),
        set(&["competitions"])
    );
}

#[test]
fn a_room_uses_only_rooms_below_it() {
    let mut below = BTreeSet::new();
    for Room { name, uses, .. } in ROOMS {
        for target in *uses {
            assert!(below.contains(target), "{name} -> {target}: not below it");
        }
        assert!(below.insert(*name), "{name} is listed twice");
    }
}

#[test]
fn rooms_have_no_new_arrows() {
    let site = site();
    let rooms: BTreeMap<&str, &Room> = ROOMS.iter().map(|room| (room.name, room)).collect();
    let files = sources("server/site/src");
    let (mut new, mut used) = (Vec::new(), BTreeSet::new());
    for path in files.iter().filter(|path| !path.ends_with("tests.rs")) {
        let place = path.strip_prefix(&site).expect("the file is below the folder");
        let first = place.components().next().expect("a file has a name").as_os_str().to_string_lossy();
        let own = first.trim_end_matches(".rs");
        if TOP.contains(&own) {
            continue;
        }
        let code = code(&fs::read_to_string(path).expect("a source file can be read"));
        let depth = place.components().count();
        for target in modules_named_in(&code, depth).union(&handles_named_in(&code)) {
            let arrows = rooms.get(own).map_or(&[][..], |room| room.uses);
            if rooms.contains_key(target.as_str()) && target != own {
                used.insert((own.to_owned(), target.clone()));
                if !arrows.contains(&target.as_str()) {
                    new.push(format!("{} -> {target}", place.display()));
                }
            }
        }
    }
    assert!(new.is_empty(), "new arrows between rooms:\n{}", new.join("\n"));
    let listed = ROOMS.iter().flat_map(|room| room.uses.iter().map(|target| (room.name, *target)));
    let unused: Vec<_> =
        listed.filter(|(from, to)| !used.contains(&((*from).to_owned(), (*to).to_owned()))).collect();
    assert!(unused.is_empty(), "arrows that are not used any more: {unused:?}");
}

#[test]
fn every_handle_is_a_struct_of_its_room() {
    for Room { name, handle, .. } in ROOMS {
        let Some(handle) = handle else { continue };
        let source =
            fs::read_to_string(site().join(format!("{name}.rs"))).expect("a room has a file of its name");
        let holds = [format!("pub struct {handle} {{"), format!("pub(crate) struct {handle} {{")];
        assert!(holds.iter().any(|line| source.contains(line)), "{name}.rs has no struct {handle}");
    }
}
