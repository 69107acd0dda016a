//! `fullprime rate`: the effect of a finished match on two ratings.

use ratings::{Experience, Rating, Standing, Weight};
use serde::{Deserialize, Serialize};

/// One finished match.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    n: u32,
    winner: Player,
    loser: Player,
}

/// A player's standing in one list.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    rating: f64,
    experience: u64,
}

/// Both players after the match.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    winner: Player,
    loser: Player,
    p: f64,
    k_winner: f64,
    k_loser: f64,
}

/// Applies the rating formula once.
pub(super) fn rate(question: Question) -> Result<Answer, String> {
    let n = Weight::new(question.n).map_err(|error| format!("n: {error}"))?;
    let winner = standing(&question.winner).map_err(|error| format!("winner: {error}"))?;
    let loser = standing(&question.loser).map_err(|error| format!("loser: {error}"))?;
    let rated = ratings::rate(n, winner, loser);
    Ok(Answer {
        winner: player(rated.winner),
        loser: player(rated.loser),
        p: rated.p,
        k_winner: rated.k_winner,
        k_loser: rated.k_loser,
    })
}

fn standing(player: &Player) -> Result<Standing, ratings::NotARating> {
    Ok(Standing { rating: Rating::new(player.rating)?, experience: Experience::new(player.experience) })
}

fn player(standing: Standing) -> Player {
    Player { rating: standing.rating.value(), experience: standing.experience.value() }
}
