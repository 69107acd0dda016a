//! Smile, the binary form of JSON, as a `serde` data format. The bytes are read once, from front to back.

use std::fmt::Display;
use std::io::Read;

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use thiserror::Error;

/// The first three bytes of a document. A byte of flags follows.
pub(super) const SIGNATURE: &[u8; 3] = b":)\n";

/// The maximum size of one text in bytes.
const TEXT_MAX: usize = 64 * 1024;
/// The deepest nesting. A match has nine levels.
const DEPTH_MAX: usize = 64;
/// The maximum number of texts that can be referred to again.
const SHARED_MAX: usize = 1024;
/// The longest text that can be referred to again, in bytes.
const SHARED_BYTES_MAX: usize = 64;

/// The error for a document that cannot be read.
#[derive(Debug, Error)]
#[error("{0}")]
pub(super) struct SmileError(String);

impl de::Error for SmileError {
    fn custom<T: Display>(message: T) -> SmileError {
        SmileError(message.to_string())
    }
}

fn broken(reason: &str) -> SmileError {
    SmileError(reason.to_owned())
}

/// The texts to which later bytes can refer by number.
#[derive(Debug, Default)]
struct Shared {
    texts: Vec<Box<str>>,
    is_used: bool,
}

impl Shared {
    fn keep(&mut self, text: &str) {
        if !self.is_used || text.is_empty() || text.len() > SHARED_BYTES_MAX {
            return;
        }
        if self.texts.len() == SHARED_MAX {
            // Smile demands that a full list begins from the start, so that the numbers stay below its size.
            self.texts.clear();
        }
        self.texts.push(text.into());
    }

    fn get(&self, index: usize) -> Result<String, SmileError> {
        let text =
            self.texts.get(index).ok_or_else(|| broken("a reference to a text that does not exist"))?;
        Ok(text.to_string())
    }
}

/// A reader of one document.
#[derive(Debug)]
pub(super) struct Smile<R> {
    bytes: R,
    names: Shared,
    texts: Shared,
    /// A byte that was read ahead.
    ahead: Option<u8>,
    depth: usize,
}

impl<R: Read> Smile<R> {
    /// Reads the header of a document.
    pub(super) fn new(mut bytes: R) -> Result<Smile<R>, SmileError> {
        let mut head = [0; 4];
        bytes.read_exact(&mut head).map_err(|error| SmileError(error.to_string()))?;
        let [first, second, third, flags] = head;
        if [first, second, third] != *SIGNATURE || flags >> 4 != 0 {
            return Err(broken("expected the header of a Smile document"));
        }
        let shared = |bit: u8| Shared { texts: Vec::new(), is_used: flags & bit != 0 };
        Ok(Smile { bytes, names: shared(1), texts: shared(2), ahead: None, depth: 0 })
    }

    fn byte(&mut self) -> Result<u8, SmileError> {
        if let Some(byte) = self.ahead.take() {
            return Ok(byte);
        }
        let mut byte = [0];
        self.bytes.read_exact(&mut byte).map_err(|error| SmileError(error.to_string()))?;
        Ok(byte[0])
    }

    fn text_of(&mut self, length: usize) -> Result<String, SmileError> {
        let mut bytes = vec![0; length];
        self.bytes.read_exact(&mut bytes).map_err(|error| SmileError(error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Reads a text up to its end mark.
    fn long_text(&mut self) -> Result<String, SmileError> {
        let mut bytes = Vec::new();
        loop {
            match self.byte()? {
                0xfc => return Ok(String::from_utf8_lossy(&bytes).into_owned()),
                _ if bytes.len() == TEXT_MAX => return Err(broken("a text is too long")),
                byte => bytes.push(byte),
            }
        }
    }

    fn shared_text(&mut self, length: usize) -> Result<String, SmileError> {
        let text = self.text_of(length)?;
        self.texts.keep(&text);
        Ok(text)
    }

    fn name_of(&mut self, length: usize) -> Result<String, SmileError> {
        let name = self.text_of(length)?;
        self.names.keep(&name);
        Ok(name)
    }

    /// Reads a number with seven bits in each byte, and six in the last byte, which has the high bit set.
    fn variable(&mut self) -> Result<u64, SmileError> {
        let mut number = 0_u64;
        for _ in 0..10 {
            let byte = self.byte()?;
            if byte & 0x80 != 0 {
                return Ok(number << 6 | u64::from(byte & 0x3f));
            }
            number = number << 7 | u64::from(byte);
        }
        Err(broken("a number has too many bytes"))
    }

    /// Reads a number that is stored in this many bytes, seven bits in each.
    fn sevens(&mut self, bytes: usize) -> Result<u64, SmileError> {
        let mut number = 0_u64;
        for _ in 0..bytes {
            number = number << 7 | u64::from(self.byte()? & 0x7f);
        }
        Ok(number)
    }

    fn skip(&mut self, bytes: u64) -> Result<(), SmileError> {
        for _ in 0..bytes {
            self.byte()?;
        }
        Ok(())
    }

    /// Skips the length and the bytes of a value with seven bits in each byte.
    fn skip_sevens(&mut self) -> Result<(), SmileError> {
        let length = self.variable()?;
        self.skip(length.saturating_mul(8).div_ceil(7))
    }

    /// Reads the next name of an object, or its end.
    fn name(&mut self) -> Result<Option<String>, SmileError> {
        let name = match self.byte()? {
            0xfb => return Ok(None),
            0x20 => String::new(),
            first @ 0x30..=0x33 => {
                let index = usize::from(first & 3) << 8 | usize::from(self.byte()?);
                self.names.get(index)?
            }
            0x34 => self.long_text()?,
            first @ 0x40..=0x7f => self.names.get(usize::from(first - 0x40))?,
            first @ 0x80..=0xbf => self.name_of(usize::from(first - 0x80) + 1)?,
            // Names with other characters than ASCII have at least two bytes.
            first @ 0xc0..=0xf7 => self.name_of(usize::from(first - 0xc0) + 2)?,
            other => return Err(SmileError(format!("expected a name, got the byte {other:#04x}"))),
        };
        Ok(Some(name))
    }

    fn nested<T>(
        &mut self,
        read: impl FnOnce(&mut Smile<R>) -> Result<T, SmileError>,
    ) -> Result<T, SmileError> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(broken("the nesting is too deep"));
        }
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }
}

/// Decodes a zigzag number: 0, 1, 2, 3 stand for 0, -1, 1, -2 and so on.
fn zigzag(number: u64) -> i64 {
    #[expect(clippy::cast_possible_wrap, reason = "half of any number fits")]
    let half = (number >> 1) as i64;
    if number & 1 == 0 { half } else { !half }
}

impl<'de, R: Read> Deserializer<'de> for &mut Smile<R> {
    type Error = SmileError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, SmileError> {
        match self.byte()? {
            first @ 0x01..=0x1f => visitor.visit_string(self.texts.get(usize::from(first - 1))?),
            0x20 => visitor.visit_str(""),
            0x21 => visitor.visit_unit(),
            0x22 => visitor.visit_bool(false),
            0x23 => visitor.visit_bool(true),
            0x24 | 0x25 => visitor.visit_i64(zigzag(self.variable()?)),
            // Binary data and numbers beyond 64 bits are skipped, because no field of a match uses them.
            0x26 | 0xe8 => {
                self.skip_sevens()?;
                visitor.visit_unit()
            }
            0x28 => {
                let bits = u32::try_from(self.sevens(5)? & u64::from(u32::MAX)).unwrap_or_default();
                visitor.visit_f64(f64::from(f32::from_bits(bits)))
            }
            0x29 => visitor.visit_f64(f64::from_bits(self.sevens(10)?)),
            0x2a => {
                self.variable()?;
                self.skip_sevens()?;
                visitor.visit_unit()
            }
            first @ 0x40..=0x5f => visitor.visit_string(self.shared_text(usize::from(first - 0x40) + 1)?),
            first @ 0x60..=0x7f => visitor.visit_string(self.shared_text(usize::from(first - 0x60) + 33)?),
            first @ 0x80..=0x9f => visitor.visit_string(self.shared_text(usize::from(first - 0x80) + 2)?),
            first @ 0xa0..=0xbf => visitor.visit_string(self.shared_text(usize::from(first - 0xa0) + 34)?),
            first @ 0xc0..=0xdf => visitor.visit_i64(zigzag(u64::from(first - 0xc0))),
            0xe0 | 0xe4 => visitor.visit_string(self.long_text()?),
            first @ 0xec..=0xef => {
                let index = usize::from(first & 3) << 8 | usize::from(self.byte()?);
                visitor.visit_string(self.texts.get(index)?)
            }
            0xf8 => self.nested(|smile| visitor.visit_seq(Elements(smile))),
            0xfa => self.nested(|smile| visitor.visit_map(Elements(smile))),
            0xfd => {
                let length = self.variable()?;
                self.skip(length)?;
                visitor.visit_unit()
            }
            other => Err(SmileError(format!("expected a value, got the byte {other:#04x}"))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The elements of an array or object.
struct Elements<'a, R>(&'a mut Smile<R>);

impl<'de, R: Read> SeqAccess<'de> for Elements<'_, R> {
    type Error = SmileError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, SmileError> {
        let first = self.0.byte()?;
        if first == 0xf9 {
            return Ok(None);
        }
        self.0.ahead = Some(first);
        seed.deserialize(&mut *self.0).map(Some)
    }
}

impl<'de, R: Read> MapAccess<'de> for Elements<'_, R> {
    type Error = SmileError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, SmileError> {
        let name = self.0.name()?;
        name.map(|name| seed.deserialize(de::value::StringDeserializer::new(name))).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, SmileError> {
        seed.deserialize(&mut *self.0)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize as _;
    use serde_json::{Value, json};

    use super::{DEPTH_MAX, Smile, zigzag};

    fn read(bytes: &[u8]) -> Result<Value, String> {
        let mut smile = Smile::new(bytes).map_err(|error| error.to_string())?;
        Value::deserialize(&mut smile).map_err(|error| error.to_string())
    }

    #[test]
    fn every_kind_of_value_is_read() {
        // Flags: names and texts can be referred to again.
        let bytes = [
            b":)\n\x03\xfa".as_slice(),
            b"\x81ab\x41xy",                                              // ab: "xy"
            b"\x40\x01",                                                  // the name and the text again
            b"\xc0\xc3\xb6\x82\xc3\xb6\xc3\xb6",                          // ö: "öö"
            b"\x34long\xfc\xe4\xe2\x82\xac\xfc",                          // a long name, a long text
            b"\x80n\xf8\xc1\xc2\x24\x01\xbf\x25\x81\x21\x22\x23\x20\xf9", // -1, 1, -64, -1
            b"\x80f\x28\x03\x7c\x00\x00\x00",                             // 1.0, as 32 bits
            b"\x80d\x29\x00\x3f\x78\x00\x00\x00\x00\x00\x00\x00",         // 1.0, as 64 bits
            b"\x80b\xe8\x81\x01\x02\x80r\xfd\x82ab",                      // bytes
            b"\x80i\x26\x81\x00\x01\x80j\x2a\x82\x81\x00\x01",            // long numbers
            b"\x20\xec\x01\xfb",                                          // a text by a two-byte reference
        ]
        .concat();
        assert_eq!(
            read(&bytes),
            Ok(json!({
                "ab": "xy", "ö": "öö", "long": "€", "n": [-1, 1, -64, -1, null, false, true, ""],
                "f": 1.0, "d": 1.0, "b": null, "r": null, "i": null, "j": null, "": "öö",
            }))
        );
        assert_eq!([0, 1, 2, 3, u64::MAX].map(zigzag), [0, -1, 1, -2, i64::MIN]);
    }

    #[test]
    fn broken_documents_are_errors() {
        for (bytes, problem) in [
            (b":)\n".as_slice(), "failed to fill whole buffer"),
            (b":(\n\x01\xfa\xfb", "header"),
            (b":)\n\x11\xfa\xfb", "header"),
            (b":)\n\x01\xfa\x47\xc0", "does not exist"),
            (b":)\n\x01\xfa\xf9", "expected a name"),
            (b":)\n\x01\xfe", "expected a value"),
            (b":)\n\x01\x24\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80", "too many bytes"),
            (b":)\n\x01\xfd\x7f\x7f\x7f\x7f\x7f\x7f\x7f\x7f\xbf", "failed to fill whole buffer"),
        ] {
            assert!(read(bytes).unwrap_err().contains(problem), "{bytes:?}: {:?}", read(bytes));
        }
        let deep = [b":)\n\x01".as_slice(), &[0xf8].repeat(DEPTH_MAX + 1)].concat();
        assert!(read(&deep).unwrap_err().contains("nesting"));
        let long = [b":)\n\x01\xe0".as_slice(), &[b'a'].repeat(70_000)].concat();
        assert!(read(&long).unwrap_err().contains("too long"));
    }
}
