//! The listings computed again from the history, to compare them with what is stored.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use moment::Millis;
use ratings::listing::{self, Account, Link, Listing, Played};

use super::{
    Gap, check,
    check::{Source, apply},
    days_of, established_ms,
};
use crate::{
    AnyConn, DbError,
    account::AccountKind,
    id::UserId,
    schema::{listing_checks, rating_opponents, ratings as standings, users},
    standings::{Place, PlacedRow, to_list, to_standing},
};

#[derive(Debug, Clone)]
struct StoredStanding {
    standing: ratings::Standing,
    rated_at: i64,
    listed_rating: Option<f64>,
    missing: Option<String>,
    days: u32,
    last_day: i64,
    checked_at: Millis,
}

#[derive(Debug, Clone, Copy)]
struct Person {
    owner: Option<UserId>,
    is_house_bot: bool,
    is_guest: bool,
    created_at: i64,
}

/// The stored listings, and what they follow from apart from the history.
#[derive(Debug)]
pub struct StoredListings {
    standings: BTreeMap<Place, StoredStanding>,
    people: BTreeMap<UserId, Person>,
    opponents: BTreeMap<(Place, UserId), i64>,
    /// The times of the asked checks.
    due: BTreeMap<UserId, i64>,
    aged_ms: i64,
}

/// Reads the stored state.
pub fn stored(connection: &mut AnyConn) -> Result<StoredListings, DbError> {
    type StandingRow = (i64, String, f64, i64, i64, Option<f64>, Option<String>, (i32, i64, i64));
    let rows: Vec<StandingRow> = standings::table
        .select((
            standings::user_id,
            standings::list,
            standings::rating,
            standings::experience,
            standings::rated_at,
            standings::listed_rating,
            standings::missing,
            (standings::days_played, standings::last_day, standings::checked_at),
        ))
        .load(connection)?;
    let mut all = BTreeMap::new();
    for (user, list, rating, experience, rated_at, listed_rating, missing, (days, last_day, checked_at)) in
        rows
    {
        let standing = StoredStanding {
            standing: to_standing(rating, experience)?,
            rated_at,
            listed_rating,
            missing,
            days: u32::try_from(days).unwrap_or(0),
            last_day,
            checked_at: Millis(checked_at),
        };
        all.insert((to_list(&list)?, UserId::from_row(user)), standing);
    }
    let rated: Vec<(i64, String, Option<i64>, i64)> = users::table
        .filter(users::id.eq_any(standings::table.select(standings::user_id)))
        .select((users::id, users::kind, users::owner_id, users::created_at))
        .load(connection)?;
    let people = rated.into_iter().map(|(id, kind, owner, created_at)| {
        let is_house_bot = kind == AccountKind::Bot.as_str() && owner.is_none();
        let is_guest = kind == AccountKind::Guest.as_str();
        (
            UserId::from_row(id),
            Person { owner: owner.map(UserId::from_row), is_house_bot, is_guest, created_at },
        )
    });
    let opponents: Vec<(i64, String, i64, i64)> = rating_opponents::table
        .select((
            rating_opponents::user_id,
            rating_opponents::list,
            rating_opponents::opponent_id,
            rating_opponents::points,
        ))
        .load(connection)?;
    let opponents = opponents.into_iter().map(|(user, list, opponent, points)| {
        Ok((((to_list(&list)?, UserId::from_row(user)), UserId::from_row(opponent)), points))
    });
    let due: Vec<(i64, i64)> =
        listing_checks::table.select((listing_checks::user_id, listing_checks::due_at)).load(connection)?;
    Ok(StoredListings {
        standings: all,
        people: people.collect(),
        opponents: opponents.collect::<Result<_, DbError>>()?,
        due: due.into_iter().map(|(user, at)| (UserId::from_row(user), at)).collect(),
        aged_ms: established_ms(connection)?,
    })
}

/// The history, arranged as the rule reads it.
#[derive(Debug, Default)]
pub struct Computed {
    opponents: BTreeMap<(Place, UserId), i64>,
    played: BTreeMap<Place, Vec<Played<UserId>>>,
    ends: BTreeMap<Place, Vec<Millis>>,
}

/// Arranges the rows of the history that count.
pub fn computed(rows: &[PlacedRow]) -> Computed {
    let mut computed = Computed::default();
    let counted: Vec<&PlacedRow> = rows.iter().filter(|(_, _, is_voided, _)| !is_voided).collect();
    for pair in counted.chunks_exact(2) {
        for ((_, at, _, row), (.., other)) in [(pair[0], pair[1]), (pair[1], pair[0])] {
            let place = (row.list, row.player);
            *computed.opponents.entry((place, other.player)).or_default() += i64::from(row.n.value());
            computed.played.entry(place).or_default().push(Played {
                opponent: other.player,
                outcome: row.outcome,
                n: row.n,
                opponent_rating: other.before.rating.value(),
                gain: row.after.rating.value() - row.before.rating.value(),
                k: row.k,
                p: row.p,
            });
            computed.ends.entry(place).or_default().push(Millis(*at));
        }
    }
    computed
}

impl Computed {
    /// Compares everything stored with what follows from the history. Returns a sentence for each difference. A listing
    /// whose check is due, or that depends on matches after its last check, is not compared.
    /// `is_hidden` tells whether a sanction hides a player at a time.
    pub fn faults(
        &self,
        connection: &mut AnyConn,
        stored: &StoredListings,
        is_hidden: impl Fn(&mut AnyConn, UserId, Millis) -> Result<bool, DbError>,
    ) -> Result<Vec<String>, DbError> {
        let mut faults = Vec::new();
        for (list, user) in different_keys(&self.opponents, &stored.opponents) {
            faults.push(format!(
                "account {user} in {}: its opponents or their points do not match the history",
                list.name()
            ));
        }
        for (place @ (list, user), standing) in &stored.standings {
            let ends = self.ends.get(place).map_or(&[][..], Vec::as_slice);
            if (standing.days, standing.last_day) != days_of(ends.iter().copied()) {
                faults.push(format!(
                    "account {user} in {}: its days with matches do not match the history",
                    list.name()
                ));
            }
            let hides = is_hidden(connection, *user, standing.checked_at)?;
            if let Some(what) = self.listing_fault(connection, stored, (*place, standing), hides)? {
                faults.push(format!("account {user} in {}: {what}", list.name()));
            }
        }
        Ok(faults)
    }

    fn listing_fault(
        &self,
        connection: &mut AnyConn,
        stored: &StoredListings,
        (place @ (_, user), standing): (Place, &StoredStanding),
        is_hidden: bool,
    ) -> Result<Option<String>, DbError> {
        let Some(person) = stored.people.get(&user) else { return Ok(None) };
        let found = standing.listed_rating;
        if person.is_house_bot {
            let expected = standing.standing.rating.value();
            let is_right = found.is_some_and(|found| found.to_bits() == expected.to_bits());
            return Ok((!is_right).then(|| "a house bot that is not listed with its rating".to_owned()));
        }
        if person.is_guest || standing.rated_at < 0 {
            return Ok(found.map(|_| "listed and should not be".to_owned()));
        }
        if stored.due.get(&user).is_some_and(|&due| due <= standing.rated_at.max(standing.checked_at.0)) {
            return Ok(None);
        }
        let now = standing.checked_at;
        if is_hidden {
            return Ok(found.map(|_| "listed and should not be".to_owned()));
        }
        let given = check::Standing {
            rating: standing.standing.rating,
            experience: standing.standing.experience,
            days: standing.days,
        };
        // Sign-ins leave no time at which a browser or an address was first shared, so both answers are right.
        let mut latest = Millis(0);
        let mut expected = None;
        for with_neighbours in [true, false] {
            let mut source = History {
                connection: &mut *connection,
                computed: self,
                stored,
                now,
                latest: Millis(standing.rated_at),
                with_neighbours,
            };
            let listing = apply(&mut source, place, given)?.listing;
            latest = Millis(latest.0.max(source.latest.0));
            if is_stored(&listing, standing) {
                return Ok(None);
            }
            expected.get_or_insert(listing);
        }
        if latest > now {
            return Ok(None);
        }
        Ok(Some(match (found, expected) {
            (None, Some(Listing::Listed { .. })) => "not listed and should be".to_owned(),
            (Some(_), Some(Listing::Missing(_))) => "listed and should not be".to_owned(),
            (found, expected) => format!("listed as {found:?} and should be {expected:?}"),
        }))
    }
}

fn is_stored(listing: &Listing, standing: &StoredStanding) -> bool {
    match listing {
        Listing::Listed { rating } => {
            standing.listed_rating.is_some_and(|found| found.to_bits() == rating.to_bits())
        }
        Listing::Missing(what) => {
            standing.listed_rating.is_none()
                && standing.missing.as_deref() == Some(&Gap::Rule(*what).to_text())
        }
    }
}

/// Returns the places at which two maps of points differ.
fn different_keys(
    one: &BTreeMap<(Place, UserId), i64>,
    other: &BTreeMap<(Place, UserId), i64>,
) -> BTreeSet<Place> {
    let keys = one.keys().chain(other.keys());
    keys.filter(|key| one.get(key) != other.get(key)).map(|(place, _)| *place).collect()
}

/// The rule's source in the history.
struct History<'a> {
    connection: &'a mut AnyConn,
    computed: &'a Computed,
    stored: &'a StoredListings,
    now: Millis,
    /// The latest change of anything that was read.
    latest: Millis,
    with_neighbours: bool,
}

impl Source for History<'_> {
    fn own(&mut self, user: UserId) -> Result<BTreeSet<UserId>, DbError> {
        if self.with_neighbours {
            return check::own(self.connection, user, self.now);
        }
        let person =
            |user: UserId| self.stored.people.get(&user).and_then(|person| person.owner).unwrap_or(user);
        let same = self.stored.people.keys().copied().filter(|one| person(*one) == person(user));
        Ok(same.chain([user, person(user)]).collect())
    }

    fn links(&mut self, place @ (list, _): Place) -> Result<Vec<Link<UserId>>, DbError> {
        let first = (place, UserId::from_row(i64::MIN));
        let mut links = Vec::new();
        for ((_, opponent), points) in
            self.computed.opponents.range(first..).take_while(|((of, _), _)| *of == place)
        {
            let Some(person) = self.stored.people.get(opponent) else { continue };
            let standing = self.stored.standings.get(&(list, *opponent));
            let aged_at = person.created_at + self.stored.aged_ms;
            let rated_at = standing.map_or(0, |standing| standing.rated_at);
            self.latest = Millis(self.latest.0.max(rated_at));
            links.push(Link {
                opponent: *opponent,
                points: u64::try_from(*points).unwrap_or(0),
                account: Account {
                    person: person.owner.unwrap_or(*opponent),
                    is_house_bot: person.is_house_bot,
                    is_aged: aged_at <= self.now.0,
                    days: standing.map_or(0, |standing| standing.days),
                    points: standing.map_or(0, |standing| standing.standing.experience.value()),
                },
            });
        }
        links.sort_by_key(|link| (std::cmp::Reverse(link.points), link.opponent));
        links.truncate(check::LINKS_MAX);
        Ok(links)
    }

    fn played(&mut self, place: Place) -> Result<Vec<Played<UserId>>, DbError> {
        let all = self.computed.played.get(&place).map_or(&[][..], Vec::as_slice);
        Ok(all[all.len().saturating_sub(listing::RESULTS_MAX)..].to_vec())
    }
}
