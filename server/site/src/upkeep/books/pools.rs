//! Checks that the pools of tournaments match their logs: the fees paid, the fees returned, and the payouts.

use std::collections::BTreeMap;

use store::{
    DbError, Store, competitions,
    id::TournamentId,
    ledger::books::Books,
    pools::{self, Pools},
};

use crate::competitions::{read, tournament};

/// Returns the faults, one sentence each. An unreadable log is reported by another check.
pub(super) async fn faults(store: &Store, books: &Books) -> Result<Vec<String>, DbError> {
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
        let read = store.read(move |connection| read::<tournament::Loaded>(connection, id, None));
        let loaded = match read.await {
            Ok(Some(loaded)) => loaded,
            Ok(None) | Err(DbError::Broken(_)) => continue,
            Err(error) => return Err(error),
        };
        let balance = balances.remove(&id.to_row()).unwrap_or_default();
        if let Some(fault) = fault_of(&loaded, &pools, balance) {
            faults.push(format!("tournament {}: {fault}", id.shown()));
        }
    }
    faults.extend(balances.into_keys().map(|owner| format!("pool {owner}: it belongs to no tournament")));
    Ok(faults)
}

fn fault_of(loaded: &tournament::Loaded, pools: &Pools, balance: i64) -> Option<&'static str> {
    let row = loaded.row.id.to_row();
    let fee = loaded.row.settings.fee.map_or(0, |fee| fee.0);
    let paid_in: Vec<_> =
        pools.fees.iter().filter(|known| known.tournament == row && !known.is_back).collect();
    if paid_in.iter().any(|known| known.amount != fee) {
        return Some("a fee is not what an entry costs");
    }
    let held: BTreeMap<i64, i64> = paid_in.iter().map(|known| (known.user, i64::from(known.seq))).collect();
    let won: BTreeMap<i64, i64> =
        pools.prizes.iter().filter(|prize| prize.0 == row).map(|prize| (prize.1, prize.2)).collect();
    let settled = pools.settled.iter().find(|settled| settled.0 == row);
    let Some((_, house)) = settled else {
        let told: BTreeMap<i64, i64> =
            loaded.fees.iter().map(|(user, seq)| (user.to_row(), i64::from(*seq))).collect();
        let sum: i64 = paid_in.iter().map(|known| known.amount).sum();
        return match (&loaded.paid, told == held, balance == sum) {
            (Some(_), _, _) if fee > 0 => Some("its pool is not paid out"),
            (_, false, _) => Some("the fees in its pool do not match its log"),
            (_, _, false) => Some("its pool does not hold its fees"),
            _ if !won.is_empty() => Some("it has paid prizes, but its pool is not settled"),
            _ => None,
        };
    };
    let told = loaded.paid.iter().flatten().map(|(user, won)| (user.to_row(), won.hundredths()));
    let told: BTreeMap<i64, i64> = told.collect();
    let divided = loaded.state.divide(play::Credits::from_hundredths(fee), &loaded.row.settings.shares);
    let is_divided = divided.is_some_and(|divided| {
        let by_places: BTreeMap<i64, i64> = divided
            .prizes
            .iter()
            .map(|(player, won)| (competitions::user(*player).to_row(), won.hundredths()))
            .collect();
        // The limit on gains from fresh accounts cuts prizes and gives back fees, the rest to the house.
        let most = |user: &i64| by_places.get(user).copied().unwrap_or(fee);
        divided.house.hundredths() <= *house && won.iter().all(|(user, won)| *won <= most(user))
    });
    if told != won || !is_divided {
        return Some("the payout of its pool does not match its final places");
    }
    (balance != 0).then_some("its pool is not empty")
}
