//! Prints the JSON Schema of match records: `cargo run -p fullprime-records --example match_schema >
//! schema/match-v2.json`.
#![expect(clippy::print_stdout, reason = "printing is what this program is for")]

fn main() {
    print!("{}", records::MatchRecord::json_schema());
}
