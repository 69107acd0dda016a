//! Credits: issued is what is held, nobody is negative, prizes come once and only after the end.

use serde_json::Value;

use super::site::{ANYBODY, JUDGE, Site};

/// The number of times that sums are compared before they count as wrong: credits move between two requests.
const COMPARISONS: usize = 50;

/// The accounts, as far as the episode knows them.
#[derive(Debug, Default)]
pub(super) struct Accounts {
    /// The balance of the house before the first step.
    house: i64,
    /// True if an account was deleted: its credits are gone.
    pub(super) any_deleted: bool,
    /// True if a bot has entered.
    pub(super) any_bots: bool,
    /// True if a match was voided: the house may have paid.
    pub(super) any_voided: bool,
}

/// The sums of an account's movements.
#[derive(Debug, Default, Clone)]
struct MovementSums {
    fees: i64,
    back: i64,
    prizes: i64,
    staked: i64,
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// Returns true if a director's awards decided every match of a tournament.
fn are_awards(view: &Value) -> bool {
    let list = |of: &Value, part: &str| of[part].as_array().cloned().unwrap_or_default();
    let rounds = list(view, "brackets").into_iter().flat_map(|bracket| list(&bracket, "rounds"));
    let mut pairings = rounds.flat_map(|round| list(&round, "pairings"));
    pairings.all(|pairing| pairing["second"].is_null() || pairing["how"] == "director")
}

impl Site {
    pub(super) async fn open_books(&mut self) {
        let books = self.get(ANYBODY, "/api/v1/books").await;
        self.accounts.house = number(&books["house"]);
    }

    /// Compares what was issued with what is held, by the public books and by every account's statement.
    pub(super) async fn check_books(&mut self) {
        let mut last = String::new();
        for _ in 0..COMPARISONS {
            let books = self.get(ANYBODY, "/api/v1/books").await;
            let (mut held, mut least, mut are_known) = (0, 0, !self.accounts.any_deleted);
            for who in 0..=JUDGE {
                if self.people[who].is_deleted {
                    continue;
                }
                let statement = self.statement(who).await;
                // A suspended account reads no statement.
                are_known &= statement.is_object();
                let [balance, staked] = ["balance", "staked"].map(|part| number(&statement[part]));
                held += balance + staked;
                least = balance.min(staked).min(least);
            }
            let bots: i64 =
                books["bots"].as_array().into_iter().flatten().map(|bot| number(&bot["balance"])).sum();
            let [issued, house, players] = ["issued", "house", "players"].map(|part| number(&books[part]));
            // The fee of a bot that has entered is among the credits of players, until the prizes are paid.
            let is_right = if self.accounts.any_bots { held <= players } else { held == players };
            let are_held = issued == house + players + bots && (!are_known || is_right);
            if are_held && least >= 0 && house >= 0 {
                return;
            }
            last = format!("{books}; the accounts hold {held}; the least balance is {least}");
        }
        self.found("credits issued are credits held", last);
    }

    async fn statement(&mut self, who: usize) -> Value {
        self.get(who, "/api/v1/account/credits").await
    }

    async fn sums(&mut self, who: usize) -> MovementSums {
        let statement = self.statement(who).await;
        let mut sums = MovementSums { staked: number(&statement["staked"]), ..MovementSums::default() };
        for movement in statement["movements"].as_array().into_iter().flatten() {
            let amount = number(&movement["amount"]);
            match movement["kind"].as_str() {
                Some("entry_fee") => sums.fees -= amount,
                Some("entry_fee_back") => sums.back += amount,
                Some("prize") => sums.prizes += amount,
                _ => {}
            }
        }
        sums
    }

    /// Checks that nobody has a prize before the end.
    pub(super) async fn check_prizes(&mut self) {
        if !self.kind.is_tournament() {
            return;
        }
        // Read after the statements, since the end may come between.
        let mut won = 0;
        for who in 0..super::site::PLAYERS {
            if !self.people[who].is_deleted {
                won += self.sums(who).await.prizes;
            }
        }
        let view = self.look(ANYBODY).await;
        if won > 0 && view["card"]["phase"]["kind"] != "over" {
            self.found("prizes come after the end", format!("{won} paid in {}", view["card"]["phase"]));
        }
    }

    /// Checks the money of a tournament that is over or called off.
    pub(super) async fn check_paid(&mut self, view: &Value) {
        let is_over = view["card"]["phase"]["kind"] == "over";
        let has_fee = !view["card"]["fee"].is_null();
        let mut prizes = view["places"].as_array().into_iter().flatten().map(|place| number(&place["prize"]));
        self.tally.prizes += usize::from(is_over && prizes.any(|prize| prize > 0));
        let mut all = MovementSums::default();
        let mut are_known = true;
        for who in 0..super::site::PLAYERS {
            // A suspended account reads no statement.
            let is_known = !self.people[who].is_deleted && self.statement(who).await.is_object();
            if !is_known {
                are_known = false;
                continue;
            }
            let name = self.people[who].name;
            let sums = self.sums(who).await;
            if sums.staked != 0 {
                self.found("a finished event leaves nothing in escrow", format!("{name} has {sums:?}"));
            }
            let places = view["places"].as_array().into_iter().flatten();
            let prize: i64 =
                places.filter(|place| place["name"] == name).map(|place| number(&place["prize"])).sum();
            let due = if is_over { prize } else { 0 };
            // The page lists a fee that the payout gives back like a prize.
            let is_fee_back = prize > 0 && sums.fees > 0 && sums.back == sums.fees;
            let paid = if is_fee_back { number(&view["card"]["fee"]) } else { sums.prizes };
            if paid != due {
                let text = format!("{name} is due {due} and has {sums:?} in {view}");
                self.found("every prize is paid once", text);
            }
            let gain = sums.prizes + sums.back - sums.fees;
            if has_fee && gain > 0 && self.rolls.thrown == 0 && are_awards(view) {
                let text = format!("{name} gained {gain} by awards alone: {sums:?} in {view}");
                self.found("awards of unplayed matches move no credits", text);
            }
            all.fees += sums.fees;
            all.back += sums.back;
            all.prizes += sums.prizes;
        }
        if has_fee && are_known && !self.accounts.any_voided {
            let books = self.get(ANYBODY, "/api/v1/books").await;
            let gained = number(&books["house"]) - self.accounts.house;
            let pool = all.fees - all.back;
            let bots: i64 = view["places"]
                .as_array()
                .into_iter()
                .flatten()
                .filter(|place| place["name"].as_str().is_some_and(|name| self.person(name).is_none()))
                .map(|place| number(&place["prize"]))
                .sum();
            let left = pool - all.prizes - bots;
            // A bot's fee comes from the mint's side of the books, so only events of people add up here.
            let has_bots = view["entries"].as_array().into_iter().flatten().any(|entry| entry["bot"] == true);
            if !has_bots && (left != gained || (!is_over && pool != 0) || gained < 0) {
                let text = format!("{all:?}, the house gained {gained}, {left} are left in {view}");
                self.found("the pool is paid once and whole", text);
            }
        }
    }
}
