//! The puzzle room: positions with one clearly best choice.
//!
//! The puzzles come with the program ([`puzzles::Set`]); the database has the answers and ratings. An account's first
//! answer to a puzzle counts if it is the puzzle of the day or the account's current puzzle in a topic, which stays
//! the same until it is answered. Other answers are judged and change no rating. Visitors and guests solve without a
//! rating.

mod asked;

use std::{collections::HashMap, sync::Arc};

use puzzles::{Puzzle, PuzzleId, Set, Theme};
use ratings::Glicko;
use store::{
    DbError,
    account::{Account, AccountKind},
    id::UserId,
    puzzles::{self as rows, CountedAnswer, PuzzleAnswer, PuzzleCard, PuzzlePlayer},
    random,
};
use texts::refusals;
use wire::{
    Millis, OwnPuzzleAnswer, PuzzleChange, PuzzleOfTheDay, PuzzleQuestion, PuzzleStanding, PuzzleThemeCount,
    PuzzleVerdict, PuzzlesView,
};

use crate::{
    dates,
    error::AppError,
    matches::{Matches, in_play::InPlayQuestion},
    memory,
    node::Node,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The topic of questions about any theme.
const ALL: &str = "all";
/// The number of puzzles near the player's rating from which one is drawn.
const NEAREST: usize = 12;

/// The puzzles, as one node asks them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Puzzles {
    node: Arc<Node>,
    matches: Matches,
}

impl Puzzles {
    pub(crate) fn new(matches: Matches) -> Puzzles {
        Puzzles { node: Arc::clone(&matches.node), matches }
    }

    /// Returns the themes, the daily puzzle and the standing of an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn puzzles(&self, account: Option<&Account>) -> Result<PuzzlesView, AppError> {
        let day = day_of(self.node.clock.now());
        let daily =
            Set::built_in().of_day(day).ok_or_else(|| AppError::NotFound(refusals::no_such_puzzle()))?;
        let (answers, player) = match rated(account) {
            None => (HashMap::new(), None),
            Some(account) => {
                let user = account.id;
                self.node
                    .store
                    .read(move |connection| {
                        Ok::<_, DbError>((
                            rows::answers_of(connection, user)?,
                            Some(rows::player(connection, user)?),
                        ))
                    })
                    .await?
            }
        };
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let themes = Theme::ALL.into_iter().map(|theme| {
            let of_theme = || Set::built_in().filter_by_theme(Some(theme));
            let known = of_theme().filter_map(|puzzle| answers.get(&puzzle.id.to_string()));
            let (answered, solved) =
                known.fold((0, 0), |(answered, solved), right| (answered + 1, solved + u32::from(*right)));
            PuzzleThemeCount {
                theme: asked::theme(theme),
                count: count(of_theme().count()),
                answered,
                solved,
            }
        });
        Ok(PuzzlesView {
            count: count(Set::built_in().all().len()),
            themes: themes.collect(),
            daily: PuzzleOfTheDay {
                day: dates::day(Millis(day * DAY_MS)),
                id: daily.id.to_string(),
                solved: answers.get(&daily.id.to_string()).copied(),
            },
            standing: player.map(|player| standing(&player, day)),
        })
    }

    /// Returns all first answers of an account, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_puzzle_answers(&self, user: UserId) -> Result<Vec<OwnPuzzleAnswer>, AppError> {
        let found = self.node.store.read(move |connection| rows::history(connection, user)).await?;
        let one = |row: rows::Answered| OwnPuzzleAnswer {
            puzzle: row.puzzle,
            at: row.at,
            solved: row.solved,
            rated: row.rated,
        };
        Ok(found.into_iter().map(one).collect())
    }

    /// Returns the next puzzle of a theme, or of any theme. An account gets the same puzzle until it is answered.
    ///
    /// # Errors
    /// If the account has answered all of them.
    pub async fn next_puzzle(
        &self,
        account: Option<&Account>,
        theme: Option<Theme>,
    ) -> Result<PuzzleQuestion, AppError> {
        let now = self.node.clock.now();
        let Some(account) = rated(account) else {
            let near = nearest(theme, Glicko::NEW.rating, &HashMap::new(), |_| false);
            let puzzle = drawn(&near).ok_or_else(|| AppError::NotFound(refusals::no_such_puzzle()))?;
            return question(puzzle, now, false, false);
        };
        let (user, topic) = (account.id, theme.map_or(ALL, Theme::name));
        let id = self
            .node
            .store
            .write(move |connection| {
                let answers = rows::answers_of(connection, user)?;
                if let Some(open) = rows::question(connection, user, topic)? {
                    if by_id(&open).is_ok() && !answers.contains_key(&open) {
                        return Ok(Some(open));
                    }
                    rows::forget_question(connection, user, topic)?;
                }
                let ratings = rows::ratings(connection)?;
                let rating = rows::player(connection, user)?.rating.rating;
                let near = nearest(theme, rating, &ratings, |id| answers.contains_key(id));
                let Some(puzzle) = drawn(&near) else { return Ok(None) };
                rows::ask(connection, user, topic, &puzzle.id.to_string()).map(Some)
            })
            .await
            .map_err(|error: DbError| AppError::from(error))?;
        let puzzle = by_id(&id.ok_or_else(|| AppError::Conflict(refusals::all_puzzles_answered()))?)?;
        question(puzzle, now, true, false)
    }

    /// Returns a puzzle by its id.
    ///
    /// # Errors
    /// If it does not exist.
    pub async fn puzzle(&self, account: Option<&Account>, id: &str) -> Result<PuzzleQuestion, AppError> {
        let puzzle = by_id(id)?;
        let now = self.node.clock.now();
        let Some(account) = rated(account) else { return question(puzzle, now, false, false) };
        let (user, key) = (account.id, puzzle.id.to_string());
        let of_today = is_of_today(puzzle, day_of(now));
        let (answered, open) = self
            .node
            .store
            .read(move |connection| {
                let answered = rows::answers_of(connection, user)?.contains_key(&key);
                Ok::<_, DbError>((answered, rows::is_asked(connection, user, &key)?))
            })
            .await?;
        question(puzzle, now, !answered && (open || of_today), answered)
    }

    /// Judges an answer. An account's first answer is stored; a missed puzzle comes back in the trainer.
    ///
    /// # Errors
    /// If the puzzle does not exist, the command is not an answer to it, or the position occurs in a match in play of
    /// the account's person.
    pub async fn answer_puzzle(
        &self,
        account: Option<&Account>,
        id: &str,
        command: &wire::Command,
    ) -> Result<PuzzleVerdict, AppError> {
        let puzzle = by_id(id)?;
        if let Some(account) = account {
            self.matches.check_question(account, &InPlayQuestion::from_xgid(&puzzle.question)).await?;
        }
        let given = asked::find(puzzle, command)?;
        let solved = asked::is_solved(&puzzle.answers[given]);
        let now = self.node.clock.now();
        let day = day_of(now);
        let user = rated(account).map(|account| account.id);
        let (rating, counted, returns_at) = match user {
            None => (f64::from(puzzle.rating), None, None),
            Some(user) => {
                let answer = PuzzleAnswer {
                    user,
                    puzzle: puzzle.id.to_string(),
                    first_rating: Glicko::estimated(f64::from(puzzle.rating)),
                    solved,
                    is_of_today: is_of_today(puzzle, day),
                    at: now,
                    day,
                };
                self.node
                    .store
                    .write(move |connection| {
                        let rating = rows::ratings(connection)?.get(&answer.puzzle).copied();
                        let counted = rows::answer(connection, &answer)?;
                        let due = review(connection, &answer, counted.is_some())?;
                        Ok::<_, DbError>((rating.unwrap_or(answer.first_rating.rating), counted, due))
                    })
                    .await?
            }
        };
        let (options, chosen) = asked::options(puzzle, given);
        let change =
            counted.filter(|counted| counted.rated).map(|CountedAnswer { before, after, .. }| PuzzleChange {
                before: before.rating.rating,
                after: standing(&after, day),
            });
        Ok(PuzzleVerdict {
            solved,
            theme: asked::theme(puzzle.theme),
            rating,
            options,
            chosen,
            equity: f64::from(puzzle.equity) / 1000.0,
            games: u32::from(puzzle.games),
            xgid: puzzle.question.to_string(),
            change,
            returns_at,
        })
    }
}

/// Returns the question that the trainer asks about a puzzle, which no longer counts for ratings.
pub(crate) fn repeated(id: &str, now: Millis) -> Result<PuzzleQuestion, AppError> {
    question(by_id(id)?, now, false, true)
}

/// Schedules the next repetition: of a puzzle that was missed at the first attempt, or that is due. Returns its time.
fn review(
    connection: &mut store::AnyConn,
    answer: &PuzzleAnswer,
    is_first: bool,
) -> Result<Option<Millis>, DbError> {
    let before = rows::card(connection, answer.user, &answer.puzzle)?;
    let is_missed = is_first && !answer.solved && before.is_none();
    let is_due = before.as_ref().is_some_and(|card| card.due_at.0 <= answer.at.0);
    if !is_missed && !is_due {
        return Ok(before.map(|card| card.due_at));
    }
    let (memory, due_at) = memory::after_answer(before.map(|card| card.memory), answer.solved, answer.at);
    rows::put_card(connection, answer.user, &PuzzleCard { puzzle: answer.puzzle.clone(), due_at, memory })?;
    Ok(Some(due_at))
}

/// Returns the account if its answers are stored: not those of guests and programs.
fn rated(account: Option<&Account>) -> Option<&Account> {
    account.filter(|account| match account.kind {
        AccountKind::Person => true,
        AccountKind::Guest | AccountKind::Bot => false,
    })
}

fn by_id(id: &str) -> Result<&'static Puzzle, AppError> {
    let id = id.parse::<PuzzleId>().map_err(|_no_id| AppError::NotFound(refusals::no_such_puzzle()))?;
    Set::built_in().get(id).ok_or_else(|| AppError::NotFound(refusals::no_such_puzzle()))
}

fn day_of(now: Millis) -> i64 {
    now.0.div_euclid(DAY_MS)
}

/// Returns true if the puzzle is the puzzle of this day, or of the day before for an answer after midnight.
fn is_of_today(puzzle: &Puzzle, day: i64) -> bool {
    [day, day - 1].into_iter().any(|day| Set::built_in().of_day(day).is_some_and(|one| one.id == puzzle.id))
}

fn question(puzzle: &Puzzle, now: Millis, rated: bool, answered: bool) -> Result<PuzzleQuestion, AppError> {
    Ok(PuzzleQuestion { id: puzzle.id.to_string(), rated, answered, view: asked::view(puzzle, now)? })
}

/// Returns the puzzles of a theme whose ratings are nearest to the player's, without those that are left out.
fn nearest(
    theme: Option<Theme>,
    rating: f64,
    ratings: &HashMap<String, f64>,
    left_out: impl Fn(&str) -> bool,
) -> Vec<&'static Puzzle> {
    let mut near: Vec<(f64, &Puzzle)> = Set::built_in()
        .filter_by_theme(theme)
        .filter_map(|puzzle| {
            let id = puzzle.id.to_string();
            let its = ratings.get(&id).copied().unwrap_or(f64::from(puzzle.rating));
            (!left_out(&id)).then_some(((its - rating).abs(), puzzle))
        })
        .collect();
    near.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.id.cmp(&b.1.id)));
    near.into_iter().take(NEAREST).map(|(_, puzzle)| puzzle).collect()
}

/// Draws one of the puzzles.
fn drawn<'a>(puzzles: &[&'a Puzzle]) -> Option<&'a Puzzle> {
    let number = usize::try_from(u64::from_le_bytes(random::bytes::<8>()) % (1 << 32)).unwrap_or(0);
    puzzles.get(number.checked_rem(puzzles.len())?).copied()
}

fn standing(player: &PuzzlePlayer, day: i64) -> PuzzleStanding {
    PuzzleStanding {
        rating: player.rating.rating,
        provisional: player.rating.is_provisional(),
        answered: player.answered,
        solved: player.solved,
        streak: player.streak.on(day),
        best_streak: player.streak.best,
        solved_today: player.streak.last_day.is_some_and(|last| last >= day),
    }
}
