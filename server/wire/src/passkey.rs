//! Passkeys (W3C Web Authentication, level 3): keys with which a device signs in to an account, without name and
//! password. All binary values are base64url without padding, as browsers write them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PrivateName;

use crate::{Millis, secret::debug_without_secrets};

/// The id of a passkey.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PasskeyId(pub String);

/// One passkey of an account: `GET /api/v1/account/passkeys`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Passkey {
    /// The id, needed to remove it.
    pub id: PasskeyId,
    /// The owner's name for it.
    pub name: String,
    /// The time at which it was added.
    pub created_at: Millis,
    /// The time at which it was last used.
    pub used_at: Option<Millis>,
}

/// `POST /api/v1/account/passkeys/challenge`: the data that a browser needs to create a passkey, within five
/// minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PasskeyCreation {
    /// The challenge for the device.
    pub challenge: String,
    /// The name of the site's host, under which the device stores it.
    pub site: String,
    /// The account's id for the device.
    pub user: String,
    /// The existing passkeys; a device that has one of them creates no other.
    pub known: Vec<String>,
}

/// `POST /api/v1/account/passkeys`: the passkey that the browser created.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The owner's name for it, 1 to 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: PrivateName,
    /// `response.clientDataJSON`.
    #[schema(max_length = 4096)]
    pub client_data: String,
    /// `response.authenticatorData`.
    #[schema(max_length = 4096)]
    pub authenticator_data: String,
}

/// `POST /api/v1/session/passkey/challenge` and `POST /api/v1/matches/{id}/seat/challenge`: the data that a browser
/// needs to sign in or to take a seat, within five minutes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PasskeyChallenge {
    /// The challenge to sign.
    pub challenge: String,
    /// The name of the site's host.
    pub site: String,
    /// For a seat: the passkeys of the account, one of which must sign. Empty for a sign-in.
    pub known: Vec<String>,
}

/// `POST /api/v1/session/passkey`, or a part of `POST /api/v1/matches/{id}/seat`: the device's signature.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// The passkey, the browser's `id`.
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
