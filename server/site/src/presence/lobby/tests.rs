//! Tests of the lobby.

use super::*;
use wire::{MatchFormat, Millis, Options, Score, Seat, StartRule, TableSettings};

fn id(byte: u8) -> MatchId {
    MatchId::from_row(byte.into())
}

fn table(byte: u8, invited: Option<&str>) -> TableView {
    TableView {
        id: id(byte).to_wire(),
        settings: TableSettings {
            format: MatchFormat::Normal,
            rated: false,
            time: TimeControl::None,
            options: Options::default(),
            start: StartRule::OpeningThrow,
            dice: wire::DiceRule::Served,
            illegal_plays: wire::IllegalPlays::Corrected,
            stake: None,
        },
        list: None,
        limited: false,
        unstaked: false,
        opener: "anna".to_owned(),
        opener_look: wire::Look::default(),
        opener_rating: 1500.0,
        opener_provisional: false,
        invited: invited.map(str::to_owned),
        by_link: false,
        ratings: None,
        seated: Vec::new(),
        dice_commitment: String::new(),
        rematch_of: None,
        tournament: None,
        team_match: false,
        opened_at: Millis(0),
    }
}

fn player(name: &str, activity: PlayerActivity) -> LobbyPlayer {
    LobbyPlayer {
        name: name.to_owned(),
        look: wire::Look::default(),
        bot: false,
        guest: false,
        casual: 1500.0,
        stakes: 1500.0,
        casual_provisional: false,
        stakes_provisional: false,
        activity,
    }
}

fn match_of(byte: u8, name: &str) -> MatchSummary {
    MatchSummary {
        id: id(byte).to_wire(),
        settings: table(byte, None).settings,
        seats: vec![MatchSummarySeat {
            seat: Seat::White,
            name: name.to_owned(),
            look: wire::Look::default(),
            bot: false,
            rating: 1500.0,
            rating_after: None,
            provisional: false,
        }],
        score: Score::default(),
        started_at: Millis(0),
        ended_at: None,
        outcome: None,
        event: None,
        voided: false,
    }
}

#[test]
fn only_differences_are_told() {
    let mut lobby = Lobby::default();
    lobby.set_player(player("anna", PlayerActivity::Online));
    let known = lobby.version();
    lobby.set_player(player("anna", PlayerActivity::Online));
    assert_eq!(lobby.since(known, None), LobbyUpdate::Nothing);
    lobby.set_match(id(1), Some(match_of(1, "anna")));
    lobby.set_match(id(1), Some(match_of(1, "anna")));
    lobby.remove_player("berta");
    let LobbyUpdate::Changes(changes) = lobby.since(known, None) else { panic!("differences are known") };
    assert_eq!(
        changes,
        [
            LobbyChange::Match { summary: match_of(1, "anna") },
            LobbyChange::Player { player: player("anna", PlayerActivity::Playing) },
        ]
    );
    assert_eq!(lobby.since(lobby.version(), None), LobbyUpdate::Nothing);
}

#[test]
fn the_activity_of_a_user_is_shown_correctly() {
    let mut lobby = Lobby::default();
    lobby.set_player(player("anna", PlayerActivity::Online));
    let does = |lobby: &Lobby| lobby.activity("anna").unwrap();
    assert_eq!(does(&lobby), PlayerActivity::Online);
    // A seat reserved for one player is not an open table.
    lobby.set_table(id(1), Some(table(1, Some("carl"))));
    assert_eq!(does(&lobby), PlayerActivity::Online);
    lobby.set_table(id(2), Some(table(2, None)));
    lobby.set_table(id(3), Some(table(3, None)));
    assert_eq!(does(&lobby), PlayerActivity::Ready);
    lobby.set_idle("anna", true);
    assert_eq!(does(&lobby), PlayerActivity::Idle);
    lobby.set_table(id(2), None);
    lobby.set_match(id(2), Some(match_of(2, "anna")));
    assert_eq!(does(&lobby), PlayerActivity::Playing);
    // A changed score does not count as a new match.
    let scored = MatchSummary { score: Score { white: 1, black: 0 }, ..match_of(2, "anna") };
    lobby.set_match(id(2), Some(scored));
    lobby.set_match(id(2), None);
    assert_eq!(does(&lobby), PlayerActivity::Idle);
    lobby.set_idle("anna", false);
    assert_eq!(does(&lobby), PlayerActivity::Ready, "the third table still waits");
    lobby.set_table(id(3), None);
    let mut by_post = match_of(4, "anna");
    by_post.settings.time = TimeControl::Correspondence { days_per_turn: 3 };
    lobby.set_match(id(4), Some(by_post));
    assert_eq!(does(&lobby), PlayerActivity::Online, "in a correspondence match nobody sits at the table");
    // A player who returns is not idle.
    lobby.set_idle("anna", true);
    lobby.remove_player("anna");
    lobby.set_idle("anna", true);
    lobby.set_player(player("anna", PlayerActivity::Online));
    assert_eq!(does(&lobby), PlayerActivity::Online);
}

#[test]
fn a_match_that_both_players_have_left_is_not_shown() {
    let mut lobby = Lobby::default();
    let shown = |lobby: &Lobby| lobby.snapshot(None).matches.len();
    let mut summary = match_of(1, "anna");
    let seat = |name: &str, bot| MatchSummarySeat { name: name.to_owned(), bot, ..summary.seats[0].clone() };
    let (berta, bot) = (seat("berta", false), seat("Pip", true));
    summary.seats.push(berta);
    lobby.set_match(id(1), Some(summary.clone()));
    assert_eq!(shown(&lobby), 0);
    lobby.set_player(player("anna", PlayerActivity::Online));
    lobby.set_player(player("berta", PlayerActivity::Online));
    assert_eq!(shown(&lobby), 1);
    lobby.remove_player("anna");
    assert_eq!(shown(&lobby), 1, "one of them is here");
    let known = lobby.version();
    lobby.remove_player("berta");
    let LobbyUpdate::Changes(changes) = lobby.since(known, None) else { panic!("differences are known") };
    assert!(changes.contains(&LobbyChange::MatchGone { id: id(1).to_wire() }), "{changes:?}");
    assert_eq!(shown(&lobby), 0);
    // The score changes while both players are away; then one returns.
    summary.score.white = 1;
    lobby.set_match(id(1), Some(summary.clone()));
    assert_eq!(shown(&lobby), 0);
    lobby.set_player(player("berta", PlayerActivity::Online));
    assert_eq!(lobby.snapshot(None).matches, [summary.clone()]);
    // A bot is always present, so it does not count: the match is hidden while the person is away.
    summary.seats[1] = bot;
    lobby.set_match(id(2), Some(summary));
    lobby.set_player(player("Pip", PlayerActivity::Online));
    assert_eq!(shown(&lobby), 1);
    lobby.set_match(id(1), None);
    lobby.set_match(id(2), None);
    assert!(lobby.seated.is_empty() && lobby.deserted.is_empty());
}

#[test]
fn an_invitation_is_seen_by_the_two_it_concerns() {
    let mut lobby = Lobby::default();
    let start = lobby.version();
    lobby.set_table(id(1), Some(table(1, Some("carl"))));
    for (viewer, sees) in [(None, false), (Some("berta"), false), (Some("anna"), true), (Some("carl"), true)]
    {
        assert_eq!(!lobby.snapshot(viewer).tables.is_empty(), sees, "{viewer:?}");
        assert_eq!(lobby.since(start, viewer) != LobbyUpdate::Nothing, sees, "{viewer:?}");
    }
    let open = lobby.version();
    lobby.set_table(id(1), None);
    assert_eq!(lobby.since(open, Some("berta")), LobbyUpdate::Nothing);
    assert_eq!(
        lobby.since(open, Some("carl")),
        LobbyUpdate::Changes(vec![LobbyChange::TableGone { id: id(1).to_wire() }])
    );
}

#[test]
fn a_table_by_link_is_shown_to_its_opener_alone() {
    let mut lobby = Lobby::default();
    lobby.set_table(id(1), Some(TableView { by_link: true, ..table(1, None) }));
    for (viewer, sees) in [(None, false), (Some("berta"), false), (Some("anna"), true)] {
        assert_eq!(!lobby.snapshot(viewer).tables.is_empty(), sees, "{viewer:?}");
    }
}

#[test]
fn fifteen_hundred_guests_are_a_number_and_named_players_stay_listed() {
    let guest = |number: usize| {
        let name = format!("Guest-{number:07}");
        LobbyPlayer { guest: true, ..player(&name, PlayerActivity::Online) }
    };
    let mut lobby = Lobby::default();
    (0..1_500).for_each(|number| lobby.set_player(guest(number)));
    let crowded = lobby.version();
    lobby.set_player(player("anna", PlayerActivity::Online));
    let snapshot = lobby.snapshot(None);
    assert_eq!((snapshot.people, snapshot.guests, snapshot.players.len()), (1_501, 1_500, 200));
    assert_eq!(snapshot.players[0].name, "anna");
    let bytes = serde_json::to_vec(&snapshot).unwrap().len();
    assert!(bytes < 48 * 1_024, "{bytes} bytes");
    let everybody = Lobby::with(LobbyBounds { players: 10_000, ..LobbyBounds::default() });
    let unbounded = (0..1_500).fold(everybody, |mut lobby, number| {
        lobby.set_player(guest(number));
        lobby
    });
    assert!(serde_json::to_vec(&unbounded.snapshot(None)).unwrap().len() > 6 * bytes);

    // One guest makes room, and the number is sent once.
    let LobbyUpdate::Changes(changes) = lobby.since(crowded, None) else { panic!("differences are known") };
    assert!(matches!(&changes[0], LobbyChange::PlayerGone { name } if name.starts_with("Guest-")));
    assert!(matches!(&changes[1], LobbyChange::Player { player } if player.name == "anna"));
    assert_eq!(changes[2..], [LobbyChange::Crowd { people: 1_501, guests: 1_500 }]);
    // Unlisted players change only the number.
    let known = lobby.version();
    lobby.remove_player("Guest-0001499");
    lobby.set_player(guest(1_499));
    lobby.set_idle("Guest-0001499", true);
    lobby.remove_player("Guest-0001498");
    assert_eq!(
        lobby.since(known, None),
        LobbyUpdate::Changes(vec![LobbyChange::Crowd { people: 1_500, guests: 1_499 }])
    );
    // A free place in the list is filled.
    let known = lobby.version();
    lobby.remove_player("anna");
    let LobbyUpdate::Changes(changes) = lobby.since(known, None) else { panic!("differences are known") };
    assert!(matches!(&changes[0], LobbyChange::PlayerGone { name } if name == "anna"));
    assert!(matches!(&changes[1], LobbyChange::Player { player } if player.guest));
    assert_eq!(lobby.snapshot(None).players.len(), 200);

    // The search finds unlisted players, page by page.
    let (found, next) = lobby.find_players("guest-00014", None, 60);
    assert_eq!((found.len(), found[59].name.as_str()), (60, "Guest-0001459"));
    let (rest, next) = lobby.find_players("GUEST-00014", next.as_deref(), 60);
    assert_eq!((rest.len(), rest[0].name.as_str(), next), (39, "Guest-0001460", None));
}

#[test]
fn tables_of_guests_do_not_push_out_those_of_others() {
    let mut lobby = Lobby::with(LobbyBounds { tables: 3, ..LobbyBounds::default() });
    let of = |byte: u8, opener: &str| TableView { opener: opener.to_owned(), ..table(byte, None) };
    for byte in 1..=9 {
        lobby.set_table(id(byte), Some(of(byte, &format!("Guest-000000{byte}"))));
    }
    lobby.set_table(id(10), Some(of(10, "berta")));
    let seen = |viewer: Option<&str>| -> Vec<String> {
        lobby.snapshot(viewer).tables.into_iter().map(|table| table.opener).collect()
    };
    assert_eq!(seen(None), ["berta", "Guest-0000001", "Guest-0000002"]);
    assert_eq!(seen(Some("Guest-0000009")), ["Guest-0000009", "berta", "Guest-0000001"]);
}

/// Regression: 20 new accounts with five tables each hid all other tables.
#[test]
fn a_crowd_with_many_tables_leaves_room_for_one_table_of_everybody() {
    let mut lobby = Lobby::with(LobbyBounds { tables: 5, ..LobbyBounds::default() });
    let of = |byte: u8, opener: &str, is_new: bool| TableView {
        opener: opener.to_owned(),
        opener_provisional: is_new,
        opened_at: Millis(byte.into()),
        ..table(byte, None)
    };
    for (place, byte) in (1..=20).enumerate() {
        lobby.set_table(id(byte), Some(of(byte, ["crowd-1", "crowd-2", "crowd-3"][place % 3], true)));
    }
    for byte in [21, 22, 23] {
        lobby.set_table(id(byte), Some(of(byte, "berta", true)));
    }
    let seen = |lobby: &Lobby| -> Vec<(String, i64)> {
        let tables = lobby.snapshot(None).tables.into_iter();
        tables.map(|table| (table.opener, table.opened_at.0)).collect()
    };
    let of_each = [("crowd-3", 18), ("crowd-1", 19), ("crowd-2", 20), ("berta", 23)];
    let shown = seen(&lobby);
    assert_eq!(shown.len(), 5);
    for (opener, at) in of_each {
        assert!(shown.contains(&(opener.to_owned(), at)), "{opener}: {shown:?}");
    }
    assert!(shown.is_sorted_by_key(|(_, at)| *at), "the longest waiting first: {shown:?}");
    // Accounts without an established rating, however many, leave room for those with one.
    for byte in 24..=40 {
        lobby.set_table(id(byte), Some(of(byte, &format!("crowd-{byte}"), true)));
    }
    lobby.set_table(id(41), Some(of(41, "carl", false)));
    assert_eq!(seen(&lobby).last(), Some(&("carl".to_owned(), 41)));
}

/// Regression: 12 accounts with 20 games each against a bot hid all other matches.
#[test]
fn a_crowd_with_many_matches_leaves_room_for_one_match_of_everybody() {
    let mut lobby = Lobby::with(LobbyBounds { matches: 4, ..LobbyBounds::default() });
    let between = |byte: u8, white: &str, black: &str| {
        let mut summary = match_of(byte, white);
        let other =
            MatchSummarySeat { name: black.to_owned(), bot: black == "Pip", ..summary.seats[0].clone() };
        summary.seats.push(other);
        summary.started_at = Millis(byte.into());
        summary
    };
    for name in ["anna", "berta", "carl", "crowd-1", "crowd-2"] {
        lobby.set_player(player(name, PlayerActivity::Online));
    }
    lobby.set_match(id(1), Some(between(1, "anna", "berta")));
    lobby.set_match(id(2), Some(between(2, "carl", "Pip")));
    for byte in 3..=20 {
        let crowd = if byte % 2 == 0 { "crowd-1" } else { "crowd-2" };
        lobby.set_match(id(byte), Some(between(byte, crowd, "Pip")));
    }
    let shown: Vec<i64> = lobby.snapshot(None).matches.iter().map(|summary| summary.started_at.0).collect();
    assert_eq!(shown, [20, 19, 2, 1]);
}

#[test]
fn a_client_too_far_behind_gets_everything() {
    let mut lobby = Lobby::default();
    let start = lobby.version();
    for _ in 0..=HISTORY_MAX {
        lobby.set_player(player("anna", PlayerActivity::Ready));
        lobby.remove_player("anna");
    }
    assert_eq!(lobby.since(start, None), LobbyUpdate::Everything(lobby.snapshot(None)));
}
