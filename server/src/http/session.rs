//! Authentication: the account of each request is looked up once, before any handler, by a program's token or else by
//! the session cookie. A request that has a cookie and could change something also needs the session's CSRF token.

use std::net::IpAddr;

use actix_web::{
    HttpMessage as _, HttpRequest, Route,
    body::BoxBody,
    dev::{ServiceRequest, ServiceResponse},
    middleware::{Next, from_fn},
    web::Data,
};
use site::{
    accounts::{expiry, shown_network},
    error::AppError,
    may::{self, Deed},
};
use store::{
    account::{Account, AccountKind, DeviceToken, SessionToken, same_secret},
    account_locks, address_accounts, devices, known_devices,
    sessions::{self, FoundSession},
};
use wire::Millis;

use super::{
    HttpError, address,
    bearer::{self, Admitted},
    cookie,
    extract::{CurrentUser, MaybeUser, Through},
    once, origin,
    registry::{Access, Door, Rights, WhileFull},
};
use crate::state::AppState;

/// The minimum time between two updates of a session's last use. Without it, every request would write to the database.
const TOUCH_EVERY_MS: i64 = 10 * 60 * 1_000;
/// The same for a session that has come to another network.
const MOVE_EVERY_MS: i64 = 10 * 1_000;

/// Wraps a route: puts a [`MaybeUser`] into each of its requests, and refuses those that its rights exclude. The rights
/// come from the declaration of the route that the router has matched. The text of the request is not consulted. `path`
/// names the route in metrics.
pub(super) fn guarded(route: Route, path: &'static str, rights: Rights) -> Route {
    route.wrap(from_fn(move |request, next| authenticate(path, rights, request, next)))
}

async fn authenticate(
    path: &'static str,
    rights: Rights,
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let admitted = match admit(path, rights, &request).await {
        Ok(viewer) => once::begin(&request, &viewer).await.map(|action| (viewer, action)),
        Err(error) => Err(error),
    };
    match admitted {
        Ok((viewer, action)) => {
            request.extensions_mut().insert(viewer);
            let answer = next.call(request).await;
            if let Some(action) = action {
                action.end(answer.as_ref().ok().map(ServiceResponse::status)).await;
            }
            answer
        }
        Err(error) => Ok(request.error_response(HttpError(error))),
    }
}

/// Returns the account of a request, if the route may serve the request now.
async fn admit(path: &'static str, rights: Rights, request: &ServiceRequest) -> Result<MaybeUser, AppError> {
    let state = request
        .app_data::<Data<AppState>>()
        .cloned()
        .ok_or_else(|| AppError::internal("authentication", "the application has no state"))?;
    let node = &state.site.node;
    if rights.full == WhileFull::Refused {
        node.disk.check(path)?;
    }
    let viewer = viewer_of(request, &state, rights.access).await?;
    let Some(id) = viewer.0.as_ref().map(|user| user.account.id) else { return Ok(viewer) };
    if rights.door == Door::NotShutOut {
        let now = node.clock.now();
        node.store.read(move |connection| may::check(connection, id, Deed::Act, now)).await?;
    }
    if let Some(limit) = rights.limit {
        node.limit(limit, &id.to_string()).await?;
    }
    Ok(viewer)
}

async fn viewer_of(
    request: &ServiceRequest,
    state: &Data<AppState>,
    access: Access,
) -> Result<MaybeUser, AppError> {
    if let Some(text) = bearer::of_request(request.request()) {
        let Admitted { found, as_account } = bearer::admit(state, access, text).await?;
        if !as_account {
            return Ok(MaybeUser(None));
        }
        let session = found.id.as_session();
        let through = Through::Token(found.scopes);
        return Ok(MaybeUser(Some(CurrentUser { account: found.account, session, through })));
    }
    let user = match cookie::token_of(request.request(), state) {
        None => None,
        Some(token) => {
            let session = find_session(state, &token, request.request()).await?;
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
        return Ok(bearer::find(state, text).await.is_ok());
    }
    let Some(token) = cookie::token_of(request.request(), state) else { return Ok(false) };
    let found = find_session(state, &token, request.request()).await?;
    Ok(found.is_some_and(|session| session.account.kind != AccountKind::Guest))
}

/// Returns the account of the browser that asks for a page, if somebody is signed in there.
pub(super) async fn reader(request: &HttpRequest, state: &AppState) -> Result<Option<Account>, AppError> {
    let Some(token) = cookie::token_of(request, state) else { return Ok(None) };
    Ok(find_session(state, &token, request).await?.map(|session| session.account))
}

async fn find_session(
    state: &AppState,
    token: &SessionToken,
    request: &HttpRequest,
) -> Result<Option<FoundSession>, AppError> {
    let now = state.site.node.clock.now();
    let hash = token.stored_hash();
    let found = state.site.node.store.read(move |connection| sessions::find(connection, &hash, now)).await?;
    if let Some(session) = &found {
        let address = address::of_client(request, state);
        let has_moved = session.network.as_ref() != Some(&shown_network(address));
        let touch_every = if has_moved { MOVE_EVERY_MS } else { TOUCH_EVERY_MS };
        if now.0 - session.last_seen_at.0 >= touch_every {
            note_use(state, session, cookie::device_of(request, state), address, now).await;
        }
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
    let (network, address_hash) = (shown_network(address), state.site.accounts.addresses.stored(address));
    let (id, user, name) = (session.id, session.account.id, session.account.name.clone());
    let expires_at = expiry(&state.settings.accounts, session.created_at, now);
    let devices_max = state.settings.accounts.devices_max;
    let noted = state.site.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, user)?;
        address_accounts::store_use_of_address(connection, &address_hash, &lock, now, devices_max)?;
        if let Some(device) = device {
            devices::store_use_of_device(connection, &device.stored_hash(), &lock, now, devices_max)?;
            known_devices::store_known_device(connection, &device.known_hash(&name), &lock, now)?;
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
