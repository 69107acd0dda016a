//! Draws the checkers on the board.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Style},
    widgets::Widget,
};
use simulator::{Checkers, Spot};
use wire::{Console, SensedPlace};

use crate::hands::{BAR, Hands, OFF};

/// Columns of the drawing.
pub(crate) const WIDTH: u16 = 14 * STEP;
/// Rows of the drawing: numbers, checkers, a gap, checkers, numbers.
pub(crate) const HEIGHT: u16 = 2 * DEEP + 3;
/// The maximum height of a drawn stack; in a taller one the innermost place shows the number.
const DEEP: u16 = 5;
/// Columns of a point.
const STEP: u16 = 4;

/// The drawing.
#[derive(Debug)]
pub(crate) struct Picture<'a> {
    pub(crate) checkers: &'a Checkers,
    /// The places where the server says that checkers are wrong.
    pub(crate) wrong: &'a [SensedPlace],
    /// The position of the hand: true for the far row, and the column.
    pub(crate) cursor: Option<(bool, u8)>,
}

/// The symbol of a player's checkers.
pub(crate) const fn checker(console: Console) -> char {
    match console {
        Console::One => '●',
        Console::Two => '○',
    }
}

const fn style(console: Console) -> Style {
    match console {
        Console::One => Style::new().fg(Color::LightYellow),
        Console::Two => Style::new().fg(Color::LightCyan),
    }
}

impl Picture<'_> {
    /// Returns the checkers to draw at a place, from the rim inwards.
    fn stack(&self, far: bool, column: u8) -> Vec<Console> {
        let spot = Hands::spot(far, column);
        let here = |console| std::iter::repeat_n(console, usize::from(self.checkers.at(console, spot)));
        match (spot, far) {
            (Spot::Point(_), _) => here(Console::One).chain(here(Console::Two)).collect(),
            (Spot::Bar | Spot::Off, false) => here(Console::One).collect(),
            (Spot::Bar | Spot::Off, true) => here(Console::Two).collect(),
        }
    }

    fn is_wrong(&self, spot: Spot) -> bool {
        match spot {
            Spot::Point(point) => self.wrong.contains(&SensedPlace::Point(point)),
            Spot::Bar => self.wrong.contains(&SensedPlace::Bar),
            Spot::Off => false,
        }
    }

    fn label(&self, far: bool, column: u8) -> (String, Style) {
        let spot = Hands::spot(far, column);
        let name = match spot {
            Spot::Point(point) => point.to_string(),
            Spot::Bar => "B".to_owned(),
            Spot::Off => "off".to_owned(),
        };
        let is_here = self.cursor == Some((far, column));
        let (open, close) = if is_here { ("[", "]") } else { (" ", " ") };
        let close = if self.is_wrong(spot) { "!" } else { close };
        let style = if is_here { Style::new().bold().reversed() } else { Style::new().dim() };
        let style = if self.is_wrong(spot) { style.fg(Color::LightRed).not_dim().bold() } else { style };
        (format!("{open}{name:>2}{close}"), style)
    }
}

impl Widget for Picture<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.width < WIDTH || area.height < HEIGHT {
            buffer.set_string(area.x, area.y, "the terminal is too small", Style::new());
            return;
        }
        for far in [true, false] {
            for column in 0..=OFF {
                let x = area.x + u16::from(column) * STEP;
                let row = |inwards: u16| if far { area.y + inwards } else { area.y + HEIGHT - 1 - inwards };
                let (label, label_style) = self.label(far, column);
                buffer.set_string(x, row(0), label, label_style);
                let stack = self.stack(far, column);
                let is_point = column != BAR && column != OFF;
                for inwards in 0..DEEP {
                    let (text, drawn) = match stack.get(usize::from(inwards)) {
                        Some(console) if inwards + 1 == DEEP && stack.len() > usize::from(DEEP) => {
                            (stack.len().to_string(), style(*console).bold())
                        }
                        Some(console) => (checker(*console).to_string(), style(*console)),
                        None if is_point && inwards == 0 => ("·".to_owned(), Style::new().dim()),
                        None => (" ".to_owned(), Style::new()),
                    };
                    buffer.set_string(x + 1, row(inwards + 1), format!("{text:>2}"), drawn);
                }
                if column == BAR {
                    for y in area.y..area.y + HEIGHT {
                        buffer.set_string(x, y, "│", Style::new().dim());
                        buffer.set_string(x + STEP - 1, y, "│", Style::new().dim());
                    }
                }
            }
        }
    }
}
