//! Texts that people write: muted players write none that others read, and names have visible characters only. The
//! tests walk over every request that the API describes, so a new one is covered by its type.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::support::{Client, Database, Reply, TestApp};

/// The types of texts, see `server/wire/src/text.rs`.
const PUBLIC: [&str; 2] = ["PublicName", "PublicText"];
const NAMES: [&str; 2] = ["PublicName", "PrivateName"];
const TEXTS: [&str; 4] = ["PublicName", "PublicText", "PrivateName", "PrivateText"];

/// The other fields of requests that are strings: ids, names of accounts that exist, secrets, and data that only their
/// owner reads. A new field is added here only if nobody else reads it, or if it is checked against things that exist.
/// A test writes into all of them, and then looks at everything that is stored.
const NO_TEXTS: &[&str] = &[
    "BindBoard.match_id",
    "BlockAddresses.network",
    "BoardPlan.board",
    "ChangePassword.current",
    "ChangePassword.new",
    "ClubAct.id",
    "ClubAct.name",
    "CreateComparative.bot",
    "CreateTable.invite",
    "Credentials.code",
    "Credentials.name",
    "Credentials.password",
    "DeleteAccount.password",
    "DeskAct.name",
    "DeskAct.table",
    "DirectorAct.first",
    "DirectorAct.name",
    "DirectorAct.second",
    "DirectorAct.winner",
    "EventSeatName.table",
    "ForgetPush.endpoint",
    "GuessCodePages.samples",
    "KeptSettings.document",
    "LineUp.closed",
    "LineUp.open",
    "MailLink.token",
    "MakePractice.bot",
    "MakePractice.seed",
    "MakeToken.bot",
    "MendRow.text",
    "ModeratorAction.player",
    "ModeratorAction.report",
    "ModeratorAction.sanction",
    "NewPasskey.authenticator_data",
    "NewPasskey.client_data",
    "AskForReset.account",
    "PasskeySignIn.authenticator_data",
    "PasskeySignIn.client_data",
    "PasskeySignIn.credential",
    "PasskeySignIn.signature",
    "PasswordAndCode.code",
    "PasswordAndCode.password",
    "PasswordOnly.password",
    "PositionQuestion.id",
    "PositionSearchInput.opponent",
    "PositionSource.id",
    "PracticeStart.id",
    "PracticeStart.match_id",
    "PracticeStart.position",
    "PracticeStart.xgid",
    "ResetPassword.password",
    "ResetPassword.token",
    "RolloutQuestion.play",
    "SayInClub.request",
    "SayInVugraph.request",
    "ScoresQuestion.id",
    "ScoresQuestion.play",
    "SecondFactorCode.code",
    "SendMessage.request",
    "SendReport.match_id",
    "SendVoid.digest",
    "SetArchiveNames.names",
    "SetMailAddress.address",
    "SetMailAddress.password",
    "SetProfile.flag",
    "SetProfile.picture",
    "SetPush.auth",
    "SetPush.endpoint",
    "SetPush.p256dh",
    "SignUp.password",
    "StepInstead.name",
    "TakeSeat.contribution",
    "TeamDirectorAct.names",
    "TeamDirectorAct.player",
    "TeamDirectorAct.players",
    "TeamPeople.captain",
    "TeamPeople.players",
    "TrainerAnswer.choice",
    "TrainerAnswer.match_id",
    "VoidScope.id",
    "VoidScope.player",
    "VoidScope.players",
];

/// The word for these fields among the marked types.
const STRINGS: &str = "string";

/// A request of the API: its method, its path, and the schema of its body.
struct Described {
    method: String,
    path: String,
    schema: Value,
}

/// The description of the API.
struct Api(Value);

impl Api {
    async fn fetch_description(client: &mut Client) -> Api {
        Api(client.get("/api/v1/openapi.json").await.json())
    }

    fn requests(&self) -> Vec<Described> {
        let mut requests = Vec::new();
        for (path, methods) in self.0["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                let Some(schema) = operation.pointer("/requestBody/content/application~1json/schema") else {
                    continue;
                };
                let schema = schema.clone();
                requests.push(Described { method: method.clone(), path: path.clone(), schema });
            }
        }
        requests
    }

    /// Returns one value for each variant of a schema. Fields of the text types in `marked` get the text `mark`; those
    /// of other text types get a plain one. With [`STRINGS`] in `marked` all other strings get it too.
    fn values(&self, schema: &Value, mark: &str, marked: &[&str]) -> Vec<Value> {
        if let Some(name) = reference(schema) {
            if marked.contains(&name) {
                return vec![json!(mark)];
            }
            if TEXTS.contains(&name) {
                return vec![json!("plain")];
            }
            return self.values(&self.0["components"]["schemas"][name], mark, marked);
        }
        for key in ["oneOf", "anyOf"] {
            if let Some(variants) = schema[key].as_array() {
                let values = variants.iter().filter(|one| one["type"] != "null");
                return values.flat_map(|one| self.values(one, mark, marked)).collect();
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let parts: Vec<Vec<Value>> = parts.iter().map(|part| self.values(part, mark, marked)).collect();
            return product(&parts);
        }
        if let Some(first) = schema["enum"].as_array().and_then(|values| values.first()) {
            return vec![first.clone()];
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => kinds[0].as_str(),
            kind => kind.as_str(),
        };
        match kind {
            Some("object") => self.objects(schema, mark, marked),
            Some("array") => self.arrays(schema, mark, marked),
            Some(STRINGS) if marked.contains(&STRINGS) => vec![json!(mark)],
            Some(STRINGS) => vec![json!("x")],
            Some("integer" | "number") => vec![schema.get("minimum").cloned().unwrap_or(json!(1))],
            Some("boolean") => vec![json!(true)],
            _ => vec![Value::Null],
        }
    }

    fn objects(&self, schema: &Value, mark: &str, marked: &[&str]) -> Vec<Value> {
        let mut all = vec![Map::new()];
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let values = self.values(field, mark, marked);
            // Every variant of one field, beside the first of the others: enough to reach every text.
            let mut next = Vec::new();
            for (index, value) in values.iter().enumerate() {
                let objects = if index == 0 { &all[..] } else { &all[..1] };
                for object in objects {
                    let mut object = object.clone();
                    object.insert(name.clone(), value.clone());
                    next.push(object);
                }
            }
            all = next;
        }
        all.into_iter().map(Value::Object).collect()
    }

    fn arrays(&self, schema: &Value, mark: &str, marked: &[&str]) -> Vec<Value> {
        if let Some(items) = schema["prefixItems"].as_array() {
            let first = |item: &Value| self.values(item, mark, marked)[0].clone();
            return vec![items.iter().map(first).collect()];
        }
        let least = schema["minItems"].as_u64().unwrap_or(1).max(1);
        let items = self.values(&schema["items"], mark, marked);
        items.into_iter().map(|item| (0..least).map(|_| item.clone()).collect()).collect()
    }

    /// Adds the names of the text types and of all other strings of a schema, as `Type.field`.
    fn strings(
        &self,
        schema: &Value,
        place: &str,
        known: &mut BTreeSet<String>,
        found: &mut BTreeSet<String>,
    ) {
        if let Some(name) = reference(schema) {
            if TEXTS.contains(&name) {
                found.insert(name.to_owned());
                return;
            }
            let named = &self.0["components"]["schemas"][name];
            if is_written(named) {
                // An id: a string with a name of its own.
                found.insert(place.to_owned());
            } else if known.insert(name.to_owned()) {
                self.strings(named, name, known, found);
            }
            return;
        }
        if is_written(schema) {
            found.insert(place.to_owned());
        }
        for key in ["oneOf", "anyOf", "allOf", "prefixItems"] {
            for part in schema[key].as_array().into_iter().flatten() {
                self.strings(part, place, known, found);
            }
        }
        for (field, part) in schema["properties"].as_object().into_iter().flatten() {
            let owner = place.split('.').next().unwrap_or_default();
            self.strings(part, &format!("{owner}.{field}"), known, found);
        }
        if schema["items"].is_object() {
            self.strings(&schema["items"], place, known, found);
        }
    }
}

fn reference(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.rsplit('/').next()
}

fn is_string(schema: &Value) -> bool {
    schema["type"] == "string"
        || schema["type"].as_array().is_some_and(|kinds| kinds.contains(&json!("string")))
}

/// Returns true for a string that may have any text, not only a word of a list.
fn is_written(schema: &Value) -> bool {
    is_string(schema) && schema.get("enum").is_none() && schema.get("const").is_none()
}

/// Joins the objects of several schemas in all combinations.
fn product(parts: &[Vec<Value>]) -> Vec<Value> {
    let mut all = vec![Map::new()];
    for part in parts {
        let joined = all.iter().flat_map(|object| {
            part.iter().map(move |value| {
                let mut object = object.clone();
                object.extend(value.as_object().cloned().unwrap_or_default());
                object
            })
        });
        all = joined.collect();
    }
    all.into_iter().map(Value::Object).collect()
}

/// Returns true if a body has this text anywhere.
fn has(body: &Value, text: &str) -> bool {
    match body {
        Value::String(value) => value == text,
        Value::Array(values) => values.iter().any(|value| has(value, text)),
        Value::Object(fields) => fields.values().any(|value| has(value, text)),
        _ => false,
    }
}

async fn send(client: &mut Client, method: &str, path: &str, body: &Value) -> Reply {
    let path = path.split('/').map(|part| if part.starts_with('{') { "x" } else { part });
    let path = path.collect::<Vec<_>>().join("/");
    match method {
        "post" => client.post(&path, body).await,
        "put" => client.put(&path, body).await,
        other => panic!("{other} {path} has a body"),
    }
}

#[tokio::test]
async fn every_text_of_a_request_has_a_type_that_says_who_reads_it() {
    let app = TestApp::start(Database::sqlite()).await;
    let api = Api::fetch_description(&mut app.client()).await;
    let mut found = BTreeSet::new();
    for request in api.requests() {
        api.strings(&request.schema, "", &mut BTreeSet::new(), &mut found);
    }
    let known: BTreeSet<String> = NO_TEXTS.iter().chain(&TEXTS).map(|name| (*name).to_owned()).collect();
    let unknown: Vec<_> = found.difference(&known).collect();
    assert!(unknown.is_empty(), "give these fields a type of `wire::text`: {unknown:?}");
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(gone.is_empty(), "no request has these fields: {gone:?}");
    app.stop().await;
}

#[tokio::test]
async fn a_muted_player_writes_nothing_that_others_read_whatever_the_request() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        app.database()
            .change("INSERT INTO moderators (user_id, since) SELECT id, 0 FROM users WHERE name = 'berta'");
        let mute = json!({ "deed": "mute", "player": "anna", "hours": 2, "reason": "rude", "why": "rude" });
        assert_eq!(berta.post("/api/v1/moderation/actions", &mute).await.status, 204);
        let api = Api::fetch_description(&mut anna).await;
        let mut walked = 0;
        for request in api.requests() {
            for body in api.values(&request.schema, "what I think of you", &PUBLIC) {
                if !has(&body, "what I think of you") {
                    continue;
                }
                let reply = send(&mut anna, &request.method, &request.path, &body).await;
                assert_eq!(reply.status, 403, "{} {} {body}: {}", request.method, request.path, reply.text());
                assert!(reply.text().contains("has muted you"), "{} {body}", request.path);
                walked += 1;
            }
        }
        assert!(walked > 40, "{walked} bodies have texts");
        // A muted player reports, appeals and calls the director: these texts reach only those who answer them.
        let report = json!({ "reason": "other", "text": "look at this" });
        assert_eq!(anna.post("/api/v1/players/berta/reports", &report).await.status, 204);
        app.stop().await;
    }
}

/// A string without a text type could still be read by others, for example as the name of a new account. So a muted
/// player writes into all of them, and nothing of it may be stored, except what only its owner reads.
#[tokio::test]
async fn what_a_muted_player_writes_into_other_strings_is_stored_where_nobody_else_reads_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        app.database()
            .change("INSERT INTO moderators (user_id, since) SELECT id, 0 FROM users WHERE name = 'berta'");
        let mute = json!({ "deed": "mute", "player": "anna", "hours": 2, "reason": "rude", "why": "rude" });
        assert_eq!(berta.post("/api/v1/moderation/actions", &mute).await.status, 204);
        let api = Api::fetch_description(&mut anna).await;
        let mut walked = 0;
        for request in api.requests() {
            for body in api.values(&request.schema, "Whatithink", &[STRINGS]) {
                if has(&body, "Whatithink") {
                    send(&mut anna, &request.method, &request.path, &body).await;
                    walked += 1;
                }
            }
        }
        assert!(walked > 30, "{walked} bodies have other strings");
        let mut stored = app.database().columns_with("whatithink");
        // What only its owner reads: the names that the owner has in imported files, and saved searches.
        stored.retain(|column| !column.starts_with("own_names.") && !column.starts_with("saved_searches."));
        assert_eq!(stored, BTreeSet::new());
        app.stop().await;
    }
}

#[tokio::test]
async fn a_name_with_hidden_characters_is_refused_wherever_a_name_is_given() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let api = Api::fetch_description(&mut anna).await;
        let mut walked = 0;
        for request in api.requests() {
            for hidden in
                ["cup \u{202e}puc", "cu\u{200b}p one", "Z\u{336}\u{30d}\u{336}\u{30d}\u{336}\u{30d} cup"]
            {
                for body in api.values(&request.schema, hidden, &NAMES) {
                    if !has(&body, hidden) {
                        continue;
                    }
                    let reply = send(&mut anna, &request.method, &request.path, &body).await;
                    reply.assert_error(422, "invalid");
                    assert!(reply.json()["reason"] == "visible_characters_only", "{} {body}", request.path);
                    assert!(reply.json()["field"].is_string(), "{}", reply.text());
                    walked += 1;
                }
            }
        }
        assert!(walked > 20, "{walked} bodies have names");
        for name in ["Турнір львів’ян", "גביע שֶׁשׁ־בֶּשׁ", "كأس النرد", "Coupe d’été 🎲", "バックギャモン杯"]
        {
            let cup = json!({
                "name": name, "length": 5, "places": 8, "check_in": false, "by_rating": false,
                "about": "up\u{202e} and down", "time": { "kind": "correspondence", "days_per_turn": 3 },
            });
            let reply = anna.post("/api/v1/tournaments", &cup).await;
            assert_eq!(reply.status, 201, "{name}: {}", reply.text());
            assert_eq!(reply.json()["card"]["name"], name);
            assert_eq!(reply.json()["about"], "up and down", "texts lose what cannot be seen");
        }
        app.stop().await;
    }
}

/// Returns a path of the description once for each of its parameters, which has `value` there.
fn each_parameter(path: &str, value: &str) -> Vec<String> {
    let parts: Vec<&str> = path.split('/').collect();
    let is_parameter = |part: &str| part.starts_with('{');
    let holes = (0..parts.len()).filter(|at| is_parameter(parts[*at]));
    let filled = holes.map(|hole| {
        let part = |(at, part): (usize, &&str)| match (at == hole, is_parameter(part)) {
            (true, _) => value.to_owned(),
            (false, true) => "x".to_owned(),
            (false, false) => (*part).to_owned(),
        };
        parts.iter().enumerate().map(part).collect::<Vec<_>>().join("/")
    });
    filled.collect()
}

/// Regression: with PostgreSQL, which stores no NUL character, such a text in a path or a body was an internal error.
/// Each path parameter, each query parameter and each string of a body has one in turn.
#[tokio::test]
async fn a_nul_character_is_refused_wherever_a_text_comes_in() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let api = Api::fetch_description(&mut anna).await;
        let mut walked = 0;
        for (path, methods) in api.0["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                let mut targets = each_parameter(path, "a%00b");
                let plain = path.replace(['{', '}'], "");
                let parameters = operation["parameters"].as_array().into_iter().flatten();
                for parameter in parameters.filter(|parameter| parameter["in"] == "query") {
                    targets.push(format!("{plain}?{}=a%00b", parameter["name"].as_str().unwrap()));
                }
                for target in targets {
                    let verb = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                    let reply = anna.send(verb, &target, None).await;
                    reply.assert_error(400, "malformed");
                    assert_eq!(reply.json()["reason"], "visible_characters_only", "{method} {target}");
                    walked += 1;
                }
            }
        }
        assert!(walked > 100, "{walked} paths and queries have texts");
        let marked: Vec<&str> = TEXTS.iter().copied().chain([STRINGS]).collect();
        let mut bodies = 0;
        for request in api.requests() {
            for kind in &marked {
                for body in api.values(&request.schema, "a\0b", &[*kind]) {
                    if !has(&body, "a\0b") {
                        continue;
                    }
                    let reply = send(&mut anna, &request.method, &request.path, &body).await;
                    let answer = format!("{} {} {body}: {}", request.method, request.path, reply.text());
                    assert!((400..500).contains(&reply.status), "{answer}");
                    bodies += 1;
                }
            }
        }
        assert!(bodies > 70, "{bodies} bodies have strings");
        // A text of six characters is no NUL character.
        let note = json!({ "friend": true, "blocked": false, "note": "\\u0000" });
        app.sign_up("berta").await;
        assert_eq!(anna.put("/api/v1/account/contacts/berta", &note).await.status, 204);
        app.stop().await;
    }
}
