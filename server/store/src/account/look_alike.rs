//! The comparison of look-alike names. Names are ASCII (`name.rs`), so a few rules cover Unicode's table of
//! confusable characters (UTS #39). A test compares the rules with that table.

use super::{UserName, token::labelled_hash};

/// Pairs of letters that read as one in many fonts. Unicode's table has the first; the second is similar.
const READ_AS_ONE: [(&str, &str); 2] = [("rn", "m"), ("vv", "w")];

/// Returns the form in which look-alike names are equal. Capital `I`, `1` and `l` are one, and so are `0` and `o`,
/// `rn` and `m`, `vv` and `w`, upper and lower case. Runs of `-` and `_` count as one; those at either end do not
/// count. A small `i` has its dot and stays itself, so Mario and Marlo are two names.
pub(super) fn skeleton(name: &str) -> String {
    let mut shape = String::with_capacity(name.len());
    for character in name.chars() {
        let read = match character {
            'I' | '1' => 'l',
            '0' => 'o',
            '_' => '-',
            other => other.to_ascii_lowercase(),
        };
        if read != '-' || !shape.ends_with('-') {
            shape.push(read);
        }
    }
    for (pair, one) in READ_AS_ONE {
        shape = shape.replace(pair, one);
    }
    shape.trim_matches('-').to_owned()
}

/// Returns a stricter form, for protected names: `i` counts as `l`, and `-` does not count.
pub(super) fn bare_skeleton(name: &str) -> String {
    skeleton(name).replace('-', "").replace('i', "l")
}

/// Returns the stored hash of a name's look-alike form. It stays when the account is deleted, so it is not a plain
/// name. Someone with a dump and a guess at the name can check the guess.
pub fn stored_look(name: &UserName) -> String {
    labelled_hash("fullprime-name-v1", &skeleton(name.as_str()))
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
    fn what_unicode_calls_confusable_is_one() {
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
