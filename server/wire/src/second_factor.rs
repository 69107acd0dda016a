//! Second factor: codes that an account requires in addition to its password.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Millis, secret::debug_without_secrets};

/// `GET /api/v1/account/second-factor`: the state of the second factor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SecondFactor {
    /// The time from which codes are required; null: the password is enough.
    pub since: Option<Millis>,
    /// The number of unused recovery codes.
    pub recovery_codes_left: u32,
}

/// `POST /api/v1/account/second-factor`: the password again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordOnly {
    /// The account's password.
    pub password: String,
}

/// The data for the device that will show the codes (RFC 6238: SHA-1, 30 seconds, 6 digits).
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SecondFactorBegun {
    /// The secret in base 32, to be typed.
    pub secret: String,
    /// The address for authenticators, `otpauth://totp/...`.
    pub address: String,
    /// The address as a QR code.
    pub picture: QrPicture,
}

/// A QR code, without its quiet zone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QrPicture {
    /// The number of modules on each side.
    pub size: u32,
    /// The dark modules as the path of an SVG, one unit for each module.
    pub path: String,
}

/// `POST /api/v1/account/second-factor/confirmation`: the first code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SecondFactorCode {
    /// Six digits.
    #[schema(max_length = 32)]
    pub code: String,
}

/// The password and a code, to change or disable the second factor.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PasswordAndCode {
    /// The account's password.
    pub password: String,
    /// Six digits of the device, or a recovery code.
    #[schema(max_length = 32)]
    pub code: String,
}

/// Codes for an owner who has lost the device. Each works once; the server stores only their hashes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCodes {
    /// The codes, such as `ABCDE-23456`.
    pub codes: Vec<String>,
}

debug_without_secrets!(PasswordOnly {});
debug_without_secrets!(SecondFactorBegun {});
debug_without_secrets!(SecondFactorCode {});
debug_without_secrets!(PasswordAndCode {});
debug_without_secrets!(RecoveryCodes {});
debug_without_secrets!(QrPicture { size });
