//! Compares the published test vectors with the code, and with a Python program that shares none of that code.
//! `UPDATE_GENERATED=1 cargo test -p fullprime-boards --test vectors` writes new vectors.

#[path = "common/device.rs"]
mod device;

use std::{fs, path::PathBuf, process::Command};

use boards::{Hash, Key, authentication_text, enrolment_text};
use device::{Device, SERVER};
use serde_json::{Value, json};

const DEVICE: &str = "00000000000000d1";
const SECRET: u8 = 0x2a;
const CODE: &str = "7KQ4M2XR9T";
const TIME_MS: i64 = 1_790_000_000_123;

fn docs(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

fn generated() -> Value {
    let mut device = Device::new(DEVICE, SECRET);
    let public_key = device.public_key();
    let challenge = "5f".repeat(32);
    let enrolment = enrolment_text(SERVER, CODE, &public_key);
    let authentication = authentication_text(SERVER, DEVICE, &challenge, TIME_MS);
    let session = "c3".repeat(16);
    let bodies = [
        r#"{"type":"hello","model":"BEZMA 1","firmware":"2.0.1","capabilities":{"colour":false,"point_depth":5,"bar_depth":5,"reads_dice":false}}"#,
        r#"{"type":"dice","console":"one","dice":{"thrown":[3,1]}}"#,
        // Spaces, escapes and letters beyond ASCII are hashed exactly as they are sent.
        r#"{ "type": "health", "battery_percent": null, "faults": [], "firmware": "2.0.1 \u00e9é" }"#,
        r#"{"type":"button","console":"one","button":{"resign":"gammon"}}"#,
    ];
    let genesis = device.head.to_digits();
    let mut frames = Vec::new();
    for (at, body) in (TIME_MS..).step_by(1_000).zip(bodies) {
        let frame = device.frame(at, body);
        frames.push(json!({
            "seq": frame.seq, "at": at, "body": body, "prev": frame.prev.to_digits(),
            "hash": device.head.to_digits(), "text": frame.text(&session),
        }));
    }
    json!({
        "protocol": 1,
        "private_key": "2a".repeat(32),
        "public_key": public_key,
        "server": SERVER,
        "device": DEVICE,
        "enrolment": {
            "code": CODE, "signed_text": enrolment, "signature": device.sign(&enrolment),
            "message": device.enrol(CODE),
        },
        "authentication": {
            "challenge": challenge, "time": TIME_MS, "signed_text": authentication,
            "signature": device.sign(&authentication), "message": device.authenticate(&challenge, TIME_MS),
        },
        "chain": { "genesis": genesis, "session": session, "frames": frames },
    })
}

#[test]
fn the_published_vectors_are_current() {
    let path = docs("boards-vectors.json");
    let fresh = serde_json::to_string_pretty(&generated()).expect("vectors are JSON") + "\n";
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &fresh).expect("the vectors can be written");
    }
    let committed = fs::read_to_string(&path).expect("the vectors are in the repository");
    assert!(committed == fresh, "{} is stale: see the head of this test", path.display());
}

#[test]
fn the_published_vectors_are_accepted_and_changed_ones_are_not() {
    let text = fs::read_to_string(docs("boards-vectors.json")).expect("the vectors are in the repository");
    let vectors: Value = serde_json::from_str(&text).expect("vectors are JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let key = Key::parse(&text(&vectors["public_key"])).expect("a key");
    for signed in ["enrolment", "authentication"].map(|name| &vectors[name]) {
        let (signed_text, signature) = (text(&signed["signed_text"]), text(&signed["signature"]));
        assert_eq!(key.verify(&signed_text, &signature), Ok(()));
        assert!(key.verify(&(signed_text.clone() + "\n"), &signature).is_err());
        assert!(key.verify(&signed_text, &signature.to_uppercase()).is_err());
        boards::read(text(&signed["message"]).as_bytes()).expect("the message can be read");
    }
    let mut head = Hash::genesis(DEVICE);
    assert_eq!(head.to_digits(), text(&vectors["chain"]["genesis"]));
    for frame in vectors["chain"]["frames"].as_array().expect("frames") {
        let Ok(boards::Message::Frame { frame: read, .. }) = boards::read(text(&frame["text"]).as_bytes())
        else {
            panic!("{frame}")
        };
        assert_eq!((read.prev, &read.raw_body), (head, &text(&frame["body"])));
        head = head.next(read.seq, read.at.0, &read.raw_body);
        assert_eq!(head.to_digits(), text(&frame["hash"]));
    }
}

/// The Python program was written from `docs/boards-protocol.md` alone; it uses the standard library and
/// `cryptography`.
#[test]
fn a_python_program_written_from_the_document_alone_makes_the_same_bytes() {
    let checked = Command::new("python3")
        .arg(docs("boards-client/vectors.py"))
        .arg(docs("boards-vectors.json"))
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
    assert_eq!(String::from_utf8_lossy(&checked.stdout), "6 vectors agree\n");
}
