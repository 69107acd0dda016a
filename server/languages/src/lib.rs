//! The languages of `texts/languages.json`. Messages, the database and the texts share the type.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// A language that has texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

/// The entry of a language in the list.
#[derive(Deserialize)]
struct LanguageEntry {
    writing: String,
}

static LIST: LazyLock<BTreeMap<&'static str, LanguageEntry>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../texts/languages.json")).expect("a test reads the list")
});

static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| LIST.keys().copied().map(Language).collect());

impl Language {
    /// The language in which every text is written first.
    pub const ENGLISH: Language = Language("en");

    /// Returns all languages, sorted by their codes.
    #[must_use]
    pub fn all() -> &'static [Language] {
        &ALL
    }

    /// Returns the language with this code, such as `de`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        ALL.iter().find(|language| language.0 == code).copied()
    }

    /// Returns the direction of its writing, `ltr` or `rtl`.
    #[must_use]
    pub fn writing(self) -> &'static str {
        LIST.get(self.0).map_or("ltr", |entry| &entry.writing)
    }

    /// Returns the code of the language in lower case, as in ISO 639.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let code = String::deserialize(deserializer)?;
        Language::from_code(&code).ok_or_else(|| de::Error::custom(format_args!("unknown language `{code}`")))
    }
}

impl PartialSchema for Language {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some("A language of mails, notices and previews."))
            .enum_values(Some(Language::all().iter().map(|language| language.0)))
            .into()
    }
}

impl ToSchema for Language {}

#[cfg(test)]
impl ts_rs::TS for Language {
    type WithoutGenerics = Language;
    type OptionInnerType = Language;

    fn name(_: &ts_rs::Config) -> String {
        "Language".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let codes: Vec<String> =
            Language::all().iter().map(|language| format!("\"{}\"", language.0)).collect();
        codes.join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Language = {};", Self::inline(config))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_read() {
        assert!(Language::all().contains(&Language::ENGLISH));
        for language in Language::all() {
            assert_eq!(Language::from_code(language.code()), Some(*language));
        }
        assert_eq!(Language::from_code("xx"), None);
        assert_eq!(Language::from_code("he").map(Language::writing), Some("rtl"));
        assert_eq!(serde_json::from_str::<Language>("\"de\"").unwrap().code(), "de");
        assert!(serde_json::from_str::<Language>("\"xx\"").is_err());
    }
}
