//! Leaderboards, records, player search, and head-to-head statistics, as clients read them.
//!
//! A page is found by the place where it begins, so it costs the same anywhere in a list. Only a player's rank would
//! need a count of the whole list. Every node therefore caches the rungs of a [`Ladder`] for each requested list and
//! counts only from the nearest rung above. While a list is in use, its rungs are at most a minute old, and a rank is
//! at most that outdated.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use ratings::{Band, Rating, RatingList};
use store::{
    AnyConn, DbError, Store,
    account::{Account, AccountKind, UserName},
    clock::SharedClock,
    id::{self, UserId},
    leaderboard::{self, Board, BoardPlace, BoardRow, From},
    people,
    player_records::{self, RecordOf},
    users,
};
use texts::refusals;
use wire::{
    HeadToHead, HeadToHeadSide, LeaderboardPage, LeaderboardRow, Millis, PlayerFound, PlayerSearch,
    RecordLine, Records,
};

use crate::{
    accounts::players::count, error::AppError, match_state::convert::rating_list as wire_list,
    messages::ToWire,
};

const DAY_MS: i64 = 86_400_000;
/// The distance between two rungs of a ladder in players: the most that are counted for one rank.
const RUNG: i64 = 1_000;
/// The age at which rungs are computed again. Requests are answered from the old ones meanwhile.
const LADDER_FRESH_MS: i64 = 60_000;
/// The maximum number of players that a search returns.
const FOUND_MAX: i64 = 20;
/// The maximum number of lines of a record.
const RECORD_LINES: i64 = 10;

/// The allowed periods of activity in days. Few choices keep the ladders small.
pub const DAYS: [u16; 4] = [7, 30, 90, 365];
/// The allowed minimum experiences of a list.
pub const EXPERIENCES: [u32; 4] = [0, 50, 200, 400];

/// The filter of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice {
    pub list: RatingList,
    /// Limits the list to players who have played within so many days, one of [`DAYS`]. `None`: no limit.
    pub days: Option<u16>,
    /// The minimum experience, one of [`EXPERIENCES`].
    pub experience_min: u32,
    pub with_bots: bool,
}

impl Choice {
    fn board(self, now: Millis) -> Board {
        let since = self.days.map_or(0, |days| now.0 - i64::from(days) * DAY_MS);
        Board {
            list: self.list,
            active_since: Millis(since),
            experience_min: self.experience_min.into(),
            with_bots: self.with_bots,
        }
    }
}

/// Every thousandth place of a list.
#[derive(Debug)]
struct Ladder {
    made_at: Millis,
    rungs: Vec<BoardPlace>,
}

#[derive(Debug, Default)]
struct Ladders {
    made: HashMap<Choice, Arc<Ladder>>,
    in_the_making: HashSet<Choice>,
}

/// Answers requests for lists. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Leaderboards {
    store: Store,
    clock: SharedClock,
    /// The age in milliseconds at which the site's lists begin to show people.
    people_after_ms: i64,
    /// The time at which the site began, once it is known.
    began: Arc<OnceLock<Millis>>,
    /// Held for look-ups only.
    ladders: Arc<Mutex<Ladders>>,
}

impl Leaderboards {
    pub fn new(store: Store, clock: SharedClock, established_days: u32) -> Leaderboards {
        let people_after_ms = i64::from(established_days) * DAY_MS;
        Leaderboards { store, clock, people_after_ms, began: Arc::default(), ladders: Arc::default() }
    }

    /// Returns the time from which the lists show people, if that is still to come.
    async fn people_from(&self) -> Result<Option<Millis>, DbError> {
        let began = match self.began.get() {
            Some(began) => *began,
            None => match self.store.read(leaderboard::site_began).await? {
                Some(began) => *self.began.get_or_init(|| began),
                None => self.clock.now(),
            },
        };
        let from = Millis(began.0.saturating_add(self.people_after_ms));
        Ok(Some(from).filter(|from| from.0 > self.clock.now().0))
    }

    /// Returns a page from the top, or after the `next` of another page.
    ///
    /// # Errors
    /// Returns an error if `after` is not from a page, or the database fails.
    pub async fn page(
        &self,
        choice: Choice,
        limit: u16,
        after: Option<&str>,
    ) -> Result<LeaderboardPage, AppError> {
        let after = after.map(parse_place).transpose()?;
        let board = choice.board(self.clock.now());
        let read = self.store.read(move |connection| {
            let (from, rank) = after.map_or((From::Top, 0), |(rank, place)| (From::Below(place), rank));
            // One extra row shows whether there is a next page.
            let mut rows = leaderboard::page(connection, board, from, i64::from(limit) + 1)?;
            let has_more = rows.len() > usize::from(limit);
            rows.truncate(limit.into());
            shown(connection, board.list, &rows, rank + 1, has_more)
        });
        Ok(LeaderboardPage { people_from: self.people_from().await?, ..read.await? })
    }

    /// Returns the page around a player. The player is shown even if the filter excludes them. For an unlisted player
    /// only the neighbours are shown.
    ///
    /// # Errors
    /// Returns an error if no player has the name, the player is not rated in the list, or the database fails.
    pub async fn around(&self, choice: Choice, limit: u16, name: &str) -> Result<LeaderboardPage, AppError> {
        let user = self.named(name).await?.id;
        let ladder = self.ladder(choice).await?;
        let board = choice.board(self.clock.now());
        let read = self.store.read(move |connection| {
            let own = leaderboard::row_of(connection, board.list, user)?;
            let own = own.ok_or_else(|| AppError::NotFound(refusals::no_such_rating()))?;
            let half = i64::from(limit / 2);
            let mut rows = leaderboard::page(connection, board, From::Above(own.place), half)?;
            rows.reverse();
            let first = count_above(connection, board, &ladder, own.place)? - length(&rows) + 1;
            if own.is_listed {
                rows.push(own);
            }
            let rest = i64::from(limit) - length(&rows);
            let mut below = leaderboard::page(connection, board, From::Below(own.place), rest + 1)?;
            let has_more = length(&below) > rest;
            below.truncate(usize::try_from(rest).unwrap_or(0));
            rows.extend(below);
            Ok::<_, AppError>(shown(connection, board.list, &rows, first, has_more)?)
        });
        Ok(LeaderboardPage { people_from: self.people_from().await?, ..read.await? })
    }

    /// Returns the ladder of a list, cached or computed now.
    async fn ladder(&self, choice: Choice) -> Result<Arc<Ladder>, DbError> {
        let remembered = {
            let mut ladders = self.ladders.lock().unwrap_or_else(PoisonError::into_inner);
            let remembered = ladders.made.get(&choice).cloned();
            let is_old = remembered
                .as_ref()
                .is_some_and(|ladder| self.clock.now().0 - ladder.made_at.0 > LADDER_FRESH_MS);
            // The old ladder is shown meanwhile, and one task makes the new one, however many ask.
            if is_old && ladders.in_the_making.insert(choice) {
                let desk = self.clone();
                tokio::spawn(async move {
                    if let Err(cause) = desk.make_ladder(choice).await {
                        tracing::warn!(%cause, "the ranks of a leaderboard could not be updated");
                    }
                    let mut ladders = desk.ladders.lock().unwrap_or_else(PoisonError::into_inner);
                    ladders.in_the_making.remove(&choice);
                });
            }
            remembered
        };
        match remembered {
            Some(ladder) => Ok(ladder),
            None => self.make_ladder(choice).await,
        }
    }

    async fn make_ladder(&self, choice: Choice) -> Result<Arc<Ladder>, DbError> {
        let made_at = self.clock.now();
        let board = choice.board(made_at);
        let rungs = self.store.read(move |connection| leaderboard::rungs(connection, board, RUNG)).await?;
        let ladder = Arc::new(Ladder { made_at, rungs });
        let mut ladders = self.ladders.lock().unwrap_or_else(PoisonError::into_inner);
        ladders.made.insert(choice, Arc::clone(&ladder));
        Ok(ladder)
    }

    /// Returns the records of the site.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn records(&self, with_bots: bool) -> Result<Records, AppError> {
        let read = self.store.read(move |connection| {
            let mut most = |of| record(connection, of, with_bots);
            Ok::<_, DbError>(Records {
                played: most(RecordOf::Played)?,
                best_streak: most(RecordOf::BestStreak)?,
                streak: most(RecordOf::Streak)?,
            })
        });
        Ok(read.await?)
    }

    /// Returns people and bots whose names begin with this text, in any case.
    ///
    /// # Errors
    /// Returns an error if no name can begin with it, or the database fails.
    pub async fn search(&self, start: &str) -> Result<PlayerSearch, AppError> {
        let is_start = (1..=20).contains(&start.len())
            && start.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        if !is_start {
            return Err(AppError::invalid("start", refusals::start_of_name()));
        }
        let start = start.to_ascii_lowercase();
        let read = self.store.read(move |connection| {
            let found = leaderboard::by_start_of_name(connection, &start, FOUND_MAX)?;
            let people = people::by_ids(connection, found.iter().map(|found| found.user))?;
            let players = found.iter().filter_map(|found| {
                let account = people.get(&found.user)?;
                let [casual, stakes] = found.ratings;
                let is_provisional = |found: Option<(f64, i64)>| {
                    found.is_some_and(|(_, experience)| {
                        experience < ratings::listing::ESTABLISHED.cast_signed()
                    })
                };
                Some(PlayerFound {
                    name: account.name.to_string(),
                    look: account.look.to_wire(),
                    bot: is_bot(account),
                    casual: casual.map(|(rating, _)| rating),
                    stakes: stakes.map(|(rating, _)| rating),
                    casual_provisional: is_provisional(casual),
                    stakes_provisional: is_provisional(stakes),
                })
            });
            Ok::<_, DbError>(PlayerSearch { players: players.collect() })
        });
        Ok(read.await?)
    }

    /// Returns the head-to-head statistics of two players.
    ///
    /// # Errors
    /// Returns an error if a name is unknown, both are the same player, or the database fails.
    pub async fn against(&self, name: &str, other: &str) -> Result<HeadToHead, AppError> {
        let (player, other) = (self.named(name).await?, self.named(other).await?);
        if player.id == other.id {
            return Err(AppError::invalid("other", refusals::two_players_needed()));
        }
        let (first, second) = (player.id, other.id);
        let met =
            self.store.read(move |connection| leaderboard::encounters(connection, first, second)).await?;
        let side = |account: &Account, won| HeadToHeadSide {
            name: account.name.to_string(),
            bot: is_bot(account),
            won: count(won),
        };
        Ok(HeadToHead {
            player: side(&player, met.won),
            other: side(&other, met.lost),
            played: count(met.played),
            last_at: met.last_at.map(Millis),
        })
    }

    async fn named(&self, name: &str) -> Result<Account, AppError> {
        let name =
            UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
        let found = self.store.read(move |connection| users::by_name(connection, &name)).await?;
        found.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))
    }
}

fn is_bot(account: &Account) -> bool {
    account.kind == AccountKind::Bot
}

fn length(rows: &[BoardRow]) -> i64 {
    i64::try_from(rows.len()).unwrap_or(i64::MAX)
}

/// Counts the players above a place, from the nearest rung.
fn count_above(
    connection: &mut AnyConn,
    board: Board,
    ladder: &Ladder,
    place: BoardPlace,
) -> Result<i64, DbError> {
    let below = ladder.rungs.partition_point(|rung| is_above(*rung, place));
    let Some(rung) = below.checked_sub(1).and_then(|index| ladder.rungs.get(index)) else {
        return leaderboard::count_above(connection, board, place);
    };
    let up_to_rung = i64::try_from(below).unwrap_or(0) * RUNG;
    Ok(up_to_rung + leaderboard::count_between(connection, board, *rung, place)?)
}

/// Compares two places in the order of a list.
fn is_above(one: BoardPlace, other: BoardPlace) -> bool {
    one.rating.total_cmp(&other.rating).then(one.user.to_row().cmp(&other.user.to_row())).is_gt()
}

fn record(connection: &mut AnyConn, of: RecordOf, with_bots: bool) -> Result<Vec<RecordLine>, DbError> {
    let most = player_records::most(connection, of, with_bots, RECORD_LINES)?;
    let people = people::by_ids(connection, most.iter().map(|(user, _)| *user))?;
    let lines = most.iter().filter_map(|(user, number)| {
        let account = people.get(user)?;
        Some(RecordLine { name: account.name.to_string(), bot: is_bot(account), count: count(*number) })
    });
    Ok(lines.collect())
}

fn shown(
    connection: &mut AnyConn,
    list: RatingList,
    rows: &[BoardRow],
    first_rank: i64,
    has_more: bool,
) -> Result<LeaderboardPage, DbError> {
    let people = people::by_ids(connection, rows.iter().map(|row| row.place.user))?;
    let last_rank = first_rank + length(rows) - 1;
    let next = rows.last().filter(|_| has_more).map(|row| show_place(last_rank, row.place));
    let lines = (first_rank..).zip(rows).filter_map(|(rank, row)| {
        let account: &Account = people.get(&row.place.user)?;
        Some(LeaderboardRow {
            rank: count(rank),
            name: account.name.to_string(),
            look: account.look.to_wire(),
            bot: is_bot(account),
            rating: row.place.rating,
            band: Band::from_rating(Rating::new(row.place.rating).ok()?).label().to_owned(),
            experience: count(row.experience),
            rated_at: row.rated_at,
        })
    });
    Ok(LeaderboardPage { list: wire_list(list), rows: lines.collect(), next, people_from: None })
}

/// Returns a place as the cursor of a page: the number of players up to it, its exact rating bits, and its player.
pub fn show_place(rank: i64, place: BoardPlace) -> String {
    format!("{rank}-{:016x}-{}", place.rating.to_bits(), id::show(place.user.to_row()))
}

pub fn parse_place(text: &str) -> Result<(i64, BoardPlace), AppError> {
    let mut parts = text.split('-');
    let place = (|| {
        let rank: i64 = parts.next()?.parse().ok().filter(|rank| (0..1 << 40).contains(rank))?;
        let rating = f64::from_bits(u64::from_str_radix(parts.next()?, 16).ok()?);
        let user = UserId::from_row(id::parse(parts.next()?)?);
        (parts.next().is_none() && rating.is_finite()).then_some((rank, BoardPlace { rating, user }))
    })();
    place.ok_or_else(|| AppError::invalid("after", refusals::not_the_next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_bit_for_bit_and_others_are_refused() {
        let place = BoardPlace { rating: 1_522.360_679_774_997_8, user: UserId::from_row(77) };
        let (rank, back) = parse_place(&show_place(20, place)).unwrap();
        assert_eq!((rank, back.rating.to_bits(), back.user), (20, place.rating.to_bits(), place.user));
        for text in ["", "1", "1-2", "x-4097c971fe0000000-0000000002d", "1-7ff8000000000000-0000000002d"] {
            assert!(parse_place(text).is_err(), "{text}");
        }
    }
}
