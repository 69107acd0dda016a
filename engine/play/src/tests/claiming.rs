//! Claims of a match whose opponent has gone.

use proptest::prelude::*;
use rules::GameResult;

use super::*;
use crate::{
    CLAIM_AFTER, Claim, DaysPerTurn, Game, GameEnding, LiveClock, LiveTimes, MatchEnding, Outage, PAUSE_MAX,
    Verdict, decide_outage,
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

/// Acts at the table, with the reason why White and Black may not claim after two minutes.
type ClaimCase<'a> = (&'a str, &'a [(Side, Command)], Option<&'a str>, Option<&'a str>);

#[test]
fn only_the_side_whose_opponent_owes_a_turn_claims() {
    let gone = Some("opponent_not_gone");
    let waits = Some("wait_for_answer");
    let single = || Command::OfferResignation(GameResult::Single);
    let rows: [ClaimCase<'_>; 12] = [
        ("Black is on roll", &[], None, gone),
        ("Black has rolled", &[(BLACK, Command::Roll)], None, gone),
        ("Black has doubled", &[(BLACK, Command::Double)], gone, None),
        ("White has taken", &[(BLACK, Command::Double), (WHITE, Command::Take)], None, gone),
        ("Black offers to resign in its own turn", &[(BLACK, single())], gone, waits),
        ("Black offers after its roll", &[(BLACK, Command::Roll), (BLACK, single())], gone, waits),
        ("White offers in Black's turn", &[(WHITE, single())], waits, gone),
        (
            "White declines Black's offer",
            &[(BLACK, single()), (WHITE, Command::DeclineResignation)],
            None,
            gone,
        ),
        ("White asks for a pause in Black's turn", &[(WHITE, Command::Pause)], waits, gone),
        ("Black asks for a pause in its own turn", &[(BLACK, Command::Pause)], None, waits),
        ("White asks to take its play back", &[(WHITE, Command::TakeBack)], waits, gone),
        (
            "Black declines the take-back",
            &[(WHITE, Command::TakeBack), (BLACK, Command::DeclineTakeBack)],
            None,
            gone,
        ),
    ];
    for (what, said, white, black) in rows {
        for claim in [Claim::Match, Claim::NoResult] {
            for (side, expected) in [(WHITE, white), (BLACK, black)] {
                let mut table = Table::start(to_five());
                table.play();
                for (speaker, command) in said {
                    table.say(*speaker, command.clone());
                }
                let absent_since = table.now;
                table.now = table.now.plus(CLAIM_AFTER);
                let from = table.state.claim_from(side, absent_since);
                assert_eq!(from.is_some(), expected.is_none(), "{what}: {side:?}");
                let result = table.try_say(side, Command::Claim { claim, absent_since });
                assert_eq!(result.err().map(|refused| refused.code()), expected, "{what}: {side:?}");
            }
        }
    }
}

/// Returns true if an offer of `side` to resign, or its wish for a pause or a take-back, has not been answered.
#[expect(clippy::wildcard_enum_match_arm, reason = "other events answer no offer")]
fn is_unanswered(log: &[(Event, Millis)], side: Side) -> bool {
    let (mut resigns, mut pauses, mut takes_back) = (false, false, false);
    for (event, _) in log {
        let is_own = |by: &Side| *by == side;
        match event {
            Event::ResignationOffered { side: by, .. } => resigns |= is_own(by),
            Event::ResignationDeclined { side: by } => resigns &= is_own(by),
            Event::PauseAsked { side: by } => pauses |= is_own(by),
            Event::TakeBackAsked { side: by } => takes_back |= is_own(by),
            Event::PauseDeclined { side: by } => pauses &= is_own(by),
            Event::TakeBackDeclined { side: by } => takes_back &= is_own(by),
            // A wish for a take-back is void when the opponent rolls or doubles, and one for a pause after a turn.
            Event::Rolled { side: by, .. } | Event::Doubled { side: by, .. } => takes_back &= is_own(by),
            Event::Played { .. } => pauses = false,
            Event::TookBack { .. } | Event::GameStarted(_) => {
                (resigns, pauses, takes_back) = (false, false, false);
            }
            _ => {}
        }
    }
    resigns || pauses || takes_back
}

/// Returns true if an offer of `side` to resign waits, which the opponent has to answer before anything is claimed.
fn resigns(state: &MatchState, side: Side) -> bool {
    state.game().and_then(Game::resignation).is_some_and(|offer| offer.by == side)
}

/// Returns true if the board and the cube wait for `side`, whatever has been offered beside them.
fn owes_a_turn(state: &MatchState, side: Side) -> bool {
    let Stage::Playing(game) = state.stage() else { return false };
    match game.phase() {
        Phase::ToRoll | Phase::ToPlay { .. } | Phase::ToAnswerBeaver { .. } => game.on_roll() == side,
        Phase::ToAnswerDouble { .. } => game.on_roll() != side,
        Phase::Decided(_) => false,
    }
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
    fn after_any_acts_a_claim_needs_a_turn_that_the_opponent_owes_and_no_offer_that_waits(
        acts in prop::collection::vec((any::<bool>(), 0..12_usize, 0..5_000_u64), 0..40),
        last in 0..240_000_u64,
        has_clock: bool,
    ) {
        let config = if has_clock { to_five() } else { without_clock(Format::Single) };
        let mut table = Table::start(config);
        let absent_since = table.now;
        for (is_white, act, thinks) in acts {
            table.now = table.now.plus(ms(thinks));
            let plays = table.state.play_graph().map(|_| {
                let game = table.state.game().unwrap();
                let Phase::ToPlay { roll } = game.phase() else { return Vec::new() };
                legal_plays(game.position(), roll)[0].play.to_moves()
            });
            let command = match act {
                0 | 1 => Command::Roll,
                2..=4 => Command::Play(plays.unwrap_or_default()),
                5 => Command::Double,
                6 => Command::Take,
                7 => Command::OfferResignation(GameResult::Single),
                8 => Command::DeclineResignation,
                9 => Command::Pause,
                10 => Command::TakeBack,
                _ => Command::DeclineTakeBack,
            };
            let side = if is_white { WHITE } else { BLACK };
            // Acts that are not possible now are refused and change nothing.
            let _refused_or_done = table.try_say(side, command);
        }
        let since = table.log.last().unwrap().1;
        table.now = table.now.plus(ms(last));
        for side in [WHITE, BLACK] {
            let is_due = table.now >= since.plus(CLAIM_AFTER);
            let may_claim = is_due
                && table.state.paused_until().is_none()
                && owes_a_turn(&table.state, side.opponent())
                && !is_unanswered(&table.log, side)
                && !resigns(&table.state, side.opponent());
            for claim in [Claim::Match, Claim::NoResult] {
                let mut tried = Table {
                    state: table.state.clone(),
                    dice: table.dice.clone(),
                    now: table.now,
                    log: Vec::new(),
                };
                let claimed = tried.try_say(side, Command::Claim { claim, absent_since }).is_ok();
                prop_assert_eq!(claimed, may_claim, "{:?} {:?}", side, &table.log);
            }
        }
    }

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

    /// White is to move. Black resumes alone, or the pause ends by itself.
    #[test]
    fn a_player_who_is_away_in_a_pause_is_absent_only_after_its_agreed_end(
        thinks in 0..60_000_u64,
        resumed_after in 0..1_200_000_u64,
        gone_after in 0..1_200_000_u64,
        last in 0..1_200_000_u64,
    ) {
        let mut table = Table::start(to_five());
        table.wait(thinks);
        table.say(WHITE, Command::Pause);
        table.say(BLACK, Command::Pause);
        let agreed_end = table.now.plus(PAUSE_MAX);
        let absent_since = table.now.plus(ms(gone_after));
        let protected_until = if table.wait(resumed_after).is_empty() {
            table.say(BLACK, Command::Resume);
            agreed_end
        } else {
            table.now
        };
        let was_seen_since = absent_since > table.now;
        table.now = table.now.plus(ms(last));
        let counts_from = if was_seen_since { absent_since } else { protected_until };
        let claim = Command::Claim { claim: Claim::Match, absent_since };
        let is_due = table.now >= counts_from.plus(CLAIM_AFTER);
        prop_assert_eq!(table.try_say(BLACK, claim).is_ok(), is_due);
    }
}
