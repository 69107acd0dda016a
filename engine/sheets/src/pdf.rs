//! Pages as PDF 1.4, with the standard fonts that every PDF reader has.
//!
//! Those fonts have only Western European letters. Texts with other letters use fonts that are embedded in the
//! document; see [`crate::font`].

use std::fmt::Write as _;

use crate::font::{FontFile, Glyphs, utf_16};
use crate::page::{Mark, Page};

/// The number of PDF points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;
/// The length of the handles of a curve that draws a quarter circle, as a fraction of the radius.
const HANDLE: f64 = 0.552_285;

/// Returns the pages as one document. `more` has the letters of texts that DejaVu Sans lacks.
pub(crate) fn document(pages: &[Page], more: Option<&FontFile>) -> Vec<u8> {
    let mut objects: Vec<Vec<u8>> = Vec::new();
    let mut glyphs = Glyphs::new(more);
    let drawn: Vec<Vec<u8>> = pages.iter().map(|page| draw(page, &mut glyphs)).collect();
    // The objects are the catalogue, the list of pages and two fonts, followed by two objects for each page and those
    // of the embedded fonts that are used.
    let first = 5;
    let kids: Vec<String> = (0..pages.len()).map(|page| format!("{} 0 R", first + 2 * page)).collect();
    objects.push(b"<</Type/Catalog/Pages 2 0 R>>".to_vec());
    objects.push(format!("<</Type/Pages/Count {}/Kids[{}]>>", pages.len(), kids.join(" ")).into_bytes());
    for font in ["Times-Roman", "Times-Italic"] {
        let text = format!("<</Type/Font/Subtype/Type1/BaseFont/{font}/Encoding/WinAnsiEncoding>>");
        objects.push(text.into_bytes());
    }
    let (embedded, fonts) = glyphs.objects(first + 2 * pages.len());
    for (number, (page, drawn)) in pages.iter().zip(drawn).enumerate() {
        let content = first + 2 * number + 1;
        objects.push(
            format!(
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 {:.2} {:.2}]\
                 /Resources<</Font<</R 3 0 R/I 4 0 R{embedded}>>>>/Contents {content} 0 R>>",
                page.width * POINTS,
                page.height * POINTS
            )
            .into_bytes(),
        );
        let mut stream = format!("<</Length {}>>\nstream\n", drawn.len()).into_bytes();
        stream.extend(drawn);
        stream.extend(b"\nendstream");
        objects.push(stream);
    }
    objects.extend(fonts);
    assemble(&objects)
}

fn assemble(objects: &[Vec<u8>]) -> Vec<u8> {
    // The comment with high bytes tells transfer programs that the file is binary.
    let mut file = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n".to_vec();
    let mut places = Vec::new();
    for (number, object) in (1..).zip(objects) {
        places.push(file.len());
        file.extend(format!("{number} 0 obj\n").into_bytes());
        file.extend(object);
        file.extend(b"\nendobj\n");
    }
    let table = file.len();
    file.extend(format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1).into_bytes());
    for place in places {
        // Each entry of the table must have exactly 20 bytes, so the blank before the line end is needed.
        file.extend(format!("{place:010} 00000 n \n").into_bytes());
    }
    let end = format!("trailer\n<</Size {}/Root 1 0 R>>\nstartxref\n{table}\n%%EOF\n", objects.len() + 1);
    file.extend(end.into_bytes());
    file
}

/// Draws the page in millimetres from its upper left corner, as in its description.
fn draw(page: &Page, glyphs: &mut Glyphs<'_>) -> Vec<u8> {
    let mut out = format!(
        "0.12 0.11 0.09 rg 0.12 0.11 0.09 RG {POINTS:.5} 0 0 {:.5} 0 {:.3} cm\n",
        -POINTS,
        page.height * POINTS
    )
    .into_bytes();
    for mark in &page.marks {
        match mark {
            Mark::Lines { width, segments } => {
                let mut text = format!("2 J {width} w ");
                for [x, y, to_x, to_y] in segments {
                    // Writing to a string cannot fail.
                    write!(text, "{x:.3} {y:.3} m {to_x:.3} {to_y:.3} l ").unwrap_or_default();
                }
                out.extend(text.into_bytes());
                out.extend(b"S\n");
            }
            Mark::Circle { x, y, radius, filled } => {
                out.extend(circle(*x, *y, *radius).into_bytes());
                out.extend(if *filled { b"f\n" } else { b"S\n" });
            }
            Mark::Triangle([x, y, x2, y2, x3, y3]) => {
                let text = format!("{x:.3} {y:.3} m {x2:.3} {y2:.3} l {x3:.3} {y3:.3} l f\n");
                out.extend(text.into_bytes());
            }
            Mark::Text { x, y, size, italic, text } => {
                out.extend(words(*x, *y, *size, if *italic { "I" } else { "R" }, text, glyphs));
            }
            Mark::Number { x, y, size, text } => {
                let x = x - number_width(text) * size / 2.0;
                out.extend(words(x, *y, *size, "R", text, glyphs));
            }
        }
    }
    out
}

/// Returns the width of digits, blanks and strokes in the font, relative to the font size.
fn number_width(text: &str) -> f64 {
    let of = |character: char| match character {
        ' ' => 0.25,
        '/' => 0.278,
        _ => 0.5,
    };
    text.chars().map(of).sum()
}

fn words(x: f64, y: f64, size: f64, font: &str, text: &str, glyphs: &mut Glyphs<'_>) -> Vec<u8> {
    // The page's vertical axis points down, so letters are flipped back.
    let place = format!("1 0 0 -1 {x:.3} {y:.3} Tm");
    let Some(bytes) = text.chars().map(byte).collect::<Option<Vec<u8>>>() else {
        // The glyphs are drawn from left to right, with joined letters.
        let drawn = format!("BT {place} {} ET", glyphs.draw(text, size));
        if glyphs.has_all(text) {
            return format!("{drawn}\n").into_bytes();
        }
        // A box stands for any letter, so the text is added for copying. Not for other texts: poppler, PDFium and MuPDF
        // reverse Hebrew in `ActualText` as they reverse the glyphs.
        return format!("/Span<</ActualText<feff{}>>>BDC {drawn} EMC\n", utf_16(text)).into_bytes();
    };
    let mut out = format!("BT /{font} {size} Tf {place} (").into_bytes();
    for byte in bytes {
        if matches!(byte, b'(' | b')' | b'\\') {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out.extend(b") Tj ET\n");
    out
}

/// Returns the byte of a letter in the standard fonts, or `None` if they lack it.
fn byte(letter: char) -> Option<u8> {
    match letter {
        '\u{2013}' => Some(0x96),
        ' '..='~' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(letter)).ok(),
        _ => None,
    }
}

fn circle(x: f64, y: f64, radius: f64) -> String {
    let (r, h) = (radius, radius * HANDLE);
    let mut text = format!("0.3 w {:.3} {y:.3} m ", x + r);
    for [x1, y1, x2, y2, to_x, to_y] in
        [[r, h, h, r, 0.0, r], [-h, r, -r, h, -r, 0.0], [-r, -h, -h, -r, 0.0, -r], [h, -r, r, -h, r, 0.0]]
    {
        let (x1, y1, x2, y2) = (x + x1, y + y1, x + x2, y + y2);
        write!(text, "{x1:.3} {y1:.3} {x2:.3} {y2:.3} {:.3} {:.3} c ", x + to_x, y + to_y)
            .unwrap_or_default();
    }
    text.push_str("h ");
    text
}
