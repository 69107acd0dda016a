//! Names that people type.

use store::{
    account::{Account, UserName},
    users,
};
use texts::refusals;

use crate::{competitions::Competitions, error::AppError};

/// The minimum similarity at which another name is proposed.
const LIKENESS: f64 = 0.75;

/// Returns the refusal of a `name` in the form field `field` that no player in `known` has. It proposes the most
/// similar known name.
pub(super) fn unknown_name(field: &str, name: &str, known: impl Iterator<Item = String>) -> AppError {
    let name = name.trim();
    let typed = name.to_lowercase();
    let alike = known.map(|known| (strsim::jaro_winkler(&typed, &known.to_lowercase()), known));
    let nearest = alike.filter(|(likeness, _)| *likeness >= LIKENESS).max_by(|a, b| a.0.total_cmp(&b.0));
    let refusal = match nearest {
        Some((_, nearest)) => refusals::did_you_mean(name, nearest),
        None => refusals::no_player_named_here(name),
    };
    AppError::invalid(field, refusal)
}

/// Returns the refusal of a `name` in the form field `field` that no bot of the site has.
pub(super) fn unknown_bot(field: &str, name: &str, known: impl Iterator<Item = String>) -> AppError {
    let known: Vec<String> = known.collect();
    AppError::invalid(field, refusals::no_bot_named(name.trim(), known.join(", ")))
}

/// Returns the refusal of a name that no account of the site has.
fn no_account(field: &str, name: &str) -> AppError {
    AppError::invalid(field, refusals::no_player_named(name.trim()))
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
        let asked = |name| unknown_name("name", name, known()).to_string();
        assert_eq!(asked("dimtri "), "name: There is no player named \"dimtri\" here; did you mean Dimitri?");
        assert_eq!(asked("Xaver"), "name: There is no player named \"Xaver\" here.");
    }
}
