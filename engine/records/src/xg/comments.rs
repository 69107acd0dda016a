//! Comments: rich text, of which only the plain text is kept.

/// The placeholder for the end of a line within a comment. A real line end ends the comment.
pub(super) const LINE_END: &str = "\u{1}\u{2}";

/// Returns the comments in their order, without formatting.
pub(super) fn read(bytes: &[u8]) -> Vec<String> {
    let text: String = bytes.iter().copied().map(char::from).collect();
    text.split("\r\n").map(|one| plain(&one.replace(LINE_END, "\r\n"))).collect()
}

/// Returns the plain text of rich text. Other text is returned unchanged.
fn plain(text: &str) -> String {
    if !text.starts_with("{\\rtf") {
        return text.trim().to_owned();
    }
    let mut said = String::new();
    let mut depth = 0_usize;
    // The first half of a character that takes two UTF-16 units.
    let mut high: Option<u16> = None;
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        // Inner groups are tables of fonts and colours.
        let is_said = depth == 1;
        match character {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '\\' => match rest.peek().copied() {
                Some(escaped @ ('\\' | '{' | '}')) => {
                    rest.next();
                    if is_said {
                        said.push(escaped);
                    }
                }
                Some('\'') => {
                    rest.next();
                    let digits: String = rest.by_ref().take(2).collect();
                    if let (true, Ok(byte)) = (is_said, u8::from_str_radix(&digits, 16)) {
                        said.push(western(byte));
                    }
                }
                _ => {
                    let word: String =
                        std::iter::from_fn(|| rest.next_if(char::is_ascii_alphabetic)).collect();
                    let number: String =
                        std::iter::from_fn(|| rest.next_if(|&one| one == '-' || one.is_ascii_digit()))
                            .collect();
                    rest.next_if_eq(&' ');
                    match word.as_str() {
                        _ if !is_said => {}
                        "par" | "line" => said.push('\n'),
                        "tab" => said.push(' '),
                        "u" => {
                            // A UTF-16 unit by its number, followed by a replacement for old readers.
                            let code = number.parse::<i32>().ok().map(|code| code.rem_euclid(0x1_0000));
                            let unit = code.and_then(|code| u16::try_from(code).ok());
                            let units = high.take().into_iter().chain(unit).collect::<Vec<u16>>();
                            match char::decode_utf16(units.iter().copied()).last() {
                                Some(Ok(character)) => said.push(character),
                                Some(Err(_half)) => high = units.last().copied(),
                                None => {}
                            }
                            rest.next_if(|&next| next != '\\' && next != '}');
                        }
                        _ => {}
                    }
                }
            },
            // In rich text, only `\par` and `\line` end a line.
            '\r' | '\n' | '\0' => {}
            other if is_said => said.push(other),
            _ => {}
        }
    }
    said.trim().to_owned()
}

/// Returns a character of code page 1252. It differs from Unicode in a few places only.
fn western(byte: u8) -> char {
    match byte {
        0x80 => '€',
        0x85 => '…',
        0x8c => 'Œ',
        0x91 => '‘',
        0x92 => '’',
        0x93 => '“',
        0x94 => '”',
        0x96 => '–',
        0x97 => '—',
        0x9c => 'œ',
        other => char::from(other),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn words_stay_and_formatting_goes() {
        let text = b"{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\x01\x02\\pard\\fs20 Na\\'efve \\{play\\}\\par\x01\x02second}\r\n\
                     plain words\r\n{\\rtf1 \\u8364?5}\r\n{\\rtf1 \\u-10179?\\u-8704?}\r\n";
        assert_eq!(read(text), ["Na\u{ef}ve {play}\nsecond", "plain words", "€5", "\u{1f600}", ""]);
        assert_eq!(read(b"{\\rtf1 \\"), [""]);
        assert_eq!(read(b"{\\rtf1 }}}}\\'"), [""]);
    }
}
