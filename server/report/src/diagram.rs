//! A drawing of a position as SVG, seen by the side on roll: its home board is at the lower right.

use std::fmt::{self, Write as _};

use wire::{AnalysedStep, Checkers, Seat};

/// The width of a point.
const POINT: i32 = 22;
const RADIUS: i32 = 10;
/// The maximum number of checkers that are drawn on one point; a number shows larger counts.
const STACK: i32 = 5;
const HALF_WIDTH: i32 = 6 * POINT;
const BAR: i32 = 26;
const TRAY: i32 = 34;
/// The height of the field.
const HEIGHT: i32 = 2 * STACK * 2 * RADIUS + 26;
/// The room above and below for the numbers of the points.
const EDGE: i32 = 14;
const WIDTH: i32 = 2 * HALF_WIDTH + BAR + TRAY;

/// Returns the position before a step as an `<svg>` element, which uses the classes of the page's style sheet.
pub(super) fn diagram(step: &AnalysedStep, title: &str) -> String {
    let mut svg = String::new();
    // Writing to a string cannot fail.
    draw(step, title, &mut svg).unwrap_or_default();
    svg
}

fn draw(step: &AnalysedStep, title: &str, svg: &mut String) -> fmt::Result {
    write!(
        svg,
        "<svg class=\"board\" viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{title}\">\
         <rect class=\"field\" x=\"0\" y=\"{EDGE}\" width=\"{}\" height=\"{HEIGHT}\"/>\
         <rect class=\"bar\" x=\"{HALF_WIDTH}\" y=\"{EDGE}\" width=\"{BAR}\" height=\"{HEIGHT}\"/>",
        HEIGHT + 2 * EDGE,
        WIDTH - TRAY
    )?;
    for point in 1..=24 {
        let (x, is_upper) = (middle_of(point), point > 12);
        let (base, tip) = if is_upper { (EDGE, EDGE + 92) } else { (EDGE + HEIGHT, EDGE + HEIGHT - 92) };
        let shade = if point % 2 == 0 { "dark" } else { "light" };
        let half = POINT / 2;
        write!(svg, "<path class=\"{shade}\" d=\"M{} {base}h{POINT}L{x} {tip}z\"/>", x - half)?;
        let y = if is_upper { EDGE - 4 } else { EDGE + HEIGHT + 11 };
        write!(svg, "<text class=\"number\" x=\"{x}\" y=\"{y}\">{point}</text>")?;
    }
    for point in 1..=24 {
        let own = own_at(&step.board, step.seat, point);
        let side = if own > 0 { step.seat } else { other(step.seat) };
        stack(svg, middle_of(point), point > 12, side, i32::from(own.unsigned_abs()))?;
    }
    let ((white_bar, black_bar), (white_off, black_off)) = (step.board.bar, step.board.off);
    for (side, bar, off) in [(Seat::White, white_bar, white_off), (Seat::Black, black_bar, black_off)] {
        // Checkers on the bar enter in the opponent's home board, so the player's own wait in the upper half.
        let is_own = side == step.seat;
        on_bar(svg, is_own, side, i32::from(bar))?;
        if off > 0 {
            let y = if is_own { EDGE + HEIGHT - 8 } else { EDGE + 18 };
            write!(svg, "<text class=\"off\" x=\"{}\" y=\"{y}\">{off} off</text>", WIDTH - TRAY / 2)?;
        }
    }
    cube(svg, step)?;
    if let Some((first, second)) = step.dice {
        for (place, pips) in [(0, first.max(second)), (1, first.min(second))] {
            die(svg, HALF_WIDTH + BAR + HALF_WIDTH / 2 - 24 + place * 28, pips, step.seat)?;
        }
    }
    svg.push_str("</svg>");
    Ok(())
}

/// Returns the checkers on a point in the numbering of `seat`: positive are the seat's own.
fn own_at(board: &Checkers, seat: Seat, point: i32) -> i8 {
    let at = |index: i32| {
        let index = usize::try_from(index).ok();
        index.and_then(|index| board.points.get(index)).copied().unwrap_or(0)
    };
    match seat {
        Seat::White => at(point - 1),
        Seat::Black => at(24 - point).saturating_neg(),
    }
}

fn other(seat: Seat) -> Seat {
    match seat {
        Seat::White => Seat::Black,
        Seat::Black => Seat::White,
    }
}

fn middle_of(point: i32) -> i32 {
    // Counted from the left.
    let column = if point > 12 { point - 13 } else { 12 - point };
    let bar = if column >= 6 { BAR } else { 0 };
    column * POINT + POINT / 2 + bar
}

fn class_of(side: Seat) -> &'static str {
    match side {
        Seat::White => "white",
        Seat::Black => "black",
    }
}

fn stack(svg: &mut String, x: i32, is_upper: bool, side: Seat, count: i32) -> fmt::Result {
    let y = |place: i32| {
        let from_edge = RADIUS + place * 2 * RADIUS;
        if is_upper { EDGE + from_edge } else { EDGE + HEIGHT - from_edge }
    };
    for place in 0..count.min(STACK) {
        checker(svg, x, y(place), side)?;
    }
    if count > STACK { label(svg, x, y(STACK - 1), side, count) } else { Ok(()) }
}

fn on_bar(svg: &mut String, is_upper: bool, side: Seat, count: i32) -> fmt::Result {
    let x = HALF_WIDTH + BAR / 2;
    let middle = EDGE + HEIGHT / 2;
    let y = |place: i32| if is_upper { middle - 30 - place * 20 } else { middle + 30 + place * 20 };
    for place in 0..count.min(3) {
        checker(svg, x, y(place), side)?;
    }
    if count > 3 { label(svg, x, y(2), side, count) } else { Ok(()) }
}

fn checker(svg: &mut String, x: i32, y: i32, side: Seat) -> fmt::Result {
    write!(svg, "<circle class=\"{}\" cx=\"{x}\" cy=\"{y}\" r=\"{RADIUS}\"/>", class_of(side))
}

fn label(svg: &mut String, x: i32, y: i32, side: Seat, count: i32) -> fmt::Result {
    write!(svg, "<text class=\"count on-{}\" x=\"{x}\" y=\"{}\">{count}</text>", class_of(side), y + 4)
}

/// Draws the cube beside the board: at the middle while it is centred, otherwise at its owner's edge.
fn cube(svg: &mut String, step: &AnalysedStep) -> fmt::Result {
    let middle = EDGE + HEIGHT / 2;
    let y = match step.cube_owner {
        None => middle,
        Some(owner) if owner == step.seat => middle + 60,
        Some(_) => middle - 60,
    };
    let x = WIDTH - TRAY / 2;
    let shown = if step.cube == 1 { 64 } else { step.cube };
    write!(
        svg,
        "<rect class=\"cube\" x=\"{}\" y=\"{}\" width=\"24\" height=\"24\" rx=\"4\"/>\
         <text class=\"value\" x=\"{x}\" y=\"{}\">{shown}</text>",
        x - 12,
        y - 12,
        y + 5
    )
}

fn die(svg: &mut String, x: i32, pips: u8, side: Seat) -> fmt::Result {
    let y = EDGE + HEIGHT / 2 - 11;
    let class = class_of(side);
    write!(svg, "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"22\" height=\"22\" rx=\"4\"/>")?;
    let middle: &[(i32, i32)] = &[(0, 0)];
    let diagonal: &[(i32, i32)] = &[(-1, -1), (1, 1)];
    let crossing: &[(i32, i32)] = &[(-1, 1), (1, -1)];
    let sides: &[(i32, i32)] = &[(-1, 0), (1, 0)];
    let parts: &[&[(i32, i32)]] = match pips {
        1 => &[middle],
        2 => &[diagonal],
        3 => &[middle, diagonal],
        4 => &[diagonal, crossing],
        5 => &[middle, diagonal, crossing],
        _ => &[diagonal, crossing, sides],
    };
    for (across, down) in parts.iter().copied().flatten() {
        let (cx, cy) = (x + 11 + across * 6, y + 11 + down * 6);
        write!(svg, "<circle class=\"pip on-{class}\" cx=\"{cx}\" cy=\"{cy}\" r=\"2\"/>")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start() -> Checkers {
        let mut points = vec![0; 24];
        for (point, count) in [(6, 5), (8, 3), (13, 5), (24, 2)] {
            points[point - 1] = count;
            points[24 - point] = -count;
        }
        Checkers { points, bar: (0, 0), off: (0, 0) }
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        for seat in [Seat::White, Seat::Black] {
            let seen: Vec<i8> = (1..=24).map(|point| own_at(&start(), seat, point)).collect();
            assert_eq!((seen[5], seen[7], seen[12], seen[23]), (5, 3, 5, 2), "{seat:?}");
            assert_eq!((seen[0], seen[11], seen[16], seen[18]), (-2, -5, -3, -5), "{seat:?}");
        }
    }

    #[test]
    fn the_home_board_is_at_the_right_and_the_bar_stays_free() {
        assert!(middle_of(1) > middle_of(6) && middle_of(6) > HALF_WIDTH + BAR);
        assert!(middle_of(7) < HALF_WIDTH && middle_of(18) < HALF_WIDTH && middle_of(19) > HALF_WIDTH + BAR);
        assert_eq!((middle_of(1), middle_of(12)), (middle_of(24), middle_of(13)));
    }
}
