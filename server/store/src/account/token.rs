//! Secret tokens: in session cookies, in browser cookies, in the `authorization` header of programs, and in links in
//! mails.

use std::fmt;

use super::{hash::labelled_hash, name::UserName};
use crate::random;

/// A session token: 32 random bytes in hexadecimal. The database holds only its hash, and it is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(String);

/// The number of hexadecimal digits of a token.
const DIGITS: usize = 64;

impl SessionToken {
    /// Returns a new token.
    pub fn random() -> SessionToken {
        SessionToken(random::hex(&random::bytes::<32>()))
    }

    /// Parses the token of a cookie; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<SessionToken> {
        let fits = text.len() == DIGITS && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| SessionToken(text.to_owned()))
    }

    /// Returns the hash in the database.
    pub fn stored_hash(&self) -> String {
        labelled_hash("fullprime-session-v1", &self.0)
    }

    /// Returns the hash of a link in a mail.
    pub fn link_hash(&self) -> String {
        labelled_hash("fullprime-link-v1", &self.0)
    }

    /// Returns the CSRF token that scripts of the site's own pages send back. It is derived from the session token,
    /// which no script can read. So it needs no storage and ends with the session.
    pub fn csrf_token(&self) -> String {
        labelled_hash("fullprime-csrf-v1", &self.0)
    }

    /// Returns the plain token, for the cookie.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(..)")
    }
}

/// A token that identifies a browser: 32 random bytes in hexadecimal, in a cookie that outlives sessions. It grants
/// no access. The database holds its hash beside the accounts that the browser has used recently.
#[derive(Clone, PartialEq, Eq)]
pub struct DeviceToken(SessionToken);

impl DeviceToken {
    /// Returns a new token.
    pub fn random() -> DeviceToken {
        DeviceToken(SessionToken::random())
    }

    /// Parses the token of a cookie; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<DeviceToken> {
        SessionToken::parse(text).map(DeviceToken)
    }

    /// Returns the hash in the database.
    pub fn stored_hash(&self) -> String {
        labelled_hash("fullprime-device-v1", self.0.expose())
    }

    /// Returns the hash that marks a browser in which a starting grant was given.
    pub fn grant_hash(&self) -> String {
        labelled_hash("fullprime-grant-v1", self.0.expose())
    }

    /// Returns the hash that marks a browser known to one account. Without the cookie these hashes do not show that
    /// two accounts share a browser.
    pub fn known_hash(&self, name: &UserName) -> String {
        labelled_hash("fullprime-known-device-v1", &format!("{} {}", self.0.expose(), name.folded()))
    }

    /// Returns the plain token, for the cookie.
    pub fn expose(&self) -> &str {
        self.0.expose()
    }
}

impl fmt::Debug for DeviceToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceToken(..)")
    }
}

/// An API token: `fp_` and 64 hexadecimal digits, so that a finder can recognise it. It is shown once; the database
/// holds only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct ApiToken(String);

/// The prefix of API tokens.
const API_PREFIX: &str = "fp_";

impl ApiToken {
    /// Returns a new token.
    pub fn random() -> ApiToken {
        ApiToken(format!("{API_PREFIX}{}", SessionToken::random().expose()))
    }

    /// Parses a token that a program sends; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<ApiToken> {
        SessionToken::parse(text.strip_prefix(API_PREFIX)?).map(|_digits| ApiToken(text.to_owned()))
    }

    /// Returns the hash in the database.
    pub fn stored_hash(&self) -> String {
        labelled_hash("fullprime-api-v1", &self.0)
    }

    /// Returns the plain token, to be shown to its owner once.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ApiToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ApiToken(..)")
    }
}

/// Returns true if two secrets are equal. The time does not depend on the place where they differ.
pub fn same_secret(left: &str, right: &str) -> bool {
    left.len() == right.len() && left.bytes().zip(right.bytes()).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_back_from_its_cookie_and_tells_nothing() {
        let token = SessionToken::random();
        assert_eq!(SessionToken::parse(token.expose()), Some(token.clone()));
        assert_ne!(token, SessionToken::random());
        assert_ne!(token.stored_hash(), token.csrf_token());
        assert!(!format!("{token:?}").contains(token.expose()));
        for text in ["", "abc", &"A".repeat(64), &"g".repeat(64), &"a".repeat(65)] {
            assert_eq!(SessionToken::parse(text), None);
        }
    }

    #[test]
    fn a_programs_token_names_itself_and_tells_nothing_else() {
        let token = ApiToken::random();
        assert!(token.expose().starts_with("fp_"));
        assert_eq!(ApiToken::parse(token.expose()), Some(token.clone()));
        assert!(!format!("{token:?}").contains(token.expose()));
        let session = SessionToken::random();
        for text in ["", "fp_", "fp_abc", session.expose(), &format!("FP_{}", session.expose())] {
            assert_eq!(ApiToken::parse(text), None, "{text}");
        }
    }

    #[test]
    fn secrets_are_compared_whole() {
        assert!(same_secret("abc", "abc"));
        assert!(!same_secret("abc", "abd"));
        assert!(!same_secret("abc", "abcd"));
        assert!(!same_secret("", "a"));
    }
}
