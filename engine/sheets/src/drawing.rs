//! The layout of a page, in millimetres from its upper left corner. SVG and PDF are written from this alone.
//!
//! White's back checkers start in the upper row and Black's in the lower one. The names are beside these rows, and
//! an arrow of the cube points from one name to the other. The upper row holds White's points 13 to 24 and the lower
//! row White's points 12 to 1. Both home boards are on the right, with the numbers of checkers borne off beside them.

use records::KatoSheet;
use records::kato::{BOARDS_A_PAGE, KatoArrow, KatoCubeAction, KatoGame, KatoTurn, Landed};
use records::match_record::Seat;

use crate::page::{Mark, Page, Paper};

/// The margin of a page.
const MARGIN: f64 = 13.0;
/// The height above the boards for White's name, and below them for Black's.
const HEAD: f64 = 17.0;
const FOOT: f64 = 15.0;
/// The width of a square. Squares are higher than wide, because one holds up to four numbers.
const SQUARE: f64 = 6.2;
const ROW: f64 = 17.4;
/// The gap between the rows, for numbers that cannot be played.
const MIDDLE: f64 = 9.0;
/// The space left of a board, for arrows of the cube.
const LEFT: f64 = 6.4;
/// The space above a board, for its number and sign.
const LABEL: f64 = 6.6;
/// The height of the numbers in squares.
const NUMBER: f64 = 5.0;
/// The height of numbers that are crossed out. They are larger and the cross is thin, so that they can still be read.
const CROSSED: f64 = 6.6;
const NUMBER_PITCH: f64 = 4.05;
const HAIR: f64 = 0.14;
const LINE: f64 = 0.28;
const FRAME: f64 = 0.5;

/// Returns a page of a game, both counted from 0, or `None` if there is no such page.
pub(crate) fn page(sheet: &KatoSheet, game: usize, page: usize, paper: Paper) -> Option<Page> {
    let played = sheet.games.get(game)?;
    if page >= played.pages() {
        return None;
    }
    let (width, height) = paper.size_mm();
    let mut marks = Vec::new();
    draw_names(sheet, &mut marks, (game, page), played, (width, height));
    let column = (width - 2.0 * MARGIN) / 2.0;
    let pitch = (height - 2.0 * MARGIN - HEAD - FOOT) / 4.0;
    let first = page * BOARDS_A_PAGE;
    for (place, turn) in played.turns.iter().skip(first).take(BOARDS_A_PAGE).enumerate() {
        let left = MARGIN + if place % 2 == 0 { 0.0 } else { column };
        let row = f64::from(u8::try_from(place / 2).unwrap_or(0));
        let board = Board { x: left + LEFT, y: MARGIN + HEAD + LABEL + row * pitch };
        board.draw(&mut marks, first + place + 1, turn);
    }
    Some(Page { width, height, marks })
}

fn draw_names(
    sheet: &KatoSheet,
    marks: &mut Vec<Mark>,
    (game, page): (usize, usize),
    played: &KatoGame,
    (width, height): (f64, f64),
) {
    let text = |x, y, size, italic, text: String| Mark::Text { x, y, size, italic, text };
    let top = MARGIN + 5.0;
    marks.push(Mark::Circle { x: MARGIN + LEFT + 1.6, y: top - 1.7, radius: 1.6, filled: false });
    marks.push(text(MARGIN + LEFT + 5.4, top, 6.2, false, sheet.white.clone()));
    marks.push(text(MARGIN + LEFT + 5.4, top + 5.2, 3.6, true, about(sheet, game, played)));
    let below = top + 8.0;
    let bottom = height - MARGIN - 9.0;
    let rule = |y: f64| [MARGIN + LEFT, y, width - MARGIN - 2.0, y];
    marks.push(Mark::Lines { width: HAIR, segments: vec![rule(below), rule(bottom)] });
    let base = height - MARGIN - 2.6;
    marks.push(Mark::Circle { x: MARGIN + LEFT + 1.6, y: base - 1.7, radius: 1.6, filled: true });
    marks.push(text(MARGIN + LEFT + 5.4, base, 6.2, false, sheet.black.clone()));
    if let (Some(end), true) = (played.end, page + 1 == played.pages()) {
        let name = if end.winner == Seat::White { &sheet.white } else { &sheet.black };
        let points = if end.points == 1 { "1 point".to_owned() } else { format!("{} points", end.points) };
        marks.push(text(width / 2.0 + LEFT, base, 3.6, true, format!("{name} wins {points}")));
    }
    let number = format!("{} / {}", page + 1, played.pages());
    marks.push(Mark::Number { x: width - MARGIN - 8.0, y: base, size: 3.6, text: number });
}

fn about(sheet: &KatoSheet, game: usize, played: &KatoGame) -> String {
    let what = match sheet.length {
        Some(points) => format!("Match to {points}"),
        None => "Session".to_owned(),
    };
    let score = format!("{}–{}", played.white_points, played.black_points);
    // The only game of a match to one point is played without the cube too, but is not called so.
    let crawford = if played.crawford && sheet.length != Some(1) { ", Crawford" } else { "" };
    let cube = if played.cube > 1 { format!(", cube at {}", played.cube) } else { String::new() };
    format!("{what}, game {}, {score}{crawford}{cube}", game + 1)
}

/// Iterates over every page of every game.
pub(crate) fn pages(sheet: &KatoSheet, paper: Paper) -> impl Iterator<Item = Page> {
    sheet.games.iter().enumerate().flat_map(move |(game, played)| {
        (0..played.pages()).filter_map(move |number| page(sheet, game, number, paper))
    })
}

/// A board, placed by its upper left corner.
struct Board {
    x: f64,
    y: f64,
}

impl Board {
    const WIDTH: f64 = 12.0 * SQUARE;
    const HEIGHT: f64 = 2.0 * ROW + MIDDLE;

    fn draw(&self, marks: &mut Vec<Mark>, number: usize, turn: &KatoTurn) {
        self.draw_grid(marks);
        let filled = turn.side == Seat::Black;
        marks.push(Mark::Circle { x: self.x + 1.6, y: self.y - 2.6, radius: 1.3, filled });
        marks.push(Mark::Number { x: self.x + 6.2, y: self.y - 1.4, size: 3.5, text: number.to_string() });
        self.draw_cube(marks, turn);
        self.draw_numbers(marks, turn);
        let (dice, crossed): (Vec<u8>, bool) = match turn.roll {
            Some(dice) if turn.landed.is_empty() && turn.crossed.is_empty() => (dice.to_vec(), false),
            Some(_) | None => (turn.crossed.clone(), true),
        };
        let mut x = self.x + Self::WIDTH / 2.0 - 3.2 * (count(dice.len()) - 1.0);
        for die in dice {
            let y = self.y + Self::HEIGHT / 2.0;
            let size = if crossed { CROSSED } else { NUMBER };
            marks.push(Mark::Number { x, y: y + 0.33 * size, size, text: die.to_string() });
            if crossed {
                let (half, tall) = (2.7, 3.7);
                let segments =
                    vec![[x - half, y - tall, x + half, y + tall], [x - half, y + tall, x + half, y - tall]];
                marks.push(Mark::Lines { width: HAIR, segments });
            }
            x += 6.4;
        }
        for arrow in &turn.illegal {
            self.draw_way(marks, turn.side, *arrow);
        }
    }

    fn draw_grid(&self, marks: &mut Vec<Mark>) {
        let (right, bottom) = (self.x + Self::WIDTH, self.y + Self::HEIGHT);
        let rows = [(self.y, self.y + ROW), (bottom - ROW, bottom)];
        let mut hair = Vec::new();
        let mut frame = Vec::new();
        for (top, low) in rows {
            for square in (1..12_u8).filter(|square| *square != 6) {
                let x = self.x + f64::from(square) * SQUARE;
                hair.push([x, top, x, low]);
            }
            let middle = self.x + 6.0 * SQUARE;
            frame.push([middle, top, middle, low]);
        }
        hair.push([self.x, self.y + ROW, right, self.y + ROW]);
        hair.push([self.x, bottom - ROW, right, bottom - ROW]);
        marks.push(Mark::Lines { width: HAIR, segments: hair });
        marks.push(Mark::Lines { width: LINE, segments: frame });
        let outline = vec![
            [self.x, self.y, right, self.y],
            [right, self.y, right, bottom],
            [right, bottom, self.x, bottom],
            [self.x, bottom, self.x, self.y],
        ];
        marks.push(Mark::Lines { width: FRAME, segments: outline });
        // A dot outside every third line lets readers find a point without counting from the corner.
        for square in [3_u8, 6, 9] {
            let x = self.x + f64::from(square) * SQUARE;
            for y in [self.y - 1.1, bottom + 1.1] {
                marks.push(Mark::Circle { x, y, radius: 0.32, filled: true });
            }
        }
    }

    /// Returns the centre of a square from 1 to 24 on the outer edge of the board, and the inward direction.
    fn square(&self, side: Seat, point: u8) -> (f64, f64, f64) {
        let whites = match side {
            Seat::White => point,
            Seat::Black => 25 - point,
        };
        let half = SQUARE / 2.0;
        if whites >= 13 {
            (self.x + f64::from(whites - 13) * SQUARE + half, self.y, 1.0)
        } else {
            (self.x + f64::from(12 - whites) * SQUARE + half, self.y + Self::HEIGHT, -1.0)
        }
    }

    fn draw_numbers(&self, marks: &mut Vec<Mark>, turn: &KatoTurn) {
        let mut before: Vec<u8> = Vec::new();
        for &Landed { point, die } in &turn.landed {
            let stacked = before.iter().filter(|&&other| other == point).count();
            before.push(point);
            let text = die.to_string();
            let (x, middle) = match point {
                0 => {
                    // Two columns beside the home board, centred on its row.
                    let row = if turn.side == Seat::White { self.y + Self::HEIGHT - ROW } else { self.y };
                    let column = count(stacked % 2) * 3.6;
                    (self.x + Self::WIDTH + 2.8 + column, row + 5.0 + count(stacked / 2) * 5.0)
                }
                1..=24 => {
                    let (x, edge, inwards) = self.square(turn.side, point);
                    (x, edge + inwards * (2.7 + count(stacked) * NUMBER_PITCH))
                }
                // A sheet that was not written here may name a square that does not exist.
                _ => continue,
            };
            marks.push(Mark::Number { x, y: middle + 1.65, size: NUMBER, text });
        }
    }

    fn draw_cube(&self, marks: &mut Vec<Mark>, turn: &KatoTurn) {
        let mut x = self.x - 2.2;
        for mark in &turn.cube {
            let is_arrow = match mark.action {
                KatoCubeAction::Double | KatoCubeAction::Beaver | KatoCubeAction::Raccoon => true,
                KatoCubeAction::Take | KatoCubeAction::Pass => false,
            };
            if !is_arrow {
                continue;
            }
            let (top, bottom) = (self.y + ROW - 5.0, self.y + Self::HEIGHT - ROW + 5.0);
            let (from, to, back) =
                if mark.by == Seat::White { (top, bottom, -2.6) } else { (bottom, top, 2.6) };
            marks.push(Mark::Lines { width: FRAME, segments: vec![[x, from, x, to + back]] });
            marks.push(Mark::Triangle([x, to, x - 1.2, to + back, x + 1.2, to + back]));
            x -= 2.0;
        }
    }

    fn draw_way(&self, marks: &mut Vec<Mark>, side: Seat, arrow: KatoArrow) {
        let place = |pips: u8| match pips {
            1..=24 => {
                let (x, edge, inwards) = self.square(side, pips);
                (x, edge + inwards * ROW / 2.0)
            }
            0 => (self.x + Self::WIDTH + 4.0, self.y + Self::HEIGHT / 2.0),
            _ => (self.x + Self::WIDTH / 2.0, self.y + Self::HEIGHT / 2.0),
        };
        let ((x, y), (to_x, to_y)) = (place(arrow.from), place(arrow.to));
        let length = (to_x - x).hypot(to_y - y).max(0.1);
        let (along, across) = ((to_x - x) / length, (to_y - y) / length);
        let (foot_x, foot_y) = (to_x - along * 2.6, to_y - across * 2.6);
        marks.push(Mark::Lines { width: LINE, segments: vec![[x, y, foot_x, foot_y]] });
        let (wide_x, wide_y) = (-across * 1.1, along * 1.1);
        let triangle = [to_x, to_y, foot_x + wide_x, foot_y + wide_y, foot_x - wide_x, foot_y - wide_y];
        marks.push(Mark::Triangle(triangle));
    }
}

/// Converts a small count to a floating-point number.
fn count(things: usize) -> f64 {
    f64::from(u8::try_from(things).unwrap_or(u8::MAX))
}
