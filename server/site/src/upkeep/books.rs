//! Checks the books. Every balance is the sum of its entries, every transfer has two entries, and all accounts
//! together sum to zero. No balance is negative. Every stake and settlement matches its game, every escrow holds
//! the right amount, and every pool of entry fees matches its tournament. The database enforces most of this; the
//! check recounts from the first transfer.

mod facts;
mod pools;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use play::Stake;
use rules::{BySide, MatchPoints};
use store::{
    AnyConn, DbError, Store,
    facts::{EndReason, Facts, Status},
    id::{self, MatchId},
    ledger::{
        self,
        books::{AccountRow, Books, Paid, StakeRow},
    },
    matches, voids,
};

use wire::Millis;

use crate::match_state::terms::Agreed;

/// The number of counted items, and the faults.
#[derive(Debug)]
pub struct BooksReport {
    pub accounts: usize,
    pub transfers: usize,
    pub stakes: usize,
    /// One sentence for each fault; empty if all agree.
    pub faults: Vec<String>,
}

type Account = (String, i64);

/// Recounts everything that is stored, as of `now`.
///
/// # Errors
/// If the database cannot be read.
pub async fn check_books(store: &Store, now: Millis) -> Result<BooksReport, DbError> {
    let read = store.read(|connection| {
        let books = ledger::books::books(connection)?;
        let caused = ledger::books::caused(connection)?;
        Ok::<_, DbError>((books, caused, matches::begun(connection)?))
    });
    let (books, caused, begun) = read.await?;
    let mut faults = Vec::new();
    check_entries(&books, &mut faults);
    check_accounts(&books, &mut faults);
    faults.extend(facts::faults(&books, caused));
    check_stakes(&books, &begun, &mut faults);
    faults.extend(pools::faults(store, &books, now).await?);
    faults.extend(store.read(check_voids).await?);
    Ok(BooksReport {
        accounts: books.accounts.len(),
        transfers: books.transfers.len(),
        stakes: books.stakes.len(),
        faults,
    })
}

/// Checks that each transfer has exactly its two entries, and that entries follow each other without gaps.
fn check_entries(books: &Books, faults: &mut Vec<String>) {
    let mut expected: BTreeMap<(i64, Account), i64> = BTreeMap::new();
    for transfer in &books.transfers {
        expected.insert((transfer.id, transfer.from.clone()), -transfer.amount);
        expected.insert((transfer.id, transfer.to.clone()), transfer.amount);
        if transfer.amount <= 0 {
            faults.push(format!("transfer {}: it moves {}", transfer.id, transfer.amount));
        }
    }
    let mut before: HashMap<&Account, (i64, i64)> = HashMap::new();
    for entry in &books.entries {
        let (kind, owner) = &entry.account;
        if expected.remove(&(entry.transfer_id, entry.account.clone())) != Some(entry.amount) {
            faults.push(format!("{kind} {owner}, entry {}: it does not match its transfer", entry.number));
        }
        let (number, balance) = before.entry(&entry.account).or_default();
        (*number, *balance) = (*number + 1, *balance + entry.amount);
        if (entry.number, entry.balance) != (*number, *balance) {
            faults.push(format!("{kind} {owner}, entry {}: it does not follow the one before", entry.number));
            (*number, *balance) = (entry.number, entry.balance);
        }
    }
    for (transfer, (kind, owner)) in expected.into_keys() {
        faults.push(format!("transfer {transfer}: {kind} {owner} has no entry"));
    }
}

/// Checks that balances equal their entries, that they sum to zero, and that only the mint is negative.
fn check_accounts(books: &Books, faults: &mut Vec<String>) {
    let mut sums: HashMap<Account, (i64, i64)> = HashMap::new();
    for entry in &books.entries {
        let (count, sum) = sums.entry(entry.account.clone()).or_default();
        (*count, *sum) = (*count + 1, *sum + entry.amount);
    }
    for AccountRow { kind, owner, balance, entries } in &books.accounts {
        let counted = sums.remove(&(kind.clone(), *owner)).unwrap_or_default();
        if counted != (*entries, *balance) {
            faults.push(format!("{kind} {owner}: the balance is not the sum of its entries"));
        }
        if kind != "mint" && *balance < 0 {
            faults.push(format!("{kind} {owner}: below zero"));
        }
    }
    for (kind, owner) in sums.into_keys() {
        faults.push(format!("{kind} {owner}: entries without an account"));
    }
    let sum: i128 = books.accounts.iter().map(|account| i128::from(account.balance)).sum();
    if sum != 0 {
        faults.push(format!("the sum over all accounts is {sum} hundredths"));
    }
}

/// Checks voids. A void in force has returned the losses of its matches, and of the events that it calls off, and taken
/// back at most the wins. A void that was undone has cost no player anything.
fn check_voids(connection: &mut AnyConn) -> Result<Vec<String>, DbError> {
    let mut moved = voids::payments(connection)?;
    let mut faults = Vec::new();
    for (id, is_in_force, matches) in voids::all(connection)? {
        let moved = moved.remove(&id).unwrap_or_default();
        let targets = voids::targets(connection, id, &matches)?;
        for user in targets.keys().chain(moved.keys()).collect::<BTreeSet<_>>() {
            let due = targets.get(user).copied().unwrap_or_default();
            let got = moved.get(user).copied().unwrap_or_default();
            // A player with too few credits returns all of them. The house pays the rest, both in the void and in its
            // undoing.
            let is_right =
                if is_in_force { got >= due && (got == due || due < 0 && got <= 0) } else { got >= 0 };
            if !is_right {
                faults.push(format!(
                    "void {}: account {user} has received {got} hundredths instead of {due}",
                    id::show(id)
                ));
            }
        }
    }
    faults.extend(
        moved.into_keys().map(|id| format!("void {}: it has payments but does not exist", id::show(id))),
    );
    Ok(faults)
}

/// Checks that stakes, settlements and escrows are those of the matches.
fn check_stakes(books: &Books, begun: &[Facts], faults: &mut Vec<String>) {
    let escrows = books.accounts.iter().filter(|account| account.is_escrow());
    let mut escrows: HashMap<i64, i64> = escrows.map(|account| (account.owner, account.balance)).collect();
    let mut stakes: HashMap<MatchId, &StakeRow> = books.stakes.iter().map(|row| (row.id, row)).collect();
    for facts in begun {
        let stake = Agreed::of_match(facts).ok().and_then(|agreed| agreed.stake);
        let row = stakes.remove(&facts.id);
        let escrow = escrows.remove(&facts.id.to_row());
        if let Some(fault) = fault_of(facts, stake, row, escrow) {
            faults.push(format!("match {}: {fault}", facts.id.shown()));
        }
    }
    for id in stakes.into_keys() {
        faults.push(format!("match {}: it has a stake and has not begun", id.shown()));
    }
    for owner in escrows.into_keys() {
        faults.push(format!("escrow {owner}: it belongs to no match that has begun"));
    }
}

fn fault_of(
    facts: &Facts,
    stake: Option<Stake>,
    row: Option<&StakeRow>,
    escrow: Option<i64>,
) -> Option<&'static str> {
    let (stake, row, escrow) = match (stake, row, escrow) {
        (None, None, None) => return None,
        (Some(stake), Some(row), Some(escrow)) => (stake, row, escrow),
        (None, _, _) => return Some("it has a stake that was not agreed on"),
        (Some(_), _, _) => return Some("its stake was not put in"),
    };
    let players = [(facts.seats.white, row.players.white), (facts.seats.black, row.players.black)];
    if row.each != stake.each()
        || players.iter().any(|(seat, user)| seat.map(|seat| seat.user) != Some(*user))
    {
        return Some("its stake is not the one that was agreed on");
    }
    match (&facts.status, row.paid) {
        (Status::Finished(finished), Some(paid)) => {
            let BySide { white, black } = facts.points;
            let score = BySide { white: MatchPoints::new(white), black: MatchPoints::new(black) };
            let settled = match finished.reason {
                EndReason::Aborted => stake.give_back(),
                EndReason::Completed | EndReason::Agreed | EndReason::Left | EndReason::TimedOut => {
                    stake.settle(finished.winner, score)
                }
            };
            let expected = Paid { players: settled.paid(), house: settled.house() };
            if paid != expected {
                return Some("its settlement does not match its result");
            }
            (escrow != 0).then_some("its escrow is not empty")
        }
        (Status::Finished(_), None) => Some("it is over but not settled"),
        (Status::Open | Status::Playing { .. }, Some(_)) => Some("it is settled but not over"),
        (Status::Open | Status::Playing { .. }, None) => {
            (escrow != 2 * stake.each().hundredths()).then_some("its escrow does not hold both stakes")
        }
    }
}

#[cfg(test)]
mod tests;
