//! A table on paper: the results of an event, to print and to sign.

use crate::font::FontFile;
use crate::page::{Mark, Page, Paper};
use crate::pdf::document;

/// The margin of a page, in millimetres.
const MARGIN: f64 = 15.0;
const ROW: f64 = 6.5;
const TEXT: f64 = 3.1;
const LINE: f64 = 0.15;

/// The content of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSheet {
    /// The title on the first page, in large letters.
    pub title: String,
    /// The lines below the title.
    pub under_title: Vec<String>,
    /// The widths of the columns, relative to each other.
    pub widths: Vec<u16>,
    /// The column headings, repeated on each page.
    pub headings: Vec<String>,
    /// The rows, each with a cell for every column.
    pub rows: Vec<Vec<String>>,
    /// The lines below the table.
    pub foot: Vec<String>,
}

impl TableSheet {
    /// Returns the sheet as a PDF with as many pages as it needs. `more` has the letters that DejaVu Sans lacks.
    #[must_use]
    pub fn to_pdf(&self, paper: Paper, more: Option<&FontFile>) -> Vec<u8> {
        let (width, height) = paper.size_mm();
        let mut writing = Writing { pages: Vec::new(), size: (width, height), y: 0.0 };
        writing.turn();
        writing.text(MARGIN, 5.5, &self.title);
        writing.down(9.0);
        for line in &self.under_title {
            writing.text(MARGIN, 3.6, line);
            writing.down(5.5);
        }
        writing.down(3.0);
        self.row(&mut writing, &self.headings);
        for row in &self.rows {
            if writing.is_full() {
                writing.turn();
                self.row(&mut writing, &self.headings);
            }
            self.row(&mut writing, row);
        }
        writing.down(4.0);
        for line in &self.foot {
            if writing.is_full() {
                writing.turn();
            }
            writing.text(MARGIN, 3.6, line);
            writing.down(5.5);
        }
        document(&writing.pages, more)
    }

    fn row(&self, writing: &mut Writing, cells: &[String]) {
        let parts: f64 = self.widths.iter().map(|width| f64::from(*width)).sum();
        let room = writing.size.0 - 2.0 * MARGIN;
        let mut x = MARGIN;
        for (cell, width) in cells.iter().zip(&self.widths) {
            let width = f64::from(*width) / parts * room;
            let fits = cell.chars().scan(0.0, |used, letter| {
                *used += TEXT * usual_width(letter);
                (*used <= width).then_some(letter)
            });
            writing.text(x, TEXT, &fits.collect::<String>());
            x += width;
        }
        writing.line();
        writing.down(ROW);
    }
}

/// Returns the approximate width of a letter, as a fraction of the height of the text. Western European letters use a
/// standard font, which is narrower than the embedded one.
fn usual_width(letter: char) -> f64 {
    if letter <= '\u{ff}' { 0.52 } else { 0.62 }
}

/// The pages written so far.
struct Writing {
    pages: Vec<Page>,
    size: (f64, f64),
    y: f64,
}

impl Writing {
    fn turn(&mut self) {
        self.pages.push(Page { width: self.size.0, height: self.size.1, marks: Vec::new() });
        self.y = MARGIN + 5.0;
    }

    fn is_full(&self) -> bool {
        self.y > self.size.1 - MARGIN
    }

    fn down(&mut self, by: f64) {
        self.y += by;
    }

    fn text(&mut self, x: f64, size: f64, text: &str) {
        let y = self.y;
        self.mark(Mark::Text { x, y, size, italic: false, text: text.to_owned() });
    }

    /// Draws a hairline below the row.
    fn line(&mut self) {
        let y = self.y + 1.8;
        let right = self.size.0 - MARGIN;
        self.mark(Mark::Lines { width: LINE, segments: vec![[MARGIN, y, right, y]] });
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.push(mark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_table_takes_several_pages_and_repeats_its_headings() {
        let sheet = TableSheet {
            title: "Final".to_owned(),
            under_title: vec!["A: Turm".to_owned()],
            widths: vec![1, 3],
            headings: vec!["board".to_owned(), "result".to_owned()],
            rows: (1..=60).map(|row| vec![row.to_string(), "pass".to_owned()]).collect(),
            foot: vec!["IMP 35 : 43".to_owned()],
        };
        let pdf = String::from_utf8_lossy(&sheet.to_pdf(Paper::A4, None)).into_owned();
        assert!(pdf.starts_with("%PDF-1.4") && pdf.contains("/Count 2"));
        assert_eq!(pdf.matches("(board)").count(), 2);
        assert!(pdf.contains("(IMP 35 : 43)") && pdf.contains("(60)"));
        assert!(!pdf.contains("DejaVu"));
    }

    #[test]
    fn names_in_other_alphabets_embed_their_font() {
        let sheet = TableSheet {
            title: "Фінал".to_owned(),
            under_title: Vec::new(),
            widths: vec![1],
            headings: vec!["player".to_owned()],
            rows: vec![vec!["Ελένη".to_owned()]],
            foot: Vec::new(),
        };
        let pdf = String::from_utf8_lossy(&sheet.to_pdf(Paper::A4, None)).into_owned();
        assert!(pdf.contains("/BaseFont/FPSUBS+DejaVuSans") && pdf.contains("(player)"));
        assert_eq!(pdf.matches("/U 7 0 R").count(), 1, "the page names the font");
        assert_eq!(pdf.matches("> Tj ET").count(), 2, "the title and the name are written in it");
    }
}
