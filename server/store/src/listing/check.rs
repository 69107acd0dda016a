//! The rule applied to players that wait for it.
//!
//! A check reads in a snapshot and writes in a transaction of its own, so it holds no lock while it thinks. The stamp
//! of the player's row decides whether the result is still of use: a match, a sanction or another node's check in
//! between has raised it.

use std::collections::BTreeSet;

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Double, Integer, Nullable, Text},
};
use moment::Millis;
use ratings::{
    Experience, Rating, RatingList, Weight,
    listing::{self, Account, Assessment, Link, Listing, Played},
};

use super::{DAY_MS, Gap, ask_opponents, established_ms};
use crate::{
    AnyConn, DbError,
    account::AccountKind,
    address_accounts, devices,
    id::UserId,
    moderation_schema::rating_revision,
    schema::{listing_checks, ratings as standings, users},
    standings::{Place, outcome_of_name, to_list, to_standing},
};

/// The maximum number of players that one round of checks takes.
pub const CHECKED_AT_ONCE: i64 = 50;
/// The maximum number of opponents of an account that are read, those with the most points first.
pub(super) const LINKS_MAX: usize = 2_000;
/// The period in which a shared browser or address makes two accounts belong together.
const SHARED_MS: i64 = 30 * DAY_MS;

/// A player who waits for a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Due {
    pub user: UserId,
    stamp: i64,
}

/// Returns the players whose checks are due, the most overdue first. None are due while a void's rewrite of the history
/// is not complete.
pub fn due(connection: &mut AnyConn, now: Millis) -> Result<Vec<Due>, DbError> {
    let rewrite: Option<i64> =
        rating_revision::table.select(rating_revision::rewrite_from).first(connection)?;
    if rewrite.is_some() {
        return Ok(Vec::new());
    }
    let rows: Vec<(i64, i64)> = listing_checks::table
        .filter(listing_checks::due_at.le(now.0))
        .order((listing_checks::due_at.asc(), listing_checks::user_id.asc()))
        .limit(CHECKED_AT_ONCE)
        .select((listing_checks::user_id, listing_checks::stamp))
        .load(connection)?;
    Ok(rows.into_iter().map(|(user, stamp)| Due { user: UserId::from_row(user), stamp }).collect())
}

/// The result of a check, to be written.
#[derive(Debug, Clone)]
pub struct Checked {
    due: Due,
    lists: Vec<(RatingList, Result<f64, Option<Gap>>, f64)>,
    /// The lists in which the opponents of the player have to be checked, because the player is newly established.
    established: Vec<RatingList>,
    /// The time of the next check without a match of the player.
    next: Option<Millis>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    pub(super) rating: Rating,
    pub(super) experience: Experience,
    pub(super) days: u32,
}

/// Applies the rule to a player in both lists. `hidden` is the end of a sanction that hides the player, if there is
/// one.
pub fn check(
    connection: &mut AnyConn,
    due: Due,
    hidden: Option<Millis>,
    now: Millis,
) -> Result<Checked, DbError> {
    let user = due.user;
    let account: Option<(String, Option<i64>, i64)> = users::table
        .find(user.to_row())
        .select((users::kind, users::owner_id, users::created_at))
        .first(connection)
        .optional()?;
    let mut checked = Checked { due, lists: Vec::new(), established: Vec::new(), next: None };
    let Some((kind, owner, created_at)) = account else { return Ok(checked) };
    let is_house_bot = kind == AccountKind::Bot.as_str() && owner.is_none();
    if is_house_bot {
        return Ok(checked);
    }
    let aged_at = created_at + established_ms(connection)?;
    let mut is_watched = false;
    type ListedRow = (String, f64, i64, i32, i64, i64, i64);
    let rows: Vec<ListedRow> = standings::table
        .filter(standings::user_id.eq(user.to_row()))
        .select((
            standings::list,
            standings::rating,
            standings::experience,
            standings::days_played,
            standings::last_day,
            standings::rated_at,
            standings::checked_at,
        ))
        .load(connection)?;
    for (list, rating, experience, days, last_day, rated_at, checked_at) in rows {
        let list = to_list(&list)?;
        let is_gone = rated_at < 0 || kind == AccountKind::Guest.as_str();
        let standing = to_standing(rating, experience)?;
        let days = u32::try_from(days).unwrap_or(0);
        let standing = Standing { rating: standing.rating, experience: standing.experience, days };
        let mut debt = 0.0;
        let result = if is_gone {
            Err(None)
        } else {
            let mut source = Database { connection: &mut *connection, now };
            let assessment = apply(&mut source, (list, user), standing)?;
            debt = assessment.debt;
            match assessment.listing {
                _ if hidden.is_some() => Err(Some(Gap::Hidden)),
                Listing::Listed { rating } => Ok(rating),
                Listing::Missing(what) => Err(Some(Gap::Rule(what))),
            }
        };
        is_watched |= !is_gone && !super::is_provisional(standing.experience);
        checked.lists.push((list, result, debt));
        let is_new = checked_at < aged_at || (days == listing::DAYS && last_day == now.0.div_euclid(DAY_MS));
        if aged_at <= now.0 && days >= listing::DAYS && is_new {
            checked.established.push(list);
        }
    }
    let until = hidden.map(|until| until.0).filter(|&until| until < i64::MAX);
    let times = [Some(aged_at).filter(|&at| at > now.0), is_watched.then_some(now.0 + DAY_MS), until];
    checked.next = times.into_iter().flatten().min().map(Millis);
    Ok(checked)
}

/// Writes the result of a check. Returns false if something has changed since it was read; the check stays due.
pub fn write(connection: &mut AnyConn, checked: &Checked, now: Millis) -> Result<bool, DbError> {
    let Due { user, stamp } = checked.due;
    let row = listing_checks::table
        .filter(listing_checks::user_id.eq(user.to_row()))
        .filter(listing_checks::stamp.eq(stamp));
    let kept = match checked.next {
        Some(next) => diesel::update(row)
            .set((listing_checks::due_at.eq(next.0), listing_checks::stamp.eq(stamp + 1)))
            .execute(connection)?,
        None => diesel::delete(row).execute(connection)?,
    };
    if kept == 0 {
        return Ok(false);
    }
    for (list, result, debt) in &checked.lists {
        let (rating, gap) = match result {
            Ok(rating) => (Some(*rating), None),
            Err(gap) => (None, gap.map(Gap::to_text)),
        };
        diesel::update(standings::table.find((user.to_row(), list.name())))
            .set((
                standings::listed_rating.eq(rating),
                standings::missing.eq(gap),
                standings::debt.eq(debt),
                standings::checked_at.eq(now.0),
            ))
            .execute(connection)?;
    }
    for list in &checked.established {
        ask_opponents(connection, (*list, user), now)?;
    }
    Ok(true)
}

/// The facts that the rule reads.
pub(super) trait Source {
    /// The accounts that belong to a player: of the same person, browser or address. The player is one of them.
    fn own(&mut self, user: UserId) -> Result<BTreeSet<UserId>, DbError>;
    /// The opponents of an account in a list.
    fn links(&mut self, place: Place) -> Result<Vec<Link<UserId>>, DbError>;
    /// The last [`listing::RESULTS_MAX`] rated matches of a player, oldest first.
    fn played(&mut self, place: Place) -> Result<Vec<Played<UserId>>, DbError>;
}

/// Applies the rule to a player in a list.
pub(super) fn apply(
    source: &mut impl Source,
    place @ (list, user): Place,
    standing: Standing,
) -> Result<Assessment, DbError> {
    let Standing { rating, experience, days } = standing;
    // A provisional player needs no look at anybody else.
    if super::is_provisional(experience) {
        let nobody = listing::Surroundings::default();
        return Ok(listing::assess::<UserId>(rating, experience, days, &[], &nobody));
    }
    let own = source.own(user)?;
    let played = source.played(place)?;
    let around = listing::surroundings(user, &own, &played, |account| source.links((list, account)))?;
    Ok(listing::assess(rating, experience, days, &played, &around))
}

/// The rule's source at a node.
struct Database<'a> {
    connection: &'a mut AnyConn,
    now: Millis,
}

#[derive(QueryableByName)]
struct LinkRow {
    #[diesel(sql_type = BigInt)]
    opponent_id: i64,
    #[diesel(sql_type = BigInt)]
    points: i64,
    #[diesel(sql_type = BigInt)]
    person: i64,
    #[diesel(sql_type = BigInt)]
    is_house_bot: i64,
    #[diesel(sql_type = BigInt)]
    created_at: i64,
    #[diesel(sql_type = Nullable<Integer>)]
    days: Option<i32>,
    #[diesel(sql_type = Nullable<BigInt>)]
    experience: Option<i64>,
}

#[derive(QueryableByName)]
struct PlayedRow {
    #[diesel(sql_type = BigInt)]
    opponent_id: i64,
    #[diesel(sql_type = Text)]
    outcome: String,
    #[diesel(sql_type = Integer)]
    n: i32,
    #[diesel(sql_type = Double)]
    opponent_rating: f64,
    #[diesel(sql_type = Double)]
    gain: f64,
    #[diesel(sql_type = Double)]
    k: f64,
    #[diesel(sql_type = Double)]
    p: f64,
}

impl Source for Database<'_> {
    fn own(&mut self, user: UserId) -> Result<BTreeSet<UserId>, DbError> {
        own(self.connection, user, self.now)
    }

    fn links(&mut self, (list, user): Place) -> Result<Vec<Link<UserId>>, DbError> {
        let aged_ms = established_ms(self.connection)?;
        let rows: Vec<LinkRow> = sql_query(format!(
            "SELECT o.opponent_id, o.points, coalesce(u.owner_id, u.id) AS person, \
             CAST(CASE WHEN u.kind = 'bot' AND u.owner_id IS NULL THEN 1 ELSE 0 END AS BIGINT) AS is_house_bot, \
             u.created_at, r.days_played AS days, r.experience FROM rating_opponents o \
             JOIN users u ON u.id = o.opponent_id \
             LEFT JOIN ratings r ON r.user_id = o.opponent_id AND r.list = o.list \
             WHERE o.user_id = {} AND o.list = '{}' ORDER BY o.points DESC, o.opponent_id LIMIT {LINKS_MAX}",
            user.to_row(),
            list.name()
        ))
        .load(self.connection)?;
        let links = rows.into_iter().map(|row| Link {
            opponent: UserId::from_row(row.opponent_id),
            points: u64::try_from(row.points).unwrap_or(0),
            account: Account {
                person: UserId::from_row(row.person),
                is_house_bot: row.is_house_bot == 1,
                is_aged: row.created_at + aged_ms <= self.now.0,
                days: row.days.and_then(|days| u32::try_from(days).ok()).unwrap_or(0),
                // A player without a special start has one point of experience for each point played.
                points: row.experience.and_then(|points| u64::try_from(points).ok()).unwrap_or(0),
            },
        });
        Ok(links.collect())
    }

    fn played(&mut self, (list, user): Place) -> Result<Vec<Played<UserId>>, DbError> {
        let mut rows: Vec<PlayedRow> = sql_query(format!(
            "SELECT o.user_id AS opponent_id, h.outcome, h.n, o.rating_before AS opponent_rating, \
             h.rating_after - h.rating_before AS gain, h.k, h.p \
             FROM rating_history h JOIN rating_history o ON o.match_id = h.match_id AND o.user_id <> h.user_id \
             WHERE h.user_id = {} AND h.list = '{}' AND NOT h.voided ORDER BY h.place DESC LIMIT {}",
            user.to_row(),
            list.name(),
            listing::RESULTS_MAX
        ))
        .load(self.connection)?;
        rows.reverse();
        rows.into_iter()
            .map(|row| {
                let broken = || DbError::Broken(format!("rating_history: a row of account {user}"));
                let n = u32::try_from(row.n).ok().and_then(|n| Weight::new(n).ok()).ok_or_else(broken)?;
                let outcome = outcome_of_name(&row.outcome).ok_or_else(broken)?;
                Ok(Played {
                    opponent: UserId::from_row(row.opponent_id),
                    outcome,
                    n,
                    opponent_rating: row.opponent_rating,
                    gain: row.gain,
                    k: row.k,
                    p: row.p,
                })
            })
            .collect()
    }
}

/// Returns the accounts that belong to a player. An address that many accounts use is a network's or a hall's, and says
/// nothing.
pub(super) fn own(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<BTreeSet<UserId>, DbError> {
    let since = Millis(now.0 - SHARED_MS);
    let mut own = persons(connection, &BTreeSet::from([user]))?;
    for one in own.clone() {
        own.extend(devices::beside(connection, one, since)?);
        own.extend(address_accounts::household(connection, one)?);
    }
    persons(connection, &own)
}

/// Returns these accounts with all other accounts of the same persons.
fn persons(connection: &mut AnyConn, accounts: &BTreeSet<UserId>) -> Result<BTreeSet<UserId>, DbError> {
    let mut all = accounts.clone();
    for portion in
        accounts.iter().map(|user| user.to_row()).collect::<Vec<_>>().chunks(crate::columns::PORTION)
    {
        let owners: Vec<Option<i64>> =
            users::table.filter(users::id.eq_any(portion)).select(users::owner_id).load(connection)?;
        let mut owners: Vec<i64> = owners.into_iter().flatten().collect();
        all.extend(owners.iter().copied().map(UserId::from_row));
        owners.extend(portion);
        let bots: Vec<i64> = users::table
            .filter(users::owner_id.assume_not_null().eq_any(owners))
            .select(users::id)
            .load(connection)?;
        all.extend(bots.into_iter().map(UserId::from_row));
    }
    Ok(all)
}
