//! Notices by web push.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Language, Millis};

/// The notices that a browser wants while its owner is away from the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent choices, each with its own name")]
pub struct PushKinds {
    /// It is the user's turn in a correspondence match.
    pub your_turn: bool,
    /// Another player challenges the user.
    pub challenge: bool,
    /// A match of the user's has begun.
    pub match_found: bool,
    /// A table of an event waits for the user.
    pub round: bool,
    /// Players call the user, who directs an event.
    pub calls: bool,
    /// Another player has written to the user.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub messages: bool,
}

/// `GET /api/v1/account/push`: the browsers of the account that want notices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushView {
    /// The site's public key in base64url, with which a browser subscribes; null: the site sends no push notices.
    pub key: Option<String>,
    /// The browsers, oldest first.
    pub devices: Vec<PushDevice>,
}

/// A browser that wants notices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PushDevice {
    /// Its address at its push service.
    pub endpoint: String,
    /// The wanted notices.
    pub kinds: PushKinds,
    /// Their language.
    pub language: Language,
    /// The time of the subscription.
    pub since: Millis,
}

/// `PUT /api/v1/account/push`: a browser's subscription at its push service, and the notices that it wants.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetPush {
    /// The address at the push service: https, port 443.
    pub endpoint: String,
    /// The browser's public key in base64url.
    pub p256dh: String,
    /// The browser's secret in base64url.
    pub auth: String,
    /// The wanted notices.
    pub kinds: PushKinds,
    /// Their language.
    pub language: Language,
}

impl std::fmt::Debug for SetPush {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SetPush").field("kinds", &self.kinds).finish_non_exhaustive()
    }
}

/// `POST /api/v1/account/push/removal`: a browser that is to get no more notices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ForgetPush {
    /// Its address at its push service.
    pub endpoint: String,
}
