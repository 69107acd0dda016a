//! Claims of a match whose opponent has gone.

use proptest::prelude::*;

use super::*;
use crate::{
    CLAIM_AFTER, Claim, DaysPerTurn, GameEnding, LiveClock, LiveTimes, MatchEnding, Outage, Verdict,
    decide_outage,
};

const fn ms(millis: u64) -> Millis {
    Millis::new(millis)
}

/// Returns a match with an hour for each side.
fn long(format: Format) -> MatchConfig {
    let times = LiveTimes { delay: ms(12_000), reserve: ms(3_600_000) };
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap()
}

fn to_five() -> MatchConfig {
    long(Format::Match(MatchLength::new(5).unwrap()))
}

impl Table {
    /// Lets Black claim, whose opponent has been gone since the turn began.
    fn claim(&mut self, claim: Claim) -> Result<Vec<Event>, Refused> {
        let absent_since = self.log.last().unwrap().1;
        self.try_say(BLACK, Command::Claim { claim, absent_since })
    }
}

#[test]
fn a_claimed_match_is_lost_by_the_side_that_has_gone_as_by_leaving() {
    let mut table = Table::start(to_five());
    table.wait(CLAIM_AFTER.get() - 1);
    assert_eq!(table.claim(Claim::Match).unwrap_err(), Refused::OpponentNotGone);
    table.wait(1);
    table.claim(Claim::Match).unwrap();
    let Outcome { verdict, ending, .. } = table.outcome();
    assert_eq!((verdict, ending), (Verdict::Won(BLACK), MatchEnding::Left(WHITE)));
}

#[test]
fn a_claimed_game_counts_what_leaving_costs() {
    let mut left = Table::start(long(Format::Single));
    left.say(WHITE, Command::Leave);
    let mut claimed = Table::start(long(Format::Single));
    claimed.wait(CLAIM_AFTER.get());
    claimed.claim(Claim::Match).unwrap();
    assert_eq!(claimed.outcome(), left.outcome());
    assert_eq!(claimed.state.finished()[0].end, left.state.finished()[0].end);
    assert_eq!(claimed.state.finished()[0].end.how, GameEnding::Left);
}

#[test]
fn without_a_result_nobody_wins() {
    for config in [to_five(), without_clock(Format::Single)] {
        let mut table = Table::start(config);
        table.wait(CLAIM_AFTER.get());
        table.claim(Claim::NoResult).unwrap();
        assert_eq!(
            (table.outcome().verdict, table.outcome().ending),
            (Verdict::NoResult, MatchEnding::Aborted)
        );
    }
}

#[test]
fn a_turn_of_ones_own_an_absence_before_the_turn_and_correspondence_give_no_claim() {
    let mut own = Table::start(to_five());
    own.wait(CLAIM_AFTER.get());
    let absent_since = ms(0);
    let claim = Command::Claim { claim: Claim::Match, absent_since };
    assert_eq!(own.refusal(WHITE, claim.clone()), "opponent_not_gone");
    assert_eq!(own.state.claim_from(WHITE, absent_since), None);
    own.play();
    // Black was away long before its turn, but has had no time of it.
    assert_eq!(own.refusal(WHITE, claim.clone()), "opponent_not_gone");
    assert_eq!(own.state.claim_from(WHITE, absent_since), Some(own.now.plus(CLAIM_AFTER)));
    let format = Format::Single;
    let clock = ClockSetting::Correspondence(DaysPerTurn::new(3).unwrap());
    let mut by_post =
        Table::start(MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap());
    by_post.wait(86_400_000);
    assert_eq!(by_post.refusal(BLACK, claim), "no_claim_by_post");
}

#[test]
fn a_log_with_a_claim_too_early_is_noticed() {
    let table = Table::start(to_five());
    let claimed = Event::Claimed { side: BLACK, claim: Claim::NoResult, absent_since: table.now };
    let early = table.now.plus(CLAIM_AFTER).less(ms(1));
    assert!(table.state.clone().apply(&claimed, early).is_err());
    assert!(table.state.clone().apply(&claimed, early.plus(ms(1))).is_ok());
}

proptest! {
    #[test]
    fn time_in_which_the_site_was_out_is_no_absence(
        steps in prop::collection::vec((0..90_000_u64, 3_000..600_000_u64), 1..8),
        last in 0..200_000_u64,
    ) {
        let mut table = Table::start(to_five());
        let absent_since = table.now;
        for (thinks, length) in steps {
            table.now = table.now.plus(ms(thinks));
            let outage = Outage { from: table.now, to: table.now.plus(ms(length)) };
            table.now = outage.to;
            let events = decide_outage(&table.state, outage, table.now);
            table.record(&events);
        }
        table.now = table.now.plus(ms(last));
        let claim = Command::Claim { claim: Claim::Match, absent_since };
        // Whatever came before an outage, the player has the whole time after it.
        prop_assert_eq!(table.try_say(BLACK, claim).is_ok(), last >= CLAIM_AFTER.get());
    }
}
