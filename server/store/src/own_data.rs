//! The data that belongs to one account: the contents of its export, and the data deleted with it. A new table that
//! names accounts belongs in [`erase`], or in the list of kept tables in `server/tests/api/live/own_data.rs`, which
//! checks the schema.

use diesel::{
    prelude::*,
    sql_types::{BigInt, Text},
};
use moment::Millis;

use super::{
    AnyConn, DbError, account_settings, clubs, commentary, deepening, direct_messages, held_messages,
    known_devices, ledger, listing, lobby_chat, mail, moderation, names, passkeys, push, sanctions,
    schema::{
        address_accounts, api_tokens, board_codes, board_frames, board_seats, board_usage, boards,
        chat_lines, contacts, device_accounts, duplicate_results, imports, library_cards, library_matches,
        moderators, own_names, performances, player_records, position_notes, practices, ratings, reports,
        review_comments, saved_searches, sessions, shared_positions, trainer_cards, users, vacations,
    },
    second_factors,
};
use crate::{
    account::{Account, AccountKind, UserName},
    id::{MatchId, UserId},
    moderation::ReportReason,
};

/// The texts and vacations of an account.
#[derive(Debug)]
pub struct OwnTexts {
    pub said: Vec<StoredChatLine>,
    /// The start and the end of each vacation.
    pub vacations: Vec<(Millis, Millis)>,
    pub comments: Vec<Comment>,
    pub reports: Vec<Reported>,
}

/// A chat line of an account.
#[derive(Debug)]
pub struct StoredChatLine {
    /// The table; `None` in the lobby.
    pub match_id: Option<MatchId>,
    pub at: Millis,
    pub text: String,
}

/// A comment of an account on a match.
#[derive(Debug)]
pub struct Comment {
    pub match_id: MatchId,
    /// The place in the match, from 1.
    pub stop: u32,
    pub at: Millis,
    pub text: String,
}

/// A report by an account.
#[derive(Debug)]
pub struct Reported {
    /// The name of the reported player.
    pub player: String,
    pub reason: ReportReason,
    pub text: String,
    pub at: Millis,
}

/// Returns what an account has written, newest first, at most `limit` of each kind.
pub fn written(connection: &mut AnyConn, user: UserId, limit: i64) -> Result<OwnTexts, DbError> {
    let user = user.to_row();
    let said: Vec<(i64, i64, String)> = chat_lines::table
        .filter(chat_lines::user_id.eq(user))
        .order((chat_lines::at.desc(), chat_lines::match_id, chat_lines::number.desc()))
        .limit(limit)
        .select((chat_lines::match_id, chat_lines::at, chat_lines::text))
        .load(connection)?;
    let comments: Vec<(i64, i32, i64, String)> = review_comments::table
        .filter(review_comments::author_id.eq(user))
        .order((review_comments::at.desc(), review_comments::id))
        .limit(limit)
        .select((
            review_comments::match_id,
            review_comments::stop,
            review_comments::at,
            review_comments::text,
        ))
        .load(connection)?;
    let sent: Vec<(String, String, String, i64)> = reports::table
        .inner_join(users::table.on(users::id.eq(reports::player_id)))
        .filter(reports::reporter_id.eq(user))
        .order((reports::at.desc(), reports::id))
        .limit(limit)
        .select((users::name, reports::reason, reports::text, reports::at))
        .load(connection)?;
    let mut said: Vec<StoredChatLine> = said
        .into_iter()
        .map(|(id, at, text)| StoredChatLine { match_id: Some(MatchId::from_row(id)), at: Millis(at), text })
        .collect();
    let in_lobby = lobby_chat::lines_of(connection, user, limit)?;
    said.extend(in_lobby.into_iter().map(|(at, text)| StoredChatLine { match_id: None, at, text }));
    let away = vacations::table
        .filter(vacations::user_id.eq(user))
        .order(vacations::from_at.desc())
        .limit(limit)
        .select((vacations::from_at, vacations::until_at))
        .load::<(i64, i64)>(connection)?;
    let reports = sent.into_iter().map(|(player, reason, text, at)| {
        let reason = moderation::reason(&reason)?;
        Ok(Reported { player, reason, text, at: Millis(at) })
    });
    Ok(OwnTexts {
        said,
        vacations: away.into_iter().map(|(from, until)| (Millis(from), Millis(until))).collect(),
        comments: comments
            .into_iter()
            .map(|(id, stop, at, text)| Comment {
                match_id: MatchId::from_row(id),
                stop: u32::try_from(stop).unwrap_or(0),
                at: Millis(at),
                text,
            })
            .collect(),
        reports: reports.collect::<Result<_, DbError>>()?,
    })
}

/// Deletes all data that belongs to this account alone, and renames the account to a meaningless name. The data
/// that matches, ratings, the books, tournaments and the moderators' log need stays, with the new name. Fails with a
/// conflict if the name is taken.
pub fn erase(
    connection: &mut AnyConn,
    account: &Account,
    name: &UserName,
    now: Millis,
) -> Result<(), DbError> {
    let id = account.id.to_row();
    rename(connection, account, name)?;
    names::bury(connection, account, now)?;
    second_factors::remove(connection, account.id)?;
    passkeys::remove_all(connection, account.id)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(id))).execute(connection)?;
    diesel::delete(device_accounts::table.filter(device_accounts::user_id.eq(id))).execute(connection)?;
    diesel::delete(address_accounts::table.filter(address_accounts::user_id.eq(id))).execute(connection)?;
    diesel::delete(api_tokens::table.filter(api_tokens::user_id.eq(id))).execute(connection)?;
    let either = contacts::user_id.eq(id).or(contacts::other_id.eq(id));
    diesel::delete(contacts::table.filter(either)).execute(connection)?;
    diesel::delete(chat_lines::table.filter(chat_lines::user_id.eq(id))).execute(connection)?;
    lobby_chat::forget(connection, id)?;
    mail::erase(connection, account.id)?;
    push::erase(connection, account.id)?;
    held_messages::erase(connection, account.id)?;
    direct_messages::erase(connection, account.id)?;
    clubs::erase(connection, account.id, now)?;
    ledger::forget_promise(connection, account.id)?;
    commentary::erase(connection, account.id)?;
    known_devices::erase(connection, account.id)?;
    diesel::delete(vacations::table.filter(vacations::user_id.eq(id))).execute(connection)?;
    diesel::delete(review_comments::table.filter(review_comments::author_id.eq(id))).execute(connection)?;
    diesel::delete(trainer_cards::table.filter(trainer_cards::owner_id.eq(id))).execute(connection)?;
    diesel::delete(performances::table.filter(performances::user_id.eq(id))).execute(connection)?;
    diesel::delete(practices::table.filter(practices::user_id.eq(id))).execute(connection)?;
    crate::puzzles::forget(connection, id)?;
    account_settings::forget(connection, account.id)?;
    diesel::delete(imports::table.filter(imports::owner_id.eq(id))).execute(connection)?;
    diesel::delete(own_names::table.filter(own_names::owner_id.eq(id))).execute(connection)?;
    diesel::delete(library_cards::table.filter(library_cards::owner_id.eq(id))).execute(connection)?;
    diesel::delete(saved_searches::table.filter(saved_searches::owner_id.eq(id))).execute(connection)?;
    diesel::delete(position_notes::table.filter(position_notes::owner_id.eq(id))).execute(connection)?;
    diesel::delete(shared_positions::table.filter(shared_positions::owner_id.eq(id))).execute(connection)?;
    // The analyses are deleted with their matches.
    diesel::delete(library_matches::table.filter(library_matches::owner_id.eq(id))).execute(connection)?;
    deepening::forget_orphans(connection, account.id)?;
    diesel::delete(duplicate_results::table.filter(duplicate_results::user_id.eq(id))).execute(connection)?;
    diesel::delete(player_records::table.filter(player_records::user_id.eq(id))).execute(connection)?;
    // The rating stays, because other ratings were computed from it, but no list shows it.
    diesel::update(ratings::table.filter(ratings::user_id.eq(id)))
        .set(ratings::rated_at.eq(NEVER))
        .execute(connection)?;
    listing::leave(connection, account.id)?;
    erase_boards(connection, id)?;
    erase_moderation(connection, id)
}

/// Deletes the row of an account after [`erase`]. Returns `false`, and keeps the row, if other rows still refer to
/// the account.
pub fn delete_nameless(connection: &mut AnyConn, id: UserId) -> Result<bool, DbError> {
    use diesel::result::{DatabaseErrorKind::ForeignKeyViolation, Error};
    let deleted = connection
        // In a savepoint, because after a failed statement PostgreSQL refuses all others of the transaction.
        .transaction(|connection| {
            ledger::close_unused(connection, id)?;
            diesel::delete(users::table.find(id.to_row())).execute(connection)
        });
    match deleted {
        Ok(_one) => Ok(true),
        Err(Error::DatabaseError(ForeignKeyViolation, _)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Returns true if others may know an account by its name: it has a contact, a conversation or a club.
pub fn is_known(connection: &mut AnyConn, id: UserId) -> Result<bool, DbError> {
    let known: i64 =
        contacts::table.filter(contacts::other_id.eq(id.to_row())).count().get_result(connection)?;
    Ok(known > 0
        || !direct_messages::list_conversations(connection, id)?.is_empty()
        || !clubs::of_user(connection, id)?.is_empty())
}

/// A time before every rated match. `ratings::is_of_deleted` recognises it.
const NEVER: i64 = -1;

fn rename(connection: &mut AnyConn, account: &Account, name: &UserName) -> Result<(), DbError> {
    let id = account.id.to_row();
    let row = users::table.find(id);
    let renamed = (users::name.eq(name.as_str()), users::name_folded.eq(name.folded()));
    match account.kind {
        // A bot stays a bot, so that old matches do not show it as a person.
        AccountKind::Bot => diesel::update(row).set(renamed).execute(connection)?,
        AccountKind::Person | AccountKind::Guest => {
            let nobody = (
                users::kind.eq(AccountKind::Guest.as_str()),
                users::password_hash.eq(None::<String>),
                users::picture.eq(None::<String>),
                users::flag.eq(None::<String>),
                users::words.eq(None::<String>),
                users::title.eq(None::<String>),
            );
            diesel::update(row).set((renamed, nobody)).execute(connection)?
        }
    };
    rename_in_trainers(connection, account, name)
}

/// Renames an account, in all its old and new matches. The old name stays reserved for good. Fails with a conflict if
/// the new name is taken.
pub fn give_name(
    connection: &mut AnyConn,
    account: &Account,
    name: &UserName,
    now: Millis,
) -> Result<(), DbError> {
    diesel::update(users::table.find(account.id.to_row()))
        .set((users::name.eq(name.as_str()), users::name_folded.eq(name.folded())))
        .execute(connection)?;
    names::bury(connection, account, now)?;
    names::reserve_keys(connection, &Account { name: name.clone(), ..account.clone() }, now)?;
    rename_in_trainers(connection, account, name)
}

/// Renames a player in other users' trainer questions, which name their opponents.
fn rename_in_trainers(connection: &mut AnyConn, account: &Account, name: &UserName) -> Result<(), DbError> {
    let field = |name: &str| format!("\"opponent\":\"{name}\"");
    diesel::sql_query(
        "UPDATE trainer_cards SET question = replace(question, $1, $2) \
         WHERE match_id IN (SELECT id FROM matches WHERE white_id = $3 OR black_id = $3)",
    )
    .bind::<Text, _>(field(account.name.as_str()))
    .bind::<Text, _>(field(name.as_str()))
    .bind::<BigInt, _>(account.id.to_row())
    .execute(connection)?;
    Ok(())
}

fn erase_boards(connection: &mut AnyConn, owner: i64) -> Result<(), DbError> {
    let own: Vec<i64> =
        boards::table.filter(boards::owner_id.eq(owner)).select(boards::id).load(connection)?;
    diesel::delete(board_codes::table.filter(board_codes::owner_id.eq(owner))).execute(connection)?;
    diesel::delete(board_seats::table.filter(board_seats::board_id.eq_any(&own))).execute(connection)?;
    diesel::delete(board_frames::table.filter(board_frames::board_id.eq_any(&own))).execute(connection)?;
    diesel::delete(board_usage::table.filter(board_usage::board_id.eq_any(&own))).execute(connection)?;
    diesel::delete(boards::table.filter(boards::owner_id.eq(owner))).execute(connection)?;
    Ok(())
}

/// Deletes an account's moderator role and the reports by or about it, and blanks its appeals. Entries of the
/// moderation log stay.
fn erase_moderation(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    diesel::delete(moderators::table.filter(moderators::user_id.eq(id))).execute(connection)?;
    let about = reports::reporter_id.eq(id).or(reports::player_id.eq(id));
    diesel::delete(reports::table.filter(about)).execute(connection)?;
    sanctions::forget_words(connection, id)?;
    Ok(())
}
