//! Files as answers.

use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Deserialize;
use utoipa::IntoParams;
use wire::Language;

/// The language of a file.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct InLanguage {
    /// The language; English by default.
    #[serde(default)]
    language: Option<Language>,
}

impl InLanguage {
    pub(super) fn language(self) -> Language {
        self.language.unwrap_or(Language::ENGLISH)
    }
}

/// Begins an answer that a browser saves under a name, or opens if it is a page. An opened page runs no scripts and
/// loads nothing. Names are made by the server and need no quoting.
pub(super) fn file(content_type: &'static str, name: &str) -> HttpResponseBuilder {
    let is_page = content_type.starts_with("text/html");
    let disposition = if is_page { "inline" } else { "attachment" };
    let mut answer = HttpResponse::Ok();
    answer
        .content_type(content_type)
        .insert_header(("content-disposition", format!("{disposition}; filename=\"{name}\"")));
    if is_page {
        answer.insert_header((
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ));
    }
    answer
}
