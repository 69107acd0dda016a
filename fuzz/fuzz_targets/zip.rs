//! Uploaded zips: whatever a file says of itself, no entry unpacks to more than allowed.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../server/src/library/zip.rs"]
mod reader;

const FILE_BYTES_MAX: usize = 4096;

fuzz_target!(|zip: &[u8]| {
    let Ok(zip) = reader::Zip::open(zip, FILE_BYTES_MAX) else { return };
    for (name, file) in zip.files() {
        if let Ok(bytes) = file {
            assert!(bytes.len() <= FILE_BYTES_MAX, "{}", name);
        }
    }
});
