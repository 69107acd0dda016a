//! Authentication: the account of each request is looked up once, before any handler, by a program's token or else by
//! the session cookie. A request that has a cookie and could change something also needs the session's CSRF token.

use std::net::IpAddr;

use actix_web::{
    HttpMessage as _, HttpRequest,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::Method,
    middleware::Next,
    web::Data,
};
use site::{
    accounts::{expiry, shown_network},
    error::AppError,
};
use store::{
    account::{AccountKind, DeviceToken, SessionToken, same_secret},
    address_accounts, devices, known_devices, sanctions,
    sessions::{self, FoundSession},
};
use wire::Millis;

use super::{
    HttpError, address,
    bearer::{self, Admitted},
    cookie,
    extract::{CurrentUser, MaybeUser, Through},
    origin,
};
use crate::state::AppState;

/// The minimum time between two updates of a session's last use. Without it, every request would write to the database.
const TOUCH_EVERY_MS: i64 = 10 * 60 * 1_000;

/// Puts a [`MaybeUser`] into the request.
pub(super) async fn authenticate(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let viewer = match viewer_of(&request).await {
        Ok(viewer) => check_door(&request, &viewer).await.map(|()| viewer),
        refused => refused,
    };
    match viewer {
        Ok(viewer) => {
            request.extensions_mut().insert(viewer);
            Ok(next.call(request).await?.map_into_boxed_body())
        }
        Err(error) => Ok(request.error_response(HttpError(error))),
    }
}

/// Refuses suspended and banned players the socket, and requests that could change something. They may view pages,
/// read the reason on the account page, appeal, download their data and delete the account.
async fn check_door(request: &ServiceRequest, viewer: &MaybeUser) -> Result<(), AppError> {
    let Some(user) = &viewer.0 else { return Ok(()) };
    if is_open_to_the_suspended(request.method(), request.path()) {
        return Ok(());
    }
    let state = request
        .app_data::<Data<AppState>>()
        .ok_or_else(|| AppError::internal("authentication", "the application has no state"))?;
    let (id, now) = (user.account.id, state.site.node.clock.now());
    let in_force =
        state.site.node.store.read(move |connection| sanctions::in_force(connection, id, now)).await?;
    if in_force.shut_out.is_some() { Err(AppError::Suspended) } else { Ok(()) }
}

fn is_open_to_the_suspended(method: &Method, path: &str) -> bool {
    if origin::is_safe(method) {
        // The socket is opened with GET, but commands can be sent through it.
        return path != "/ws";
    }
    ["/api/v1/session", "/api/v1/account/deletion", "/api/v1/account/password"].contains(&path)
        || path.starts_with("/api/v1/account/devices")
        || path.starts_with("/api/v1/account/sanctions/")
}

async fn viewer_of(request: &ServiceRequest) -> Result<MaybeUser, AppError> {
    let state = request
        .app_data::<Data<AppState>>()
        .cloned()
        .ok_or_else(|| AppError::internal("authentication", "the application has no state"))?;
    if let Some(text) = bearer::of_request(request.request()) {
        let pattern = request.match_pattern();
        let Admitted { found, as_account } =
            bearer::admit(&state, request.method(), pattern.as_deref(), text).await?;
        if !as_account {
            return Ok(MaybeUser(None));
        }
        let session = found.id.as_session();
        let through = Through::Token(found.scopes);
        return Ok(MaybeUser(Some(CurrentUser { account: found.account, session, through })));
    }
    let user = match cookie::token_of(request.request(), &state) {
        None => None,
        Some(token) => {
            let session = find_session(&state, &token, request.request()).await?;
            if session.is_some() && !origin::is_safe(request.method()) {
                check_csrf(request, &token)?;
            }
            session.map(|session| CurrentUser {
                account: session.account,
                session: session.id,
                through: Through::Browser,
            })
        }
    };
    Ok(MaybeUser(user))
}

/// Returns true if a request comes from a registered account. Guests have none.
pub(super) async fn is_player_signed_in(
    request: &ServiceRequest,
    state: &AppState,
) -> Result<bool, AppError> {
    if let Some(text) = bearer::of_request(request.request()) {
        let pattern = request.match_pattern();
        return Ok(bearer::admit(state, request.method(), pattern.as_deref(), text).await.is_ok());
    }
    let Some(token) = cookie::token_of(request.request(), state) else { return Ok(false) };
    let found = find_session(state, &token, request.request()).await?;
    Ok(found.is_some_and(|session| session.account.kind != AccountKind::Guest))
}

async fn find_session(
    state: &AppState,
    token: &SessionToken,
    request: &HttpRequest,
) -> Result<Option<FoundSession>, AppError> {
    let now = state.site.node.clock.now();
    let hash = token.stored_hash();
    let found = state.site.node.store.read(move |connection| sessions::find(connection, &hash, now)).await?;
    if let Some(session) = &found
        && now.0 - session.last_seen_at.0 >= TOUCH_EVERY_MS
    {
        let device = cookie::device_of(request, state);
        note_use(state, session, device, address::of_client(request, state), now).await;
    }
    Ok(found)
}

async fn note_use(
    state: &AppState,
    session: &FoundSession,
    device: Option<DeviceToken>,
    address: IpAddr,
    now: Millis,
) {
    let (network, address_hash) =
        (shown_network(address), state.site.accounts.addresses.of_one_person(address));
    let (id, user, name) = (session.id, session.account.id, session.account.name.clone());
    let expires_at = expiry(&state.settings.accounts, session.created_at, now);
    let devices_max = state.settings.accounts.devices_max;
    let noted = state.site.node.store.write(move |connection| {
        if let Some(hash) = address_hash {
            address_accounts::note(connection, hash.as_str(), user, now, devices_max)?;
        }
        if let Some(device) = device {
            devices::note(connection, &device.stored_hash(), user, now, devices_max)?;
            known_devices::note(connection, &device.known_hash(&name), user, now)?;
        }
        sessions::touch(connection, id, now, expires_at, &network)
    });
    let noted = noted.await;
    if let Err(cause) = noted {
        // The request itself can still be answered; the next one retries the update.
        tracing::warn!(%cause, "the use of a session was not recorded");
    }
}

fn check_csrf(request: &ServiceRequest, token: &SessionToken) -> Result<(), AppError> {
    let given = request.headers().get("x-csrf-token").and_then(|value| value.to_str().ok());
    match given {
        // Compared in constant time: the time of the answer must not show how many characters are right.
        Some(given) if same_secret(given, &token.csrf_token()) => Ok(()),
        Some(_) | None => Err(AppError::WrongCsrfToken),
    }
}
