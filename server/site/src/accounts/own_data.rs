//! The export of an account's data, and the deletion of an account.

use store::{
    DbError,
    account::{Account, AccountKind, UserName},
    account_locks, clubs, commentary,
    facts::Status,
    id, mail, matches, own_data, users,
};
use texts::refusals;
use wire::{AccountExport, Device, OwnClub, OwnClubLine, OwnCommentary, OwnVacation, ProgramsView};

use super::{Password, contacts, credits, settings, verify::verify_password};
use crate::{
    accounts::{Accounts, players},
    error::AppError,
    limits::Limit,
    messages::ToWire,
};

/// The maximum number of attempts to find an unused name for a deleted account.
const NAMES_TRIED_MAX: usize = 8;
/// The number of matches or movements that one query reads.
const PORTION: u32 = 100;
/// The maximum number of rows of each list, newest first: some megabytes.
const ROWS_MAX: usize = 20_000;

/// Returns all stored data about an account, together with the parts that the caller has read.
///
/// # Errors
/// If the database fails.
pub async fn export(
    accounts: &Accounts,
    account: &Account,
    devices: Vec<Device>,
    programs: ProgramsView,
) -> Result<AccountExport, AppError> {
    let name = account.name.as_str();
    let user = account.id;
    let mut matches = Vec::new();
    let mut before: Option<String> = None;
    while matches.len() < ROWS_MAX {
        let page = players::history(accounts, name, before.as_deref(), PORTION).await?;
        matches.extend(page.matches);
        before = page.next;
        if before.is_none() {
            break;
        }
    }
    let mut movements = Vec::new();
    let mut before = None;
    while account.kind != AccountKind::Guest && movements.len() < ROWS_MAX {
        let page = credits::statement(accounts, account, before, PORTION).await?;
        movements.extend(page.movements);
        before = page.next;
        if before.is_none() {
            break;
        }
    }
    let limit = i64::try_from(ROWS_MAX).unwrap_or(i64::MAX);
    let written =
        accounts.node.store.read(move |connection| own_data::written(connection, user, limit)).await?;
    let mail = accounts.node.store.read(move |connection| mail::own(connection, user, limit)).await?;
    let read = accounts.node.store.read(move |connection| {
        let in_clubs = (clubs::of_user(connection, user)?, clubs::said_by(connection, user, limit)?);
        Ok::<_, DbError>((in_clubs, commentary::of_user(connection, user, limit)?))
    });
    let ((clubs, club_lines), commentary) = read.await?;
    let clubs: Vec<OwnClub> = clubs
        .into_iter()
        .map(|(club, member)| OwnClub { name: club.name, role: member.role.to_wire(), since: member.since })
        .collect();
    let club_lines: Vec<OwnClubLine> = club_lines
        .into_iter()
        .map(|(club, at, text)| OwnClubLine { club: id::show(club), at, text })
        .collect();
    Ok(AccountExport {
        exported_at: accounts.node.clock.now(),
        profile: players::profile(accounts, name).await?,
        settings: settings::view_settings(accounts, account).await?.settings,
        devices,
        programs,
        current: players::current(accounts, account).await?,
        contacts: contacts::list(accounts, account).await?,
        matches,
        movements,
        mail: mail.to_wire(),
        said: written.said.to_wire(),
        messages: accounts.conversations.own(user, ROWS_MAX).await?,
        clubs,
        club_lines,
        commentary: commentary
            .into_iter()
            .map(|commentary::OwnLine { team_match, turn, at, text }| OwnCommentary {
                team_match: team_match.shown().to_string(),
                turn,
                at,
                text,
            })
            .collect(),
        vacations: written.vacations.into_iter().map(|(from, until)| OwnVacation { from, until }).collect(),
        comments: written.comments.to_wire(),
        reports: written.reports.to_wire(),
        performance: accounts.reviews.performance(user).await?,
        trainer: accounts.reviews.trainer(account).await?,
        puzzles: accounts.puzzles.puzzles(Some(account)).await?,
        puzzle_answers: accounts.puzzles.own_puzzle_answers(user).await?,
        library: accounts.reviews.library(account).await?,
        archive_names: accounts.reviews.archive_names(account).await?,
        searches: accounts.reviews.saved_searches(account).await?,
        position_notes: accounts.reviews.position_notes(account).await?,
        practices: accounts.practice.practices(account).await?,
        boards: accounts.sensor_boards.boards(account).await?,
    })
}

/// Deletes the name, the password, the sessions and all other data that belongs to an account and its bots alone.
/// Data shared with others (matches, ratings, the credit ledger) stays and shows a deleted player. A person has to
/// enter the password again. Entries and team places in events that have not begun are withdrawn.
///
/// # Errors
/// If the password is wrong, or the account or one of its bots is still in a match or in an event that has begun.
pub async fn erase(
    accounts: &Accounts,
    account: &Account,
    password: Option<Password>,
) -> Result<(), AppError> {
    accounts.node.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    if account.kind == AccountKind::Person {
        let password = password.ok_or(AppError::WrongCredentials)?;
        verify_password(accounts, &account.name, password).await?;
    }
    let owner = account.id;
    let bots = accounts.node.store.read(move |connection| users::bots_of(connection, owner)).await?;
    // An account that cannot be deleted must not lose its entries.
    for one in bots.iter().chain([account]) {
        check_unwanted(accounts, one.id).await?;
    }
    for one in bots.iter().chain([account]) {
        accounts.competitions.leave_events_before_their_start(one.id).await?;
        close_tables(accounts, one).await?;
        accounts.reviews.forget_names(one.id).await?;
    }
    // The account may have entered an event meanwhile.
    for one in bots.iter().chain([account]) {
        check_unwanted(accounts, one.id).await?;
    }
    for _ in 0..NAMES_TRIED_MAX {
        match erase_at_once(accounts, account).await {
            Err(AppError::Database(error)) if users::is_taken_name(&error) => {}
            Err(error) => return Err(error),
            Ok(erased) => {
                for one in erased {
                    accounts.matches.renamed(one.id, one.name.as_str());
                }
                return Ok(());
            }
        }
    }
    Err(AppError::Database(DbError::Conflict("no free name was found".to_owned())))
}

/// Checks that no match in play and no event that has begun needs an account.
async fn check_unwanted(accounts: &Accounts, user: id::UserId) -> Result<(), AppError> {
    let current =
        accounts.node.store.read(move |connection| matches::current::current_of(connection, user)).await?;
    let is_playing = current.iter().any(|facts| facts.status != Status::Open);
    if is_playing || accounts.competitions.is_in_a_competition(user).await? {
        return Err(still_wanted());
    }
    Ok(())
}

fn still_wanted() -> AppError {
    AppError::Conflict(refusals::account_still_wanted())
}

/// Closes the open tables of the account, except tables that belong to an event.
pub(super) async fn close_tables(accounts: &Accounts, account: &Account) -> Result<(), AppError> {
    let user = account.id;
    let current =
        accounts.node.store.read(move |connection| matches::current::current_of(connection, user)).await?;
    for facts in current.iter().filter(|facts| facts.status == Status::Open && !facts.is_of_event()) {
        accounts.matches.close_table(facts.id).await?;
    }
    Ok(())
}

/// Erases the account and its bots in one transaction. Returns them as they were before.
async fn erase_at_once(accounts: &Accounts, account: &Account) -> Result<Vec<Account>, AppError> {
    let (account, now) = (account.clone(), accounts.node.clock.now());
    let erased = accounts.node.store.write(move |connection| {
        account_locks::lock_account(connection, account.id)?;
        let mut all = users::bots_of(connection, account.id)?;
        all.push(account);
        for one in &all {
            if !matches::current::current_of(connection, one.id)?.is_empty() {
                return Err(still_wanted());
            }
            own_data::erase(connection, one, &UserName::of_deleted(id::random_id()), now)?;
        }
        Ok(all)
    });
    erased.await
}
