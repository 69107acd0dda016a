//! Names that people type.

use store::{
    account::{Account, UserName},
    users,
};

use crate::{competitions::Competitions, error::AppError};

/// The minimum similarity at which another name is proposed.
const LIKENESS: f64 = 0.75;

/// Returns the refusal of a `name` that no player in `known` has. It proposes the most similar known name. `field` is
/// the form field with the name; `of` says in words what the players take part in, for example "event".
pub(super) fn unknown_name(
    field: &str,
    name: &str,
    of: &str,
    known: impl Iterator<Item = String>,
) -> AppError {
    let typed = name.trim().to_lowercase();
    let alike = known.map(|known| (strsim::jaro_winkler(&typed, &known.to_lowercase()), known));
    let nearest = alike.filter(|(likeness, _)| *likeness >= LIKENESS).max_by(|a, b| a.0.total_cmp(&b.0));
    let proposal = nearest.map(|(_, known)| format!("; did you mean {known}?")).unwrap_or_default();
    AppError::Invalid(format!("{field}: there is no player named \"{}\" in this {of}{proposal}", name.trim()))
}

/// Returns the refusal of a `name` in the form field `field` that no bot of the site has.
pub(super) fn unknown_bot(field: &str, name: &str, known: impl Iterator<Item = String>) -> AppError {
    let known: Vec<String> = known.collect();
    AppError::Invalid(format!(
        "{field}: the site has no bot named \"{}\"; its bots are {}",
        name.trim(),
        known.join(", ")
    ))
}

/// Returns the refusal of a name that no account of the site has.
fn no_account(field: &str, name: &str) -> AppError {
    AppError::Invalid(format!("{field}: there is no player named \"{}\"", name.trim()))
}

impl Competitions {
    /// Returns the account with the name in a field of a form.
    ///
    /// # Errors
    /// If no account has this name. The error contains the field and the name.
    pub(super) async fn named_account(&self, field: &str, name: &str) -> Result<Account, AppError> {
        let parsed = UserName::parse_any(name.trim()).map_err(|_no_name| no_account(field, name))?;
        let read = self.node.store.read(move |connection| users::by_name(connection, &parsed));
        read.await?.ok_or_else(|| no_account(field, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_almost_right_is_proposed() {
        let known = || ["Dimitri", "Anna"].map(str::to_owned).into_iter();
        let asked = |name| unknown_name("name", name, "event", known()).to_string();
        assert_eq!(
            asked("dimtri "),
            "name: there is no player named \"dimtri\" in this event; did you mean Dimitri?"
        );
        assert_eq!(asked("Xaver"), "name: there is no player named \"Xaver\" in this event");
    }
}
