//! The bounds on what a lobby message lists.

/// Bounds on the lists in one lobby message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LobbyBounds {
    /// Players, bots included.
    pub(crate) players: usize,
    /// Open tables, those of named accounts first. Differences cover all tables.
    pub(crate) tables: usize,
    /// Matches in play, newest first. Differences cover all matches.
    pub(crate) matches: usize,
}

impl Default for LobbyBounds {
    fn default() -> LobbyBounds {
        LobbyBounds { players: 200, tables: 100, matches: 200 }
    }
}
