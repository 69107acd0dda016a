//! The table of match equities.

/// The maximum number of points away in the table; longer matches are treated as this long.
pub const AWAY_MAX: usize = 25;

/// The chances of winning the match at the start of a game, by points away.
#[derive(Debug, Clone)]
pub struct MatchEquities {
    /// `[own away - 1][opponent away - 1]`, before the Crawford game; if one side is one away, in the Crawford
    /// game.
    pub(super) before: [[f32; AWAY_MAX]; AWAY_MAX],
    /// `[away - 1]`: the trailing side's chance after the Crawford game, with its opponent one point away.
    pub(super) after: [f32; AWAY_MAX],
}

impl MatchEquities {
    /// Returns the chance of the side that needs `own` points against one that needs `opponent`, before the next
    /// game. `after_crawford` is true if the Crawford game is over. A side with zero or fewer points to go has won.
    #[must_use]
    pub fn chance(&self, own: i32, opponent: i32, after_crawford: bool) -> f32 {
        if own <= 0 {
            return 1.0;
        }
        if opponent <= 0 {
            return 0.0;
        }
        let index = |away: i32| usize::try_from(away - 1).unwrap_or(0).min(AWAY_MAX - 1);
        let (own, opponent) = (index(own), index(opponent));
        match (after_crawford, own, opponent) {
            (true, own, 0) => self.after[own],
            (true, 0, opponent) => 1.0 - self.after[opponent],
            (true, own, opponent) | (false, own, opponent) => self.before[own][opponent],
        }
    }
}
