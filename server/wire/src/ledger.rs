//! Credits: what an account holds, and every movement of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, Seat};

/// What moved credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MovementKind {
    /// What a new account begins with.
    StartingGrant,
    /// What whoever is broke may have once a day.
    DailyTopUp,
    /// What older versions gave a bot that was short.
    BotTopUp,
    /// An operator gave it.
    AdminGrant,
    /// Won in a tournament.
    Prize,
    /// Put in when a match began.
    Stake,
    /// Paid out when a match ended.
    Settlement,
    /// Put into the pool of a tournament.
    EntryFee,
    /// Came back from it: the entry was taken back or left out, or the tournament called off.
    EntryFeeBack,
    /// Won in matches that a moderator voided, and taken back.
    VoidReturn,
    /// Lost in matches that a moderator voided, and given back.
    VoidRefund,
}

/// One line of a statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Movement {
    /// From 1, without gaps, for each account.
    pub number: u32,
    /// When.
    pub at: Millis,
    /// What it was.
    pub kind: MovementKind,
    /// What came in, or below zero what went out.
    pub amount: Credits,
    /// What the account held after it.
    pub balance: Credits,
    /// The match that it belongs to.
    pub match_id: Option<MatchId>,
    /// Against whom that was played.
    pub opponent: Option<String>,
}

/// `GET /api/v1/account/credits?before=&limit=`: what an account holds, and its movements, the newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Statement {
    /// What can be played for now.
    pub balance: Credits,
    /// What lies in the escrow of matches that are not over.
    pub staked: Credits,
    /// What `POST /api/v1/account/credits/top-up` would add now; 0: nothing today.
    pub top_up: Credits,
    /// At most `limit` movements.
    pub movements: Vec<Movement>,
    /// To be given as `before` for the next page; none: this was the last.
    pub next: Option<u32>,
}

/// What a bot of the house holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotBalance {
    /// Which bot.
    pub name: String,
    /// What it can stake.
    pub balance: Credits,
}

/// `GET /api/v1/books`: where all credits are. What was issued is the sum of the other three.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Books {
    /// What the mint has issued: starting grants, daily top-ups, prizes, what operators granted, and the bots' budgets.
    pub issued: Credits,
    /// What the house has kept of stakes and entry fees.
    pub house: Credits,
    /// What players hold, stakes and entry fees in play included.
    pub players: Credits,
    /// The bots of the house, from the weakest to the strongest.
    pub bots: Vec<BotBalance>,
}

/// How both stakes were divided when a match ended. What the seats were paid and the house's share are both stakes
/// together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StakeSettlement {
    /// What each player had put in.
    pub each: Credits,
    /// What a point was worth, where the game was paid by the point; then `each` is the limit.
    pub point: Option<Credits>,
    /// The points that were paid for, before the limit; 0 where the match is paid as a whole.
    pub points: u32,
    /// Who won; none: a draw.
    pub winner: Option<Seat>,
    /// What the loser lost, before the house's share.
    pub gain: Credits,
    /// What White was paid.
    pub white: Credits,
    /// What Black was paid.
    pub black: Credits,
    /// What the house kept.
    pub house: Credits,
}
