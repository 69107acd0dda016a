//! A table for bots: a game as its two seats see it, with seeded dice.
#![allow(dead_code, reason = "each test binary uses its part")]

use bots::{Character, choose};
use eval::Engine;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::{Move, Place, Point, Position, Role, Roll, apply_play, legal_plays};
use wire::{
    Checkers, Command, CommandKind, CubeView, MatchFormat, MatchId, MatchView, Millis, Options, Phase,
    PlayNode, Score, Seat, SeatView, Seq, StartRule, TableSettings, TimeControl,
};

/// Dice from a seed (`SplitMix64`).
#[derive(Debug, Clone)]
pub(crate) struct Dice(SplitMix64);

impl Dice {
    /// Returns dice for a seed.
    pub(crate) fn seeded(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    fn die(&mut self) -> u8 {
        self.0.random_range(1..=6)
    }

    /// Returns the next throw.
    pub(crate) fn roll(&mut self) -> Roll {
        let dice = [self.die(), self.die()];
        Roll::from_pips(dice).expect("dice of 1 to 6")
    }
}

/// A game in progress.
#[derive(Debug, Clone)]
pub(crate) struct BotGame {
    position: Position,
    on_roll: Seat,
    roll: Roll,
    dice: Dice,
    turn: u64,
    /// The phase that a test puts into the view.
    pub(crate) phase: Option<Phase>,
    pub(crate) format: MatchFormat,
    pub(crate) score: Score,
    pub(crate) cube: CubeView,
    pub(crate) crawford: bool,
    pub(crate) allowed: Vec<CommandKind>,
    pub(crate) resignations: Vec<wire::ResignationChoice>,
    pub(crate) resignation: Option<wire::OpenResignation>,
}

impl BotGame {
    /// Starts a game with White on roll.
    pub(crate) fn start(mut dice: Dice) -> Self {
        let roll = dice.roll();
        Self { dice, ..Self::at(Position::STARTING, roll) }
    }

    /// Starts a game with an opening throw: the seat with the higher die plays both, and ties are thrown again.
    pub(crate) fn start_by_throw(mut dice: Dice) -> Self {
        let roll =
            std::iter::repeat_with(|| dice.roll()).find(|roll| !roll.is_doublet()).expect("dice go on");
        let [white, black] = roll.dice();
        let on_roll = if white > black { Seat::White } else { Seat::Black };
        Self { dice, on_roll, ..Self::at(Position::STARTING, roll) }
    }

    /// Returns a game at a position, with White on roll.
    pub(crate) fn at(position: Position, roll: Roll) -> Self {
        Self {
            position,
            on_roll: Seat::White,
            roll,
            dice: Dice::seeded(0),
            turn: 0,
            phase: None,
            format: MatchFormat::Normal,
            score: Score::default(),
            cube: CubeView { value: 1, owner: None, in_use: true },
            crawford: false,
            allowed: vec![CommandKind::Play],
            resignations: Vec::new(),
            resignation: None,
        }
    }

    /// Returns the position as the side on roll sees it.
    pub(crate) fn position(&self) -> Position {
        self.position
    }

    pub(crate) fn roll(&self) -> Roll {
        self.roll
    }

    pub(crate) fn on_roll(&self) -> Seat {
        self.on_roll
    }

    pub(crate) fn opponent(&self) -> Seat {
        other(self.on_roll)
    }

    /// Returns true if another double would gain the side on roll nothing.
    pub(crate) fn cube_is_dead(&self) -> bool {
        let MatchFormat::Points { length } = self.format else { return false };
        let own = match self.on_roll {
            Seat::White => self.score.white,
            Seat::Black => self.score.black,
        };
        u32::from(self.cube.value) + own >= u32::from(length)
    }

    /// Returns the winner and the result: a single game (1), a gammon (2) or a backgammon (3).
    pub(crate) fn result(&self) -> Option<(Seat, u32)> {
        let worth = match self.position.game_result()? {
            rules::GameResult::Single => 1,
            rules::GameResult::Gammon => 2,
            rules::GameResult::Backgammon => 3,
        };
        self.winner().map(|winner| (winner, worth))
    }

    /// Returns the dice after all throws so far.
    pub(crate) fn into_dice(self) -> Dice {
        self.dice
    }

    pub(crate) fn winner(&self) -> Option<Seat> {
        self.position.winner().map(|role| match role {
            Role::Mover => self.on_roll,
            Role::Opponent => other(self.on_roll),
        })
    }

    /// Plays one turn of a bot.
    pub(crate) fn play(&mut self, character: &Character, engine: &Engine) {
        let can_move = legal_plays(&self.position, self.roll).iter().any(|legal| !legal.play.is_no_play());
        let moves = if can_move { self.chosen(character, engine) } else { Vec::new() };
        self.position = apply_play(&self.position, self.roll, &moves).expect("a bot's play is legal");
        self.on_roll = other(self.on_roll);
        self.roll = self.dice.roll();
        self.turn += 1;
    }

    fn chosen(&self, character: &Character, engine: &Engine) -> Vec<Move> {
        let choice = choose(&self.view(), character, self.turn, engine).expect("it is its turn");
        let Command::Play { moves } = choice.command else { panic!("a roll is to be played: {choice:?}") };
        let place = |pips| Place::from_pips(pips).expect("a place");
        moves.iter().map(|step| Move { from: place(step.from), to: place(step.to) }).collect()
    }

    /// Returns the view of the seat on roll, or of the seat that must answer.
    pub(crate) fn view(&self) -> MatchView {
        let dice = self.roll.dice().map(rules::Die::pips);
        let phase =
            self.phase.clone().unwrap_or(Phase::ToPlay { seat: self.on_roll, dice: (dice[0], dice[1]) });
        let you = match &phase {
            Phase::CubeOffered { to, .. }
            | Phase::ResignationOffered { to, .. }
            | Phase::IllegalPlayOffered { to, .. } => *to,
            Phase::Waiting | Phase::ToRoll { .. } | Phase::ToPlay { .. } | Phase::Over { .. } => self.on_roll,
        };
        let seat = SeatView {
            presence: wire::Presence::Good,
            name: None,
            bot: true,
            rating: 1500.0,
            provisional: false,
            look: wire::Look::default(),
            connected: true,
            board: false,
        };
        MatchView {
            limited: false,
            unstaked: false,
            waits_for_other_room: false,
            settlement: None,
            id: MatchId("00000000001".to_owned()),
            seq: Seq(1),
            server_time: Millis(0),
            settings: TableSettings {
                stake: None,
                format: self.format,
                rated: false,
                time: TimeControl::None,
                options: Options::default(),
                start: StartRule::OpeningThrow,
                dice: wire::DiceRule::Served,
                illegal_plays: wire::IllegalPlays::Corrected,
            },
            list: None,
            you: Some(you),
            white: seat.clone(),
            black: seat,
            score: self.score,
            game: 1,
            crawford: self.crawford,
            phase,
            checkers: self.checkers(),
            pips: (0, 0),
            cube: self.cube,
            xgid: None,
            position_id: None,
            clocks: None,
            allowed: self.allowed.clone(),
            resignation_floor: self.resignations.first().map(|choice| choice.result),
            resignations: self.resignations.clone(),
            resignation: self.resignation,
            leaving_points: None,
            paused_until: None,
            pause_asked_by: None,
            take_back_asked_by: None,
            claim_from: None,
            plays: Some(vec![PlayNode { complete: true, edges: Vec::new() }]),
            games: Vec::new(),
            dice_commitment: String::new(),
            rating_changes: Vec::new(),
            voided: false,
            held: None,
            awaited: Vec::new(),
            spectators: 0,
            rematch_of: None,
            series: None,
            tournament: None,
            team: None,
            comparative: None,
            rematch_terms: None,
            rematch_offered_by: None,
            rematch_declined_by: None,
            session: None,
            rematch: None,
        }
    }

    /// Returns the checkers in White's numbering.
    fn checkers(&self) -> Checkers {
        let white = match self.on_roll {
            Seat::White => self.position,
            Seat::Black => self.position.flip(),
        };
        let count = |count: u8| i8::try_from(count).expect("fifteen at the most");
        Checkers {
            points: Point::all()
                .map(|point| {
                    count(white.own(Place::Point(point)))
                        - count(white.opponent(Place::Point(point.opposite())))
                })
                .collect(),
            bar: (white.own(Place::Bar), white.opponent(Place::Bar)),
            off: (white.own(Place::Off), white.opponent(Place::Off)),
        }
    }
}

fn other(seat: Seat) -> Seat {
    match seat {
        Seat::White => Seat::Black,
        Seat::Black => Seat::White,
    }
}
