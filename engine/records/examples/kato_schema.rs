//! Prints the JSON Schema of record sheets: `cargo run -p fullprime-records --example kato_schema >
//! schema/kato-sheet-v1.json`.
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", records::KatoSheet::json_schema());
}
