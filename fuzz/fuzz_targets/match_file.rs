//! Match files and record sheets of every format. The check is `readers::match_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::match_file(bytes);
});
