//! Two things that the compiler does not notice by itself: a new migration, and a newly built web client.
//!
//! The folder of the web client must exist for the program to compile; before the client is built it is empty, and
//! the server then answers with a page that says how to build it.

use std::{fs, path::Path};

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    let client = Path::new("../web/dist");
    if !client.exists() {
        fs::create_dir_all(client).expect("the folder of the web client can be made");
    }
    println!("cargo:rerun-if-changed=../web/dist");
}
