//! The frames of a sensor board. The check is `readers::board_frame`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::board_frame(bytes);
});
