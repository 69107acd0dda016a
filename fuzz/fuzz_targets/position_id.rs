//! Position ids, match ids and XGID. The check is `readers::position_id`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    readers::position_id(text);
});
