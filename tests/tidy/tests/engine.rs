//! Checks that the engine answers people on one way only: `HouseBots::answer`, which refuses positions of their own
//! matches in play. The other ways to the engine are for the site's own work: turns of bots, chances for spectators of
//! matches between bots, and analyses of finished matches and stored files.

use std::fs;

use tidy::{code, root, sources};

/// The folder of the site's rooms.
const SITE: &str = "server/site/src";
/// A call that reaches the engine, and the files of the site that may make it.
const WAYS: &[(&str, &[&str])] = &[
    (".with_engine(", &["house_bots/bots.rs"]),
    (".ask_for_person(", &["house_bots/answers.rs"]),
    (".ask_in_a_row(", &["reviews/analyses/work.rs"]),
    (".beside_others(", &["house_bots/chances/asking.rs", "reviews/deepening.rs"]),
    ("Engine::default(", &[]),
];

#[test]
fn people_ask_the_engine_on_one_way() {
    let mut strangers = Vec::new();
    let site = root().join(SITE);
    for file in sources(SITE) {
        let name = file.strip_prefix(&site).expect("a file of the site").to_string_lossy().into_owned();
        let text = code(&fs::read_to_string(&file).expect("the file can be read"));
        let others =
            WAYS.iter().filter(|(call, files)| text.contains(call) && !files.contains(&name.as_str()));
        strangers.extend(others.map(|(call, _)| format!("{name} calls {call}")));
    }
    assert!(
        strangers.is_empty(),
        "ask through HouseBots::answer with an InPlayQuestion instead: {strangers:?}"
    );
}
