//! Sanctions, their terms, their appeals, and their combined effect on an account.

use std::collections::HashSet;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::PORTION,
    listing,
    moderation_schema::{fair_play_cases, sanctions},
    schema::users,
};
use crate::{
    account::Author,
    id::UserId,
    stored::{from_json, integrity::StarEvidence, to_json},
};

/// The kinds of sanctions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SanctionKind {
    /// A warning without further effect.
    Warning,
    /// Cannot write at tables or in the lobby.
    Mute,
    /// Plays only unrated and without stakes.
    Restriction,
    /// Cannot play; may look, read and appeal.
    Suspension,
    /// Cannot play, and is in no list.
    Ban,
    /// The name was closed and replaced by a neutral one.
    ClosedName,
    /// Is in no leaderboard and in no record.
    Hidden,
}

impl SanctionKind {
    /// Returns true if no list shows a player with this sanction.
    fn hides(self) -> bool {
        matches!(self, SanctionKind::Hidden | SanctionKind::Ban)
    }
}

const KINDS: [(SanctionKind, &str); 7] = [
    (SanctionKind::Warning, "warning"),
    (SanctionKind::Mute, "mute"),
    (SanctionKind::Restriction, "restriction"),
    (SanctionKind::Suspension, "suspension"),
    (SanctionKind::Ban, "ban"),
    (SanctionKind::ClosedName, "closed_name"),
    (SanctionKind::Hidden, "hidden"),
];

fn kind_name(kind: SanctionKind) -> &'static str {
    KINDS.iter().find(|(known, _)| *known == kind).map_or("", |(_, name)| name)
}

fn kind_of_name(name: &str) -> Result<SanctionKind, DbError> {
    let found = KINDS.iter().find(|(_, known)| *known == name).map(|(kind, _)| *kind);
    found.ok_or_else(|| DbError::Broken(format!("sanctions: a kind named {name}")))
}

/// The combined sanctions of an account at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct InForce {
    pub muted: Option<Term>,
    /// The term in which only unrated matches are allowed.
    pub restricted: Option<Term>,
    /// The term in which no play is allowed.
    pub shut_out: Option<Term>,
    /// The term in which no list shows the player.
    pub hidden: Option<Term>,
}

/// The term of a sanction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Term {
    /// In force until this time.
    Until(Millis),
    /// In force until it is lifted.
    NoEnd,
}

impl Term {
    /// Returns the end, if there is one.
    pub fn until(self) -> Option<Millis> {
        match self {
            Term::Until(at) => Some(at),
            Term::NoEnd => None,
        }
    }

    fn longer(self, other: Option<Term>) -> Term {
        match (self, other) {
            (Term::Until(one), Some(Term::Until(other))) => Term::Until(one.max(other)),
            (Term::NoEnd, _) | (_, Some(Term::NoEnd)) => Term::NoEnd,
            (one, None) => one,
        }
    }
}

/// Returns the sanctions in force for an account: its own, and those of its owner. Every entry point checks this.
pub fn in_force(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<InForce, DbError> {
    // A sanction against a person holds for the person's bots too.
    let owner = users::table.filter(users::id.eq(user.to_row())).select(users::owner_id);
    let rows: Vec<(String, Option<i64>)> = sanctions::table
        .filter(
            sanctions::user_id.nullable().eq(user.to_row()).or(sanctions::user_id.nullable().eq_any(owner)),
        )
        .filter(sanctions::lifted_at.is_null())
        .filter(sanctions::until_at.is_null().or(sanctions::until_at.gt(now.0)))
        .select((sanctions::kind, sanctions::until_at))
        .load(connection)?;
    let mut in_force = InForce::default();
    for (kind, until) in rows {
        let term = until.map_or(Term::NoEnd, |until| Term::Until(Millis(until)));
        let kind = kind_of_name(&kind)?;
        if kind.hides() {
            in_force.hidden = Some(term.longer(in_force.hidden));
        }
        let place = match kind {
            SanctionKind::Mute => &mut in_force.muted,
            SanctionKind::Restriction => &mut in_force.restricted,
            SanctionKind::Suspension | SanctionKind::Ban => &mut in_force.shut_out,
            SanctionKind::Warning | SanctionKind::ClosedName | SanctionKind::Hidden => continue,
        };
        *place = Some(term.longer(*place));
    }
    Ok(in_force)
}

/// Returns those of these accounts that may not play at `now`: the suspended and the banned, with their bots.
pub fn shut_out(connection: &mut AnyConn, users: &[UserId], now: Millis) -> Result<HashSet<UserId>, DbError> {
    let kinds = [SanctionKind::Suspension, SanctionKind::Ban].map(kind_name);
    let mut shut_out = HashSet::new();
    for portion in users.iter().map(|user| user.to_row()).collect::<Vec<_>>().chunks(PORTION) {
        let rows: Vec<i64> =
            users::table
                .inner_join(sanctions::table.on(
                    sanctions::user_id.eq(users::id).or(sanctions::user_id.nullable().eq(users::owner_id)),
                ))
                .filter(users::id.eq_any(portion))
                .filter(sanctions::kind.eq_any(kinds))
                .filter(sanctions::lifted_at.is_null())
                .filter(sanctions::until_at.is_null().or(sanctions::until_at.gt(now.0)))
                .select(users::id)
                .distinct()
                .load(connection)?;
        shut_out.extend(rows.into_iter().map(UserId::from_row));
    }
    Ok(shut_out)
}

/// A sanction to store.
#[derive(Debug, Clone)]
pub struct NewSanction<'a> {
    pub id: i64,
    pub user: UserId,
    pub kind: SanctionKind,
    pub reason: &'a str,
    pub evidence: &'a str,
    pub author: &'a Author,
    pub at: Millis,
    pub until: Option<Millis>,
}

/// Stores a sanction.
pub fn insert(connection: &mut AnyConn, sanction: &NewSanction<'_>) -> Result<(), DbError> {
    diesel::insert_into(sanctions::table)
        .values((
            sanctions::id.eq(sanction.id),
            sanctions::user_id.eq(sanction.user.to_row()),
            sanctions::kind.eq(kind_name(sanction.kind)),
            sanctions::reason.eq(sanction.reason),
            sanctions::evidence.eq(sanction.evidence),
            sanctions::author_id.eq(sanction.author.moderator().map(UserId::to_row)),
            sanctions::operator.eq(sanction.author.operator()),
            sanctions::at.eq(sanction.at.0),
            sanctions::until_at.eq(sanction.until.map(|until| until.0)),
        ))
        .execute(connection)?;
    if sanction.kind.hides() {
        follow(connection, sanction.user, sanction.at)?;
    }
    Ok(())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = sanctions)]
struct SanctionRow {
    id: i64,
    user_id: i64,
    kind: String,
    reason: String,
    evidence: String,
    author_id: Option<i64>,
    operator: String,
    at: i64,
    until_at: Option<i64>,
    lifted_at: Option<i64>,
    appeal: Option<String>,
    appealed_at: Option<i64>,
    decided_at: Option<i64>,
    decided_by: Option<i64>,
    granted: Option<bool>,
    answer: Option<String>,
}

/// A stored sanction.
#[derive(Debug, Clone)]
pub struct Sanction {
    pub id: i64,
    pub user: UserId,
    pub kind: SanctionKind,
    pub reason: String,
    pub evidence: String,
    pub author: Author,
    pub at: Millis,
    pub until: Option<Millis>,
    pub lifted_at: Option<Millis>,
    pub appeal: Option<Appeal>,
}

/// An appeal.
#[derive(Debug, Clone)]
pub struct Appeal {
    pub text: String,
    pub at: Millis,
    pub decided: Option<Decided>,
}

/// The decision on an appeal.
#[derive(Debug, Clone)]
pub struct Decided {
    pub at: Millis,
    pub by: Option<UserId>,
    pub granted: bool,
    pub answer: String,
}

impl Sanction {
    /// Returns true if the sanction is in force at `now`.
    pub fn is_in_force(&self, now: Millis) -> bool {
        self.lifted_at.is_none() && self.until.is_none_or(|until| until.0 > now.0)
    }
}

impl TryFrom<SanctionRow> for Sanction {
    type Error = DbError;

    fn try_from(row: SanctionRow) -> Result<Sanction, DbError> {
        let decided = row.decided_at.zip(row.granted).map(|(at, granted)| Decided {
            at: Millis(at),
            by: row.decided_by.map(UserId::from_row),
            granted,
            answer: row.answer.unwrap_or_default(),
        });
        Ok(Sanction {
            id: row.id,
            user: UserId::from_row(row.user_id),
            kind: kind_of_name(&row.kind)?,
            reason: row.reason,
            evidence: row.evidence,
            author: Author::from_columns(row.author_id, row.operator),
            at: Millis(row.at),
            until: row.until_at.map(Millis),
            lifted_at: row.lifted_at.map(Millis),
            appeal: row.appeal.zip(row.appealed_at).map(|(text, at)| Appeal {
                text,
                at: Millis(at),
                decided,
            }),
        })
    }
}

/// Returns the sanction with this id.
pub fn by_id(connection: &mut AnyConn, id: i64) -> Result<Option<Sanction>, DbError> {
    let row: Option<SanctionRow> =
        sanctions::table.find(id).select(SanctionRow::as_select()).first(connection).optional()?;
    row.map(Sanction::try_from).transpose()
}

/// Returns the sanctions of an account, newest first.
pub fn all_of(connection: &mut AnyConn, user: UserId, limit: i64) -> Result<Vec<Sanction>, DbError> {
    let rows: Vec<SanctionRow> = sanctions::table
        .filter(sanctions::user_id.eq(user.to_row()))
        .order((sanctions::at.desc(), sanctions::id.desc()))
        .limit(limit)
        .select(SanctionRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Sanction::try_from).collect()
}

/// Returns the sanctions with an open appeal, oldest appeal first.
pub fn appealed(connection: &mut AnyConn, limit: i64) -> Result<Vec<Sanction>, DbError> {
    let rows: Vec<SanctionRow> = sanctions::table
        .filter(sanctions::appealed_at.is_not_null())
        .filter(sanctions::decided_at.is_null())
        .order((sanctions::appealed_at.asc(), sanctions::id.asc()))
        .limit(limit)
        .select(SanctionRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Sanction::try_from).collect()
}

/// Takes a person, with the person's bots, out of the lists if a sanction hides them, and asks for a check of each.
fn follow(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<(), DbError> {
    let bots: Vec<i64> =
        users::table.filter(users::owner_id.eq(user.to_row())).select(users::id).load(connection)?;
    for one in bots.into_iter().map(UserId::from_row).chain([user]) {
        if in_force(connection, one, now)?.hidden.is_some() {
            listing::hide(connection, one)?;
        }
        listing::ask(connection, [one], listing::AT_ONCE)?;
    }
    Ok(())
}

/// Returns the end of the sanction that hides a player, the largest time for one without an end; `None` if no sanction
/// hides the player.
pub fn hidden_until(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Option<Millis>, DbError> {
    let hidden = in_force(connection, user, now)?.hidden;
    Ok(hidden.map(|term| term.until().unwrap_or(Millis(i64::MAX))))
}

/// Lifts a sanction. Returns false if it is no longer in force.
pub fn lift(connection: &mut AnyConn, id: i64, now: Millis) -> Result<bool, DbError> {
    // The conditions decide between two moderators who act at the same time.
    let lasting = sanctions::table
        .filter(sanctions::id.eq(id))
        .filter(sanctions::lifted_at.is_null())
        .filter(sanctions::until_at.is_null().or(sanctions::until_at.gt(now.0)));
    if diesel::update(lasting).set(sanctions::lifted_at.eq(now.0)).execute(connection)? == 0 {
        return Ok(false);
    }
    if let Some(sanction) = by_id(connection, id)?.filter(|sanction| sanction.kind.hides()) {
        follow(connection, sanction.user, now)?;
    }
    Ok(true)
}

/// Stores an appeal. Returns false if there is one already, or if the sanction is not the player's or not in force.
pub fn appeal(
    connection: &mut AnyConn,
    id: i64,
    user: UserId,
    text: &str,
    now: Millis,
) -> Result<bool, DbError> {
    let lasting = sanctions::table
        .filter(sanctions::id.eq(id))
        .filter(sanctions::user_id.eq(user.to_row()))
        .filter(sanctions::appealed_at.is_null())
        .filter(sanctions::lifted_at.is_null())
        .filter(sanctions::until_at.is_null().or(sanctions::until_at.gt(now.0)));
    let kept = diesel::update(lasting)
        .set((sanctions::appeal.eq(text), sanctions::appealed_at.eq(now.0)))
        .execute(connection)?;
    Ok(kept == 1)
}

/// Decides an open appeal. Returns false if another moderator was first.
pub fn decide(connection: &mut AnyConn, id: i64, decided: &Decided) -> Result<bool, DbError> {
    // An appeal is decided once, even if two moderators decide at the same time.
    let waiting = sanctions::table
        .filter(sanctions::id.eq(id))
        .filter(sanctions::appealed_at.is_not_null())
        .filter(sanctions::decided_at.is_null());
    let changed = diesel::update(waiting)
        .set((
            sanctions::decided_at.eq(decided.at.0),
            sanctions::decided_by.eq(decided.by.map(UserId::to_row)),
            sanctions::granted.eq(decided.granted),
            sanctions::answer.eq(&decided.answer),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

/// Blanks what a deleted account wrote in appeals.
pub fn forget_words(connection: &mut AnyConn, user: i64) -> Result<(), DbError> {
    diesel::update(
        sanctions::table.filter(sanctions::user_id.eq(user)).filter(sanctions::appealed_at.is_not_null()),
    )
    // The row stays: it is part of the moderation log. Only the user's own words are erased.
    .set(sanctions::appeal.eq(""))
    .execute(connection)?;
    Ok(())
}

/// A sanction as the public statistics count it: its kind, its start, and its appeal with time and decision.
pub type CountedSanction = (SanctionKind, Millis, Option<(Millis, Option<bool>)>);

/// Returns the sanctions since a time, as the public statistics count them.
pub fn since(connection: &mut AnyConn, since: Millis) -> Result<Vec<CountedSanction>, DbError> {
    let rows: Vec<(String, i64, Option<i64>, Option<bool>)> = sanctions::table
        .filter(sanctions::at.ge(since.0))
        .select((sanctions::kind, sanctions::at, sanctions::appealed_at, sanctions::granted))
        .load(connection)?;
    rows.into_iter()
        .map(|(kind, at, appealed, granted)| {
            Ok((kind_of_name(&kind)?, Millis(at), appealed.map(|at| (Millis(at), granted))))
        })
        .collect()
}

/// A case that the server detected.
#[derive(Debug, Clone)]
pub struct Case {
    pub id: i64,
    pub user: UserId,
    pub found_at: Millis,
    pub evidence: StarEvidence,
}

/// Stores a case. Fails with a conflict if the player has an open case.
pub fn open_case(connection: &mut AnyConn, case: &Case) -> Result<(), DbError> {
    diesel::insert_into(fair_play_cases::table)
        .values((
            fair_play_cases::id.eq(case.id),
            fair_play_cases::user_id.eq(case.user.to_row()),
            fair_play_cases::found_at.eq(case.found_at.0),
            fair_play_cases::evidence.eq(to_json(&case.evidence)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns open cases, newest first.
pub fn open_cases(connection: &mut AnyConn, limit: i64) -> Result<Vec<Case>, DbError> {
    open_cases_of(connection, None, limit)
}

/// Returns the open case of a player.
pub fn open_case_of(connection: &mut AnyConn, user: UserId) -> Result<Option<Case>, DbError> {
    Ok(open_cases_of(connection, Some(user), 1)?.pop())
}

fn open_cases_of(connection: &mut AnyConn, user: Option<UserId>, limit: i64) -> Result<Vec<Case>, DbError> {
    let mut open = fair_play_cases::table.filter(fair_play_cases::closed_at.is_null()).into_boxed();
    if let Some(user) = user {
        open = open.filter(fair_play_cases::user_id.eq(user.to_row()));
    }
    let rows: Vec<(i64, i64, i64, String)> = open
        .order((fair_play_cases::found_at.desc(), fair_play_cases::id.desc()))
        .limit(limit)
        .select((
            fair_play_cases::id,
            fair_play_cases::user_id,
            fair_play_cases::found_at,
            fair_play_cases::evidence,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(id, user, found_at, evidence)| {
            Ok(Case {
                id,
                user: UserId::from_row(user),
                found_at: Millis(found_at),
                evidence: from_json(format_args!("fair_play_cases: {id}"), &evidence)?,
            })
        })
        .collect()
}

/// Returns the time at which the player's last case was closed, and true if a case is open.
pub fn last_case(connection: &mut AnyConn, user: UserId) -> Result<(Option<Millis>, bool), DbError> {
    let rows: Vec<Option<i64>> = fair_play_cases::table
        .filter(fair_play_cases::user_id.eq(user.to_row()))
        .select(fair_play_cases::closed_at)
        .load(connection)?;
    let is_open = rows.iter().any(Option::is_none);
    Ok((rows.into_iter().flatten().max().map(Millis), is_open))
}

/// Closes the player's open case. Returns false if there is none.
pub fn close_case(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<bool, DbError> {
    let open = fair_play_cases::table
        .filter(fair_play_cases::user_id.eq(user.to_row()))
        .filter(fair_play_cases::closed_at.is_null());
    Ok(diesel::update(open).set(fair_play_cases::closed_at.eq(now.0)).execute(connection)? == 1)
}
