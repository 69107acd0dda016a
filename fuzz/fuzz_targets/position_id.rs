//! Position ids, match ids and XGID: read or refused, and a read one is written as one that means the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::{GnuMatchId, PositionId, Xgid};

fuzz_target!(|text: &str| {
    if let Ok(id) = text.parse::<PositionId>() {
        assert_eq!(
            id.to_string().parse::<PositionId>().expect("a written id can be read").position(),
            id.position()
        );
    }
    if let Ok(id) = text.parse::<GnuMatchId>() {
        if let Ok(written) = id.to_text() {
            written.parse::<GnuMatchId>().expect("a written id can be read");
        }
    }
    if let Ok(xgid) = text.parse::<Xgid>() {
        assert_eq!(xgid.to_string().parse::<Xgid>().expect("a written XGID can be read"), xgid);
        // Not every XGID fits GNU Backgammon's ids; asking for them must not panic.
        let _ = xgid.to_gnu();
    }
});
