//! The addresses of the client's pages, as `web/src/model/app/route.ts` reads them, and what some of them show.

use actix_web::HttpRequest;
use site::{accounts::players, clubs::club_id, competitions::competition_id, error::AppError};
use store::{clubs, id::MatchId};
use wire::CompetitionKind;

use crate::{http::session, state::AppState};

/// The page of an address, with the id or name in it of what the page shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Page<'a> {
    /// No page has the address.
    None,
    /// A page that is always there. Pages of the reader's own things are among them: they ask strangers to sign in,
    /// whether the thing exists or not.
    Fixed,
    Match(&'a str),
    Player(&'a str),
    Club(&'a str),
    Event(CompetitionKind, &'a str),
    Puzzle(&'a str),
    /// A position that a player has shared by a link.
    Shared(&'a str),
}

impl<'a> Page<'a> {
    /// Returns the page of a path without the slash at its start.
    pub(super) fn parse_path(path: &'a str) -> Page<'a> {
        let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
        match parts[..] {
            ["match", id] | ["match", id, "review" | "sheet"] | ["verify", id] => Page::Match(id),
            ["player", name] | ["player", name, "matches"] => Page::Player(name),
            ["clubs", id] => Page::Club(id),
            ["tournament", id] => Page::Event(CompetitionKind::Tournament, id),
            ["team-match", id] => Page::Event(CompetitionKind::TeamMatch, id),
            ["team-event", id] => Page::Event(CompetitionKind::TeamEvent, id),
            ["comparative", id] => Page::Event(CompetitionKind::Comparative, id),
            ["comparative", id, board] if is_board(board) => Page::Event(CompetitionKind::Comparative, id),
            ["puzzles", "next"] => Page::Fixed,
            ["puzzles", id] => Page::Puzzle(id),
            ["shared", id] => Page::Shared(id),
            ["practice" | "library" | "messages", _]
            | ["library", _, "sheet"]
            | ["events", "new" | "new-team-match" | "new-team-event" | "new-comparative" | "score-sheet"]
            | ["leaderboards", "casual" | "stakes" | "teams"]
            | ["credits", "books"] => Page::Fixed,
            [name] if NAMES.contains(&name) => Page::Fixed,
            _ => Page::None,
        }
    }

    /// Returns true if there is something to show to the reader at this address. What a reader may not see does not
    /// exist for that reader. At most a few rows are read, each by its key.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn is_there(self, request: &HttpRequest, state: &AppState) -> Result<bool, AppError> {
        match self.find(request, state).await {
            Ok(found) => Ok(found),
            Err(AppError::NotFound(_) | AppError::Forbidden(_)) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn find(self, request: &HttpRequest, state: &AppState) -> Result<bool, AppError> {
        let site = &state.site;
        match self {
            Page::None => Ok(false),
            Page::Fixed => Ok(true),
            Page::Match(id) => {
                let Ok(id) = id.parse::<MatchId>() else { return Ok(false) };
                let reader = session::reader(request, state).await?;
                site.matches.view(id, reader.as_ref()).await.map(|_view| true)
            }
            Page::Player(name) => players::named(&site.accounts, name).await.map(|_account| true),
            Page::Club(id) => {
                let id = club_id(id)?;
                let club = site.node.store.read(move |connection| clubs::by_id(connection, id)).await?;
                Ok(club.is_some_and(|club| club.dissolved_at.is_none()))
            }
            Page::Event(kind, id) => {
                let Some(id) = competition_id(kind, id) else { return Ok(false) };
                let read =
                    site.node.store.read(move |connection| store::competitions::exists(connection, id));
                Ok(read.await?)
            }
            Page::Puzzle(id) => site.puzzles.puzzle(None, id).await.map(|_question| true),
            Page::Shared(id) => site.reviews.shared_position(id, None).await.map(|_shared| true),
        }
    }
}

/// The addresses of one part; the first is that of the lobby.
const NAMES: [&str; 35] = [
    "",
    "about",
    "account",
    "analysis",
    "archive",
    "boards",
    "bots",
    "clubs",
    "confirm-mail",
    "credits",
    "dice",
    "end-sign-in",
    "events",
    "forgot-password",
    "history",
    "leaderboards",
    "lesson",
    "library",
    "messages",
    "moderation",
    "moderation-numbers",
    "openings",
    "positions",
    "practice",
    "programs",
    "puzzles",
    "reset-password",
    "rules",
    "settings",
    "sign-in",
    "sign-up",
    "status",
    "trainer",
    "unsubscribe",
    "verify",
];

/// Returns true for the number of a board of a comparative event: 1 to 99.
fn is_board(text: &str) -> bool {
    text.len() <= 2 && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The client's tests read the same examples.
    #[test]
    fn the_pages_are_those_of_the_client() {
        let examples = include_str!("../../../../web/src/model/app/addresses.json");
        let examples: serde_json::Value = serde_json::from_str(examples).unwrap();
        for (group, is_page) in [("pages", true), ("others", false)] {
            for path in examples[group].as_array().unwrap() {
                let path = path.as_str().unwrap();
                let found = Page::parse_path(path.strip_prefix('/').unwrap());
                assert_eq!(found != Page::None, is_page, "{path}: {found:?}");
            }
        }
    }

    #[test]
    fn pages_name_what_they_show() {
        let rows = [
            ("match/0k3m9x2abcd", Page::Match("0k3m9x2abcd")),
            ("match/0k3m9x2abcd/review/", Page::Match("0k3m9x2abcd")),
            ("player/anna/matches", Page::Player("anna")),
            ("clubs/0k3m9x2abcd", Page::Club("0k3m9x2abcd")),
            ("comparative/0k3m9x2abcd/12", Page::Event(CompetitionKind::Comparative, "0k3m9x2abcd")),
            ("puzzles/next", Page::Fixed),
            ("puzzles/0k3m9x2abcd", Page::Puzzle("0k3m9x2abcd")),
            ("practice/0k3m9x2abcd", Page::Fixed),
        ];
        for (path, page) in rows {
            assert_eq!(Page::parse_path(path), page, "{path}");
        }
    }
}
