//! Time-based one-time codes: RFC 6238 with SHA-1, thirty seconds and six digits, which every authenticator
//! supports.

use std::fmt;

use data_encoding::BASE32_NOPAD;
use store::{account::CodePeriod, random};
use totp_rs::{Algorithm, Builder};
use wire::Millis;

// The step that RFC 6238 recommends; many authenticator apps support no other.
const STEP_S: u64 = 30;
/// The number of steps before and after the current one whose codes are accepted too: clocks differ, and typing
/// takes time.
const NEAR: u16 = 1;
const DIGITS: u8 = 6;

/// The secret that a device and the server share. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct TotpSecret(pub(crate) [u8; 20]);

impl fmt::Debug for TotpSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TotpSecret(..)")
    }
}

impl TotpSecret {
    /// Returns a new secret.
    pub(crate) fn random() -> TotpSecret {
        TotpSecret(random::bytes())
    }

    /// Returns the secret in base32, for typing it into a device.
    pub(crate) fn to_base32(&self) -> String {
        BASE32_NOPAD.encode(&self.0)
    }

    /// Returns the `otpauth` address for a QR code. Account names have only ASCII letters, digits,
    /// `-` and `_`, so they need no escapes.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("otpauth://totp/Fullprime:{name}?secret={}&issuer=Fullprime", self.to_base32())
    }

    /// Returns the step near the current one that has this code; `None` if the code is wrong.
    pub(crate) fn step_of(&self, code: &str, now: Millis) -> Option<CodePeriod> {
        let totp = Builder::new()
            .with_algorithm(Algorithm::SHA1)
            .with_digits(DIGITS)
            .with_step_duration(STEP_S)
            .with_skew(NEAR)
            .with_secret(self.0)
            .build()
            .expect("the settings are those of RFC 6238");
        let step = totp.check(code, u64::try_from(now.0).ok()? / 1_000)?;
        i64::try_from(step).ok().map(CodePeriod)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last six digits of the table in appendix B of RFC 6238.
    const TABLE: [(i64, &str); 6] = [
        (59, "287082"),
        (1_111_111_109, "081804"),
        (1_111_111_111, "050471"),
        (1_234_567_890, "005924"),
        (2_000_000_000, "279037"),
        (20_000_000_000, "353130"),
    ];

    #[test]
    fn codes_are_those_of_the_standard() {
        let secret = TotpSecret(*b"12345678901234567890");
        for (seconds, code) in TABLE {
            let now = Millis(seconds * 1_000);
            let step = CodePeriod(seconds / 30);
            assert_eq!(secret.step_of(code, now), Some(step), "{seconds}");
            for (away_s, taken) in [(-60, false), (-30, true), (30, true), (60, false)] {
                let found = secret.step_of(code, Millis(now.0 + away_s * 1_000));
                assert_eq!(found, taken.then_some(step), "{seconds} from {away_s} seconds away");
            }
        }
        for wrong in ["", "28708", "2870820", "28708a", "000000"] {
            assert_eq!(secret.step_of(wrong, Millis(59_000)), None, "{wrong}");
        }
    }

    #[test]
    fn a_device_is_told_the_secret_in_the_usual_way() {
        let secret = TotpSecret(*b"12345678901234567890");
        assert_eq!(secret.to_base32(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(
            secret.address("Anna"),
            "otpauth://totp/Fullprime:Anna?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Fullprime"
        );
    }
}
