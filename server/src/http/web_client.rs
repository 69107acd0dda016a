//! The web client: built into the binary in release builds, read from `web/dist` at the start in debug builds.

mod files;
mod pages;

use std::sync::Arc;

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    http::{Method, StatusCode, header},
    web::{Bytes, Data},
};
use site::{background, error::AppError};

pub(crate) use files::WebClient;
use files::{Encoding, File, PAGE};
use pages::Page;
use texts::refusals;

use super::{finish::Elsewhere, previews};
use crate::state::AppState;

/// The policy of most pages: scripts and styles come from our own files alone, never from within a page; frames and
/// plugins are not allowed.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The policy of the page that other sites may show in a frame. The page has no buttons, so a site around it can steal
/// no click.
const EMBEDDED_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// The folder into which Vite puts files whose names change with their contents.
const HASHED_FOLDER: &str = "assets/";
/// The page below [`EMBED`].
const EMBEDDED_PAGE: &str = "embed.html";
/// The path below which pages may be shown in frames of other sites.
const EMBED: &str = "embed/";
/// Paths for programs, with everything below them. They are never paths of pages.
const NO_PAGES: &[&str] = &["api", "boards/v1", "ws", "healthz", "readyz", "metrics", "assets"];

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><title>Fullprime</title>\
     <h1>The web client is not built</h1>\
     <p>The server runs, but has no pages to show. Run <code>make web</code>, then start it again.</p></html>\n";

/// Answers with a file of the client, or with its page if the path is one of a page. The status is 404 if no page has
/// the address, or if nothing is there for the reader: the client then says so in the reader's language.
pub(super) async fn serve(request: HttpRequest, state: Data<AppState>) -> Result<HttpResponse, AppError> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Err(AppError::MethodNotAllowed);
    }
    // The path as the router reads it. In the raw one, `/%65mbed/1` would not be the page that it is.
    let path = request.match_info().as_str().strip_prefix('/').unwrap_or_default();
    if let Some(file) = state.web_client.file(path) {
        pack_elsewhere(&state, path, file.wanted(request.headers())).await;
        return Ok(answer(&request, file, path));
    }
    if !is_page(path) {
        return Err(AppError::NotFound(refusals::no_such_address()));
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
            // The page itself needs no database: if the database fails, it is sent with the site's general title.
            let head = head.unwrap_or_else(|error| {
                state.refusals.log(&error);
                None
            });
            if let Some(page) = head.and_then(|head| page.with_head(&head)) {
                return Ok(in_language(answer_plainly(&request, &page)));
            }
            let is_there = Page::parse_path(path).is_there(&request, &state).await.unwrap_or_else(|error| {
                state.refusals.log(&error);
                true
            });
            pack_elsewhere(&state, &name, page.wanted(request.headers())).await;
            let answer = if is_there { answer(&request, page, PAGE) } else { missing(&request, page) };
            Ok(in_language(answer))
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
/// A path with an empty part, or one of dots only, is another spelling of some address, and no page.
fn is_page(path: &str) -> bool {
    let mut parts = path.trim_end_matches('/').split('/');
    let is_misspelt =
        !path.is_empty() && parts.any(|part| part.is_empty() || part.bytes().all(|byte| byte == b'.'));
    if is_misspelt {
        return false;
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_below =
        |top: &&str| path.strip_prefix(top).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    !NO_PAGES.iter().any(is_below) && !last.contains('.')
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
    let (suffix, _) = names(encoding);
    let cache =
        if path.starts_with(HASHED_FOLDER) { "public, max-age=31536000, immutable" } else { "no-cache" };
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
    with_body(response, file, encoding, bytes)
}

/// Answers with the client's page and the status 404. It has no tag and is stored nowhere, because a page may appear at
/// its address.
fn missing(request: &HttpRequest, page: &File) -> HttpResponse {
    let (encoding, bytes) = page.form(page.wanted(request.headers()));
    let mut response = HttpResponse::NotFound();
    response.insert_header((header::CACHE_CONTROL, "no-store"));
    with_body(response, page, encoding, bytes)
}

/// Completes an answer with a form of a file.
fn with_body(
    mut response: HttpResponseBuilder,
    file: &File,
    encoding: Encoding,
    bytes: Bytes,
) -> HttpResponse {
    if file.media_type.starts_with("text/html") {
        response.insert_header((header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY));
    }
    if let (_, Some(name)) = names(encoding) {
        response.insert_header((header::CONTENT_ENCODING, name));
    }
    response.content_type(file.media_type.as_str()).body(bytes)
}

/// Returns the end of the tags of an encoding, and its name in the header.
fn names(encoding: Encoding) -> (&'static str, Option<&'static str>) {
    match encoding {
        Encoding::Brotli => ("-br", Some("br")),
        Encoding::Gzip => ("-gz", Some("gzip")),
        Encoding::Plain => ("", None),
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use actix_web::test::TestRequest;

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
    fn a_page_of_nothing_is_sent_whole_and_kept_nowhere() {
        let text = "backgammon ".repeat(100);
        let tag = header(&ask("index.html", &[]), "etag").unwrap().to_owned();
        let request = TestRequest::get().insert_header(("if-none-match", tag)).to_http_request();
        let answer = missing(&request, &file("index.html", &text));
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        assert_eq!(header(&answer, "cache-control"), Some("no-store"));
        assert_eq!(header(&answer, "etag"), None);
        assert_eq!(header(&answer, "content-security-policy"), Some(CONTENT_SECURITY_POLICY));
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
            ("match/abc/", true),
            ("/match/abc", false),
            ("match//abc", false),
            ("./ws", false),
            ("match/../ws", false),
        ];
        for (path, expected) in rows {
            assert_eq!(is_page(path), expected, "{path}");
        }
    }
}
