//! Texts for people, from the Fluent catalogues in `texts/`.
//!
//! The build script makes one constructor for each English text that the server uses, as `texts/server.json` lists
//! them: `mails-your_turn-subject` is [`mails::your_turn::subject`]. So a missing text does not compile, nor does one
//! with a wrong argument.

#![forbid(unsafe_code)]

mod catalogue;
pub mod dates;

use std::fmt;

use catalogue::render;
pub use languages::Language;

include!(concat!(env!("OUT_DIR"), "/constructors.rs"));

/// The names and types of the arguments of a text, in the order in which its constructor takes them.
pub type Declared = &'static [(&'static str, &'static str)];

/// A text with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    id: &'static str,
    params: Vec<(&'static str, Param)>,
}

impl Text {
    /// Returns the text in a language; in English if the language lacks it. Times are in UTC.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        render(language, self.id, &self.params)
    }
}

/// The reason why something is refused: the id of a text, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The id of the text in `refusals.ftl`, without `refusals-`. Programs can rely on it.
    pub code: &'static str,
    /// The arguments of the text, in the order of their declaration.
    pub params: Vec<(&'static str, Param)>,
}

/// An argument of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Param {
    /// A whole number. A time is a number of milliseconds since 1970 UTC.
    Number(i64),
    /// A string, shown as it is.
    Text(String),
}

impl Param {
    /// Returns the argument in place of a number that is absent, for the variant `[none]`.
    fn none() -> Param {
        Param::Text("none".to_owned())
    }
}

/// The integer types that a text takes as a number. Numbers above `i64::MAX` are shown as that.
pub trait Number {
    /// Returns the number as an argument.
    fn number(self) -> i64;
}

macro_rules! numbers {
    ($($integer:ty)*) => {$(
        impl Number for $integer {
            fn number(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )*};
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64);

/// Displays the English sentence.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&render(Language::ENGLISH, &format!("refusals-{}", self.code), &self.params))
    }
}
