//! Vacations from correspondence matches.

use actix_web::web::{Data, Json};
use route::route;
use site::error::AppError;
use wire::{ErrorBody, TakeVacation, VacationView};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_vacation,
    take_vacation,
    end_vacation,
}

/// The days that are left of a year's vacation, and whether one is away.
#[route(get "/account/vacation", scoped(Read, Play), tag = "players", responses(
    (status = 200, description = "Days that are left, and until when one is away", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_vacation(state: Data<AppState>, user: CurrentUser) -> Result<Json<VacationView>, AppError> {
    state.site.matches.vacation(&user.account).await.map(Json)
}

/// Away from now on: the clocks of all one's matches by correspondence stand still. One may play all the same.
#[route(post "/account/vacation", scoped(Play), tag = "players", request_body = TakeVacation, responses(
    (status = 200, description = "The vacation has begun", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "One is away already", body = ErrorBody),
    (status = 422, description = "More days than are left", body = ErrorBody),
))]
async fn take_vacation(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<TakeVacation>,
) -> Result<Json<VacationView>, AppError> {
    state.site.matches.take_vacation(&user.account, wanted.days).await.map(Json)
}

/// Back before the time: the clocks run on, and days that have not begun are kept.
#[route(delete "/account/vacation", scoped(Play), tag = "players", responses(
    (status = 200, description = "The vacation has ended", body = VacationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "One is not away", body = ErrorBody),
))]
async fn end_vacation(state: Data<AppState>, user: CurrentUser) -> Result<Json<VacationView>, AppError> {
    state.site.matches.end_vacation(&user.account).await.map(Json)
}
