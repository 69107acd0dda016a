//! The one rule for absent values.
//!
//! **Answers and messages of the server contain every field**; a value that does not exist is null. So no field is left
//! out when it is written: `skip_serializing_if` does not occur in this crate. **Requests and messages of clients may
//! leave a field out or send null**, which mean the same: an `Option` is `None`, and a field with a default has
//! `#[serde(default, deserialize_with = "crate::absent::or_default")]`.
//!
//! The OpenAPI document follows this rule: all fields of an answer are required. A type that is both in answers and in
//! requests is described twice; the form for requests has the suffix `Input`. `tests/tidy` walks the document and the
//! TypeScript types.

use serde::{Deserialize, Deserializer};

/// Reads a value of a request that may be null: null stands for the default.
///
/// # Errors
/// If the value is not null and not of this type.
pub(crate) fn or_default<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    Ok(Option::deserialize(deserializer)?.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use crate::{CreateTable, Look, Options, PositionSearch};

    #[test]
    fn a_request_may_leave_a_field_out_or_send_null() {
        let short = r#"{"settings":{"format":{"kind":"normal"},"rated":false,"time":{"kind":"none"}}}"#;
        let long = r#"{"settings":{"format":{"kind":"normal"},"rated":false,"time":{"kind":"none"},
            "stake":null,"options":{"jacoby":null,"automatic_doubles_max":null},"start":null,"dice":null,
            "illegal_plays":null},"invite":null,"by_link":null,"ratings":null}"#;
        let read = |text: &str| serde_json::from_str::<CreateTable>(text).unwrap();
        assert_eq!(read(short), read(long));
        assert_eq!(
            serde_json::from_str::<PositionSearch>(r#"{"own":null,"source":null,"skip":null}"#).unwrap(),
            PositionSearch::default()
        );
        assert!(serde_json::from_str::<Options>(r#"{"jacoby":"yes"}"#).is_err());
    }

    #[test]
    fn an_answer_contains_every_field() {
        let plain = serde_json::to_string(&Look::default()).unwrap();
        assert_eq!(plain, r#"{"picture":null,"flag":null,"title":null}"#);
    }
}
