//! Match files of `BGBlitz`. The check is `readers::bgf_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::bgf_file(bytes);
});
