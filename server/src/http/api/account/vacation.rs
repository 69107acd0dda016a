//! Vacations from correspondence matches.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::{ErrorBody, TakeVacation, VacationView};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_vacation,
    take_vacation,
    end_vacation,
}

/// The vacation days that are left in this year, and the current vacation.
#[route(get "/account/vacation", scoped(Read, Play), tag = "players", responses(
    (status = 200, description = "The days left, and the end of the vacation", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_vacation(state: Data<AppState>, user: CurrentUser) -> Result<Json<VacationView>, AppError> {
    state.site.matches.vacation(&user.account).await.map(Json)
}

/// Starts a vacation. The clocks of the user's correspondence matches stop; the user may still play.
#[route(post "/account/vacation", scoped(Play), while_full, tag = "players", request_body = TakeVacation, responses(
    (status = 200, description = "The vacation has begun", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The user is on vacation already", body = ErrorBody),
    (status = 422, description = "Not that many days are left", body = ErrorBody),
))]
async fn take_vacation(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<TakeVacation>,
) -> Result<Json<VacationView>, AppError> {
    state.site.matches.take_vacation(&user.account, wanted.days).await.map(Json)
}

/// Ends the vacation early. The clocks run on, and days that have not begun are kept.
#[route(delete "/account/vacation", scoped(Play), while_full, tag = "players", responses(
    (status = 200, description = "The vacation has ended", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The user is not on vacation", body = ErrorBody),
))]
async fn end_vacation(state: Data<AppState>, user: CurrentUser) -> Result<Json<VacationView>, AppError> {
    state.site.matches.end_vacation(&user.account).await.map(Json)
}
