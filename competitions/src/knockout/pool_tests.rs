//! Pools of knock-outs: examples, and a search through random orders of everything that can happen.

use ratings::Rating;
use rules::MatchLength;

use super::*;
use crate::{
    Reason, Seed, Time,
    draw::Draw,
    knockout::{
        BracketSettings, BracketStep, Entry, Format, Pairing, PairingId, Phase, Place, Settings, Step,
        Timetable,
    },
    log::{Line, Log, Logged, Meeting, Plans, Procedure as _, Wanted},
};

/// A row: the number of players, the fee and the percentages, then the house's share and the prizes from the
/// first place.
type Row = (u64, i64, &'static [u8], i64, &'static [i64]);

fn settings() -> Settings {
    let bracket = BracketSettings {
        length: MatchLength::new(10).unwrap(),
        players_max: 64,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    Settings {
        places: 64,
        check_in: false,
        timetable: Timetable::default(),
        late_until: Some(Time::new(1_000)),
        pause_ms: None,
        bracket,
    }
}

fn entry(number: u64) -> Entry {
    Entry { player: PlayerId::new(number), rating: Rating::START }
}

/// Returns a finished tournament of `players` players in which the player listed first always wins, in the way that
/// `how` returns for the round and the number of the match.
fn decided(players: u64, how: impl Fn(u32, u32) -> How) -> Knockout {
    let mut tournament = Knockout::new(settings());
    let at = Time::new(1);
    for number in 1..=players {
        tournament.take(Step::Entered(entry(number)), at).unwrap();
    }
    while !tournament.is_over() {
        let draw = BracketStep::Drawn { seed: Seed::new(5) };
        tournament.take(Step::Bracket(Branch::Main, draw), at).unwrap();
        for ((branch, pairing), [winner, _]) in tournament.to_set_up() {
            let step = BracketStep::Decided { pairing, winner, how: how(pairing.round, pairing.number) };
            tournament.take(Step::Bracket(branch, step), at).unwrap();
        }
    }
    tournament
}

fn played(players: u64) -> Knockout {
    decided(players, |_, _| How::Played)
}

#[test]
fn a_pool_is_divided_to_the_last_hundredth() {
    let rows: &[Row] = &[
        (4, 1_000, &[50, 30, 20], 400, &[1_800, 1_080, 360, 360]),
        (4, 1_000, &[100], 400, &[3_600]),
        // No player has place three, so the winner gets its share too.
        (2, 1_000, &[50, 30, 20], 200, &[1_260, 540]),
        // 3.03 - 0.30 = 2.73: 60 % of it is 1.638, 40 % is 1.092.
        (3, 101, &[60, 40], 30, &[164, 109]),
        (8, 250, &[40, 30, 10, 10, 5, 5], 200, &[720, 540, 180, 180, 45, 45, 45, 45]),
    ];
    for &(players, fee, percents, house, prizes) in rows {
        let tournament = played(players);
        let divided = tournament.divide(Credits::from_hundredths(fee), percents).unwrap();
        let won: Vec<i64> = divided.prizes.iter().map(|(_, won)| won.hundredths()).collect();
        assert_eq!((divided.house.hundredths(), won.as_slice()), (house, prizes), "{players} at {fee}");
        let heads = i64::try_from(tournament.places().len()).unwrap();
        assert_eq!(house + won.iter().sum::<i64>(), heads * fee);
    }
}

#[test]
fn percents_that_can_be_paid() {
    for percents in [&[100][..], &[50, 30, 20], &[40, 30, 15, 15]] {
        assert!(are_shares(percents), "{percents:?}");
    }
    for percents in [&[][..], &[50, 30], &[60, 60], &[100, 0], &[20, 30, 50], &[6; 17]] {
        assert!(!are_shares(percents), "{percents:?}");
    }
}

/// The house's share, the prizes from the first place, and the number of fees that go back.
type Payout = (i64, Vec<i64>, usize);

fn payout(tournament: &Knockout, fee: i64, percents: &[u8]) -> Payout {
    let divided = tournament.divide(Credits::from_hundredths(fee), percents).unwrap();
    let won = divided.prizes.iter().map(|(_, won)| won.hundredths());
    (divided.house.hundredths(), won.collect(), divided.back.len())
}

#[test]
fn an_award_without_play_wins_no_credits() {
    let shares = &[50, 30, 20];
    // Nobody has played: three fees go back, and the winner pays the house's tenth.
    assert_eq!(payout(&decided(4, |_, _| How::Unplayed), 1_000, shares), (100, vec![900], 3));
    // One match of four was played: its loser's fee stays on the side of its winner, who lost the final by an award.
    let semi =
        decided(4, |round, number| if (round, number) == (1, 1) { How::Played } else { How::Unplayed });
    let (house, won, back) = payout(&semi, 1_000, &[100]);
    assert_eq!((house, won, back), (200, vec![1_000, 800], 2));
    // The loser of an awarded final has won a prize that is higher than the fee, so it is paid instead.
    let last = decided(8, |round, _| if round == 3 { How::Unplayed } else { How::Played });
    let divided = last.divide(Credits::from_hundredths(1_000), shares).unwrap();
    assert!(divided.back.is_empty() && divided.prizes[1].1 == Credits::from_hundredths(2_160), "{divided:?}");
    assert_eq!(divided.prizes[0].1, Credits::from_hundredths(3_334));
    // A match that the director stopped gives nothing back.
    let stopped = decided(2, |_, _| How::Stopped);
    assert_eq!(payout(&stopped, 1_000, &[100]), (200, vec![1_000, 800], 0));
}

/// Regression: a director undid a result while the winner was away, and the loser won the fees by the winner's absence.
#[test]
fn an_absence_from_a_match_that_begins_again_wins_no_credits() {
    let absences: [fn(PairingId, PlayerId) -> BracketStep; 3] = [
        |pairing, winner| BracketStep::Decided { pairing, winner, how: How::Absent },
        |pairing, winner| BracketStep::Decided { pairing, winner, how: How::NeitherCame },
        |pairing, _| BracketStep::BothAbsent { pairing },
    ];
    let payouts = [(100, vec![900], 1), (100, vec![900], 1), (0, vec![], 2)];
    for (absence, expected) in absences.into_iter().zip(payouts) {
        let (state, draw) = (Knockout::new(settings()), Draw::new(Seed::new(1)));
        let mut event = Event { log: Log::default(), state, draw, next_player: 2, undone: BTreeSet::new() };
        for number in 1..=2 {
            event.take(Step::Entered(entry(number)));
        }
        event.take(Step::Bracket(Branch::Main, BracketStep::Drawn { seed: Seed::new(5) }));
        let ((branch, pairing), [winner, loser]) = event.open()[0];
        event.take(Step::Bracket(branch, BracketStep::Decided { pairing, winner, how: How::Played }));
        assert_eq!(payout(&event.state, 1_000, &[100]), (200, vec![1_800], 0));
        event.plan(event.log.last_seq(), None);
        event.take(Step::Bracket(branch, absence(pairing, loser)));
        assert_eq!(payout(&event.state, 1_000, &[100]), expected);
    }
}

/// Returns the decided matches of the main bracket, each with its players and its outcome.
fn outcomes(state: &Knockout) -> Vec<(Meeting, [PlayerId; 2], Outcome)> {
    let Some(main) = state.bracket(Branch::Main) else { return Vec::new() };
    let spots = (1..=main.round_number()).flat_map(|round| main.round(round));
    let decided = spots.filter_map(|spot| {
        let (Pairing::Match(one, other), Some(outcome)) = (spot.pairing, spot.decided) else { return None };
        Some((Knockout::meeting((Branch::Main, spot.id), [one, other]), [one, other], outcome))
    });
    decided.collect()
}

/// A log with its state.
struct Event {
    log: Log<Step>,
    state: Knockout,
    /// The matches whose decision was undone.
    undone: BTreeSet<Meeting>,
    draw: Draw,
    next_player: u64,
}

impl Event {
    fn take(&mut self, step: Step) -> bool {
        let at = Time::new(1);
        let is_taken = self.state.apply(self.log.last_seq() + 1, at, &step).is_ok();
        if is_taken {
            self.log.push(Logged { at, by: None, line: Line::Step(step) });
        }
        is_taken
    }

    fn below(&mut self, bound: usize) -> usize {
        self.draw.below(bound)
    }

    fn one_of(&mut self, players: &[PlayerId]) -> Option<PlayerId> {
        if players.is_empty() { None } else { Some(players[self.below(players.len())]) }
    }

    /// Undoes a random line, or gives its match to the other player.
    fn correct(&mut self) {
        let last = usize::try_from(self.log.last_seq()).unwrap();
        let of = u32::try_from(self.below(last) + 1).unwrap();
        let instead = match self.log.line(of).map(|logged| &logged.line) {
            Some(Line::Step(Step::Bracket(Branch::Main, BracketStep::Decided { pairing, winner, how }))) => {
                let players = self.state.bracket(Branch::Main).and_then(|main| main.pairing(*pairing));
                let other = players.and_then(|players| players.player(players.seat_of(*winner)?.other()));
                let step = |winner| BracketStep::Decided { pairing: *pairing, winner, how: *how };
                other.map(|winner| Step::Bracket(Branch::Main, step(winner)))
            }
            _ => None,
        };
        let instead = if self.below(2) == 0 { instead } else { None };
        self.plan(of, instead);
    }

    /// Undoes or replaces a line, if that is possible.
    fn plan(&mut self, of: u32, instead: Option<Step>) {
        let plans = Plans::new(&self.log, Knockout::new(settings()), self.state.clone());
        let reason = Reason::new("a mistake").unwrap();
        let wanted = Wanted { of, instead, gone: BTreeSet::new(), reason };
        let again = |_, step: &Step| matches!(step, Step::Bracket(_, BracketStep::Drawn { .. }));
        if let Ok(plan) = plans.plan(wanted, again) {
            let before = outcomes(&self.state);
            self.state = plan.after;
            let after = outcomes(&self.state);
            let is_open = |meeting: &Meeting| after.iter().all(|(decided, ..)| decided != meeting);
            self.undone.extend(before.into_iter().map(|(meeting, ..)| meeting).filter(is_open));
            let line = Line::Correction(plan.correction);
            self.log.push(Logged { at: Time::new(1), by: None, line });
        }
    }

    fn open(&self) -> Vec<(Place, [PlayerId; 2])> {
        self.state.to_set_up().into_iter().filter(|((branch, _), _)| *branch == Branch::Main).collect()
    }

    /// Decides an open match in a random way.
    fn decide(&mut self) -> bool {
        let open = self.open();
        if open.is_empty() {
            return false;
        }
        let ((branch, pairing), players) = open[self.below(open.len())];
        let ways = [How::Played, How::Played, How::Absent, How::Unplayed, How::Stopped, How::Director];
        let how = ways[self.below(ways.len())];
        let winner = players[self.below(2)];
        let step = if self.below(12) == 0 {
            BracketStep::BothAbsent { pairing }
        } else {
            BracketStep::Decided { pairing, winner, how }
        };
        self.take(Step::Bracket(branch, step))
    }

    /// Takes the decisions that follow from withdrawals, and draws the next round if it is due.
    fn follow(&mut self) {
        for step in self.state.walk_overs() {
            self.take(step);
        }
        let phase = self.state.bracket(Branch::Main).map(super::super::Bracket::phase);
        if matches!(phase, Some(Phase::BetweenRounds(_))) {
            let seed = Seed::new(u64::try_from(self.below(1_000)).unwrap());
            self.take(Step::Bracket(Branch::Main, BracketStep::Drawn { seed }));
        }
    }

    /// Calls the event off. Often that is undone at once: the fees are then those of before.
    fn call_off(&mut self) {
        let payers = self.state.payers();
        if self.take(Step::Cancelled) {
            check_called_off(&self.state);
            if self.below(4) > 0 {
                self.plan(self.log.last_seq(), None);
                assert_eq!(self.state.payers(), payers, "the undo brings the fees back");
            }
        }
    }

    /// Undoes that the event was called off.
    fn go_on(&mut self) {
        let mut in_force = self.log.in_force().into_iter();
        let off = in_force.rfind(|(.., step)| matches!(step, Step::Cancelled)).map(|(seq, ..)| seq);
        if let Some(of) = off {
            self.plan(of, None);
        }
    }

    fn act(&mut self) {
        if self.state.is_cancelled() && self.below(3) == 0 {
            self.go_on();
            return;
        }
        let players: Vec<PlayerId> = self.state.players().collect();
        let is_drawn = self.state.bracket(Branch::Main).is_some();
        let player = self.one_of(&players);
        match (self.below(16), player, is_drawn) {
            (0, Some(player), false) => drop(self.take(Step::Withdrawn(player))),
            (0, Some(player), true) => drop(self.take(Step::Retired(player))),
            (1, Some(player), true) => drop(self.take(Step::Removed(player))),
            (2, _, false) | (3, _, true) => {
                self.next_player += 1;
                let entry = entry(self.next_player);
                self.take(if is_drawn { Step::EnteredLate(entry) } else { Step::Entered(entry) });
            }
            (4 | 5, ..) => self.correct(),
            (6, Some(player), true) => {
                if let Some(other) = self.one_of(&players) {
                    let step = BracketStep::Swapped { first: player, second: other };
                    self.take(Step::Bracket(Branch::Main, step));
                }
            }
            (7, ..) if self.below(10) == 0 => self.call_off(),
            (_, _, false) => {
                let draw = BracketStep::Drawn { seed: Seed::new(3) };
                self.take(Step::Bracket(Branch::Main, draw));
            }
            (_, _, true) => drop(self.decide()),
        }
        self.follow();
    }
}

/// Checks that an event that was called off keeps no fee and pays nobody.
fn check_called_off(state: &Knockout) {
    assert_eq!(state.payers(), [], "all fees go back");
    assert!(!state.is_over());
    let divided = state.divide(Credits::from_hundredths(1_000), &[100]);
    assert_eq!(divided, None, "nobody is paid");
}

/// Checks everything that must hold for the payout of an event that is over. Returns the number of players who were
/// absent from a match that began again.
fn check(state: &Knockout, undone: &BTreeSet<Meeting>, fee: i64, percents: &[u8]) -> usize {
    let payers = state.payers();
    let divided = state.divide(Credits::from_hundredths(fee), percents).unwrap();
    let back: BTreeSet<PlayerId> = divided.back.iter().copied().collect();
    let won: BTreeMap<PlayerId, i64> =
        divided.prizes.iter().map(|(player, won)| (*player, won.hundredths())).collect();
    assert_eq!((back.len(), won.len()), (divided.back.len(), divided.prizes.len()), "each is paid once");
    let fees = |players: usize| fee * count(players);
    let paid = fees(back.len()) + won.values().sum::<i64>() + divided.house.hundredths();
    assert_eq!(paid, fees(payers.len()), "the whole pool is paid: {divided:?}");
    assert!(divided.house.hundredths() >= fees(payers.len() - back.len()) / HOUSE_PART);
    assert!(won.values().all(|won| *won > 0) && back.iter().all(|player| !won.contains_key(player)));
    let defeats = state.defeats();
    // The last match of each player.
    let mut last = BTreeMap::new();
    for (meeting, players, outcome) in outcomes(state) {
        last.extend(players.map(|player| (player, (meeting.clone(), outcome))));
    }
    let mut absent = 0;
    for player in &payers {
        let got = won.get(player).copied().unwrap_or_default() + fees(usize::from(back.contains(player)));
        if let Some((meeting, Outcome::BothLost | Outcome::Won(_, How::Absent))) = last.get(player)
            && last[player].1.winner() != Some(*player)
            && undone.contains(meeting)
            && !state.is_retired(*player)
        {
            assert!(got >= fee, "{player:?} has lost the fee by absence from {meeting:?}: {divided:?}");
            absent += 1;
        }
        assert!(defeats.get(player) != Some(&Defeat::Unplayed) || got >= fee, "{player:?}: {divided:?}");
    }
    // No director's decision moves credits: no side has more after the event than before.
    let mut sides: BTreeMap<Side, i64> = BTreeMap::new();
    for player in &payers {
        *sides.entry(side_of(&defeats, *player)).or_default() += fee;
    }
    for (player, amount) in back.iter().map(|player| (player, &fee)).chain(&won) {
        *sides.entry(side_of(&defeats, *player)).or_default() -= amount;
    }
    assert!(sides.values().all(|left| *left >= 0), "{sides:?} {divided:?}");
    absent
}

/// The percentages of the search.
const PERCENTS: [&[u8]; 4] = [&[100], &[50, 30, 20], &[25, 25, 25, 25], &[40, 30, 10, 10, 5, 5]];

/// The number of times that the search has seen events in these states.
#[derive(Debug, Default)]
struct Ends {
    over: usize,
    called_off: usize,
    /// Players who were absent from a match that began again.
    absent: usize,
}

/// Checks that every player who was drawn is in the pool, whatever came after.
fn check_drawn(state: &Knockout) {
    let Some(main) = state.bracket(Branch::Main) else { return };
    let payers = state.payers();
    assert_eq!(payers.len(), main.entries().len());
    let byes = main.round(1).into_iter().filter_map(|spot| match spot.pairing {
        Pairing::Bye(player) => Some(player),
        Pairing::Match(..) => None,
    });
    assert!(byes.into_iter().all(|player| payers.contains(&player)));
}

/// Checks an event that is over or called off, and counts it.
fn check_end(event: &mut Event, ends: &mut Ends) {
    if event.state.is_cancelled() {
        check_called_off(&event.state);
        ends.called_off += 1;
    } else if event.state.is_over() {
        check_drawn(&event.state);
        let fee = 100 + i64::try_from(event.below(9_901)).unwrap();
        let percents = PERCENTS[event.below(PERCENTS.len())];
        ends.absent += check(&event.state, &event.undone, fee, percents);
        ends.over += 1;
    }
}

/// Random orders of entries, withdrawals, removals, late entries, awards, exchanges, undos and corrections, in fields
/// of 2 to 64. Events are called off, and the undo of that lets them go on.
#[test]
fn a_pool_is_paid_exactly_once_in_any_order_of_acts() {
    let mut by_parity = [Ends::default(), Ends::default()];
    for players in 2..=64_u64 {
        let ends = &mut by_parity[usize::from(players % 2 == 1)];
        for round in 0..12_u64 {
            let draw = Draw::new(Seed::new(players * 1_000 + round));
            let state = Knockout::new(settings());
            let mut event =
                Event { log: Log::default(), state, undone: BTreeSet::new(), draw, next_player: players };
            for number in 1..=players {
                event.take(Step::Entered(entry(number)));
            }
            for _ in 0..600 {
                event.act();
                check_end(&mut event, ends);
                // A correction or an undo after the end is checked by the next turn.
                if event.state.is_over() && event.below(4) == 0 {
                    break;
                }
            }
            if !event.state.is_cancelled() {
                check_drawn(&event.state);
            }
            let is_off = event.state.is_cancelled() || event.take(Step::Cancelled);
            assert_eq!(is_off, event.state.payers().is_empty());
        }
    }
    assert!(by_parity.iter().all(|ends| ends.over > 300 && ends.called_off > 30), "{by_parity:?}");
    assert!(by_parity.iter().map(|ends| ends.absent).sum::<usize>() > 30, "{by_parity:?}");
}
