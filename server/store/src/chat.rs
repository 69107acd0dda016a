//! Chat lines of tables.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::column,
    schema::{chat_lines, users},
};
use crate::id::{MatchId, RequestId, UserId};

/// A line to store.
#[derive(Debug, Clone)]
pub struct NewLine {
    pub id: MatchId,
    pub user: UserId,
    pub at: Millis,
    pub request: RequestId,
    pub text: String,
    /// The phrase, if `text` is the English form of one.
    pub phrase: Option<Phrase>,
    /// True if the author has no seat in the match.
    pub is_by_spectator: bool,
}

/// A phrase that each reader sees in their own language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    NiceRoll,
    LuckyMe,
    Sorry,
    Thanks,
    OneMoment,
    Back,
    GoodGame,
    AnotherGame,
    LastGame,
    Bye,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Phrase; 13] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::NiceRoll,
        Phrase::LuckyMe,
        Phrase::Sorry,
        Phrase::Thanks,
        Phrase::OneMoment,
        Phrase::Back,
        Phrase::GoodGame,
        Phrase::AnotherGame,
        Phrase::LastGame,
        Phrase::Bye,
    ];

    /// Returns the word for a row.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good_luck",
            Phrase::WellPlayed => "well_played",
            Phrase::NiceRoll => "nice_roll",
            Phrase::LuckyMe => "lucky_me",
            Phrase::Sorry => "sorry",
            Phrase::Thanks => "thanks",
            Phrase::OneMoment => "one_moment",
            Phrase::Back => "back",
            Phrase::GoodGame => "good_game",
            Phrase::AnotherGame => "another_game",
            Phrase::LastGame => "last_game",
            Phrase::Bye => "bye",
        }
    }

    /// Returns the English form, for clients that do not know the phrase.
    pub const fn in_english(self) -> &'static str {
        match self {
            Phrase::Hello => "Hello!",
            Phrase::GoodLuck => "Good luck!",
            Phrase::WellPlayed => "Well played!",
            Phrase::NiceRoll => "Nice roll!",
            Phrase::LuckyMe => "That was lucky.",
            Phrase::Sorry => "Sorry!",
            Phrase::Thanks => "Thank you!",
            Phrase::OneMoment => "One moment, please.",
            Phrase::Back => "I am back.",
            Phrase::GoodGame => "Good game!",
            Phrase::AnotherGame => "Another game?",
            Phrase::LastGame => "This is my last game.",
            Phrase::Bye => "I have to go. Bye!",
        }
    }
}

/// A stored line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number of the line, from 1.
    pub number: u32,
    /// The name of its author.
    pub name: String,
    pub at: Millis,
    pub text: String,
    pub phrase: Option<Phrase>,
    /// True if the author had no seat in the match.
    pub is_by_spectator: bool,
}

/// The lines that a reader may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// All lines.
    All,
    /// The lines of the players.
    OfPlayers,
}

/// Stores a line under the next number of its table, once for each request. The numbers continue those of the
/// `earlier` games of its session. Returns `false`, and stores nothing, if the table has `lines_max` lines already.
pub fn say(
    connection: &mut AnyConn,
    line: &NewLine,
    earlier: &[MatchId],
    lines_max: u32,
) -> Result<bool, DbError> {
    let known: i64 = chat_lines::table
        .filter(chat_lines::match_id.eq(line.id.to_row()))
        .filter(chat_lines::user_id.eq(line.user.to_row()))
        .filter(chat_lines::request.eq(&line.request.0))
        .count()
        .get_result(connection)?;
    if known > 0 {
        return Ok(true);
    }
    let said: i64 =
        chat_lines::table.filter(chat_lines::match_id.eq(line.id.to_row())).count().get_result(connection)?;
    if said >= i64::from(lines_max) {
        return Ok(false);
    }
    let last: Option<i32> = chat_lines::table
        .filter(chat_lines::match_id.eq_any(with(line.id, earlier)))
        .select(diesel::dsl::max(chat_lines::number))
        .first(connection)?;
    diesel::insert_into(chat_lines::table)
        .values((
            chat_lines::match_id.eq(line.id.to_row()),
            chat_lines::number.eq(last.unwrap_or(0) + 1),
            chat_lines::user_id.eq(line.user.to_row()),
            chat_lines::at.eq(line.at.0),
            chat_lines::request.eq(&line.request.0),
            chat_lines::text.eq(&line.text),
            chat_lines::phrase.eq(line.phrase.map(Phrase::as_str)),
            chat_lines::spectator.eq(line.is_by_spectator),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the number of the last line of each of these tables. Tables without lines are left out.
pub fn last_lines(connection: &mut AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, u32>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<(i64, Option<i32>)> = chat_lines::table
        .filter(chat_lines::match_id.eq_any(ids))
        .group_by(chat_lines::match_id)
        .select((chat_lines::match_id, diesel::dsl::max(chat_lines::number)))
        .load(connection)?;
    let lines = rows
        .into_iter()
        .filter_map(|(id, number)| Some((MatchId::from_row(id), u32::try_from(number?).ok()?)));
    Ok(lines.collect())
}

/// The number, author, time, text and phrase of a line, and whether a spectator wrote it.
type ChatRow = (i32, String, i64, String, Option<String>, bool);

/// Returns the lines of a table and of the `earlier` games of its session after number `after` that the reader may
/// see, in order: at most the last `limit` of them.
pub fn lines_after(
    connection: &mut AnyConn,
    id: MatchId,
    earlier: &[MatchId],
    after: u32,
    shown: Shown,
    limit: i64,
) -> Result<Vec<Line>, DbError> {
    let by: &[bool] = match shown {
        Shown::All => &[false, true],
        Shown::OfPlayers => &[false],
    };
    let mut rows: Vec<ChatRow> = chat_lines::table
        .inner_join(users::table)
        .filter(chat_lines::match_id.eq_any(with(id, earlier)))
        .filter(chat_lines::number.gt(column(after)))
        .filter(chat_lines::spectator.eq_any(by))
        .order((chat_lines::number.desc(), chat_lines::at.desc()))
        .limit(limit)
        .select((
            chat_lines::number,
            users::name,
            chat_lines::at,
            chat_lines::text,
            chat_lines::phrase,
            chat_lines::spectator,
        ))
        .load(connection)?;
    rows.reverse();
    rows.into_iter()
        .map(|(number, name, at, text, phrase, is_by_spectator)| {
            let number = u32::try_from(number)
                .map_err(|_unreadable| DbError::Broken(format!("chat_lines: a number at {id}")))?;
            // A phrase that this program does not know yet is read as its text.
            let phrase =
                phrase.and_then(|word| Phrase::ALL.into_iter().find(|phrase| phrase.as_str() == word));
            Ok(Line { number, name, at: Millis(at), text, phrase, is_by_spectator })
        })
        .collect()
}

fn with(id: MatchId, earlier: &[MatchId]) -> Vec<i64> {
    earlier.iter().chain([&id]).map(|id| id.to_row()).collect()
}
