//! The messages of the server, which clients in Rust read. The check is `readers::server_message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::server_message(bytes);
});
