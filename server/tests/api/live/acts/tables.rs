//! The acts of players at the tables: they sit down, play random legal moves, turn and pass cubes, resign and leave.

use serde_json::json;
use simulator::Numbers;
use wire::{Command, CommandKind, ErrorCode, MatchView, Phase, SingleMove};

use super::{desk::nth, site::Site};
use crate::support::{Client, Socket, is_my_turn};

/// The most actions of a step. A game to its end has about 120.
const ACTIONS_MAX: usize = 300;
/// The number of times that a turn is looked for.
const TURN_LOOKS: usize = 10;

/// A table whose match is not over, with the clients of the people who sit at it.
struct Open {
    id: wire::MatchId,
    people: Vec<Client>,
    /// True if somebody has a seat.
    has_seated: bool,
}

impl Site {
    /// Returns one of the open tables and seats its people.
    async fn table(&mut self, number: usize, seats: usize) -> Option<Open> {
        self.find_tables().await;
        let mut tables = self.rolls.in_order();
        tables.retain(|id| !self.rolls.tables[id].is_over && !self.rolls.tables[id].is_gone);
        let id = nth(&tables, number)?.clone();
        let names = self.rolls.tables[&id].seats.clone();
        let (mut people, mut has_seated) = (Vec::new(), false);
        for who in names.iter().filter_map(|name| self.person(name)).take(seats).collect::<Vec<_>>() {
            let reply = self.post(who, &format!("/api/v1/matches/{id}/seat"), json!({})).await;
            has_seated |= reply.status == 200;
            people.push(self.people[who].client.clone());
        }
        Some(Open { id: wire::MatchId(id), people, has_seated })
    }

    /// Returns true if somebody has a seat.
    pub(super) async fn sit(&mut self, a: usize, b: usize) -> bool {
        self.table(a, b % 2 + 1).await.is_some_and(|open| open.has_seated)
    }

    /// Plays at a table and at the next one, which may be the other room of a board in lock-step: some turns, a game to
    /// its end, up to a passed cube, or up to a resignation. Returns true if a player could act.
    pub(super) async fn play(&mut self, a: usize, b: usize) -> bool {
        let (mut sockets, mut has_acted) = (Vec::new(), false);
        for number in [a, a + 1] {
            if let Some(open) = self.table(number, 2).await {
                sockets.extend(open.sockets().await);
            }
        }
        let actions = if b.is_multiple_of(4) { ACTIONS_MAX } else { 2 + b % 26 };
        for _ in 0..actions {
            let Some((turn, command)) = self.next_command(&mut sockets, b).await else { break };
            match sockets[turn].act(command.clone()).await {
                Ok(seq) => {
                    has_acted = true;
                    sockets[turn].until(|view| view.seq >= seq).await;
                }
                Err(error) => {
                    if error.code == ErrorCode::Internal {
                        self.found("no error of the server", format!("{command:?}: {error:?}"));
                    }
                    break;
                }
            }
        }
        has_acted
    }

    /// Returns a random command of a player who is to act. The turn may come with a bot's answer or from the other
    /// room, so it is looked for several times.
    async fn next_command(&mut self, sockets: &mut [Socket], style: usize) -> Option<(usize, Command)> {
        for _ in 0..TURN_LOOKS {
            for (number, socket) in sockets.iter_mut().enumerate() {
                socket.catch_up().await;
                if let Some(view) = socket.view.as_ref().filter(|view| is_my_turn(view))
                    && let Some(command) = command(view, &mut self.numbers, style)
                {
                    return Some((number, command));
                }
            }
        }
        None
    }

    pub(super) async fn leave(&mut self, a: usize, b: usize) -> bool {
        let Some(open) = self.table(a, 2).await else { return false };
        let mut sockets = open.sockets().await;
        let count = sockets.len();
        match sockets.get_mut(b.checked_rem(count).unwrap_or_default()) {
            // A match that has not begun cannot be left.
            Some(socket) => socket.act(Command::Leave).await.is_ok(),
            None => false,
        }
    }
}

impl Open {
    async fn sockets(&self) -> Vec<Socket> {
        let mut sockets = Vec::new();
        for client in &self.people {
            // A suspended player opens no socket.
            let Ok(mut socket) = Socket::try_open(client, None).await else { continue };
            if socket.try_watch(&self.id).await {
                sockets.push(socket);
            }
        }
        sockets
    }
}

/// Returns a random command that the view allows.
fn command(view: &MatchView, numbers: &mut Numbers, style: usize) -> Option<Command> {
    let may = |kind| view.allowed.contains(&kind);
    Some(match &view.phase {
        Phase::ToRoll { .. } if may(CommandKind::Double) && numbers.below(6) == 0 => Command::Double,
        Phase::ToRoll { .. } if may(CommandKind::Roll) => Command::Roll,
        Phase::ToPlay { .. } if style % 4 == 3 && numbers.below(8) == 0 && !view.resignations.is_empty() => {
            let choice = numbers.below(view.resignations.len());
            Command::OfferResignation { result: view.resignations[choice].result }
        }
        Phase::ToPlay { .. } => Command::Play { moves: moves(view, numbers)? },
        Phase::CubeOffered { .. } if numbers.below(2) == 0 => Command::Pass,
        Phase::CubeOffered { .. } => Command::Take,
        Phase::IllegalPlayOffered { .. } => Command::AcceptIllegalPlay,
        Phase::ResignationOffered { .. } if numbers.below(3) == 0 => Command::DeclineResignation,
        Phase::ResignationOffered { .. } => Command::AcceptResignation,
        Phase::ToRoll { .. } | Phase::Waiting | Phase::Over { .. } => return None,
    })
}

/// Returns a random legal play.
fn moves(view: &MatchView, numbers: &mut Numbers) -> Option<Vec<SingleMove>> {
    let nodes = view.plays.as_ref()?;
    let mut moves = Vec::new();
    let mut node = nodes.first()?;
    while !node.complete {
        let edge = nth(&node.edges, numbers.below(100))?;
        moves.push(SingleMove { from: edge.from, to: edge.to });
        node = nodes.get(usize::from(edge.next))?;
    }
    Some(moves)
}
