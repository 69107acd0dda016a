//! Actions that are carried out once, although their requests are sent again. A client that gets no answer cannot
//! know whether its request has arrived. It names the action in a header, and sends it again under the same name.

use actix_web::{HttpRequest, dev::ServiceRequest, http::StatusCode, web::Data};
use site::error::AppError;
use texts::refusals;

use super::{extract::MaybeUser, origin};
use crate::state::AppState;

/// The header with the client's name for an action.
const NAME: &str = "idempotency-key";
/// The maximum length of such a name.
const NAME_MAX: usize = 64;

/// A named action that is being carried out.
#[derive(Debug)]
pub(super) struct Action {
    state: Data<AppState>,
    /// The account and the client's name, so that nobody can use up the names of others.
    name: String,
}

/// Notes the action of a request that has a name. Requests without an account are not noted: what they change is in
/// their answer, so a client that has lost the answer has to ask again.
///
/// # Errors
/// If the action has arrived before, or if its name is not one.
pub(super) async fn begin(request: &ServiceRequest, viewer: &MaybeUser) -> Result<Option<Action>, AppError> {
    if !request.headers().contains_key(NAME) || origin::is_safe(request.method()) {
        return Ok(None);
    }
    let (Some(user), Some(state)) = (&viewer.0, request.app_data::<Data<AppState>>().cloned()) else {
        return Ok(None);
    };
    let given = name_of(request.request());
    let given = given.ok_or_else(|| AppError::invalid(NAME, refusals::plain_characters(NAME_MAX)))?;
    let name = format!("{}:{given}", user.account.id);
    let node = &state.site.node;
    if node.limiter.remember_action(&name, node.clock.now()).await {
        Ok(Some(Action { state, name }))
    } else {
        Err(AppError::Conflict(refusals::action_arrived()))
    }
}

/// Returns the client's name for the action of a request, if it has a valid one.
pub(super) fn name_of(request: &HttpRequest) -> Option<&str> {
    request.headers().get(NAME)?.to_str().ok().filter(|name| is_name(name))
}

fn is_name(text: &str) -> bool {
    (1..=NAME_MAX).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

impl Action {
    /// Lets the client send the action again if its request was refused, so that nothing was carried out.
    pub(super) async fn end(self, status: Option<StatusCode>) {
        let is_refused =
            |status: StatusCode| status.is_client_error() || status == StatusCode::SERVICE_UNAVAILABLE;
        if status.is_none_or(is_refused) {
            self.state.site.node.limiter.forget(&self.name).await;
        }
    }
}
