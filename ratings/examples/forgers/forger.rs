//! A forger with a plan: accounts that lose on purpose to the forger's own, and whatever else they play to look
//! independent. The search looks for the plan that needs the fewest matches.

use rand::SeedableRng as _;
use rand_xoshiro::SplitMix64;
use ratings::listing::Listing;

use super::{
    people::index,
    site::{BOTS, Site},
};

/// The true strength of the forger.
pub(crate) const SKILL: f64 = 1_500.0;

/// The plan of a forger. Matches are spread evenly over the days.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plan {
    /// The accounts that gain.
    pub(crate) targets: u32,
    /// The accounts that lose.
    pub(crate) puppets: u32,
    pub(crate) days: u32,
    /// The age of the accounts when play begins, in days.
    pub(crate) waits: u32,
    /// The matches that each puppet gives to each target.
    pub(crate) gifts: u32,
    /// The share of them that the target loses, so that its luck looks possible.
    pub(crate) lost: f64,
    /// The matches of each puppet against house bots; `thrown` of them are lost on purpose, the others really played.
    pub(crate) puppet_bots: u32,
    pub(crate) thrown: f64,
    /// The matches of each puppet with other puppets.
    pub(crate) puppet_puppets: u32,
    /// The matches of each target against house bots.
    pub(crate) target_bots: u32,
    /// True if the targets play their bots first, false if last.
    pub(crate) bots_first: bool,
}

impl Plan {
    /// Returns a random plan within a budget of accounts and days.
    pub(crate) fn random(site: &mut Site, accounts: u32, days: u32) -> Plan {
        let targets = 1 + up_to(site, 4);
        Plan {
            targets,
            puppets: 1 + up_to(site, accounts.saturating_sub(targets).max(1)),
            days: 3 + up_to(site, days - 2),
            waits: up_to(site, 8),
            gifts: up_to(site, 13),
            lost: site.random() * 0.25,
            puppet_bots: up_to(site, 40),
            thrown: site.random(),
            puppet_puppets: up_to(site, 12),
            target_bots: up_to(site, 80),
            bots_first: site.random() < 0.5,
        }
    }

    /// Returns a plan beside this one.
    pub(crate) fn changed(self, site: &mut Site, accounts: u32, days: u32) -> Plan {
        let other = Plan::random(site, accounts, days);
        let mut plan = self;
        match up_to(site, 11) {
            0 => plan.targets = other.targets,
            1 => plan.puppets = other.puppets,
            2 => plan.days = other.days,
            3 => plan.waits = other.waits,
            4 => plan.gifts = other.gifts,
            5 => plan.lost = other.lost,
            6 => plan.puppet_bots = other.puppet_bots,
            7 => plan.thrown = other.thrown,
            8 => plan.puppet_puppets = other.puppet_puppets,
            9 => plan.target_bots = other.target_bots,
            _ => plan.bots_first = other.bots_first,
        }
        plan
    }

    pub(crate) fn accounts(self) -> u32 {
        self.targets + self.puppets
    }
}

fn up_to(site: &mut Site, below: u32) -> u32 {
    u32::try_from(index(site, below as usize)).expect("numbers of a simulation are small")
}

/// The outcome of a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Forged {
    /// The mean rating of the targets by the formula.
    pub(crate) rating: f64,
    /// The mean gain over the true strength in the list; an unlisted target gains nothing.
    pub(crate) gain: f64,
    /// The share of the targets that are listed.
    pub(crate) listed: f64,
    pub(crate) matches: u32,
}

impl Forged {
    /// Returns the matches for each 100 points beyond the first 100, which the rule allows.
    pub(crate) fn price(self, targets: u32) -> f64 {
        f64::from(self.matches) / f64::from(targets) / ((self.gain - 100.0) / 100.0).max(1e-9)
    }
}

/// Carries out a plan.
pub(crate) fn forge(plan: Plan, seed: u64) -> Forged {
    let mut site = Site::new(SplitMix64::seed_from_u64(seed));
    let targets: Vec<usize> = (0..plan.targets).map(|_| site.join(SKILL)).collect();
    let puppets: Vec<usize> = (0..plan.puppets).map(|_| site.join(SKILL)).collect();
    (0..plan.waits).for_each(|_| site.next_day());
    for day in 0..plan.days {
        site.next_day();
        let today = |all: u32| share(all, day, plan.days);
        if plan.bots_first {
            targets_play_bots(&mut site, &targets, today(plan.target_bots));
        }
        for &puppet in &puppets {
            for _ in 0..today(plan.puppet_bots) {
                let bot = index(&mut site, BOTS.len());
                if site.random() < plan.thrown {
                    site.end(bot, puppet)
                } else {
                    site.play(puppet, bot)
                };
            }
            for _ in 0..today(plan.puppet_puppets) {
                let other = puppets[index(&mut site, puppets.len())];
                site.play(puppet, other);
            }
            for &target in &targets {
                for _ in 0..today(plan.gifts) {
                    if site.random() < plan.lost {
                        site.end(puppet, target)
                    } else {
                        site.end(target, puppet)
                    };
                }
            }
        }
        if !plan.bots_first {
            targets_play_bots(&mut site, &targets, today(plan.target_bots));
        }
    }
    let number = f64::from(plan.targets);
    let (mut gain, mut listed) = (0.0, 0.0);
    for &target in &targets {
        if let Listing::Listed { rating } = site.listing(target) {
            listed += 1.0 / number;
            gain += (rating - SKILL) / number;
        }
    }
    let rating = targets.iter().map(|&target| site.rating(target)).sum::<f64>() / number;
    Forged { rating, gain, listed, matches: site.matches }
}

fn targets_play_bots(site: &mut Site, targets: &[usize], each: u32) {
    for &target in targets {
        for _ in 0..each {
            let bot = index(site, BOTS.len());
            site.play(target, bot);
        }
    }
}

/// Returns the part of a number that falls on a day.
fn share(all: u32, day: u32, days: u32) -> u32 {
    all * (day + 1) / days - all * day / days
}

/// Returns the mean outcome of a plan over some seeds.
pub(crate) fn mean(plan: Plan, seeds: u64) -> Forged {
    let runs: Vec<Forged> = (0..seeds).map(|seed| forge(plan, 1_000 + seed)).collect();
    let number = f64::from(u32::try_from(seeds).expect("numbers of a simulation are small"));
    let sum = |value: fn(&Forged) -> f64| runs.iter().map(value).sum::<f64>() / number;
    Forged {
        rating: sum(|one| one.rating),
        gain: sum(|one| one.gain),
        listed: sum(|one| one.listed),
        matches: runs.first().map_or(0, |one| one.matches),
    }
}

/// Searches for the cheapest plan that gains at least `wanted` points: random plans, then changes of the best.
pub(crate) fn search(wanted: f64, accounts: u32, days: u32, tries: u32, seed: u64) -> Option<(Plan, Forged)> {
    let mut site = Site::new(SplitMix64::seed_from_u64(seed));
    let mut best: Option<(f64, Plan)> = None;
    for attempt in 0..tries {
        let plan = match best {
            Some((_, plan)) if attempt > tries / 4 => {
                let plan = plan.changed(&mut site, accounts, days);
                if site.random() < 0.5 { plan.changed(&mut site, accounts, days) } else { plan }
            }
            Some(_) | None => Plan::random(&mut site, accounts, days),
        };
        let forged = forge(plan, u64::from(attempt));
        // Luck of one run is not a price.
        let forged = if forged.gain >= wanted * 0.7 { mean(plan, 5) } else { forged };
        let cost = if forged.gain >= wanted {
            f64::from(forged.matches) / f64::from(plan.targets)
        } else {
            1e6 + (wanted - forged.gain) * 1e3
        };
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, plan));
        }
    }
    let (cost, plan) = best?;
    (cost < 1e6).then(|| (plan, mean(plan, 20)))
}
