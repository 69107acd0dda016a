//! JSON bodies of requests and answers. The error for a value of the wrong type or size names its field.

use std::{future::Future, ops::Deref, pin::Pin, sync::Arc};

use actix_web::{
    FromRequest, HttpMessage as _, HttpRequest, HttpResponse, Responder,
    body::BoxBody,
    dev::Payload,
    http::header::CONTENT_TYPE,
    web::{self, Bytes},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use site::{error::AppError, node::Node};
use store::id::UserId;
use texts::{Refusal, refusals};
use wire::text::{self, Texts};

use super::{
    HttpError,
    extract::{BODY_MAX_BYTES, MaybeUser},
};
use crate::state::AppState;

/// A JSON body, with errors as [`AppError`]s.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T> Deref for Json<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Serialize> Responder for Json<T> {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse<BoxBody> {
        web::Json(self.0).respond_to(request).map_into_boxed_body()
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for Json<T> {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Json<T>, HttpError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_json = request.headers().get(CONTENT_TYPE).is_some_and(|kind| is_json(kind.as_bytes()));
        let body = Bytes::from_request(request, payload);
        let user = request.extensions().get::<MaybeUser>().and_then(|viewer| viewer.0.clone());
        let node = request.app_data::<web::Data<AppState>>().map(|state| Arc::clone(&state.site.node));
        let writer = user.map(|user| user.account.id).zip(node);
        Box::pin(async move {
            if !is_json {
                return Err(AppError::malformed_form(refusals::json_needed()).into());
            }
            let body =
                body.await.map_err(|error| match error.as_error::<actix_web::error::PayloadError>() {
                    Some(actix_web::error::PayloadError::Overflow) => {
                        AppError::TooLarge { limit_bytes: BODY_MAX_BYTES }
                    }
                    Some(error) => super::extract::body_error(error),
                    None => AppError::malformed_form(refusals::malformed(error.to_string())),
                })?;
            check_nul(&body)?;
            let (parsed, texts) = text::read(|| serde_json::from_slice(&body));
            let parsed = parsed.map_err(|error| explained(&body, &error))?;
            check_texts(&texts, &body, writer).await?;
            Ok(Json(parsed))
        })
    }
}

/// Checks that no string of a body has a NUL character, which the databases do not store.
fn check_nul(body: &[u8]) -> Result<(), AppError> {
    if !text::has_nul(body) {
        return Ok(());
    }
    let refusal = refusals::visible_characters_only();
    Err(match field_of(body, &|value| value.as_str().is_some_and(|text| text.contains('\0'))) {
        Some(field) => AppError::malformed(field, refusal),
        None => AppError::malformed_form(refusal),
    })
}

/// Checks the texts of a body: names have visible characters only, and muted players write nothing that others read.
/// Without an account no text is stored; the handler refuses such a request.
async fn check_texts(
    texts: &Texts,
    body: &[u8],
    writer: Option<(UserId, Arc<Node>)>,
) -> Result<(), AppError> {
    if let Some(name) = texts.unfit.first() {
        let field = field_of(body, &|value| value.as_str() == Some(name.as_str()));
        let field = field.unwrap_or_else(|| "name".to_owned());
        return Err(AppError::invalid(field, refusals::visible_characters_only()));
    }
    match writer {
        Some((user, node)) if texts.is_public => node.check_may_write(user).await,
        Some(_) | None => Ok(()),
    }
}

/// Returns the first field of a body whose value fits.
fn field_of(body: &[u8], fits: &dyn Fn(&Value) -> bool) -> Option<String> {
    let body = serde_json::from_slice::<Value>(body).ok()?;
    let mut fields = Vec::new();
    collect(&body, &mut String::new(), fits, &mut fields);
    fields.into_iter().next()
}

fn is_json(kind: &[u8]) -> bool {
    let kind = kind.split(|byte| *byte == b';').next().unwrap_or_default().trim_ascii();
    kind.eq_ignore_ascii_case(b"application/json")
}

/// Returns the error for a body that is not of the expected form.
fn explained(body: &[u8], error: &serde_json::Error) -> AppError {
    let text = error.to_string();
    wrong_field(body, &text).unwrap_or_else(|| AppError::malformed_form(refusals::malformed(text)))
}

/// Returns the error of a field if the message of `serde_json` quotes a value that is in the body only once. Inside
/// tagged messages, the position of an error is lost.
fn wrong_field(body: &[u8], message: &str) -> Option<AppError> {
    let body = serde_json::from_slice::<Value>(body).ok()?;
    let (found, expected) = message.split_once(", expected ")?;
    let expected = expected.split(" at line ").next().unwrap_or_default();
    let mut fields = Vec::new();
    collect(
        &body,
        &mut String::new(),
        &|value| quoted(value).is_some_and(|words| found.ends_with(&words)),
        &mut fields,
    );
    match fields.as_slice() {
        [field] if !field.is_empty() => Some(AppError::malformed(field, wanted(expected))),
        _ => None,
    }
}

/// Returns a value as the messages of `serde_json` quote it.
fn quoted(value: &Value) -> Option<String> {
    match value {
        Value::Number(number) if number.is_f64() => Some(format!("floating point `{number}`")),
        Value::Number(number) => Some(format!("integer `{number}`")),
        Value::String(text) => Some(format!("string {text:?}")),
        Value::Bool(value) => Some(format!("boolean `{value}`")),
        Value::Null => Some("null".to_owned()),
        Value::Array(_) | Value::Object(_) => None,
    }
}

/// Returns the refusal of a value of another type.
fn wanted(expected: &str) -> Refusal {
    match expected {
        "u8" => refusals::whole_number_from_to(0, u8::MAX),
        "u16" => refusals::whole_number_from_to(0, u16::MAX),
        "u32" => refusals::whole_number_from_to(0, u32::MAX),
        "i64" | "u64" => refusals::whole_number(),
        other => refusals::must_be(other),
    }
}

/// Adds the names of the fields whose values fit.
fn collect(value: &Value, name: &mut String, fits: &dyn Fn(&Value) -> bool, fields: &mut Vec<String>) {
    let end = name.len();
    match value {
        Value::Object(entries) => {
            for (key, entry) in entries {
                if end > 0 {
                    name.push('.');
                }
                name.push_str(key);
                collect(entry, name, fits, fields);
                name.truncate(end);
            }
        }
        Value::Array(entries) => {
            for (index, entry) in entries.iter().enumerate() {
                name.push_str(&format!("[{index}]"));
                collect(entry, name, fits, fields);
                name.truncate(end);
            }
        }
        value if fits(value) => fields.push(name.clone()),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(tag = "act", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only read")]
    enum Act {
        Assign { board: u8, award: Award },
    }

    #[derive(Debug, serde::Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct Award {
        points: u16,
        smp: bool,
    }

    #[test]
    fn the_message_names_the_field_of_a_wrong_value() {
        let of = |body: &str| {
            let error = serde_json::from_str::<Act>(body).unwrap_err();
            explained(body.as_bytes(), &error).to_body().message
        };
        let act = |board: &str, points: &str| {
            of(&format!(r#"{{"act":"assign","board":{board},"award":{{"points":{points},"smp":true}}}}"#))
        };
        assert_eq!(act("300", "5"), "board: A whole number from 0 to 255.");
        assert_eq!(act("3", "-1"), "award.points: A whole number from 0 to 65535.");
        assert_eq!(act("3", "\"many\""), "award.points: A whole number from 0 to 65535.");
        // If the body has the wrong value twice, the field is unknown.
        assert!(act("70000", "70000").ends_with("invalid value: integer `70000`, expected u8"));
        assert!(of("{\"act\":\"assign\"}").contains("missing field `board`"));
        assert!(of("{\"act\"").contains("EOF"));
    }

    #[test]
    fn parameters_of_the_content_type_do_not_matter() {
        for (kind, expected) in [
            ("application/json", true),
            ("Application/JSON; charset=utf-8", true),
            ("text/plain", false),
            ("application/jsonl", false),
        ] {
            assert_eq!(is_json(kind.as_bytes()), expected, "{kind}");
        }
    }
}
