//! Reads numbers and texts at fixed offsets.

/// Bytes that hold numbers. Offsets beyond their end read as zero.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'a>(pub(super) &'a [u8]);

impl Fields<'_> {
    fn array<const N: usize>(self, at: usize) -> [u8; N] {
        let bytes = at.checked_add(N).and_then(|end| self.0.get(at..end));
        bytes.and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; N])
    }

    pub(super) fn byte(self, at: usize) -> u8 {
        self.array::<1>(at)[0]
    }

    pub(super) fn i8(self, at: usize) -> i8 {
        i8::from_le_bytes(self.array(at))
    }

    pub(super) fn i16(self, at: usize) -> i16 {
        i16::from_le_bytes(self.array(at))
    }

    pub(super) fn i32(self, at: usize) -> i32 {
        i32::from_le_bytes(self.array(at))
    }

    pub(super) fn u32(self, at: usize) -> u32 {
        u32::from_le_bytes(self.array(at))
    }

    pub(super) fn f32(self, at: usize) -> f32 {
        f32::from_le_bytes(self.array(at))
    }

    pub(super) fn f64(self, at: usize) -> f64 {
        f64::from_le_bytes(self.array(at))
    }

    /// Reads a position: 26 numbers, the opponent's bar first.
    pub(super) fn board(self, at: usize) -> [i8; 26] {
        std::array::from_fn(|index| self.i8(at + index))
    }

    /// Reads a text of at most `most` Western European bytes after its length byte.
    pub(super) fn short_text(self, at: usize, most: usize) -> String {
        let length = usize::from(self.byte(at)).min(most);
        let bytes = self.0.get(at + 1..at + 1 + length).unwrap_or_default();
        bytes.iter().copied().map(char::from).filter(|character| !character.is_control()).collect()
    }

    /// Reads a UTF-16 text that ends with a zero or after `most` units.
    pub(super) fn wide_text(self, at: usize, most: usize) -> String {
        let units = (0..most).map(|index| u16::from_le_bytes(self.array(at + 2 * index)));
        char::decode_utf16(units.take_while(|&unit| unit != 0))
            .map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER))
            .filter(|character| !character.is_control())
            .collect()
    }
}
