//! OGXM match files. The check is `readers::ogxm_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::ogxm_file(bytes);
});
