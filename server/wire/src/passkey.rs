//! Passkeys (W3C Web Authentication, level 3): devices that sign in to an account instead of name and password. All bytes are
//! base64url without padding, as browsers write them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Millis, account::debug_without_secrets};

/// Which passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyId(pub String);

/// One passkey of an account: `GET /api/v1/account/passkeys`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Passkey {
    /// For taking it away.
    pub id: PasskeyId,
    /// How its owner calls it.
    pub name: String,
    /// Since when it opens the account.
    pub created_at: Millis,
    /// When it was last used.
    pub used_at: Option<Millis>,
}

/// `POST /api/v1/account/passkeys/challenge`: what a browser needs to make one, within five minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyCreation {
    /// What the device answers to.
    pub challenge: String,
    /// The name of the site's host, under which the device files it.
    pub site: String,
    /// The account, for the device.
    pub user: String,
    /// Passkeys that there are; a device that has one of them makes no other.
    pub known: Vec<String>,
}

/// `POST /api/v1/account/passkeys`: what the browser has made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// How its owner will call it, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// `response.clientDataJSON`.
    #[schema(max_length = 4096)]
    pub client_data: String,
    /// `response.authenticatorData`.
    #[schema(max_length = 4096)]
    pub authenticator_data: String,
}

/// `POST /api/v1/session/passkey/challenge`: what a browser needs to sign in, within five minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyChallenge {
    /// What the device signs.
    pub challenge: String,
    /// The name of the site's host.
    pub site: String,
}

/// `POST /api/v1/session/passkey`: what the device has signed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// Which passkey, the browser's `id`.
    #[schema(max_length = 2048)]
    pub credential: String,
    /// `response.clientDataJSON`.
    #[schema(max_length = 4096)]
    pub client_data: String,
    /// `response.authenticatorData`.
    #[schema(max_length = 4096)]
    pub authenticator_data: String,
    /// `response.signature`.
    #[schema(max_length = 1024)]
    pub signature: String,
}

debug_without_secrets!(PasskeyCreation { site });
debug_without_secrets!(NewPasskey { name });
debug_without_secrets!(PasskeyChallenge { site });
debug_without_secrets!(PasskeySignIn {});
