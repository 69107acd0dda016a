//! The bots and tokens of an account.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{accounts::programs, error::AppError};
use store::{
    account::{Account, Scope, Scopes, UserName},
    id,
    tokens::TokenRow,
};
use texts::refusals;
use wire::{ErrorBody, MakeBot, MakeToken, OwnBot, ProgramsView, TokenId, TokenMade, TokenScope, TokenView};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_programs,
    make_bot,
    make_token,
    revoke_token,
}

/// The account's bots and tokens.
#[route(get "/account/programs", browser, tag = "programs", responses(
    (status = 200, description = "All bots and tokens, without the secrets of tokens", body = ProgramsView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_programs(state: Data<AppState>, user: CurrentUser) -> Result<Json<ProgramsView>, AppError> {
    list_programs(&state, &user).await.map(Json)
}

/// Returns the account's bots and tokens, also for the account page.
pub(super) async fn list_programs(state: &AppState, user: &CurrentUser) -> Result<ProgramsView, AppError> {
    let programs = programs::load_programs(&state.site.accounts, user.account.id).await?;
    let settings = &state.settings.accounts;
    Ok(ProgramsView {
        bots: programs.bots.iter().map(bot).collect(),
        bots_max: settings.bots_max,
        tokens: programs.tokens.iter().map(token).collect(),
        tokens_max: settings.tokens_max,
    })
}

/// Creates a bot: an account that is permanently marked as a program's and acts by tokens only.
#[route(post "/account/bots", browser, tag = "programs", request_body = MakeBot, responses(
    (status = 201, description = "The bot is created; it needs a token to act", body = OwnBot),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The name is taken, or the account has the most bots allowed", body = ErrorBody),
    (status = 429, description = "Too many new bots and tokens", body = ErrorBody),
))]
async fn make_bot(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<MakeBot>,
) -> Result<HttpResponse, AppError> {
    let name = UserName::parse(&wanted.name)?;
    let made = programs::make_bot(&state.site.accounts, &user.account, name).await?;
    Ok(HttpResponse::Created().json(bot(&made)))
}

/// Creates a token for the user or for one of the user's bots. Its secret is shown only in this answer.
#[route(post "/account/tokens", browser, tag = "programs", request_body = MakeToken, responses(
    (status = 201, description = "The token and its secret", body = TokenMade),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The account has no such bot", body = ErrorBody),
    (status = 409, description = "The account has the most tokens allowed", body = ErrorBody),
    (status = 429, description = "Too many new bots and tokens", body = ErrorBody),
))]
async fn make_token(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<MakeToken>,
) -> Result<HttpResponse, AppError> {
    let scopes: Vec<Scope> = wanted.scopes.iter().map(|scope| to_scope(*scope)).collect();
    let scopes =
        Scopes::new(&scopes).map_err(|_none| AppError::invalid("scopes", refusals::choose_at_least_one()))?;
    let no_bot = |_no_name| AppError::NotFound(refusals::no_such_bot_of_yours());
    let bot = wanted.bot.as_deref().map(UserName::parse_any).transpose().map_err(no_bot)?;
    let made = programs::make_token(&state.site.accounts, &user.account, bot, &wanted.name, scopes).await?;
    let body = TokenMade { token: token(&made.row), secret: made.secret.expose().to_owned() };
    Ok(HttpResponse::Created().json(body))
}

/// Revokes a token and closes the sockets that were opened with it.
#[route(delete "/account/tokens/{id}", browser, while_full, tag = "programs",
    params(("id" = TokenId, Path, description = "The id of the token")), responses(
    (status = 204, description = "The token is revoked"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The account has no such token", body = ErrorBody),
))]
async fn revoke_token(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    let id = id::parse(&shown)
        .map(id::TokenId::from_row)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_token()))?;
    let acted_as = programs::revoke_token(&state.site.accounts, user.account.id, id).await?;
    state.site.presence.signed_out(acted_as, Some(id.as_session()));
    Ok(HttpResponse::NoContent().finish())
}

fn bot(account: &Account) -> OwnBot {
    OwnBot { name: account.name.to_string(), created_at: account.created_at }
}

fn token(row: &TokenRow) -> TokenView {
    TokenView {
        id: TokenId(id::show(row.id.to_row())),
        name: row.name.clone(),
        account: row.account.to_string(),
        scopes: row.scopes.iter().map(to_wire).collect(),
        created_at: row.created_at,
        last_used_at: row.last_used_at,
    }
}

fn to_wire(scope: Scope) -> TokenScope {
    match scope {
        Scope::Read => TokenScope::Read,
        Scope::Play => TokenScope::Play,
        Scope::Chat => TokenScope::Chat,
        Scope::Social => TokenScope::Social,
        Scope::Messages => TokenScope::Messages,
    }
}

fn to_scope(scope: TokenScope) -> Scope {
    match scope {
        TokenScope::Read => Scope::Read,
        TokenScope::Play => Scope::Play,
        TokenScope::Chat => Scope::Chat,
        TokenScope::Social => Scope::Social,
        TokenScope::Messages => Scope::Messages,
    }
}
