//! The vugraph: a board in both rooms side by side, turn by turn, with win chances and a commentary.
//!
//! A turn is shown when both rooms have completed it. So neither the turn nor the engine's opinion of it helps a
//! player. A line of commentary belongs to a turn and is shown with it. Members of both teams see a board when it is
//! over in both rooms, like everything else of the other room.

use std::sync::Arc;

use ::competitions::{
    BoardNumber, Sight,
    team_match::{Room, Step},
};
use play::{CorruptLog, Event, MatchState};
use rules::{Position, Side};
use store::{
    account::{Account, AccountKind},
    commentary::{self, LINES_MAX, NewLine},
    id::{MatchId, RollSetId, TeamMatchId},
    stored::team_match::Act,
};
use texts::refusals;
use wire::{CommentaryLine, SayInVugraph, Seat, Vugraph, VugraphPlay, VugraphRoom, VugraphTurn};

use super::{Loaded, player, sight::eyes};
use crate::{
    competitions::{numbers::small, parts::TeamMatches},
    error::AppError,
    limits::Limit,
    match_state::{convert, snapshot::Snapshot, view::board_of},
    messages::ToWire as _,
    presence::chat_line::{self, line},
};

/// A completed turn in one room.
#[derive(Debug)]
struct Turn {
    side: Side,
    /// The position before the roll; `None` if the opening throw decided the roll too.
    before: Option<Position>,
    play: VugraphPlay,
    /// True if the game ended in this turn.
    ends: bool,
}

/// Returns the completed turns of a game. The end of a game belongs to the turn that caused it.
///
/// # Errors
/// If the log does not fit its match.
fn turns(snapshot: &Snapshot) -> Result<Vec<Turn>, CorruptLog> {
    let mut state = MatchState::new(snapshot.agreed.config);
    let mut turns: Vec<Turn> = Vec::new();
    let mut open: Option<Turn> = None;
    for happened in snapshot.happened.iter() {
        state.apply(&happened.event, convert::to_play_time(happened.at))?;
        let told = convert::event(&happened.event, &state).filter(is_of_game);
        match &happened.event {
            Event::GameStarted(start) => {
                let opening = match &told {
                    Some(wire::Event::GameStarted { opening, .. }) => *opening,
                    _ => None,
                };
                open = Some(Turn::begun(start.opening.starter(), None, opening));
            }
            Event::GameEnded(_) | Event::MatchEnded(_) => {
                // After the last checker is borne off, the turn is complete already.
                let turn = open.take().filter(|turn| !turn.play.events.is_empty());
                turns.extend(turn);
                if let Some(turn) = turns.last_mut() {
                    turn.play.events.extend(told);
                    turn.ends = true;
                    turn.after(&state);
                }
            }
            event => {
                let Some(turn) = &mut open else { continue };
                if let Event::Rolled { roll, .. } | Event::Thrown { roll, .. } = event {
                    turn.play.dice = Some(convert::dice(*roll));
                }
                turn.play.events.extend(told);
                if matches!(event, Event::Played { .. } | Event::IllegalPlayAccepted { .. })
                    && let Some(mut turn) = open.take()
                {
                    turn.after(&state);
                    let next = turn.side.opponent();
                    turns.push(turn);
                    open = Some(Turn::begun(next, state.game().map(|game| *game.position()), None));
                }
            }
        }
    }
    Ok(turns)
}

/// Returns true for the events that belong to the game itself, and not to its clocks, boards and players.
fn is_of_game(event: &wire::Event) -> bool {
    use wire::Event as E;
    !matches!(
        event,
        E::AtBoard { .. }
            | E::Held { .. }
            | E::Released
            | E::RollAsked { .. }
            | E::TurnOpened
            | E::Substituted { .. }
            | E::ExtraTime { .. }
            | E::Outage { .. }
            | E::Vacation { .. }
            | E::MatchEnded { .. }
    )
}

impl Turn {
    fn begun(side: Side, before: Option<Position>, dice: Option<(u8, u8)>) -> Turn {
        let checkers = wire::Checkers { points: Vec::new(), bar: (0, 0), off: (0, 0) };
        let play =
            VugraphPlay { dice, events: Vec::new(), white_wins: None, checkers, cube: 1, cube_owner: None };
        Turn { side, before, play, ends: false }
    }

    /// Sets the board after the turn.
    fn after(&mut self, state: &MatchState) {
        if let Some(game) = state.game() {
            (self.play.checkers, self.play.cube, self.play.cube_owner) = board_of(game);
        }
    }
}

/// Returns the number of turns that are shown: all turns of a public board, otherwise those that both rooms have
/// completed. The turn that ended a game is not among them, because it shows the result.
fn shown(open: &[Turn], closed: &[Turn], is_public: bool) -> usize {
    if is_public {
        return open.len().max(closed.len());
    }
    let completed = |turns: &[Turn]| turns.len() - usize::from(turns.last().is_some_and(|turn| turn.ends));
    completed(open).min(completed(closed))
}

/// Checks that the viewer may see both rooms of a board side by side. Returns true if the whole board is public.
fn check_sees(loaded: &Loaded, viewer: Option<&Account>, board: BoardNumber) -> Result<bool, AppError> {
    if loaded.state.has_public_rolls(board) {
        return Ok(true);
    }
    if viewer.is_some_and(|viewer| !loaded.accounts_of(viewer).is_empty()) {
        return Err(AppError::Forbidden(refusals::both_rooms_when_over()));
    }
    if !loaded.state.terms().barometer {
        return Err(AppError::Forbidden(refusals::no_running_score()));
    }
    match loaded.state.sight(eyes(loaded, viewer), Room::Open, board) {
        Sight::Nothing => Err(AppError::Forbidden(refusals::board_not_begun())),
        Sight::Gated | Sight::Game | Sight::All => Ok(false),
    }
}

/// Returns the boards that the viewer may see in both rooms side by side.
pub(super) fn boards(loaded: &Loaded, viewer: Option<&Account>) -> Vec<u8> {
    let is_seen = |board: &BoardNumber| {
        loaded.table_of.contains_key(&(Room::Open, *board)) && check_sees(loaded, viewer, *board).is_ok()
    };
    loaded.state.terms().boards.numbers().filter(is_seen).map(|board| small(board.get())).collect()
}

/// A board as its viewer may see it.
struct Board {
    loaded: Arc<Loaded>,
    number: BoardNumber,
    set: RollSetId,
    is_public: bool,
    open: (Option<MatchId>, Vec<Turn>),
    closed: (Option<MatchId>, Vec<Turn>),
}

impl Board {
    /// Returns the number of turns that are shown.
    fn shown(&self) -> usize {
        shown(&self.open.1, &self.closed.1, self.is_public)
    }

    fn comments(&self, viewer: Option<&Account>) -> bool {
        viewer.is_some_and(|viewer| self.loaded.state.commentators().contains(&player(viewer.id)))
    }

    /// Returns the last turn that a commentator may write about.
    fn last_commented(&self) -> u32 {
        let in_play = usize::from(!self.is_public);
        u32::try_from(self.shown() + in_play).unwrap_or(u32::MAX)
    }
}

impl TeamMatches<'_> {
    /// Returns a board in both rooms, as far as the viewer may see it.
    ///
    /// # Errors
    /// If there is no such board, or the viewer may not see it in both rooms.
    pub async fn vugraph(
        &self,
        id: TeamMatchId,
        board: u32,
        viewer: Option<&Account>,
    ) -> Result<Vugraph, AppError> {
        let board = self.vugraph_board(id, board, viewer).await?;
        let comments = board.comments(viewer);
        let shown = board.shown();
        let last = if comments { board.last_commented() } else { u32::try_from(shown).unwrap_or(u32::MAX) };
        let set = board.set;
        let lines = self.node.store.read(move |connection| commentary::lines(connection, set, last)).await?;
        let Board { loaded, number, is_public, open, closed, .. } = board;
        let room = |room: Room, table: Option<MatchId>| {
            let name = |side: Side| {
                let seated = loaded.player_of(room, room.team_of(side), number);
                seated.map(|seated| loaded.name(seated)).unwrap_or_default()
            };
            let table = table.filter(|_| room == Room::Open || is_public).map(|table| table.to_wire());
            VugraphRoom { white: name(Side::White), black: name(Side::Black), table }
        };
        let rooms = (room(Room::Open, open.0), room(Room::Closed, closed.0));
        let seats: Vec<Seat> = {
            let longer = if open.1.len() >= closed.1.len() { &open.1 } else { &closed.1 };
            longer.iter().take(shown).map(|turn| convert::seat(turn.side)).collect()
        };
        let mut open = self.with_chances(open.0, open.1, shown).await?.into_iter();
        let mut closed = self.with_chances(closed.0, closed.1, shown).await?.into_iter();
        let turns = seats.into_iter().zip(1..).map(|(seat, number)| VugraphTurn {
            number,
            seat,
            open: open.next(),
            closed: closed.next(),
        });
        Ok(Vugraph {
            board: small(number.get()),
            boards: boards(&loaded, viewer),
            complete: is_public,
            open: rooms.0,
            closed: rooms.1,
            turns: turns.collect(),
            commentary: lines
                .into_iter()
                .map(|line| CommentaryLine { turn: line.turn, name: line.name, at: line.at, text: line.text })
                .collect(),
            comments,
        })
    }

    /// Stores a line of a commentator. A repeated request has no effect.
    ///
    /// # Errors
    /// If the user is not a commentator, the turn cannot be commented on yet, or the text is empty or too
    /// long.
    pub async fn comment_on_board(
        &self,
        account: &Account,
        id: TeamMatchId,
        board: u32,
        said: SayInVugraph,
    ) -> Result<(), AppError> {
        let text = line(&said.text)?;
        let request = chat_line::request(&said.request)?;
        let board = self.vugraph_board(id, board, Some(account)).await?;
        if !board.comments(Some(account)) {
            return Err(AppError::Forbidden(refusals::only_commentators()));
        }
        let last = board.last_commented();
        if !(1..=last).contains(&said.turn) {
            return Err(AppError::invalid("turn", refusals::from_to(1, last)));
        }
        self.node.limit(Limit::ChatByAccount, &account.id.to_string()).await?;
        let at = self.node.clock.now();
        let new = Arc::new(NewLine { set: board.set, turn: said.turn, user: account.id, at, request, text });
        let is_kept = chat_line::until_numbered(|| {
            let new = Arc::clone(&new);
            self.node.store.write(move |connection| Ok::<_, AppError>(commentary::say(connection, &new)?))
        });
        if !is_kept.await? {
            return Err(AppError::Conflict(refusals::too_many_lines(LINES_MAX)));
        }
        self.memory.tell_of_competition(id.into()).await;
        Ok(())
    }

    /// Returns the step by which the director names the commentators.
    ///
    /// # Errors
    /// If one of them is not a person with an account, or is the same person as a member of a team.
    pub(super) async fn commentators(&self, loaded: &Loaded, names: &[String]) -> Result<Act, AppError> {
        if loaded.row.settings.is_by_hand() {
            return Err(AppError::Conflict(refusals::games_not_here()));
        }
        let mut players = Vec::new();
        for (index, name) in names.iter().take(::competitions::team_match::COMMENTATORS_MAX + 1).enumerate() {
            let account = self.named_account(&format!("names[{index}]"), name).await?;
            if account.kind != AccountKind::Person {
                return Err(AppError::Forbidden(refusals::only_people_comment()));
            }
            if !loaded.accounts_of(&account).is_empty() {
                return Err(AppError::Refused(refusals::commentator_plays(account.name.as_str())));
            }
            players.push(player(account.id));
        }
        Ok(Act::Step(Step::CommentatorsNamed { players }))
    }

    async fn vugraph_board(
        &self,
        id: TeamMatchId,
        board: u32,
        viewer: Option<&Account>,
    ) -> Result<Board, AppError> {
        let loaded = self.team_match(id).await?;
        let no_board = || AppError::NotFound(refusals::no_such_board());
        let number = loaded.board(board).map_err(|_no_board| no_board())?;
        let is_public = check_sees(&loaded, viewer, number)?;
        let set = loaded.sets.get(&loaded.state.roll_set(number)).ok_or_else(no_board)?.id;
        let mut rooms = [(None, Vec::new()), (None, Vec::new())];
        for (at, room) in rooms.iter_mut().zip([Room::Open, Room::Closed]) {
            if let Some(table) = loaded.table_of.get(&(room, number)).copied() {
                let snapshot = match self.matches.load(table).await {
                    Ok(snapshot) => snapshot,
                    // A director decided the game before it began, so its table was closed.
                    Err(AppError::NotFound(_)) => continue,
                    Err(error) => return Err(error),
                };
                let turns = turns(&snapshot)
                    .map_err(|error| AppError::internal("the turns of a duplicate board", error))?;
                *at = (Some(table), turns);
            }
        }
        let [open, closed] = rooms;
        Ok(Board { loaded, number, set, is_public, open, closed })
    }

    /// Returns the first `shown` turns of a room with the chances before their rolls.
    async fn with_chances(
        &self,
        table: Option<MatchId>,
        turns: Vec<Turn>,
        shown: usize,
    ) -> Result<Vec<VugraphPlay>, AppError> {
        let Some(table) = table else { return Ok(Vec::new()) };
        let turns: Vec<Turn> = turns.into_iter().take(shown).collect();
        let asked = turns.iter().filter_map(|turn| turn.before.map(|before| (turn.side, before)));
        let mut chances = self.house_bots.white_wins_before(table, asked.collect()).await?.into_iter();
        let plays = turns.into_iter().map(|turn| {
            let white_wins = turn.before.and_then(|_| chances.next());
            VugraphPlay { white_wins, ..turn.play }
        });
        Ok(plays.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns(count: usize, is_over: bool) -> Vec<Turn> {
        let mut turns: Vec<Turn> = (0..count).map(|_| Turn::begun(Side::White, None, None)).collect();
        if let Some(last) = turns.last_mut() {
            last.ends = is_over;
        }
        turns
    }

    #[test]
    fn the_slower_room_is_the_bound_until_the_board_is_public() {
        for (open, closed, is_public, shown_turns) in [
            ((0, false), (0, false), false, 0),
            ((5, false), (3, false), false, 3),
            ((3, false), (5, false), false, 3),
            ((0, false), (9, false), false, 0),
            // The turn that ended a game is shown with the board.
            ((5, true), (9, false), false, 4),
            ((9, false), (5, true), false, 4),
            ((5, true), (3, false), false, 3),
            ((5, true), (3, true), true, 5),
            ((3, true), (5, true), true, 5),
        ] {
            let rooms = [open, closed].map(|(count, is_over)| turns(count, is_over));
            assert_eq!(
                shown(&rooms[0], &rooms[1], is_public),
                shown_turns,
                "{open:?} {closed:?} {is_public}"
            );
        }
    }
}
