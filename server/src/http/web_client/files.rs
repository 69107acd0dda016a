//! The files of the web client, and their compressed forms.

use std::{
    borrow::Cow,
    collections::HashMap,
    fmt,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::OnceLock,
};

use actix_web::{http::header::HeaderMap, web::Bytes};
use rust_embed::RustEmbed;
use serde::Deserialize;
use wire::Language;

use crate::http::packing::{accepts, brotli, gzip};

#[derive(RustEmbed)]
#[folder = "../web/dist"]
struct Built;

/// The page of most paths.
pub(super) const PAGE: &str = "index.html";
/// The list of pages whose files are fetched early, a [`Preloads`] each. The entry of [`PAGE`] is for all other pages.
const PRELOADS: &str = "preloads.json";
/// The lines that enclose the title and the description of the page.
const HEAD: (&str, &str) = ("<!-- preview -->", "<!-- end of preview -->");

/// All files of the client, and their compressed forms once a client has asked for them.
pub(crate) struct WebClient {
    /// The files by path. A page whose files are fetched early has a copy of [`PAGE`] for each language, under [`key`].
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

/// A file, with its compressed forms once a client has asked for them.
pub(super) struct File {
    plain: Bytes,
    pub(super) media_type: String,
    pub(super) etag: String,
    brotli: OnceLock<Option<Bytes>>,
    gzip: OnceLock<Option<Bytes>>,
}

/// A form of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
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
    /// Returns the client that was built last. `head` has the tags of pages without a subject.
    pub(crate) fn load(head: &str) -> WebClient {
        let files = Built::iter().filter_map(|path| {
            let file = Built::get(&path)?;
            Some((path.clone().into_owned(), File::new(&path, file.data, file.metadata.sha256_hash())))
        });
        let mut files: HashMap<_, _> = files.collect();
        if let Some(page) = files.get(PAGE).and_then(|page| page.with_head(head)) {
            files.insert(PAGE.to_owned(), page);
        }
        let preloads: Vec<Preloads> = files
            .remove(PRELOADS)
            .and_then(|list| serde_json::from_slice(&list.plain).ok())
            .unwrap_or_default();
        let mut patterns = Vec::new();
        for Preloads { path, tags, texts } in preloads {
            for &language in Language::all() {
                let texts = texts.get(language.code()).map(|tags| tags.concat()).unwrap_or_default();
                if let Some(page) = files.get(PAGE).and_then(|page| page.with_tags(&(tags.concat() + &texts)))
                {
                    files.insert(key(&path, language), page);
                }
            }
            patterns.push(path);
        }
        WebClient { files, patterns }
    }

    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// Returns the name of the file that is sent as the page of this path in this language.
    pub(super) fn page_of(&self, path: &str, language: Language) -> String {
        let pattern = self.patterns.iter().find(|pattern| fits(pattern, path)).map_or(PAGE, String::as_str);
        let key = key(pattern, language);
        if self.files.contains_key(&key) { key } else { PAGE.to_owned() }
    }
}

impl File {
    pub(super) fn new(path: &str, data: Cow<'static, [u8]>, hash: [u8; 32]) -> File {
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
    pub(super) fn with_head(&self, head: &str) -> Option<File> {
        let page = std::str::from_utf8(&self.plain).ok()?;
        let (before, rest) = page.split_once(HEAD.0)?;
        let (_, after) = rest.split_once(HEAD.1)?;
        Some(self.changed([before, HEAD.0, "\n    ", head, "    ", HEAD.1, after].concat(), head))
    }

    /// Returns the page with more tags in its head, or `None` if it has no head.
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
    pub(super) fn wanted(&self, headers: &HeaderMap) -> Encoding {
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
    pub(super) fn form(&self, wanted: Encoding) -> (Encoding, Bytes) {
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

    pub(super) fn is_packed(&self, wanted: Encoding) -> bool {
        match wanted {
            Encoding::Brotli => self.brotli.get().is_some(),
            Encoding::Gzip => self.gzip.get().is_some(),
            Encoding::Plain => true,
        }
    }
}

/// Returns the name of a page in a language. No path contains a question mark.
fn key(pattern: &str, language: Language) -> String {
    format!("{pattern}?{}", language.code())
}

/// Returns true if a path has as many parts as the pattern, and the same ones where the pattern has no `*`.
fn fits(pattern: &str, path: &str) -> bool {
    pattern.split('/').count() == path.split('/').count()
        && pattern.split('/').zip(path.split('/')).all(|(wanted, part)| wanted == "*" || wanted == part)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File::new(path, Cow::Owned(text.as_bytes().to_vec()), [7; 32])
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
        let [de, es] = ["de", "es"].map(|code| Language::from_code(code).unwrap());
        let client = WebClient {
            files: HashMap::from([
                (PAGE.to_owned(), page),
                (key("lesson", de), file(PAGE, "de")),
                (key(PAGE, de), file(PAGE, "other pages")),
            ]),
            patterns: vec!["lesson".to_owned(), PAGE.to_owned()],
        };
        for (path, language, expected) in [
            ("lesson", de, "lesson?de"),
            ("lesson", es, PAGE),
            ("events", de, "index.html?de"),
            ("events", Language::ENGLISH, PAGE),
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
}
