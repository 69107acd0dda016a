//! Packs records and comments into a file.

use std::fmt::Write as _;
use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

use super::SIGNATURE;
use super::archive::{ANALYST, ANALYST_UNITS_MAX, COMMENTS, ENTRY, HEADER, MATCH, NOTE_AT, RECORD, TAIL};
use super::comments::LINE_END;

/// The id that eXtreme Gammon puts into the header of every file.
const GAME_ID: [u8; 16] =
    [0xe1, 0xf5, 0x5a, 0x2f, 0x21, 0xe0, 0x32, 0x48, 0xa4, 0x23, 0xef, 0x48, 0x0e, 0xc5, 0x8a, 0x0b];
/// The offsets of the id and of the title of the match in the header.
const GAME_ID_AT: usize = 24;
const TITLE_AT: usize = 2088;
/// The name of the member with the first and the last record.
const SUMMARY: &str = "temp.xgi";

/// A record of 2,560 bytes that is being filled.
#[derive(Clone, Debug)]
pub(super) struct Record(Vec<u8>);

impl Record {
    pub(super) fn new(kind: u8) -> Record {
        let mut bytes = vec![0; RECORD];
        bytes[8] = kind;
        Record(bytes)
    }

    /// Writes bytes. Bytes beyond the end of the record are left out.
    pub(super) fn bytes(mut self, at: usize, bytes: &[u8]) -> Record {
        for (place, byte) in self.0.iter_mut().skip(at).zip(bytes) {
            *place = *byte;
        }
        self
    }

    pub(super) fn byte(self, at: usize, byte: u8) -> Record {
        self.bytes(at, &[byte])
    }

    pub(super) fn i16(self, at: usize, number: i16) -> Record {
        self.bytes(at, &number.to_le_bytes())
    }

    pub(super) fn i32(self, at: usize, number: i32) -> Record {
        self.bytes(at, &number.to_le_bytes())
    }

    pub(super) fn i32s(self, at: usize, numbers: &[i32]) -> Record {
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.bytes(at, &bytes)
    }

    pub(super) fn f64(self, at: usize, number: f64) -> Record {
        self.bytes(at, &number.to_le_bytes())
    }

    pub(super) fn f32s(self, at: usize, numbers: &[f32]) -> Record {
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.bytes(at, &bytes)
    }

    /// Writes a position: 26 signed numbers.
    pub(super) fn board(self, at: usize, board: [i8; 26]) -> Record {
        self.bytes(at, &board.map(|number| number.to_le_bytes()[0]))
    }

    /// Writes a text twice: as Latin-1 bytes preceded by their count, and as zero-terminated UTF-16.
    pub(super) fn text(self, (short_at, most): (usize, u8), wide_at: usize, text: &str) -> Record {
        let bytes: Vec<u8> = text
            .chars()
            .filter(|character| !character.is_control())
            .take(most.into())
            .map(|character| u8::try_from(u32::from(character)).unwrap_or(b'?'))
            .collect();
        let length = u8::try_from(bytes.len()).unwrap_or(most);
        self.byte(short_at, length).bytes(short_at + 1, &bytes).wide(wide_at, text)
    }

    /// Writes a UTF-16 text of at most 128 units.
    pub(super) fn wide(self, at: usize, text: &str) -> Record {
        self.bytes(at, &utf_16(text, 128))
    }
}

/// Returns the characters of a text that fit into `most` UTF-16 units, as bytes.
fn utf_16(text: &str, most: usize) -> Vec<u8> {
    let mut units: Vec<u16> = Vec::new();
    for character in text.chars().filter(|character| !character.is_control()) {
        if units.len() + character.len_utf16() > most {
            break;
        }
        units.extend(character.encode_utf16(&mut [0; 2]).iter());
    }
    units.into_iter().flat_map(u16::to_le_bytes).collect()
}

/// Returns a file with these records and comments. `analyst` is the program that made its analysis, unless that is
/// eXtreme Gammon.
pub(super) fn file(title: &str, analyst: Option<&str>, records: &[Record], comments: &[String]) -> Vec<u8> {
    let all = |records: &[&Record]| records.iter().flat_map(|record| record.0.iter().copied()).collect();
    let ends: Vec<&Record> = records.first().into_iter().chain(records.last()).collect();
    let mut members: Vec<(&str, Vec<u8>)> =
        vec![(MATCH, all(&records.iter().collect::<Vec<_>>())), (SUMMARY, all(&ends))];
    if !comments.is_empty() {
        members.push((COMMENTS, comments.iter().flat_map(|text| rich_text(text).into_bytes()).collect()));
    }
    let mut file = SIGNATURE.to_vec();
    file.extend(1_i32.to_le_bytes());
    file.extend(number(HEADER));
    file.resize(HEADER, 0);
    file[GAME_ID_AT..GAME_ID_AT + GAME_ID.len()].copy_from_slice(&GAME_ID);
    let title = utf_16(title, 1000);
    file[TITLE_AT..TITLE_AT + title.len()].copy_from_slice(&title);
    if let Some(analyst) = analyst {
        let note = utf_16(&format!("{ANALYST}{analyst}"), ANALYST_UNITS_MAX);
        file[NOTE_AT..NOTE_AT + note.len()].copy_from_slice(&note);
    }
    file.extend(archive(&members));
    file
}

/// Returns the archive of the members: their packed bytes, the packed list of them, and the description of both.
fn archive(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let (mut data, mut index) = (Vec::new(), Vec::new());
    for (name, bytes) in members {
        let body = packed(bytes);
        let mut entry = vec![0_u8; ENTRY];
        entry[0] = u8::try_from(name.len()).unwrap_or(0);
        entry[1..=name.len()].copy_from_slice(name.as_bytes());
        let numbers = [bytes.len(), body.len(), data.len()].map(number).concat();
        entry[512..524].copy_from_slice(&numbers);
        entry[524..528].copy_from_slice(&checksum(bytes).to_le_bytes());
        // The level of compression that eXtreme Gammon states.
        entry[529] = 2;
        data.extend(body);
        index.extend(entry);
    }
    let index = packed(&index);
    let sizes = [members.len(), 1, index.len(), data.len(), 1].map(number).concat();
    let mut archive = [data, index].concat();
    let sum = checksum(&archive);
    archive.extend(sum.to_le_bytes());
    archive.extend(sizes);
    archive.resize(archive.len() + TAIL - 24, 0);
    archive
}

/// Returns a size as the archive stores it. No match comes near its limit.
fn number(size: usize) -> [u8; 4] {
    i32::try_from(size).unwrap_or(i32::MAX).to_le_bytes()
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing to a vector cannot fail.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

/// Returns a comment as rich text, followed by a line end.
fn rich_text(text: &str) -> String {
    let mut rich = format!(
        "{{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0{{\\fonttbl{{\\f0\\fcharset0 Arial;}}}}{LINE_END}\\fs20\\f0 "
    );
    for character in text.chars() {
        match character {
            '\\' | '{' | '}' => rich.extend(['\\', character]),
            '\n' => rich.push_str("\\par "),
            ' '..='~' => rich.push(character),
            other => {
                for unit in other.encode_utf16(&mut [0; 2]) {
                    // Rich text writes each unit as a signed 16-bit number.
                    write!(rich, "\\u{}?", i16::from_le_bytes(unit.to_le_bytes())).unwrap_or_default();
                }
            }
        }
    }
    rich.push_str("}\r\n");
    rich
}
