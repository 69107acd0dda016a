//! The frames of a WebSocket. The check is `readers::socket_frames`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::socket_frames(bytes);
});
