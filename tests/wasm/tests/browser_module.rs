//! The module that browsers load is built from the present sources, and answers as this machine does.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};

use eval::{Engine, bench, packed};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use records::{PositionId, Xgid};
use serde_json::json;
use sha2::{Digest as _, Sha256};

/// The sources of the module, as folders and files. Only the messages that it reads and writes are listed,
/// because others change often.
const SOURCES: [&str; 14] = [
    "engine/analysis/src",
    "engine/dice/src",
    "engine/eval/nets",
    "engine/eval/src",
    "engine/play/src",
    "engine/records/src",
    "engine/rules/src",
    "server/report/src",
    "server/wire/src/analysis.rs",
    "server/wire/src/chart.rs",
    "server/wire/src/error.rs",
    "server/wire/src/position.rs",
    "web/engine/Cargo.toml",
    "web/engine/src",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn kept(name: &str) -> PathBuf {
    root().join("web/engine").join(name)
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_GENERATED").is_some()
}

/// Appends all files below a path, in order.
fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_file() {
        found.push(path.to_owned());
        return;
    }
    let entries = fs::read_dir(path).expect("a folder of sources");
    let mut entries: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an entry of the folder").path()).collect();
    entries.sort();
    entries.iter().for_each(|entry| files(entry, found));
}

/// Returns the digest of the names and contents of the sources.
fn digest() -> String {
    let mut sources = Vec::new();
    SOURCES.iter().for_each(|source| files(&root().join(source), &mut sources));
    let mut digest = Sha256::new();
    for source in sources {
        let contents = fs::read(&source).expect("the file can be read");
        let name = source.strip_prefix(root()).expect("a file of the repository");
        digest.update(name.to_str().expect("names are UTF-8"));
        digest.update(contents.len().to_le_bytes());
        digest.update(&contents);
    }
    digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect::<String>() + "\n"
}

#[test]
fn the_kept_module_is_built_from_these_sources() {
    let stated = kept("sources.sha256");
    if is_update() {
        fs::write(&stated, digest()).unwrap();
    }
    assert_eq!(fs::read_to_string(stated).unwrap(), digest(), "build the module again: make wasm");
    assert!(fs::metadata(kept("engine.wasm")).unwrap().len() < 1_000_000);
}

#[test]
fn the_kept_nets_are_those_of_the_engine() {
    let nets = packed::built_in().to_bytes();
    if is_update() {
        let mut file = GzEncoder::new(Vec::new(), Compression::best());
        file.write_all(&nets).unwrap();
        fs::write(kept("nets.bin"), file.finish().unwrap()).unwrap();
    }
    let mut unpacked = Vec::new();
    GzDecoder::new(fs::File::open(kept("nets.bin")).unwrap()).read_to_end(&mut unpacked).unwrap();
    assert!(unpacked == nets, "write the nets again: make wasm");
}

/// Returns questions of each kind about the decisions of some games, one a line.
fn questions() -> Vec<String> {
    // The last fields of an XGID: the scores, the options, the length of the match, the highest cube.
    let stakes = ["0:0:3:0:10", "1:3:0:7:10", "6:4:1:7:10", "4:4:0:5:10"];
    let mut questions = Vec::new();
    for (number, (position, roll)) in bench::real_decisions(&Engine::default(), 12).into_iter().enumerate() {
        let id = PositionId::from(position);
        questions.push(json!({"study": {"id": id.to_string(), "setup": null, "plies": number % 3}}));
        let [high, low] = roll.dice().map(rules::Die::pips);
        let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1";
        let xgid = format!("{start}:{high}{low}:{}", stakes[number % 4]).parse();
        let mut xgid: Xgid = xgid.expect("an XGID");
        xgid.position = position;
        questions.push(json!({"study": {"id": xgid.to_string(), "setup": null, "plies": number % 2}}));
        if number % 100 == 7 {
            questions
                .push(json!({"scores": {"id": id.to_string(), "setup": null, "play": null, "plies": 0}}));
        }
    }
    questions.push(json!({"setup": "4HPwATDgc/ABMA"}));
    questions.push(json!({"setup": "nonsense"}));
    questions.iter().map(ToString::to_string).collect()
}

#[test]
#[ignore = "ops/dev/wasm.sh runs this, with Node"]
fn node_answers_as_this_machine_does() {
    let questions = questions();
    let mut node = Command::new("node")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/ask-browser.mjs"))
        .args([kept("engine.wasm"), kept("nets.bin")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = node.stdin.take().unwrap();
    let lines = questions.join("\n");
    let writer = thread::spawn(move || input.write_all(lines.as_bytes()));
    let engine = Engine::default();
    let ours: Vec<String> = questions.iter().map(|one| browser::reply(&engine, one.as_bytes())).collect();
    let output = node.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    let told = String::from_utf8(output.stdout).unwrap();
    let told: Vec<&str> = told.split('\n').collect();
    assert_eq!(told.len(), ours.len());
    for ((question, ours), told) in questions.iter().zip(&ours).zip(told) {
        assert_eq!(ours, told, "{question}");
    }
}
