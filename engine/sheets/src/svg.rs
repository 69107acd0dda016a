//! Pages as SVG.

use std::fmt::Write as _;

use crate::page::{Mark, Page};

/// The ink colour, dark and warm.
const INK: &str = "#1f1b16";
const FONT: &str = "Georgia,'Iowan Old Style','Liberation Serif','Times New Roman',serif";

/// Returns a page as a document of the size of its paper.
pub(crate) fn document(page: &Page) -> String {
    let Page { width, height, .. } = page;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.2} {height:.2}\" \
         width=\"{width:.2}mm\" height=\"{height:.2}mm\" font-family=\"{FONT}\">\n\
         <g fill=\"{INK}\" stroke=\"{INK}\"><rect width=\"{width:.2}\" height=\"{height:.2}\" fill=\"#fff\" \
         stroke=\"none\"/>\n"
    );
    for mark in &page.marks {
        // Writing to a string cannot fail.
        draw_mark(mark, &mut text).unwrap_or_default();
    }
    text.push_str("</g>\n</svg>\n");
    text
}

fn draw_mark(mark: &Mark, out: &mut String) -> std::fmt::Result {
    match mark {
        Mark::Lines { width, segments } => {
            out.push_str("<path d=\"");
            for [x, y, to_x, to_y] in segments {
                write!(out, "M{x:.2} {y:.2}L{to_x:.2} {to_y:.2}")?;
            }
            writeln!(out, "\" stroke-width=\"{width}\" stroke-linecap=\"square\" fill=\"none\"/>")
        }
        Mark::Circle { x, y, radius, filled } => {
            let fill = if *filled { INK } else { "none" };
            writeln!(
                out,
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{radius}\" fill=\"{fill}\" stroke-width=\".3\"/>"
            )
        }
        Mark::Triangle([x, y, x2, y2, x3, y3]) => {
            writeln!(out, "<path d=\"M{x:.2} {y:.2}L{x2:.2} {y2:.2}L{x3:.2} {y3:.2}Z\" stroke=\"none\"/>")
        }
        Mark::Text { x, y, size, italic, text } => {
            let style = if *italic { " font-style=\"italic\"" } else { "" };
            write!(out, "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size}\"{style} stroke=\"none\">")?;
            escape(text, out);
            out.push_str("</text>\n");
            Ok(())
        }
        Mark::Number { x, y, size, text } => writeln!(
            out,
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size}\" text-anchor=\"middle\" stroke=\"none\" \
             font-variant-numeric=\"lining-nums tabular-nums\">{text}</text>"
        ),
    }
}

/// Escapes a name for XML. Names come from other programs' files, so markup characters are escaped and characters
/// that XML cannot hold are left out.
fn escape(text: &str, out: &mut String) {
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            control if control.is_control() || matches!(control, '\u{fffe}' | '\u{ffff}') => {}
            plain => out.push(plain),
        }
    }
}
