//! The texts of notices.

use store::push::Kind;
use texts::{Text, pushes};

/// Returns the title and the text of a notice. `person` is the opponent, or the author of a message; without one, most
/// notices have only a title.
pub(super) fn words(kind: Kind, person: Option<&str>) -> (Text, Option<Text>) {
    match kind {
        Kind::YourTurn => (pushes::your_turn::title(), person.map(pushes::your_turn::text)),
        Kind::Challenge => (pushes::challenge::title(), person.map(pushes::challenge::text)),
        Kind::Rematch => (pushes::rematch::title(), person.map(pushes::rematch::text)),
        Kind::MatchFound => (pushes::match_found::title(), person.map(pushes::match_found::text)),
        Kind::Round => (pushes::round::title(), person.map(pushes::round::text)),
        Kind::Calls => (pushes::calls::title(), Some(pushes::calls::text())),
        Kind::Message => (pushes::message::title(), person.map(pushes::message::text)),
    }
}
