//! Tournaments of matches: set-up, entry, play and results.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PublicName, PublicText};

use crate::{Credits, MatchId, Millis, Score, Seq, TimeControl, TournamentId};

/// `POST /api/v1/tournaments`: creates a tournament; its creator directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTournament {
    /// 3 to 60 characters.
    pub name: PublicName,
    /// The director's text for players, at most 1000 characters.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub about: PublicText,
    /// The length of the matches, 1 to 25 points.
    pub length: u8,
    /// The number of places, 2 to 1024; later entries wait for one.
    pub places: u16,
    /// True if only players who have checked in are drawn.
    pub check_in: bool,
    /// True if the strongest meets the weakest, by Casual rating at the time of entering, instead of drawing
    /// lots.
    pub by_rating: bool,
    /// The clock of its matches. By correspondence, a player who does not move for the days of a turn forfeits
    /// the match.
    pub time: TimeControl,
    /// The prizes, from the first place; at most 16, and only from directors whom the site allows to give
    /// prizes.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub prizes: Vec<Credits>,
    /// The entry fee, 1.00 to 100.00; left out: none. The fees of all players are the pool: the house gets a
    /// tenth, rounded down, and the rest is won. With a fee matches count for the Stakes list, without one for
    /// the Casual list.
    pub fee: Option<Credits>,
    /// With a fee: the percentages of the places, from the first, none above the one before, with a sum of 100;
    /// at most 16.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub shares: Vec<u8>,
    /// The times at which its rounds begin, from the first, each later than the one before; at most 11. The first is in
    /// the future: entries close then, and round one is drawn. A round without a time is drawn when the one before is
    /// decided. Left out: its director starts it.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub starts: Vec<Millis>,
    /// With a live clock: the minutes after the draw in which a player has to sit down, 1 to 240. An absent player then
    /// loses the match; if both are absent, both lose. Left out: 10.
    pub grace_minutes: Option<u16>,
    /// With a live clock: the seconds between the last result of a round and the draw of the next one, 0 to 3600. The
    /// director may end or lengthen this pause. Left out: 60.
    pub pause_seconds: Option<u16>,
    /// The time until which a late player may take the place of the bye of round one; after the start. Left out: there
    /// are no late entries until the director opens them. In a Swiss or with lives, late players may also join the next
    /// round.
    pub late_until: Option<Millis>,
    /// How its rounds are paired. Left out: a knock-out.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub format: TournamentFormat,
    /// With another format than a knock-out: the number of players who go on to a knock-out final, 2 to 64; of each
    /// group in a round robin, 1 to 16. Left out: there is no final.
    pub final_of: Option<u16>,
}

/// How the rounds of a tournament are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentFormat {
    /// Single elimination.
    #[default]
    KnockOut,
    /// Swiss: everybody plays in every round, against somebody with about as many points.
    Swiss {
        /// The number of rounds, 1 to 20; null: until at most one player is without a loss.
        rounds: Option<u8>,
    },
    /// Lives: a player who has lost so many matches is out. The others are paired by the lives that they have left.
    Lives {
        /// The number of lives, 1 to 3.
        lives: u8,
    },
    /// Round robin: everybody meets everybody, in one field or in groups.
    RoundRobin {
        /// The number of groups, 1 to 64.
        groups: u8,
        /// True if each pair meets twice.
        twice: bool,
    },
}

/// The phase of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TournamentPhase {
    /// Entries are open.
    Entries,
    /// Check-in is open.
    CheckIn,
    /// A round of the main bracket is being played.
    Round {
        /// The round, from 1.
        number: u32,
    },
    /// A round is decided, and the next has not been drawn.
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentCard {
    /// The tournament's id.
    pub id: TournamentId,
    /// The tournament's name.
    pub name: String,
    /// The director.
    pub director: String,
    /// The phase.
    pub phase: TournamentPhase,
    /// The length of the matches.
    pub length: u8,
    /// The clock of the matches.
    pub time: TimeControl,
    /// The number of entries.
    pub entries: u32,
    /// The number of places.
    pub places: u16,
    /// How its rounds are paired.
    pub format: TournamentFormat,
    /// The number of players who go on to a knock-out final, of each group in a round robin; null: there is no final.
    pub final_of: Option<u16>,
    /// The entry fee; null if there is none.
    pub fee: Option<Credits>,
    /// The winner.
    pub winner: Option<String>,
    /// The time at which it was created.
    pub created_at: Millis,
    /// The time at which it begins by itself; null: its director starts it.
    pub starts_at: Option<Millis>,
}

/// The state of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// The entry has a place.
    Placed,
    /// The entry has a place and its player has checked in.
    CheckedIn,
    /// The entry is on the waiting list.
    Waiting,
    /// The player withdrew, or was removed, after the draw.
    Withdrawn,
}

/// An entry.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentEntry {
    /// The player.
    pub name: String,
    /// True for a bot.
    pub bot: bool,
    /// Casual rating at the time of entering.
    pub rating: f64,
    /// True if the player's Casual rating is provisional now.
    #[serde(default)]
    pub provisional: bool,
    /// The state.
    pub state: EntryState,
}

/// One of the brackets of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Branch {
    /// The bracket for the title.
    Main,
    /// The bracket for players who lost in round one and did not return, or who did not reach the final.
    Consolation,
    /// The knock-out of those who go on from a Swiss, from lives or from groups.
    Final,
}

/// The way in which a match of a bracket was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// The loser did not come within the grace time.
    Absent,
    /// Neither player came for too long: a lot.
    NeitherCame,
    /// The loser has withdrawn from the tournament.
    Withdrew,
    /// Neither player came within the grace time, or both have withdrawn: there is no winner.
    BothAbsent,
}

/// A match of a bracket, or a bye.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PairingView {
    /// The number in its round, from 1.
    pub number: u32,
    /// The player listed first, who has White.
    pub first: String,
    /// The player listed second; null: the first has a bye.
    pub second: Option<String>,
    /// The table or match, once it is set up.
    pub match_id: Option<MatchId>,
    /// True if play has begun.
    pub begun: bool,
    /// The score so far; White's points are the first player's.
    pub score: Score,
    /// The winner, once it is decided; null also if both have lost.
    pub winner: Option<String>,
    /// The way in which it was decided, once it is.
    pub how: Option<DecidedHow>,
    /// The director's reason, if the director decided it.
    pub reason: Option<String>,
    /// The player who was warned for not moving.
    pub warned: Option<String>,
    /// The player who protests against the decision.
    pub protest: Option<String>,
    /// Both players' used time at the end of the last week: in the game that decided it by time, otherwise in
    /// all games.
    pub thought: Option<(Millis, Millis)>,
}

/// A round that has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RoundView {
    /// The round's number, from 1.
    pub number: u32,
    /// The seed of its draw, 16 hexadecimal digits.
    pub seed: String,
    /// The time at which open matches will be decided, once 75 % of the round's matches are decided.
    pub ends_at: Option<Millis>,
    /// Its matches and byes.
    pub pairings: Vec<PairingView>,
}

/// A bracket that has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BracketView {
    /// The bracket.
    pub branch: Branch,
    /// Its rounds so far.
    pub rounds: Vec<RoundView>,
    /// The lucky losers of round two.
    pub lucky_losers: Vec<String>,
    /// The winner.
    pub winner: Option<String>,
    /// The time until which the next draw waits for protests.
    pub protests_until: Option<Millis>,
    /// The standings; null in a knock-out.
    pub standings: Option<StandingsView>,
}

/// The standings of a Swiss, of lives or of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingsView {
    /// The columns, in the order in which they decide the places. More is better in all.
    pub columns: Vec<StandingColumn>,
    /// The standings of each group, or of the whole field. A match that is open does not count yet.
    pub groups: Vec<Vec<StandingRow>>,
}

/// A column of standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StandingColumn {
    /// A point for a win or a bye.
    Points,
    /// The number of wins, byes included.
    Wins,
    /// The points from matches among those who are equal so far; empty unless all of them have met.
    HeadToHead,
    /// The sum of the opponents' points.
    Buchholz,
    /// The sum of the opponents' points without the lowest opponent.
    BuchholzCut,
    /// The sum of the points of beaten opponents.
    SonnebornBerger,
    /// The lives that are left.
    Lives,
    /// The round in which the last life was lost; the next round for those who are still in.
    Survived,
}

/// A line of standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingRow {
    /// The place, from 1. Players who are equal in all columns share it.
    pub place: u32,
    /// The player.
    pub name: String,
    /// The values of the columns, such as `"2.5"`; null where a column does not apply.
    pub values: Vec<Option<String>>,
    /// True if the player has withdrawn.
    pub withdrawn: bool,
    /// True if the player would go on to the final as things stand.
    pub goes_on: bool,
}

/// A final place in the main bracket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FinalPlace {
    /// The place, from 1; players who are equal, such as losers of the same round, share one.
    pub place: u32,
    /// The player.
    pub name: String,
    /// The prize.
    pub prize: Option<Credits>,
}

/// An announcement or an act of the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DirectorNote {
    /// The time.
    pub at: Millis,
    /// The match as `round.number`; null: for everybody.
    pub about: Option<String>,
    /// The announcement, or the reason for the act.
    pub text: String,
    /// True for the reason for which a draw was undone.
    pub undoes_draw: bool,
}

/// The viewer's role and rights in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct YourTournament {
    /// True if the viewer directs it.
    pub director: bool,
    /// True if the viewer directs it or has directed it.
    pub has_directed: bool,
    /// For a director: the time since which the prizes cannot be paid, if that has failed more than once.
    pub unsettled_since: Option<Millis>,
    /// True if the viewer has entered.
    pub entered: bool,
    /// True if the viewer may enter now.
    pub may_enter: bool,
    /// True if the viewer may enter late, in the place of the bye.
    pub may_enter_late: bool,
    /// True if the viewer plays and may withdraw after the draw. The opponents then advance.
    pub may_retire: bool,
    /// True if the viewer may check in now.
    pub may_check_in: bool,
    /// True if the director may draw the first round now, which closes the entries, or the next round
    /// before its scheduled time or the end of the pause.
    pub may_draw: bool,
    /// True if the director may lengthen the pause before the next round now.
    pub may_pause: bool,
    /// True if the director may begin the consolation now.
    pub may_console: bool,
    /// True if the site allows the viewer to give prizes.
    pub may_give_prizes: bool,
}

/// `GET /api/v1/tournaments/{id}`: all public data of a tournament.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TournamentView {
    /// The summary.
    pub card: TournamentCard,
    /// The last step of its log.
    pub seq: Seq,
    /// The director's text for players.
    pub about: String,
    /// True if players must check in.
    pub check_in: bool,
    /// True if pairings are by rating.
    pub by_rating: bool,
    /// The prizes, from the first place.
    pub prizes: Vec<Credits>,
    /// With a fee: the percentages of the pool, from the first place.
    pub shares: Vec<u8>,
    /// The credits in the pool, including the house's tenth; 0 once it is paid out.
    pub pool: Credits,
    /// The entries, in order.
    pub entries: Vec<TournamentEntry>,
    /// The brackets that have been drawn.
    pub brackets: Vec<BracketView>,
    /// The final places, once the main bracket has its winner.
    pub places: Vec<FinalPlace>,
    /// The director's announcements and acts, newest first: the last 200, and every undo of a draw.
    pub notes: Vec<DirectorNote>,
    /// The viewer's role and rights.
    pub you: YourTournament,
    /// The times at which its rounds begin, from the first.
    pub starts: Vec<Millis>,
    /// The time until which late players may enter; null: there are no late entries.
    pub late_until: Option<Millis>,
    /// The minutes after which an absent player loses a match; null: the time limit for a move applies.
    pub grace_minutes: Option<u16>,
    /// The seconds between the last result of a round and the draw of the next one; null: there is no pause.
    pub pause_seconds: Option<u16>,
    /// The next time at which something begins by itself: the check-in, the start, or a round that waits for its
    /// scheduled time or for the end of the pause.
    pub next_at: Option<Millis>,
}

/// A match of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PairingPlace {
    /// The bracket.
    pub branch: Branch,
    /// The round, from 1.
    pub round: u32,
    /// The match of the round, from 1.
    pub number: u32,
}

/// `POST /api/v1/tournaments/{id}/director`: the director's acts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum DirectorAct {
    /// Opens check-in.
    OpenCheckIn,
    /// Enters a bot, which counts as checked in.
    EnterBot {
        /// The bot's name.
        name: String,
    },
    /// Removes an entry before the draw; after the draw, the player is out and the opponents advance.
    Remove {
        /// The player.
        name: String,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Opens late entries, or changes the time at which they close. A late player takes the place of the bye of round
    /// one.
    LateEntries {
        /// The time until which late players may enter.
        until: Millis,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Exchanges two players of the current round before their matches begin.
    Swap {
        /// The bracket.
        branch: Branch,
        /// One player.
        first: String,
        /// The other player.
        second: String,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Draws the first round of the main bracket, or the next one before its scheduled time or the end of the pause.
    /// Without this, rounds are drawn automatically.
    Draw,
    /// Lengthens the pause before the next round.
    Pause {
        /// The minutes from now until the pause ends, 1 to 1440.
        minutes: u16,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Draws the first round of the consolation.
    Console,
    /// Decides an open match: the other player has withdrawn or is excluded.
    Award {
        /// The match.
        place: PairingPlace,
        /// The player who advances.
        winner: String,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Rules on a protest.
    Rule {
        /// The match.
        place: PairingPlace,
        /// The player who advances.
        winner: String,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Tries again at once to pay prizes that could not be paid.
    Settle,
    /// Makes an announcement to everybody.
    Announce {
        /// The text, 1 to 500 characters.
        text: PublicText,
    },
    /// Calls the tournament off.
    Cancel {
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
}
