//! Plays whole matches between two seats that choose reproducibly at random, with dice from committed seeds.
#![allow(dead_code, reason = "each test program uses a part of this")]
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

pub(crate) mod foreign;
pub(crate) mod transcripts;

use std::collections::BTreeMap;

use dice::{Bytes32, Contribution, GameDice, GameKeys, GamesMax, MatchSeed};
use play::{
    Command, CommandKind, DiceSource, Event, Format, GameNumber, MatchConfig, MatchState, Millis,
    OpeningThrow, decide, decide_start, decide_timeout,
};
use records::MatchRecord;
use records::match_record::{
    Chain, DiceOrigin, Hex32, MatchHead, Player, PlayerKind, RatedStanding, RatingListName, SeatBytes, Seats,
};
use rules::{BySide, Roll, Side, legal_plays};

/// A played match, with the data that the server would have.
pub(crate) struct Played {
    pub(crate) config: MatchConfig,
    pub(crate) log: Vec<(Event, Millis)>,
    pub(crate) state: MatchState,
    pub(crate) dice: ServedDice,
}

/// The dice of committed seeds: one chain for a match, or one for each game of an endless session.
pub(crate) struct ServedDice {
    id: String,
    seed_byte: u8,
    games_max: Option<GamesMax>,
}

impl ServedDice {
    pub(crate) fn new(config: &MatchConfig, seed_byte: u8) -> ServedDice {
        let games_max = match config.format() {
            Format::Match(length) => Some(GamesMax::in_match_to(length)),
            Format::ThreeGames => Some(GamesMax::THREE),
            Format::Single => Some(GamesMax::ONE),
            Format::Normal => None,
        };
        ServedDice { id: format!("match-{seed_byte}"), seed_byte, games_max }
    }

    /// Returns the id, seed, keys and first game of the chain of a game.
    fn chain_of(&self, game: u32) -> (String, MatchSeed, GameKeys, u32) {
        let (id, games_max, first) = match self.games_max {
            Some(games_max) => (self.id.clone(), games_max, 1),
            None => (format!("{}.{game}", self.id), GamesMax::ONE, game),
        };
        let mut seed = [self.seed_byte; 32];
        seed[0] = u8::try_from(first).unwrap();
        let seed = MatchSeed::new(seed);
        let keys = seed.keys(&id.parse().unwrap(), self.contributions(), games_max);
        (id, seed, keys, first)
    }

    fn contributions(&self) -> BySide<Contribution> {
        BySide {
            white: Contribution::Given(Bytes32([self.seed_byte ^ 0xff; 32])),
            black: Contribution::Absent,
        }
    }

    fn game(&self, game: GameNumber) -> GameDice {
        let (_, _, keys, first) = self.chain_of(game.get());
        keys.game(game.get() - first + 1).unwrap()
    }

    /// Returns the dice origin that the record of a finished match of `games` games has.
    pub(crate) fn origin(&self, games: u32) -> DiceOrigin {
        let mut chains: BTreeMap<u32, Chain> = BTreeMap::new();
        for game in 1..=games {
            let (id, seed, keys, first_game) = self.chain_of(game);
            let chain = chains.entry(first_game).or_insert_with(|| Chain {
                commitment: Hex32(seed.commitment(&id.parse().unwrap())),
                id,
                first_game,
                games_max: keys.games_max().get(),
                seat_bytes: SeatBytes::HouseBotsZero,
                contributions: Seats {
                    white: Some(Hex32(Bytes32([self.seed_byte ^ 0xff; 32]))),
                    black: None,
                },
                g0: Hex32(keys.g0()),
                keys: Vec::new(),
                seed: Some(Hex32(Bytes32(seed.expose()))),
            });
            chain.keys.push(Hex32(keys.game(game - first_game + 1).unwrap().reveal()));
        }
        DiceOrigin::Served { chains: chains.into_values().collect() }
    }
}

impl DiceSource for ServedDice {
    fn opening(&self, game: GameNumber) -> OpeningThrow {
        let throw = self.game(game).opening();
        OpeningThrow::new(throw.ties, BySide { white: throw.white, black: throw.black }).unwrap()
    }

    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll {
        self.game(game).roll(side, turn)
    }
}

/// Knuth's MMIX generator. The golden matches depend on its numbers, so it must not change.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

/// Plays a match to its end, or up to `steps` commands.
pub(crate) fn play_match(config: MatchConfig, seed_byte: u8, steps: usize) -> Played {
    let dice = ServedDice::new(&config, seed_byte);
    let mut numbers = Numbers(u64::from(seed_byte));
    let mut now = Millis::new(1_760_000_000_000);
    let mut played = Played { config, log: Vec::new(), state: MatchState::new(config), dice };
    let events = decide_start(&played.state, now, &played.dice).unwrap();
    played.record(events, now);
    for _ in 0..steps {
        if played.state.outcome().is_some() {
            break;
        }
        now = now.plus(Millis::new(500 + numbers.below(14_000) as u64));
        let late = decide_timeout(&played.state, now, &played.dice);
        if !late.is_empty() {
            played.record(late, now);
            continue;
        }
        let side = played.state.to_act().unwrap_or_else(|| Side::ALL[numbers.below(2)]);
        let Some(command) = choose(&played.state, side, &mut numbers) else { continue };
        let events = decide(&played.state, side, &command, now, &played.dice).unwrap();
        played.record(events, now);
    }
    played
}

impl Played {
    fn record(&mut self, events: Vec<Event>, now: Millis) {
        let at = self.state.event_time(now);
        for event in events {
            self.state.apply(&event, at).unwrap();
            self.log.push((event, at));
        }
    }

    pub(crate) fn to_record(&self) -> MatchRecord {
        let games = self.log.iter().filter(|(event, _)| matches!(event, Event::GameStarted(_))).count();
        let head = MatchHead {
            names: Vec::new(),
            id: self.dice.id.clone(),
            players: Seats {
                white: Player {
                    name: "Anna Ølberg".to_owned(),
                    kind: PlayerKind::Human,
                    before: Some(RatedStanding { rating: 1_522.360_679_774_997_8, experience: 5 }),
                    after: None,
                },
                black: Player {
                    name: "Level 3".to_owned(),
                    kind: PlayerKind::HouseBot,
                    before: None,
                    after: None,
                },
            },
            rating_list: Some(RatingListName::Stakes),
            dice: self.dice.origin(u32::try_from(games).unwrap()),
        };
        MatchRecord::of_log(head, self.config, &self.log).unwrap()
    }
}

/// Returns one of the possible commands. Commands that end the match at once are rare.
fn choose(state: &MatchState, side: Side, numbers: &mut Numbers) -> Option<Command> {
    let allowed = state.allowed(side);
    let may = |kind| allowed.contains(&kind);
    let game = state.game()?;
    let rare = numbers.below(60);
    if may(CommandKind::Leave) && rare == 0 && numbers.below(8) == 0 {
        return Some(Command::Leave);
    }
    if may(CommandKind::OfferResignation) && rare == 1 {
        return state.resignations(side).first().map(|&result| Command::OfferResignation(result));
    }
    if may(CommandKind::AcceptResignation) {
        return Some(if rare.is_multiple_of(2) {
            Command::AcceptResignation
        } else {
            Command::DeclineResignation
        });
    }
    if may(CommandKind::DeclineAbort) {
        return Some(if rare.is_multiple_of(4) { Command::Abort } else { Command::DeclineAbort });
    }
    if may(CommandKind::Abort) && rare == 2 {
        return Some(Command::Abort);
    }
    if may(CommandKind::StopPlaying) && rare.is_multiple_of(5) {
        return Some(Command::StopPlaying);
    }
    if may(CommandKind::NextGame) {
        return Some(Command::NextGame);
    }
    if may(CommandKind::Raccoon) && rare.is_multiple_of(3) {
        return Some(Command::Raccoon);
    }
    if may(CommandKind::Beaver) && rare.is_multiple_of(3) {
        return Some(Command::Beaver);
    }
    if may(CommandKind::Take) {
        return Some(if rare.is_multiple_of(3) { Command::Pass } else { Command::Take });
    }
    if may(CommandKind::Double) && rare < 6 {
        return Some(Command::Double);
    }
    if may(CommandKind::Roll) {
        return Some(Command::Roll);
    }
    if let play::Phase::ToPlay { roll } = game.phase() {
        let plays = legal_plays(game.position(), roll);
        return Some(Command::Play(plays[numbers.below(plays.len())].play.to_moves()));
    }
    None
}
