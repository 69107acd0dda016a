//! The WebAssembly module in Node gives the same answers as this machine, to the last bit.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// A middle game with contact, and a short match.
const QUESTION: &str = "XGID=-a-B--D-C---eD---c-d-b--B-:0:0:1:64:0:0:0:7:10\n 5 point match\n\n Game 1\n \
    Anna : 0                       Bob : 0\n  1) 31: 24/23 13/10              64: 24/14\n  \
    2)  Doubles => 2               Takes\n  3) 62: 24/16                   11: 8/7(2) 6/5(2)\n";

#[test]
fn every_crate_answers() {
    let answers = wasm::answers(QUESTION).unwrap();
    let subjects: Vec<&str> = answers
        .lines()
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split([':', ',']).next())
        .collect();
    assert_eq!(
        subjects,
        ["rules", "records", "dice", "ratings", "evaluations", "eval", "eval", "analysis", "analysis"],
        "{answers}"
    );
}

#[test]
#[ignore = "ops/dev/wasm.sh builds the module and runs this"]
fn node_computes_the_same_bits() {
    let module = std::env::var_os("FULLPRIME_WASM").expect("FULLPRIME_WASM names the module");
    let mut node = Command::new("node")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/ask.mjs"))
        .arg(module)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    node.stdin.take().unwrap().write_all(QUESTION.as_bytes()).unwrap();
    let output = node.wait_with_output().unwrap();
    assert!(output.status.success());
    let answers = wasm::answers(QUESTION).unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), answers);
}
