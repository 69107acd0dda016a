//! Checks that the pools of tournaments match their logs: the fees paid, the fees returned, and the payouts.

use std::collections::{BTreeMap, BTreeSet};

use store::{
    DbError, Store, competitions,
    id::TournamentId,
    ledger::books::Books,
    pool_failures::TRIES_BEFORE_ALERT,
    pools::{self, FeeRow, Pools},
};
use wire::Millis;

use crate::competitions::{read, tournament};

/// The time within which the prizes of an event that has ended are normally paid.
const PAID_WITHIN_MS: i64 = 60_000;

/// Returns the faults, one sentence each. An unreadable log is reported by another check.
pub(super) async fn faults(store: &Store, books: &Books, now: Millis) -> Result<Vec<String>, DbError> {
    let (ids, pools) = store
        .read(|connection| {
            Ok::<_, DbError>((competitions::all_ids::<TournamentId>(connection)?, pools::all(connection)?))
        })
        .await?;
    let mut balances: BTreeMap<i64, i64> = books
        .accounts
        .iter()
        .filter(|account| account.is_pool())
        .map(|account| (account.owner, account.balance))
        .collect();
    let mut faults = Vec::new();
    for id in ids {
        let read = store.read(move |connection| read::<tournament::Loaded>(connection, id));
        let loaded = match read.await {
            Ok(Some(loaded)) => loaded,
            Ok(None) | Err(DbError::Broken(_)) => continue,
            Err(error) => return Err(error),
        };
        let balance = balances.remove(&id.to_row()).unwrap_or_default();
        if let Some(fault) = fault_of(&loaded, &pools, balance, now) {
            faults.push(format!("tournament {}: {fault}", id.shown()));
        }
    }
    faults.extend(balances.into_keys().map(|owner| format!("pool {owner}: it belongs to no tournament")));
    Ok(faults)
}

fn fault_of(loaded: &tournament::Loaded, pools: &Pools, balance: i64, now: Millis) -> Option<String> {
    let row = loaded.row.id.to_row();
    let fee = loaded.fee().hundredths();
    let rows: Vec<_> = pools.fees.iter().filter(|known| known.tournament == row).collect();
    if rows.iter().any(|known| known.amount != fee) {
        return told("a fee is not what an entry costs");
    }
    let payers: BTreeSet<(i64, i64)> =
        loaded.fees_of_payers().into_iter().map(|(user, seq)| (user.to_row(), i64::from(seq))).collect();
    let key = |known: &&FeeRow| (known.user, i64::from(known.seq));
    let paid_in: BTreeSet<(i64, i64)> =
        rows.iter().copied().filter(|known| !known.is_back).map(|known| key(&known)).collect();
    let ever: BTreeSet<(i64, i64)> = rows.iter().map(key).collect();
    if fee > 0 && !payers.is_subset(&ever) || !paid_in.is_subset(&payers) {
        return told("the fees in its pool do not match its log");
    }
    let prizes: Vec<(i64, i64)> =
        pools.prizes.iter().filter(|prize| prize.0 == row).map(|prize| (prize.1, prize.2)).collect();
    let Some((_, house)) = pools.settled.iter().find(|settled| settled.0 == row) else {
        return unsettled(loaded, pools, now).or_else(|| {
            let is_held = paid_in == payers || fee == 0;
            match (is_held, balance == fee * count(paid_in.len()), prizes.is_empty()) {
                (false, ..) => told("the fees in its pool do not match its log"),
                (_, false, _) => told("its pool does not hold its fees"),
                (.., false) => told("it has paid prizes, but its pool is not settled"),
                (true, true, true) => None,
            }
        });
    };
    let Some(paid) = &loaded.paid else { return told("its pool is paid out, but its log has no payout") };
    let back: Vec<i64> = payers.difference(&paid_in).map(|(user, _)| *user).collect();
    let first: i64 = prizes.iter().map(|(_, won)| won).sum();
    if house + first + fee * count(back.len()) != fee * count(payers.len()) {
        return told("the payout of its pool is not the sum of its fees");
    }
    let corrected = pools.corrected.iter().filter(|one| one.0 == row).map(|one| (one.1, one.2));
    let mut booked: BTreeMap<i64, i64> = BTreeMap::new();
    for (user, amount) in prizes.into_iter().chain(back.into_iter().map(|user| (user, fee))).chain(corrected)
    {
        *booked.entry(user).or_default() += amount;
    }
    booked.retain(|_, amount| *amount != 0);
    let logged: BTreeMap<i64, i64> =
        paid.sums(loaded.fee()).into_iter().map(|(user, amount)| (user.to_row(), amount)).collect();
    if logged != booked {
        return told("the payout of its pool does not match its log");
    }
    if !loaded.is_paid_by_old_rules && !is_due(loaded, &logged) {
        return told("the payout of its pool does not match its final places");
    }
    if balance != 0 { told("its pool is not empty") } else { None }
}

/// Returns true if a payout is the due one. The limit on gains from fresh accounts cuts prizes and gives back fees, and
/// the rest goes to the house.
fn is_due(loaded: &tournament::Loaded, paid: &BTreeMap<i64, i64>) -> bool {
    let Some(due) = loaded.payout() else { return false };
    let fee = loaded.fee().hundredths();
    let due: BTreeMap<i64, i64> =
        due.sums(loaded.fee()).into_iter().map(|(user, amount)| (user.to_row(), amount)).collect();
    let most = |user: &i64| due.get(user).copied().unwrap_or_default().max(fee);
    paid == &due
        || paid.values().sum::<i64>() <= due.values().sum::<i64>()
            && paid.iter().all(|(user, amount)| *amount <= most(user))
}

/// Returns the fault of an event that should be paid out and is not.
fn unsettled(loaded: &tournament::Loaded, pools: &Pools, now: Millis) -> Option<String> {
    let id = loaded.row.id.to_row();
    if let Some((_, tries, cause)) = pools.failed.iter().find(|failed| failed.0 == id) {
        let tries = u32::try_from(*tries).unwrap_or(u32::MAX);
        if tries >= TRIES_BEFORE_ALERT {
            return Some(format!("its prizes could not be paid in {tries} attempts: {cause}"));
        }
    }
    let log = &loaded.chronicle.log;
    let last = log.line(log.last_seq()).map_or(0, |logged| logged.at.get());
    if loaded.paid.is_some() && loaded.fee().hundredths() > 0 {
        return told("its pool is not paid out");
    }
    let is_late = now.0.saturating_sub(last) > PAID_WITHIN_MS;
    (loaded.due_payout().is_some() && is_late).then(|| "it is over, but its prizes are not paid".to_owned())
}

fn told(fault: &str) -> Option<String> {
    Some(fault.to_owned())
}

fn count(rows: usize) -> i64 {
    i64::try_from(rows).unwrap_or(i64::MAX)
}
