//! Sessions of browsers: who is signed in, signing in and signing out.

pub(super) mod passkey;

use actix_web::{
    HttpRequest, HttpResponse,
    http::{StatusCode, header},
    web::Data,
};
use route::route;
use site::{
    accounts::{self, Client, Password, SignedIn, sign_ins},
    error::AppError,
};
use store::account::{Account, AccountKind, DeviceToken, UserName};
use wire::{Credentials, ErrorBody, Session, SessionUser};

use crate::{
    http::{CurrentUser, MaybeUser, Through, address, body::Json, cookie, registry::routes},
    state::AppState,
};

routes! {
    show_session,
    sign_in,
    sign_out,
}

/// The current session.
#[route(get "/session", open(Read, Play, Chat, Social), tag = "accounts", responses(
    (status = 200, description = "The account and its CSRF token, or neither", body = Session),
))]
async fn show_session(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    if let Some(CurrentUser { account, through: Through::Token(_), .. }) = &viewer.0 {
        return Ok(HttpResponse::Ok().json(to_wire(&state, Some((account, None)), 0)));
    }
    let token = cookie::token_of(&request, &state);
    let mut response = HttpResponse::Ok();
    Ok(match (viewer.0, token) {
        (Some(user), Some(token)) => {
            let waiting = sign_ins::waiting(&state.site.accounts, user.account.id, user.session).await?.len();
            let signed_in = Some((&user.account, Some(token.csrf_token())));
            response.json(to_wire(&state, signed_in, u32::try_from(waiting).unwrap_or(u32::MAX)))
        }
        (Some(_), None) | (None, _) => {
            if cookie::is_present(&request, &state) {
                response.cookie(cookie::end(&state));
            }
            response.json(to_wire(&state, None, 0))
        }
    })
}

/// Signs in.
#[route(post "/session", browser, shut_out_too, while_full, tag = "accounts", request_body = Credentials, responses(
    (status = 200, description = "Signed in; the session's cookie is set", body = Session),
    (status = 401, description = "The name or the password is wrong, or a code is missing or wrong", body = ErrorBody),
    (status = 429, description = "Too many tries for this address or account", body = ErrorBody),
))]
async fn sign_in(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
    Json(given): Json<Credentials>,
) -> Result<HttpResponse, AppError> {
    // A text that cannot be a name or a password belongs to no account. The answer is the same as for wrong
    // credentials.
    let name = UserName::parse_any(&given.name).map_err(|_no_name| AppError::WrongCredentials)?;
    let password = Password::given(given.password).map_err(|_too_long| AppError::WrongCredentials)?;
    let client = client(&request, &state, viewer.0.as_ref());
    let device = client.device.clone();
    let signed_in = accounts::sign_in(&state.site.accounts, client, name, password, given.code).await?;
    Ok(answer(StatusCode::OK, &state, &signed_in, &device))
}

/// Signs out.
#[route(delete "/session", browser, shut_out_too, while_full, tag = "accounts", responses(
    (status = 204, description = "Signed out; the cookie is removed"),
))]
async fn sign_out(state: Data<AppState>, viewer: MaybeUser) -> Result<HttpResponse, AppError> {
    if let Some(user) = viewer.0 {
        accounts::sign_out(&state.site.accounts, user.session).await?;
        state.site.presence.signed_out(user.account.id, Some(user.session));
    }
    Ok(HttpResponse::NoContent().cookie(cookie::end(&state)).finish())
}

pub(super) fn client(request: &HttpRequest, state: &AppState, user: Option<&CurrentUser>) -> Client {
    let user_agent = request.headers().get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    Client {
        address: address::of_client(request, state),
        user_agent: user_agent.unwrap_or_default().to_owned(),
        session: user.map(|user| user.session),
        device: cookie::device_of(request, state).unwrap_or_else(DeviceToken::random),
    }
}

pub(super) fn answer(
    status: StatusCode,
    state: &AppState,
    signed_in: &SignedIn,
    device: &DeviceToken,
) -> HttpResponse {
    let session = to_wire(state, Some((&signed_in.account, Some(signed_in.token.csrf_token()))), 0);
    HttpResponse::build(status)
        .cookie(cookie::begin(state, &signed_in.token))
        .cookie(cookie::device(state, device))
        .json(session)
}

fn to_wire(state: &AppState, signed_in: Option<(&Account, Option<String>)>, new_sign_ins: u32) -> Session {
    let (account, csrf_token) = signed_in.unzip();
    let user = account.map(|account| SessionUser {
        name: account.name.to_string(),
        guest: account.kind == AccountKind::Guest,
        created_at: account.created_at,
    });
    Session {
        user,
        csrf_token: csrf_token.flatten(),
        server_time: state.site.node.clock.now(),
        mail: state.site.accounts.post.is_some(),
        new_sign_ins,
    }
}
