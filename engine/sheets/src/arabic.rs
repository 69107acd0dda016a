//! The joined forms of Arabic letters. A PDF draws glyphs and not letters, so a letter is replaced by the presentation
//! form that its neighbours require. Unicode lists the forms in the blocks U+FB50 and U+FE70.

/// A letter, the code point of its first form, and the number of its forms. The forms are in this order: alone, joined
/// to the letter before, joined to the letter after, joined to both.
type Forms = (char, u32, u8);

/// The letters of Arabic, Persian and Urdu.
const LETTERS: [Forms; 51] = [
    ('ء', 0xfe80, 1),
    ('آ', 0xfe81, 2),
    ('أ', 0xfe83, 2),
    ('ؤ', 0xfe85, 2),
    ('إ', 0xfe87, 2),
    ('ئ', 0xfe89, 4),
    ('ا', 0xfe8d, 2),
    ('ب', 0xfe8f, 4),
    ('ة', 0xfe93, 2),
    ('ت', 0xfe95, 4),
    ('ث', 0xfe99, 4),
    ('ج', 0xfe9d, 4),
    ('ح', 0xfea1, 4),
    ('خ', 0xfea5, 4),
    ('د', 0xfea9, 2),
    ('ذ', 0xfeab, 2),
    ('ر', 0xfead, 2),
    ('ز', 0xfeaf, 2),
    ('س', 0xfeb1, 4),
    ('ش', 0xfeb5, 4),
    ('ص', 0xfeb9, 4),
    ('ض', 0xfebd, 4),
    ('ط', 0xfec1, 4),
    ('ظ', 0xfec5, 4),
    ('ع', 0xfec9, 4),
    ('غ', 0xfecd, 4),
    ('ف', 0xfed1, 4),
    ('ق', 0xfed5, 4),
    ('ك', 0xfed9, 4),
    ('ل', 0xfedd, 4),
    ('م', 0xfee1, 4),
    ('ن', 0xfee5, 4),
    ('ه', 0xfee9, 4),
    ('و', 0xfeed, 2),
    ('ى', 0xfeef, 2),
    ('ي', 0xfef1, 4),
    ('ٹ', 0xfb66, 4),
    ('پ', 0xfb56, 4),
    ('چ', 0xfb7a, 4),
    ('ڈ', 0xfb88, 2),
    ('ڑ', 0xfb8c, 2),
    ('ژ', 0xfb8a, 2),
    ('ڤ', 0xfb6a, 4),
    ('ک', 0xfb8e, 4),
    ('گ', 0xfb92, 4),
    ('ں', 0xfb9e, 2),
    ('ھ', 0xfbaa, 4),
    ('ہ', 0xfba6, 4),
    ('ی', 0xfbfc, 4),
    ('ے', 0xfbae, 2),
    // The stroke that lengthens a word joins on both sides and has one form.
    ('ـ', 0x0640, 0),
];

const LAM: char = 'ل';
/// An alef after a lam, and the form of both together. The next code point is the form that is joined to the letter
/// before.
const LAM_ALEFS: [(char, u32); 4] = [('آ', 0xfef5), ('أ', 0xfef7), ('إ', 0xfef9), ('ا', 0xfefb)];

fn forms(letter: char) -> Option<Forms> {
    LETTERS.into_iter().find(|(one, ..)| *one == letter)
}

/// Returns true if a letter joins the one after it.
fn joins_next(letter: char) -> bool {
    forms(letter).is_some_and(|(_, _, count)| count == 4 || count == 0)
}

/// Returns true if a letter joins the one before it.
fn joins_previous(letter: char) -> bool {
    forms(letter).is_some_and(|(_, _, count)| count != 1)
}

/// Returns true for vowel signs, which are written over a letter and do not separate it from its neighbour.
fn is_sign(letter: char) -> bool {
    matches!(letter, '\u{64b}'..='\u{65f}' | '\u{670}')
}

/// Returns a text with the joined forms of its Arabic letters, in the same order.
pub(crate) fn joined(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut drawn = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        at += 1;
        let Some((_, first, count)) = forms(letter).filter(|(_, _, count)| *count > 0) else {
            drawn.push(letter);
            continue;
        };
        let before = letters[..at - 1].iter().rev().find(|one| !is_sign(**one));
        let after = letters[at..].iter().find(|one| !is_sign(**one));
        let from_before = count > 1 && before.is_some_and(|one| joins_next(*one));
        let alef = LAM_ALEFS.iter().find(|(alef, _)| letter == LAM && letters.get(at) == Some(alef));
        let form = match alef {
            Some((_, both)) => {
                at += 1;
                both + u32::from(from_before)
            }
            None => {
                let to_after = count == 4 && after.is_some_and(|one| joins_previous(*one));
                first + u32::from(from_before) + 2 * u32::from(to_after)
            }
        };
        drawn.push(char::from_u32(form).unwrap_or(letter));
    }
    drawn
}

/// Returns the letters that a joined form stands for: one letter, or a lam and an alef.
pub(crate) fn letters_of(form: char) -> String {
    let number = u32::from(form);
    if let Some((alef, _)) = LAM_ALEFS.into_iter().find(|(_, both)| (*both..both + 2).contains(&number)) {
        return String::from_iter([LAM, alef]);
    }
    let of =
        LETTERS.into_iter().find(|(_, first, count)| (*first..first + u32::from(*count)).contains(&number));
    of.map_or(form, |(letter, ..)| letter).to_string()
}

#[cfg(test)]
mod tests {
    use super::{joined, letters_of};

    #[test]
    fn the_letters_come_back_from_their_forms() {
        for text in ["محمد", "سلام", "آلأي", "مُم", "ایران", "Anna שלום 李"] {
            let back: String = joined(text).chars().map(letters_of).collect();
            assert_eq!(back, text);
        }
    }

    #[test]
    fn letters_take_the_form_that_their_neighbours_ask_for() {
        for (text, drawn) in [
            // Mim, hah, mim, dal: joined to the end.
            ("محمد", "\u{fee3}\u{fea4}\u{fee4}\u{feaa}"),
            // Dal does not join the letter after it.
            ("دب", "\u{fea9}\u{fe8f}"),
            // Lam and alef are one form; a vowel sign does not separate letters.
            ("سلام", "\u{feb3}\u{fefc}\u{fee1}"),
            ("مُم", "\u{fee3}\u{64f}\u{fee2}"),
            ("ایران", "\u{fe8d}\u{fbfe}\u{feae}\u{fe8d}\u{fee5}"),
            ("Anna שלום 李", "Anna שלום 李"),
        ] {
            assert_eq!(joined(text), drawn, "{text}");
        }
    }
}
