//! The scopes of API tokens.

use thiserror::Error;

/// A scope of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scope {
    /// Reads data that only the account sees: its matches, its statement, its files, its practice games.
    Read,
    /// Opens tables, sits down, plays, asks for rematches and practises. Also reads the matches and games
    /// concerned.
    Play,
    /// Writes chat, and reads the chat that the account may read.
    Chat,
    /// Changes and reads friends, blocks and notes.
    Social,
    /// Reads and writes private messages.
    Messages,
}

impl Scope {
    /// All scopes, in the order in which they are shown.
    pub const ALL: [Scope; 5] = [Scope::Read, Scope::Play, Scope::Chat, Scope::Social, Scope::Messages];

    /// Returns the word in the database and in messages.
    pub fn as_str(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Chat => "chat",
            Scope::Social => "social",
            Scope::Messages => "messages",
        }
    }
}

/// The scopes of a token: at least one, each once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scopes(Vec<Scope>);

/// The reasons why words are not valid scopes.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidScopes {
    /// There is no scope at all.
    #[error("scopes: choose at least one")]
    Empty,
    /// The scope is unknown.
    #[error("scopes: there is no scope {0:?}")]
    Unknown(String),
}

impl Scopes {
    /// Returns these scopes in the usual order.
    ///
    /// # Errors
    /// If there are none.
    pub fn new(wanted: &[Scope]) -> Result<Scopes, InvalidScopes> {
        let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| wanted.contains(scope)).collect();
        if scopes.is_empty() { Err(InvalidScopes::Empty) } else { Ok(Scopes(scopes)) }
    }

    /// Parses the scopes of a row.
    ///
    /// # Errors
    /// If a scope name is unknown.
    pub fn from_row(words: &str) -> Result<Scopes, InvalidScopes> {
        let scope = |word: &str| {
            let found = Scope::ALL.into_iter().find(|scope| scope.as_str() == word);
            found.ok_or_else(|| InvalidScopes::Unknown(word.to_owned()))
        };
        Scopes::new(&words.split_whitespace().map(scope).collect::<Result<Vec<_>, _>>()?)
    }

    /// Returns the words for a row.
    pub fn to_row(&self) -> String {
        self.0.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// Returns true if the scope is among them.
    pub fn allow(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }

    /// Returns an iterator over the scopes.
    pub fn iter(&self) -> impl Iterator<Item = Scope> {
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
