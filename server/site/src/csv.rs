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
}
