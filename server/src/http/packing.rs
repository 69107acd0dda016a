//! Compressed forms of answers.

use std::io::Write as _;

use actix_web::{
    http::header::{self, HeaderMap},
    web::Bytes,
};

/// Returns true if `accept-encoding` names this encoding and does not forbid it.
pub(super) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let named = |value: &str| {
        value.split(',').any(|part| {
            let (name, quality) = part.split_once(';').unwrap_or((part, "q=1"));
            let forbidden = matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
            name.trim().eq_ignore_ascii_case(encoding) && !forbidden
        })
    };
    headers.get_all(header::ACCEPT_ENCODING).filter_map(|value| value.to_str().ok()).any(named)
}

/// Returns the compressed bytes, or `None` if they would not be smaller.
pub(super) fn brotli(plain: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    let mut input = plain;
    brotli::BrotliCompress(&mut input, &mut packed, &params).ok()?;
    (packed.len() < plain.len()).then(|| Bytes::from(packed))
}

/// Returns the compressed bytes, or `None` if they would not be smaller.
pub(super) fn gzip(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(plain).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < plain.len()).then(|| Bytes::from(packed))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn the_client_says_which_encodings_it_reads() {
        let headers = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            headers
        };
        assert!(accepts(&headers("gzip, deflate, br"), "br"));
        assert!(accepts(&headers("BR;q=0.5"), "br"));
        assert!(!accepts(&headers("br;q=0, gzip"), "br"));
        assert!(!accepts(&headers("gzip"), "br"));
        assert!(!accepts(&HeaderMap::new(), "br"));
    }

    #[test]
    fn compressed_forms_are_smaller_or_not_used() {
        let text = b"backgammon ".repeat(100);
        assert!(brotli(&text).unwrap().len() < 100);
        assert!(gzip(&text).unwrap().len() < 100);
        assert_eq!(brotli(b"x"), None);
        assert_eq!(gzip(b"x"), None);
    }
}
