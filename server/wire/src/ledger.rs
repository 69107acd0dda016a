//! Credits: the balance of an account, and every movement.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, Seat};

/// The kind of a movement of credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MovementKind {
    /// The starting grant of a new account.
    StartingGrant,
    /// The daily top-up for players with a low balance.
    DailyTopUp,
    /// A refill of a bot by an older version.
    BotTopUp,
    /// A grant by an operator.
    AdminGrant,
    /// A tournament prize.
    Prize,
    /// A stake, paid when a match begins.
    Stake,
    /// A payment when a match ends.
    Settlement,
    /// An entry fee, paid into the pool of a tournament.
    EntryFee,
    /// A returned entry fee: the entry was withdrawn or left out, or the tournament called off.
    EntryFeeBack,
    /// Winnings that a void took back.
    VoidReturn,
    /// Losses that a void refunded.
    VoidRefund,
}

/// One line of a statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Movement {
    /// The line's number, from 1, without gaps, for each account.
    pub number: u32,
    /// The time.
    pub at: Millis,
    /// The kind.
    pub kind: MovementKind,
    /// The amount, negative if paid out.
    pub amount: Credits,
    /// The balance after it.
    pub balance: Credits,
    /// The match of the movement.
    pub match_id: Option<MatchId>,
    /// The opponent in that match.
    pub opponent: Option<String>,
}

/// `GET /api/v1/account/credits?before=&limit=`: the balance and the movements, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Statement {
    /// The available balance.
    pub balance: Credits,
    /// The credits in escrow for matches that are not over.
    pub staked: Credits,
    /// The starting grant that the first match played brings; 0: none.
    pub promised: Credits,
    /// The amount that `POST /api/v1/account/credits/top-up` would add now; 0: none today.
    pub top_up: Credits,
    /// At most `limit` movements.
    pub movements: Vec<Movement>,
    /// The value of `before` for the next page; null on the last page.
    pub next: Option<u32>,
}

/// The balance of a house bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BotBalance {
    /// The bot.
    pub name: String,
    /// The available balance.
    pub balance: Credits,
}

/// `GET /api/v1/books`: the distribution of all credits. `issued` is the sum of the other three.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Books {
    /// The credits issued by the mint: starting grants, daily top-ups, prizes, grants by operators, and the
    /// bots' budgets.
    pub issued: Credits,
    /// The house's share of stakes and entry fees.
    pub house: Credits,
    /// The credits of players, including stakes and entry fees in play.
    pub players: Credits,
    /// The house bots, from the weakest to the strongest.
    pub bots: Vec<BotBalance>,
}

/// The division of both stakes when a match ended. Both payments and the house's share add up to both stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StakeSettlement {
    /// Each player's stake.
    pub each: Credits,
    /// The value of a point if the game was paid by the point; then `each` is the limit.
    pub point: Option<Credits>,
    /// The number of paid points before the limit; 0 if the match is paid as a whole.
    pub points: u32,
    /// The winner; null: a draw.
    pub winner: Option<Seat>,
    /// The loser's loss, before the house's share.
    pub gain: Credits,
    /// The payment to White.
    pub white: Credits,
    /// The payment to Black.
    pub black: Credits,
    /// The house's share.
    pub house: Credits,
}
