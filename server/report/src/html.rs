//! Text in HTML.

/// Escapes a text for the content of elements and for attributes in double quotes.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
