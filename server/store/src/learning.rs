//! Performances, trainer cards and comments on matches.

use diesel::prelude::*;
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    columns::column,
    schema::{matches, performances, review_comments, trainer_cards, users},
    titles,
};
use crate::{
    account::UserName,
    facts::Both,
    id::{self, MatchId, UserId},
    stored::{
        analysis::{Stakes, Step},
        from_json, to_json,
    },
};

/// A stored performance of one side of a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub totals: Totals,
    pub mistakes: Vec<TypicalMistake>,
}

/// The totals of one side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Totals {
    pub all: Tally,
    pub plays: Tally,
    /// Doubles, made and not made.
    pub doubles: Tally,
    /// Takes, passes, beavers, raccoons.
    pub answers: Tally,
    pub opening: Tally,
    pub contact: Tally,
    pub race: Tally,
    pub bear_off: Tally,
    /// The number of rolls of this side.
    pub rolls: u32,
    /// The luck of all its rolls.
    pub luck: Amount,
    /// The Snowie error rate: 1000 times its error divided by the rolls of both sides.
    pub snowie_error_rate: Option<f64>,
}

/// The totals of one kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The number of decisions that count.
    pub decisions: u32,
    /// The total cost of errors in them.
    pub error: Amount,
    /// PR, 500 times the mean error; `None` without a decision.
    pub performance_rating: Option<f64>,
    pub doubtful: u32,
    pub bad: u32,
    pub very_bad: u32,
}

/// A difference of two values.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Amount {
    /// In units of the cube before the decision or roll: normalised equity.
    pub equity: f64,
    /// In the chance of winning the match, or in points.
    pub stake: f64,
}

/// A kind of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MistakeTheme {
    /// Did not double where doubling was right.
    MissedDouble,
    /// Doubled where rolling was right.
    WrongDouble,
    /// Cashed where playing on for a gammon was right.
    TooGood,
    /// Took where passing was right.
    WrongTake,
    /// Passed where taking was right.
    WrongPass,
    /// Did not hit where the best play hits.
    MissedHit,
    /// Hit where the best play does not.
    WrongHit,
    /// Made fewer points than the best play.
    PointNotMade,
    /// Kept a back checker where the best play runs.
    StayedBack,
    /// Ran where the best play stays.
    RanTooSoon,
    /// Left more blots than the best play.
    TooLoose,
    /// Left fewer blots than the best play.
    TooSafe,
    /// A mistake in a race.
    Race,
    /// A mistake in the bear-off.
    BearOff,
    /// Another kind of mistake.
    Other,
}

impl MistakeTheme {
    /// All kinds. Packed decisions store their places in this list, so new kinds come last.
    pub const ALL: [MistakeTheme; 15] = [
        MistakeTheme::MissedDouble,
        MistakeTheme::WrongDouble,
        MistakeTheme::TooGood,
        MistakeTheme::WrongTake,
        MistakeTheme::WrongPass,
        MistakeTheme::MissedHit,
        MistakeTheme::WrongHit,
        MistakeTheme::PointNotMade,
        MistakeTheme::StayedBack,
        MistakeTheme::RanTooSoon,
        MistakeTheme::TooLoose,
        MistakeTheme::TooSafe,
        MistakeTheme::Race,
        MistakeTheme::BearOff,
        MistakeTheme::Other,
    ];
}

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

/// A number of similar mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct TypicalMistake {
    pub theme: MistakeTheme,
    pub count: u32,
    /// Their total cost in units of the cube.
    pub error: f64,
}

/// A stored question of the trainer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The analysed decision.
    pub step: Step,
    /// True if the question is about the cube and not the play.
    pub by_cube: bool,
    /// The stakes of the match.
    pub stakes: Stakes,
    /// The points of both sides.
    pub score: Both,
    pub crawford: bool,
    pub opponent: String,
    pub at: Millis,
}

/// The lesson of one side of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct Lesson {
    pub played: Played,
    /// The questions with their places in the match, from 1.
    pub questions: Vec<(u32, Question)>,
}

/// A row of a performance.
#[derive(Debug, Clone, PartialEq)]
pub struct PerformanceRow {
    pub match_id: MatchId,
    pub ended_at: Millis,
    pub opponent: String,
    pub played: Played,
}

/// The memory of a question, as FSRS describes it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// The days after which the chance to know the answer has fallen to 90 %.
    pub stability: f64,
    /// How hard it is to remember: 1 to 10.
    pub difficulty: f64,
    /// The time of the last answer.
    pub reviewed_at: Millis,
}

impl Memory {
    /// Returns the memory that three columns hold; all are null before the first answer.
    pub(crate) fn of_columns(
        stability: Option<f64>,
        difficulty: Option<f64>,
        reviewed_at: Option<i64>,
    ) -> Option<Memory> {
        Some(Memory { stability: stability?, difficulty: difficulty?, reviewed_at: Millis(reviewed_at?) })
    }
}

/// The result of an answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Repetition {
    /// The number of answers before this one.
    pub asked: i32,
    /// The memory after it.
    pub memory: Memory,
    /// The time at which the question comes back.
    pub due_at: Millis,
}

/// The stability in days from which a question counts as learned. It still comes back, but rarely.
pub const LEARNED_DAYS: f64 = 21.0;

/// A card of the trainer.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    pub match_id: MatchId,
    pub stop: u32,
    /// `None` before the first answer.
    pub memory: Option<Memory>,
    /// The number of answers.
    pub asked: i32,
    pub question: Question,
}

/// The numbers of a user's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardCounts {
    pub due: u32,
    pub waiting: u32,
    /// Those among the waiting that are learned.
    pub learned: u32,
    pub next_due_at: Option<Millis>,
}

impl CardCounts {
    /// Counts a card with this stability in days.
    #[must_use]
    pub fn with(self, stability: Option<f64>, due_at: Millis, now: Millis) -> CardCounts {
        if due_at.0 <= now.0 {
            return CardCounts { due: self.due + 1, ..self };
        }
        let is_learned = stability.is_some_and(|days| days >= LEARNED_DAYS);
        CardCounts {
            waiting: self.waiting + 1,
            learned: self.learned + u32::from(is_learned),
            next_due_at: Some(self.next_due_at.map_or(due_at, |next| Millis(next.0.min(due_at.0)))),
            ..self
        }
    }
}

/// Stores the lessons of both sides of a match, White's first. Bots get no trainer cards, but their performances
/// are stored.
pub fn insert_lessons(connection: &mut AnyConn, id: MatchId, lessons: [Lesson; 2]) -> Result<(), DbError> {
    let row: (Option<i64>, Option<i64>, Option<i64>) = matches::table
        .find(id.to_row())
        .select((matches::white_id, matches::black_id, matches::ended_at))
        .first(connection)?;
    let (Some(white), Some(black), Some(ended_at)) = row else {
        return Err(DbError::Broken(format!("matches: the finished match {id} lacks something")));
    };
    for ((player, opponent), lesson) in [(white, black), (black, white)].into_iter().zip(lessons) {
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
                performances::played.eq(to_json(&lesson.played)),
            ))
            .execute(connection)?;
        if kind == "bot" {
            continue;
        }
        titles::refresh(connection, UserId::from_row(player))?;
        for (stop, question) in lesson.questions {
            let question = Question { at: Millis(ended_at), ..question };
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

/// Reads the stored performance of one side.
pub(crate) fn read_played(text: &str) -> Result<Played, DbError> {
    from_json("performances", text)
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
            let played = from_json("performances", &played)?;
            Ok(PerformanceRow {
                match_id: MatchId::from_row(id),
                ended_at: Millis(ended_at),
                opponent,
                played,
            })
        })
        .collect()
}

/// Calls `each` for the newest performances of persons in rated matches, at most `limit`.
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
            each(UserId::from_row(user), from_json("performances", &played)?)?;
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

/// Returns how many questions from matches are due, waiting and learned, from own and from imported ones.
pub fn count_cards(connection: &mut AnyConn, owner: UserId, now: Millis) -> Result<CardCounts, DbError> {
    let mut rows: Vec<(Option<f64>, i64)> = trainer_cards::table
        .filter(trainer_cards::owner_id.eq(owner.to_row()))
        .select((trainer_cards::stability, trainer_cards::due_at))
        .load(connection)?;
    rows.extend(super::library_cards::times(connection, owner)?);
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

/// Returns the number of comments on a match.
pub fn count_comments(connection: &mut AnyConn, id: MatchId) -> Result<i64, DbError> {
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
