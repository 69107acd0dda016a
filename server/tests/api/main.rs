//! Tests the server from outside: real HTTP against a real [`server::Application`], with a database for each test.
//!
//! Every test runs on SQLite. It also runs on PostgreSQL if `FULLPRIME_TEST_POSTGRES` holds a URL, then with Redis if
//! `FULLPRIME_TEST_REDIS` holds one (`ops/dev/with-postgres.sh` sets both).

mod accounts;
mod blocks;
mod bounds;
mod budgets;
mod contract;
mod cors;
mod disk;
mod duplicate;
mod guesses;
mod hostile;
mod live;
mod once;
mod operations;
mod passkeys;
#[path = "../ports/mod.rs"]
mod ports;
mod practice;
mod programs;
mod protection;
mod puzzles;
mod scopes;
mod second_factor;
mod self_check;
mod sessions;
mod sign_ins;
mod sizes;
mod spellings;
mod support;
mod texts;
mod web_client;
