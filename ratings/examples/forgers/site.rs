//! A simulated site: people and house bots who play rated matches to five points day by day, and the rule of the
//! leaderboards applied to what they have played.

use std::collections::{BTreeMap, BTreeSet};

use rand::RngExt as _;
use rand_xoshiro::SplitMix64;
use ratings::{
    Experience, Outcome, Rating, Standing, Weight,
    listing::{self, Account, Link, Listing, Played},
    rate,
};

/// The strengths of the house bots.
pub(crate) const BOTS: [f64; 8] = [1_350.0, 1_450.0, 1_550.0, 1_650.0, 1_750.0, 1_850.0, 1_950.0, 2_070.0];
/// The rated matches that a person may play against one house bot in a day.
pub(crate) const BOT_MATCHES_A_DAY: u32 = 10;
/// The rated matches that two persons may play in a day.
pub(crate) const PAIR_MATCHES_A_DAY: u32 = 20;

/// An account of the simulation.
#[derive(Clone, Debug)]
struct SimulatedAccount {
    skill: f64,
    born: u32,
    is_bot: bool,
    standing: Standing,
    days: BTreeSet<u32>,
    points: BTreeMap<usize, u64>,
    played: Vec<Played<usize>>,
}

/// A site with its accounts, by number. The house bots come first.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    players: Vec<SimulatedAccount>,
    today: BTreeMap<(usize, usize), u32>,
    /// The matches: the day, the winner and the loser.
    pub(crate) log: Vec<(u32, usize, usize)>,
    pub(crate) day: u32,
    pub(crate) chance: SplitMix64,
    /// The number of matches played.
    pub(crate) matches: u32,
}

impl Site {
    /// Returns a site with its house bots.
    pub(crate) fn new(chance: SplitMix64) -> Site {
        let mut site =
            Site { players: Vec::new(), today: BTreeMap::new(), log: Vec::new(), day: 0, chance, matches: 0 };
        for strength in BOTS {
            let standing = Standing {
                rating: Rating::new(strength).expect("numbers of a simulation are small"),
                experience: Experience::new(400),
            };
            site.players.push(SimulatedAccount { is_bot: true, standing, ..newcomer(strength, 0) });
        }
        site
    }

    /// Adds an account with this strength, made today.
    pub(crate) fn join(&mut self, skill: f64) -> usize {
        self.players.push(newcomer(skill, self.day));
        self.players.len() - 1
    }

    /// Adds an account that was made on another day. The site has to be made new with its accounts in their order.
    pub(crate) fn join_on(&mut self, skill: f64, born: u32) -> usize {
        self.players.push(newcomer(skill, born));
        self.players.len() - 1
    }

    pub(crate) fn next_day(&mut self) {
        self.day += 1;
        self.today.clear();
    }

    /// Returns a number from 0 to 1.
    pub(crate) fn random(&mut self) -> f64 {
        self.chance.random()
    }

    /// Plays a match by strength. Returns false if the two have played as often today as they may.
    pub(crate) fn play(&mut self, one: usize, other: usize) -> bool {
        let ahead = self.players[one].skill - self.players[other].skill;
        let wins = 1.0 / (1.0 + 10_f64.powf(-ahead * 5_f64.sqrt() / 2_000.0));
        if self.random() < wins { self.end(one, other) } else { self.end(other, one) }
    }

    /// Ends a match with this winner. Returns false if the two have played as often today as they may.
    pub(crate) fn end(&mut self, winner: usize, loser: usize) -> bool {
        let with_bot = self.players[winner].is_bot || self.players[loser].is_bot;
        let most = if with_bot { BOT_MATCHES_A_DAY } else { PAIR_MATCHES_A_DAY };
        let played = self.today.entry((winner.min(loser), winner.max(loser))).or_default();
        if winner == loser || *played >= most {
            return false;
        }
        *played += 1;
        self.matches += 1;
        self.log.push((self.day, winner, loser));
        let n = Weight::FIVE_POINTS;
        let rated = rate(n, self.players[winner].standing, self.players[loser].standing);
        let before = [winner, loser].map(|one| self.rating(one));
        for (player, opponent, outcome, after, gain, k, opponent_rating) in [
            (winner, loser, Outcome::Won, rated.winner, rated.gain, rated.k_winner, before[1]),
            (loser, winner, Outcome::Lost, rated.loser, -rated.loss, rated.k_loser, before[0]),
        ] {
            let day = self.day;
            let player = &mut self.players[player];
            player.standing = after;
            player.days.insert(day);
            *player.points.entry(opponent).or_default() += u64::from(n.value());
            player.played.push(Played { opponent, outcome, n, opponent_rating, gain, k, p: rated.p });
        }
        true
    }

    pub(crate) fn rating(&self, player: usize) -> f64 {
        self.players[player].standing.rating.value()
    }

    pub(crate) fn skill(&self, player: usize) -> f64 {
        self.players[player].skill
    }

    pub(crate) fn accounts(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn born(&self, player: usize) -> u32 {
        self.players[player].born
    }

    /// Returns the accounts that a player has met.
    pub(crate) fn met(&self, player: usize) -> Vec<usize> {
        self.players[player].points.keys().copied().collect()
    }

    pub(crate) fn age(&self, player: usize) -> u32 {
        self.day.saturating_sub(self.players[player].born)
    }

    pub(crate) fn days_played(&self, player: usize) -> usize {
        self.players[player].days.len()
    }

    pub(crate) fn experience(&self, player: usize) -> u64 {
        self.players[player].standing.experience.value()
    }

    fn account(&self, id: usize) -> Account<usize> {
        let player = &self.players[id];
        Account {
            person: id,
            is_house_bot: player.is_bot,
            is_aged: self.age(id) >= 7,
            days: u32::try_from(player.days.len()).expect("numbers of a simulation are small"),
            points: player.points.values().sum(),
        }
    }

    fn links(&self, id: usize) -> Vec<Link<usize>> {
        let points = self.players[id].points.iter();
        points
            .map(|(&opponent, &points)| Link { opponent, points, account: self.account(opponent) })
            .collect()
    }

    /// Returns how many accounts at least a week old, with matches on three days, a player has met, without those of
    /// `mates`.
    pub(crate) fn regulars_met(&self, id: usize, mates: &BTreeSet<usize>) -> usize {
        let met =
            self.players[id].points.keys().filter(|one| !mates.contains(one)).map(|&one| self.account(one));
        met.filter(|one| one.is_house_bot || (one.is_aged && one.days >= listing::DAYS)).count()
    }

    /// Applies the rule to a player.
    pub(crate) fn listing(&self, id: usize) -> Listing {
        let own = BTreeSet::from([id]);
        let player = &self.players[id];
        let latest = &player.played[player.played.len().saturating_sub(listing::RESULTS_MAX)..];
        let Ok(around) =
            listing::surroundings(id, &own, latest, |id| Ok::<_, std::convert::Infallible>(self.links(id)));
        let days = u32::try_from(player.days.len()).expect("numbers of a simulation are small");
        listing::assess(player.standing.rating, player.standing.experience, days, latest, &around).listing
    }
}

fn newcomer(skill: f64, born: u32) -> SimulatedAccount {
    SimulatedAccount {
        skill,
        born,
        is_bot: false,
        standing: Standing::NEW_PLAYER,
        days: BTreeSet::new(),
        points: BTreeMap::new(),
        played: Vec::new(),
    }
}
