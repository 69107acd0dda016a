//! Simulates the rule of the leaderboards: how many honest players it hides, and what a forged place costs.
//!
//! `cargo run --release -p fullprime-ratings --example forgers [SITES] [TRIES]`

#![expect(clippy::print_stdout, reason = "a program that prints a simulation")]
#![expect(dead_code, reason = "the tests use more of the simulation than the example does")]

#[path = "forgers/forger.rs"]
mod forger;
#[path = "forgers/people.rs"]
mod people;
#[path = "forgers/site.rs"]
mod site;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|number| number.parse::<u32>().ok());
    let (sites, tries) = (arguments.next().unwrap_or(20), arguments.next().unwrap_or(20_000));
    honest(sites);
    for wanted in [150.0, 200.0, 300.0, 500.0] {
        match forger::search(wanted, 30, 30, tries, 7) {
            Some((plan, forged)) => println!(
                "{wanted:.0} points over the true strength: {} accounts, {} days, {} matches for each target, {:.0} \
                 for each 100 points\n  {plan:?}\n  {forged:?}",
                plan.accounts(),
                plan.waits + plan.days,
                forged.matches / plan.targets,
                forged.price(plan.targets),
            ),
            None => println!("{wanted:.0} points over the true strength: no plan in {tries} tries"),
        }
    }
}

fn honest(sites: u32) {
    let mut sum = people::Honest::default();
    for seed in 0..sites {
        sum.count(u64::from(seed), 400, 28);
    }
    for line in sum.hidden.iter().take(20) {
        println!("  not listed: {line}");
    }
    println!(
        "{} honest players who are two weeks old, not provisional, and have played on three days and with five regular \
         players outside their club: {} are not listed, {} are listed with less than their rating",
        sum.all,
        sum.hidden.len(),
        sum.lowered
    );
}
