//! The font for letters that the standard fonts of PDF readers lack: the document stores the glyphs that it
//! uses.
//!
//! DejaVu Sans has the Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic alphabets, among others. Arabic
//! letters are not joined. A letter that it lacks is drawn as a box.

use std::{collections::BTreeMap, fmt::Write as _, io::Write as _};

use flate2::{Compression, write::ZlibEncoder};
use subsetter::GlyphRemapper;
use ttf_parser::{Face, GlyphId};
use unicode_bidi::BidiInfo;

const DEJAVU: &[u8] = include_bytes!("../../fonts/DejaVuSans.ttf");
/// The name of the embedded font. PDF wants six capital letters and a plus sign before the name of a subset.
const NAME: &str = "FPSUBS+DejaVuSans";

/// The glyphs of DejaVu Sans that a document uses.
pub(super) struct Glyphs {
    face: Option<Face<'static>>,
    remapper: GlyphRemapper,
    /// The letter and the width of each glyph, by its number in the subset.
    used: BTreeMap<u16, (char, u16)>,
}

impl Glyphs {
    pub(super) fn new() -> Glyphs {
        Glyphs { face: None, remapper: GlyphRemapper::new(), used: BTreeMap::new() }
    }

    /// Returns the glyphs of a text from left to right, as PDF's hexadecimal digits.
    pub(super) fn digits(&mut self, text: &str) -> String {
        if self.face.is_none() {
            self.face = Face::parse(DEJAVU, 0).ok();
        }
        let Some(face) = &self.face else { return String::new() };
        let mut digits = String::new();
        for letter in visual(text).chars() {
            let glyph = face.glyph_index(letter).unwrap_or(GlyphId(0));
            let number = self.remapper.remap(glyph.0);
            let width = face.glyph_hor_advance(glyph).unwrap_or(0);
            let shown = if glyph.0 == 0 { char::REPLACEMENT_CHARACTER } else { letter };
            self.used.insert(number, (shown, thousandths(face, width)));
            // Writing to a string cannot fail.
            write!(digits, "{number:04x}").unwrap_or_default();
        }
        digits
    }

    /// Returns the PDF objects of the font, numbered from `first`. The list is empty if no glyph is used.
    pub(super) fn objects(&self, first: usize) -> Vec<Vec<u8>> {
        let Some(face) = self.face.as_ref().filter(|_| !self.used.is_empty()) else { return Vec::new() };
        let Ok(subset) = subsetter::subset(DEJAVU, 0, &self.remapper) else { return Vec::new() };
        let (descendant, descriptor, file, letters) = (first + 1, first + 2, first + 3, first + 4);
        let mut widths = String::new();
        for (number, (_, width)) in &self.used {
            write!(widths, "{number}[{width}]").unwrap_or_default();
        }
        let bounds = face.global_bounding_box();
        let height = |units: i16| i32::from(units) * 1000 / i32::from(face.units_per_em());
        vec![
            format!(
                "<</Type/Font/Subtype/Type0/BaseFont/{NAME}/Encoding/Identity-H\
                 /DescendantFonts[{descendant} 0 R]/ToUnicode {letters} 0 R>>"
            )
            .into_bytes(),
            format!(
                "<</Type/Font/Subtype/CIDFontType2/BaseFont/{NAME}/FontDescriptor {descriptor} 0 R\
                 /CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>\
                 /CIDToGIDMap/Identity/DW 600/W[{widths}]>>"
            )
            .into_bytes(),
            format!(
                "<</Type/FontDescriptor/FontName/{NAME}/Flags 4/ItalicAngle 0/StemV 80\
                 /FontBBox[{} {} {} {}]/Ascent {}/Descent {}/CapHeight {}/FontFile2 {file} 0 R>>",
                height(bounds.x_min),
                height(bounds.y_min),
                height(bounds.x_max),
                height(bounds.y_max),
                height(face.ascender()),
                height(face.descender()),
                height(face.capital_height().unwrap_or(face.ascender())),
            )
            .into_bytes(),
            packed(&subset, &format!("/Length1 {}", subset.len())),
            packed(self.letters().as_bytes(), ""),
        ]
    }

    /// Returns the table that maps glyphs to letters. Readers need it to search and copy the text.
    fn letters(&self) -> String {
        let mut table = "/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n\
             /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n\
             /CMapName/Adobe-Identity-UCS def/CMapType 2 def\n\
             1 begincodespacerange<0000><ffff>endcodespacerange\n"
            .to_owned();
        let entries: Vec<_> = self.used.iter().collect();
        // One block has at most a hundred entries.
        for block in entries.chunks(100) {
            writeln!(table, "{} beginbfchar", block.len()).unwrap_or_default();
            for (number, (letter, _)) in block {
                write!(table, "<{number:04x}><").unwrap_or_default();
                for unit in letter.encode_utf16(&mut [0; 2]) {
                    write!(table, "{unit:04x}").unwrap_or_default();
                }
                table.push_str(">\n");
            }
            table.push_str("endbfchar\n");
        }
        table.push_str("endcmap CMapName currentdict/CMap defineresource pop end end");
        table
    }
}

fn thousandths(face: &Face<'_>, units: u16) -> u16 {
    let width = u32::from(units) * 1000 / u32::from(face.units_per_em());
    u16::try_from(width).unwrap_or(u16::MAX)
}

/// Returns a line of text in the order in which its letters are drawn from left to right.
fn visual(text: &str) -> String {
    let bidi = BidiInfo::new(text, None);
    let lines = bidi.paragraphs.iter().map(|line| bidi.reorder_line(line, line.range.clone()));
    lines.collect()
}

/// Returns a compressed stream with entries for its dictionary.
fn packed(data: &[u8], entries: &str) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to memory cannot fail.
    let written = encoder.write_all(data).and_then(|()| encoder.finish());
    let body = written.unwrap_or_default();
    let mut stream = format!("<</Filter/FlateDecode/Length {}{entries}>>\nstream\n", body.len()).into_bytes();
    stream.extend(body);
    stream.extend(b"\nendstream");
    stream
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_run_to_the_left_are_drawn_from_the_other_end() {
        let cases = [("Команда", "Команда"), ("שלום", "םולש"), ("A שלום B", "A םולש B")];
        for (text, drawn) in cases {
            assert_eq!(visual(text), drawn);
        }
    }

    #[test]
    fn a_document_stores_only_the_glyphs_that_it_uses() {
        let mut glyphs = Glyphs::new();
        assert_eq!(glyphs.objects(7), Vec::<Vec<u8>>::new());
        assert_eq!(glyphs.digits("Ко"), "00010002");
        assert_eq!(glyphs.digits("оК"), "00020001");
        let letters = glyphs.letters();
        assert!(letters.contains("<0001><041a>") && letters.contains("<0002><043e>"), "{letters}");
        let objects = glyphs.objects(7);
        let size: usize = objects.iter().map(Vec::len).sum();
        assert!(objects.len() == 5 && size < 20_000, "{size}");
    }
}
