//! The web client: built into the binary in release builds, read from `web/dist` at the start in debug builds.

use std::{borrow::Cow, collections::HashMap, fmt, io::Write as _, sync::OnceLock};

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        Method, StatusCode,
        header::{self, HeaderMap},
    },
    web::{Bytes, Data},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{error::AppError, state::AppState};

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Built;

/// Scripts and styles come from our own files alone, never from within a page; frames and plugins not at all.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Vite puts files here whose names change with their contents.
const HASHED_FOLDER: &str = "assets/";
const PAGE: &str = "index.html";
/// Paths of programs, never of pages.
const NO_PAGES: &[&str] = &["api", "boards", "ws", "healthz", "readyz", "metrics", "assets"];

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Fullprime</title>\
     <h1>The web client is not built</h1>\
     <p>The server runs, but has no pages to show. Run <code>make web</code>, then start it again.</p></html>\n";

/// All files of the client, and their compressed forms once somebody has asked for them.
pub(crate) struct WebClient {
    files: HashMap<String, File>,
}

struct File {
    plain: Bytes,
    media_type: String,
    etag: String,
    brotli: OnceLock<Option<Bytes>>,
    gzip: OnceLock<Option<Bytes>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl fmt::Debug for WebClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WebClient").field("files", &self.files.len()).finish()
    }
}

impl WebClient {
    /// The client that was built last.
    pub(crate) fn load() -> WebClient {
        let files = Built::iter().filter_map(|path| {
            let file = Built::get(&path)?;
            Some((path.clone().into_owned(), File::new(&path, file)))
        });
        WebClient { files: files.collect() }
    }

    fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }
}

impl File {
    fn new(path: &str, file: EmbeddedFile) -> File {
        let media_type = mime_guess::from_path(path).first_or_octet_stream();
        let is_text = media_type.type_() == mime_guess::mime::TEXT || media_type.subtype() == "javascript";
        let charset = if is_text { "; charset=utf-8" } else { "" };
        let hash = file.metadata.sha256_hash();
        let plain = match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        File {
            plain,
            media_type: format!("{media_type}{charset}"),
            etag: crate::random::hex(&hash[..12]),
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// The best form that the client understands. Compressing is slow, so the result is kept.
    fn encoded(&self, headers: &HeaderMap) -> (Encoding, Bytes) {
        if is_compressible(&self.media_type) {
            if accepts(headers, "br")
                && let Some(bytes) = self.brotli.get_or_init(|| brotli(&self.plain))
            {
                return (Encoding::Brotli, bytes.clone());
            }
            if accepts(headers, "gzip")
                && let Some(bytes) = self.gzip.get_or_init(|| gzip(&self.plain))
            {
                return (Encoding::Gzip, bytes.clone());
            }
        }
        (Encoding::Plain, self.plain.clone())
    }
}

/// A file of the client, or its page for the path of a page.
pub(super) async fn serve(request: HttpRequest, state: Data<AppState>) -> Result<HttpResponse, AppError> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(AppError::MethodNotAllowed);
    }
    let path = request.path().trim_start_matches('/');
    if let Some(file) = state.web_client.file(path) {
        return Ok(answer(&request, file, path));
    }
    if !is_page(path) {
        return Err(AppError::NotFound("address"));
    }
    match state.web_client.file(PAGE) {
        Some(page) => Ok(answer(&request, page, PAGE)),
        None => Ok(HttpResponse::build(StatusCode::SERVICE_UNAVAILABLE)
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY))
            .body(NOT_BUILT)),
    }
}

/// Pages have no dot in their last part; a missing file must stay missing.
fn is_page(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default();
    let last = path.rsplit('/').next().unwrap_or_default();
    !NO_PAGES.contains(&first) && !last.contains('.')
}

fn answer(request: &HttpRequest, file: &File, path: &str) -> HttpResponse {
    let (encoding, bytes) = file.encoded(request.headers());
    let cache =
        if path.starts_with(HASHED_FOLDER) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (suffix, name) = match encoding {
        Encoding::Brotli => ("-br", Some("br")),
        Encoding::Gzip => ("-gz", Some("gzip")),
        Encoding::Plain => ("", None),
    };
    // Each form is a representation of its own, so it has a tag of its own.
    let etag = format!("\"{}{suffix}\"", file.etag);
    let known = request.headers().get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known =
        known.is_some_and(|known| known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == etag));
    let mut response = HttpResponse::build(if is_known { StatusCode::NOT_MODIFIED } else { StatusCode::OK });
    response
        .insert_header((header::ETAG, etag))
        .insert_header((header::CACHE_CONTROL, cache))
        .insert_header((header::VARY, "accept-encoding"));
    if is_known {
        return response.finish();
    }
    if file.media_type.starts_with("text/html") {
        response.insert_header((header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY));
    }
    if let Some(name) = name {
        response.insert_header((header::CONTENT_ENCODING, name));
    }
    response.content_type(file.media_type.as_str()).body(bytes)
}

fn is_compressible(media_type: &str) -> bool {
    [
        "text/",
        "application/javascript",
        "application/json",
        "application/manifest",
        "image/svg",
        "application/wasm",
    ]
    .iter()
    .any(|kind| media_type.starts_with(kind))
}

/// Whether `accept-encoding` names this encoding and does not forbid it.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let named = |value: &str| {
        value.split(',').any(|part| {
            let (name, quality) = part.split_once(';').unwrap_or((part, "q=1"));
            let forbidden = matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
            name.trim().eq_ignore_ascii_case(encoding) && !forbidden
        })
    };
    headers.get_all(header::ACCEPT_ENCODING).filter_map(|value| value.to_str().ok()).any(named)
}

/// None when it would not be smaller.
fn brotli(plain: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    let mut input = plain;
    brotli::BrotliCompress(&mut input, &mut packed, &params).ok()?;
    (packed.len() < plain.len()).then(|| Bytes::from(packed))
}

fn gzip(plain: &[u8]) -> Option<Bytes> {
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
    fn pages_are_told_from_files_and_programs() {
        let rows = [
            ("", true),
            ("match/abc", true),
            ("player/anna", true),
            ("favicon.ico", false),
            ("assets/index-123.js", false),
            ("assets/gone", false),
            ("api/v2/x", false),
            ("ws", false),
            ("apiary", true),
        ];
        for (path, expected) in rows {
            assert_eq!(is_page(path), expected, "{path}");
        }
    }

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
