//! Performances, trainer cards and comments on matches.

use diesel::prelude::*;
use moment::Millis;

pub use crate::{
    repetition::{CardCounts, LEARNED_DAYS, Memory, Repetition},
    stored::{
        analysis::{Amount, Tally, Totals},
        lesson::{MistakeTheme, Played, PlayedPart, StoredQuestion, TypicalMistake},
    },
};

use super::{
    AnyConn, DbError,
    columns::column,
    library_cards,
    schema::{matches, performances, review_comments, trainer_cards, users},
    titles,
};
use crate::{
    account::UserName,
    id::{self, MatchId, UserId},
    stored::{from_json, to_json},
};

/// A comment on a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The public form of its id.
    pub id: String,
    /// The place in the match, from 1.
    pub stop: u32,
    /// The name of its author.
    pub name: String,
    pub at: Millis,
    pub text: String,
}

/// The lesson of one player of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    pub player: UserId,
    /// The player at the other seat; after a substitution there, the last one.
    pub opponent: UserId,
    pub played: Played,
    /// The part of the match that the player played. `None` for the whole match, at the seat of its row.
    pub part: Option<PlayedPart>,
    /// The questions with their places in the match, from 1.
    pub questions: Vec<(u32, StoredQuestion)>,
}

/// The performance of a player in one match.
#[derive(Debug, Clone, PartialEq)]
pub struct PerformanceRow {
    pub match_id: MatchId,
    pub ended_at: Millis,
    pub opponent: String,
    pub played: Played,
}

/// A card of the trainer.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    pub match_id: MatchId,
    pub stop: u32,
    /// `None` before the first answer.
    pub memory: Option<Memory>,
    /// The number of answers.
    pub asked: i32,
    pub question: StoredQuestion,
}

/// Stores the lessons of the players of a match. Bots get no trainer cards, but their performances are stored.
pub fn insert_lessons(connection: &mut AnyConn, id: MatchId, lessons: Vec<Lesson>) -> Result<(), DbError> {
    let ended_at: Option<i64> =
        matches::table.find(id.to_row()).select(matches::ended_at).first(connection)?;
    let Some(ended_at) = ended_at else {
        return Err(DbError::Broken(format!("matches: the finished match {id} lacks something")));
    };
    for lesson in lessons {
        let (player, opponent) = (lesson.player.to_row(), lesson.opponent.to_row());
        let (kind, name): (String, String) =
            users::table.find(player).select((users::kind, users::name_folded)).first(connection)?;
        // The account may have been deleted while the match was being analysed.
        if UserName::is_of_deleted(&name) {
            continue;
        }
        diesel::insert_into(performances::table)
            .values((
                performances::user_id.eq(player),
                performances::match_id.eq(id.to_row()),
                performances::ended_at.eq(ended_at),
                performances::opponent_id.eq(opponent),
                performances::played.eq(lesson.played.encode()),
                performances::part.eq(lesson.part.as_ref().map(PlayedPart::encode)),
            ))
            .execute(connection)?;
        if kind == "bot" {
            continue;
        }
        titles::refresh(connection, UserId::from_row(player))?;
        for (stop, question) in lesson.questions {
            let question = StoredQuestion { at: Millis(ended_at), ..question };
            diesel::insert_into(trainer_cards::table)
                .values((
                    trainer_cards::owner_id.eq(player),
                    trainer_cards::match_id.eq(id.to_row()),
                    trainer_cards::stop.eq(column(stop)),
                    trainer_cards::question.eq(to_json(&question)),
                    trainer_cards::box_.eq(0),
                    trainer_cards::due_at.eq(ended_at),
                    trainer_cards::asked.eq(0),
                ))
                .execute(connection)?;
        }
    }
    Ok(())
}

/// Returns a user's latest performances, newest first.
pub fn performances_of(
    connection: &mut AnyConn,
    user: UserId,
    limit: i64,
) -> Result<Vec<PerformanceRow>, DbError> {
    let rows: Vec<(i64, i64, String, String)> = performances::table
        .inner_join(users::table.on(users::id.eq(performances::opponent_id)))
        .filter(performances::user_id.eq(user.to_row()))
        .order((performances::ended_at.desc(), performances::match_id.desc()))
        .limit(limit)
        .select((performances::match_id, performances::ended_at, users::name, performances::played))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, ended_at, opponent, played)| {
            let played = Played::decode(&played)?;
            Ok(PerformanceRow {
                match_id: MatchId::from_row(id),
                ended_at: Millis(ended_at),
                opponent,
                played,
            })
        })
        .collect()
}

/// Calls `each` for the newest performances of people in rated matches, at most `limit` times.
pub fn each_rated<E: From<DbError>>(
    connection: &mut AnyConn,
    limit: i64,
    mut each: impl FnMut(UserId, Played) -> Result<(), E>,
) -> Result<(), E> {
    const ROWS: i64 = 500;
    use performances as p;
    // The place of the last row. It includes the user, because both players of a match have the same time and match.
    let mut last = (i64::MAX, i64::MAX, i64::MAX);
    let mut left = limit;
    while left > 0 {
        let rows: Vec<(i64, i64, i64, String)> = p::table
            .inner_join(matches::table.on(matches::id.eq(p::match_id)))
            .inner_join(users::table.on(users::id.eq(p::user_id)))
            .filter(matches::rating_list.is_not_null())
            .filter(users::kind.ne("bot"))
            .filter(
                p::ended_at.lt(last.0).or(p::ended_at
                    .eq(last.0)
                    .and(p::match_id.lt(last.1).or(p::match_id.eq(last.1).and(p::user_id.gt(last.2))))),
            )
            .order((p::ended_at.desc(), p::match_id.desc(), p::user_id.asc()))
            .limit(ROWS.min(left))
            .select((p::user_id, p::match_id, p::ended_at, p::played))
            .load(connection)
            .map_err(DbError::from)?;
        let Some(&(user, id, ended_at, _)) = rows.last() else { break };
        last = (ended_at, id, user);
        left -= ROWS;
        for (user, _, _, played) in rows {
            each(UserId::from_row(user), Played::decode(&played)?)?;
        }
    }
    Ok(())
}

type CardColumns = (i64, i32, String, i32, Option<f64>, Option<f64>, Option<i64>);

/// Returns the card that has been due the longest.
pub fn due_card(connection: &mut AnyConn, owner: UserId, now: Millis) -> Result<Option<Card>, DbError> {
    let row: Option<CardColumns> = trainer_cards::table
        .filter(trainer_cards::owner_id.eq(owner.to_row()))
        .filter(trainer_cards::due_at.le(now.0))
        .order((trainer_cards::due_at.asc(), trainer_cards::match_id.asc(), trainer_cards::stop.asc()))
        .select((
            trainer_cards::match_id,
            trainer_cards::stop,
            trainer_cards::question,
            trainer_cards::asked,
            trainer_cards::stability,
            trainer_cards::difficulty,
            trainer_cards::reviewed_at,
        ))
        .first(connection)
        .optional()?;
    row.map(card).transpose()
}

/// Returns a user's card for a place in a match.
pub fn card_of(
    connection: &mut AnyConn,
    owner: UserId,
    id: MatchId,
    stop: u32,
) -> Result<Option<Card>, DbError> {
    let row: Option<CardColumns> = trainer_cards::table
        .find((owner.to_row(), id.to_row(), column(stop)))
        .select((
            trainer_cards::match_id,
            trainer_cards::stop,
            trainer_cards::question,
            trainer_cards::asked,
            trainer_cards::stability,
            trainer_cards::difficulty,
            trainer_cards::reviewed_at,
        ))
        .first(connection)
        .optional()?;
    row.map(card).transpose()
}

/// Stores the result of an answer, if no other answer was stored meanwhile. Returns true if it is stored.
pub fn answered(
    connection: &mut AnyConn,
    owner: UserId,
    (id, stop): (MatchId, u32),
    Repetition { asked, memory, due_at }: Repetition,
) -> Result<bool, DbError> {
    let key = (owner.to_row(), id.to_row(), column(stop));
    let same = trainer_cards::table.find(key).filter(trainer_cards::asked.eq(asked));
    let stored = diesel::update(same)
        .set((
            trainer_cards::stability.eq(memory.stability),
            trainer_cards::difficulty.eq(memory.difficulty),
            trainer_cards::reviewed_at.eq(memory.reviewed_at.0),
            trainer_cards::due_at.eq(due_at.0),
            trainer_cards::asked.eq(trainer_cards::asked + 1),
        ))
        .execute(connection)?;
    Ok(stored > 0)
}

/// Returns how many questions from the user's own and imported matches are due, waiting and learned.
pub fn count_cards(connection: &mut AnyConn, owner: UserId, now: Millis) -> Result<CardCounts, DbError> {
    let mut rows: Vec<(Option<f64>, i64)> = trainer_cards::table
        .filter(trainer_cards::owner_id.eq(owner.to_row()))
        .select((trainer_cards::stability, trainer_cards::due_at))
        .load(connection)?;
    rows.extend(library_cards::times(connection, owner)?);
    let counted = |counts: CardCounts, (stability, due_at)| counts.with(stability, Millis(due_at), now);
    Ok(rows.into_iter().fold(CardCounts::default(), counted))
}

/// Returns the comments on a match, in the order of the match.
pub fn comments_of(connection: &mut AnyConn, id: MatchId) -> Result<Vec<Comment>, DbError> {
    let rows: Vec<(i64, i32, String, i64, String)> = review_comments::table
        .inner_join(users::table.on(users::id.eq(review_comments::author_id)))
        .filter(review_comments::match_id.eq(id.to_row()))
        .order((review_comments::stop.asc(), review_comments::at.asc(), review_comments::id.asc()))
        .select((
            review_comments::id,
            review_comments::stop,
            users::name,
            review_comments::at,
            review_comments::text,
        ))
        .load(connection)?;
    let comment = |(row, stop, name, at, text): (i64, i32, String, i64, String)| Comment {
        id: id::show(row),
        stop: u32::try_from(stop).unwrap_or(1),
        name,
        at: Millis(at),
        text,
    };
    Ok(rows.into_iter().map(comment).collect())
}

/// Returns the number of comments on a match, and locks the match until the end of the transaction, so that the number
/// stays true. SQLite has one writer.
pub fn count_comments(connection: &mut AnyConn, id: MatchId) -> Result<i64, DbError> {
    if let AnyConn::Postgres(postgres) = connection {
        matches::table.find(id.to_row()).select(matches::id).for_no_key_update().load::<i64>(postgres)?;
    }
    let count = review_comments::table
        .filter(review_comments::match_id.eq(id.to_row()))
        .count()
        .get_result(connection)?;
    Ok(count)
}

/// Stores a comment.
pub fn insert_comment(
    connection: &mut AnyConn,
    row: i64,
    (id, stop): (MatchId, u32),
    author: UserId,
    at: Millis,
    text: &str,
) -> Result<(), DbError> {
    diesel::insert_into(review_comments::table)
        .values((
            review_comments::id.eq(row),
            review_comments::match_id.eq(id.to_row()),
            review_comments::stop.eq(column(stop)),
            review_comments::author_id.eq(author.to_row()),
            review_comments::at.eq(at.0),
            review_comments::text.eq(text),
        ))
        .execute(connection)?;
    Ok(())
}

/// Deletes a comment of this author. Returns false if there is none.
pub fn delete_comment(
    connection: &mut AnyConn,
    id: MatchId,
    row: i64,
    author: UserId,
) -> Result<bool, DbError> {
    let theirs = review_comments::table
        .filter(review_comments::id.eq(row))
        .filter(review_comments::match_id.eq(id.to_row()))
        .filter(review_comments::author_id.eq(author.to_row()));
    Ok(diesel::delete(theirs).execute(connection)? > 0)
}

fn card(
    (id, stop, question, asked, stability, difficulty, reviewed_at): CardColumns,
) -> Result<Card, DbError> {
    Ok(Card {
        match_id: MatchId::from_row(id),
        stop: u32::try_from(stop).unwrap_or(1),
        memory: Memory::of_columns(stability, difficulty, reviewed_at),
        asked,
        question: from_json("trainer_cards", &question)?,
    })
}
