//! Tests of the two forms of a log on real databases.

use dice::Bytes32;
use diesel::connection::SimpleConnection as _;
use rules::{BySide, Die, MatchPoints, Roll};

use super::*;
use crate::{
    account::{Account, AccountKind, Look, UserName},
    facts::Facts,
    id::UserId,
    ledger::Start,
    progress::{self, Progress},
    tests::on_each_database,
    users,
};

/// The end of the match of these tests.
const ENDED: Millis = Millis(10_000);
const AFTER_END: Millis = Millis(10_001);

fn rolled(side: Side) -> Event {
    Event::Rolled { side, roll: Roll::new(Die::ALL[2], Die::ALL[0]) }
}

fn entry(after: u32, at: Millis, cause: Cause, events: Vec<Event>) -> NewEvents {
    NewEvents { id: MatchId::from_row(7), after, at, cause, events }
}

fn action(side: Side, request: &str) -> Cause {
    Cause::Action { side, request: RequestId(request.to_owned()) }
}

/// Stores a finished match with four events.
fn finished_match(connection: &mut AnyConn) -> MatchId {
    for (number, name) in [(1, "anna"), (2, "bert")] {
        let player = Account {
            id: UserId::from_row(number),
            name: UserName::parse(name).unwrap(),
            kind: AccountKind::Guest,
            owner: None,
            created_at: Millis(0),
            look: Look::default(),
        };
        users::insert(connection, &player, None, Start::Nothing).unwrap();
    }
    let settings = r#"{"format":{"kind":"points","length":5},"rated":false,"time":{"kind":"none"}}"#;
    let settings = stored::from_json("a test", settings).unwrap();
    let id = MatchId::from_row(7);
    let table = Facts::open(id, settings, UserId::from_row(1), Bytes32([0; 32]), Millis(1));
    crate::matches::insert(connection, &table).unwrap();
    for entry in [
        entry(0, Millis(100), Cause::Nobody, vec![rolled(Side::White)]),
        entry(1, Millis(250), action(Side::White, "r1"), vec![rolled(Side::Black), rolled(Side::White)]),
        entry(3, ENDED, action(Side::Black, "r2"), vec![Event::StopAsked { side: Side::Black }]),
    ] {
        append(connection, &entry).unwrap();
    }
    connection
        .batch_execute(
            "UPDATE matches SET status = 'finished', white_id = 1, black_id = 2, started_at = 100, \
             ended_at = 10000, winner = 'white', ending = 'completed', last_seq = 4",
        )
        .unwrap();
    id
}

/// Returns everything that readers learn of a log.
fn told(connection: &mut AnyConn, id: MatchId) -> String {
    let logs = [0, 1, 3, 4, 5].map(|seq| after(connection, id, seq).unwrap());
    let acted =
        Side::ALL.map(|side| [0, 1, 3, 4].map(|seq| has_acted_since(connection, id, side, seq).unwrap()));
    let answers = Side::ALL.map(|side| {
        ["r1", "r2", "r3"].map(|name| answer_to(connection, id, side, &RequestId(name.to_owned())).unwrap())
    });
    format!("{logs:?} {acted:?} {answers:?} {}", last_seq(connection, id).unwrap())
}

#[test]
fn a_packed_log_reads_as_before() {
    on_each_database("packed_reads", |connection| {
        let id = finished_match(connection);
        let (rows, before) = (rows_after(connection, id, 0).unwrap(), told(connection, id));
        assert_eq!((rows.len(), last_seq(connection, id).unwrap()), (4, 4));
        assert_eq!(packed_logs::due(connection, ENDED, 10).unwrap(), []);
        assert_eq!(packed_logs::due(connection, AFTER_END, 10).unwrap(), [id]);
        // The second time is another node's.
        for _ in 0..2 {
            pack(connection, id).unwrap();
            assert_eq!(unpacked_after(connection, id, 0).unwrap(), []);
            assert_eq!(rows_after(connection, id, 0).unwrap(), rows);
            assert_eq!(told(connection, id), before);
            assert_eq!(packed_logs::due(connection, AFTER_END, 10).unwrap(), []);
        }
    });
}

#[test]
fn a_match_in_play_is_not_packed() {
    on_each_database("packed_in_play", |connection| {
        let id = finished_match(connection);
        connection
            .batch_execute(
                "UPDATE matches SET status = 'playing', ended_at = NULL, winner = NULL, ending = NULL",
            )
            .unwrap();
        assert_eq!(packed_logs::due(connection, AFTER_END, 10).unwrap(), []);
        pack(connection, id).unwrap();
        assert_eq!(unpacked_after(connection, id, 0).unwrap().len(), 4);
        assert_eq!(packed_logs::of_match(connection, id).unwrap(), []);
    });
}

/// The rules refuse every action in a finished match. Should events be appended nevertheless, none is lost.
#[test]
fn events_after_a_packed_log_are_read_with_it() {
    on_each_database("packed_and_more", |connection| {
        let id = finished_match(connection);
        let packed = rows_after(connection, id, 0).unwrap();
        pack(connection, id).unwrap();
        let more = entry(4, AFTER_END, action(Side::White, "r3"), vec![rolled(Side::White)]);
        append(connection, &more).unwrap();
        let rows = rows_after(connection, id, 0).unwrap();
        assert_eq!(rows.split_last().unwrap().1, packed);
        assert_eq!(
            after(connection, id, 2).unwrap().iter().map(|one| one.seq).collect::<Vec<_>>(),
            [3, 4, 5]
        );
        assert_eq!(last_seq(connection, id).unwrap(), 5);
        assert!(has_acted_since(connection, id, Side::White, 4).unwrap());
        for (request, side, seq) in [("r1", Side::White, 3), ("r2", Side::Black, 4), ("r3", Side::White, 5)] {
            let answer = answer_to(connection, id, side, &RequestId(request.to_owned())).unwrap();
            assert_eq!(answer, Some(seq), "{request}");
        }
    });
}

/// The key of the log no longer refuses a writer that is late. The row of the match does.
#[test]
fn nothing_is_appended_in_the_middle_of_a_packed_log() {
    on_each_database("packed_middle", |connection| {
        let id = finished_match(connection);
        pack(connection, id).unwrap();
        let before = told(connection, id);
        let progress = Progress {
            last_seq: 3,
            to_act: None,
            next_deadline: None,
            points: BySide { white: MatchPoints::ZERO, black: MatchPoints::ZERO },
            has_played: BySide { white: false, black: false },
            finished: None,
        };
        let late = entry(2, AFTER_END, action(Side::White, "r3"), vec![rolled(Side::White)]);
        let appended: Result<(), DbError> = connection.transaction(|connection| {
            append(connection, &late)?;
            progress::advance(connection, &late, &progress).map(drop)
        });
        assert!(appended.unwrap_err().is_conflict());
        assert_eq!(told(connection, id), before);
    });
}

#[test]
fn a_transaction_that_fails_leaves_the_log_as_it_was() {
    on_each_database("packed_failures", |connection| {
        let id = finished_match(connection);
        let before = told(connection, id);
        let failed: Result<(), DbError> = connection.transaction(|connection| {
            pack(connection, id)?;
            Err(DbError::Closed)
        });
        assert!(matches!(failed, Err(DbError::Closed)), "{failed:?}");
        assert_eq!(unpacked_after(connection, id, 0).unwrap().len(), 4);
        assert_eq!(packed_logs::of_match(connection, id).unwrap(), []);
        assert_eq!(packed_logs::due(connection, AFTER_END, 10).unwrap(), [id]);
        assert_eq!(told(connection, id), before);
    });
}

#[test]
fn a_damaged_packed_log_is_an_error_that_names_it() {
    on_each_database("packed_damage", |connection| {
        let id = finished_match(connection);
        pack(connection, id).unwrap();
        connection.batch_execute("UPDATE packed_logs SET bytes = bytes + 1").unwrap();
        for broken in [
            after(connection, id, 0).map(drop),
            last_seq(connection, id).map(drop),
            has_acted_since(connection, id, Side::White, 0).map(drop),
            answer_to(connection, id, Side::White, &RequestId("r1".to_owned())).map(drop),
        ] {
            let Err(DbError::Broken(what)) = &broken else { panic!("{broken:?}") };
            assert!(what.contains("packed_logs") && what.contains(&id.to_string()), "{what}");
        }
    });
}
