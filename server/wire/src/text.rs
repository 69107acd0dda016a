//! Texts that people write. The type of a field states who reads it and which characters it may have, so that one check
//! at the door of a request covers every field of every message ([`read`]).

use std::{cell::RefCell, fmt, ops::Deref};

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{BidiControl, DefaultIgnorableCodePoint, Emoji, GeneralCategory, Script},
};
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

/// The maximum number of marks on one letter that need no room of their own. Hebrew and Arabic letters have at most
/// four, other scripts fewer.
const MARKS_MAX: usize = 4;
/// The maximum number of marks on one letter, including marks that stand beside it, such as the vowels of Burmese.
const PILE_MAX: usize = 6;
const ZERO_WIDTH_NON_JOINER: char = '\u{200c}';
const ZERO_WIDTH_JOINER: char = '\u{200d}';
/// The symbol that begins the flags that are written with tag characters, such as that of Scotland.
const BLACK_FLAG: char = '\u{1f3f4}';
/// Symbols without a form of their own: one that looks like a blank, the blank of Ogham, which looks like a dash or
/// like nothing, and the place of an object that is not there.
const FORMLESS: [char; 3] = ['\u{2800}', '\u{1680}', '\u{fffc}'];
/// It makes a keycap of a digit.
const KEYCAP: char = '\u{20e3}';
/// The selectors of the two forms of an emoji.
const EMOJI_FORMS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

/// The scripts whose letters are joined, or whose joiners shape syllables.
const JOINED: [Script; 23] = [
    Script::Adlam,
    Script::Arabic,
    Script::Balinese,
    Script::Bengali,
    Script::Devanagari,
    Script::Gujarati,
    Script::Gurmukhi,
    Script::HanifiRohingya,
    Script::Javanese,
    Script::Kannada,
    Script::Khmer,
    Script::Malayalam,
    Script::Mandaic,
    Script::Mongolian,
    Script::Myanmar,
    Script::Nko,
    Script::Oriya,
    Script::PhagsPa,
    Script::Sinhala,
    Script::Syriac,
    Script::Tamil,
    Script::Telugu,
    Script::Tibetan,
];
/// The scripts whose letters have forms that a selector chooses.
const SELECTED: [Script; 3] = [Script::Han, Script::Myanmar, Script::PhagsPa];

/// The categories of characters that are not shown.
const UNFIT: [GeneralCategory; 5] = [
    GeneralCategory::Control,
    GeneralCategory::Format,
    GeneralCategory::LineSeparator,
    GeneralCategory::ParagraphSeparator,
    GeneralCategory::PrivateUse,
];

/// The role of a character in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Visible,
    Blank,
    /// A mark on the letter before it.
    Mark,
    /// A mark beside the letter before it.
    Beside,
    /// It joins or selects the form of the character before it.
    Joiner,
    /// A letter of a flag.
    Tag,
    /// Invisible, or it changes how other text is shown.
    Unfit,
}

fn role(character: char) -> Role {
    if matches!(character, '\n' | '\t') {
        return Role::Blank;
    }
    if CodePointSetData::new::<BidiControl>().contains(character) || FORMLESS.contains(&character) {
        return Role::Unfit;
    }
    if matches!(character, ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER | '\u{fe00}'..='\u{fe0f}') {
        return Role::Joiner;
    }
    if matches!(character, '\u{e0020}'..='\u{e007f}') {
        return Role::Tag;
    }
    if CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(character) {
        return Role::Unfit;
    }
    let category = category(character);
    let is = |some: &[GeneralCategory]| some.contains(&category);
    if is(&UNFIT) {
        Role::Unfit
    } else if is(&[GeneralCategory::NonspacingMark, GeneralCategory::EnclosingMark]) {
        Role::Mark
    } else if is(&[GeneralCategory::SpacingMark]) {
        Role::Beside
    } else if is(&[GeneralCategory::SpaceSeparator]) {
        Role::Blank
    } else {
        Role::Visible
    }
}

fn category(character: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(character)
}

fn script(character: char) -> Script {
    CodePointMapData::<Script>::new().get(character)
}

/// Returns true for an emoji. Digits, which Unicode counts as emoji because of the keycaps, are none here.
fn is_emoji(character: char) -> bool {
    !character.is_ascii() && CodePointSetData::new::<Emoji>().contains(character)
}

/// Returns a text without invisible characters, controls of the writing direction, and marks that no letter carries.
/// Line breaks, tabs, and the joiners within emoji and words stay.
#[must_use]
pub fn cleaned(text: &str) -> String {
    without_idle_joiners(&without_unfit(text))
}

fn without_unfit(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let (mut before, mut marks, mut pile) = (Role::Blank, 0, 0);
    for character in text.chars() {
        let role = role(character);
        let fits = match role {
            Role::Visible | Role::Blank => true,
            Role::Mark => before != Role::Blank && marks < MARKS_MAX && pile < PILE_MAX,
            Role::Beside => before != Role::Blank && pile < PILE_MAX,
            Role::Joiner => {
                // A joiner follows a selector in emoji, and stands alone elsewhere.
                let is_after_selector = character == ZERO_WIDTH_JOINER
                    && kept.ends_with(|last| matches!(last, '\u{fe00}'..='\u{fe0f}'));
                matches!(before, Role::Visible | Role::Mark | Role::Beside) || is_after_selector
            }
            Role::Tag => before == Role::Tag || kept.ends_with(BLACK_FLAG),
            Role::Unfit => false,
        };
        if !fits {
            continue;
        }
        match role {
            Role::Mark => (marks, pile) = (marks + 1, pile + 1),
            Role::Beside => pile += 1,
            Role::Visible => (marks, pile) = (0, 0),
            Role::Blank => drop_joiners(&mut kept),
            Role::Joiner | Role::Tag | Role::Unfit => {}
        }
        before = role;
        kept.push(character);
    }
    drop_joiners(&mut kept);
    kept
}

/// Removes joiners at the end, which join nothing.
fn drop_joiners(text: &mut String) {
    while text.ends_with([ZERO_WIDTH_NON_JOINER, ZERO_WIDTH_JOINER]) {
        text.pop();
    }
}

/// Removes joiners and selectors that change nothing where they stand, such as a joiner between two Latin letters.
fn without_idle_joiners(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let mut kept = String::with_capacity(text.len());
    // The letter or symbol before, past its marks.
    let mut base = None;
    for (index, &character) in characters.iter().enumerate() {
        match role(character) {
            Role::Visible => base = Some(character),
            Role::Blank => base = None,
            Role::Joiner => {
                let next = characters[index + 1..].iter().find(|next| role(**next) != Role::Joiner);
                if !has_effect(character, base, next.copied()) {
                    continue;
                }
            }
            Role::Mark | Role::Beside | Role::Tag | Role::Unfit => {}
        }
        kept.push(character);
    }
    kept
}

/// Returns true if a joiner or selector changes how the characters around it look.
fn has_effect(joiner: char, base: Option<char>, next: Option<char>) -> bool {
    let joins = |character: char| is_emoji(character) || JOINED.contains(&script(character));
    match joiner {
        ZERO_WIDTH_NON_JOINER | ZERO_WIDTH_JOINER => base.into_iter().chain(next).any(joins),
        form if EMOJI_FORMS.contains(&form) => match base {
            Some('0'..='9' | '#' | '*') => next == Some(KEYCAP),
            base => base.is_some_and(is_emoji),
        },
        _ => base.is_some_and(|base| {
            SELECTED.contains(&script(base)) || category(base) == GeneralCategory::MathSymbol
        }),
    }
}

/// Returns true if a string of a JSON text has a NUL character, which the databases do not store. JSON always has it as
/// an escape.
#[must_use]
pub fn has_nul(json: &[u8]) -> bool {
    let mut is_escaped = false;
    json.iter().enumerate().any(|(at, byte)| {
        let is_nul = is_escaped && json[at..].starts_with(b"u0000");
        is_escaped = !is_escaped && *byte == b'\\';
        is_nul
    })
}

/// The texts of a message that was read.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// True if the message has a text that others read.
    pub is_public: bool,
    /// The names with characters that names cannot have, as they were sent.
    pub unfit: Vec<String>,
}

thread_local! {
    static READING: RefCell<Option<Texts>> = const { RefCell::new(None) };
}

/// Runs `parse`, which reads a message, and returns the texts that the message has.
pub fn read<T>(parse: impl FnOnce() -> T) -> (T, Texts) {
    READING.set(Some(Texts::default()));
    let parsed = parse();
    (parsed, READING.take().unwrap_or_default())
}

fn change_texts(change: impl FnOnce(&mut Texts)) {
    READING.with_borrow_mut(|texts| texts.as_mut().map(change));
}

macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident { public: $public:literal, name: $is_name:literal })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Default, Serialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(String);

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let sent = String::deserialize(deserializer)?;
                let text = cleaned(&sent);
                change_texts(|texts| texts.is_public |= $public && !text.trim().is_empty());
                if $is_name && text != sent {
                    change_texts(|texts| texts.unfit.push(sent));
                }
                Ok($name(text))
            }
        }

        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.to_owned())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> $name {
                $name(text)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

texts! {
    /// A name that others read. Muted players cannot give one. Invisible characters are refused.
    PublicName { public: true, name: true }
    /// A text that others read. Muted players cannot write one. Invisible characters are removed.
    PublicText { public: true, name: false }
    /// A name that only its owner reads. Invisible characters are refused.
    PrivateName { public: false, name: true }
    /// A text for its author, or for the moderators, to whom muted players may write. Invisible characters are removed.
    PrivateText { public: false, name: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_people_pass_unchanged() {
        for text in [
            "Herbstturnier 2026 – Finale",
            "Żółć, naïve café, İstanbul",
            "cafe\u{301} Zu\u{308}rich",
            "Нарди у Львові",
            "שש־בש בְּרֵאשִׁ֖ית",
            "طاولة الزهر مُحَمَّد",
            "می\u{200c}خواهم",
            "क्\u{200d}ष हिन्दी",
            "ภาษาไทยที่นี่",
            "မြန်မာ လျှော့ மொழி ଓଡ଼ିଆ",
            "Facebook\u{200c}ها ক্\u{200d}ষ",
            "🏳\u{fe0f}\u{200d}🌈 👩🏽\u{200d}⚕\u{fe0f} 🏴\u{200d}☠\u{fe0f} ©\u{fe0f} ∩\u{fe00}",
            "双陆棋 バックギャモン",
            "👩\u{200d}💻 ❤\u{fe0f}\u{200d}🔥 1\u{fe0f}\u{20e3} 👍🏽 🇺🇦",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "two\nlines\tand a tab",
        ] {
            assert_eq!(cleaned(text), text);
        }
    }

    #[test]
    fn whatever_hides_or_turns_text_is_removed() {
        for (text, expected) in [
            ("abc\u{202e}fed\u{2066}g\u{200f}", "abcfedg"),
            ("a\u{200b}d\u{ad}m\u{2060}i\u{feff}n\u{180e}", "admin"),
            ("\u{3164}\u{115f}\u{2800}", ""),
            ("x\u{200d} y\u{200d}", "x y"),
            ("\u{200d}x", "x"),
            ("x\u{e0041}\u{e0042}", "x"),
            ("\u{301}x", "x"),
            ("a\u{7}b\u{0}\r\n\u{2028}c\u{e000}", "ab\nc"),
            ("ad\u{200d}mi\u{200c}n", "admin"),
            ("ad\u{301}\u{200d}min", "ad\u{301}min"),
            ("admin\u{fe0f} admin1\u{fe0f} #\u{fe0e}", "admin admin1 #"),
            ("x\u{fe0f}\u{200d}y\u{fe00}", "xy"),
            ("a\u{fffc}d\u{1680}min", "admin"),
        ] {
            assert_eq!(cleaned(text), expected, "{text:?}");
        }
        let pile = format!("Z{}", "\u{336}\u{30d}".repeat(40));
        assert_eq!(cleaned(&pile).chars().count(), 1 + MARKS_MAX);
        for (letter, beside) in [('က', '\u{102b}'), ('ଖ', '\u{b3e}')] {
            let pile = format!("{letter}{}", String::from(beside).repeat(40));
            assert_eq!(cleaned(&pile).chars().count(), 1 + PILE_MAX);
            let mixed = format!("{letter}{}", format!("\u{336}{beside}").repeat(40));
            assert_eq!(cleaned(&mixed).chars().count(), 1 + PILE_MAX);
        }
        let joined = format!("ع{}", "\u{336}\u{200d}".repeat(40));
        assert!(cleaned(&joined).chars().count() <= 1 + 2 * MARKS_MAX, "joiners begin no new letter");
    }

    /// A search: random texts of the dangerous characters and of ordinary ones.
    #[test]
    fn a_cleaned_text_has_nothing_left_to_remove() {
        let parts: Vec<char> = "aאعक1👩🏴 \n\u{301}\u{102b}\u{336}\u{200c}\u{200d}\u{fe0f}\u{202e}\u{2066}\u{ad}\u{e0067}\u{e007f}\u{20e3}\u{180e}\u{7}"
            .chars()
            .collect();
        let mut state = 1_u64;
        for _ in 0..20_000 {
            let text: String = (0..12)
                .map(|_| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    parts[usize::try_from(state >> 33).unwrap() % parts.len()]
                })
                .collect();
            let once = cleaned(&text);
            assert_eq!(cleaned(&once), once, "{text:?}");
            assert!(once.chars().all(|character| role(character) != Role::Unfit), "{text:?}");
            let marks =
                once.split(|character| role(character) == Role::Visible || role(character) == Role::Blank);
            for pile in marks {
                let marks = pile.chars().filter(|character| role(*character) == Role::Mark).count();
                assert!(marks <= MARKS_MAX, "{text:?}");
            }
        }
    }

    #[test]
    fn a_nul_character_is_found_in_every_string_and_nowhere_else() {
        for (text, expected) in [
            ("", false),
            ("a\0b", true),
            ("\0", true),
            ("\\\0", true),
            ("u0000", false),
            ("\\u0000", false),
            ("\\\\u0000", false),
            ("\u{1}\"\\", false),
            ("\u{100}", false),
        ] {
            for value in [
                serde_json::json!(text),
                serde_json::json!({ "name": ["x", text] }),
                serde_json::json!({ text: 1 }),
            ] {
                assert_eq!(has_nul(value.to_string().as_bytes()), expected, "{value}");
            }
        }
    }

    #[test]
    fn a_message_tells_of_its_texts() {
        let parsed = |json: &str| {
            read(|| serde_json::from_str::<(PublicName, PublicText, PrivateName, PrivateText)>(json).unwrap())
        };
        let (_, texts) = parsed(r#"["", " ", "mine", "mine"]"#);
        assert_eq!(texts, Texts::default());
        let ((_, text, ..), texts) = parsed("[\"a\u{202e}b\", \"c\u{202e}d\", \"\", \"\"]");
        assert_eq!(&*text, "cd");
        assert_eq!(texts, Texts { is_public: true, unfit: vec!["a\u{202e}b".to_owned()] });
        let (_, texts) = parsed("[\"\", \"\", \"\u{200b}\", \"\"]");
        assert_eq!(texts, Texts { is_public: false, unfit: vec!["\u{200b}".to_owned()] });
    }
}
