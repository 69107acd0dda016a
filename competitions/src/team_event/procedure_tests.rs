//! Tests of whole events with random results.

use proptest::prelude::*;
use ratings::duplicate::VictoryPoints;

use super::{Meetings, Phase, Refused, Rules, Step, TeamEvent, TieNumber, TieState};
use crate::draw::Seed;
use crate::team_match::TeamSheet;
use crate::{PlayerId, Reason, TeamId};

fn sheet(team: u64, players: &[u64]) -> TeamSheet {
    TeamSheet {
        id: TeamId::new(team),
        captain: PlayerId::new(players[0]),
        players: players.iter().map(|player| PlayerId::new(*player)).collect(),
    }
}

fn event(teams: u64, meetings: Meetings, final_match: bool) -> TeamEvent {
    let mut event = TeamEvent::new(Rules { meetings, final_match, places: 16, invites: false }).unwrap();
    for team in 1..=teams {
        event.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1]))).unwrap();
    }
    event
}

fn reason() -> Reason {
    Reason::new("because").unwrap()
}

/// Checks that a refused step changes nothing.
fn refused(event: &mut TeamEvent, step: &Step, why: Refused) {
    let before = event.clone();
    assert_eq!(event.take(step), Err(why));
    assert_eq!(*event, before);
}

fn end(event: &mut TeamEvent, tie: TieNumber, imp_a: u32, imp_b: u32) {
    let a = 15 + imp_a.min(15) - imp_b.min(15);
    event.take(&Step::TieBegun(tie)).unwrap();
    let vp = VictoryPoints { a, b: 30 - a };
    event.take(&Step::TieEnded { tie, imp_a, imp_b, vp }).unwrap();
}

#[test]
fn teams_enter_change_and_leave_until_the_start() {
    let mut event = event(2, Meetings::Once, true);
    refused(&mut event, &Step::Entered(sheet(2, &[90, 91])), Refused::EnteredAlready(TeamId::new(2)));
    refused(&mut event, &Step::Entered(sheet(3, &[20, 91])), Refused::InAnotherTeam(PlayerId::new(20)));
    refused(&mut event, &Step::Entered(sheet(3, &[90, 90])), Refused::InAnotherTeam(PlayerId::new(90)));
    refused(&mut event, &Step::Entered(sheet(3, &[1, 2, 3, 4, 5, 6, 7])), Refused::TeamSize(7));
    refused(&mut event, &Step::Withdrawn(TeamId::new(3)), Refused::NotEntered(TeamId::new(3)));
    refused(&mut event, &Step::TieBegun(TieNumber::new(1)), Refused::NotBegun);
    // A team may lack its second player at entry, but not at the start.
    event.take(&Step::Entered(sheet(3, &[90]))).unwrap();
    refused(&mut event, &Step::Started(Seed::new(1)), Refused::Incomplete(TeamId::new(3)));
    event.take(&Step::Changed(sheet(3, &[90, 91]))).unwrap();
    event.take(&Step::Started(Seed::new(1))).unwrap();
    for late in
        [Step::Changed(sheet(3, &[90, 95])), Step::Withdrawn(TeamId::new(3)), Step::Started(Seed::new(2))]
    {
        refused(&mut event, &late, Refused::Begun);
    }
}

#[test]
fn a_director_who_plays_changes_only_the_own_team_and_nobody_is_named_in_two() {
    let rules = Rules { meetings: Meetings::Once, final_match: false, places: 4, invites: true };
    let mut event = TeamEvent::new(rules).unwrap();
    let [one, two] = [1, 2].map(TeamId::new);
    for team in 1..=2 {
        event.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1]))).unwrap();
    }
    let own = Err(Refused::OwnEvent);
    for (plays_in, first, second) in [
        (vec![], Ok(()), Ok(())),
        (vec![one], Ok(()), own),
        (vec![two], own, Ok(())),
        (vec![one, two], own, own),
    ] {
        let checked = [one, two].map(|team| event.check_director(team, &plays_in));
        assert_eq!(checked, [first, second], "{plays_in:?}");
    }
    assert!(!event.needs_reason(one));
    event.take(&Step::Accepted { team: one, player: PlayerId::new(11) }).unwrap();
    assert!(event.needs_reason(one) && !event.needs_reason(two));
    // Player 111 is a second account of player 11, who has accepted; player 10 is only invited.
    let is_same = |a: PlayerId, b: PlayerId| a.get() % 100 == b.get() % 100;
    for (players, expected) in [
        (&[20, 21, 22][..], Ok(())),
        (&[20, 10][..], Ok(())),
        (&[20, 11][..], Err(Refused::InAnotherTeam(PlayerId::new(11)))),
        (&[20, 111][..], Err(Refused::InAnotherTeam(PlayerId::new(111)))),
    ] {
        assert_eq!(event.check_apart(&sheet(2, players), is_same), expected, "{players:?}");
    }
}

#[test]
fn a_late_team_joins_while_the_first_round_is_in_play() {
    let rules = Rules { meetings: Meetings::Once, final_match: false, places: 4, invites: true };
    let mut event = TeamEvent::new(rules).unwrap();
    let enter = |event: &mut TeamEvent, team: u64| {
        event.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1, 10 * team + 2]))).unwrap();
    };
    let accept = |event: &mut TeamEvent, team: u64| {
        for player in [10 * team, 10 * team + 1] {
            event.take(&Step::Accepted { team: TeamId::new(team), player: PlayerId::new(player) }).unwrap();
        }
    };
    for team in 1..=3 {
        enter(&mut event, team);
        accept(&mut event, team);
    }
    let late = TeamId::new(4);
    event.take(&Step::Started(Seed::new(1))).unwrap();
    let (first, bye) = (event.ties()[0], event.rounds()[0].bye);
    event.take(&Step::TieBegun(first.number)).unwrap();

    enter(&mut event, 4);
    assert_eq!((event.standings().len(), event.late_teams().count()), (3, 1));
    refused(&mut event, &Step::Joined(late), Refused::Incomplete(late));
    accept(&mut event, 4);
    event.take(&Step::Joined(late)).unwrap();
    refused(&mut event, &Step::Joined(late), Refused::Begun);
    refused(&mut event, &Step::Withdrawn(late), Refused::Begun);
    assert_eq!((event.standings().len(), event.late_teams().count(), event.ties().len()), (4, 0, 6));
    assert_eq!(event.team(late).unwrap().players.len(), 2, "the third has not accepted");
    let [kept, new] = [0, 1].map(|at| event.ties()[at]);
    assert_eq!((kept.number, kept.fixture, kept.state), (first.number, first.fixture, TieState::Playing));
    assert_eq!((Some(new.fixture.a), new.fixture.b), (bye, late));

    // Not after a match of the second round has begun, nor after the first is over.
    refused(&mut event, &Step::Entered(sheet(5, &[50, 51])), Refused::Full);
    let award = |tie| Step::TieAwarded { tie, vp_a: 15, reason: reason() };
    event.take(&award(event.ties()[2].number)).unwrap();
    assert!(!event.takes_late_teams());
    refused(&mut event, &Step::Entered(sheet(5, &[50, 51])), Refused::Begun);
}

#[test]
fn an_event_has_two_to_sixteen_teams() {
    let rules = |places| Rules { meetings: Meetings::Once, final_match: false, places, invites: false };
    assert_eq!(TeamEvent::new(rules(1)), Err(Refused::Places(1)));
    assert_eq!(TeamEvent::new(rules(17)), Err(Refused::Places(17)));
    let mut small = TeamEvent::new(rules(2)).unwrap();
    for team in 1..=2 {
        small.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1]))).unwrap();
    }
    refused(&mut small, &Step::Entered(sheet(3, &[90, 91])), Refused::Full);
    let mut alone = event(1, Meetings::Once, false);
    assert!(matches!(alone.take(&Step::Started(Seed::new(1))), Err(Refused::Schedule(_))));
}

#[test]
fn three_teams_meet_and_the_first_two_play_the_final_as_in_2008() {
    let mut event = event(3, Meetings::Once, true);
    event.take(&Step::Started(Seed::new(5))).unwrap();
    assert_eq!(event.rounds().len(), 3);
    assert!(event.rounds().iter().all(|round| round.bye.is_some() && round.fixtures.len() == 1));
    for number in 1..=3 {
        // With three teams, each tie waits for the one before it.
        assert_eq!(event.due().map(|tie| tie.number.get()).collect::<Vec<_>>(), [number]);
        let tie = *event.tie(TieNumber::new(number)).unwrap();
        // The team with the smaller number wins.
        let a_wins = tie.fixture.a < tie.fixture.b;
        end(&mut event, tie.number, if a_wins { 20 } else { 8 }, if a_wins { 8 } else { 20 });
    }
    assert_eq!(event.phase(), Phase::Final);
    let last = *event.final_tie().unwrap();
    assert_eq!((last.fixture.a.get(), last.fixture.b.get(), last.round), (1, 2, 4));
    let mut even = event.clone();
    end(&mut even, last.number, 40, 40);
    assert_eq!((even.phase(), even.winner()), (Phase::Over, Some(TeamId::new(1))), "equal: the higher place");
    // The final ended 15-15 in victory points, so the IMP decide.
    end(&mut event, last.number, 35, 43);
    assert_eq!((event.phase(), event.winner()), (Phase::Over, Some(TeamId::new(2))));
    refused(&mut event, &Step::Cancelled(reason()), Refused::Over);
}

#[test]
fn the_director_decides_a_tie_or_lets_it_be_played_again() {
    let mut event = event(3, Meetings::Once, true);
    event.take(&Step::Started(Seed::new(5))).unwrap();
    let [one, two] = [1, 2].map(TieNumber::new);
    let award = |tie, vp_a| Step::TieAwarded { tie, vp_a, reason: reason() };
    refused(&mut event, &award(TieNumber::new(9), 18), Refused::NoSuchTie(TieNumber::new(9)));
    refused(&mut event, &award(one, 31), Refused::NotThirty);
    refused(&mut event, &Step::TieReplayed { tie: one, reason: reason() }, Refused::NotPlaying(one));
    refused(&mut event, &Step::TieBegun(two), Refused::NotDue(two));
    event.take(&Step::TieBegun(one)).unwrap();
    refused(&mut event, &Step::TieBegun(one), Refused::NotDue(one));
    event.take(&Step::TieReplayed { tie: one, reason: reason() }).unwrap();
    event.take(&Step::TieBegun(one)).unwrap();
    event.take(&award(one, 18)).unwrap();
    refused(&mut event, &award(one, 12), Refused::Decided(one));
    let vp = VictoryPoints { a: 15, b: 15 };
    refused(&mut event, &Step::TieEnded { tie: one, imp_a: 1, imp_b: 1, vp }, Refused::NotPlaying(one));
    assert_eq!(event.tie(one).unwrap().state, TieState::Awarded(VictoryPoints { a: 18, b: 12 }));
    // Awarded IMP belong to no player.
    assert!(event.standings().iter().all(|row| row.imp_won == 0));
}

#[test]
fn a_lot_parts_equal_teams_before_the_final_and_only_then() {
    let mut event = event(3, Meetings::Once, true);
    event.take(&Step::Started(Seed::new(5))).unwrap();
    refused(&mut event, &Step::LotDrawn(Seed::new(1)), Refused::NoLotNeeded);
    for number in 1..=3 {
        end(&mut event, TieNumber::new(number), 9, 9);
    }
    assert!(event.needs_lot() && event.final_tie().is_none());
    let finals: std::collections::BTreeSet<_> = (0..60)
        .map(|seed| {
            let mut drawn = event.clone();
            drawn.take(&Step::LotDrawn(Seed::new(seed))).unwrap();
            assert_eq!(drawn.lot(), Some(Seed::new(seed)));
            let fixture = drawn.final_tie().unwrap().fixture;
            (fixture.a, fixture.b)
        })
        .collect();
    assert_eq!(finals.len(), 6, "each pair, in each order");
}

#[test]
fn without_a_final_the_first_of_the_standings_has_won() {
    let mut clear = event(2, Meetings::Twice, false);
    clear.take(&Step::Started(Seed::new(5))).unwrap();
    let [first, second] = [*clear.tie(TieNumber::new(1)).unwrap(), *clear.tie(TieNumber::new(2)).unwrap()];
    assert_eq!((first.fixture.a, first.fixture.b), (second.fixture.b, second.fixture.a));
    end(&mut clear, first.number, 30, 20);
    end(&mut clear, second.number, 9, 9);
    assert_eq!((clear.phase(), clear.winner()), (Phase::Over, Some(first.fixture.a)));

    let mut even = event(2, Meetings::Once, false);
    even.take(&Step::Started(Seed::new(5))).unwrap();
    end(&mut even, TieNumber::new(1), 9, 9);
    assert_eq!((even.phase(), even.winner()), (Phase::Over, None));
}

proptest! {
    /// In whatever order teams with the same numbers enter, the same seed gives the same schedule.
    #[test]
    fn a_sorted_schedule_follows_from_the_teams_and_the_seed(
        teams in 2_u64..=7,
        again in proptest::collection::vec(0_u64..7, 0..20),
        seed in any::<u64>(),
    ) {
        let mut first = event(teams, Meetings::Once, false);
        let mut other = first.clone();
        for team in again.into_iter().map(|team| team % teams + 1) {
            other.take(&Step::Withdrawn(TeamId::new(team))).unwrap();
            other.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1]))).unwrap();
        }
        for event in [&mut first, &mut other] {
            event.take(&Step::Started(Seed::of_sorted(seed))).unwrap();
        }
        prop_assert_eq!(first.ties(), other.ties());
    }

    /// For any results and any order of ties, no team plays twice at once, every pair meets as often as it should, and
    /// the event ends.
    #[test]
    fn every_event_ends(
        teams in 2_u64..=7,
        twice in any::<bool>(),
        final_match in any::<bool>(),
        seed in any::<u64>(),
        lots in proptest::collection::vec((0_usize..100, 0_u32..40, 0_u32..40), 50),
    ) {
        let meetings = if twice { Meetings::Twice } else { Meetings::Once };
        let mut event = event(teams, meetings, final_match);
        event.take(&Step::Started(Seed::new(seed))).unwrap();
        let mut lots = lots.into_iter().cycle();
        while event.phase() != Phase::Over {
            if event.needs_lot() {
                event.take(&Step::LotDrawn(Seed::new(seed))).unwrap();
                continue;
            }
            let due: Vec<TieNumber> = event.due().map(|tie| tie.number).collect();
            let playing: Vec<TieNumber> =
                event.ties().iter().filter(|tie| tie.state == TieState::Playing).map(|tie| tie.number).collect();
            let mut busy = std::collections::BTreeSet::new();
            for tie in event.ties().iter().filter(|tie| tie.state == TieState::Playing) {
                prop_assert!(busy.insert(tie.fixture.a) && busy.insert(tie.fixture.b));
            }
            let (at, imp_a, imp_b) = lots.next().unwrap();
            if let Some(tie) = due.get(at % (due.len() + playing.len())) {
                event.take(&Step::TieBegun(*tie)).unwrap();
            } else {
                let tie = playing[at % playing.len()];
                let a = 15 + imp_a.min(15) - imp_b.min(15);
                let vp = VictoryPoints { a, b: 30 - a };
                event.take(&Step::TieEnded { tie, imp_a, imp_b, vp }).unwrap();
            }
        }
        let meets = if twice { 2 } else { 1 };
        let robin = teams * (teams - 1) / 2 * meets;
        prop_assert_eq!(event.ties().len() as u64, robin + u64::from(final_match));
        let rows = event.standings();
        prop_assert!(rows.iter().all(|row| u64::from(row.played) == (teams - 1) * meets));
        prop_assert_eq!(rows.iter().map(|row| u64::from(row.vp)).sum::<u64>(), robin * 30);
        prop_assert!(!final_match || event.winner().is_some());
    }
}

#[test]
fn people_are_invited_and_belong_to_a_team_once_they_have_accepted() {
    let rules = Rules { meetings: Meetings::Once, final_match: false, places: 4, invites: true };
    let mut event = TeamEvent::new(rules).unwrap();
    let [one, two] = [TeamId::new(1), TeamId::new(2)];
    let accepted = |team, player| Step::Accepted { team, player: PlayerId::new(player) };
    event.take(&Step::Entered(sheet(1, &[10, 11, 12]))).unwrap();
    event.take(&accepted(one, 10)).unwrap();
    // Two teams may invite the same person. The person belongs to the team whose invitation is accepted first.
    event.take(&Step::Entered(sheet(2, &[20, 21, 11]))).unwrap();
    event.take(&accepted(two, 20)).unwrap();
    assert_eq!(event.invited().len(), 4);
    event.take(&accepted(one, 11)).unwrap();
    refused(&mut event, &accepted(two, 11), Refused::InAnotherTeam(PlayerId::new(11)));
    refused(&mut event, &accepted(one, 11), Refused::InAnotherTeam(PlayerId::new(11)));
    refused(&mut event, &accepted(one, 99), Refused::NotInvited(one));
    refused(&mut event, &Step::Started(Seed::new(1)), Refused::Incomplete(two));
    assert_eq!(event.invited(), [(one, PlayerId::new(12)), (two, PlayerId::new(21))]);
    // A player who is left out and named again has to accept again.
    event.take(&Step::Changed(sheet(1, &[10, 12]))).unwrap();
    event.take(&Step::Changed(sheet(1, &[10, 11, 12]))).unwrap();
    assert!(!event.is_member(one, PlayerId::new(11)));
    event.take(&accepted(one, 11)).unwrap();
    event.take(&accepted(two, 21)).unwrap();
    event.take(&Step::Started(Seed::new(1))).unwrap();
    let players =
        |team| event.team(team).unwrap().players.iter().map(|player| player.get()).collect::<Vec<_>>();
    assert_eq!((players(one), players(two)), (vec![10, 11], vec![20, 21]), "other invitations have lapsed");
    assert_eq!(event.invited(), []);
}

#[test]
fn a_team_without_its_captain_cannot_start() {
    let rules = Rules { meetings: Meetings::Once, final_match: false, places: 2, invites: true };
    let mut event = TeamEvent::new(rules).unwrap();
    for team in 1..=2_u64 {
        event.take(&Step::Entered(sheet(team, &[10 * team, 10 * team + 1, 10 * team + 2]))).unwrap();
        for player in [1, 2] {
            let player = PlayerId::new(10 * team + player);
            event.take(&Step::Accepted { team: TeamId::new(team), player }).unwrap();
        }
    }
    let player = PlayerId::new(10);
    event.take(&Step::Accepted { team: TeamId::new(1), player }).unwrap();
    refused(&mut event, &Step::Started(Seed::new(1)), Refused::Incomplete(TeamId::new(2)));
}
