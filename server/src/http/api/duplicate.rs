//! Duplicate team matches: the lists, and a score sheet that is added up and not stored.

use actix_web::web::Data;
use competitions::team_match::{Boards, Room, SheetGame, Team, score_games};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult};
use route::route;
use site::error::AppError;
use texts::refusals;
use wire::{
    DuplicateEnd, DuplicateLists, DuplicateRoom, DuplicateTeam, ErrorBody, GamePoints, ScoreSheet,
    ScoredSheet,
};

use crate::{
    http::{body::Json, registry::routes},
    score_sheet,
    state::AppState,
};

routes! {
    score,
    duplicate_lists,
}

/// Adds up the sheet of a duplicate team match, complete or not.
#[route(post "/duplicate/score", open(Read), while_full, tag = "duplicate", request_body = ScoreSheet, responses(
    (status = 200, description = "The points of each game and the sums; victory points when no game is missing", body = ScoredSheet),
    (status = 422, description = "A game is impossible, or is on the sheet twice", body = ErrorBody),
))]
async fn score(Json(sheet): Json<ScoreSheet>) -> Result<Json<ScoredSheet>, AppError> {
    let boards = Boards::new(sheet.boards.into())
        .map_err(|_no_column| AppError::invalid("boards", refusals::duplicate_boards()))?;
    let games = sheet.games.iter().enumerate().map(|(index, game)| {
        let invalid = |field: &str, refusal| AppError::invalid(format!("games[{index}].{field}"), refusal);
        Ok(SheetGame {
            board: game.board.into(),
            room: match game.room {
                DuplicateRoom::Open => Room::Open,
                DuplicateRoom::Closed => Room::Closed,
            },
            winner: match game.winner {
                DuplicateTeam::A => Team::A,
                DuplicateTeam::B => Team::B,
            },
            result: match game.end {
                DuplicateEnd::Pass => DuplicateResult::Pass,
                DuplicateEnd::Single => DuplicateResult::Single,
                DuplicateEnd::Gammon => DuplicateResult::Gammon,
                DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
            },
            cube: DuplicateCube::new(game.cube.into())
                .map_err(|_no_cube| invalid("cube", refusals::duplicate_cube()))?,
            left: CheckersLeft::new(game.checkers_left)
                .map_err(|_no_count| invalid("checkers_left", refusals::duplicate_checkers_left()))?,
        })
    });
    let games: Vec<SheetGame> = games.collect::<Result<_, AppError>>()?;
    let (points, score) = score_games(boards, &games)
        .map_err(|refused| AppError::invalid("games", score_sheet::refusal(refused)))?;
    Ok(Json(ScoredSheet {
        games: points
            .into_iter()
            .map(|(smp, imp)| GamePoints { smp: smp.value(), imp: imp.value() })
            .collect(),
        imp_a: score.imp.a,
        imp_b: score.imp.b,
        difference: score.difference(),
        vp: score.vp.map(|vp| (vp.a, vp.b)),
    }))
}

/// The list of teams, and the players' points per board.
#[route(get "/duplicate/lists", open(Read), tag = "duplicate", responses(
    (status = 200, description = "The lists, computed from finished team matches at tables of this site", body = DuplicateLists),
))]
async fn duplicate_lists(state: Data<AppState>) -> Result<Json<DuplicateLists>, AppError> {
    state.site.competitions.team_matches().duplicate_lists().await.map(Json)
}
