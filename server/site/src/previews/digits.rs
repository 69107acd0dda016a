//! Numerals as strokes, so that pictures need no font: each is drawn in a box 6 wide and 10 high.

use tiny_skia::{Path, PathBuilder, Transform};

/// The width of a numeral with the space after it, in units of its height.
const ADVANCE: f32 = 0.78;
const HEIGHT: f32 = 10.0;
const WIDTH: f32 = 6.0;
/// The thickness of the strokes, in units of the numeral's height.
pub(super) const STROKE: f32 = 0.15;

/// Returns the strokes of a number, centred at `(x, y)` and `height` high, or `None` if it cannot be drawn.
pub(super) fn number(value: u32, (x, y): (f32, f32), height: f32) -> Option<Path> {
    let text = value.to_string();
    let count = u16::try_from(text.len()).ok()?;
    let scale = height / HEIGHT;
    let advance = ADVANCE * height;
    let whole = advance * f32::from(count - 1) + WIDTH * scale;
    let mut left = x - whole / 2.0;
    let mut all = PathBuilder::new();
    for digit in text.bytes() {
        let path = digit_path(digit)?;
        all.push_path(&path.transform(Transform::from_row(
            scale,
            0.0,
            0.0,
            scale,
            left,
            y - height / 2.0,
        ))?);
        left += advance;
    }
    all.finish()
}

fn digit_path(digit: u8) -> Option<Path> {
    let mut path = PathBuilder::new();
    match digit {
        b'0' => {
            path.move_to(0.0, 3.2);
            path.cubic_to(0.0, -1.07, 6.0, -1.07, 6.0, 3.2);
            path.line_to(6.0, 6.8);
            path.cubic_to(6.0, 11.07, 0.0, 11.07, 0.0, 6.8);
            path.close();
        }
        b'1' => {
            path.move_to(0.9, 2.0);
            path.line_to(3.6, 0.0);
            path.line_to(3.6, 10.0);
        }
        b'2' => {
            path.move_to(0.2, 2.9);
            path.cubic_to(0.2, -0.97, 5.8, -0.97, 5.8, 2.9);
            path.cubic_to(5.8, 5.2, 2.4, 7.2, 0.0, 10.0);
            path.line_to(6.0, 10.0);
        }
        b'3' => {
            path.move_to(0.4, 0.0);
            path.line_to(5.6, 0.0);
            path.line_to(2.7, 3.9);
            path.cubic_to(7.1, 3.9, 7.1, 10.0, 2.9, 10.0);
            path.cubic_to(1.5, 10.0, 0.5, 9.3, 0.0, 8.2);
        }
        b'4' => {
            path.move_to(4.2, 10.0);
            path.line_to(4.2, 0.0);
            path.line_to(0.0, 7.3);
            path.line_to(6.2, 7.3);
        }
        b'5' => {
            path.move_to(5.5, 0.0);
            path.line_to(1.0, 0.0);
            path.line_to(0.6, 4.6);
            path.cubic_to(3.6, 2.9, 6.0, 4.4, 6.0, 6.7);
            path.cubic_to(6.0, 10.6, 1.5, 11.0, 0.0, 8.5);
        }
        b'6' => {
            path.move_to(4.8, 0.0);
            path.cubic_to(2.4, 2.2, 0.0, 4.4, 0.0, 6.9);
            path.cubic_to(0.0, 11.03, 6.0, 11.03, 6.0, 6.9);
            path.cubic_to(6.0, 3.2, 1.6, 2.9, 0.3, 5.6);
        }
        b'7' => {
            path.move_to(0.0, 0.0);
            path.line_to(6.0, 0.0);
            path.line_to(2.3, 10.0);
        }
        b'8' => {
            path.move_to(3.0, 4.7);
            path.cubic_to(-0.4, 4.4, -0.4, 0.0, 3.0, 0.0);
            path.cubic_to(6.4, 0.0, 6.4, 4.4, 3.0, 4.7);
            path.cubic_to(-1.0, 5.0, -1.0, 10.0, 3.0, 10.0);
            path.cubic_to(7.0, 10.0, 7.0, 5.0, 3.0, 4.7);
            path.close();
        }
        b'9' => {
            path.move_to(1.2, 10.0);
            path.cubic_to(3.6, 7.8, 6.0, 5.6, 6.0, 3.1);
            path.cubic_to(6.0, -1.03, 0.0, -1.03, 0.0, 3.1);
            path.cubic_to(0.0, 6.8, 4.4, 7.1, 5.7, 4.4);
        }
        _ => return None,
    }
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_numeral_has_strokes_in_its_box() {
        for value in (0..=9).chain([10, 64, 4096]) {
            let bounds = number(value, (50.0, 20.0), 10.0).unwrap().compute_tight_bounds().unwrap();
            assert!(bounds.top() > 14.0 && bounds.bottom() < 26.0, "{value}: {bounds:?}");
            assert!(((bounds.left() + bounds.right()) / 2.0 - 50.0).abs() < 1.5, "{value}: {bounds:?}");
        }
    }
}
