//! Puzzles: ratings, first answers, open questions, and missed puzzles that come back.
//!
//! The puzzles come with the program. Rows name them by the text of their id.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use ratings::Glicko;

use super::{
    AnyConn, DbError,
    schema::{puzzle_answers, puzzle_cards, puzzle_players, puzzle_questions, puzzle_ratings},
};
use crate::id::UserId;

/// A player of puzzles.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PuzzlePlayer {
    pub rating: Glicko,
    /// The number of first answers.
    pub answered: u32,
    /// The number of right first answers.
    pub solved: u32,
    pub streak: Streak,
}

/// Days in a row on which a puzzle was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Streak {
    /// The days in a row up to `last_day`.
    pub days: u32,
    pub best: u32,
    /// The last such day, counted from 1970 in UTC.
    pub last_day: Option<i64>,
}

impl Streak {
    /// Returns the streak after a puzzle was solved on this day. A clock that went back changes nothing.
    #[must_use]
    pub fn after_solving(self, day: i64) -> Streak {
        let days = match self.last_day {
            Some(last) if day <= last => return self,
            Some(last) if day == last + 1 => self.days + 1,
            Some(_) | None => 1,
        };
        Streak { days, best: self.best.max(days), last_day: Some(day) }
    }

    /// Returns the days in a row that still count on this day: none if a whole day was missed.
    #[must_use]
    pub fn on(self, day: i64) -> u32 {
        self.last_day.filter(|last| last + 1 >= day).map_or(0, |_| self.days)
    }
}

impl PuzzlePlayer {
    /// A player before the first answer.
    pub const NEW: PuzzlePlayer = PuzzlePlayer {
        rating: Glicko::NEW,
        answered: 0,
        solved: 0,
        streak: Streak { days: 0, best: 0, last_day: None },
    };
}

/// An answer to a puzzle.
#[derive(Debug, Clone)]
pub struct PuzzleAnswer {
    pub user: UserId,
    pub puzzle: String,
    /// The rating of a puzzle before its first answer.
    pub first_rating: Glicko,
    pub solved: bool,
    /// True for the puzzle of the day, which counts for ratings without an open question.
    pub is_of_today: bool,
    pub at: Millis,
    /// The day of `at`, counted from 1970 in UTC.
    pub day: i64,
}

/// The result of a first answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CountedAnswer {
    /// True if it counted for the ratings.
    pub rated: bool,
    pub before: PuzzlePlayer,
    pub after: PuzzlePlayer,
}

/// Stores a first answer. It counts for both ratings if the player had been asked, or if it is the puzzle of the day.
/// Returns `None`, and changes nothing, if the player has answered this puzzle before.
pub fn answer(connection: &mut AnyConn, answer: &PuzzleAnswer) -> Result<Option<CountedAnswer>, DbError> {
    wait_for_answers(connection)?;
    let key = (answer.user.to_row(), answer.puzzle.as_str());
    let is_known: bool =
        diesel::select(diesel::dsl::exists(puzzle_answers::table.find(key))).get_result(connection)?;
    if is_known {
        return Ok(None);
    }
    let open = puzzle_questions::table
        .filter(puzzle_questions::user_id.eq(answer.user.to_row()))
        .filter(puzzle_questions::puzzle.eq(&answer.puzzle));
    let was_asked = diesel::delete(open).execute(connection)? > 0;
    let rated = was_asked || answer.is_of_today;
    diesel::insert_into(puzzle_answers::table)
        .values((
            puzzle_answers::user_id.eq(answer.user.to_row()),
            puzzle_answers::puzzle.eq(&answer.puzzle),
            puzzle_answers::at.eq(answer.at.0),
            puzzle_answers::solved.eq(answer.solved),
            puzzle_answers::rated.eq(rated),
        ))
        .execute(connection)?;
    let before = player(connection, answer.user)?;
    let mut after = PuzzlePlayer {
        answered: before.answered + 1,
        solved: before.solved + u32::from(answer.solved),
        ..before
    };
    if answer.solved && rated {
        after.streak = before.streak.after_solving(answer.day);
    }
    if rated {
        let (rating, answered, solved) = rating(connection, &answer.puzzle, answer.first_rating)?;
        let [mine, its] = before.rating.after_answer(rating, answer.solved);
        after.rating = mine;
        put_rating(connection, &answer.puzzle, its, answered + 1, solved + i64::from(answer.solved))?;
    }
    put_player(connection, answer.user, &after)?;
    Ok(Some(CountedAnswer { rated, before, after }))
}

/// Lets one answer at a time be counted on PostgreSQL. Otherwise answers from two windows could overwrite each other's
/// ratings. SQLite has one writer.
fn wait_for_answers(connection: &mut AnyConn) -> Result<(), DbError> {
    if let AnyConn::Postgres(connection) = connection {
        diesel::sql_query("SELECT pg_advisory_xact_lock(hashtext('fullprime puzzles' || current_schema()))")
            .execute(connection)?;
    }
    Ok(())
}

/// Returns a player, new or not.
pub fn player(connection: &mut AnyConn, user: UserId) -> Result<PuzzlePlayer, DbError> {
    type Columns = (f64, f64, f64, i64, i64, i64, i64, Option<i64>);
    let row: Option<Columns> = puzzle_players::table
        .find(user.to_row())
        .select((
            puzzle_players::rating,
            puzzle_players::deviation,
            puzzle_players::volatility,
            puzzle_players::answered,
            puzzle_players::solved,
            puzzle_players::streak,
            puzzle_players::best_streak,
            puzzle_players::last_day,
        ))
        .first(connection)
        .optional()?;
    Ok(row.map_or(
        PuzzlePlayer::NEW,
        |(rating, deviation, volatility, answered, solved, days, best, last_day)| PuzzlePlayer {
            rating: Glicko { rating, deviation, volatility },
            answered: count(answered),
            solved: count(solved),
            streak: Streak { days: count(days), best: count(best), last_day },
        },
    ))
}

fn put_player(connection: &mut AnyConn, user: UserId, player: &PuzzlePlayer) -> Result<(), DbError> {
    let values = (
        puzzle_players::rating.eq(player.rating.rating),
        puzzle_players::deviation.eq(player.rating.deviation),
        puzzle_players::volatility.eq(player.rating.volatility),
        puzzle_players::answered.eq(i64::from(player.answered)),
        puzzle_players::solved.eq(i64::from(player.solved)),
        puzzle_players::streak.eq(i64::from(player.streak.days)),
        puzzle_players::best_streak.eq(i64::from(player.streak.best)),
        puzzle_players::last_day.eq(player.streak.last_day),
    );
    let row = puzzle_players::table.find(user.to_row());
    if diesel::update(row).set(values).execute(connection)? == 0 {
        diesel::insert_into(puzzle_players::table)
            .values((puzzle_players::user_id.eq(user.to_row()), values))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the rating of a puzzle, and how often it was answered and solved.
fn rating(connection: &mut AnyConn, puzzle: &str, first: Glicko) -> Result<(Glicko, i64, i64), DbError> {
    let row: Option<(f64, f64, f64, i64, i64)> = puzzle_ratings::table
        .find(puzzle)
        .select((
            puzzle_ratings::rating,
            puzzle_ratings::deviation,
            puzzle_ratings::volatility,
            puzzle_ratings::answered,
            puzzle_ratings::solved,
        ))
        .first(connection)
        .optional()?;
    Ok(row.map_or((first, 0, 0), |(rating, deviation, volatility, answered, solved)| {
        (Glicko { rating, deviation, volatility }, answered, solved)
    }))
}

fn put_rating(
    connection: &mut AnyConn,
    puzzle: &str,
    rating: Glicko,
    answered: i64,
    solved: i64,
) -> Result<(), DbError> {
    let values = (
        puzzle_ratings::rating.eq(rating.rating),
        puzzle_ratings::deviation.eq(rating.deviation),
        puzzle_ratings::volatility.eq(rating.volatility),
        puzzle_ratings::answered.eq(answered),
        puzzle_ratings::solved.eq(solved),
    );
    if diesel::update(puzzle_ratings::table.find(puzzle)).set(values).execute(connection)? == 0 {
        diesel::insert_into(puzzle_ratings::table)
            .values((puzzle_ratings::puzzle.eq(puzzle), values))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the ratings of all puzzles that have been rated.
pub fn ratings(connection: &mut AnyConn) -> Result<HashMap<String, f64>, DbError> {
    let rows: Vec<(String, f64)> =
        puzzle_ratings::table.select((puzzle_ratings::puzzle, puzzle_ratings::rating)).load(connection)?;
    Ok(rows.into_iter().collect())
}

/// Returns the puzzles that a player has answered, and whether each was solved.
pub fn answers_of(connection: &mut AnyConn, user: UserId) -> Result<HashMap<String, bool>, DbError> {
    let rows: Vec<(String, bool)> = puzzle_answers::table
        .filter(puzzle_answers::user_id.eq(user.to_row()))
        .select((puzzle_answers::puzzle, puzzle_answers::solved))
        .load(connection)?;
    Ok(rows.into_iter().collect())
}

/// A stored first answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answered {
    pub puzzle: String,
    pub at: Millis,
    pub solved: bool,
    pub rated: bool,
}

/// Returns all first answers of a player, newest first.
pub fn history(connection: &mut AnyConn, user: UserId) -> Result<Vec<Answered>, DbError> {
    let rows: Vec<(String, i64, bool, bool)> = puzzle_answers::table
        .filter(puzzle_answers::user_id.eq(user.to_row()))
        .order((puzzle_answers::at.desc(), puzzle_answers::puzzle.asc()))
        .select((puzzle_answers::puzzle, puzzle_answers::at, puzzle_answers::solved, puzzle_answers::rated))
        .load(connection)?;
    let one = |(puzzle, at, solved, rated)| Answered { puzzle, at: Millis(at), solved, rated };
    Ok(rows.into_iter().map(one).collect())
}

/// Returns the puzzle that a player has been asked on a topic and has not answered.
pub fn question(connection: &mut AnyConn, user: UserId, topic: &str) -> Result<Option<String>, DbError> {
    let found = puzzle_questions::table
        .find((user.to_row(), topic))
        .select(puzzle_questions::puzzle)
        .first(connection)
        .optional()?;
    Ok(found)
}

/// Returns true if a player has been asked this puzzle, on any topic, and has not answered it.
pub fn is_asked(connection: &mut AnyConn, user: UserId, puzzle: &str) -> Result<bool, DbError> {
    let open = puzzle_questions::table
        .filter(puzzle_questions::user_id.eq(user.to_row()))
        .filter(puzzle_questions::puzzle.eq(puzzle));
    Ok(diesel::select(diesel::dsl::exists(open)).get_result(connection)?)
}

/// Stores the puzzle that a player is asked on a topic. If another window was first, its puzzle stays and is returned.
pub fn ask(connection: &mut AnyConn, user: UserId, topic: &str, puzzle: &str) -> Result<String, DbError> {
    wait_for_answers(connection)?;
    if let Some(open) = question(connection, user, topic)? {
        return Ok(open);
    }
    diesel::insert_into(puzzle_questions::table)
        .values((
            puzzle_questions::user_id.eq(user.to_row()),
            puzzle_questions::topic.eq(topic),
            puzzle_questions::puzzle.eq(puzzle),
        ))
        .execute(connection)?;
    Ok(puzzle.to_owned())
}

/// Forgets the open question on a topic, because its puzzle is no longer in the set.
pub fn forget_question(connection: &mut AnyConn, user: UserId, topic: &str) -> Result<(), DbError> {
    diesel::delete(puzzle_questions::table.find((user.to_row(), topic))).execute(connection)?;
    Ok(())
}

/// A missed puzzle that comes back.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleCard {
    pub puzzle: String,
    pub due_at: Millis,
    pub memory: crate::learning::Memory,
}

/// Returns a player's card of a puzzle.
pub fn card(connection: &mut AnyConn, user: UserId, puzzle: &str) -> Result<Option<PuzzleCard>, DbError> {
    let row: Option<(i64, f64, f64, i64)> = puzzle_cards::table
        .find((user.to_row(), puzzle))
        .select((
            puzzle_cards::due_at,
            puzzle_cards::stability,
            puzzle_cards::difficulty,
            puzzle_cards::reviewed_at,
        ))
        .first(connection)
        .optional()?;
    Ok(row.map(|(due_at, stability, difficulty, reviewed_at)| PuzzleCard {
        puzzle: puzzle.to_owned(),
        due_at: Millis(due_at),
        memory: crate::learning::Memory { stability, difficulty, reviewed_at: Millis(reviewed_at) },
    }))
}

/// Stores a card, new or not.
pub fn put_card(connection: &mut AnyConn, user: UserId, card: &PuzzleCard) -> Result<(), DbError> {
    let values = (
        puzzle_cards::due_at.eq(card.due_at.0),
        puzzle_cards::stability.eq(card.memory.stability),
        puzzle_cards::difficulty.eq(card.memory.difficulty),
        puzzle_cards::reviewed_at.eq(card.memory.reviewed_at.0),
    );
    let row = puzzle_cards::table.find((user.to_row(), &card.puzzle));
    if diesel::update(row).set(values).execute(connection)? == 0 {
        diesel::insert_into(puzzle_cards::table)
            .values((puzzle_cards::user_id.eq(user.to_row()), puzzle_cards::puzzle.eq(&card.puzzle), values))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the puzzles of all cards of a player, the one that has been due the longest first, with stability and time.
pub fn cards(connection: &mut AnyConn, user: UserId) -> Result<Vec<(String, f64, Millis)>, DbError> {
    let rows: Vec<(String, f64, i64)> = puzzle_cards::table
        .filter(puzzle_cards::user_id.eq(user.to_row()))
        .order((puzzle_cards::due_at.asc(), puzzle_cards::puzzle.asc()))
        .select((puzzle_cards::puzzle, puzzle_cards::stability, puzzle_cards::due_at))
        .load(connection)?;
    Ok(rows.into_iter().map(|(puzzle, stability, due_at)| (puzzle, stability, Millis(due_at))).collect())
}

/// Deletes a player's answers and rating. The effects of the answers on the puzzles' ratings stay.
pub fn forget(connection: &mut AnyConn, user: i64) -> Result<(), DbError> {
    diesel::delete(puzzle_players::table.filter(puzzle_players::user_id.eq(user))).execute(connection)?;
    diesel::delete(puzzle_answers::table.filter(puzzle_answers::user_id.eq(user))).execute(connection)?;
    diesel::delete(puzzle_questions::table.filter(puzzle_questions::user_id.eq(user))).execute(connection)?;
    diesel::delete(puzzle_cards::table.filter(puzzle_cards::user_id.eq(user))).execute(connection)?;
    Ok(())
}

fn count(column: i64) -> u32 {
    u32::try_from(column).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_counts_days_and_not_puzzles_or_clocks_that_jump() {
        let first = Streak::default().after_solving(100);
        assert_eq!((first.days, first.best), (1, 1));
        assert_eq!(first.after_solving(100), first);
        let second = first.after_solving(101);
        assert_eq!(second.days, 2);
        // The clock went back, then returned.
        assert_eq!(second.after_solving(90), second);
        assert_eq!(second.after_solving(102).days, 3);
        // A missed day begins again, and the best stays.
        let again = second.after_solving(103);
        assert_eq!((again.days, again.best), (1, 2));
        assert_eq!([second.on(101), second.on(102), second.on(103)], [2, 2, 0]);
        assert_eq!(Streak::default().on(1), 0);
    }
}
