//! Knock-out tournaments: how one is made, entered, run and looked at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis, Score, Seq, TimeControl};

/// The id of a tournament, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct TournamentId(pub String);

/// `POST /api/v1/tournaments`: makes a tournament; who makes it directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTournament {
    /// 3 to 60 characters.
    pub name: String,
    /// What players should know, at most 1000 characters.
    #[serde(default)]
    pub about: String,
    /// What matches are played to, 1 to 25 points.
    pub length: u8,
    /// 2 to 1024; who enters later waits for a place.
    pub places: u16,
    /// Whether only those play who have said, once the check-in is open, that they are there.
    pub check_in: bool,
    /// Whether the strongest meets the weakest, by Normal rating at the time of entering, instead of drawing lots.
    pub by_rating: bool,
    /// The clock of its matches. By correspondence, whoever does not move for the days of a turn forfeits the match.
    pub time: TimeControl,
    /// What the places win, from the first; at most 16, and only from directors whom the site allows to give prizes.
    #[serde(default)]
    pub prizes: Vec<Credits>,
    /// What an entry costs, 1.00 to 100.00; left out: nothing. The fees of all who play are the pool: a tenth, rounded
    /// down, is the house's, the rest is won. With a fee matches count for the Price list, without one for the Normal list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fee: Option<Credits>,
    /// With a fee: the percents that the places win, from the first, none above the one before, together 100; at most 16.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<u8>,
}

/// Where a tournament stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TournamentPhase {
    /// Players enter.
    Entries,
    /// Players say that they are there.
    CheckIn,
    /// A round of the main bracket is being played.
    Round {
        /// From 1.
        number: u32,
    },
    /// A round is decided and the next is not drawn.
    BetweenRounds {
        /// The round that is decided.
        number: u32,
    },
    /// Every bracket has its winner.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// A tournament in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentCard {
    /// Which.
    pub id: TournamentId,
    /// What it is called.
    pub name: String,
    /// Who directs it.
    pub director: String,
    /// Where it stands.
    pub phase: TournamentPhase,
    /// What matches are played to.
    pub length: u8,
    /// Their clock.
    pub time: TimeControl,
    /// Entries.
    pub entries: u32,
    /// Places.
    pub places: u16,
    /// What an entry costs; none: nothing.
    pub fee: Option<Credits>,
    /// Who won.
    pub winner: Option<String>,
    /// When it was made.
    pub created_at: Millis,
}

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// It has a place.
    Placed,
    /// It has a place, and its player is there.
    CheckedIn,
    /// It waits for a place.
    Waiting,
}

/// Somebody who entered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentEntry {
    /// Who.
    pub name: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Normal rating at the time of entering.
    pub rating: f64,
    /// Whether the player's Normal rating is provisional now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub provisional: bool,
    /// Where the entry stands.
    pub state: EntryState,
}

/// One of the brackets of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// For the title.
    Main,
    /// For those who lost in round one and did not come back.
    Consolation,
}

/// How a match of a bracket was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecidedHow {
    /// On the board, by leaving, or by a live clock.
    Played,
    /// The loser did not move for too long.
    Idle,
    /// The director decided it.
    Director,
    /// Open at the end of the round: more points.
    Points,
    /// Open at the end of the round: less time in the last finished game.
    LastGameTime,
    /// Open at the end of the round: less time in the current game, none being finished.
    CurrentGameTime,
    /// Open at the end of the round, and everything equal: a lot.
    Lot,
    /// The director's ruling on a protest.
    Ruling,
}

/// A match of a bracket, or a bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PairingView {
    /// From 1 in its round.
    pub number: u32,
    /// Who is listed first and has White.
    pub first: String,
    /// Who is listed second; none: the first has a bye.
    pub second: Option<String>,
    /// The table or match, once it is set up.
    pub match_id: Option<MatchId>,
    /// Whether play has begun.
    pub begun: bool,
    /// The points so far, White's being the first player's.
    pub score: Score,
    /// Who won, once it is decided.
    pub winner: Option<String>,
    /// How.
    pub how: Option<DecidedHow>,
    /// The director's reason, where a person has decided.
    pub reason: Option<String>,
    /// Who was warned because of not moving.
    pub warned: Option<String>,
    /// Who protests against the decision.
    pub protest: Option<String>,
    /// How long both had thought when the last week ended: in the game that decided it by time, otherwise in all games.
    pub thought: Option<(Millis, Millis)>,
}

/// A round that has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// The seed that it was drawn from, 16 hexadecimal digits.
    pub seed: String,
    /// When matches that are still open will be decided, once 75 % of the round are.
    pub ends_at: Option<Millis>,
    /// Its matches and byes.
    pub pairings: Vec<PairingView>,
}

/// A bracket that has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BracketView {
    /// Which.
    pub branch: Branch,
    /// Its rounds so far.
    pub rounds: Vec<RoundView>,
    /// Who came back in round two.
    pub lucky_losers: Vec<String>,
    /// Who won it.
    pub winner: Option<String>,
    /// Until when the next draw waits for protests.
    pub protests_until: Option<Millis>,
}

/// A final place in the main bracket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FinalPlace {
    /// From 1; those who lost in the same round share theirs.
    pub place: u32,
    /// Who.
    pub name: String,
    /// What the place has won.
    pub prize: Option<Credits>,
}

/// What the director has said or done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DirectorNote {
    /// When.
    pub at: Millis,
    /// Which match it is about, as `round.number`; none: everybody.
    pub about: Option<String>,
    /// An announcement, or the reason of an act.
    pub text: String,
}

/// What a viewer may do in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "five independent facts, each with its own name")]
pub struct YourTournament {
    /// The viewer directs it.
    pub director: bool,
    /// The viewer has entered.
    pub entered: bool,
    /// The viewer may enter now.
    pub may_enter: bool,
    /// The viewer may check in now.
    pub may_check_in: bool,
    /// The director may draw the first round now, which closes the entries.
    pub may_draw: bool,
    /// The director may begin the consolation now.
    pub may_console: bool,
}

/// `GET /api/v1/tournaments/{id}`: everything about a tournament, which is public.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentView {
    /// What lists show.
    pub card: TournamentCard,
    /// The last step of its log.
    pub seq: Seq,
    /// What the director wants players to know.
    pub about: String,
    /// Whether players must check in.
    pub check_in: bool,
    /// Whether pairings are by rating.
    pub by_rating: bool,
    /// What the places win, from the first.
    pub prizes: Vec<Credits>,
    /// With a fee: the percents of the pool that the places win, from the first.
    pub shares: Vec<u8>,
    /// What lies in the pool now, the house's tenth included; nothing once it is paid out.
    pub pool: Credits,
    /// Everybody who entered, in that order.
    pub entries: Vec<TournamentEntry>,
    /// The brackets that have been drawn.
    pub brackets: Vec<BracketView>,
    /// The final places, once the main bracket has its winner.
    pub places: Vec<FinalPlace>,
    /// What the director has said and done, the newest first.
    pub notes: Vec<DirectorNote>,
    /// What the viewer may do.
    pub you: YourTournament,
}

/// A match of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PairingPlace {
    /// In which bracket.
    pub branch: Branch,
    /// In which round, from 1.
    pub round: u32,
    /// Which match of it, from 1.
    pub number: u32,
}

/// `POST /api/v1/tournaments/{id}/director`: what only the director does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum DirectorAct {
    /// From now on players say that they are there.
    OpenCheckIn,
    /// Enters a bot, which is there at once.
    EnterBot {
        /// Its name.
        name: String,
    },
    /// Takes somebody out before the draw.
    Remove {
        /// Who.
        name: String,
        /// Why, 1 to 500 characters.
        reason: String,
    },
    /// Draws the first round of the main bracket. Later rounds are drawn by themselves.
    Draw,
    /// Draws the first round of the consolation.
    Console,
    /// Decides a match that is open: the other player has withdrawn or is excluded.
    Award {
        /// Which match.
        place: PairingPlace,
        /// Who advances.
        winner: String,
        /// Why, 1 to 500 characters.
        reason: String,
    },
    /// Rules on a protest.
    Rule {
        /// On which match.
        place: PairingPlace,
        /// Who advances.
        winner: String,
        /// Why, 1 to 500 characters.
        reason: String,
    },
    /// Tells everybody something.
    Announce {
        /// 1 to 500 characters.
        text: String,
    },
    /// Calls the tournament off.
    Cancel {
        /// Why, 1 to 500 characters.
        reason: String,
    },
}
