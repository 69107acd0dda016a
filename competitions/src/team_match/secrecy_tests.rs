//! A search for rolls that somebody could see before they were played: random acts of players and directors, undos
//! included, while observers write down every roll that they may see. While no board is in play, messages are
//! delivered, so everybody is told the rolls of every table. The refusals of an undo are those of the site:
//! [`TeamMatch::check_correction`] and [`Step::can_be_undone`].
//! The same acts never change a game that the lists count.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp};

use super::*;
use crate::log::{Line, Log, Logged, Plans, Procedure as _, Wanted, replay};
use crate::{BoardNumber, PlayerId, Reason, Sight, TeamId, Time, Viewer};

/// The rolls of a set in this model.
const ROLLS: u32 = 6;

const A: [PlayerId; 3] = [PlayerId::new(1), PlayerId::new(2), PlayerId::new(3)];
const B: [PlayerId; 3] = [PlayerId::new(11), PlayerId::new(12), PlayerId::new(13)];
const STRANGER: PlayerId = PlayerId::new(99);

/// A table of the match. It is named by the line of the log that set it up.
#[derive(Debug)]
struct Table {
    seq: u32,
    room: Room,
    board: BoardNumber,
    set: u32,
    rolled: u32,
    /// True once its game has a result of its own.
    is_finished: bool,
    /// True once the site has ended its game without a result.
    is_broken_off: bool,
    /// Everybody who has had a seat since the first roll of the game.
    players: BTreeSet<PlayerId>,
    /// Those of them who have had a roll while they sat there.
    acted: BTreeSet<PlayerId>,
}

impl Table {
    fn is_over(&self) -> bool {
        self.is_finished || self.is_broken_off
    }
}

/// A match with its tables, and all rolls that each observer has been able to see, as pairs of set and turn.
struct World {
    start: TeamMatch,
    state: TeamMatch,
    log: Log<Step>,
    tables: Vec<Table>,
    seen: BTreeMap<Option<PlayerId>, BTreeSet<(u32, u32)>>,
    /// The rolls that players could tell everybody.
    told: BTreeSet<(u32, u32)>,
    /// The games that the lists count, and the score that they give once all boards are played.
    counted: BTreeMap<(Room, BoardNumber), AsPlayed>,
    listed: Option<Score>,
    last_set: u32,
    thrown: u32,
    undone: u32,
}

fn reason() -> Reason {
    Reason::new("the clock stopped").unwrap()
}

impl World {
    fn new(barometer: bool) -> Self {
        let terms = Terms {
            boards: Boards::new(4).unwrap(),
            roll_sets: vec![1, 2, 3, 4],
            exchange_between_boards: true,
            barometer,
            gated: true,
            lock_step: false,
            by_hand: false,
            invites: false,
        };
        let sheet = |id, players: [PlayerId; 3]| TeamSheet {
            id: TeamId::new(id),
            captain: players[0],
            players: players.to_vec(),
        };
        let start = TeamMatch::new(terms, ByTeam { a: sheet(1, A), b: sheet(2, B) }).unwrap();
        let mut world = Self {
            state: start.clone(),
            start,
            log: Log::default(),
            tables: Vec::new(),
            seen: BTreeMap::new(),
            told: BTreeSet::new(),
            counted: BTreeMap::new(),
            listed: None,
            last_set: 4,
            thrown: 0,
            undone: 0,
        };
        for (team, players) in [(Team::A, A), (Team::B, B)] {
            let seats = ByRoom { open: players[0], closed: players[1] };
            assert!(world.take(Step::Lineup { team, seats }));
        }
        world
    }

    /// Takes a step, and returns true if the rules allow it.
    fn take(&mut self, step: Step) -> bool {
        let allowed = self.state.take(step.clone()).is_ok();
        if allowed {
            self.log.push(Logged { at: Time::new(0), by: None, line: Line::Step(step) });
        }
        allowed
    }

    /// Returns the table of the game that a room plays.
    fn table_in_play(&self, room: Room) -> Option<usize> {
        self.table_of(&self.state, room)
    }

    fn table_of(&self, state: &TeamMatch, room: Room) -> Option<usize> {
        let RoomState::Playing(board) = state.room(room) else { return None };
        self.table_at(state, room, board)
    }

    fn table_at(&self, state: &TeamMatch, room: Room, board: BoardNumber) -> Option<usize> {
        let set = state.roll_set(board);
        self.tables.iter().rposition(|table| (table.room, table.board, table.set) == (room, board, set))
    }

    fn begin(&mut self, room: Room) {
        if let RoomState::Before(board) = self.state.room(room) {
            let set = self.state.roll_set(board);
            if self.take(Step::BoardBegun { room }) {
                let seq = self.log.last_seq();
                let fresh = Table {
                    seq,
                    room,
                    board,
                    set,
                    rolled: 0,
                    is_finished: false,
                    is_broken_off: false,
                    players: BTreeSet::new(),
                    acted: BTreeSet::new(),
                };
                self.tables.push(fresh);
            }
        }
    }

    /// Throws the next roll of a room, and checks that it was a secret.
    fn roll(&mut self, room: Room) {
        let Some(at) = self.table_in_play(room).filter(|at| !self.tables[*at].is_over()) else { return };
        if self.tables[at].rolled == ROLLS {
            self.end(room);
            return;
        }
        self.tables[at].rolled += 1;
        let seated = self.note_players(room);
        let table = &mut self.tables[at];
        table.acted.extend(seated);
        let (set, turn) = (table.set, table.rolled);
        self.thrown += 1;
        let there: BTreeSet<PlayerId> = self
            .tables
            .iter()
            .filter(|other| other.set == set && other.room == room.other())
            .flat_map(|other| other.players.iter().copied())
            .collect();
        for (who, seen) in &self.seen {
            // The players of the other room have played it. So they may not sit here.
            let has_played_it = who.is_some_and(|who| there.contains(&who));
            let sits_here = who.is_some_and(|who| self.tables[at].players.contains(&who));
            let knows = seen.contains(&(set, turn));
            assert!(!knows || has_played_it && !sits_here, "{who:?} knew roll {turn} of set {set}");
        }
    }

    /// Records the players of a game that has begun, and returns them. A substitute sees its rolls from the table.
    fn note_players(&mut self, room: Room) -> Vec<PlayerId> {
        let seated: Vec<_> = Team::ALL.into_iter().filter_map(|team| self.state.seated(room, team)).collect();
        let at = self.table_in_play(room).filter(|at| self.tables[*at].rolled > 0);
        if let Some(at) = at {
            self.tables[at].players.extend(&seated);
        }
        seated
    }

    fn end(&mut self, room: Room) {
        let Some(at) = self.table_in_play(room) else { return };
        if self.tables[at].rolled == 0 || self.tables[at].is_over() {
            return;
        }
        let (cube, left) = (DuplicateCube::new(1).unwrap(), CheckersLeft::new(15).unwrap());
        let game = PlayedGame::new(Team::A, DuplicateResult::Pass, cube, left, None).unwrap();
        if self.take(Step::GameEnded { room, game }) {
            self.tables[at].is_finished = true;
        }
    }

    fn assign(&mut self, room: Room, board: BoardNumber) {
        let assignment = Assignment { to: Team::A, award: Award::Imp(Imp::MAX) };
        self.take(Step::Assigned { room, board, assignment, reason: reason() });
    }

    fn cancel(&mut self, board: BoardNumber) {
        let roll_set = self.last_set + 1;
        if self.take(Step::BoardCancelled { board, roll_set, reason: reason() }) {
            self.last_set = roll_set;
        }
    }

    fn substitute(&mut self, room: Room, team: Team, player: PlayerId) {
        let board = self.table_in_play(room).map(|at| &self.tables[at]);
        let board = board.filter(|table| table.rolled > 0).map(|table| table.board);
        self.take(Step::Substituted { room, team, player, board, reason: reason() });
    }

    /// Changes a line-up, as captains may do before the first roll of a board.
    fn line_up(&mut self, team: Team, seats: ByRoom<PlayerId>) {
        let is_free = |room: Room| {
            let is_same = self.state.seated(room, team) == Some(seats[room]);
            is_same || self.table_in_play(room).is_none_or(|at| self.tables[at].rolled == 0)
        };
        if Room::ALL.into_iter().all(is_free) {
            self.take(Step::Lineup { team, seats });
        }
    }

    /// Ends the games that no longer count.
    fn tidy(&mut self) {
        let in_play: Vec<usize> = Room::ALL.into_iter().filter_map(|room| self.table_in_play(room)).collect();
        for (at, table) in self.tables.iter_mut().enumerate() {
            if !in_play.contains(&at) && !table.is_finished {
                table.is_broken_off = true;
            }
        }
    }

    /// Undoes a line as the site does: with the same refusals, and with new rolls for boards whose rolls are public.
    fn undo(&mut self, of: u32) {
        let may = match self.log.line(of).map(|logged| &logged.line) {
            Some(Line::Step(step)) => step.can_be_undone(true),
            Some(Line::Correction(_)) => true,
            Some(Line::Desk(_)) | None => false,
        };
        if !may || self.is_of_replaced_board(of) {
            return;
        }
        let has_begun = |seq: u32| {
            self.tables.iter().any(|table| table.seq == seq && (table.rolled > 0 || table.is_over()))
        };
        let is_begin = |seq: u32| {
            matches!(self.log.line(seq).map(|logged| &logged.line), Some(Line::Step(Step::BoardBegun { .. })))
        };
        let walk_over =
            matches!(self.log.line(of).map(|logged| &logged.line), Some(Line::Step(Step::WalkedOver { .. })));
        let in_force = self.log.in_force().into_iter().map(|(seq, ..)| seq);
        let gone = in_force.filter(|seq| walk_over && is_begin(*seq) && !has_begun(*seq)).collect();
        let wanted = Wanted { of, instead: None, gone, reason: reason() };
        let plans = Plans::new(&self.log, self.start.clone(), self.state.clone());
        let Ok(plan) = plans.plan(wanted, |seq, _| is_begin(seq) && !has_begun(seq)) else { return };
        let before = |room, board| self.table_at(&self.state, room, board);
        let after = |room, board| {
            let id = self.table_at(&plan.after, room, board)?;
            let table = &self.tables[id];
            Some(GameTable { id, has_begun: table.rolled > 0, is_gone: table.is_over() })
        };
        if self.state.check_correction(&plan.after, before, after).is_err() {
            return;
        }
        for room in Room::ALL {
            let Some(at) = self.table_of(&plan.after, room) else { continue };
            // A substitute who has acted stays.
            let seats = |state: &TeamMatch| Team::ALL.map(|team| state.seated(room, team));
            if self.tables[at].rolled > 0 && seats(&plan.after) != seats(&self.state) {
                let came = seats(&self.state).into_iter().flatten();
                if came.into_iter().any(|player| {
                    self.tables[at].acted.contains(&player) && !seats(&plan.after).contains(&Some(player))
                }) {
                    return;
                }
            }
        }
        let taken_back = plan.correction.taken_back.clone();
        self.log.push(Logged { at: Time::new(0), by: None, line: Line::Correction(plan.correction) });
        let mut after = replay(&self.log, self.start.clone()).unwrap();
        after.remember(&self.state);
        assert_eq!(after, plan.after);
        self.state = after;
        self.tables.retain(|table| !taken_back.contains(&table.seq) || table.rolled > 0);
        self.undone += 1;
        self.replace_spoilt();
    }

    fn is_of_replaced_board(&self, of: u32) -> bool {
        let Some(of) = self.log.root_seq(of) else { return false };
        let Some(Line::Step(step)) = self.log.line(of).map(|logged| &logged.line) else { return false };
        let (Step::Assigned { board, .. } | Step::BoardCancelled { board, .. }) = step else { return false };
        self.log.in_force().into_iter().any(|(seq, _, step)| {
            seq > of && matches!(step, Step::BoardCancelled { board: other, .. } if other == board)
        })
    }

    /// Gives new rolls to boards whose rolls are public though a room still has to play them.
    fn replace_spoilt(&mut self) {
        for board in self.state.spoilt_boards() {
            self.cancel(board);
        }
        assert_eq!(self.state.spoilt_boards(), []);
    }

    /// Lets every observer write down what they may see now.
    fn observe(&mut self) {
        for room in Room::ALL {
            self.note_players(room);
        }
        if !self.state.has_board_in_play() {
            let thrown = |table: &Table| {
                let set = table.set;
                (1..=table.rolled).map(move |turn| (set, turn))
            };
            self.told.extend(self.tables.iter().flat_map(thrown));
        }
        let people = A.into_iter().chain(B).chain([STRANGER]).map(Some).chain([None]);
        for who in people {
            let viewer = who.map_or(Viewer::Anonymous, Viewer::Player);
            let mut visible = BTreeSet::new();
            for table in &self.tables {
                let turns = match self.state.sight_of_set(viewer, table.room, table.board, table.set) {
                    Sight::All => ROLLS,
                    Sight::Game => table.rolled,
                    Sight::Gated => self.behind_the_gate(table),
                    Sight::Nothing if who.is_some_and(|who| table.players.contains(&who)) => table.rolled,
                    Sight::Nothing => 0,
                };
                visible.extend((1..=turns).map(|turn| (table.set, turn)));
            }
            for set in self.state.public_sets() {
                visible.extend((1..=ROLLS).map(|turn| (set, turn)));
            }
            visible.extend(&self.told);
            self.seen.entry(who).or_default().extend(visible);
        }
    }

    /// Checks that games and a score that count for the lists stay as they were.
    fn check_counted(&mut self) {
        for board in self.state.terms().boards.numbers() {
            for room in Room::ALL {
                let (now, before) =
                    (self.state.game_as_played(room, board), self.counted.get(&(room, board)));
                assert!(
                    before.is_none_or(|before| Some(before) == now.as_ref()),
                    "{before:?} became {now:?}"
                );
                self.counted.extend(now.map(|game| ((room, board), game)));
            }
        }
        let now = self.state.score_as_played();
        assert!(self.listed.is_none_or(|before| Some(before) == now), "{:?} became {now:?}", self.listed);
        self.listed = now;
    }

    fn behind_the_gate(&self, table: &Table) -> u32 {
        let other = self.tables.iter().rev().find(|other| other.set == table.set && other.room != table.room);
        other.map_or(0, |other| if other.is_finished { table.rolled } else { table.rolled.min(other.rolled) })
    }

    /// Does one random act.
    fn act(&mut self, choice: u32) {
        let room = Room::ALL[(choice % 2) as usize];
        let rest = choice / 2;
        let board = self.state.terms().boards.board(rest / 16 % 4 + 1).unwrap();
        let team = Team::ALL[(rest / 64 % 2) as usize];
        let people = if team == Team::A { A } else { B };
        let player = people[(rest / 128 % 3) as usize];
        let other = people[((rest / 128 + 1) % 3) as usize];
        match rest % 16 {
            0..=4 => self.roll(room),
            5 | 6 => self.begin(room),
            7 => self.end(room),
            8 => self.assign(room, board),
            9 => self.cancel(board),
            10 => self.substitute(room, team, player),
            11 => self.line_up(team, ByRoom { open: player, closed: other }),
            12 => self.tidy(),
            13 if (rest / 16).is_multiple_of(8) => {
                self.take(Step::WalkedOver { to: team, reason: reason() });
            }
            _ => self.undo(rest / 16 % (self.log.last_seq() + 1)),
        }
        self.observe();
        self.check_counted();
    }
}

/// Returns the same random numbers on every machine.
fn numbers(seed: u64) -> impl Iterator<Item = u32> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(state >> 36).unwrap()
    })
}

#[test]
fn no_roll_is_played_that_somebody_could_have_seen() {
    let (mut thrown, mut undone, mut counted) = (0, 0, 0);
    for seed in 0..3_000 {
        let mut world = World::new(seed % 2 == 0);
        for choice in numbers(seed).skip(1).take(120) {
            world.act(choice);
        }
        (thrown, undone) = (thrown + world.thrown, undone + world.undone);
        counted += world.counted.len();
    }
    assert!(thrown > 20_000 && undone > 2_000, "the search is not idle: {thrown} rolls, {undone} undos");
    assert!(counted > 1_000, "the search is not idle: {counted} games");
}

proptest! {
    /// The same search with acts that shrink.
    #[test]
    fn no_roll_is_played_that_somebody_could_have_seen_in_any_short_history(
        barometer in any::<bool>(),
        choices in prop::collection::vec(0_u32..1 << 20, 1..60),
    ) {
        let mut world = World::new(barometer);
        for choice in choices {
            world.act(choice);
        }
    }
}
