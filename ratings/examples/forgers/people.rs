//! Honest populations: who joins, how often they play, and with whom.

use std::collections::BTreeSet;

use rand::SeedableRng as _;
use rand_xoshiro::SplitMix64;
use ratings::listing::{DAYS, ESTABLISHED, Listing, OPPONENTS};

use super::site::{BOTS, Site};

/// A group of honest players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// Plays bots and everybody who is there.
    Mixed,
    /// Plays only bots.
    OnlyBots,
    /// One of a club of four who mostly play each other.
    Club(usize),
    /// Plays once or twice and never comes back.
    Visitor,
}

#[derive(Clone, Copy, Debug)]
struct Person {
    id: usize,
    habit: Habit,
    activity: f64,
}

/// Plays `days` days on a site of about `people` people. Some are there from the start, the others join later. Returns
/// the site and the people who are not visitors.
pub(crate) fn honest_site(seed: u64, people: usize, days: u32) -> (Site, Vec<(usize, Habit)>) {
    let mut site = Site::new(SplitMix64::seed_from_u64(seed));
    let mut crowd: Vec<Person> = Vec::new();
    for day in 0..days {
        if day > 0 {
            site.next_day();
        }
        let wanted = if day == 0 { people * 3 / 10 } else { people * 7 / 10 / days as usize };
        join(&mut site, &mut crowd, wanted);
        let present: Vec<Person> =
            crowd.iter().copied().filter(|person| site.random() < presence(&site, person)).collect();
        for person in &present {
            for _ in 0..1 + index(&mut site, 6) {
                one_match(&mut site, person, &present, &crowd);
            }
        }
    }
    let regulars = crowd.iter().filter(|person| person.habit != Habit::Visitor);
    let regulars = regulars.map(|person| (person.id, person.habit)).collect();
    (site, regulars)
}

/// The honest players of some sites who have done what the rule asks: two weeks old, not provisional, matches on three
/// days, and with five regular players outside their club.
#[derive(Debug, Default)]
pub(crate) struct Honest {
    pub(crate) all: u32,
    /// Those who are not listed, described.
    pub(crate) hidden: Vec<String>,
    /// The number of those who are listed with less than their rating.
    pub(crate) lowered: u32,
}

impl Honest {
    /// Adds a site.
    pub(crate) fn count(&mut self, seed: u64, people: usize, days: u32) {
        let (site, crowd) = honest_site(seed, people, days);
        for &(id, habit) in &crowd {
            let mates: BTreeSet<usize> = match habit {
                Habit::Club(_) => crowd.iter().filter(|one| one.1 == habit).map(|one| one.0).collect(),
                Habit::Mixed | Habit::OnlyBots | Habit::Visitor => BTreeSet::new(),
            };
            let is_due = site.age(id) >= 14
                && site.experience(id) >= ESTABLISHED
                && site.days_played(id) >= DAYS as usize
                && site.regulars_met(id, &mates) >= OPPONENTS;
            if !is_due {
                continue;
            }
            self.all += 1;
            match site.listing(id) {
                Listing::Listed { rating } => self.lowered += u32::from(rating < site.rating(id)),
                Listing::Missing(missing) => self.hidden.push(format!(
                    "{habit:?}, {missing:?}, strength {:.0}, rating {:.0}",
                    site.skill(id),
                    site.rating(id)
                )),
            }
        }
    }
}

fn join(site: &mut Site, crowd: &mut Vec<Person>, wanted: usize) {
    let mut joined = 0;
    while joined < wanted {
        // A tenth are clearly better than the rest, so strong players among beginners occur.
        let mean = if site.random() < 0.1 { 1_850.0 } else { 1_450.0 };
        let skill = mean + 130.0 * (site.random() + site.random() + site.random() - 1.5) * 2.0;
        let kind = site.random();
        let activity = 0.08 / site.random().max(0.08);
        let club = joined;
        let (habit, members) = match kind {
            kind if kind < 0.25 => (Habit::Visitor, 1),
            kind if kind < 0.35 => (Habit::OnlyBots, 1),
            kind if kind < 0.36 => (Habit::Club(crowd.len() + club), 4),
            _ => (Habit::Mixed, 1),
        };
        for _ in 0..members {
            let own = skill + 200.0 * (site.random() - 0.5);
            let id = site.join(own);
            crowd.push(Person { id, habit, activity });
            joined += 1;
        }
    }
}

fn presence(site: &Site, person: &Person) -> f64 {
    match person.habit {
        Habit::Visitor if site.age(person.id) > 1 => 0.0,
        Habit::Visitor => 0.8,
        Habit::Mixed | Habit::OnlyBots | Habit::Club(_) => person.activity,
    }
}

fn one_match(site: &mut Site, person: &Person, present: &[Person], crowd: &[Person]) {
    let bots = match person.habit {
        Habit::OnlyBots => 1.0,
        Habit::Club(_) => 0.25,
        Habit::Mixed | Habit::Visitor => 0.35,
    };
    if site.random() < bots {
        let bot = index(site, BOTS.len());
        site.play(person.id, bot);
        return;
    }
    let is_partner = |other: &&Person| match (person.habit, other.habit) {
        (_, Habit::OnlyBots) => false,
        (Habit::Club(own), Habit::Club(club)) => own == club && other.id != person.id,
        (Habit::Club(_), _) | (_, Habit::Club(_)) => false,
        _ => other.id != person.id,
    };
    // A club meets by appointment; the others take who is there.
    let from = if matches!(person.habit, Habit::Club(_)) { crowd } else { present };
    let partners: Vec<usize> = from.iter().filter(is_partner).map(|other| other.id).collect();
    if let Some(&partner) = partners.get(index(site, partners.len().max(1))) {
        site.play(person.id, partner);
    }
}

/// Returns a number below `below`.
pub(crate) fn index(site: &mut Site, below: usize) -> usize {
    let most = u32::try_from(below).expect("numbers of a simulation are small");
    let number = site.random() * f64::from(most);
    (0..below)
        .rev()
        .find(|&one| f64::from(u32::try_from(one).expect("numbers of a simulation are small")) <= number)
        .unwrap_or(0)
}
