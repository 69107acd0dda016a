//! Weights files: one safetensors file for each net, and the built-in one.
//!
//! A file consists of eight bytes of header length (little endian), a JSON header and the tensors as little-endian
//! `f32`. The header has one canonical form: the format's version, the feature set, a checksum of the data, then
//! each tensor's name, shape and offsets. The reader therefore builds the header that it expects and compares. Any
//! safetensors library can read the file, and this reader needs none.

use crate::features::{DENSE, FEATURE_SET, SPARSE};
use crate::net::{HIDDEN, MIX_WIDTH, NARROW, OUTPUTS, Weights};
use std::fmt::Write;

/// The version of the layout of nets. It changes when tensors are added or change their meaning.
pub const NET_VERSION: u32 = 3;

/// The reason why bytes are not a usable net.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// The file is shorter than its header says.
    #[error("the weights file is truncated: {len} bytes, at least {needed} needed")]
    Truncated {
        /// The actual number of bytes.
        len: usize,
        /// The number of bytes needed.
        needed: usize,
    },
    /// The file is longer than its header says.
    #[error("the weights file has {0} bytes after its end")]
    TrailingBytes(usize),
    /// The header is not text, or lacks a field.
    #[error("the weights file's header has no readable `{0}`")]
    Header(&'static str),
    /// The file has another layout version.
    #[error("the weights file has net version {found}, but this program reads version {NET_VERSION}")]
    Version {
        /// The file's version.
        found: u32,
    },
    /// The file is for a different feature set.
    #[error(
        "the weights file is for feature set {found}, but this program computes feature set {FEATURE_SET}"
    )]
    FeatureSet {
        /// The file's feature set.
        found: u32,
    },
    /// The tensors or their shapes differ.
    #[error("the weights file's tensors are not those of this net")]
    Shape,
    /// The data was changed or damaged.
    #[error("the weights file's checksum is {found:016x}, its header says {stated:016x}")]
    Checksum {
        /// The checksum of the data.
        found: u64,
        /// The checksum in the header.
        stated: u64,
    },
    /// A weight is not a finite number.
    #[error("the weights file holds a number that is not finite")]
    NotFinite,
    /// The weights are so large that no scale of whole numbers can hold their sums.
    #[error("the net's `{0}` weights are too large to be evaluated in whole numbers")]
    TooLarge(&'static str),
}

/// Returns the name, shape and data of each tensor in the file's order.
fn tensors(weights: &Weights) -> Vec<(String, Vec<usize>, &[f32])> {
    let mut all = Vec::new();
    for (body, w) in weights.bodies.iter().enumerate() {
        all.push((format!("body.{body}.sparse"), vec![SPARSE, HIDDEN], &w.sparse[..]));
        all.push((format!("body.{body}.dense"), vec![DENSE, HIDDEN], &w.dense[..]));
        all.push((format!("body.{body}.bias"), vec![HIDDEN], &w.bias[..]));
    }
    for (head, w) in weights.heads.iter().enumerate() {
        all.push((format!("head.{head}.mix"), vec![HIDDEN, MIX_WIDTH], &w.mix[..]));
        all.push((format!("head.{head}.mix_bias"), vec![MIX_WIDTH], &w.mix_bias[..]));
        all.push((format!("head.{head}.out"), vec![NARROW, OUTPUTS], &w.out[..]));
    }
    all
}

fn header(weights: &Weights, checksum: u64) -> String {
    let mut text = format!(
        "{{\"__metadata__\":{{\"net_version\":\"{NET_VERSION}\",\"feature_set\":\"{FEATURE_SET}\",\
         \"checksum\":\"{checksum:016x}\"}}"
    );
    let mut begin = 0;
    for (name, shape, data) in tensors(weights) {
        let end = begin + 4 * data.len();
        let shape = shape.iter().map(usize::to_string).collect::<Vec<_>>().join(",");
        write!(
            text,
            ",\"{name}\":{{\"dtype\":\"F32\",\"shape\":[{shape}],\"data_offsets\":[{begin},{end}]}}"
        )
        .expect("writing to a string cannot fail");
        begin = end;
    }
    text.push('}');
    // Padding with spaces keeps the data aligned, as the format allows.
    while text.len() % 8 != 0 {
        text.push(' ');
    }
    text
}

/// Returns the 64-bit FNV-1a checksum. It detects damage, but not a deliberate change.
pub(crate) fn checksum(data: &[u8]) -> u64 {
    data.iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Weights {
    /// Returns the weights as a safetensors file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let data: Vec<u8> = tensors(self)
            .iter()
            .flat_map(|(_, _, values)| values.iter().flat_map(|v| v.to_le_bytes()))
            .collect();
        let header = header(self, checksum(&data));
        let mut file = (header.len() as u64).to_le_bytes().to_vec();
        file.extend_from_slice(header.as_bytes());
        file.extend_from_slice(&data);
        file
    }

    /// Parses a file written by [`Weights::to_bytes`].
    ///
    /// # Errors
    /// Returns a [`WeightsError`] if the file is damaged or made for another net.
    pub fn from_bytes(file: &[u8]) -> Result<Self, WeightsError> {
        let (text, data) = split(file)?;
        let version = number(text, "net_version", 10)?;
        if version != u64::from(NET_VERSION) {
            return Err(WeightsError::Version { found: u32::try_from(version).unwrap_or(u32::MAX) });
        }
        let feature_set = number(text, "feature_set", 10)?;
        if feature_set != u64::from(FEATURE_SET) {
            return Err(WeightsError::FeatureSet { found: u32::try_from(feature_set).unwrap_or(u32::MAX) });
        }
        let stated = number(text, "checksum", 16)?;
        let mut weights = Self::zeros();
        // Names, shapes and offsets are all compared at once: they must be exactly as this program writes them.
        if text != header(&weights, stated) {
            return Err(WeightsError::Shape);
        }
        let needed = 4 * tensors(&weights).iter().map(|(_, _, values)| values.len()).sum::<usize>();
        if data.len() < needed {
            return Err(WeightsError::Truncated {
                len: file.len(),
                needed: file.len() - data.len() + needed,
            });
        }
        if data.len() > needed {
            return Err(WeightsError::TrailingBytes(data.len() - needed));
        }
        let found = checksum(data);
        if found != stated {
            return Err(WeightsError::Checksum { found, stated });
        }
        let mut values = data.as_chunks::<4>().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
        for tensor in weights.tensors_mut() {
            for (weight, value) in tensor.iter_mut().zip(&mut values) {
                *weight = value;
            }
        }
        if weights.tensors().iter().any(|tensor| tensor.iter().any(|value| !value.is_finite())) {
            return Err(WeightsError::NotFinite);
        }
        Ok(weights)
    }

    /// Returns all tensors in the file's order.
    #[must_use]
    pub fn tensors(&self) -> Vec<&[f32]> {
        tensors(self).into_iter().map(|(_, _, values)| values).collect()
    }

    /// Returns all tensors in the file's order, mutably.
    pub fn tensors_mut(&mut self) -> Vec<&mut [f32]> {
        let mut all = Vec::new();
        all.extend(
            self.bodies.iter_mut().flat_map(|b| [&mut b.sparse[..], &mut b.dense[..], &mut b.bias[..]]),
        );
        all.extend(self.heads.iter_mut().flat_map(|h| [&mut h.mix[..], &mut h.mix_bias[..], &mut h.out[..]]));
        all
    }
}

/// Splits a file into its header and its data.
fn split(file: &[u8]) -> Result<(&str, &[u8]), WeightsError> {
    let truncated = |needed| WeightsError::Truncated { len: file.len(), needed };
    let length = file.first_chunk::<8>().ok_or(truncated(8))?;
    let length = usize::try_from(u64::from_le_bytes(*length)).unwrap_or(usize::MAX);
    let data_at = length.saturating_add(8);
    let text = file.get(8..data_at).ok_or(truncated(data_at))?;
    let text = std::str::from_utf8(text).map_err(|_not_text| WeightsError::Header("text"))?;
    Ok((text, &file[data_at..]))
}

/// Returns the number in quotes after `"name":` in the header.
fn number(header: &str, name: &'static str, radix: u32) -> Result<u64, WeightsError> {
    let (_, after) = header.split_once(&format!("\"{name}\":\"")).ok_or(WeightsError::Header(name))?;
    let (digits, _) = after.split_once('"').ok_or(WeightsError::Header(name))?;
    u64::from_str_radix(digits, radix).map_err(|_not_a_number| WeightsError::Header(name))
}

/// The file of the built-in net.
const EMBEDDED: &[u8] = include_bytes!("../nets/main.safetensors");

/// Returns the built-in net as it was trained.
///
/// # Panics
/// Never panics: a test reads the same bytes.
#[must_use]
pub fn embedded_weights() -> Weights {
    Weights::from_bytes(EMBEDDED).expect("a test reads the built-in net")
}

/// Returns the checksum in the built-in net's file, which identifies the net.
///
/// # Panics
/// Never panics: a test reads the same bytes.
#[must_use]
pub fn embedded_checksum() -> u64 {
    let (text, _data) = split(EMBEDDED).expect("a test reads the built-in net");
    number(text, "checksum", 16).expect("a test reads the built-in net")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> Vec<u8> {
        let mut weights = Weights::zeros();
        for (tensor, values) in weights.tensors_mut().into_iter().enumerate() {
            values.fill(0.25 + f32::from(u8::try_from(tensor).unwrap()));
        }
        weights.to_bytes()
    }

    fn refused(change: impl FnOnce(&mut Vec<u8>)) -> WeightsError {
        let mut bytes = file();
        change(&mut bytes);
        Weights::from_bytes(&bytes).unwrap_err()
    }

    fn replace(bytes: &mut [u8], from: &str, to: &str) {
        assert_eq!(from.len(), to.len());
        let at = bytes.windows(from.len()).position(|window| window == from.as_bytes()).unwrap();
        bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
    }

    #[test]
    fn files_come_back_whole() {
        let bytes = file();
        assert_eq!(Weights::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    }

    #[test]
    fn damage_is_named() {
        use WeightsError::{
            Checksum, FeatureSet, Header, NotFinite, Shape, TrailingBytes, Truncated, Version,
        };
        assert!(matches!(refused(|b| b.truncate(5)), Truncated { len: 5, needed: 8 }));
        assert!(matches!(refused(|b| b.truncate(100)), Truncated { .. }));
        assert!(matches!(refused(|b| b.truncate(b.len() - 1)), Truncated { .. }));
        assert_eq!(refused(|b| b.push(0)), TrailingBytes(1));
        assert!(matches!(refused(|b| *b.last_mut().unwrap() ^= 1), Checksum { .. }));
        assert_eq!(refused(|b| b[40] = 0xff), Header("text"));
        assert_eq!(refused(|b| replace(b, "net_version\":\"3", "net_version\":\"7")), Version { found: 7 });
        assert_eq!(
            refused(|b| replace(b, "feature_set\":\"1", "feature_set\":\"9")),
            FeatureSet { found: 9 }
        );
        assert_eq!(refused(|b| replace(b, "head.0.mix", "head.0.fix")), Shape);
        let mut weights = Weights::zeros();
        weights.bodies[0].bias[3] = f32::NAN;
        assert_eq!(Weights::from_bytes(&weights.to_bytes()), Err(NotFinite));
    }

    #[test]
    fn the_built_in_net_is_readable() {
        let _net = crate::embedded();
        assert_eq!(embedded_checksum(), checksum(split(EMBEDDED).unwrap().1));
    }
}
