//! Match files of `JavaFIBS`. The check is `readers::javafibs_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::javafibs_file(bytes);
});
