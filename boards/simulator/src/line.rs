//! The line between a board and its server, with faults.

use crate::Numbers;

/// Faults of the line. Each happens on average once in this many times; 0 means never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineFaults {
    /// The connection breaks.
    pub cut: u32,
    /// The power fails after a frame has been written and before it is sent.
    pub power: u32,
    /// A text arrives twice.
    pub replay: u32,
    /// Two texts that are sent together arrive in another order.
    pub reorder: u32,
    /// A third party sends a forged text.
    pub forge: u32,
}

/// A line with its faults, which follow from a seed.
#[derive(Clone, Debug)]
pub struct Line {
    faults: LineFaults,
    numbers: Numbers,
}

impl Line {
    /// Returns a line.
    #[must_use]
    pub fn new(faults: LineFaults, seed: u64) -> Self {
        Self { faults, numbers: Numbers::new(seed) }
    }

    /// Returns true if the connection breaks now.
    pub fn is_cut(&mut self) -> bool {
        self.numbers.once_in(self.faults.cut)
    }

    /// Returns true if the power is about to fail.
    pub fn fails_power(&mut self) -> bool {
        self.numbers.once_in(self.faults.power)
    }

    /// Sends several texts together and returns those that arrive.
    pub fn pass(&mut self, mut texts: Vec<String>) -> Vec<String> {
        if texts.len() > 1 && self.numbers.once_in(self.faults.reorder) {
            let other = self.numbers.below(texts.len());
            texts.swap(0, other);
        }
        let mut arriving = Vec::new();
        for text in texts {
            // Only frames are forged. A forged authentication would count as a failed attempt from this board's
            // address.
            if text.contains(r#""type":"frame""#) && self.numbers.once_in(self.faults.forge) {
                arriving.push(forged(&text, &mut self.numbers));
            }
            if self.numbers.once_in(self.faults.replay) {
                arriving.push(text.clone());
            }
            arriving.push(text);
        }
        arriving
    }
}

/// Returns a forgery of a text: another token, another number, or no JSON.
fn forged(text: &str, numbers: &mut Numbers) -> String {
    match numbers.below(4) {
        0 => text.replace(r#""session":""#, r#""session":"0"#),
        1 => text.replace(r#""seq":"#, r#""seq":90000"#),
        2 => text.chars().take(text.len() / 2).collect(),
        _ => r#"{"v":1,"type":"authenticate","device":"00000000000000d0","challenge":"","time":0,"signature":""}"#
            .into(),
    }
}
