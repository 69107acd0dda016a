//! The bounds on what a lobby message lists.

/// Bounds on the lists in one lobby message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LobbyBounds {
    /// The maximum number of players, bots included.
    pub(crate) players: usize,
    /// The maximum number of open tables in a snapshot, one of each opener before a second one. Later changes are sent
    /// for all tables.
    pub(crate) tables: usize,
    /// The maximum number of matches in play in a snapshot, one of each player before a second one. Later changes are
    /// sent for all matches.
    pub(crate) matches: usize,
}

impl Default for LobbyBounds {
    fn default() -> LobbyBounds {
        LobbyBounds { players: 200, tables: 100, matches: 200 }
    }
}
