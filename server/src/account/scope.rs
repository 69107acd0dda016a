//! What a program may do with its token.

use thiserror::Error;

/// One kind of thing that a token allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Scope {
    /// To see what only the account sees: its matches, its statement, its files, its practice games.
    Read,
    /// To open tables, sit down, play, ask for rematches, practise; and to see the matches and games in which that is done.
    Play,
    /// To say something, and to read what is said where the account may.
    Chat,
    /// To deal with other people: friends, blocks, notes; and to see which there are.
    Social,
}

impl Scope {
    /// All of them, in the order in which they are shown.
    pub(crate) const ALL: [Scope; 4] = [Scope::Read, Scope::Play, Scope::Chat, Scope::Social];

    /// The word in the database and in messages.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Chat => "chat",
            Scope::Social => "social",
        }
    }
}

/// The scopes of a token: at least one, each once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Scopes(Vec<Scope>);

/// What cannot be a token's scopes.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(crate) enum InvalidScopes {
    /// None at all.
    #[error("scopes: at least one")]
    Empty,
    /// There is no such scope.
    #[error("scopes: there is no scope {0:?}")]
    Unknown(String),
}

impl Scopes {
    /// These, in the usual order.
    ///
    /// # Errors
    /// If there are none.
    pub(crate) fn new(wanted: &[Scope]) -> Result<Scopes, InvalidScopes> {
        let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| wanted.contains(scope)).collect();
        if scopes.is_empty() { Err(InvalidScopes::Empty) } else { Ok(Scopes(scopes)) }
    }

    /// The scopes of a row.
    ///
    /// # Errors
    /// If a word is none of ours.
    pub(crate) fn from_row(words: &str) -> Result<Scopes, InvalidScopes> {
        let scope = |word: &str| {
            let found = Scope::ALL.into_iter().find(|scope| scope.as_str() == word);
            found.ok_or_else(|| InvalidScopes::Unknown(word.to_owned()))
        };
        Scopes::new(&words.split_whitespace().map(scope).collect::<Result<Vec<_>, _>>()?)
    }

    /// The words for a row.
    pub(crate) fn to_row(&self) -> String {
        self.0.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Whether this one is among them.
    pub(crate) fn allow(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Each of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Scope> {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_come_back_from_their_row() {
        let scopes = Scopes::new(&[Scope::Chat, Scope::Play, Scope::Chat]).unwrap();
        assert_eq!(scopes.to_row(), "play chat");
        assert_eq!(Scopes::from_row("play chat"), Ok(scopes.clone()));
        assert!(scopes.allow(Scope::Play) && !scopes.allow(Scope::Read));
        assert_eq!(Scopes::new(&[]), Err(InvalidScopes::Empty));
        assert_eq!(Scopes::from_row("play all"), Err(InvalidScopes::Unknown("all".to_owned())));
    }
}
