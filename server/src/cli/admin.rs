//! `fullprime admin`: administration of accounts, ratings, credits and the database. All commands except `restore` and
//! `migrate-database` also work while the server runs.

mod accounts;
mod addresses;
mod backup;
mod block;
mod check;
mod operator;
mod sanctions;

use std::io::{self, Write as _};

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use cli::Outcome;
use serde_json::json;
use site::{
    accounts::PasswordHasher,
    match_state::{
        dice::{DiceKeyError, SeedVault},
        dice_key,
    },
    metrics::Metrics,
};
use store::settings::TimeControl;
use store::{
    AnyConn, DatabaseUrl, OpenedBy, Store,
    clock::Clock as _,
    dice_key as key_rows, ledger, maintenance, matches, operator_log,
    transfer::{self, Moved},
};

use operator::{account_of, act, noted, say};

use super::environment::environment;
use crate::{SystemClock, config::Settings};

/// The maximum length of the message to players, in characters.
const MAINTENANCE_MESSAGE_MAX: usize = 200;

#[derive(Debug, Args)]
pub(super) struct Admin {
    /// A configuration file (TOML).
    #[arg(long, value_name = "FILE", env = "FULLPRIME_CONFIG")]
    config: Option<std::path::PathBuf>,
    /// The database: sqlite:PATH or postgres://...
    #[arg(long, value_name = "URL", env = "FULLPRIME_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    #[command(flatten)]
    OnStore(StoreTask),
    /// Back up a site on SQLite: copy its database and its dice key into a new folder. The site may be running.
    Backup {
        /// The folder to make.
        #[arg(value_name = "FOLDER")]
        to: std::path::PathBuf,
    },
    /// Restore a backup: put the database and the dice key where the server expects them. Move existing files away
    /// first.
    Restore {
        /// The folder that `backup` made.
        #[arg(value_name = "FOLDER")]
        from: std::path::PathBuf,
    },
    /// Move a whole site from SQLite to an empty PostgreSQL, and compare every row afterwards. The server must not run.
    MigrateDatabase {
        /// The existing database, sqlite:PATH.
        #[arg(long, value_name = "URL")]
        from: String,
        /// The empty database, postgres://...
        #[arg(long, value_name = "URL")]
        to: String,
    },
}

/// The commands that need an open database.
#[derive(Debug, Subcommand)]
enum StoreTask {
    /// Make an account with a password.
    CreateUser(accounts::NameAndPassword),
    /// Replace the password of an account and end its sessions.
    SetPassword(accounts::NameAndPassword),
    /// List all accounts, one JSON object a line.
    ListUsers,
    /// Check the database's pages, replay the log of every match, recompute every rating and balance, and compare them
    /// with the stored ones. Exit status 1 if anything differs.
    Check,
    /// Check the ratings.
    Ratings {
        #[command(subcommand)]
        task: RatingsTask,
    },
    /// Appoint and remove moderators.
    Moderator {
        #[command(subcommand)]
        task: ModeratorTask,
    },
    /// Sanction players and decide appeals.
    Sanction {
        #[command(subcommand)]
        task: sanctions::SanctionTask,
    },
    /// Void matches: ratings, records and credits become what they would be without them.
    Void {
        #[command(subcommand)]
        task: sanctions::VoidTask,
    },
    /// Begin or end maintenance: no match begins, and matches in play go on. Use it before a node or the database is
    /// stopped for a longer time.
    Maintenance {
        #[command(subcommand)]
        task: MaintenanceTask,
    },
    /// Verify the ledger of play credits, or grant credits.
    Ledger {
        #[command(subcommand)]
        task: LedgerTask,
    },
    /// Let an account that has lost its device and its recovery codes sign in with the password alone.
    RemoveSecondFactor {
        /// The account's name.
        name: String,
    },
    /// Remove all passkeys of an account, for example after someone else got into it.
    RemovePasskeys {
        /// The account's name.
        name: String,
    },
    /// End all sessions of an account.
    EndSessions {
        /// The account's name.
        name: String,
    },
    /// Accept the current dice key for this database, because the original key is lost for good. Matches in play can
    /// then not be finished, dice of earlier matches cannot be disclosed, and codes of second factors become invalid.
    AcceptDiceKey,
    /// Print the hashes under which the log shows a network address, one line for each day whose key is kept.
    AddressHash {
        /// An address, for example 192.0.2.1.
        address: std::net::IpAddr,
    },
    /// Refuse requests from ranges of network addresses.
    Block {
        #[command(subcommand)]
        task: block::BlockTask,
    },
    /// Run the nightly checks now: pages, logs, ratings, books, a backup and its restore. The backup replaces no
    /// earlier backup. Exit status 1 if anything is wrong.
    SelfCheck,
    /// Show plain addresses beside their hashes in the log, for a limited time.
    PlainAddresses {
        #[command(subcommand)]
        task: addresses::PlainTask,
    },
    /// Print the log of these commands, newest first, one JSON object a line.
    Log {
        /// The maximum number of lines.
        #[arg(long, value_name = "N", default_value_t = 100)]
        last: u32,
    },
}

#[derive(Debug, Subcommand)]
enum RatingsTask {
    /// Recompute every rating from the first match and compare bit for bit. Exit status 1 if anything differs.
    Verify,
}

/// The commands about moderators.
#[derive(Debug, Subcommand)]
enum ModeratorTask {
    /// Make an account a moderator.
    Add {
        /// The name of the account.
        name: String,
    },
    /// Take the role away.
    Remove {
        /// The name of the account.
        name: String,
    },
}

/// The commands about maintenance.
#[derive(Debug, Subcommand)]
enum MaintenanceTask {
    /// Begin maintenance: no table is opened and no match begins.
    Begin {
        /// The message to players, for example the expected end.
        #[arg(long, value_name = "TEXT", default_value = "")]
        message: String,
    },
    /// End maintenance: matches can begin again.
    End,
    /// Print the state of maintenance, and the number of matches in play.
    Status,
}

#[derive(Debug, Subcommand)]
enum LedgerTask {
    /// Recompute every balance from the first transfer, and compare stakes and settlements with the matches. Exit
    /// status 1 if anything is wrong.
    Verify,
    /// Give play credits from the mint to a person or bot.
    Grant {
        /// The account's name.
        name: String,
        /// The amount, for example 100 or 2.50.
        amount: play::Credits,
    },
}

impl Admin {
    /// Runs the task in its own runtime.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.run_in_runtime())
    }

    async fn run_in_runtime(self) -> anyhow::Result<Outcome> {
        let mut settings = Settings::load(self.config.as_deref(), environment())?;
        if let Some(database) = self.database {
            settings.database.url = database;
        }
        match self.task {
            Task::Backup { to } => backup::back_up(&settings, &to).map(|()| Outcome::AllWell),
            Task::Restore { from } => backup::restore(&settings, &from).map(|()| Outcome::AllWell),
            Task::MigrateDatabase { from, to } => migrate_database(&from, &to),
            Task::OnStore(StoreTask::Check) => check::check(&settings).await,
            Task::OnStore(task) => {
                let store = Store::open(&settings.store()?, OpenedBy::Tool, Metrics::new().store)?;
                let outcome = task.run(&store, &settings).await;
                store.close().await;
                outcome
            }
        }
    }
}

impl StoreTask {
    async fn run(self, store: &Store, settings: &Settings) -> anyhow::Result<Outcome> {
        let passwords = PasswordHasher::new(settings.accounts.hash_cost, 1)?;
        match self {
            StoreTask::CreateUser(wanted) => accounts::create_user(store, &passwords, wanted).await?,
            StoreTask::SetPassword(wanted) => accounts::set_password(store, &passwords, wanted).await?,
            StoreTask::ListUsers => accounts::list_users(store).await?,
            StoreTask::RemoveSecondFactor { name } => accounts::remove_second_factor(store, &name).await?,
            StoreTask::RemovePasskeys { name } => accounts::remove_passkeys(store, &name).await?,
            StoreTask::EndSessions { name } => accounts::end_sessions(store, &name).await?,
            StoreTask::AcceptDiceKey => accept_dice_key(store, settings).await?,
            StoreTask::Log { last } => print_log(store, last).await?,
            StoreTask::Moderator { task: ModeratorTask::Add { name } } => {
                accounts::set_moderator(store, &name, true).await?
            }
            StoreTask::Moderator { task: ModeratorTask::Remove { name } } => {
                accounts::set_moderator(store, &name, false).await?
            }
            StoreTask::AddressHash { address } => addresses::print_hashes(store, settings, address).await?,
            StoreTask::PlainAddresses { task } => addresses::show_plainly(store, task).await?,
            StoreTask::Sanction { task } => task.run(store).await?,
            StoreTask::Void { task } => task.run(store).await?,
            StoreTask::Maintenance { task } => maintain(store, task).await?,
            StoreTask::Check => return check::check_contents(store, settings).await,
            StoreTask::SelfCheck => return check::self_check(store, settings).await,
            StoreTask::Block { task } => block::block(store, task).await?,
            StoreTask::Ratings { task: RatingsTask::Verify } => return check::verify_ratings(store).await,
            StoreTask::Ledger { task: LedgerTask::Verify } => return check::verify_ledger(store).await,
            StoreTask::Ledger { task: LedgerTask::Grant { name, amount } } => {
                grant(store, &name, amount).await?;
            }
        }
        Ok(Outcome::AllWell)
    }
}

async fn accept_dice_key(store: &Store, settings: &Settings) -> anyhow::Result<()> {
    let path = settings.dice_key_file()?;
    match dice_key::look(store, &path).await {
        Ok(_) => return say(&format!("{} is this database's key already", path.display())),
        Err(DiceKeyError::Foreign(_)) => {}
        Err(error) => return Err(error.into()),
    }
    let (fingerprint, now) = (SeedVault::open(&path)?.fingerprint(), SystemClock.now());
    let replace = move |connection: &mut AnyConn| key_rows::replace(connection, &fingerprint, now);
    noted(store, act("accept-dice-key", None, ""), replace, |()| true).await?;
    say(&format!("{} is this database's key from now on", path.display()))
}

fn migrate_database(from: &str, to: &str) -> anyhow::Result<Outcome> {
    let from: DatabaseUrl = from.parse().context("--from")?;
    let to: DatabaseUrl = to.parse().context("--to")?;
    let moved = transfer::transfer(&from, &to, |file| {
        (act("migrate-database", None, &format!("from {file}")), SystemClock.now())
    })?;
    let rows: u64 = moved.iter().map(|moved| moved.contents.rows).sum();
    for Moved { table, contents } in &moved {
        say(&format!("{table:<24}{:>12} rows  {:032x}", contents.rows, contents.checksum))?;
    }
    say(&format!("{rows} rows in {} tables are moved and are the same on both sides", moved.len()))?;
    say("the dice key is not in the database: give the file dice.key to every node as live.dice_key_file")?;
    Ok(Outcome::AllWell)
}

async fn maintain(store: &Store, task: MaintenanceTask) -> anyhow::Result<()> {
    match task {
        MaintenanceTask::Begin { message } => {
            let now = SystemClock.now();
            let message = message.trim().to_owned();
            if message.chars().count() > MAINTENANCE_MESSAGE_MAX {
                bail!("--message: at most {MAINTENANCE_MESSAGE_MAX} characters");
            }
            let act = act("maintenance begin", None, &message);
            let begin = move |connection: &mut AnyConn| maintenance::begin(connection, &message, now);
            noted(store, act, begin, |_since| true).await?;
            say("no match begins from now on; those in play go on")?;
        }
        MaintenanceTask::End => {
            let was_on =
                noted(store, act("maintenance end", None, ""), maintenance::end, |was_on| *was_on).await?;
            say(if was_on { "matches begin again" } else { "there was no maintenance" })?;
        }
        MaintenanceTask::Status => {
            let current = store.read(maintenance::current).await?;
            say(if current.is_some() { "maintenance: no match begins" } else { "no maintenance" })?;
        }
    }
    let playing = store.read(|connection| matches::playing(connection, i64::MAX)).await?;
    let live = playing.iter().filter(|facts| matches!(facts.settings.time, TimeControl::Live { .. })).count();
    let others = playing.len() - live;
    say(&format!("matches in play: {live} with a live clock, {others} by correspondence or without a clock"))
}

async fn grant(store: &Store, name: &str, amount: play::Credits) -> anyhow::Result<()> {
    if amount <= play::Credits::ZERO {
        bail!("only amounts above zero can be granted");
    }
    let account = account_of(store, name).await?;
    let (id, now) = (account.id, SystemClock.now());
    let grant = move |connection: &mut AnyConn| ledger::grant_by_admin(connection, id, amount, now);
    let act = act("ledger grant", Some(id), &amount.to_string());
    let granted = noted(store, act, grant, Option::is_some).await?;
    let balance = granted.with_context(|| format!("{} is a guest and has no credits", account.name))?;
    say(&format!("{} has {balance} now", account.name))
}

async fn print_log(store: &Store, last: u32) -> anyhow::Result<()> {
    let acts = store.read(move |connection| operator_log::newest(connection, i64::from(last))).await?;
    let mut output = io::BufWriter::new(io::stdout().lock());
    for told in acts {
        let line = json!({
            "at": told.at, "operator": told.operator, "act": told.act, "name": told.name, "detail": told.detail,
        });
        writeln!(output, "{line}")?;
    }
    output.flush().context("standard output is closed")
}
