//! The server's end in memory: a match, and for each board an inbox, a sitting and a connection. Stored data is
//! separate from data that a killed server loses.

use boards::{
    Connection, Deed, DiceSource, Hash, Inbox, IssuedCode, Key, KnownDevice, MessageEffect, NonceBytes,
    Opening, Refused, Remark, SeatCommand, Seating, Sitting, Situation, StoredFrame, Waits,
};
use rules::{Move, Position, Roll, Side, apply_play, legal_plays};
use simulator::Numbers;
use wire::{BoardBody, BoardTold, Millis, ToldToBoard};

pub(crate) const SERVER: &str = "boards.example.org";
pub(crate) const CODE: &str = "7KQ4M2XR9T";

/// An entry of the match's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HouseLogEntry {
    Rolled(Side, Roll),
    Played(Side, String),
    Doubled(Side),
    Taken(Side),
    Passed(Side),
    /// This side has accepted an illegal play.
    Accepted(Side),
    Declined(Side),
}

/// One game with the cube. It accepts legal commands and refuses all others.
#[derive(Clone, Debug)]
pub(crate) struct HouseGame {
    pub(crate) log: Vec<HouseLogEntry>,
    pub(crate) situation: Situation,
    cube_owner: Option<Side>,
    seed: u64,
    /// True if illegal plays may be accepted.
    pub(crate) accepts: bool,
    /// The roll of the illegal play that is offered.
    offered: Option<Roll>,
}

impl HouseGame {
    fn new(seed: u64) -> Self {
        let waits = Waits::ToRoll { side: Side::White, may_double: true };
        let situation = Situation {
            step: 0,
            position: Position::STARTING,
            cube: 1,
            last_play: None,
            offered: None,
            waits,
        };
        Self { log: Vec::new(), situation, cube_owner: None, seed, accepts: false, offered: None }
    }

    fn by(&self, side: Side) -> Position {
        match side {
            Side::White => self.situation.position,
            Side::Black => self.situation.position.flip(),
        }
    }

    fn to_roll(&self, side: Side) -> Waits {
        let may_double = self.cube_owner.is_none_or(|owner| owner == side) && self.situation.cube < 64;
        Waits::ToRoll { side, may_double }
    }

    fn push(&mut self, entry: HouseLogEntry, waits: Waits) {
        self.log.push(entry);
        self.situation.step += 1;
        self.situation.waits = waits;
    }

    /// Returns true if the command was accepted.
    fn decide(&mut self, side: Side, command: SeatCommand) -> bool {
        match (self.situation.waits.clone(), command) {
            (Waits::ToRoll { side: on_turn, .. }, SeatCommand::Throw(roll)) if on_turn == side => {
                self.roll(side, roll);
            }
            (Waits::ToRoll { side: on_turn, .. }, SeatCommand::Roll) if on_turn == side => {
                let mut numbers = Numbers::new(self.seed ^ u64::from(self.situation.step) << 20);
                let roll = Roll::from_pips([numbers.die(), numbers.die()]).expect("dice show 1 to 6");
                self.roll(side, roll);
            }
            (Waits::ToRoll { side: on_turn, may_double: true }, SeatCommand::Double) if on_turn == side => {
                let value = self.situation.cube * 2;
                self.push(HouseLogEntry::Doubled(side), Waits::CubeOffered { to: side.opponent(), value });
            }
            (Waits::CubeOffered { to, value }, SeatCommand::Take) if to == side => {
                self.situation.cube = value;
                self.cube_owner = Some(side);
                let waits = self.to_roll(side.opponent());
                self.push(HouseLogEntry::Taken(side), waits);
            }
            (Waits::CubeOffered { to, .. }, SeatCommand::Pass) if to == side => {
                self.push(HouseLogEntry::Passed(side), Waits::Over { winner: Some(side.opponent()) });
            }
            (Waits::ToPlay { side: on_turn, roll, .. }, SeatCommand::Play(moves)) if on_turn == side => {
                return self.play(side, roll, moves);
            }
            (
                Waits::ToPlay { side: on_turn, roll, may_be_illegal: true },
                SeatCommand::OfferIllegalPlay(position),
            ) if on_turn == side => {
                let position = if side == Side::White { position } else { position.flip() };
                self.offered = Some(roll);
                self.situation.step += 1;
                self.situation.waits =
                    Waits::IllegalPlayOffered { to: side.opponent(), position, notation: String::new() };
            }
            (Waits::IllegalPlayOffered { to, position, .. }, SeatCommand::AcceptIllegalPlay)
                if to == side =>
            {
                self.situation.position = position;
                self.situation.last_play = Some((side.opponent(), Vec::new()));
                let waits = self.to_roll(side);
                self.push(HouseLogEntry::Accepted(side), waits);
            }
            (Waits::IllegalPlayOffered { to, .. }, SeatCommand::DeclineIllegalPlay) if to == side => {
                let roll = self.offered.expect("a roll of which a play was offered");
                let waits = Waits::ToPlay { side: side.opponent(), roll, may_be_illegal: true };
                self.push(HouseLogEntry::Declined(side), waits);
            }
            _ => return false,
        }
        true
    }

    fn roll(&mut self, side: Side, roll: Roll) {
        self.push(
            HouseLogEntry::Rolled(side, roll),
            Waits::ToPlay { side, roll, may_be_illegal: self.accepts },
        );
        if legal_plays(&self.by(side), roll)[0].play.is_no_play() {
            assert!(self.play(side, roll, Vec::new()), "there is nothing else");
        }
    }

    fn play(&mut self, side: Side, roll: Roll, moves: Vec<Move>) -> bool {
        let Ok(after) = apply_play(&self.by(side), roll, &moves) else { return false };
        let waits = match after.winner() {
            Some(_) => Waits::Over { winner: Some(side) },
            None => self.to_roll(side.opponent()),
        };
        self.situation.position = match side {
            Side::White => after.flip(),
            Side::Black => after,
        };
        let text = moves.iter().map(|one| format!("{}/{}", one.from, one.to)).collect::<Vec<_>>().join(" ");
        self.situation.last_play = Some((side, moves));
        self.push(HouseLogEntry::Played(side, text), waits);
        true
    }
}

/// The stored data of a board.
#[derive(Clone, Debug)]
struct StoredBoard {
    key: Option<Key>,
    /// Each frame with the step of the match before it was carried out.
    frames: Vec<(StoredFrame, u32)>,
    is_frozen: bool,
    seating: Seating,
    dice: DiceSource,
}

/// A board as the server knows it.
#[derive(Debug)]
pub(crate) struct Desk {
    device: String,
    stored: StoredBoard,
    inbox: Inbox,
    sitting: Option<Sitting>,
    connection: Option<Connection>,
    outgoing: Vec<String>,
}

/// The server.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) game: HouseGame,
    pub(crate) desks: Vec<Desk>,
    pub(crate) remarks: Vec<Remark>,
    pub(crate) refusals: Vec<wire::BoardRefusal>,
    /// The time at which the match last moved on.
    moved_on_at: Millis,
    connections: u8,
}

impl House {
    pub(crate) fn new(seed: u64, seats: &[(Seating, DiceSource)]) -> Self {
        let desk = |(at, &(seating, dice)): (usize, &(Seating, DiceSource))| {
            let device = format!("{:016x}", 0xd0 + at);
            let stored = StoredBoard { key: None, frames: Vec::new(), is_frozen: false, seating, dice };
            let inbox = Inbox::new(&device);
            Desk { device, stored, inbox, sitting: None, connection: None, outgoing: Vec::new() }
        };
        let desks = seats.iter().enumerate().map(desk).collect();
        let mut house = Self {
            game: HouseGame::new(seed),
            desks,
            remarks: Vec::new(),
            refusals: Vec::new(),
            moved_on_at: Millis(0),
            connections: 0,
        };
        house.sit_down();
        house
    }

    /// Kills the server: everything that is not stored is lost and rebuilt.
    pub(crate) fn kill(&mut self) {
        for desk in &mut self.desks {
            desk.connection = None;
            desk.outgoing.clear();
            let hashes: Vec<(u64, Hash)> =
                desk.stored.frames.iter().map(|(frame, _)| (frame.seq, frame.hash)).collect();
            let recent = &hashes[hashes.len().saturating_sub(boards::HASHES_KEPT)..];
            let restored = Inbox::restore(&desk.device, recent, desk.stored.is_frozen);
            assert_eq!((restored.stored(), restored.head()), (desk.inbox.stored(), desk.inbox.head()));
            desk.inbox = restored;
        }
        self.sit_down();
    }

    fn sit_down(&mut self) {
        let step = self.game.situation.step;
        for desk in &mut self.desks {
            let (since, earlier): (Vec<_>, Vec<_>) =
                desk.stored.frames.iter().cloned().partition(|(_, before)| *before == step);
            let last = |is: fn(&BoardBody) -> bool| earlier.iter().rev().find(|(frame, _)| is(&frame.body));
            let before: Vec<StoredFrame> = [
                last(|body| matches!(body, BoardBody::Hello { .. })),
                last(|body| matches!(body, BoardBody::Health { .. })),
                last(|body| matches!(body, BoardBody::Occupancy { .. })),
            ]
            .into_iter()
            .flatten()
            .map(|(frame, _)| frame.clone())
            .collect();
            let since: Vec<StoredFrame> = since.into_iter().map(|(frame, _)| frame).collect();
            desk.sitting = Some(Sitting::restore(
                desk.stored.seating,
                desk.stored.dice,
                self.game.situation.clone(),
                self.moved_on_at,
                &before,
                &since,
            ));
        }
    }

    pub(crate) fn is_connected(&self, at: usize) -> bool {
        self.desks[at].connection.is_some()
    }

    pub(crate) fn take_outgoing(&mut self, at: usize) -> Vec<String> {
        std::mem::take(&mut self.desks[at].outgoing)
    }

    pub(crate) fn connect(&mut self, at: usize, now: Millis) {
        self.connections = self.connections.wrapping_add(1);
        let nonce = NonceBytes { challenge: [self.connections; 32], session: [self.connections; 16] };
        let (connection, told) = Connection::open(SERVER, &nonce, now);
        self.desks[at].connection = Some(connection);
        self.desks[at].outgoing.clear();
        self.tell(at, told.told);
    }

    pub(crate) fn disconnect(&mut self, at: usize) {
        self.desks[at].connection = None;
        self.desks[at].outgoing.clear();
    }

    fn tell(&mut self, at: usize, told: BoardTold) {
        if self.desks[at].connection.is_some() {
            let told = ToldToBoard { v: wire::BOARD_PROTOCOL_VERSION, told };
            let text = boards_json(&told);
            self.desks[at].outgoing.push(text);
        }
    }

    /// Handles a text from a board, or from a forger.
    pub(crate) fn hear(&mut self, at: usize, text: &str, now: Millis) {
        if let Err(refused) = self.try_hear(at, text, now) {
            self.refusals.push(refused.code);
            if refused.code.freezes() {
                self.desks[at].inbox.freeze();
                self.desks[at].stored.is_frozen = true;
            }
            let stored = Some(self.desks[at].inbox.stored());
            self.tell(
                at,
                BoardTold::Refused { code: refused.code, message: refused.what, stored, retry_after_s: None },
            );
            if refused.code.closes() {
                self.disconnect(at);
            }
        }
    }

    fn try_hear(&mut self, at: usize, text: &str, now: Millis) -> Result<(), Refused> {
        let Some(mut connection) = self.desks[at].connection.clone() else { return Ok(()) };
        let desk = &mut self.desks[at];
        if connection.device().is_none() {
            match connection.begin(text.as_bytes())? {
                Opening::Enrol { code } => {
                    let issued = IssuedCode { issued_at: now, used_by: desk.stored.key };
                    let enrolment = connection.enrol((code == CODE).then_some(issued), now)?;
                    desk.stored.key = Some(enrolment.key);
                    desk.connection = Some(connection);
                    let device = desk.device.clone();
                    self.tell(at, BoardTold::Enrolled { device });
                }
                Opening::Authenticate { device } => {
                    let key = desk.stored.key.filter(|_| device == desk.device);
                    let known = key.map(|key| KnownDevice { key, is_revoked: false });
                    let welcome = connection.admit(known, &desk.inbox, now)?;
                    desk.connection = Some(connection);
                    self.tell(at, welcome.told);
                }
            }
            return Ok(());
        }
        let answer = connection.receive(text.as_bytes(), &desk.inbox)?;
        desk.connection = Some(connection);
        match answer {
            MessageEffect::Resumed => {
                let again = desk.sitting.as_ref().map(Sitting::say_again).unwrap_or_default();
                for told in again {
                    self.tell(at, told);
                }
            }
            MessageEffect::Known => {
                let seq = self.desks[at].inbox.stored();
                self.tell(at, BoardTold::Ack { seq });
            }
            MessageEffect::Store(frame) => {
                // The frame and its effects are one transaction.
                let step = self.game.situation.step;
                desk.stored.frames.push((frame.clone(), step));
                desk.inbox.keep(&frame);
                let deeds = desk.sitting.as_mut().map(|sitting| sitting.frame(&frame)).unwrap_or_default();
                self.tell(at, BoardTold::Ack { seq: frame.seq });
                self.carry_out(at, deeds, now);
            }
        }
        Ok(())
    }

    pub(crate) fn tick(&mut self, now: Millis) {
        for at in 0..self.desks.len() {
            let deeds = self.desks[at].sitting.as_mut().map(|sitting| sitting.tick(now)).unwrap_or_default();
            self.carry_out(at, deeds, now);
        }
    }

    fn carry_out(&mut self, at: usize, deeds: Vec<Deed>, now: Millis) {
        for deed in deeds {
            match deed {
                Deed::Tell(told) => self.tell(at, told),
                Deed::Remark(remark) => self.remarks.push(remark),
                Deed::TurnBegins(_) => {}
                Deed::Command(side, command) => {
                    if !self.game.decide(side, command) {
                        continue;
                    }
                    self.moved_on_at = now;
                    for other in 0..self.desks.len() {
                        let situation = self.game.situation.clone();
                        let sitting = self.desks[other].sitting.as_mut();
                        let deeds = sitting.map(|sitting| sitting.see(situation, now)).unwrap_or_default();
                        self.carry_out(other, deeds, now);
                    }
                }
            }
        }
    }
}

fn boards_json(told: &ToldToBoard) -> String {
    serde_json::to_string(told).expect("a message is JSON")
}
