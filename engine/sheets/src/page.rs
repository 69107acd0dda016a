//! A page as a list of lines, circles and texts, in millimetres from its upper left corner.

/// An item on a page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mark {
    /// Straight lines of one width.
    Lines { width: f64, segments: Vec<[f64; 4]> },
    /// A circle, filled or as a ring.
    Circle { x: f64, y: f64, radius: f64, filled: bool },
    /// A filled triangle.
    Triangle([f64; 6]),
    /// Text that begins at a point on its baseline.
    Text { x: f64, y: f64, size: f64, italic: bool, text: String },
    /// A few digits centred on a point on their baseline.
    Number { x: f64, y: f64, size: f64, text: String },
}

/// A page with its items.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Page {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) marks: Vec<Mark>,
}

/// The paper sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Returns the width and height in millimetres.
    #[must_use]
    pub const fn size_mm(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}
