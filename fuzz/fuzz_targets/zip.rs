//! Uploaded zips. The check is `readers::zip`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::zip(bytes);
});
