//! Compares the published JSON Schema of the board protocol with the Rust messages. `docs/boards.schema.json`
//! is generated from them and must be current. `UPDATE_GENERATED=1 cargo test -p fullprime-wire` writes it again.

use std::{collections::BTreeMap, fs, path::PathBuf};

use serde_json::{Value, json};
use utoipa::ToSchema;

fn add<T: ToSchema>(into: &mut BTreeMap<String, Value>) {
    let mut schemas = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut schemas);
    for (name, schema) in schemas {
        into.insert(name, serde_json::to_value(schema).expect("a schema is JSON"));
    }
}

fn generated() -> String {
    let mut definitions = BTreeMap::new();
    add::<wire::BoardMessage>(&mut definitions);
    add::<wire::ToldToBoard>(&mut definitions);
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fullprime board protocol, version 1",
        "description": "The messages of a board ($defs/BoardMessage) and the messages to a board ($defs/ToldToBoard).",
        "oneOf": [{ "$ref": "#/$defs/BoardMessage" }, { "$ref": "#/$defs/ToldToBoard" }],
        "$defs": definitions,
    });
    let text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
    text.replace("#/components/schemas/", "#/$defs/") + "\n"
}

#[test]
fn the_published_schema_of_the_boards_is_current() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/boards.schema.json");
    let fresh = generated();
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &fresh).expect("the schema can be written");
    }
    let committed = fs::read_to_string(&path).expect("the schema is in the repository");
    assert!(
        committed == fresh,
        "{} is stale: run UPDATE_GENERATED=1 cargo test -p fullprime-wire",
        path.display()
    );
}

/// Firmware is written from the document, so the document must name every code and the size limit of a frame.
#[test]
fn the_document_names_every_code_and_the_frame_limit() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/boards-protocol.md");
    let document = fs::read_to_string(path).expect("the document is in the repository");
    let schema: Value = serde_json::from_str(&generated()).expect("a schema is JSON");
    let codes = schema["$defs"]["BoardRefusal"]["enum"].as_array().expect("the codes are an enum");
    assert!(codes.len() > 20, "{codes:?}");
    for code in codes {
        let code = code.as_str().expect("a code is a text");
        assert!(document.contains(&format!("`{code}`")), "{code} is not described");
        let refusal: wire::BoardRefusal = serde_json::from_value(code.into()).expect("it is a code");
        assert_eq!(refusal.name(), code);
    }
    let limit = |number: usize| {
        let text = number.to_string();
        format!("{},{}", &text[..text.len() - 3], &text[text.len() - 3..])
    };
    assert!(document.contains(&format!("{} bytes", limit(wire::BOARD_FRAME_BYTES_MAX))));
}
