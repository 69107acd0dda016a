//! The matches of a tournament as a table for other programs.

use store::id::TournamentId;

use crate::{competitions::parts::Tournaments, csv::Csv, error::AppError};

impl Tournaments<'_> {
    /// Returns all pairings as CSV, one line each.
    ///
    /// # Errors
    /// If the tournament does not exist.
    pub async fn tournament_csv(&self, id: TournamentId) -> Result<String, AppError> {
        let view = self.tournament_view(id, None).await?;
        let headings = [
            "bracket",
            "round",
            "match",
            "first",
            "second",
            "first_points",
            "second_points",
            "winner",
            "how",
        ];
        let mut csv = Csv::new(headings);
        for bracket in &view.brackets {
            let branch = match bracket.branch {
                wire::Branch::Main => "main",
                wire::Branch::Consolation => "consolation",
                wire::Branch::Final => "final",
            };
            for round in &bracket.rounds {
                for pairing in &round.pairings {
                    let second = pairing.second.as_deref().unwrap_or_default();
                    let winner = pairing.winner.as_deref().unwrap_or_default();
                    let how = pairing.how.map_or("", how_word);
                    let (round, number, first) = (round.number, pairing.number, &pairing.first);
                    let (white, black) = (pairing.score.white, pairing.score.black);
                    csv.row([&branch, &round, &number, first, &second, &white, &black, &winner, &how]);
                }
            }
        }
        Ok(csv.into_text())
    }
}

const fn how_word(how: wire::DecidedHow) -> &'static str {
    match how {
        wire::DecidedHow::Played => "played",
        wire::DecidedHow::Idle => "idle",
        wire::DecidedHow::Director => "director",
        wire::DecidedHow::Points => "points",
        wire::DecidedHow::LastGameTime => "last_game_time",
        wire::DecidedHow::CurrentGameTime => "current_game_time",
        wire::DecidedHow::Lot => "lot",
        wire::DecidedHow::Ruling => "ruling",
        wire::DecidedHow::Absent => "absent",
        wire::DecidedHow::NeitherCame => "neither_came",
        wire::DecidedHow::Withdrew => "withdrew",
        wire::DecidedHow::BothAbsent => "both_absent",
    }
}
