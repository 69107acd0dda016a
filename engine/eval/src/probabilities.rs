//! The five numbers of every evaluation, and the equity that follows from them.

/// The probabilities of the game's results for the side **on roll**, each in 0..=1. They are cumulative: `win`
/// includes gammons, `win_gammon` includes backgammons, and likewise for losses.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Probabilities {
    /// The probability of winning at all.
    pub win: f32,
    /// The probability of winning a gammon or a backgammon.
    pub win_gammon: f32,
    /// The probability of winning a backgammon.
    pub win_backgammon: f32,
    /// The probability of losing a gammon or a backgammon.
    pub lose_gammon: f32,
    /// The probability of losing a backgammon.
    pub lose_backgammon: f32,
}

impl Probabilities {
    /// The probabilities after the side on roll has lost a single game: the opponent has borne off its last
    /// checker.
    pub const LOST: Self =
        Self { win: 0.0, win_gammon: 0.0, win_backgammon: 0.0, lose_gammon: 0.0, lose_backgammon: 0.0 };

    /// Returns the cubeless money equity in points for the side on roll, in -3..=3: single games, gammons and
    /// backgammons count 1, 2 and 3.
    #[must_use]
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }

    /// Returns the same probabilities seen from the other side.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// Returns the probabilities in the order of the fields, which is that of the nets' outputs.
    #[must_use]
    pub const fn to_array(self) -> [f32; 5] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// Returns probabilities from an array in the order of the fields.
    #[must_use]
    pub const fn from_array(
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; 5],
    ) -> Self {
        Self { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// Returns nested probabilities: every value within 0..=1, no more gammons than wins, no more backgammons than
    /// gammons.
    #[must_use]
    pub fn nested(self) -> Self {
        let win = self.win.clamp(0.0, 1.0);
        let win_gammon = self.win_gammon.clamp(0.0, win);
        let lose_gammon = self.lose_gammon.clamp(0.0, 1.0 - win);
        Self {
            win,
            win_gammon,
            win_backgammon: self.win_backgammon.clamp(0.0, win_gammon),
            lose_gammon,
            lose_backgammon: self.lose_backgammon.clamp(0.0, lose_gammon),
        }
    }

    /// Adds `weight` times the other probabilities.
    pub fn add_scaled(&mut self, other: &Self, weight: f32) {
        self.win += weight * other.win;
        self.win_gammon += weight * other.win_gammon;
        self.win_backgammon += weight * other.win_backgammon;
        self.lose_gammon += weight * other.lose_gammon;
        self.lose_backgammon += weight * other.lose_backgammon;
    }
}
