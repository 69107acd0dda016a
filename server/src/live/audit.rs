//! Whether what is stored is what the logs give. Ratings: every match rated once and rightly, the history recomputed from
//! the first match on, every standing the last of its history, all compared bit for bit. Matches: every log replayed from
//! its first event, and the row beside it compared with where the log ends.

use std::collections::{BTreeMap, HashMap};

use ratings::{HistoryRow, Outcome, RatingList, Standing};

use super::{
    MatchId, comparative, convert,
    dice::SeedVault,
    event_desk,
    facts::{Facts, Status},
    snapshot::Snapshot,
    team, team_event,
    terms::Agreed,
    tournament,
};
use crate::{
    db::{
        AnyConn, DbError, Store, comparatives, events, matches, ratings as rating_rows, seeds, team_events,
        team_matches, tournaments,
    },
    id::UserId,
};

/// What was compared, and what differs.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) matches: usize,
    pub(crate) standings: usize,
    /// One sentence each; none: all agree.
    pub(crate) faults: Vec<String>,
}

/// What was replayed, and what does not fit.
#[derive(Debug, Default)]
pub(crate) struct Replayed {
    pub(crate) matches: usize,
    pub(crate) events: usize,
    /// One sentence each; none: all fit.
    pub(crate) faults: Vec<String>,
}

/// How fast everything is replayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// As fast as it goes.
    Full,
    /// With a pause after each portion as long as the portion took, so that play has the processor and the disk.
    Gentle,
}

/// Matches that are replayed in one read.
const PORTION: usize = 64;

/// Replays every log, those of events too.
///
/// # Errors
/// If the database cannot be read. What can be read and makes no sense is a fault and no error.
pub(crate) async fn check_logs(store: &Store, vault: &SeedVault, pace: Pace) -> Result<Replayed, DbError> {
    let mut replayed = Replayed::default();
    let ids = store.read(matches::all_ids).await?;
    for portion in ids.chunks(PORTION) {
        let (portion, vault) = (portion.to_vec(), vault.clone());
        let began = std::time::Instant::now();
        let parts = store
            .read(move |connection| {
                let parts = portion.into_iter().map(|id| replay(connection, &vault, id));
                parts.collect::<Result<Vec<_>, DbError>>()
            })
            .await?;
        for part in parts {
            replayed.matches += part.matches;
            replayed.events += part.events;
            replayed.faults.extend(part.faults);
        }
        if pace == Pace::Gentle {
            tokio::time::sleep(began.elapsed()).await;
        }
    }
    replayed.faults.extend(faults_of::<tournament::Loaded>(store, tournaments::all_ids).await?);
    replayed.faults.extend(faults_of::<team_event::Loaded>(store, team_events::all_ids).await?);
    replayed.faults.extend(faults_of::<team::Loaded>(store, team_matches::all_ids).await?);
    replayed.faults.extend(faults_of::<comparative::Loaded>(store, comparatives::all_ids).await?);
    Ok(replayed)
}

/// What does not fit in the logs of events of one kind.
async fn faults_of<L: event_desk::Replayed>(
    store: &Store,
    all_ids: fn(&mut AnyConn) -> Result<Vec<L::Id>, DbError>,
) -> Result<Vec<String>, DbError> {
    let mut faults = Vec::new();
    for id in store.read(all_ids).await? {
        match store.read(move |connection| event_desk::read::<L>(connection, id, None).map(drop)).await {
            Ok(()) => {}
            Err(DbError::Broken(what)) => faults.push(what),
            Err(error) => return Err(error),
        }
    }
    Ok(faults)
}

fn replay(connection: &mut AnyConn, vault: &SeedVault, id: MatchId) -> Result<Replayed, DbError> {
    let shown = id.to_wire().0;
    let mut replayed = Replayed { matches: 1, ..Replayed::default() };
    let snapshot = match Snapshot::load(connection, vault, id) {
        Ok(Some(snapshot)) => snapshot,
        // Closed while this went on.
        Ok(None) => return Ok(Replayed::default()),
        Err(DbError::Broken(what)) => {
            replayed.faults.push(format!("match {shown}: {what}"));
            return Ok(replayed);
        }
        Err(error) => return Err(error),
    };
    let log = events::of_match(connection, id)?;
    replayed.events = log.len();
    let mut fault = |what: &str| replayed.faults.push(format!("match {shown}: {what}"));
    if log.iter().zip(1..).any(|(logged, seq)| logged.seq != seq) {
        fault("its events are not numbered one after the other");
    }
    if log.windows(2).any(|pair| pair[0].at > pair[1].at) {
        fault("its events are not in the order of time");
    }
    let dice_id = snapshot.facts.roll_set.map_or(id, super::RollSetId::as_dice_id);
    if seeds::of_match(connection, dice_id)?.is_none() {
        fault("the seed of its dice is missing");
    }
    let facts = &snapshot.facts;
    let state = &snapshot.state;
    let is_right = match &facts.status {
        Status::Open => log.is_empty(),
        Status::Playing { .. } => !log.is_empty() && state.outcome().is_none(),
        Status::Finished(finished) => state.outcome().is_some_and(|outcome| {
            outcome.verdict.winner() == finished.winner
                && convert::end_reason(outcome.ending) == finished.reason
                && log.last().is_some_and(|last| last.at == finished.ended_at)
        }),
    };
    if !is_right {
        fault("its row tells another state or result than its log");
    }
    if facts.last_seq != snapshot.last_seq {
        fault("its row knows another last event than its log");
    }
    if facts.points != state.score().map(rules::MatchPoints::get) {
        fault("its row has other points than its log");
    }
    if matches::waits_for(connection, id)?
        != (state.to_act(), state.next_deadline().map(convert::to_wire_time))
    {
        fault("its row waits for another side or time than its log");
    }
    Ok(replayed)
}

type Row = HistoryRow<MatchId, UserId>;

/// Compares everything that is stored.
///
/// # Errors
/// If the database cannot be read.
pub(crate) async fn check_ratings(store: &Store) -> Result<Report, DbError> {
    let (rows, standings, rated) = store
        .read(|connection| {
            Ok::<_, DbError>((
                rating_rows::history(connection)?,
                rating_rows::all_standings(connection)?,
                matches::finished_rated(connection)?,
            ))
        })
        .await?;
    let mut faults = Vec::new();
    check_matches(&rows, &rated, &mut faults);
    match ratings::check_history(&rows) {
        Ok(recomputed) => check_standings(&standings, recomputed.standings, &mut faults),
        Err(fault) => faults.push(fault.to_string()),
    }
    Ok(Report { matches: rated.len(), standings: standings.len(), faults })
}

/// Each match has the rows that its result asks for, and no row is of another match.
fn check_matches(rows: &[Row], rated: &[Facts], faults: &mut Vec<String>) {
    let mut by_match: HashMap<MatchId, Vec<&Row>> = HashMap::new();
    for row in rows {
        by_match.entry(row.match_id).or_default().push(row);
    }
    for facts in rated {
        let shown = facts.id.to_wire().0;
        let of_match = by_match.remove(&facts.id).unwrap_or_default();
        if !is_as_played(&of_match, facts) {
            faults.push(format!("match {shown}: its history is not what its result gives"));
        }
    }
    for id in by_match.into_keys() {
        faults.push(format!("match {}: it has history but is no finished rated match", id.to_wire().0));
    }
}

fn is_as_played(rows: &[&Row], facts: &Facts) -> bool {
    let Status::Finished(finished) = &facts.status else { return false };
    let Ok(Agreed { rated: Some((list, n)), .. }) = Agreed::of_match(facts) else { return false };
    let user = |side| facts.seats[side].map(|seated| seated.user);
    let Some(winner) = finished.winner else { return rows.is_empty() };
    let expected = [(user(winner), Outcome::Won), (user(winner.opponent()), Outcome::Lost)];
    rows.len() == 2
        && rows.iter().zip(expected).all(|(row, (user, outcome))| {
            Some(row.player) == user && row.outcome == outcome && row.list == list && row.n == n
        })
}

fn check_standings(
    stored: &[((RatingList, UserId), Standing)],
    mut recomputed: BTreeMap<(RatingList, UserId), Standing>,
    faults: &mut Vec<String>,
) {
    for (key @ (list, user), standing) in stored {
        match recomputed.remove(key) {
            Some(expected) if expected.is_bit_for_bit(*standing) => {}
            Some(expected) => faults.push(format!(
                "account {user} in {}: stored {} with experience {}, recomputed {} with experience {}",
                list.name(),
                standing.rating.value(),
                standing.experience,
                expected.rating.value(),
                expected.experience
            )),
            None => faults.push(format!("account {user} in {}: a rating without history", list.name())),
        }
    }
    for (list, user) in recomputed.into_keys() {
        faults.push(format!("account {user} in {}: a history without a rating", list.name()));
    }
}
