//! The first lesson.

use actix_web::{HttpRequest, web::Data};
use route::route;
use site::{error::AppError, lesson};
use wire::{ErrorBody, LessonAct, LessonStep, LessonVerdict};

use crate::{
    http::{MaybeUser, api::puzzles::count_answer, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_lesson,
    act,
}

/// The steps of the first lesson, each a position in which the learner does one thing.
#[route(get "/lesson", open(Read), tag = "lesson", responses(
    (status = 200, description = "All steps in order", body = Vec<LessonStep>),
))]
async fn show_lesson(state: Data<AppState>) -> Result<Json<Vec<LessonStep>>, AppError> {
    lesson::steps(state.site.node.clock.now()).map(Json)
}

/// Judges an action of the learner in a step. Nothing is stored.
#[route(post "/lesson", open(Read), while_full, tag = "lesson", request_body = LessonAct, responses(
    (status = 200, description = "Whether the step is done", body = LessonVerdict),
    (status = 422, description = "The action is not possible in this step", body = ErrorBody),
    (status = 429, description = "Too many actions", body = ErrorBody),
))]
async fn act(
    request: HttpRequest,
    state: Data<AppState>,
    user: MaybeUser,
    Json(act): Json<LessonAct>,
) -> Result<Json<LessonVerdict>, AppError> {
    count_answer(&request, &state, user.0.as_ref()).await?;
    lesson::judge(act.step, &act.command).map(Json)
}
