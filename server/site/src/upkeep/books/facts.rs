//! Checks that the transfers of pools, voids and corrections are those of the rows that cause them, each exactly once.

use std::collections::BTreeMap;

use store::ledger::books::{Books, Caused, TransferRow};

/// Returns the faults, one sentence each.
pub(super) fn faults(books: &Books, caused: BTreeMap<String, Caused>) -> Vec<String> {
    let mut missing = caused;
    let mut faults = Vec::new();
    for transfer in books.transfers.iter().filter(|transfer| has_a_cause(transfer)) {
        let cause = transfer.once.as_ref().and_then(|once| missing.remove(once));
        let fits = cause.is_some_and(|cause| {
            cause.from == transfer.from && cause.to == transfer.to && cause.amount == transfer.amount
        });
        if !fits {
            let TransferRow { id, reason, .. } = transfer;
            faults.push(format!("transfer {id}: no row is the reason for this {reason}"));
        }
    }
    faults.extend(missing.into_keys().map(|once| format!("{once}: its transfer is missing")));
    faults
}

/// Returns true if a row of another table causes transfers like this one.
fn has_a_cause(transfer: &TransferRow) -> bool {
    let is_of_a_pool = [&transfer.from, &transfer.to].iter().any(|(kind, _)| kind == "pool");
    is_of_a_pool || ["void_return", "void_refund", "house_loss"].contains(&transfer.reason.as_str())
}
