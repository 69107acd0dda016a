//! Code pages: the encodings of texts that old programs wrote with one byte for a letter, and of Japanese ones.
//!
//! Such a file doesn't say which code page it uses, so it's guessed from the letters. In each code page, every word
//! with a letter beyond ASCII gets a cost: for signs within words, for letters that no language of the code page has
//! together, for capitals after small letters, and for rare letters. The code page with the lowest cost is chosen. The
//! guess is certain if any other reading costs clearly more.

use std::collections::BTreeSet;

use encoding_rs::{
    Encoding, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1255,
};

/// A code page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePage {
    /// windows-1252, of Western Europe.
    Western,
    /// windows-1250, of Central Europe, such as Polish, Czech and Hungarian.
    CentralEuropean,
    /// windows-1251.
    Cyrillic,
    /// windows-1253.
    Greek,
    /// windows-1254.
    Turkish,
    /// windows-1255.
    Hebrew,
    /// Shift-JIS.
    Japanese,
}

/// A code page that was guessed from the letters of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodePageGuess {
    /// The code page.
    pub page: CodePage,
    /// True if no other code page gives a text that is almost as likely.
    pub is_certain: bool,
}

/// The minimum difference of the costs at which a guess is certain.
const MARGIN: f64 = 1.5;
/// The maximum number of different words that are looked at.
const WORDS_MAX: usize = 400;
/// The maximum length of such a word in bytes. Longer ones are no names.
const WORD_BYTES_MAX: usize = 40;
/// The cost of a word that no language of the code page can have.
const NO_LANGUAGE: f64 = 2.5;

impl CodePage {
    /// All code pages, with the most usual first.
    pub const ALL: [CodePage; 7] = [
        CodePage::Western,
        CodePage::CentralEuropean,
        CodePage::Turkish,
        CodePage::Cyrillic,
        CodePage::Greek,
        CodePage::Hebrew,
        CodePage::Japanese,
    ];

    /// Returns the name that the standards use, such as `windows-1251`.
    pub fn name(self) -> &'static str {
        match self {
            CodePage::Western => "windows-1252",
            CodePage::CentralEuropean => "windows-1250",
            CodePage::Cyrillic => "windows-1251",
            CodePage::Greek => "windows-1253",
            CodePage::Turkish => "windows-1254",
            CodePage::Hebrew => "windows-1255",
            CodePage::Japanese => "Shift_JIS",
        }
    }

    /// Returns the code page with this [`CodePage::name`], without regard to capitals.
    pub fn of_name(name: &str) -> Option<CodePage> {
        CodePage::ALL.into_iter().find(|page| page.name().eq_ignore_ascii_case(name.trim()))
    }

    /// Decodes a text. A byte without a meaning becomes the replacement character.
    pub fn decode(self, bytes: &[u8]) -> String {
        self.encoding().decode_without_bom_handling(bytes).0.into_owned()
    }

    fn encoding(self) -> &'static Encoding {
        match self {
            CodePage::Western => WINDOWS_1252,
            CodePage::CentralEuropean => WINDOWS_1250,
            CodePage::Cyrillic => WINDOWS_1251,
            CodePage::Greek => WINDOWS_1253,
            CodePage::Turkish => WINDOWS_1254,
            CodePage::Hebrew => WINDOWS_1255,
            CodePage::Japanese => SHIFT_JIS,
        }
    }

    /// Returns the alphabets of the languages: their letters beyond ASCII, and the cost of a word of the language,
    /// which is higher for rare ones. Empty for the scripts that are not Latin.
    fn languages(self) -> &'static [(&'static str, f64)] {
        match self {
            CodePage::Western => &[
                ("äöüß", 0.0),
                ("àâæçèéêëîïôœùûüÿ", 0.0),
                ("áéíñóúü", 0.0),
                ("åäöæøé", 0.0),
                ("àáâãçéêíóôõú", 0.0),
                ("àèéìíòóù", 0.0),
                ("äõöüšž", 0.6),
                ("áéíóúýþæöð", 1.0),
            ],
            CodePage::CentralEuropean => &[
                ("ąćęłńóśźż", 0.3),
                ("áäčďéěíĺľňóôŕřšťúůýž", 0.3),
                ("áéíóöőúüű", 0.3),
                ("čćđšž", 0.3),
                ("ăâîşţ", 0.6),
            ],
            CodePage::Turkish => &[("âçğıîöşûüi\u{307}", 0.3)],
            CodePage::Cyrillic | CodePage::Greek | CodePage::Hebrew | CodePage::Japanese => &[],
        }
    }

    /// Returns the letters of the script with their frequencies in percent.
    fn frequencies(self) -> &'static [(&'static str, f64)] {
        match self {
            CodePage::Cyrillic => &[
                ("оеаи", 8.5),
                ("нтср", 5.7),
                ("влкмдпу", 3.3),
                ("яыьгзбчі", 1.7),
                ("йхжшюєї", 0.9),
                ("цщэф", 0.4),
                ("ъёґ", 0.1),
            ],
            CodePage::Greek => {
                &[("αοιετ", 8.0), ("νσςηυρπκ", 4.4), ("μλωδγίάέό", 2.2), ("χθήύώφ", 1.2), ("βξζψϊϋΐΰ", 0.4)]
            }
            CodePage::Hebrew => &[("יוהלאר", 8.0), ("מתשבנםע", 4.2), ("דקחכפןגטסז", 2.0), ("צךףץ", 0.7)],
            _ => &[],
        }
    }
}

/// Guesses the code page of a text that is not UTF-8, or of words of such a text.
pub fn guess(bytes: &[u8]) -> CodePageGuess {
    let words = words(bytes);
    let costs = CodePage::ALL.map(|page| {
        let cost = if page == CodePage::Japanese {
            japanese(bytes)
        } else {
            words.iter().map(|word| word_cost(page, word)).sum::<f64>() + split_words(bytes)
        };
        (page, cost)
    });
    let mut best = costs[0];
    for &(page, cost) in &costs[1..] {
        if cost < best.1 {
            best = (page, cost);
        }
    }
    let text = |page: CodePage| words.iter().map(|word| page.decode(word)).collect::<Vec<_>>();
    let read = text(best.0);
    let is_certain = costs.iter().all(|&(page, cost)| {
        page == best.0 || cost >= best.1 + MARGIN || (page != CodePage::Japanese && text(page) == read)
    });
    CodePageGuess { page: best.0, is_certain }
}

/// Returns true for a byte that is the same sign, and no letter, in all code pages of Windows.
fn is_sign(byte: u8) -> bool {
    matches!(byte, 0x80 | 0x82 | 0x84..=0x87 | 0x89 | 0x8b | 0x91..=0x97 | 0x99 | 0x9b)
        || matches!(byte, 0xa0 | 0xa6 | 0xa7 | 0xa9 | 0xab..=0xae | 0xb0 | 0xb1 | 0xb6 | 0xb7 | 0xbb)
}

/// Returns the different words of a text that have a letter beyond ASCII.
fn words(bytes: &[u8]) -> BTreeSet<&[u8]> {
    let is_letter = |byte: u8| byte.is_ascii_alphabetic() || (byte >= 0x80 && !is_sign(byte));
    let words = bytes.split(|&byte| !is_letter(byte));
    let foreign = words.filter(|word| word.len() <= WORD_BYTES_MAX && !word.is_ascii());
    let mut kept = BTreeSet::new();
    for word in foreign {
        kept.insert(word);
        if kept.len() == WORDS_MAX {
            break;
        }
    }
    kept
}

/// Returns the cost of quotation marks and daggers within words or beside each other, as they appear when Japanese is
/// read byte by byte.
fn split_words(bytes: &[u8]) -> f64 {
    let is_inner = |window: &&[u8]| match **window {
        [before, 0x82 | 0x84 | 0x86 | 0x87 | 0x89 | 0x8b | 0x9b, after] => before > 0x80 && after > b' ',
        [0x80..=0x9f, 0x80..=0x9f, _] => true,
        _ => false,
    };
    let count = bytes.windows(3).filter(is_inner).take(WORDS_MAX).count();
    1.5 * f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Returns the cost of a word in a code page with one byte for a letter.
fn word_cost(page: CodePage, word: &[u8]) -> f64 {
    let letters: Vec<char> = page.decode(word).chars().collect();
    let is_foreign = |letter: &&char| !letter.is_ascii();
    let foreign = letters.iter().filter(is_foreign).count();
    let no_letters = letters.iter().filter(|letter| !letter.is_alphabetic()).count();
    let turns = letters
        .windows(2)
        .filter(|pair| {
            pair[0].is_lowercase() && pair[1].is_uppercase() && !(pair[0].is_ascii() && pair[1].is_ascii())
        })
        .count();
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    let common = 6.0 * count(no_letters) + 1.5 * count(turns);
    let script = if page.languages().is_empty() {
        let mixed = if foreign < letters.len() { 4.0 } else { 0.0 };
        mixed + script_cost(page, &letters)
    } else {
        let all = if foreign == letters.len() && foreign > 1 { 3.0 } else { 0.0 };
        let most = if 2 * foreign > letters.len() && letters.len() > 2 { 2.0 } else { 0.0 };
        all + most + latin_cost(page, &letters)
    };
    common + script
}

/// Returns the cost of a word in the Latin script.
fn latin_cost(page: CodePage, letters: &[char]) -> f64 {
    let small: Vec<char> = letters.iter().flat_map(|letter| letter.to_lowercase()).collect();
    let has = |alphabet: &str| small.iter().all(|letter| letter.is_ascii() || alphabet.contains(*letter));
    let fitting = page.languages().iter().filter(|(alphabet, _)| has(alphabet)).map(|(_, cost)| *cost);
    let language = fitting.fold(NO_LANGUAGE, f64::min);
    language
        + letters.iter().enumerate().map(|(at, &letter)| habit_cost(page, letters, at, letter)).sum::<f64>()
}

/// Returns the cost of a letter in a place where the languages of the code page rarely have it.
fn habit_cost(page: CodePage, letters: &[char], at: usize, letter: char) -> f64 {
    let next = letters.get(at + 1).map(char::to_ascii_lowercase);
    let vowel_follows = next.is_some_and(|next| matches!(next, 'a' | 'e' | 'i' | 'o' | 'u' | 'y'));
    let is_name = at == 0 && next.is_some_and(char::is_lowercase);
    match (page, letter) {
        // In Spanish a vowel follows, in Polish and Czech none.
        (CodePage::Western, 'ñ') if !vowel_follows => 1.5,
        (CodePage::CentralEuropean, 'ń') if vowel_follows => 1.5,
        (CodePage::Western, 'õ') if next != Some('e') => 1.2,
        (CodePage::Western, 'È' | 'Ì' | 'Ò' | 'Ù' | 'Ê' | 'Û' | 'Õ' | 'Ý') if is_name => 1.2,
        (CodePage::CentralEuropean, 'Ý' | 'Ţ' | 'Đ' | 'Ě' | 'Ĺ' | 'Ŕ') if is_name => 1.2,
        // The ending of Czech adjectives.
        (CodePage::CentralEuropean, 'ý') if next.is_some() => 0.5,
        (CodePage::Turkish, 'ı') if next.is_none() => 0.5,
        _ => 0.0,
    }
}

/// Returns the cost of a word in another script.
fn script_cost(page: CodePage, letters: &[char]) -> f64 {
    let small: Vec<char> = letters.iter().flat_map(|letter| letter.to_lowercase()).collect();
    let rare = |letter: &char| {
        let known = page.frequencies().iter().find(|(group, _)| group.contains(*letter));
        // A usual letter has 6 percent.
        (6.0 / known.map_or(0.02, |(_, percent)| *percent)).ln().max(0.0) * 0.4
    };
    let spelling: f64 = small.iter().filter(|letter| !letter.is_ascii()).map(rare).sum();
    let is_long = small.len() > 1;
    let last = small.last().copied().unwrap_or_default();
    let inner = |finals: &str| small.iter().rev().skip(1).any(|&letter| finals.contains(letter));
    let habits = match page {
        CodePage::Hebrew => {
            let finals = if inner("ךםןףץ") { 3.0 } else { 0.0 };
            finals + if is_long && "כמנפצ".contains(last) { 1.0 } else { 0.0 }
        }
        CodePage::Greek => {
            let accents = small.iter().filter(|letter| "άέήίόύώΐΰ".contains(**letter)).count();
            let accent = match accents {
                0 => 0.3,
                1 => -1.0,
                _ => 2.0,
            };
            let sigma = if inner("ς") { 3.0 } else { 0.0 };
            accent + sigma + if is_long && last == 'σ' { 2.0 } else { 0.0 }
                - if last == 'ς' { 0.5 } else { 0.0 }
        }
        CodePage::Cyrillic if small.first().is_some_and(|first| "ьъы".contains(*first)) => 3.0,
        _ => 0.0,
    };
    // Names begin with capitals, which Hebrew does not have.
    let is_small = page != CodePage::Hebrew && letters.iter().all(|letter| letter.is_lowercase());
    spelling + habits + if is_small { 0.5 } else { 0.0 }
}

/// Returns the cost of reading a text as Shift-JIS.
fn japanese(bytes: &[u8]) -> f64 {
    let (text, is_broken) = SHIFT_JIS.decode_without_bom_handling(bytes);
    if is_broken {
        return f64::INFINITY;
    }
    let (mut usual, mut cost) = (0_u32, 0.0);
    for letter in text.chars().filter(|letter| !letter.is_ascii()) {
        match letter {
            // Kana and the signs of Japanese, and the first level of characters, which most names are written with.
            '\u{3000}'..='\u{30ff}' => usual += 1,
            '\u{ff61}'..='\u{ff9f}' => cost += 1.0,
            _ => match SHIFT_JIS.encode(letter.encode_utf8(&mut [0; 4])).0.first() {
                Some(0x81..=0x98) => usual += 1,
                _ => cost += 1.5,
            },
        }
    }
    cost + if usual == 0 { 3.0 } else { 0.0 }
}
