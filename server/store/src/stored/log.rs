//! The stored form of a packed log: a JSON document with a list for each column. Equal values are next to each other,
//! so the document compresses better than a list of rows.

use serde::{Deserialize, Serialize};

use super::json::{Unreadable, to_json};

/// A row of the log of a match.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable)]
pub(crate) struct LogRow {
    pub(crate) seq: i32,
    pub(crate) at: i64,
    pub(crate) side: Option<String>,
    pub(crate) request: Option<String>,
    pub(crate) event: String,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredLog {
    /// The difference to the row before. The first row has its number.
    seq: Vec<i32>,
    /// The difference to the row before. The first row has its time.
    at: Vec<i64>,
    side: Vec<Option<String>>,
    request: Vec<Option<String>>,
    event: Vec<String>,
}

/// Encodes the rows of a log. Any rows can be encoded, those of a damaged log too.
pub(crate) fn encode_log(rows: &[LogRow]) -> String {
    let mut stored = StoredLog::default();
    let (mut seq, mut at) = (0_i32, 0_i64);
    for row in rows {
        stored.seq.push(row.seq.wrapping_sub(seq));
        stored.at.push(row.at.wrapping_sub(at));
        stored.side.push(row.side.clone());
        stored.request.push(row.request.clone());
        stored.event.push(row.event.clone());
        (seq, at) = (row.seq, row.at);
    }
    to_json(&stored)
}

/// Decodes a log that [`encode_log`] wrote.
///
/// # Errors
/// If [`encode_log`] cannot have written the text.
pub(crate) fn decode_log(text: &str) -> Result<Vec<LogRow>, Unreadable> {
    let StoredLog { seq, at, side, request, event } = serde_json::from_str(text)?;
    let lengths = [seq.len(), at.len(), side.len(), request.len()];
    if lengths.iter().any(|length| *length != event.len()) {
        return Err(Unreadable::Value("number of rows"));
    }
    let columns = seq.into_iter().zip(at).zip(side).zip(request).zip(event);
    let (mut seq, mut at) = (0_i32, 0_i64);
    let rows = columns.map(|((((seq_later, later), side), request), event)| {
        seq = seq.wrapping_add(seq_later);
        at = at.wrapping_add(later);
        LogRow { seq, at, side, request, event }
    });
    Ok(rows.collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_row() -> impl Strategy<Value = LogRow> {
        let columns = (any::<i32>(), any::<i64>(), any::<Option<String>>(), any::<Option<String>>(), ".*");
        columns.prop_map(|(seq, at, side, request, event)| LogRow { seq, at, side, request, event })
    }

    proptest! {
        #[test]
        fn any_rows_come_back_unchanged(rows in proptest::collection::vec(any_row(), 0..20)) {
            prop_assert_eq!(decode_log(&encode_log(&rows)).unwrap(), rows);
        }
    }

    /// Rows of released databases have this form.
    #[test]
    fn the_form_stays_as_it_is() {
        let row = |seq, at, side: Option<&str>, request: Option<&str>, event: &str| LogRow {
            seq,
            at,
            side: side.map(str::to_owned),
            request: request.map(str::to_owned),
            event: event.to_owned(),
        };
        let rows = [
            row(1, 1_700_000_000_000, None, None, r#"{"event":"abandoned"}"#),
            row(2, 1_700_000_000_250, Some("white"), None, "a"),
            row(3, 1_700_000_000_250, Some("black"), Some("r1"), "b"),
        ];
        let text = concat!(
            r#"{"seq":[1,1,1],"at":[1700000000000,250,0],"side":[null,"white","black"],"#,
            r#""request":[null,null,"r1"],"event":["{\"event\":\"abandoned\"}","a","b"]}"#
        );
        assert_eq!(encode_log(&rows), text);
        assert_eq!(decode_log(text).unwrap(), rows);
    }

    #[test]
    fn a_document_that_is_no_log_is_refused() {
        let empty = r#"{"seq":[],"at":[],"side":[],"request":[],"event":[]}"#;
        assert_eq!(decode_log(empty).unwrap(), []);
        for text in [
            "",
            "[]",
            r#"{"seq":[1],"at":[1],"side":[null],"request":[null]}"#,
            r#"{"seq":[1],"at":[1],"side":[null],"request":[null],"event":[]}"#,
            r#"{"seq":[1],"at":[],"side":[null],"request":[null],"event":["a"]}"#,
            r#"{"seq":[1],"at":[1],"side":[null],"request":[null],"event":["a"],"more":[]}"#,
        ] {
            assert!(decode_log(text).is_err(), "{text}");
        }
    }
}
