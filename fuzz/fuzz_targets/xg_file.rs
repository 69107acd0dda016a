//! Match files of eXtreme Gammon. The check is `readers::xg_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    readers::xg_file(bytes);
});
