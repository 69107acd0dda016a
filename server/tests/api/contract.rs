//! The contract with programs: the API description and the error codes. Both are fixed by files beside this one.
//! `UPDATE_GENERATED=1 cargo test -p fullprime-server` regenerates them, and every change of them is a change of the
//! API.

use std::{fs, path::PathBuf};

use reqwest::Method;
use serde_json::Value;
use server::{AppError, HttpError};
use texts::refusals;

use crate::support::{Database, TestApp};

fn check_snapshot(name: &str, fresh: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/api/snapshots").join(name);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, fresh).expect("a snapshot can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == fresh,
        "{} is stale: run UPDATE_GENERATED=1 cargo test -p fullprime-server",
        path.display()
    );
}

#[test]
fn the_description_of_the_api_is_as_committed() {
    check_snapshot("openapi.json", &format!("{}\n", server::openapi_document()));
}

#[test]
fn everything_that_is_referred_to_is_described() {
    let text = server::openapi_document();
    let document: Value = serde_json::from_str(&text).unwrap();
    let mut references = text.split("\"#/").skip(1).map(|rest| rest.split('"').next().unwrap());
    let missing = references.find(|place| document.pointer(&format!("/{place}")).is_none());
    assert_eq!(missing, None, "add it to `components` in openapi.rs");
}

#[test]
fn every_operation_says_how_a_request_is_authenticated() {
    let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
    let schemes = document["components"]["securitySchemes"].as_object().unwrap();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let place = format!("{method} {path}");
            let ways = operation["security"].as_array().unwrap();
            let names: Vec<&String> = ways.iter().flat_map(|way| way.as_object().unwrap().keys()).collect();
            assert!(names.iter().all(|name| schemes.contains_key(*name)), "{place}: {names:?}");
            let scopes: Vec<&Value> = ways.iter().filter_map(|way| way["token"].get(0)).collect();
            let token = &operation["x-token"];
            assert_eq!(scopes, token["scopes"].as_array().unwrap().iter().collect::<Vec<_>>(), "{place}");
            let needs_account = ways.iter().all(|way| way != &serde_json::json!({}));
            assert_eq!(needs_account, token["access"] == "scoped", "{place}");
        }
    }
}

#[tokio::test]
async fn everything_described_exists() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    assert_eq!(client.get("/api/v1/openapi.json").await.text(), server::openapi_document());
    let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in operations.as_object().unwrap().keys() {
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let reply = client.send(method.clone(), path, None).await;
            let missing =
                reply.status == 405 || reply.status == 404 && reply.json()["reason"] == "no_such_address";
            assert!(!missing, "{method} {path} is described but does not exist");
        }
    }
}

#[test]
fn every_error_has_its_status_code_and_words() {
    use actix_web::ResponseError as _;
    use std::time::Duration;

    let database = || diesel::result::Error::RollbackTransaction;
    let errors = [
        AppError::malformed_form(refusals::malformed("EOF while parsing a value")),
        AppError::invalid("name", refusals::characters(3, 20)),
        AppError::SignInRequired,
        AppError::WrongCredentials,
        AppError::BadToken(refusals::unknown_token()),
        AppError::ScopeMissing("read or play".into()),
        AppError::WrongCsrfToken,
        AppError::WrongOrigin,
        AppError::AddressBlocked { until: None },
        AppError::AddressBlocked { until: Some(wire::Millis(1_800_000_000_000)) },
        AppError::Forbidden(refusals::only_moderators()),
        AppError::NotFound(refusals::no_such_match()),
        AppError::MethodNotAllowed,
        AppError::NameTaken,
        AppError::CommonPassword,
        AppError::SeatTaken,
        AppError::Conflict(refusals::match_begun()),
        AppError::CreditsShort { name: "anna".into(), each: play::Credits::from_hundredths(500) },
        AppError::RatedLimit { name: "anna".into(), other: "Pip".into(), max: 10 },
        AppError::PairingClosed { retry_after: Duration::from_secs(60) },
        AppError::OwnAccount,
        AppError::MatchInPlay,
        AppError::Refused(refusals::not_your_turn()),
        AppError::TooManyRequests { retry_after: Duration::from_millis(1_001) },
        AppError::TooLarge { limit_bytes: 16_384 },
        AppError::UnsupportedProtocol,
        AppError::Unavailable(refusals::server_stopping()),
        AppError::Database(server::DbError::Unreachable("10.0.0.7 refused".into())),
        AppError::Database(server::DbError::Overloaded),
        AppError::Database(server::DbError::Contended("deadlock detected".into())),
        AppError::Database(server::DbError::Other(database())),
        AppError::internal("something inside", "a secret"),
    ];
    let lines: Vec<_> = errors
        .into_iter()
        .map(|error| {
            let error = HttpError(error);
            let body = serde_json::to_string(&error.0.to_body()).unwrap();
            format!("{} {body}\n", error.status_code().as_u16())
        })
        .collect();
    check_snapshot("errors.txt", &lines.concat());
}
