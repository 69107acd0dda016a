//! Absent values follow the rule of `server/wire/src/absent.rs`: an answer contains every field, with null where there
//! is no value, and a request may leave a field out or send null. The description of the API and the types of the web
//! client, both generated, state this for each field.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use serde_json::Value;
use tidy::{code, root, sources};

/// The file with requests of sensor boards, which are small devices: they leave out the fields that they do not know,
/// and so does the simulated board.
const OF_DEVICES: &str = "board/body.rs";

#[test]
fn no_message_of_the_server_leaves_a_field_out() {
    for path in sources("server/wire/src") {
        if path.ends_with(OF_DEVICES) {
            continue;
        }
        let source = code(&fs::read_to_string(&path).expect("a source file can be read"));
        assert!(!source.contains("skip_serializing"), "{}: see absent.rs beside it", path.display());
    }
}

fn document() -> Value {
    let path = root().join("server/tests/api/snapshots/openapi.json");
    let text = fs::read_to_string(path).expect("the description of the API is in the repository");
    serde_json::from_str(&text).expect("it is JSON")
}

/// Adds the types that a part of the document names.
fn add_names(part: &Value, names: &mut BTreeSet<String>) {
    match part {
        Value::Object(fields) => {
            if let Some(Value::String(place)) = fields.get("$ref") {
                names.extend(place.rsplit('/').next().map(str::to_owned));
            }
            fields.values().for_each(|field| add_names(field, names));
        }
        Value::Array(values) => values.iter().for_each(|value| add_names(value, names)),
        _ => {}
    }
}

/// Returns the parts of the document that are answers, or requests, each with a name: those of the routes, those of the
/// socket (whose messages have the type `of_socket`), and all types that they name.
fn parts(document: &Value, key: &str, of_socket: &str) -> BTreeMap<String, Value> {
    let mut parts = BTreeMap::new();
    let mut next = BTreeSet::from([of_socket.to_owned()]);
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            add_names(&operation[key], &mut next);
            parts.insert(format!("{method} {path}"), operation[key].clone());
        }
    }
    while let Some(name) = next.pop_first() {
        let schema = &document["components"]["schemas"][&name];
        if parts.insert(name, schema.clone()).is_none() {
            add_names(schema, &mut next);
        }
    }
    parts
}

/// Returns the fields of a part that may be missing, and whether each may also be null.
fn optional(part: &Value, found: &mut Vec<(String, bool)>) {
    match part {
        Value::Object(fields) => {
            if let Some(Value::Object(properties)) = fields.get("properties") {
                let required = fields.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
                for (name, schema) in
                    properties.iter().filter(|(name, _)| !required.contains(&(**name).clone().into()))
                {
                    found.push((name.clone(), may_be_null(schema)));
                }
            }
            fields.values().for_each(|field| optional(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| optional(value, found)),
        _ => {}
    }
}

fn may_be_null(schema: &Value) -> bool {
    let is_null = |kind: &Value| kind.as_str() == Some("null");
    is_null(&schema["type"])
        || schema["type"].as_array().is_some_and(|kinds| kinds.iter().any(is_null))
        || schema["oneOf"].as_array().is_some_and(|kinds| kinds.iter().any(may_be_null))
}

#[test]
fn fields_that_may_be_missing_are_found() {
    let schema = serde_json::json!({ "properties": {
        "a": { "type": "string" }, "b": { "type": ["string", "null"] }, "c": { "oneOf": [{ "type": "null" }] },
        "d": { "type": "object", "properties": { "e": {} }, "required": ["e"] },
    }, "required": ["a", "d"] });
    let mut found = Vec::new();
    optional(&schema, &mut found);
    assert_eq!(found, [("b".to_owned(), true), ("c".to_owned(), true)]);
}

#[test]
fn every_field_of_an_answer_is_there_and_every_other_field_may_be_null() {
    let document = document();
    let answers = parts(&document, "responses", "ServerMessage");
    assert!(
        answers.contains_key("MatchView") && answers.contains_key("LobbyPlayer"),
        "the walk finds answers"
    );
    for (name, part) in answers {
        let mut found = Vec::new();
        optional(&part, &mut found);
        assert!(found.is_empty(), "an answer may lack fields of {name}: {found:?}");
    }
    let requests = parts(&document, "requestBody", "ClientMessage");
    assert!(requests.contains_key("TableSettingsInput"), "the walk finds requests");
    for (name, part) in requests {
        let mut found = Vec::new();
        optional(&part, &mut found);
        found.retain(|(_, may_be_null)| !may_be_null);
        assert!(found.is_empty(), "a request cannot send null for fields of {name}: {found:?}");
    }
}

#[test]
fn the_client_expects_every_field_of_an_answer() {
    let answers = parts(&document(), "responses", "ServerMessage");
    let text = fs::read_to_string(root().join("web/src/wire/messages.ts")).expect("the types are generated");
    let mut walked = 0;
    for declaration in text.split("export type ").skip(1) {
        let name = declaration.split(' ').next().expect("a type has a name");
        if answers.contains_key(name) {
            walked += 1;
            assert!(!declaration.contains("?:"), "{name} has a field that may be missing");
        }
    }
    assert!(walked > 300, "{walked} types of answers");
}
