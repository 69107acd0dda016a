//! `fullprime rate`: the effect of a finished match on two ratings.

use std::io;

use ratings::{Experience, Rating, Standing, Weight};
use serde::{Deserialize, Serialize};

use super::{json_lines, process::Outcome};

/// One finished match.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RateQuestion {
    n: u32,
    winner: ListStanding,
    loser: ListStanding,
}

/// A player's standing in one list.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListStanding {
    rating: f64,
    experience: u64,
}

/// Both players after the match.
#[derive(Debug, Serialize)]
struct RateAnswer {
    winner: ListStanding,
    loser: ListStanding,
    p: f64,
    k_winner: f64,
    k_loser: f64,
}

/// `fullprime rate`: answers every line of standard input.
///
/// # Errors
/// Returns an error if input or output fails.
pub fn run() -> anyhow::Result<Outcome> {
    json_lines::run(io::stdin().lock(), io::stdout().lock(), rate)
}

/// Applies the rating formula once.
fn rate(question: RateQuestion) -> Result<RateAnswer, String> {
    let n = Weight::new(question.n).map_err(|error| format!("n: {error}"))?;
    let winner = standing(&question.winner).map_err(|error| format!("winner: {error}"))?;
    let loser = standing(&question.loser).map_err(|error| format!("loser: {error}"))?;
    let rated = ratings::rate(n, winner, loser);
    Ok(RateAnswer {
        winner: player(rated.winner),
        loser: player(rated.loser),
        p: rated.p,
        k_winner: rated.k_winner,
        k_loser: rated.k_loser,
    })
}

fn standing(player: &ListStanding) -> Result<Standing, ratings::NotARating> {
    Ok(Standing { rating: Rating::new(player.rating)?, experience: Experience::new(player.experience) })
}

fn player(standing: Standing) -> ListStanding {
    ListStanding { rating: standing.rating.value(), experience: standing.experience.value() }
}
