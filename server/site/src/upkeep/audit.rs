//! Checks that the stored data matches the logs. Ratings: every match is rated once and correctly. The history is
//! recomputed from the first match on, and every standing is the last of its history. All values are compared bit for
//! bit. Matches: every log is replayed from its first event, and its row is compared with the end of the log.

use std::collections::{BTreeMap, HashMap};

use ratings::{HistoryRow, Outcome, PlayedMatch, RatingList, Standing, Starts};
use store::{
    AnyConn, DbError, Store, competitions, events,
    facts::{Facts, Status},
    heartbeat,
    id::{MatchId, TournamentId, UserId},
    listing,
    matches::{self, LogMarks},
    player_records::{self, Streaks},
    prize_corrections, ratings as rating_rows,
    ratings::PlacedRow,
    sanctions, seeds, team_results,
    voids::{self, history::Revision},
};
use wire::Millis;

use crate::{
    competitions::{Kind, each_kind, read, team, tournament},
    match_state::{convert, dice::SeedVault, snapshot::Snapshot, terms::Agreed},
};

/// The number of compared items, and the differences.
#[derive(Debug)]
pub struct AuditReport {
    pub matches: usize,
    pub standings: usize,
    /// One sentence for each difference; empty if all agree.
    pub faults: Vec<String>,
}

/// The number of replayed logs, and the errors in them.
#[derive(Debug, Default)]
pub struct Replayed {
    pub matches: usize,
    pub events: usize,
    /// One sentence for each error; empty if all fit.
    pub faults: Vec<String>,
}

/// The speed of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As fast as possible.
    Full,
    /// With a pause after each batch as long as the batch took, so that play keeps the processor and the disk.
    Gentle,
}

/// The number of matches replayed in one read.
const PORTION: usize = 64;

/// Replays every log, those of events included.
///
/// # Errors
/// If the database cannot be read. Readable data that makes no sense is a fault, not an error.
pub async fn check_logs(store: &Store, vault: &SeedVault, pace: Pace) -> Result<Replayed, DbError> {
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
            // Works half of the time, so that players notice nothing of an audit in the background.
            tokio::time::sleep(began.elapsed()).await;
        }
    }
    each_kind!(K => replayed.faults.extend(faults_of::<K>(store).await?));
    replayed.faults.extend(faults_of_team_results(store).await?);
    replayed.faults.extend(faults_of_prizes(store).await?);
    Ok(replayed)
}

/// Returns the team matches whose listed result differs from the result in their log.
async fn faults_of_team_results(store: &Store) -> Result<Vec<String>, DbError> {
    let mut faults = Vec::new();
    for id in store.read(competitions::all_ids).await? {
        let read = store.read(move |connection| {
            let stored = team_results::by_id(connection, id)?;
            Ok::<_, DbError>((read::<team::Loaded>(connection, id), stored))
        });
        // An unreadable log is a fault that is reported already.
        let (Ok(Some(loaded)), stored) = read.await? else { continue };
        let at = stored.as_ref().map_or(Millis(0), |stored| stored.ended_at);
        let mut computed = team::lists::result(&loaded, at);
        if let Some(result) = &mut computed {
            result.players.sort_by_key(|sums| sums.user);
            // A result of an earlier version, which no server of this version has completed.
            if let Some(old) = stored.as_ref().filter(|stored| stored.people.is_empty()) {
                result.people.clear();
                result.set_up_at = old.set_up_at;
            }
        }
        if computed != stored {
            faults.push(format!("team match {}: its listed result does not match its log", id.shown()));
        }
    }
    Ok(faults)
}

/// Compares the paid prizes of each tournament with its final places and with the books. Returns the tournaments in
/// which they differ. Prizes from entry fees are compared with their pools.
async fn faults_of_prizes(store: &Store) -> Result<Vec<String>, DbError> {
    let mut faults = Vec::new();
    for id in store.read(competitions::all_ids::<TournamentId>).await? {
        let read = store.read(move |connection| {
            // An unreadable log is a fault that is reported already.
            let Ok(Some(loaded)) = read::<tournament::Loaded>(connection, id) else { return Ok(None) };
            if loaded.row.settings.fee.is_some() || loaded.paid.is_none() {
                return Ok(None);
            }
            let everybody: Vec<UserId> = loaded.state.players().map(competitions::user).collect();
            let booked = prize_corrections::paid(connection, id.to_row(), &everybody)?;
            Ok::<_, DbError>(Some((loaded, booked)))
        });
        let Some((loaded, booked)) = read.await? else { continue };
        if loaded.paid != loaded.payout() {
            faults.push(format!("tournament {}: its paid prizes do not match its final places", id.shown()));
        }
        let won = loaded.paid.as_ref().map(|payout| payout.sums(loaded.fee())).unwrap_or_default();
        if booked.iter().any(|(user, amount)| won.get(user).copied().unwrap_or(0) != *amount) {
            faults.push(format!("tournament {}: its prizes in the books do not match its log", id.shown()));
        }
    }
    Ok(faults)
}

/// Returns the faults in the logs of events of one kind.
async fn faults_of<L: Kind>(store: &Store) -> Result<Vec<String>, DbError> {
    let mut faults = Vec::new();
    for id in store.read(competitions::all_ids::<L::Id>).await? {
        match store.read(move |connection| read::<L>(connection, id).map(drop)).await {
            Ok(()) => {}
            Err(DbError::Broken(what)) => faults.push(what),
            Err(error) => return Err(error),
        }
    }
    Ok(faults)
}

fn replay(connection: &mut AnyConn, vault: &SeedVault, id: MatchId) -> Result<Replayed, DbError> {
    let shown = id.shown();
    let mut replayed = Replayed { matches: 1, ..Replayed::default() };
    let snapshot = match Snapshot::load(connection, vault, id) {
        Ok(Some(snapshot)) => snapshot,
        // Deleted during the replay.
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
    for logged in &log {
        if let play::Event::Outage(play::Outage { from, to }) = logged.event {
            let [from, to] = [from, to].map(convert::to_wire_time);
            if !heartbeat::is_recorded(connection, from, to)? {
                fault("it credits an outage that is not recorded");
            }
        }
    }
    let dice_id = snapshot.facts.roll_set.map_or(id, store::id::RollSetId::as_dice_id);
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
        fault("its row and its log differ in the state or the result");
    }
    if facts.last_seq != snapshot.last_seq {
        fault("its row and its log differ in the last event");
    }
    if facts.points != state.score().map(rules::MatchPoints::get) {
        fault("its row and its log differ in the points");
    }
    let is_resignation = |event: &play::Event| matches!(event, play::Event::ResignationAccepted { .. });
    let log_marks = LogMarks {
        is_resigned: log.iter().any(|logged| is_resignation(&logged.event)),
        was_rated: facts.settings.rated
            && matches!(&facts.status, Status::Finished(finished) if !finished.counts),
    };
    if matches::log_marks(connection, id)? != log_marks {
        fault("its row and its log differ in a resignation or in what an end without counting has left");
    }
    if matches::deadlines::waits_for(connection, id)?
        != (snapshot.awaited(), state.next_deadline().map(convert::to_wire_time))
    {
        fault("its row and its log differ in the side to act or the deadline");
    }
    Ok(replayed)
}

type MatchHistoryRow = HistoryRow<MatchId, UserId>;

/// Compares all stored ratings. Rows that wait for a void's rewrite of the history are not compared; the standings
/// are.
///
/// # Errors
/// If the database cannot be read.
pub async fn check_ratings(store: &Store) -> Result<AuditReport, DbError> {
    let stored = store.read(StoredRatings::read).await?;
    let mut faults = Vec::new();
    check_matches(&stored, &mut faults);
    check_voids(&stored, &mut faults);
    let counted: Vec<MatchHistoryRow> =
        stored.rows.iter().filter(|row| !row.2).map(|row| row.3.clone()).collect();
    let recomputed = match stored.revision.rewrite_from {
        None => ratings::check_history_from(&counted, stored.starts.clone()),
        Some(_) => {
            let played = counted.chunks_exact(2).map(|pair| PlayedMatch {
                match_id: pair[0].match_id,
                list: pair[0].list,
                n: pair[0].n,
                winner: pair[0].player,
                loser: pair[1].player,
            });
            ratings::recompute_from(played, stored.starts.clone())
        }
    };
    match recomputed {
        Ok(recomputed) => {
            check_standings(&stored.standings, recomputed.standings, &mut faults);
        }
        Err(fault) => faults.push(fault.to_string()),
    }
    check_streaks(&stored, &mut faults);
    if stored.revision.rewrite_from.is_none() {
        faults.extend(store.read(check_listings).await?);
    }
    Ok(AuditReport { matches: stored.rated.len(), standings: stored.standings.len(), faults })
}

/// All stored ratings and voids.
struct StoredRatings {
    /// In their order, those of voided matches included.
    rows: Vec<PlacedRow>,
    standings: Vec<((RatingList, UserId), Standing)>,
    rated: Vec<Facts>,
    revision: Revision,
    /// Each void, true if it is in force, and its matches.
    voids: Vec<(i64, bool, Vec<MatchId>)>,
    voided: HashMap<MatchId, i64>,
    streaks: Vec<(UserId, Streaks)>,
    /// The start ratings of players who did not begin as newcomers.
    starts: Starts<UserId>,
}

impl StoredRatings {
    fn read(connection: &mut AnyConn) -> Result<StoredRatings, DbError> {
        Ok(StoredRatings {
            rows: rating_rows::rows_from(connection, 0, i64::MAX)?,
            standings: rating_rows::all_standings(connection)?,
            rated: matches::finished_rated(connection)?,
            revision: voids::history::revision(connection)?,
            voids: voids::all(connection)?,
            voided: voids::all_voided(connection)?,
            streaks: player_records::all_streaks(connection)?,
            starts: rating_rows::starts(connection)?,
        })
    }
}

/// Checks that each match has the rating rows its result requires, and that no row belongs to another match.
fn check_matches(stored: &StoredRatings, faults: &mut Vec<String>) {
    let mut by_match: HashMap<MatchId, Vec<&MatchHistoryRow>> = HashMap::new();
    for (.., row) in &stored.rows {
        by_match.entry(row.match_id).or_default().push(row);
    }
    for facts in &stored.rated {
        let shown = facts.id.shown();
        let of_match = by_match.remove(&facts.id).unwrap_or_default();
        if !is_as_played(&of_match, facts) {
            faults.push(format!("match {shown}: its rating history does not match its result"));
        }
    }
    for id in by_match.into_keys() {
        faults
            .push(format!("match {}: it has a rating history but is not a finished rated match", id.shown()));
    }
}

/// Checks that the voided matches are those of the voids in force. Their rows must be marked and leave the ratings
/// as they were before the match.
fn check_voids(stored: &StoredRatings, faults: &mut Vec<String>) {
    let mut expected: HashMap<MatchId, i64> = HashMap::new();
    for (id, is_in_force, of_void) in &stored.voids {
        if *is_in_force {
            expected.extend(of_void.iter().map(|one| (*one, *id)));
        }
    }
    if expected != stored.voided {
        faults.push("the voided matches are not those of the voids that are in force".to_owned());
    }
    let mut standings: HashMap<(RatingList, UserId), Standing> = HashMap::new();
    for (place, _, is_marked, row) in &stored.rows {
        let shown = row.match_id.shown();
        if *is_marked != stored.voided.contains_key(&row.match_id) {
            faults.push(format!("match {shown}: it is marked as voided in one table and not in another"));
        }
        let waits = stored.revision.rewrite_from.is_some_and(|from| *place >= from);
        let key = (row.list, row.player);
        if *is_marked && !waits {
            let came_with = standings.get(&key).copied();
            if !row.after.is_bit_for_bit(row.before)
                || came_with.is_some_and(|standing| !standing.is_bit_for_bit(row.before))
            {
                faults.push(format!("match {shown}: it is voided and has changed a rating"));
            }
        }
        standings.insert(key, row.after);
    }
}

/// Checks that streaks are computed from the matches that count.
fn check_streaks(stored: &StoredRatings, faults: &mut Vec<String>) {
    let mut outcomes: HashMap<UserId, Vec<(Outcome, Millis)>> = HashMap::new();
    for (_, at, is_marked, row) in &stored.rows {
        if !is_marked {
            outcomes.entry(row.player).or_default().push((row.outcome, Millis(*at)));
        }
    }
    for (user, streaks) in &stored.streaks {
        let counted = player_records::streaks(outcomes.get(user).map_or(&[][..], Vec::as_slice));
        if counted != *streaks {
            faults.push(format!("account {user}: its streaks are not those of its matches"));
        }
    }
}

fn is_as_played(rows: &[&MatchHistoryRow], facts: &Facts) -> bool {
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

/// Checks that the leaderboards list the right players, in one snapshot.
fn check_listings(connection: &mut AnyConn) -> Result<Vec<String>, DbError> {
    let rows = rating_rows::rows_from(connection, 0, i64::MAX)?;
    let stored = listing::stored(connection)?;
    listing::computed(&rows).faults(connection, &stored, |connection, user, at| {
        Ok(sanctions::hidden_until(connection, user, at)?.is_some())
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
