//! The program's commands, run as a person or a script runs them. They are one test program, because each would link
//! the whole server.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

#[path = "../ports/mod.rs"]
mod ports;

mod analyse_command;
mod analyse_many;
mod command_line;
mod databases;
mod documented_commands;
mod engine_commands;
mod external;
mod gnubg_cube;
mod gnubg_plays;
mod rollout_command;
mod server_commands;
mod table_commands;
mod tls;
mod ubgi_command;
