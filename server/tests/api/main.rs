//! The server from outside: real HTTP against a real [`server::Application`], a database for each test.
//!
//! Every test runs on SQLite, and on PostgreSQL too when `FULLPRIME_TEST_POSTGRES` holds its URL
//! (`ops/dev/with-postgres.sh` sets it).

mod accounts;
mod contract;
mod live;
mod operations;
mod protection;
mod sessions;
mod support;
mod web_client;
