//! Moves checkers and presses the keys of the console for a person at the keyboard.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use simulator::{Board, Numbers, Spot};
use wire::{BoardBody, BoardButton, Console, DiceReading, GameResult};

/// The column of the bar and the column of the checkers beside the board. Six points stand before the bar, and six
/// between the bar and those checkers.
pub(crate) const BAR: u8 = 6;
pub(crate) const OFF: u8 = 13;

/// The position of the hand, and the checkers in it.
#[derive(Debug)]
pub(crate) struct Hands {
    /// True for the row away from console one.
    far: bool,
    column: u8,
    holding: Vec<Console>,
    first_die: Option<u8>,
    resigns: bool,
    numbers: Numbers,
}

/// The effect of a key other than moving the hand.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum KeyEffect {
    Nothing,
    Leave,
}

impl Hands {
    pub(crate) fn new(seed: u64) -> Self {
        let numbers = Numbers::new(seed);
        Self { far: false, column: 12, holding: Vec::new(), first_die: None, resigns: false, numbers }
    }

    /// Returns the place on the board for a place in the drawing.
    pub(crate) const fn spot(far: bool, column: u8) -> Spot {
        match (far, column) {
            (_, BAR) => Spot::Bar,
            (_, OFF..) => Spot::Off,
            (true, 0..BAR) => Spot::Point(13 + column),
            (true, _) => Spot::Point(12 + column),
            (false, 0..BAR) => Spot::Point(12 - column),
            (false, _) => Spot::Point(13 - column),
        }
    }

    /// Returns the position of the hand in the drawing: true for the far row, and the column.
    pub(crate) const fn cursor(&self) -> (bool, u8) {
        (self.far, self.column)
    }

    /// Returns the checkers in the hand.
    pub(crate) fn holding(&self) -> &[Console] {
        &self.holding
    }

    /// Returns the unfinished input.
    pub(crate) fn begun(&self) -> Option<String> {
        match (self.first_die, self.resigns) {
            (Some(die), _) => Some(format!("dice {die} and ..?")),
            (None, true) => Some("resign: s single game, g gammon, b backgammon".to_owned()),
            (None, false) => None,
        }
    }

    /// Handles a key of the keyboard.
    pub(crate) fn press(&mut self, event: KeyEvent, board: &mut Board, now_ms: i64) -> KeyEffect {
        let is_control = event.modifiers.contains(KeyModifiers::CONTROL);
        if event.code == KeyCode::Char('q') || (is_control && event.code == KeyCode::Char('c')) {
            return KeyEffect::Leave;
        }
        let console = whose_turn(board);
        // Any other key cancels the resignation.
        if std::mem::take(&mut self.resigns) {
            if let Some(result) = result_of(event.code) {
                board.key(now_ms, &button(console, BoardButton::Resign(result)));
            }
            return KeyEffect::Nothing;
        }
        let first_die = self.first_die.take();
        match event.code {
            KeyCode::Left => self.column = self.column.checked_sub(1).unwrap_or(OFF),
            KeyCode::Right => self.column = if self.column < OFF { self.column + 1 } else { 0 },
            KeyCode::Up => self.far = true,
            KeyCode::Down => self.far = false,
            KeyCode::Char(' ') if !self.holding.is_empty() => self.put(board),
            KeyCode::Char(' ' | 'l') => self.lift(board, console),
            KeyCode::Enter => board.key(now_ms, &button(console, BoardButton::Done)),
            KeyCode::Char('d') => board.key(now_ms, &button(console, BoardButton::Double)),
            KeyCode::Char('t') => board.key(now_ms, &button(console, BoardButton::Take)),
            KeyCode::Char('p') => board.key(now_ms, &button(console, BoardButton::Pass)),
            KeyCode::Char('x') => self.resigns = true,
            KeyCode::Char('o') => {
                self.holding.clear();
                board.put_right();
            }
            KeyCode::Char('r') => {
                let dice = DiceReading::Thrown(self.numbers.die(), self.numbers.die());
                board.key(now_ms, &BoardBody::Dice { console, dice });
            }
            KeyCode::Char(digit @ '1'..='9') => {
                let number = u8::try_from(digit).unwrap_or_default().saturating_sub(b'0');
                self.digit(board, now_ms, number, first_die);
            }
            _ => {}
        }
        KeyEffect::Nothing
    }

    /// A digit answers a question or enters a die.
    fn digit(&mut self, board: &mut Board, now_ms: i64, number: u8, first_die: Option<u8>) {
        let asked = board.known().and_then(|known| known.question.clone());
        if let Some(question) = asked {
            let (play, console) = (u16::from(number - 1), question.console);
            if usize::from(play) < question.plays.len() {
                board.key(now_ms, &BoardBody::Choice { console, question: question.number, play });
            }
            return;
        }
        match first_die {
            _ if number > 6 => {}
            None => self.first_die = Some(number),
            Some(first) => {
                let dice = DiceReading::Thrown(first, number);
                board.key(now_ms, &BoardBody::Dice { console: whose_turn(board), dice });
            }
        }
    }

    fn lift(&mut self, board: &mut Board, console: Console) {
        let spot = Self::spot(self.far, self.column);
        let near_first = [Console::One, Console::Two];
        // On the bar and in the tray each player has one half. On a point, the checkers of the player on turn come
        // first.
        let order = match (spot, console, self.far) {
            (Spot::Bar | Spot::Off, _, false) => &near_first[..1],
            (Spot::Bar | Spot::Off, _, true) => &near_first[1..],
            (Spot::Point(_), Console::One, _) => &near_first[..],
            (Spot::Point(_), Console::Two, _) => &[Console::Two, Console::One],
        };
        let lifted = order.iter().find(|console| board.lift(**console, spot));
        self.holding.extend(lifted);
    }

    fn put(&mut self, board: &mut Board) {
        if let Some(console) = self.holding.pop() {
            board.put(console, Self::spot(self.far, self.column));
        }
    }
}

const fn button(console: Console, button: BoardButton) -> BoardBody {
    BoardBody::Button { console, button }
}

const fn result_of(code: KeyCode) -> Option<GameResult> {
    match code {
        KeyCode::Char('s') => Some(GameResult::Single),
        KeyCode::Char('g') => Some(GameResult::Gammon),
        KeyCode::Char('b') => Some(GameResult::Backgammon),
        _ => None,
    }
}

/// Returns the console to which a key belongs: the only one with a player, or the one for which the match waits.
fn whose_turn(board: &Board) -> Console {
    if let [only] = board.players() {
        return *only;
    }
    let known = board.known();
    let waits_for = known.and_then(|known| {
        let asked = known.question.as_ref().map(|question| question.console);
        let offered = known.offer.as_ref().map(|(to, _)| *to);
        asked.or(offered).or(known.roll.map(|(console, _)| console)).or(known.on_turn)
    });
    waits_for.unwrap_or(Console::One)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;
    use simulator::{Checkers, Habits, Setup};
    use wire::BoardCapabilities;

    fn board() -> Board {
        let setup = Setup {
            private_key: [1; 32],
            code: String::new(),
            capabilities: BoardCapabilities {
                colour: false,
                point_depth: 5,
                bar_depth: 5,
                reads_dice: false,
            },
            players: vec![Console::One],
            throws_dice: true,
            decisions: 0,
            chance: 0,
            habits: Habits::default(),
        };
        Board::new(setup, Checkers::from_position(&Position::STARTING, Console::One)).played_by(None)
    }

    #[test]
    fn each_point_has_its_place_in_the_drawing() {
        let mut points: Vec<u8> = Vec::new();
        for far in [true, false] {
            for column in 0..=OFF {
                match Hands::spot(far, column) {
                    Spot::Point(point) => points.push(point),
                    Spot::Bar => assert_eq!(column, BAR),
                    Spot::Off => assert_eq!(column, OFF),
                }
            }
        }
        let expected: Vec<u8> = (13..=24).chain((1..=12).rev()).collect();
        assert_eq!(points, expected);
    }

    #[test]
    fn keys_move_checkers_and_may_put_them_where_no_rule_allows() {
        let (mut hands, mut board) = (Hands::new(1), board());
        let mut press = |code: KeyCode| hands.press(code.into(), &mut board, 0);
        // Moves from the 1-point, where the cursor begins, to the 6-point, and lifts its checker to the bar.
        for _ in 0..5 {
            press(KeyCode::Left);
        }
        press(KeyCode::Char(' '));
        press(KeyCode::Left);
        press(KeyCode::Char(' '));
        assert_eq!(press(KeyCode::Char('q')), KeyEffect::Leave);
        assert_eq!(board.checkers().at(Console::One, Spot::Point(6)), 4);
        assert_eq!(board.checkers().at(Console::One, Spot::Bar), 1);
        assert!(hands.holding().is_empty());
    }
}
