//! The comparison of look-alike names. Names are ASCII (`name.rs`), so a few rules cover Unicode's table of
//! confusable characters (UTS #39). A test compares the rules with that table.

/// Pairs of letters that read as one in many fonts. Unicode's table has the first; the second is similar.
const READ_AS_ONE: [([char; 2], char); 2] = [(['r', 'n'], 'm'), (['v', 'v'], 'w')];

/// A character of a look-alike form, and whether it was written with letters.
type Read = (char, bool);

/// Returns the characters of a name in their look-alike form. A run of `-` and `_` becomes one `-`, also at an end.
fn reading(name: &str) -> Vec<Read> {
    let mut shape: Vec<Read> = Vec::with_capacity(name.len());
    for character in name.chars() {
        let read = match character {
            'I' | '1' => 'l',
            '0' => 'o',
            '_' => '-',
            other => other.to_ascii_lowercase(),
        };
        if read != '-' || shape.last().is_none_or(|(before, _)| *before != '-') {
            shape.push((read, character.is_ascii_alphabetic()));
        }
    }
    shape
}

/// Returns the form in which a letter that is repeated counts once.
fn without_repeats(shape: Vec<Read>) -> Vec<Read> {
    let mut lean: Vec<Read> = Vec::with_capacity(shape.len());
    for (read, is_letter) in shape {
        if !is_letter || lean.last().is_none_or(|(before, _)| *before != read) {
            lean.push((read, is_letter));
        }
    }
    lean
}

/// Returns the form in which each `pair` is replaced by `one`.
fn joined(shape: &[Read], pair: [char; 2], one: char) -> Vec<Read> {
    let mut joined = Vec::with_capacity(shape.len());
    let mut rest = shape;
    while let [first, more @ ..] = rest {
        match more {
            [second, after @ ..] if [first.0, second.0] == pair => {
                joined.push((one, true));
                rest = after;
            }
            _ => {
                joined.push(*first);
                rest = more;
            }
        }
    }
    joined
}

fn text(shape: impl IntoIterator<Item = Read>) -> String {
    let text: String = shape.into_iter().map(|(read, _)| read).collect();
    text.trim_matches('-').to_owned()
}

/// Returns the form in which look-alike names are equal. Capital `I`, `1` and `l` are one, and so are `0` and `o`,
/// `rn` and `m`, `vv` and `w`, upper and lower case. Runs of `-` and `_` count as one; those at either end do not
/// count. A small `i` has its dot and stays itself, so Mario and Marlo are two names.
pub(super) fn skeleton(name: &str) -> String {
    let shape = READ_AS_ONE.into_iter().fold(reading(name), |shape, (pair, one)| joined(&shape, pair, one));
    text(shape)
}

/// Returns the look-alike form in which a letter that is written several times in a row counts once. Every digit
/// counts, so `player1` and `player11` are two names.
pub(super) fn lean_skeleton(name: &str) -> String {
    // `vv` is read before repeats are dropped, and `rn` after that, so that `rrn` is `m` too.
    let [rn, vv] = READ_AS_ONE;
    let shape = without_repeats(joined(&reading(name), vv.0, vv.1));
    text(without_repeats(joined(&shape, rn.0, rn.1)))
}

/// Returns a stricter form, for protected names: `i` counts as `l`, and `-` does not count.
pub(super) fn bare_skeleton(name: &str) -> String {
    skeleton(name).replace('-', "").replace('i', "l")
}

/// Returns the strictest form, for protected names: [`bare_skeleton`] in which repeated characters count once.
pub(super) fn lean_bare_skeleton(name: &str) -> String {
    let mut lean = String::with_capacity(name.len());
    for character in bare_skeleton(&lean_skeleton(name)).chars() {
        if !lean.ends_with(character) {
            lean.push(character);
        }
    }
    lean
}

/// Returns true if a name differs from a protected one only by its look, by repeated letters, or by digits at its
/// end.
pub(super) fn reads_as(name: &str, kept: &str) -> bool {
    let kept = lean_bare_skeleton(kept);
    let digits = name.len() - name.trim_end_matches(|last: char| last.is_ascii_digit()).len();
    // A digit at the end may also stand for a letter: `Jag0` is Jago, and `Jag07` is too.
    (0..=digits).any(|dropped| lean_bare_skeleton(&name[..name.len() - dropped]) == kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        let rows = [
            ("Marlow", "MarIow"),
            ("Marlow", "mar1ow"),
            ("Marlow", "MARLOW"),
            ("Marlow", "Marl0w"),
            ("Marlow", "Marlovv"),
            ("Marlow", "Marlow_"),
            ("Arne", "Ame"),
            ("anna-maria", "anna_maria"),
            ("anna-maria", "anna__maria"),
        ];
        for (one, other) in rows {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in
            [("Mario", "Marlo"), ("anna-maria", "annamaria"), ("anna", "hanna"), ("ab2", "abz")]
        {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_eq!(bare_skeleton("Ad-m1n"), bare_skeleton("admin"));
    }

    #[test]
    fn a_repeated_letter_makes_no_other_name_and_a_digit_does() {
        let rows = [
            ("Marlow", "Marloww", true),
            ("Marlow", "MMarlow", true),
            ("Marlow", "Marrlloow", true),
            ("Marlow", "MarlIow", true),
            ("Marlow", "Marlowvv", true),
            ("Otto", "Oto", true),
            ("Arnold", "AArrnold", true),
            ("Arnold", "Amold", true),
            ("anna-maria", "anna--mariaa", true),
            ("anna1", "annna1", true),
            ("Marlow", "Marlow1", false),
            ("Marlow", "Marlows", false),
            ("player1", "player11", false),
            ("player10", "player100", false),
            ("max22", "max2", false),
            ("anna1", "anna-1", false),
            ("Lena", "Lene", false),
            ("Mario", "Marlo", false),
        ];
        for (one, other, are_one) in rows {
            assert_eq!(lean_skeleton(one) == lean_skeleton(other), are_one, "{one} {other}");
        }
    }

    #[test]
    fn protected_names_are_kept_with_repeated_letters_and_with_digits_at_the_end() {
        let rows = [
            ("Fullprime1", "fullprime", true),
            ("Ful1prime", "fullprime", true),
            ("fulprime", "fullprime", true),
            ("Fullprime2026", "fullprime", true),
            ("full-prime_7", "fullprime", true),
            ("Marloww", "Marlow", true),
            ("Mariow3", "Marlow", true),
            ("Jag0", "Jago", true),
            ("Jag07", "Jago", true),
            ("Pip1", "Pip", true),
            ("Pippa", "Pip", false),
            ("Pips", "Pip", false),
            ("Marlowe", "Marlow", false),
            ("Mar7low", "Marlow", false),
            ("Primefull", "fullprime", false),
            ("Housewife", "house", false),
            ("Badmin", "admin", false),
        ];
        for (name, kept, is_kept) in rows {
            assert_eq!(reads_as(name, kept), is_kept, "{name} {kept}");
        }
    }

    #[test]
    fn names_that_unicode_calls_confusable_look_alike() {
        let characters: Vec<char> = ('0'..='9').chain('a'..='z').chain('A'..='Z').chain(['-', '_']).collect();
        let shown = |text: &str| unicode_security::skeleton(text).collect::<String>();
        let mut confusable = 0;
        for &a in &characters {
            for &b in &characters {
                for (one, other) in
                    [(format!("x{a}x"), format!("x{b}x")), (format!("x{a}{b}x"), "xmx".to_owned())]
                {
                    if one != other && shown(&one) == shown(&other) {
                        confusable += 1;
                        assert_eq!(skeleton(&one), skeleton(&other), "{one} {other}");
                    }
                }
            }
        }
        assert!(confusable > 6, "the table says {confusable}");
    }
}
