//! The field of a board: all results, and the partings: turns where players decided differently after identical games.
//! The bot varies between plays that are equally good. Games in which it has played differently are compared separately
//! from then on, so a parting is always a decision of the players.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use ::competitions::BoardNumber;
use play::MatchState;
use rules::Side;
use store::{
    DbError,
    account::Account,
    events,
    id::{ComparativeId, MatchId},
};
use texts::refusals;
use wire::{
    Checkers, ComparativeField, ComparativeResult, Event, FieldChoice, FieldCube, FieldParting, Seat,
};

use super::{sight::eyes, view::Known};
use crate::{
    competitions::parts::Comparatives,
    error::AppError,
    match_state::{convert, log::Log, snapshot::Snapshot, view::board_of},
};

/// The maximum number of games of a side that are compared. From a larger field, the best results are used.
const GAMES_MAX: usize = 200;
/// The maximum number of partings in an answer.
const PARTINGS_MAX: usize = 40;

/// A turn of a game: the cube actions, the roll and its play.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Turn {
    on_turn: Seat,
    /// The last event before it.
    after: u32,
    cube: Vec<FieldCube>,
    dice: Option<(u8, u8)>,
    play: Option<String>,
}

/// A game in the comparison.
#[derive(Debug, Clone)]
struct Game {
    table: MatchId,
    name: String,
    smp: i64,
    turns: Vec<Turn>,
}

/// The decisions of a player in a turn: the cube actions and the play.
type Deed = (Vec<FieldCube>, Option<String>);

/// A parting of a group of games: the turn, from 0, and the games by decision.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Parting {
    turn: usize,
    choices: Vec<(Deed, Vec<usize>)>,
}

impl Comparatives<'_> {
    /// Returns the field of a board, as far as the viewer may know it.
    ///
    /// # Errors
    /// If the event or board does not exist, or a game cannot be read.
    pub async fn comparative_field(
        &self,
        id: ComparativeId,
        board: u32,
        viewer: Option<&Account>,
    ) -> Result<ComparativeField, AppError> {
        let loaded = self.comparative(id).await?;
        let known = Known::to(&loaded, eyes(viewer));
        let no_board = || AppError::NotFound(refusals::no_such_board());
        let board = BoardNumber::new(board).ok_or_else(no_board)?;
        let told = known.board(&loaded, viewer, board).ok_or_else(no_board)?;
        let mut results: Vec<ComparativeResult> =
            known.of_board(board).filter_map(|result| known.told(&loaded, result)).collect();
        results.sort_by(|one, other| {
            let key = |result: &ComparativeResult| (result.seat == Seat::Black, -result.smp);
            key(one).cmp(&key(other)).then_with(|| one.name.cmp(&other.name))
        });
        let (mut partings, mut cut) = (Vec::new(), false);
        for side in Side::ALL {
            let seat = convert::seat(side);
            let of_side: Vec<&ComparativeResult> =
                results.iter().filter(|result| result.seat == seat).collect();
            cut |= of_side.len() > GAMES_MAX;
            let mut games = Vec::with_capacity(of_side.len().min(GAMES_MAX));
            for result in of_side.into_iter().take(GAMES_MAX) {
                games.extend(self.game_of(result, viewer).await?);
            }
            let found = part(&games, seat);
            cut |= found.len() > PARTINGS_MAX;
            for parting in found.into_iter().take(PARTINGS_MAX) {
                partings.extend(self.told_parting(&games, &parting, seat).await?);
            }
        }
        let told_in_full = loaded.state.is_over();
        Ok(ComparativeField { board: told, told: told_in_full, results, partings, cut })
    }

    /// Returns the turns of a result's game, if the viewer may see it.
    async fn game_of(
        &self,
        result: &ComparativeResult,
        viewer: Option<&Account>,
    ) -> Result<Option<Game>, AppError> {
        let Ok(table) = result.match_id.0.parse::<MatchId>() else { return Ok(None) };
        let snapshot = self.matches.load(table).await?;
        let Ok(seen) = self.matches.seen(&snapshot, viewer).await else { return Ok(None) };
        let turns = turns(&seen.snapshot().log);
        Ok(Some(Game { table, name: result.name.clone(), smp: result.smp, turns }))
    }

    async fn told_parting(
        &self,
        games: &[Game],
        parting: &Parting,
        seat: Seat,
    ) -> Result<Option<FieldParting>, AppError> {
        let at = |game: usize| &games[game].turns[parting.turn];
        let all: Vec<usize> = parting.choices.iter().flat_map(|(_, games)| games.iter().copied()).collect();
        let Some(&first) = all.first() else { return Ok(None) };
        let Some((checkers, cube, cube_owner)) =
            self.position_after(games[first].table, at(first).after).await?
        else {
            return Ok(None);
        };
        let choices = parting.choices.iter().map(|((cube, play), players)| FieldChoice {
            cube: cube.clone(),
            play: play.clone(),
            players: players.iter().map(|game| games[*game].name.clone()).collect(),
            smp: mean(players.iter().map(|game| games[*game].smp)),
        });
        Ok(Some(FieldParting {
            seat,
            turn: u32::try_from(parting.turn + 1).unwrap_or(u32::MAX),
            on_turn: at(first).on_turn,
            checkers,
            cube,
            cube_owner,
            // A player who ended the game before the roll has not seen it.
            dice: all.iter().find_map(|game| at(*game).dice),
            players: u32::try_from(all.len()).unwrap_or(u32::MAX),
            choices: choices.collect(),
        }))
    }

    /// Returns the board and the cube after an event of a game.
    async fn position_after(
        &self,
        id: MatchId,
        last: u32,
    ) -> Result<Option<(Checkers, u16, Option<Seat>)>, AppError> {
        let snapshot: Arc<Snapshot> = self.matches.load(id).await?;
        let mut state = MatchState::new(snapshot.agreed.config);
        let log = self.node.store.read(move |connection| events::of_match(connection, id)).await?;
        for logged in log.iter().take_while(|logged| logged.seq <= last) {
            state
                .apply(&logged.event, convert::to_play_time(logged.at))
                .map_err(|error| DbError::Broken(format!("match_events: {id}: {error}")))?;
        }
        Ok(state.game().map(board_of))
    }
}

/// Returns the turns in the log of a game.
fn turns(log: &Log) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut open: Option<Turn> = None;
    for logged in log.iter() {
        let before = logged.seq.0.saturating_sub(1);
        let begun = |on_turn, after| Turn { on_turn, after, cube: Vec::new(), dice: None, play: None };
        let mut cube = |seat: Seat, deed| {
            open.get_or_insert_with(|| begun(seat, before)).cube.push(deed);
        };
        match &logged.event {
            Event::GameStarted { starter, opening, .. } => {
                let dice = *opening;
                open = opening.map(|_| Turn { dice, ..begun(*starter, logged.seq.0) });
            }
            Event::Rolled { seat, dice, .. } => {
                open.get_or_insert_with(|| begun(*seat, before)).dice = Some(*dice);
            }
            Event::Played { seat, notation, .. } => {
                let mut turn = open.take().unwrap_or_else(|| begun(*seat, before));
                turn.play = Some(notation.clone());
                turns.push(turn);
            }
            Event::Doubled { seat, .. } => cube(*seat, FieldCube::Double),
            Event::Taken { seat, .. } => cube(*seat, FieldCube::Take),
            Event::Passed { seat } => cube(*seat, FieldCube::Pass),
            Event::ResignationAccepted { seat, .. } => cube(*seat, FieldCube::Resign),
            Event::TimedOut { seat } | Event::Left { seat } => cube(*seat, FieldCube::Leave),
            // Comparative events allow no illegal plays.
            Event::IllegalPlayOffered { .. }
            | Event::IllegalPlayAccepted { .. }
            | Event::IllegalPlayDeclined { .. }
            | Event::AtBoard { .. }
            | Event::Vacation { .. }
            | Event::Beavered { .. }
            | Event::Raccooned { .. }
            | Event::ResignationOffered { .. }
            | Event::ResignationDeclined { .. }
            | Event::StopAgreed { .. }
            | Event::AbortAgreed { .. }
            | Event::AbortDeclined { .. }
            | Event::Abandoned
            | Event::CalledOff
            | Event::Held { .. }
            | Event::Released
            | Event::RollAsked { .. }
            | Event::TurnOpened
            | Event::Substituted { .. }
            | Event::ExtraTime { .. }
            | Event::Outage { .. }
            // In matches of events nothing is claimed, paused or taken back.
            | Event::Claimed { .. }
            | Event::PauseAsked { .. }
            | Event::PauseDeclined { .. }
            | Event::Resumed { .. }
            | Event::PauseEnded
            | Event::TakeBackAsked { .. }
            | Event::TakeBackDeclined { .. }
            | Event::TookBack { .. }
            | Event::GameEnded { .. }
            | Event::MatchEnded { .. } => {}
        }
    }
    turns.extend(open);
    turns
}

/// Returns the partings of the players in `seat`, in the order of turns, larger groups first. The most frequent
/// decision of each comes first.
fn part(games: &[Game], seat: Seat) -> Vec<Parting> {
    let mut found = Vec::new();
    let mut groups: VecDeque<(usize, Vec<usize>)> = VecDeque::from([(0, (0..games.len()).collect())]);
    while let Some((turn, group)) = groups.pop_front() {
        let played = |game: &usize| games[*game].turns.get(turn);
        let mut deeds: BTreeMap<Deed, Vec<usize>> = BTreeMap::new();
        // In the bot's turn only the answers to its cube are decisions of the players.
        let mut decisions: BTreeMap<Deed, Vec<usize>> = BTreeMap::new();
        for game in group {
            let Some(played) = played(&game) else { continue };
            let own_play = played.play.clone().filter(|_| played.on_turn == seat);
            deeds.entry((played.cube.clone(), played.play.clone())).or_default().push(game);
            decisions.entry((played.cube.clone(), own_play)).or_default().push(game);
        }
        let mut same: Vec<Vec<usize>> = deeds.into_values().filter(|games| games.len() > 1).collect();
        same.sort_by_key(|games| std::cmp::Reverse(games.len()));
        groups.extend(same.into_iter().map(|games| (turn + 1, games)));
        if decisions.len() > 1 {
            let mut choices: Vec<(Deed, Vec<usize>)> = decisions.into_iter().collect();
            choices.sort_by_key(|(_, games)| std::cmp::Reverse(games.len()));
            found.push(Parting { turn, choices });
        }
    }
    found
}

/// Returns the mean, rounded to the nearest ten; halves are rounded away from zero.
fn mean(values: impl Iterator<Item = i64>) -> i64 {
    let (sum, count) = values.fold((0, 0), |(sum, count), value| (sum + value, count + 1));
    if count == 0 {
        return 0;
    }
    let sum: i64 = sum;
    10 * ((2 * sum.abs() + 10 * count) / (20 * count)) * sum.signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(name: &str, plays: &[&str]) -> Game {
        let turn = |(at, play): (usize, &&str)| Turn {
            on_turn: if at % 2 == 0 { Seat::White } else { Seat::Black },
            after: 0,
            cube: if *play == "pass" { vec![FieldCube::Double, FieldCube::Pass] } else { Vec::new() },
            dice: None,
            play: (*play != "pass").then(|| (*play).to_owned()),
        };
        Game {
            table: MatchId::random(),
            name: name.to_owned(),
            smp: 0,
            turns: plays.iter().enumerate().map(turn).collect(),
        }
    }

    #[test]
    fn groups_part_where_they_do_different_things() {
        let games = [
            game("a", &["8/5 6/5", "24/18", "13/7"]),
            game("b", &["8/5 6/5", "24/18", "pass"]),
            game("c", &["24/23 13/10", "24/18", "13/7"]),
            game("d", &["8/5 6/5", "24/18", "13/7"]),
        ];
        let seen = |games: &[Game]| -> Vec<(usize, Vec<Vec<usize>>)> {
            part(games, Seat::White)
                .into_iter()
                .map(|parting| (parting.turn, parting.choices.into_iter().map(|(_, games)| games).collect()))
                .collect()
        };
        assert_eq!(seen(&games), [(0, vec![vec![0, 1, 3], vec![2]]), (2, vec![vec![0, 3], vec![1]])]);
        assert_eq!(seen(&[]), []);
        assert_eq!(seen(&games[..1]), []);
        // The bot, which is Black, varies: the games are compared in two groups, and its play is no parting.
        let varied = [
            game("a", &["8/5 6/5", "24/18", "13/7"]),
            game("b", &["8/5 6/5", "24/20 13/11", "6/off"]),
            game("c", &["8/5 6/5", "24/18", "8/2"]),
        ];
        assert_eq!(seen(&varied), [(2, vec![vec![0], vec![2]])]);
    }

    #[test]
    fn means_are_rounded_to_ten() {
        let check = |values: &[i64], expected| assert_eq!(mean(values.iter().copied()), expected);
        check(&[], 0);
        check(&[150], 150);
        check(&[150, 160], 160);
        check(&[-150, -160], -160);
        check(&[300, -150], 80);
    }
}
