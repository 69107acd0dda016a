//! Numbers, texts, moves and records as bytes.

use rules::{Play, Side};

/// The maximum size of a text in a field in bytes.
const TEXT_BYTES_MAX: usize = 120;

/// Returns the moves of a play: the place where each starts, and its die.
pub(super) fn steps(side: Side, play: &Play) -> Vec<u8> {
    let step = |one: &rules::PlayedMove| {
        let from = one.from.pips();
        // White moves upwards from its bar at 0, Black downwards from 25.
        let start = if side == Side::White { 25_u8.saturating_sub(from) } else { from };
        start | one.die.pips() << 5
    };
    play.moves().iter().map(step).collect()
}

/// Returns a size as the format stores it. No match comes near its limit.
pub(super) fn length(bytes: usize) -> u32 {
    u32::try_from(bytes).unwrap_or(u32::MAX)
}

/// Returns a record: its length, the mask of its fields, and the fields.
pub(super) fn record(mask: u64, fields: &[u8]) -> Vec<u8> {
    let mask = varint(mask);
    [counted(mask.len() + fields.len()), mask, fields.to_vec()].concat()
}

/// Returns the number of bytes that follow.
pub(super) fn counted(bytes: usize) -> Vec<u8> {
    varint(length(bytes).into())
}

/// Returns a text of one line with its length, cut to what a field holds.
pub(super) fn text(text: &str) -> Vec<u8> {
    let line = text.replace('\n', " ").replace(char::is_control, "");
    let text = line.trim();
    let mut end = text.len().min(TEXT_BYTES_MAX);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = text[..end].trim_end();
    [counted(text.len()), text.as_bytes().to_vec()].concat()
}

/// Returns a number as seven bits a byte, the lowest first. All bytes but the last have the high bit set.
pub(super) fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let [low, ..] = number.to_le_bytes();
        number >>= 7;
        if number == 0 {
            bytes.push(low & 0x7f);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}
