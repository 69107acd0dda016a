//! The moves in a record of a play.

use super::value::Value;

/// Returns the moves of a record as text, such as `bar/20 6/off`. Hits are not marked.
pub(super) fn moves(of: &Value) -> Option<String> {
    let mut text = String::new();
    let (from, to) = (of.get("from").list(), of.get("to").list());
    for (from, to) in from.iter().zip(to).take(4) {
        let (from, to) = (from.whole()?, to.whole()?);
        // -1 fills the rest of the list.
        if from == -1 {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        match from {
            25 => text.push_str("bar"),
            1..=24 => text.push_str(&from.to_string()),
            _ => return None,
        }
        text.push('/');
        match to {
            ..=0 => text.push_str("off"),
            1..=24 => text.push_str(&to.to_string()),
            _ => return None,
        }
    }
    Some(text)
}
