//! Lock-step: a roll waits until the cube decision of its turn has been made in both rooms.

use rules::{BySide, GameResult, Side};

use super::{BLACK, Script, Table, WHITE, clocks::left, config, roll};
use crate::{
    Command, CommandKind, Event, Format, GameEnding, Hold, MatchConfig, Millis, Phase, decide_hold,
    decide_open_turn, decide_release, may_open_turn,
};

const HOUR: u64 = 3_600_000;

fn in_step() -> MatchConfig {
    config(Format::Single).with_lock_step(true)
}

impl Table {
    fn open_turn(&mut self) -> Vec<Event> {
        let events = decide_open_turn(&self.state, self.now, &self.dice);
        self.record(&events);
        events
    }
}

#[test]
fn a_roll_waits_without_cost_until_it_is_opened() {
    let mut table = Table::start(in_step());
    assert!(!table.state.waits_for_other_room(), "the first turn waits for nobody");
    assert_eq!(table.open_turn(), []);
    table.play();
    // Black decides about the cube first, in Black's own time.
    assert!(!table.state.waits_for_other_room() && table.allows(BLACK, CommandKind::Double));
    assert_eq!((table.state.to_act(), table.open_turn()), (Some(BLACK), Vec::new()));
    assert_eq!(table.say(BLACK, Command::Roll), [Event::RollAsked { side: BLACK }]);
    assert!(table.state.waits_for_other_room());
    assert_eq!(table.state.to_act(), None);
    let before = left(&table, BLACK);
    assert_eq!((table.state.next_deadline(), table.state.clock().running()), (None, None));
    assert_eq!(table.wait(HOUR), [], "no time passes");
    assert_eq!(left(&table, BLACK), before);
    for command in [Command::Roll, Command::Double] {
        assert_eq!(table.refusal(BLACK, command), "waits_for_other_room");
    }
    assert!(!table.allows(BLACK, CommandKind::Roll) && !table.allows(BLACK, CommandKind::Double));
    let rolled = Event::Rolled { side: BLACK, roll: roll(Script::plain().columns[BLACK][0]) };
    assert!(
        table.state.clone().apply(&rolled, table.now).is_err(),
        "no log has a roll before its turn is opened"
    );

    let events = table.open_turn();
    assert_eq!(events, [Event::TurnOpened, rolled]);
    assert_eq!(left(&table, BLACK), before);
    assert!(table.state.next_deadline().is_some());
    assert_eq!(table.open_turn(), [], "it is open already");
    table.play();
    table.say(WHITE, Command::Double);
    assert!(!table.state.waits_for_other_room(), "the answer is part of the decision");
    table.say(BLACK, Command::Take);
    assert!(table.state.waits_for_other_room(), "and after it White rolls");
}

#[test]
fn a_turn_that_needs_no_decision_waits_at_once() {
    let mut table = Table::start_with(in_step(), Script::plain());
    table.play();
    table.say(BLACK, Command::Double);
    table.say(WHITE, Command::Take);
    let events = table.open_turn();
    assert!(matches!(&events[..], [Event::TurnOpened, Event::Rolled { side: BLACK, .. }]), "{events:?}");
    table.play();
    table.say(WHITE, Command::Roll);
    table.open_turn();
    table.play();
    // Black has lost the cube and has no choice but to roll.
    assert!(table.state.waits_for_other_room());
    let events = table.open_turn();
    assert!(matches!(&events[..], [Event::TurnOpened, Event::Rolled { side: BLACK, .. }]), "{events:?}");
}

#[test]
fn a_player_who_waits_may_leave_or_resign() {
    let mut table = Table::start(in_step());
    table.play();
    table.say(BLACK, Command::Roll);
    table.wait(HOUR);
    table.say(BLACK, Command::Leave);
    let end = table.state.finished().last().unwrap().end;
    assert_eq!((end.winner, end.how), (WHITE, GameEnding::Left));

    let mut table = Table::start(in_step());
    table.play();
    table.say(BLACK, Command::Roll);
    table.say(BLACK, Command::OfferResignation(GameResult::Single));
    assert!(table.state.waits_for_other_room());
    assert_eq!(table.open_turn()[0], Event::TurnOpened);
    assert_eq!(table.state.clock().running(), Some(WHITE), "the answer takes time again");
    table.say(WHITE, Command::AcceptResignation);
    assert!(table.state.outcome().is_some());
}

#[test]
fn a_hold_keeps_the_turn_closed_and_its_release_does_not_open_it() {
    let mut table = Table::start(in_step());
    table.play();
    table.say(BLACK, Command::Roll);
    let pause = Hold { reason: "Lunch".to_owned(), until: None };
    let held = decide_hold(&table.state, pause, table.now);
    table.record(&held);
    assert_eq!(table.open_turn(), []);
    let released = decide_release(&table.state, table.now);
    table.record(&released);
    assert_eq!(table.state.next_deadline(), None, "it still waits");
    table.now = table.now.plus(Millis::new(HOUR));
    assert_eq!(table.open_turn()[0], Event::TurnOpened);
    assert!(table.state.next_deadline().is_some());
}

#[test]
fn other_matches_have_no_turns_to_open() {
    let mut table = Table::start(config(Format::Single));
    table.play();
    assert_eq!(table.open_turn(), []);
    assert!(table.state.apply(&Event::TurnOpened, table.now).is_err());
}

/// Two rooms with the same rolls, driven by a row of random numbers.
struct Rooms {
    tables: [Table; 2],
    /// The cube decisions that a spectator has counted in each room.
    seen: [BySide<u32>; 2],
    rolled: [BySide<u32>; 2],
}

impl Rooms {
    fn start() -> Self {
        let columns = BySide { white: vec![31, 66, 52, 11, 43], black: vec![64, 21, 55, 65] };
        let dice = Script { columns, ..Script::plain() };
        let tables = [(), ()].map(|()| Table::start_with(in_step(), dice.clone()));
        Self { tables, seen: Default::default(), rolled: Default::default() }
    }

    /// Counts a decision once a side is about to roll and can no longer double.
    fn count(&mut self) {
        for room in 0..2 {
            let table = &self.tables[room];
            let Some(game) = table.state.playing().filter(|game| game.phase() == Phase::ToRoll) else {
                continue;
            };
            let side = game.on_roll();
            if !table.allows(side, CommandKind::Double) {
                self.seen[room][side] = self.rolled[room][side] + 1;
            }
        }
    }

    /// Checks each new roll, and counts it.
    fn check(&mut self, room: usize, events: &[Event]) {
        for event in events {
            let Event::Rolled { side, .. } = event else { continue };
            self.rolled[room][*side] += 1;
            let turn = self.rolled[room][*side];
            let is_over = self.tables[1 - room].state.outcome().is_some();
            let decided = [0, 1].map(|room| self.seen[room][*side]);
            assert!(is_over || decided.iter().all(|seen| *seen >= turn), "{side:?} {turn}: {decided:?}");
        }
    }

    /// Lets one room act, or opens its turn if it may be opened.
    fn step(&mut self, choice: u32) {
        let room = usize::try_from(choice % 2).unwrap();
        if may_open_turn(&self.tables[room].state, &self.tables[1 - room].state) {
            let events = self.tables[room].open_turn();
            self.check(room, &events);
        } else if let Some(side) = self.tables[room].state.to_act() {
            let events = self.act(room, side, choice / 2);
            self.check(room, &events);
        }
        self.count();
    }

    fn act(&mut self, room: usize, side: Side, choice: u32) -> Vec<Event> {
        let table = &mut self.tables[room];
        let phase = table.phase();
        if matches!(phase, Phase::ToPlay { .. }) {
            return table.play();
        }
        let is_answer = matches!(phase, Phase::ToAnswerDouble { .. });
        let command = if choice.is_multiple_of(97) {
            Command::Leave
        } else if is_answer && choice.is_multiple_of(7) {
            Command::Pass
        } else if is_answer {
            Command::Take
        } else if choice.is_multiple_of(5) && table.allows(side, CommandKind::Double) {
            Command::Double
        } else {
            Command::Roll
        };
        table.say(side, command)
    }
}

#[test]
fn no_roll_is_thrown_before_both_rooms_have_decided_about_the_cube() {
    // A linear congruential generator, so that each seed gives the same interleaving on every machine.
    let mut rolls = 0;
    for seed in 0..400_u64 {
        let mut rooms = Rooms::start();
        let mut random = seed;
        for _ in 0..400 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            rooms.step(u32::try_from(random >> 40).unwrap());
        }
        rolls += rooms.rolled.iter().map(|room| room.white + room.black).sum::<u32>();
        let [one, other] = rooms.tables.each_ref().map(|table| &table.state);
        let is_over = one.outcome().is_some() && other.outcome().is_some();
        let may_act = [one, other].iter().any(|state| state.to_act().is_some());
        assert!(
            is_over || may_act || may_open_turn(one, other) || may_open_turn(other, one),
            "stuck: {seed}"
        );
    }
    assert!(rolls > 10_000, "the search is not idle: {rolls}");
}
