//! The messages of a client of the socket at `/ws`. The check is `readers::client_message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::client_message(bytes);
});
