//! The board drawn in a terminal.

mod picture;

use std::collections::VecDeque;

use ratatui::{
    Frame,
    layout::{Constraint, Layout},
    style::{Style, Stylize as _},
    text::{Line, Span},
    widgets::{Block, Paragraph, Wrap},
};
use simulator::{Board, ServerPosition};
use wire::{BoardTold, Console, Millis, SensedPlace};

use crate::{hands::Hands, words};
use picture::Picture;

/// The number of lines of messages shown.
const LINES_MAX: usize = 5;
const KEYS: [&str; 2] = [
    "arrows move  space lift/put  l lift more  o put all in place  digits or r dice",
    "Enter done  d double  t take  p pass  x resign  q leave",
];

/// The facts drawn beside the board.
#[derive(Debug, Default)]
pub(crate) struct Screen {
    lines: VecDeque<String>,
    clocks: Option<(Millis, Millis, Option<Console>)>,
    wrong: Vec<SensedPlace>,
    is_looked_for: bool,
}

/// The state of the whole drawing.
#[derive(Debug)]
pub(crate) struct View<'a> {
    pub(crate) board: &'a Board,
    pub(crate) server: &'a str,
    /// The person who moves with keys.
    pub(crate) hands: Option<&'a Hands>,
}

impl Screen {
    /// Adds a line about an event.
    pub(crate) fn say(&mut self, line: String) {
        if self.lines.len() == LINES_MAX {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    /// Handles a message from the server.
    pub(crate) fn told(&mut self, told: &BoardTold) {
        // Acknowledgements and clocks come all the time, so they do not hide the sign by which the owner finds the
        // board.
        self.is_looked_for = matches!(told, BoardTold::Find {})
            || self.is_looked_for && matches!(told, BoardTold::Ack { .. } | BoardTold::Clock { .. });
        match told {
            BoardTold::Position { .. } => self.wrong.clear(),
            BoardTold::Clock { one, two, running } => self.clocks = Some((*one, *two, *running)),
            BoardTold::Correct { differences } | BoardTold::Illegal { changed: differences, .. } => {
                self.wrong = differences.iter().map(|difference| difference.place).collect();
            }
            BoardTold::Challenge { .. }
            | BoardTold::Enrolled { .. }
            | BoardTold::Welcome { .. }
            | BoardTold::Ack { .. }
            | BoardTold::Refused { .. }
            | BoardTold::Roll { .. }
            | BoardTold::Throw { .. }
            | BoardTold::Offer { .. }
            | BoardTold::Choose { .. }
            | BoardTold::Ignored { .. }
            | BoardTold::Find {}
            | BoardTold::End { .. } => {}
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, view: &View<'_>) {
        let rows = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(picture::HEIGHT + 2),
            Constraint::Min(3),
            Constraint::Length(2),
        ]);
        let [head, middle, said, keys] = rows.areas(frame.area());
        let [board, beside] =
            Layout::horizontal([Constraint::Length(picture::WIDTH + 2), Constraint::Min(20)]).areas(middle);
        frame.render_widget(self.head(view), head);
        let block = if self.is_looked_for {
            Block::bordered().title(" here I am! ").yellow().bold()
        } else {
            Block::bordered()
        };
        let picture = Picture {
            checkers: view.board.checkers(),
            wrong: &self.wrong,
            cursor: view.hands.map(Hands::cursor),
        };
        frame.render_widget(picture, block.inner(board));
        frame.render_widget(block, board);
        frame.render_widget(Paragraph::new(self.beside(view)).block(Block::bordered()), beside);
        let lines: Vec<Line<'_>> = self.lines.iter().map(|line| Line::from(&**line)).collect();
        let height = usize::from(said.height);
        let latest = lines.len().saturating_sub(height);
        frame.render_widget(Paragraph::new(lines[latest..].to_vec()).wrap(Wrap { trim: true }), said);
        if view.hands.is_some() {
            frame.render_widget(Paragraph::new(KEYS.map(Line::from).to_vec()).dim(), keys);
        }
    }

    fn head(&self, view: &View<'_>) -> Line<'static> {
        let board = view.board;
        let state = match (board.is_connected(), board.device(), board.is_acknowledged()) {
            (false, ..) => "not connected".red(),
            (true, None, _) => "enrolling".yellow(),
            (true, Some(_), false) => "sending".yellow(),
            (true, Some(_), true) => "connected".green(),
        };
        let device = board.device().unwrap_or("a new board");
        let stored = board.acknowledged();
        vec![
            format!(" {device} at {} ", view.server).bold(),
            state,
            Span::from(format!("  frames stored: {stored}")),
        ]
        .into()
    }

    /// Returns the lines of players, dice, cube and clocks.
    fn beside(&self, view: &View<'_>) -> Vec<Line<'static>> {
        let known = view.board.known();
        let mut lines = Vec::new();
        for console in [Console::Two, Console::One] {
            let is_on_turn = known.is_some_and(|known| waits_for(known) == Some(console));
            let mark = if is_on_turn { "> " } else { "  " };
            let here = if view.board.players().contains(&console) { " (here)" } else { "" };
            let style = if is_on_turn { Style::new().bold() } else { Style::new() };
            let name = format!("{mark}{} {}{here}", picture::checker(console), words::name(console));
            lines.push(Line::styled(name, style));
            let clock = self.clocks.map(|(one, two, _)| if console == Console::One { one } else { two });
            lines.push(Line::from(clock.map_or(String::new(), |clock| format!("    {}", minutes(clock)))));
        }
        lines.push(Line::default());
        match known {
            None => lines.push(Line::from("not seated at a match")),
            Some(known) => lines.extend(doing(known).into_iter().map(Line::from)),
        }
        if let Some(hands) = view.hands {
            lines.push(Line::default());
            let held: String = hands.holding().iter().map(|console| picture::checker(*console)).collect();
            let held = if held.is_empty() { "nothing".to_owned() } else { held };
            lines.push(Line::from(format!("in the hand: {held}")));
            lines.extend(hands.begun().map(Line::from));
        }
        lines
    }
}

fn waits_for(known: &ServerPosition) -> Option<Console> {
    match (&known.offer, known.roll) {
        (Some((to, _)), _) => Some(*to),
        (None, Some((console, _))) => Some(console),
        (None, None) => known.on_turn,
    }
}

/// Returns the lines that say what to do next.
fn doing(known: &ServerPosition) -> Vec<String> {
    if let Some(winner) = known.over {
        let winner = winner.map_or("nobody", words::name);
        return vec![format!("over: {winner} has won")];
    }
    if let Some(question) = &known.question {
        let plays = (1..).zip(&question.plays);
        let plays = plays.map(|(number, play)| format!(" {number}) {}", play.notation));
        return std::iter::once("which play was it?".to_owned()).chain(plays).collect();
    }
    if let Some((_, offer)) = &known.offer {
        return vec![words::offered(offer)];
    }
    match known.roll {
        Some((_, (first, second))) => {
            vec![format!("dice {} {}", face(first), face(second)), format!("     {first}-{second}")]
        }
        None => vec!["to roll".to_owned()],
    }
}

const fn face(die: u8) -> char {
    match die {
        1 => '⚀',
        2 => '⚁',
        3 => '⚂',
        4 => '⚃',
        5 => '⚄',
        _ => '⚅',
    }
}

fn minutes(left: Millis) -> String {
    let seconds = left.0.max(0) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests;
