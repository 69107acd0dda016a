//! Tables and matches: opening, joining, watching, and the dice afterwards.

pub(super) mod calls;
pub(super) mod comments;
pub(super) mod record;
pub(super) mod sheet;
pub(super) mod stream;

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{
    error::AppError, limits::Limit, match_state::convert::parse_contribution, passkeys::PasskeySignature,
};
use store::id::MatchId;
use texts::refusals;
use wire::{
    AnalysisView, CompetitionPlace, CreateTable, DiceDisclosure, ErrorBody, MatchView, PasskeyChallenge,
    SessionGames, TableView, TakeSeat,
};

use super::account::passkeys::relying_party;
use crate::{
    http::{CurrentUser, MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    open_table,
    take_seat,
    ask_for_seat,
    leave_table,
    show_match,
    show_event,
    show_session,
    show_dice,
    show_analysis,
    deepen_analysis,
}

/// Opens a table. The answer contains the commitment to the dice. The opener sits down with a second request.
#[route(post "/matches", scoped(Play), tag = "matches", request_body = CreateTable, responses(
    (status = 201, description = "The table is open, and both seats are free", body = TableView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no player with the invited name", body = ErrorBody),
    (status = 409, description = "The user has too many open tables or too few credits for the stake, the invited player has declined a challenge of the user within the last ten minutes (`challenge_declined`), or the last challenges of the user to that player led to no match (`challenged_often`)", body = ErrorBody),
    (status = 429, description = "Too many new tables", body = ErrorBody),
))]
async fn open_table(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateTable>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let table = state.site.matches.open_table(&user.account, wanted).await?;
    Ok(HttpResponse::Created().json(table))
}

/// Sits down at a table; White's seat is the opener's. An invited bot sits down together with the opener. The match
/// begins when both seats are taken. At a table that asks for a passkey, the body has the signature of a challenge.
#[route(post "/matches/{id}/seat", scoped(Play), while_full, tag = "matches", request_body = TakeSeat,
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The user sits at the table", body = MatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The seat is taken, the opener has not sat down, credits are short of the stake, the two have reached the daily limit of rated matches, the user has left five open tables within a day or has not played at five (`open_tables_left`, `open_tables_unplayed`), or the table asks for a passkey (`passkey_needed`, `passkey_missing`, `passkey_wrong`, `passkey_not_for_programs`)", body = ErrorBody),
))]
async fn take_seat(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(seat): Json<TakeSeat>,
) -> Result<Json<MatchView>, AppError> {
    let contribution = parse_contribution(seat.contribution.as_deref())?;
    let passkey = match seat.passkey {
        Some(given) => Some(PasskeySignature::read(given, relying_party(&request, &state)?)?),
        None => None,
    };
    state.site.matches.sit(&user.account, match_id(&id)?, contribution, passkey).await.map(Json)
}

/// Returns a challenge for taking a seat at a table that asks for a passkey, valid for five minutes.
#[route(post "/matches/{id}/seat/challenge", browser, while_full, tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The options for the browser", body = PasskeyChallenge),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The seats are kept for other players", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The table does not ask for a passkey, the user has none (`passkey_missing`), the seat is taken, or the site was opened by an IP address, for which browsers have no passkeys", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn ask_for_seat(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<PasskeyChallenge>, AppError> {
    let site = relying_party(&request, &state)?;
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let (challenge, known) = state.site.matches.ask_for_seat(&user.account, match_id(&id)?).await?;
    Ok(Json(PasskeyChallenge {
        challenge: challenge.to_string(),
        site: site.id,
        known: known.into_iter().map(|passkey| passkey.credential).collect(),
    }))
}

/// Closes a table whose match has not begun: the opener leaves, or the invited player declines.
#[route(delete "/matches/{id}/seat", scoped(Play), while_full, tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 204, description = "The table is closed"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The match has begun", body = ErrorBody),
))]
async fn leave_table(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.matches.leave_table(&user.account, match_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The current state of a table or match.
#[route(get "/matches/{id}", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The match as this viewer may see it", body = MatchView),
    (status = 404, description = "There is no such match", body = ErrorBody),
))]
async fn show_match(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<MatchView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.matches.view(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The place of a match in its event.
#[route(get "/matches/{id}/event", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The event, and the place of the match in it", body = CompetitionPlace),
    (status = 403, description = "The viewer may not see the match yet", body = ErrorBody),
    (status = 404, description = "There is no such match, or it belongs to no event", body = ErrorBody),
))]
async fn show_event(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<CompetitionPlace>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.competitions.event_place(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The games of a session of normal games, from the first one to this one.
#[route(get "/matches/{id}/session", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "A game of the session")), responses(
    (status = 200, description = "The games in order", body = SessionGames),
    (status = 404, description = "There is no such match, or it belongs to no session", body = ErrorBody),
))]
async fn show_session(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<SessionGames>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.matches.session_games(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The disclosure of the dice: everything that may be public now.
#[route(get "/matches/{id}/dice", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The commitment and the keys of finished games; after the match also the seed", body = DiceDisclosure),
    (status = 404, description = "There is no such match", body = ErrorBody),
))]
async fn show_dice(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<DiceDisclosure>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.matches.disclosure(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The analysis of a finished match: the cost of every decision, the luck of every roll, and both players' totals.
///
/// The analysis is made automatically when a match ends: at once with the bare net, and then more deeply. Until it is
/// done, `progress` says how far it is, and watchers of the match get its progress over the socket.
#[route(get "/matches/{id}/analysis", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is done", body = AnalysisView),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn show_analysis(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.reviews.analysis(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// Requests rollouts of the mistakes in a finished match, for one of its players.
///
/// They wait until nothing else has to be analysed, and take some minutes. The result is then part of the analysis that
/// everyone sees. A repeated request returns the progress.
#[route(post "/matches/{id}/analysis", scoped(Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is done", body = AnalysisView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user did not play this match, or the site does not roll out matches", body = ErrorBody),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not analysed yet, or another match of the user waits for its rollouts", body = ErrorBody),
    (status = 429, description = "The user has reached the limit of rollouts within 24 hours", body = ErrorBody),
))]
async fn deepen_analysis(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    state.site.reviews.deepen_match(match_id(&id)?, &user.account).await.map(Json)
}

pub(super) fn match_id(text: &str) -> Result<MatchId, AppError> {
    text.parse().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))
}
