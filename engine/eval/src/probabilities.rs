//! The five numbers every evaluation ends in, and the equity that follows from them.

/// Chances of the game's results for the side **on roll**, cumulative: `win` includes gammons, `win_gammon` includes
/// backgammons, and likewise for losing; each lies in 0..=1.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Probabilities {
    /// To win at all.
    pub win: f32,
    /// To win a gammon or a backgammon.
    pub win_gammon: f32,
    /// To win a backgammon.
    pub win_backgammon: f32,
    /// To lose a gammon or a backgammon.
    pub lose_gammon: f32,
    /// To lose a backgammon.
    pub lose_backgammon: f32,
}

impl Probabilities {
    /// The side on roll has already lost a single game: the opponent has borne off its last checker.
    pub const LOST: Self =
        Self { win: 0.0, win_gammon: 0.0, win_backgammon: 0.0, lose_gammon: 0.0, lose_backgammon: 0.0 };

    /// Cubeless money equity in points for the side on roll, in -3..=3: single, gammon and backgammon at 1, 2 and 3.
    #[must_use]
    pub fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }

    /// The same chances seen from the other side.
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

    /// The chances in the order of the fields, the order of the nets' outputs.
    #[must_use]
    pub const fn to_array(self) -> [f32; 5] {
        [self.win, self.win_gammon, self.win_backgammon, self.lose_gammon, self.lose_backgammon]
    }

    /// Reads chances in the order of the fields.
    #[must_use]
    pub const fn from_array(
        [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon]: [f32; 5],
    ) -> Self {
        Self { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon }
    }

    /// Makes the chances nest: every value within 0..=1, no more gammons than wins, no more backgammons than gammons.
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

    /// Adds `weight` times the other chances.
    pub fn add_scaled(&mut self, other: &Self, weight: f32) {
        self.win += weight * other.win;
        self.win_gammon += weight * other.win_gammon;
        self.win_backgammon += weight * other.win_backgammon;
        self.lose_gammon += weight * other.lose_gammon;
        self.lose_backgammon += weight * other.lose_backgammon;
    }
}
