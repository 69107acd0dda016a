//! Writes CSV files as RFC 4180 describes them: lines end with CR LF, and values are quoted where necessary.

use std::fmt::{Display, Write as _};

/// A CSV file that is being written.
#[derive(Debug)]
pub(crate) struct Csv(String);

impl Csv {
    /// Returns a file with these headings.
    pub(crate) fn new<const N: usize>(headings: [&str; N]) -> Csv {
        let mut csv = Csv(String::new());
        csv.row(headings.each_ref().map(|heading| heading as &dyn Display));
        csv
    }

    /// Adds a row.
    pub(crate) fn row<const N: usize>(&mut self, values: [&dyn Display; N]) {
        for (at, value) in values.into_iter().enumerate() {
            if at > 0 {
                self.0.push(',');
            }
            let begin = self.0.len();
            write!(self.0, "{value}").expect("writing to a string does not fail");
            if is_formula(&self.0[begin..]) {
                self.0.insert(begin, '\'');
            }
            if self.0[begin..].contains([',', '"', '\r', '\n']) {
                let quoted = format!("\"{}\"", self.0[begin..].replace('"', "\"\""));
                self.0.replace_range(begin.., &quoted);
            }
        }
        self.0.push_str("\r\n");
    }

    /// Returns the text of the file.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// Returns true for a text that a spreadsheet would execute: an apostrophe before it makes it a text. Numbers with a
/// sign are no formulas.
fn is_formula(value: &str) -> bool {
    let begins = value.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    begins && !is_number(value)
}

fn is_number(value: &str) -> bool {
    let digits = value.strip_prefix(['+', '-']).unwrap_or(value);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    [whole, fraction].iter().all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_quoted_where_necessary() {
        let mut csv = Csv::new(["name", "points"]);
        csv.row([&"Anna", &5]);
        csv.row([&"\"The best\", we say", &-1]);
        assert_eq!(csv.into_text(), "name,points\r\nAnna,5\r\n\"\"\"The best\"\", we say\",-1\r\n");
    }

    #[test]
    fn no_text_is_executed_by_a_spreadsheet_and_numbers_stay_numbers() {
        let written = |value: &dyn Display| {
            let mut csv = Csv::new([]);
            csv.row([value]);
            csv.into_text().trim_start_matches("\r\n").trim_end_matches("\r\n").to_owned()
        };
        for formula in [
            "=1+1",
            "+cmd",
            "-2+3",
            "@SUM(A1)",
            "\t=1",
            "-",
            "+1e9x",
            "--1",
            "-1.",
            "＝1",
            "=HYPERLINK(\"x\")",
        ] {
            let value = written(&formula);
            assert!(value.trim_start_matches('"').starts_with('\''), "{value}");
        }
        for plain in ["-1", "-12.50", "+3", "0.5", "Anna", "a=b", "2026-11-29", ""] {
            assert_eq!(written(&plain), plain);
        }
        assert_eq!(written(&-7), "-7");
    }
}
