//! Link previews: the tags in the head of pages, and the pictures that they name.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, HeaderMap},
    web::{Bytes, Data, Query},
};
use report::escaped;
use serde::Deserialize;
use site::{
    error::AppError,
    limits::AddressLimit,
    previews::{Language, PICTURE_HEIGHT, PICTURE_WIDTH, Preview, Subject, language_of, site_words},
};

use super::{address, finish::Elsewhere};
use crate::state::AppState;

/// The path of the pictures.
pub(super) const PICTURE: &str = "/preview.png";
/// The seconds for which caches may keep a picture that can change, such as that of a match in play.
const LIVE_S: u32 = 60;
/// The seconds for which caches may keep a picture that stays the same.
const FIXED_S: u32 = 24 * 60 * 60;

/// The page whose picture is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    /// The page's path and query, such as `/match/0f/review?at=3`; without it, the picture of the site.
    page: Option<String>,
}

/// Returns the subject of a page's address, given as path and query.
fn subject_of(page: &str) -> Option<Subject> {
    let (path, query) = page.split_once('?').unwrap_or((page, ""));
    Subject::of_page(path, query)
}

/// Answers with the picture of a page, or with the site's picture if strangers may not see the page.
pub(super) async fn show_picture(
    request: HttpRequest,
    state: Data<AppState>,
    Query(wanted): Query<Wanted>,
) -> Result<HttpResponse, AppError> {
    let subject = wanted.page.as_deref().and_then(subject_of);
    let diagram = match &subject {
        Some(subject) => {
            let client = address::of_client(&request, &state);
            state.site.node.limit_address(AddressLimit::PreviewByAddress, client).await?;
            state.site.previews.diagram(subject).await?
        }
        None => None,
    };
    let is_fixed = match subject {
        Some(Subject::Review(..) | Subject::Position(_)) => diagram.is_some(),
        // A player may stop sharing a position at any moment.
        Some(Subject::Match(_) | Subject::Shared(_)) => false,
        None => true,
    };
    let png = state.site.previews.png(diagram).await?;
    let mut answer = HttpResponse::Ok();
    let max_age = if is_fixed { FIXED_S } else { LIVE_S };
    answer
        .content_type("image/png")
        .insert_header((header::CACHE_CONTROL, format!("public, max-age={max_age}")));
    answer.extensions_mut().insert(Elsewhere::Loaded);
    Ok(answer.body(Bytes::from_owner(png)))
}

/// Returns the title, the description and the tags of a page for its head, as HTML.
///
/// # Errors
/// Returns an error if the database fails.
pub(super) async fn head(
    state: &AppState,
    path: &str,
    query: &str,
    headers: &HeaderMap,
) -> Result<Option<String>, AppError> {
    let Some(subject) = Subject::of_page(path, query) else { return Ok(None) };
    let Some(preview) = state.site.previews.words(&subject, language(headers)).await? else {
        return Ok(None);
    };
    let address = if query.is_empty() { path.to_owned() } else { format!("{path}?{query}") };
    Ok(Some(tags(&preview, origin(state), Some(&address))))
}

/// Returns the language of a reader, by the `accept-language` header.
pub(super) fn language(headers: &HeaderMap) -> Language {
    language_of(
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default(),
    )
}

/// Returns the title, the description and the tags of the site as HTML, for pages without a subject.
pub(crate) fn site_head(origin: Option<&str>) -> String {
    tags(&site_words(Language::ENGLISH), origin, None)
}

fn origin(state: &AppState) -> Option<&str> {
    state.public_origin.as_ref().map(|origin| origin.ascii.as_str())
}

/// Writes the tags. Pictures and pages are named only if the public address of the site is known: relative addresses
/// mean nothing to the programs that read the tags. `page` is the path and query of the page.
fn tags(preview: &Preview, origin: Option<&str>, page: Option<&str>) -> String {
    let (title, description) = (escaped(&preview.title), escaped(&preview.description));
    let suffix = if page.is_some() { " · Fullprime" } else { "" };
    let mut head = format!(
        "<title>{title}{suffix}</title>\n    <meta name=\"description\" content=\"{description}\" />\n"
    );
    let mut add = |name: &str, content: &str| {
        let attribute = if name.starts_with("twitter:") { "name" } else { "property" };
        head.push_str(&format!("    <meta {attribute}=\"{name}\" content=\"{content}\" />\n"));
    };
    add("og:site_name", "Fullprime");
    add("og:type", "website");
    add("og:title", &title);
    add("og:description", &description);
    add("twitter:card", "summary_large_image");
    if let Some(origin) = origin {
        let picture = match page {
            Some(page) => {
                let query = url::form_urlencoded::Serializer::new(String::new())
                    .append_pair("page", page)
                    .append_pair("v", &preview.version.to_string())
                    .finish();
                add("og:url", &escaped(&format!("{origin}{page}")));
                format!("{origin}{PICTURE}?{query}")
            }
            None => format!("{origin}{PICTURE}"),
        };
        add("og:image", &escaped(&picture));
        add("og:image:type", "image/png");
        add("og:image:width", &PICTURE_WIDTH.to_string());
        add("og:image:height", &PICTURE_HEIGHT.to_string());
        add("og:image:alt", &title);
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_tags_are_text_and_never_markup() {
        let preview = Preview {
            title: "\"><script>alert(1)</script> & co".to_owned(),
            description: "<b>".to_owned(),
            version: 7,
        };
        let head = tags(&preview, Some("https://example.org"), Some("/match/1\"><x>"));
        assert!(!head.contains("<script") && !head.contains("<b>") && !head.contains("<x>"), "{head}");
        assert!(head.contains("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"), "{head}");
        assert!(
            head.contains("https://example.org/preview.png?page=%2Fmatch%2F1%22%3E%3Cx%3E&amp;v=7"),
            "{head}"
        );
        assert!(
            !tags(&preview, None, Some("/match/1")).contains("og:image"),
            "a relative address is of no use"
        );
    }
}
