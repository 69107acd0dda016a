//! The web client: built into the binary in release builds, read from `web/dist` at the start in debug builds.

use std::{
    borrow::Cow,
    collections::HashMap,
    fmt,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    sync::{Arc, OnceLock},
};

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        Method, StatusCode,
        header::{self, HeaderMap},
    },
    web::{Bytes, Data},
};
use rust_embed::RustEmbed;
use serde::Deserialize;
use site::{background, error::AppError};
use store::mail::Language;

use super::{finish::Elsewhere, previews};
use crate::state::AppState;

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Built;

/// Scripts and styles come from our own files alone, never from within a page; frames and plugins are not allowed.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The same for the page that other sites may show in a frame. It has no buttons, so a site around it can steal no
/// click.
const EMBEDDED_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Vite puts files here whose names change with their contents.
const HASHED_FOLDER: &str = "assets/";
const PAGE: &str = "index.html";
/// The list of pages whose files are fetched early, a [`Preloads`] each. The entry of [`PAGE`] is for all other pages.
const PRELOADS: &str = "preloads.json";
/// The page below [`EMBED`].
const EMBEDDED_PAGE: &str = "embed.html";
/// Pages below this path are shown in frames of other sites.
const EMBED: &str = "embed/";
/// The lines that enclose the title and the description of the page.
const HEAD: (&str, &str) = ("<!-- preview -->", "<!-- end of preview -->");
/// Paths for programs, with everything below them. They are never paths of pages.
const NO_PAGES: &[&str] = &["api", "boards/v1", "ws", "healthz", "readyz", "metrics", "assets"];

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Fullprime</title>\
     <h1>The web client is not built</h1>\
     <p>The server runs, but has no pages to show. Run <code>make web</code>, then start it again.</p></html>\n";

/// All files of the client, and their compressed forms once a client has asked for them.
pub(crate) struct WebClient {
    /// By path. A page whose files are fetched early has a copy of [`PAGE`] for each language, under [`key`].
    files: HashMap<String, File>,
    /// The patterns of the paths of these pages.
    patterns: Vec<String>,
}

/// The files that a page loads besides those of every page. The tags let a browser fetch all of them at once.
#[derive(Debug, Deserialize)]
struct Preloads {
    /// The pattern of the page's path; `*` stands for any part.
    path: String,
    /// Tags for the head of the page.
    tags: Vec<String>,
    /// More tags in each language, by its code: the texts that the page shows.
    #[serde(default)]
    texts: HashMap<String, Vec<String>>,
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
    /// Returns the client that was built last. `origin` is the public address of the site, if it is known.
    pub(crate) fn load(origin: Option<&str>) -> WebClient {
        let files = Built::iter().filter_map(|path| {
            let file = Built::get(&path)?;
            Some((path.clone().into_owned(), File::new(&path, file.data, file.metadata.sha256_hash())))
        });
        let mut files: HashMap<_, _> = files.collect();
        if let Some(page) = files.get(PAGE).and_then(|page| page.with_head(&previews::site_head(origin))) {
            files.insert(PAGE.to_owned(), page);
        }
        let preloads: Vec<Preloads> = files
            .remove(PRELOADS)
            .and_then(|list| serde_json::from_slice(&list.plain).ok())
            .unwrap_or_default();
        let mut patterns = Vec::new();
        for Preloads { path, tags, texts } in preloads {
            for language in Language::ALL {
                let texts = texts.get(code(language)).map(|tags| tags.concat()).unwrap_or_default();
                if let Some(page) = files.get(PAGE).and_then(|page| page.with_tags(&(tags.concat() + &texts)))
                {
                    files.insert(key(&path, language), page);
                }
            }
            patterns.push(path);
        }
        WebClient { files, patterns }
    }

    fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// Returns the name of the file that is sent as the page of this path in this language.
    fn page_of(&self, path: &str, language: Language) -> String {
        let pattern = self.patterns.iter().find(|pattern| fits(pattern, path)).map_or(PAGE, String::as_str);
        let key = key(pattern, language);
        if self.files.contains_key(&key) { key } else { PAGE.to_owned() }
    }
}

impl File {
    fn new(path: &str, data: Cow<'static, [u8]>, hash: [u8; 32]) -> File {
        let media_type = mime_guess::from_path(path).first_or_octet_stream();
        let is_text = media_type.type_() == mime_guess::mime::TEXT || media_type.subtype() == "javascript";
        let charset = if is_text { "; charset=utf-8" } else { "" };
        let plain = match data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => Bytes::from(data),
        };
        File {
            plain,
            media_type: format!("{media_type}{charset}"),
            etag: store::random::hex(&hash[..12]),
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// Returns the page with other tags in its head, or `None` if it has no place for them.
    fn with_head(&self, head: &str) -> Option<File> {
        let page = std::str::from_utf8(&self.plain).ok()?;
        let (before, rest) = page.split_once(HEAD.0)?;
        let (_, after) = rest.split_once(HEAD.1)?;
        Some(self.changed([before, HEAD.0, "\n    ", head, "    ", HEAD.1, after].concat(), head))
    }

    /// Returns the page with more tags in its head, or `None` if it has none.
    fn with_tags(&self, tags: &str) -> Option<File> {
        let page = std::str::from_utf8(&self.plain).ok()?;
        let (head, rest) = page.split_once("</head>")?;
        Some(self.changed([head, tags, "</head>", rest].concat(), tags))
    }

    /// Returns a page that differs from this one by `change`.
    fn changed(&self, page: String, change: &str) -> File {
        let mut hasher = DefaultHasher::new();
        change.hash(&mut hasher);
        File {
            plain: Bytes::from(page),
            media_type: self.media_type.clone(),
            etag: format!("{}-{:016x}", self.etag, hasher.finish()),
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// Returns the best encoding that the client accepts.
    fn wanted(&self, headers: &HeaderMap) -> Encoding {
        if !is_compressible(&self.media_type) {
            Encoding::Plain
        } else if accepts(headers, "br") {
            Encoding::Brotli
        } else if accepts(headers, "gzip") {
            Encoding::Gzip
        } else {
            Encoding::Plain
        }
    }

    /// Returns the file in this encoding, or plain where packing gains nothing. Packing is slow, so its result is kept.
    fn form(&self, wanted: Encoding) -> (Encoding, Bytes) {
        let packed = match wanted {
            Encoding::Brotli => self.brotli.get_or_init(|| brotli(&self.plain)),
            Encoding::Gzip => self.gzip.get_or_init(|| gzip(&self.plain)),
            Encoding::Plain => &None,
        };
        match packed {
            Some(bytes) => (wanted, bytes.clone()),
            None => (Encoding::Plain, self.plain.clone()),
        }
    }

    fn is_packed(&self, wanted: Encoding) -> bool {
        match wanted {
            Encoding::Brotli => self.brotli.get().is_some(),
            Encoding::Gzip => self.gzip.get().is_some(),
            Encoding::Plain => true,
        }
    }
}

/// Answers with a file of the client, or with its page if the path is one of a page.
pub(super) async fn serve(request: HttpRequest, state: Data<AppState>) -> Result<HttpResponse, AppError> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(AppError::MethodNotAllowed);
    }
    let path = request.path().trim_start_matches('/');
    if let Some(file) = state.web_client.file(path) {
        pack_elsewhere(&state, path, file.wanted(request.headers())).await;
        return Ok(answer(&request, file, path));
    }
    if !is_page(path) {
        return Err(AppError::NotFound("address"));
    }
    if path.starts_with(EMBED)
        && let Some(page) = state.web_client.file(EMBEDDED_PAGE)
    {
        pack_elsewhere(&state, EMBEDDED_PAGE, page.wanted(request.headers())).await;
        return Ok(embedded(answer(&request, page, EMBEDDED_PAGE)));
    }
    let name = state.web_client.page_of(path, previews::language(request.headers()));
    match state.web_client.file(&name) {
        Some(page) => {
            let head =
                previews::head(&state, request.path(), request.query_string(), request.headers()).await;
            // The page itself needs no database, so it is sent with the site's general title.
            let head = head.unwrap_or_else(|error| {
                error.log();
                None
            });
            if let Some(page) = head.and_then(|head| page.with_head(&head)) {
                return Ok(in_language(answer_plainly(&request, &page)));
            }
            pack_elsewhere(&state, &name, page.wanted(request.headers())).await;
            Ok(in_language(answer(&request, page, PAGE)))
        }
        None => Ok(HttpResponse::build(StatusCode::SERVICE_UNAVAILABLE)
            .content_type("text/html; charset=utf-8")
            .insert_header((header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY))
            .body(NOT_BUILT)),
    }
}

/// Packs a file on a background thread at the first request for this encoding, so that other requests are not delayed.
async fn pack_elsewhere(state: &AppState, path: &str, wanted: Encoding) {
    let client = Arc::clone(&state.web_client);
    if client.file(path).is_none_or(|file| file.is_packed(wanted)) {
        return;
    }
    let path = path.to_owned();
    let packed = background::spawn(move || {
        client.file(&path).map(|file| file.form(wanted));
    });
    if let Err(error) = packed.await {
        tracing::warn!(%error, "a file of the web client was not packed in the background");
    }
}

/// Returns true for paths of pages. They have no dot in their last part, so a missing file is still answered with 404.
fn is_page(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_below =
        |top: &&str| path.strip_prefix(top).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    !NO_PAGES.iter().any(is_below) && !last.contains('.')
}

/// Returns the name of a page in a language. No path contains a question mark.
fn key(pattern: &str, language: Language) -> String {
    format!("{pattern}?{}", code(language))
}

/// Returns the code of a language, as the web client writes it.
fn code(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::German => "de",
        Language::Ukrainian => "uk",
        Language::Hebrew => "he",
        Language::Spanish => "es",
    }
}

/// Returns true if a path has as many parts as the pattern, and the same ones where the pattern has no `*`.
fn fits(pattern: &str, path: &str) -> bool {
    pattern.split('/').count() == path.split('/').count()
        && pattern.split('/').zip(path.split('/')).all(|(wanted, part)| wanted == "*" || wanted == part)
}

/// Lets other sites show the page in a frame.
fn embedded(mut answer: HttpResponse) -> HttpResponse {
    let policy = header::HeaderValue::from_static(EMBEDDED_POLICY);
    answer.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    answer.extensions_mut().insert(Elsewhere::Framed);
    answer
}

/// Says that the answer depends on the reader's language.
fn in_language(mut answer: HttpResponse) -> HttpResponse {
    let vary = header::HeaderValue::from_static("accept-encoding, accept-language");
    answer.headers_mut().insert(header::VARY, vary);
    answer
}

/// Answers with a page that was made for this request. It is sent plain, because packing costs more time than it saves.
fn answer_plainly(request: &HttpRequest, page: &File) -> HttpResponse {
    answer_in(request, page, PAGE, Encoding::Plain)
}

fn answer(request: &HttpRequest, file: &File, path: &str) -> HttpResponse {
    answer_in(request, file, path, file.wanted(request.headers()))
}

fn answer_in(request: &HttpRequest, file: &File, path: &str, wanted: Encoding) -> HttpResponse {
    let (encoding, bytes) = file.form(wanted);
    let cache =
        if path.starts_with(HASHED_FOLDER) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (suffix, name) = match encoding {
        Encoding::Brotli => ("-br", Some("br")),
        Encoding::Gzip => ("-gz", Some("gzip")),
        Encoding::Plain => ("", None),
    };
    // For HTTP each encoding is a separate representation, so each has its own tag.
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
fn brotli(plain: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    let mut input = plain;
    brotli::BrotliCompress(&mut input, &mut packed, &params).ok()?;
    (packed.len() < plain.len()).then(|| Bytes::from(packed))
}

pub(super) fn gzip(plain: &[u8]) -> Option<Bytes> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(plain).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < plain.len()).then(|| Bytes::from(packed))
}

#[cfg(test)]
mod tests {
    use actix_web::{http::header::HeaderValue, test::TestRequest};

    use super::*;

    fn file(path: &str, text: &str) -> File {
        File::new(path, Cow::Owned(text.as_bytes().to_vec()), [7; 32])
    }

    fn ask(path: &str, headers: &[(&str, &str)]) -> HttpResponse {
        let mut request = TestRequest::get();
        for &header in headers {
            request = request.insert_header(header);
        }
        answer(&request.to_http_request(), &file(path, &"backgammon ".repeat(100)), path)
    }

    fn header<'a>(response: &'a HttpResponse, name: &str) -> Option<&'a str> {
        response.headers().get(name).map(|value| value.to_str().unwrap())
    }

    #[test]
    fn files_named_by_their_contents_are_cached_for_ever() {
        let script = ask("assets/index-1a2b.js", &[]);
        assert_eq!(header(&script, "cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(header(&script, "content-type"), Some("text/javascript; charset=utf-8"));
        assert_eq!(header(&script, "content-security-policy"), None);
        let page = ask("index.html", &[]);
        assert_eq!(header(&page, "cache-control"), Some("no-cache"));
        assert_eq!(header(&page, "content-security-policy"), Some(CONTENT_SECURITY_POLICY));
    }

    #[test]
    fn each_encoding_has_a_tag_of_its_own() {
        let plain = ask("index.html", &[]);
        let packed = ask("index.html", &[("accept-encoding", "gzip, br")]);
        assert_eq!(header(&plain, "content-encoding"), None);
        assert_eq!(header(&packed, "content-encoding"), Some("br"));
        assert_eq!(header(&packed, "vary"), Some("accept-encoding"));
        let tag = header(&packed, "etag").unwrap();
        assert_ne!(header(&plain, "etag"), Some(tag));

        let again =
            ask("index.html", &[("accept-encoding", "br"), ("if-none-match", &format!("\"x\", W/{tag}"))]);
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(header(&again, "cache-control"), Some("no-cache"));
        let other = ask("index.html", &[("accept-encoding", "gzip"), ("if-none-match", tag)]);
        assert_eq!((other.status(), header(&other, "content-encoding")), (StatusCode::OK, Some("gzip")));
    }

    #[test]
    fn pictures_are_not_packed_again() {
        assert_eq!(header(&ask("logo.png", &[("accept-encoding", "br")]), "content-encoding"), None);
        assert_eq!(header(&ask("logo.svg", &[("accept-encoding", "br")]), "content-encoding"), Some("br"));
    }

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
            ("boards", true),
            ("boards/v1", false),
            ("boards/v1/x", false),
        ];
        for (path, expected) in rows {
            assert_eq!(is_page(path), expected, "{path}");
        }
    }

    #[test]
    fn a_pattern_fits_paths_of_as_many_parts() {
        let rows = [
            ("match/*", "match/abc", true),
            ("match/*", "match", false),
            ("match/*", "match/abc/review", false),
            ("match/*/review", "match/abc/review", true),
            ("match/*/review", "match/abc/sheet", false),
            ("lesson", "lesson", true),
            ("lesson", "", false),
        ];
        for (pattern, path, expected) in rows {
            assert_eq!(fits(pattern, path), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn each_language_has_a_page_with_its_own_texts() {
        let page = file(PAGE, "<html><head><title>x</title></head></html>");
        let client = WebClient {
            files: HashMap::from([
                (PAGE.to_owned(), page),
                (key("lesson", Language::German), file(PAGE, "de")),
                (key(PAGE, Language::German), file(PAGE, "other pages")),
            ]),
            patterns: vec!["lesson".to_owned(), PAGE.to_owned()],
        };
        for (path, language, expected) in [
            ("lesson", Language::German, "lesson?de"),
            ("lesson", Language::Spanish, PAGE),
            ("events", Language::German, "index.html?de"),
            ("events", Language::English, PAGE),
        ] {
            assert_eq!(client.page_of(path, language), expected, "{path} {language:?}");
        }
    }

    #[test]
    fn a_page_has_its_own_tags_and_etag() {
        let plain = file("index.html", "<html><head><title>x</title></head></html>");
        let tagged = plain.with_tags("<link>").unwrap();
        assert_eq!(tagged.plain, "<html><head><title>x</title><link></head></html>");
        assert_ne!(tagged.etag, plain.etag);
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
