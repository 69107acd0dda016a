//! The fonts for letters that the standard fonts of PDF readers lack: the document stores the glyphs that it
//! uses.
//!
//! DejaVu Sans has the Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic alphabets, among others. It has no
//! Chinese, Japanese and Korean letters. A font that has them is too large to include, but the caller may pass one.
//! A letter that neither font has is drawn as a box.
//!
//! Each font has a table of the letters of its glyphs, so that texts can be searched and copied. Readers put the
//! letters of Hebrew and Arabic into the order of reading themselves, because they expect glyphs in the order of
//! drawing.

use std::{collections::BTreeMap, fmt::Write as _, io::Write as _};

use flate2::{Compression, write::ZlibEncoder};
use subsetter::GlyphRemapper;
use thiserror::Error;
use ttf_parser::{Face, GlyphId, RawFace, Tag};
use unicode_bidi::BidiInfo;

use crate::arabic::{joined, letters_of};

const DEJAVU: &[u8] = include_bytes!("../fonts/DejaVuSans.ttf");
/// The letters of DejaVu are larger than those of the standard fonts.
const SCALE: f64 = 0.88;

/// A font with letters that DejaVu Sans lacks, as the bytes of a file.
#[derive(Clone, Debug)]
pub struct FontFile(Vec<u8>);

/// The error for bytes that cannot serve as a font here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a font with TrueType outlines")]
pub struct NotAFont;

impl FontFile {
    /// Takes the bytes of a font with TrueType outlines. Of a collection the first font is used.
    ///
    /// # Errors
    /// Returns an error if the bytes are not such a font.
    pub fn new(bytes: Vec<u8>) -> Result<FontFile, NotAFont> {
        let has_outlines =
            RawFace::parse(&bytes, 0).is_ok_and(|face| face.table(Tag::from_bytes(b"glyf")).is_some());
        if !has_outlines || Face::parse(&bytes, 0).is_err() {
            return Err(NotAFont);
        }
        Ok(FontFile(bytes))
    }
}

/// The glyphs that a document uses.
pub(crate) struct Glyphs<'a> {
    fonts: Vec<Embedded<'a>>,
}

/// The glyphs of one font.
struct Embedded<'a> {
    /// The letter by which the pages refer to the font.
    tag: char,
    /// The font's own name.
    name: &'static str,
    data: &'a [u8],
    face: Face<'a>,
    remapper: GlyphRemapper,
    /// The letter and the width of each glyph, by its number in the subset.
    used: BTreeMap<u16, (char, u16)>,
}

impl<'a> Glyphs<'a> {
    /// Returns an empty set of glyphs from DejaVu Sans and, for the letters that it lacks, from another font if there
    /// is one.
    pub(crate) fn new(more: Option<&'a FontFile>) -> Glyphs<'a> {
        // A subset's name begins with six letters of its own.
        let fonts = [
            Some(('U', "FPSUBS+DejaVuSans", DEJAVU)),
            more.map(|file| ('V', "FPSUBS+Fallback", file.0.as_slice())),
        ];
        let embedded = |(tag, name, data)| {
            let face = Face::parse(data, 0).ok()?;
            Some(Embedded { tag, name, data, face, remapper: GlyphRemapper::new(), used: BTreeMap::new() })
        };
        Glyphs { fonts: fonts.into_iter().flatten().filter_map(embedded).collect() }
    }

    /// Returns the operators that draw a text within `BT` and `ET`, at a size of the standard fonts.
    pub(crate) fn draw(&mut self, text: &str, size: f64) -> String {
        let mut drawn = String::new();
        let mut current: Option<usize> = None;
        // The signs that isolate a name have done their work, and no font draws them.
        for letter in
            visual(&joined(text)).chars().filter(|letter| !matches!(letter, '\u{2066}'..='\u{2069}'))
        {
            let at = self.font_of(letter).unwrap_or(0);
            let Some(font) = self.fonts.get_mut(at) else { return drawn };
            if current != Some(at) {
                drawn.push_str(if current.is_some() { "> Tj " } else { "" });
                // Writing to a string cannot fail.
                write!(drawn, "/{} {:.3} Tf <", font.tag, size * SCALE).unwrap_or_default();
                current = Some(at);
            }
            write!(drawn, "{:04x}", font.number(letter)).unwrap_or_default();
        }
        drawn.push_str(if current.is_some() { "> Tj" } else { "" });
        drawn
    }

    /// Returns true if there is a glyph for every letter of a text.
    pub(crate) fn has_all(&self, text: &str) -> bool {
        joined(text).chars().all(|letter| self.font_of(letter).is_some())
    }

    /// Returns the first font that has a letter.
    fn font_of(&self, letter: char) -> Option<usize> {
        self.fonts.iter().position(|font| font.face.glyph_index(letter).is_some())
    }

    /// Returns the entries of the used fonts for the pages' resources, and the objects of these fonts, numbered from
    /// `first`.
    pub(crate) fn objects(&self, first: usize) -> (String, Vec<Vec<u8>>) {
        let (mut names, mut objects) = (String::new(), Vec::new());
        for font in &self.fonts {
            let number = first + objects.len();
            let of_font = font.objects(number);
            if !of_font.is_empty() {
                write!(names, "/{} {number} 0 R", font.tag).unwrap_or_default();
                objects.extend(of_font);
            }
        }
        (names, objects)
    }
}

impl Embedded<'_> {
    /// Returns the number of a letter's glyph in the subset.
    fn number(&mut self, letter: char) -> u16 {
        let glyph = self.face.glyph_index(letter).unwrap_or(GlyphId(0));
        let number = self.remapper.remap(glyph.0);
        let width = self.face.glyph_hor_advance(glyph).unwrap_or(0);
        let shown = if glyph.0 == 0 { char::REPLACEMENT_CHARACTER } else { letter };
        self.used.insert(number, (shown, self.thousandths(width)));
        number
    }

    fn thousandths(&self, units: u16) -> u16 {
        let width = u32::from(units) * 1000 / u32::from(self.face.units_per_em());
        u16::try_from(width).unwrap_or(u16::MAX)
    }

    /// Returns the objects of the font, numbered from `first`. Empty if no glyph is used.
    fn objects(&self, first: usize) -> Vec<Vec<u8>> {
        if self.used.is_empty() {
            return Vec::new();
        }
        let Ok(subset) = subsetter::subset(self.data, 0, &self.remapper) else { return Vec::new() };
        let (descendant, descriptor, file, letters) = (first + 1, first + 2, first + 3, first + 4);
        let mut widths = String::new();
        for (number, (_, width)) in &self.used {
            write!(widths, "{number}[{width}]").unwrap_or_default();
        }
        let (face, name) = (&self.face, self.name);
        let bounds = face.global_bounding_box();
        let height = |units: i16| i32::from(units) * 1000 / i32::from(face.units_per_em());
        vec![
            format!(
                "<</Type/Font/Subtype/Type0/BaseFont/{name}/Encoding/Identity-H\
                 /DescendantFonts[{descendant} 0 R]/ToUnicode {letters} 0 R>>"
            )
            .into_bytes(),
            format!(
                "<</Type/Font/Subtype/CIDFontType2/BaseFont/{name}/FontDescriptor {descriptor} 0 R\
                 /CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>\
                 /CIDToGIDMap/Identity/DW 600/W[{widths}]>>"
            )
            .into_bytes(),
            format!(
                "<</Type/FontDescriptor/FontName/{name}/Flags 4/ItalicAngle 0/StemV 80\
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
                // Readers reverse the two letters of a lam with an alef, like all others.
                let letters: String = letters_of(*letter).chars().rev().collect();
                writeln!(table, "<{number:04x}><{}>", utf_16(&letters)).unwrap_or_default();
            }
            table.push_str("endbfchar\n");
        }
        table.push_str("endcmap CMapName currentdict/CMap defineresource pop end end");
        table
    }
}

/// Returns a text as the hexadecimal digits of its UTF-16 units.
pub(crate) fn utf_16(text: &str) -> String {
    text.encode_utf16().map(|unit| format!("{unit:04x}")).collect()
}

/// Returns a line of text in the order in which its letters are drawn from left to right.
fn visual(text: &str) -> String {
    let bidi = BidiInfo::new(text, None);
    let mut drawn = String::with_capacity(text.len());
    for line in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(line, line.range.clone());
        for run in runs {
            let is_reversed = levels.get(run.start).is_some_and(unicode_bidi::Level::is_rtl);
            let part = text.get(run).unwrap_or_default().chars();
            if is_reversed { drawn.extend(part.rev().map(mirrored)) } else { drawn.extend(part) }
        }
    }
    drawn
}

/// Returns the bracket that is drawn for a bracket among letters that run to the left.
fn mirrored(letter: char) -> char {
    const PAIRS: [(char, char); 5] = [('(', ')'), ('[', ']'), ('{', '}'), ('<', '>'), ('«', '»')];
    let pair = PAIRS.into_iter().find(|(left, right)| letter == *left || letter == *right);
    pair.map_or(letter, |(left, right)| if letter == left { right } else { left })
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
    fn right_to_left_letters_are_drawn_in_reverse_order() {
        let cases =
            [("Команда", "Команда"), ("שלום", "םולש"), ("A שלום B", "A םולש B"), ("דנה (Li)", "(Li) הנד")];
        for (text, drawn) in cases {
            assert_eq!(visual(text), drawn);
        }
    }

    #[test]
    fn a_document_stores_only_the_glyphs_that_it_uses() {
        let mut glyphs = Glyphs::new(None);
        assert_eq!(glyphs.objects(7), Default::default());
        assert_eq!(glyphs.draw("Ко", 10.0), "/U 8.800 Tf <00010002> Tj");
        assert_eq!(glyphs.draw("оК", 10.0), "/U 8.800 Tf <00020001> Tj");
        let letters = glyphs.fonts[0].letters();
        assert!(letters.contains("<0001><041a>") && letters.contains("<0002><043e>"), "{letters}");
        let (names, objects) = glyphs.objects(7);
        let size: usize = objects.iter().map(Vec::len).sum();
        assert!(names == "/U 7 0 R" && objects.len() == 5 && size < 20_000, "{size}");
    }

    #[test]
    fn letters_that_one_font_lacks_come_from_the_other() {
        // A font without letters in place of DejaVu, and DejaVu as the other one.
        let bare = subsetter::subset(DEJAVU, 0, &GlyphRemapper::new()).unwrap();
        let more = FontFile::new(DEJAVU.to_vec()).unwrap();
        let mut glyphs = Glyphs::new(Some(&more));
        glyphs.fonts[0].face = Face::parse(&bare, 0).unwrap();
        assert_eq!(glyphs.draw("КК", 10.0), "/V 8.800 Tf <00010001> Tj");
        // A letter that both lack is a box.
        assert_eq!(glyphs.draw("К李", 10.0), "/V 8.800 Tf <0001> Tj /U 8.800 Tf <0000> Tj");
        let (names, objects) = glyphs.objects(3);
        assert_eq!((names.as_str(), objects.len()), ("/U 3 0 R/V 8 0 R", 10));
        assert_eq!(FontFile::new(b"%PDF".to_vec()).unwrap_err(), NotAFont);
    }
}
