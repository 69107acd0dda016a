//! The results of an event as a file, as far as the viewer may know them.

use ::competitions::BoardNumber;
use store::{account::Account, id::ComparativeId};
use wire::{ComparativeBoardResults, ComparativeResults, DuplicateEnd};

use super::{sight::eyes, view::Known};
use crate::{competitions::parts::Comparatives, csv::Csv, error::AppError};

/// A file format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultsFile {
    /// The view and all results, as the API returns them.
    Json,
    /// One line for each result.
    Csv,
}

impl Comparatives<'_> {
    /// Returns the results as a file.
    ///
    /// # Errors
    /// If the event does not exist.
    pub async fn comparative_file(
        &self,
        id: ComparativeId,
        viewer: Option<&Account>,
        file: ResultsFile,
    ) -> Result<Vec<u8>, AppError> {
        let event = self.comparative_view(id, viewer).await?;
        let loaded = self.comparative(id).await?;
        let known = Known::to(&loaded, eyes(viewer));
        let told = |board: BoardNumber| {
            let results: Vec<_> =
                known.of_board(board).filter_map(|result| known.told(&loaded, result)).collect();
            ComparativeBoardResults { board: board.get(), results }
        };
        let boards: Vec<_> = loaded.state.boards().map(told).collect();
        Ok(match file {
            ResultsFile::Json => serde_json::to_vec_pretty(&ComparativeResults { event, boards })
                .expect("a view has no maps and no infinite numbers"),
            ResultsFile::Csv => csv(&boards).into_bytes(),
        })
    }
}

fn csv(boards: &[ComparativeBoardResults]) -> String {
    let headings = ["board", "player", "side", "match", "won", "cube", "checkers_left", "end", "smp", "imp"];
    let mut csv = Csv::new(headings);
    for ComparativeBoardResults { board, results } in boards {
        for result in results {
            let end = match result.end {
                DuplicateEnd::Pass => "pass",
                DuplicateEnd::Single => "single",
                DuplicateEnd::Gammon => "gammon",
                DuplicateEnd::Backgammon => "backgammon",
            };
            let side = match result.seat {
                wire::Seat::White => "white",
                wire::Seat::Black => "black",
            };
            let won = if result.won { "yes" } else { "no" };
            csv.row([
                board,
                &result.name,
                &side,
                &result.match_id.0,
                &won,
                &result.cube,
                &result.checkers_left,
                &end,
                &result.smp,
                &result.imp,
            ]);
        }
    }
    csv.into_text()
}
