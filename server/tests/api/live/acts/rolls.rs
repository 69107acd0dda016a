//! No roll that anybody could read is thrown later.
//!
//! The rolls of a game are named by the commitment of its table, which both tables of a duplicate board have in common.
//! After each step the players of every table read its new throws, and each must be unknown to all others. Then
//! outsiders read everything that they can.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::Value;
use wire::{Event, LoggedEvent, MatchId, Phase, Seat};

use super::{
    episode::Kind,
    places::TablePlace,
    site::{ANYBODY, DIRECTOR, PLAYERS, STRANGER, Site},
};
use crate::support::{Client, Socket};

pub(super) const RULE: &str = "no roll that anybody could read is thrown later";
/// The number of rolls of a side after which it has completed a turn in the game.
const ROLLS_PLAYED: usize = 2;

/// The knowledge that somebody has of the rolls of one commitment.
#[derive(Debug, Clone, PartialEq, Eq)]
enum What {
    All,
    /// All rolls of the games up to this one.
    Games(u64),
    /// The first rolls of a side.
    First(Seat, usize),
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct RollKnowledge {
    what: What,
    /// A player who has a seat at the table, or `None` for somebody who could tell anybody.
    by: Option<String>,
    table: String,
    channel: String,
}

/// A table of the competition.
#[derive(Debug, Default, Clone)]
pub(super) struct CompetitionTable {
    pub(super) commitment: String,
    /// The names of White and Black.
    pub(super) seats: [String; 2],
    pub(super) place: TablePlace,
    /// The number of tables that were found before.
    pub(super) found: usize,
    /// True if it was in play, or waited for its players, when tables were last looked for.
    pub(super) is_listed: bool,
    /// True if its players cannot read it any more.
    pub(super) is_gone: bool,
    /// The last event that players have read.
    seq: u32,
    game: u64,
    thrown: [usize; 2],
    /// True after the last event.
    pub(super) is_over: bool,
}

impl CompetitionTable {
    /// Returns a table that nobody has read yet. `found` is the number of tables that were found before.
    pub(super) fn new(found: usize) -> CompetitionTable {
        CompetitionTable { found, ..CompetitionTable::default() }
    }
}

#[derive(Debug, Default)]
pub(super) struct Rolls {
    pub(super) tables: BTreeMap<String, CompetitionTable>,
    /// The ids of the team matches that have had tables.
    pub(super) parts: Vec<String>,
    known: BTreeMap<String, Vec<RollKnowledge>>,
    /// The number of observations.
    observed: usize,
    /// The number of rolls that players have read.
    pub(super) thrown: usize,
}

/// Returns the log of a match as far as this client may see it, and its commitment.
async fn read(client: &Client, table: &str) -> Option<(Vec<LoggedEvent>, wire::MatchView)> {
    let mut socket = Socket::try_open(client, None).await.ok()?;
    if !socket.try_watch(&MatchId(table.to_owned())).await {
        return None;
    }
    let view = socket.view.take()?;
    Some((socket.events, view))
}

impl Site {
    /// Reads all tables as their players and then as everybody else.
    pub(super) async fn observe_rolls(&mut self) {
        self.find_tables().await;
        self.rolls.observed += 1;
        let ids = self.rolls.in_order();
        for id in &ids {
            self.read_as_player(id, true).await;
        }
        let before: BTreeMap<String, usize> = self.counts();
        for id in &ids {
            self.read_as_outsiders(id).await;
        }
        self.read_pages().await;
        // What was thrown while outsiders were reading was not thrown later.
        let after = self.counts();
        for id in &ids {
            let commitment = self.rolls.tables[id].commitment.clone();
            if before.get(&commitment) != after.get(&commitment) {
                self.read_as_player(id, false).await;
            }
        }
    }

    fn counts(&self) -> BTreeMap<String, usize> {
        self.rolls.known.iter().map(|(commitment, known)| (commitment.clone(), known.len())).collect()
    }

    async fn read_as_player(&mut self, id: &str, checks: bool) {
        let table = self.rolls.tables[id].clone();
        if table.is_over {
            return;
        }
        let Some((events, view)) = self.read_from_seats(&table, id).await else {
            // A match that was decided in the bracket is not listed, and goes on.
            if let Some(table) = self.rolls.tables.get_mut(id) {
                table.is_gone = !table.is_listed;
            }
            return;
        };
        let mut table = CompetitionTable { is_gone: false, ..table };
        table.commitment = view.dice_commitment.clone();
        let known = self.rolls.known.get(&table.commitment).cloned().unwrap_or_default();
        let (mut game, mut thrown) = (0, [0, 0]);
        let (mut early, mut is_played) = (None, false);
        for logged in &events {
            match &logged.event {
                Event::GameStarted { game: number, .. } => (game, thrown) = (u64::from(*number), [0, 0]),
                Event::Rolled { seat, by_hand: false, .. } => {
                    let side = usize::from(*seat == Seat::Black);
                    thrown[side] += 1;
                    is_played |= thrown.iter().all(|count| *count >= ROLLS_PLAYED);
                    if logged.seq.0 > table.seq {
                        self.rolls.thrown += 1;
                        let is_it =
                            |known: &&RollKnowledge| known.tells(id, &table.seats, game, *seat, thrown[side]);
                        early = early
                            .or_else(|| known.iter().find(is_it).cloned().map(|by| (by, logged.clone())));
                    }
                }
                _ => {}
            }
        }
        table.seq = events.last().map_or(table.seq, |last| last.seq.0);
        (table.game, table.thrown) = (game, thrown);
        table.is_over = matches!(view.phase, Phase::Over { .. });
        if table.is_over && is_played && view.settings.rated && view.list.is_none() {
            let text = format!("the match at table {id} began rated: {:?}", view.phase);
            self.found("a match that began rated ends rated", text);
        }
        if let (Some((by, logged)), true) = (early, checks) {
            let reader = by.by.as_deref().unwrap_or("somebody else");
            let text = format!(
                "{:?} at table {id} was known to {reader} from {} of table {} ({:?})",
                logged.event, by.channel, by.table, by.what
            );
            self.found(RULE, text);
        }
        for name in table.seats.clone().into_iter().filter(|name| !name.is_empty()) {
            self.learn(&table.commitment, thrown, Some(name), id, "the player's seat");
        }
        self.rolls.tables.insert(id.to_owned(), table);
    }

    /// Returns the log of a match and its view as a player at the table has them. A suspended player reads nothing.
    async fn read_from_seats(
        &mut self,
        table: &CompetitionTable,
        id: &str,
    ) -> Option<(Vec<LoggedEvent>, wire::MatchView)> {
        let names = table.seats.iter().filter(|name| !name.is_empty());
        let seated: Vec<usize> = names.filter_map(|name| self.person(name)).collect();
        for who in seated {
            let seen = read(&self.people[who].client, id).await;
            if seen.is_some() {
                return seen;
            }
        }
        None
    }

    /// Notes that the first throws of both sides are known to somebody.
    fn learn(
        &mut self,
        commitment: &str,
        thrown: [usize; 2],
        by: Option<String>,
        table: &str,
        channel: &str,
    ) {
        for (seat, count) in [Seat::White, Seat::Black].into_iter().zip(thrown) {
            self.note_roll(commitment, What::First(seat, count), by.clone(), table, channel);
        }
    }

    fn note_roll(&mut self, commitment: &str, what: What, by: Option<String>, table: &str, channel: &str) {
        if commitment.is_empty() || matches!(what, What::First(_, 0)) {
            return;
        }
        let known = self.rolls.known.entry(commitment.to_owned()).or_default();
        let is_same = |one: &&mut RollKnowledge| {
            one.by == by
                && one.table == table
                && match (&one.what, &what) {
                    (What::First(seat, _), What::First(other, _)) => seat == other,
                    (one, other) => one == other,
                }
        };
        match known.iter_mut().find(is_same) {
            Some(one) => {
                if let (What::First(_, before), What::First(_, count)) = (&mut one.what, &what) {
                    *before = (*count).max(*before);
                }
            }
            None => {
                known.push(RollKnowledge { what, by, table: table.to_owned(), channel: channel.to_owned() })
            }
        }
    }

    /// Returns the accounts that read a table: somebody without an account, a stranger, the director, and one player
    /// after the other.
    fn readers(&self, table: &CompetitionTable) -> Vec<(usize, Option<String>)> {
        let player = self.rolls.observed % PLAYERS;
        let mut readers = vec![(ANYBODY, None), (STRANGER, None), (DIRECTOR, None)];
        let name = self.people[player].name;
        if !self.people[player].is_deleted && !table.seats.iter().any(|seated| seated == name) {
            // A player who has finished a board of a comparative event may see the field.
            let by = (self.kind == Kind::Comparative).then(|| name.to_owned());
            readers.push((player, by));
        }
        readers
    }

    async fn read_as_outsiders(&mut self, id: &str) {
        let table = self.rolls.tables[id].clone();
        let is_shared = !self.kind.is_tournament();
        let is_public = |known: &RollKnowledge| known.what == What::All && known.by.is_none();
        if self.rolls.known.get(&table.commitment).is_some_and(|known| known.iter().any(is_public)) {
            return;
        }
        for (who, by) in self.readers(&table) {
            let dice = self.get(who, &format!("/api/v1/matches/{id}/dice")).await;
            let commitment = match dice["commitment"].as_str() {
                Some(commitment) => commitment.to_owned(),
                None => table.commitment.clone(),
            };
            if dice["seed"].is_string() || dice["g0"].is_string() && dice["finished"] == true {
                self.note_roll(&commitment, What::All, by.clone(), id, "the dice");
            }
            for game in dice["games"].as_array().into_iter().flatten() {
                let number = game["game"].as_u64().unwrap_or_default();
                if game["key"].as_str().is_some_and(|key| !key.is_empty()) {
                    self.note_roll(&commitment, What::Games(number), by.clone(), id, "the dice");
                }
            }
            if !is_shared {
                continue;
            }
            for format in ["record.json", "record.mat", "sheet.json"] {
                let path = format!("/api/v1/matches/{id}/{format}");
                if self.ask(who, Method::GET, &path, None).await.status == 200 {
                    self.learn(&commitment, table.thrown, by.clone(), id, format);
                }
            }
            if let Some((events, view)) = read(&self.people[who].client, id).await {
                let of = |seat: Seat| {
                    let is_of = |one: &&LoggedEvent| matches!(one.event, Event::Rolled { seat: by, .. } if by == seat);
                    events.iter().filter(is_of).count()
                };
                let seen = [of(Seat::White), of(Seat::Black)];
                self.learn(&view.dice_commitment, seen, by, id, "the live table");
            }
        }
    }

    /// Reads the pages and files of events that list rolls.
    async fn read_pages(&mut self) {
        match self.kind {
            Kind::TeamMatch | Kind::TeamEvent => {
                for id in self.team_matches().await {
                    self.read_roll_sets(&id).await;
                }
            }
            Kind::Comparative => self.read_fields().await,
            Kind::KnockOut | Kind::Swiss | Kind::Lives | Kind::RoundRobin => {}
        }
    }

    async fn read_roll_sets(&mut self, id: &str) {
        let page = self.get(ANYBODY, &format!("/api/v1/team-matches/{id}")).await;
        let commitment_of = |board: &Value| {
            let rolls = page["rolls"].as_array().into_iter().flatten();
            let found =
                rolls.filter(|rolls| rolls["board"] == *board).find_map(|rolls| rolls["commitment"].as_str());
            found.unwrap_or_default().to_owned()
        };
        for who in [ANYBODY, DIRECTOR] {
            let sets = self.get(who, &format!("/api/v1/team-matches/{id}/roll-sets.json")).await;
            for set in sets["sets"].as_array().into_iter().flatten() {
                let count = |side: &str| set[side].as_array().map_or(0, Vec::len);
                let commitment = commitment_of(&set["board"]);
                self.learn(&commitment, [count("white"), count("black")], None, id, "the roll sets");
            }
        }
    }

    async fn read_fields(&mut self) {
        let page = self.look(ANYBODY).await;
        for board in page["boards"].as_array().cloned().unwrap_or_default() {
            let number = board["board"].as_u64().unwrap_or_default();
            let commitment = board["commitment"].as_str().unwrap_or_default().to_owned();
            for who in [ANYBODY, STRANGER, DIRECTOR] {
                let path = self.path(&format!("/boards/{number}"));
                let field = self.get(who, &path).await;
                let has_dice = |parting: &Value| !parting["dice"].is_null();
                if field["partings"].as_array().is_some_and(|all| all.iter().any(has_dice)) {
                    self.note_roll(
                        &commitment,
                        What::Games(1),
                        None,
                        &format!("board {number}"),
                        "the field",
                    );
                }
            }
        }
    }
}

impl RollKnowledge {
    /// Returns true if this tells somebody a throw at a table with these seats before it is thrown there.
    fn tells(&self, table: &str, seats: &[String; 2], game: u64, seat: Seat, count: usize) -> bool {
        // What a player knows helps where the player sits.
        let helps = self.by.as_ref().is_none_or(|name| seats.contains(name));
        let has = match self.what {
            What::All => true,
            What::Games(last) => game <= last,
            // A table tells its spectators what has been thrown there.
            What::First(of, known) => self.table != table && of == seat && count <= known,
        };
        helps && has
    }
}
