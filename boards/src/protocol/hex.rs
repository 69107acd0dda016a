//! Lower-case hexadecimal, so that each value has exactly one form.

const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];

/// Returns the bytes as hexadecimal digits.
#[must_use]
pub fn to_hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| DIGITS[usize::from(nibble)];
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Parses exactly `N` bytes from lower-case hexadecimal digits.
#[must_use]
pub fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let nibble = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_nothing_else_is_read() {
        assert_eq!(to_hex(&[0, 0xa5, 0xff]), "00a5ff");
        assert_eq!(from_hex("00a5ff"), Some([0, 0xa5, 0xff]));
        for wrong in ["00A5FF", "00a5f", "00a5ff00", "0 a5ff", "00a5fg", "é0000"] {
            assert_eq!(from_hex::<3>(wrong), None, "{wrong}");
        }
    }
}
