//! The board's journal, which survives a power failure: lines of text, for a file or a flash memory.
//!
//! A program that keeps the journal writes each entry **before** it sends the texts of
//! [`crate::Board::take_outgoing`].

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalEntry {
    /// The board belongs to an account of this server.
    Enrolled {
        /// The device's id.
        device: String,
        /// The server's name.
        server: String,
    },
    /// A frame that may be sent from now on.
    Frame {
        /// The frame's number.
        seq: u64,
        /// The hash of the frame before it, 64 digits.
        prev: String,
        /// The time by the board's clock.
        at_ms: i64,
        /// The body, byte by byte as it is sent.
        body: String,
    },
    /// The server has stored everything up to this frame.
    Acknowledged(u64),
}

impl JournalEntry {
    /// Returns the line, without its end.
    #[must_use]
    pub fn to_line(&self) -> String {
        match self {
            Self::Enrolled { device, server } => format!("enrolled {device} {server}"),
            Self::Frame { seq, prev, at_ms, body } => format!("frame {seq} {prev} {at_ms} {body}"),
            Self::Acknowledged(seq) => format!("acknowledged {seq}"),
        }
    }

    /// Parses a line. Returns `None` if it is not an entry, such as a last line that was cut short.
    #[must_use]
    pub fn from_line(line: &str) -> Option<Self> {
        let (kind, rest) = line.split_once(' ')?;
        match kind {
            "enrolled" => {
                let (device, server) = rest.split_once(' ')?;
                Some(Self::Enrolled { device: device.to_owned(), server: server.to_owned() })
            }
            "frame" => {
                let mut parts = rest.splitn(4, ' ');
                let seq = parts.next()?.parse().ok()?;
                let prev = parts.next().filter(|prev| prev.len() == 64)?.to_owned();
                let at_ms = parts.next()?.parse().ok()?;
                let body =
                    // A line cut off by a power failure has no closing brace.
                    parts.next().filter(|body| body.starts_with('{') && body.ends_with('}'))?.to_owned();
                Some(Self::Frame { seq, prev, at_ms, body })
            }
            "acknowledged" => rest.parse().ok().map(Self::Acknowledged),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_come_back_from_their_lines() {
        let entries = [
            JournalEntry::Enrolled { device: "00d0".into(), server: "boards.example.org:8080".into() },
            JournalEntry::Frame {
                seq: 7,
                prev: "0f".repeat(32),
                at_ms: -5,
                body: r#"{"type":"x","a":"b c"}"#.into(),
            },
            JournalEntry::Acknowledged(7),
        ];
        for entry in entries {
            assert_eq!(JournalEntry::from_line(&entry.to_line()), Some(entry));
        }
        for broken in ["", "frame", "frame 7 00 1 {}", "acknowledged x", "enrolled 00d0", "hello you"] {
            assert_eq!(JournalEntry::from_line(broken), None, "{broken}");
        }
    }
}
