//! The tables of a competition in an order that is the same in every run of an episode: by their places in the event,
//! and at one place in the order in which they were found. Ids of tables come from the operating system.
//!
//! Dice, the seeds of draws and the moments at which the site acts by itself are not repeatable. A step that is run
//! again acts at the same place, where other people may sit.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{
    episode::Kind,
    rolls::{CompetitionTable, Rolls},
    site::{DIRECTOR, PLAYERS, SECOND, Site},
};

/// The place of a table: the bracket or the match of a team event; the round or the board; the number in the round or
/// the room; the player of a comparative event.
pub(super) type TablePlace = (usize, u64, u64, String);

/// The brackets in their order.
const BRANCHES: [&str; 3] = ["main", "consolation", "final"];
const ROOMS: [&str; 2] = ["open", "closed"];

/// Returns the position of a word in a list, or the length of the list.
fn position(of: &[&str], word: &Value) -> usize {
    of.iter().position(|one| word == one).unwrap_or(of.len())
}

fn seats(row: &Value) -> [String; 2] {
    ["white", "black"].map(|seat| row[seat]["player"].as_str().unwrap_or_default().to_owned())
}

/// Returns the place of each match of a tournament that has a table.
fn places_of_matches(view: &Value) -> BTreeMap<String, TablePlace> {
    let mut places = BTreeMap::new();
    for bracket in view["brackets"].as_array().into_iter().flatten() {
        let branch = position(&BRANCHES, &bracket["branch"]);
        for round in bracket["rounds"].as_array().into_iter().flatten() {
            let number = |of: &Value| of["number"].as_u64().unwrap_or_default();
            for pairing in round["pairings"].as_array().into_iter().flatten() {
                let place = (branch, number(round), number(pairing), String::new());
                places.extend(pairing["match_id"].as_str().map(|id| (id.to_owned(), place)));
            }
        }
    }
    places
}

impl Rolls {
    /// Returns the ids of all tables in the order of their places.
    pub(super) fn in_order(&self) -> Vec<String> {
        let mut ids: Vec<String> = self.tables.keys().cloned().collect();
        ids.sort_by_cached_key(|id| {
            let table = &self.tables[id];
            (table.place.clone(), table.found)
        });
        ids
    }

    /// Adds a table, or the people who sit at it now.
    fn add_table(&mut self, id: String, seats: [String; 2], place: TablePlace) {
        let found = self.tables.len();
        let table = self.tables.entry(id).or_insert_with(|| CompetitionTable::new(found));
        table.seats = seats;
        table.place = place;
        (table.is_listed, table.is_gone) = (true, false);
    }

    /// Returns the number of a team match, in the order in which they were found.
    fn part(&mut self, team_match: &Value) -> usize {
        let Some(id) = team_match.as_str() else { return 0 };
        self.parts.iter().position(|known| known == id).unwrap_or_else(|| {
            self.parts.push(id.to_owned());
            self.parts.len() - 1
        })
    }
}

impl Site {
    /// Finds new tables and the people who sit at them.
    pub(super) async fn find_tables(&mut self) {
        for table in self.rolls.tables.values_mut() {
            table.is_listed = false;
        }
        if self.kind == Kind::Comparative {
            return self.find_boards().await;
        }
        let matches = self.places_of_matches().await;
        let path = self.desk("");
        for who in [DIRECTOR, SECOND] {
            let desk = self.get(who, &path).await;
            for row in desk["tables"].as_array().into_iter().flatten() {
                let place = self.place_of_row(row, &matches);
                let is_known =
                    self.rolls.tables.values().any(|table| table.is_listed && table.place == place);
                let id = match row["match_id"].as_str() {
                    Some(id) => Some(id.to_owned()),
                    None if is_known => None,
                    // A director does not see the table of a closed room, but its players do.
                    None => self.table_of_players(&seats(row)).await,
                };
                if let Some(id) = id {
                    self.rolls.add_table(id, seats(row), place);
                }
            }
        }
    }

    /// Finds the boards in play of a comparative event.
    async fn find_boards(&mut self) {
        for who in 0..PLAYERS {
            let view = self.look(who).await;
            let you = &view["card"]["you"];
            if let Some(id) = you["table"].as_str() {
                let name = self.people[who].name.to_owned();
                let place = (0, you["playing"].as_u64().unwrap_or_default(), 0, name.clone());
                self.rolls.add_table(id.to_owned(), [name, String::new()], place);
            }
        }
    }

    /// Returns the place of each match that has a table; empty in a competition that is no tournament.
    async fn places_of_matches(&mut self) -> BTreeMap<String, TablePlace> {
        if self.kind.is_tournament() {
            places_of_matches(&self.look(DIRECTOR).await)
        } else {
            BTreeMap::new()
        }
    }

    /// Returns the table of a team match at which one of these people is expected.
    async fn table_of_players(&mut self, seats: &[String; 2]) -> Option<String> {
        for name in seats {
            let Some(who) = self.person(name) else { continue };
            let view = self.look(who).await;
            if let Some(id) = view["you"]["table"].as_str() {
                return Some(id.to_owned());
            }
        }
        None
    }

    /// Returns the place of a table that is listed at the desk. `matches` are those of a tournament.
    fn place_of_row(&mut self, row: &Value, matches: &BTreeMap<String, TablePlace>) -> TablePlace {
        if let Some(place) = row["match_id"].as_str().and_then(|id| matches.get(id)) {
            return place.clone();
        }
        let part = self.rolls.part(&row["team_match"]);
        let room = position(&ROOMS, &row["room"]) as u64;
        (part, row["board"].as_u64().unwrap_or_default(), room, String::new())
    }

    /// Returns the tables at the desk in the order of their places.
    pub(super) async fn desk_tables(&mut self) -> Vec<Value> {
        let path = self.desk("");
        let desk = self.get(DIRECTOR, &path).await;
        let matches = self.places_of_matches().await;
        let mut rows: Vec<(TablePlace, Value)> = Vec::new();
        for row in desk["tables"].as_array().into_iter().flatten() {
            let (part, round, number, _) = self.place_of_row(row, &matches);
            // The player tells the boards of a comparative event apart.
            let [white, black] = seats(row);
            rows.push(((part, round, number, format!("{white} {black}")), row.clone()));
        }
        rows.sort_by(|one, other| one.0.cmp(&other.0));
        rows.into_iter().map(|(_, row)| row).collect()
    }
}
