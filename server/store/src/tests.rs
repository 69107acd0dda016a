//! Tests of the store's guarantees on a real database.

use std::{
    sync::mpsc,
    task::{Context, Poll, Waker},
};

use diesel::{
    RunQueryDsl as _,
    connection::{Connection as _, SimpleConnection as _},
    sql_query,
    sql_types::BigInt,
};
use futures_util::future::maybe_done;
use tempfile::TempDir;

use moment::Millis;

use super::{AnyConn, DbError, OpenedBy, SqliteDurability, Store, StoreSettings};
use crate::{
    account::{Account, AccountKind, Look, UserName},
    connect::{Access, Connector},
    decisions::{self, Origin, PackedDecisions, StakesKind},
    facts::Both,
    id::{LibraryMatchId, UserId},
    import_analyses::{self, NewLibraryAnalysis},
    ledger::Start,
    library::{self, FoundMatch, NewLibraryMatch, Room},
    mends::{self, Mend},
    metrics::Metrics,
    migrations, users,
};

struct TestStore {
    store: Store,
    metrics: Metrics,
    folder: TempDir,
}

impl TestStore {
    /// Opens a SQLite store with one table `notes (id, text)`, both columns unique.
    async fn open() -> TestStore {
        let folder = tempfile::tempdir().unwrap();
        let test = TestStore::open_in(folder);
        test.store
            .write(|connection| {
                sql_query("CREATE TABLE notes (id BIGINT NOT NULL PRIMARY KEY, text TEXT NOT NULL UNIQUE)")
                    .execute(connection)?;
                Ok::<_, DbError>(())
            })
            .await
            .unwrap();
        test
    }

    fn open_in(folder: TempDir) -> TestStore {
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Full,
            connections_max: 4,
        };
        let metrics = Metrics::new();
        let store = Store::open(&settings, OpenedBy::Tool, metrics.store.clone()).unwrap();
        TestStore { store, metrics, folder }
    }

    async fn reopen(self) -> TestStore {
        self.store.close().await;
        TestStore::open_in(self.folder)
    }

    async fn insert(&self, id: i64) -> Result<(), DbError> {
        self.store.write(move |connection| insert(connection, id, &format!("note {id}"))).await
    }

    async fn count(&self) -> i64 {
        self.store.read(count).await.unwrap()
    }

    /// Blocks the writer until the returned sender is used or dropped.
    async fn hold_writer(&self) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Result<(), DbError>>) {
        let (release, released) = mpsc::channel();
        let (running, is_running) = tokio::sync::oneshot::channel();
        let store = self.store.clone();
        let held = tokio::spawn(async move {
            store
                .write(move |_| {
                    running.send(()).unwrap();
                    // Dropping the sender releases as well.
                    released.recv().unwrap_or_default();
                    Ok::<_, DbError>(())
                })
                .await
        });
        is_running.await.unwrap();
        (release, held)
    }

    fn metric(&self, name: &str) -> u64 {
        let text = self.metrics.to_text();
        let line = text.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
        line.rsplit(' ').next().unwrap().parse().unwrap()
    }
}

/// Polls each write once, which queues it (or has it refused). The returned future gives all results.
fn queue<T, F: Future<Output = T>>(writes: impl IntoIterator<Item = F>) -> impl Future<Output = Vec<T>> {
    let mut waiting: Vec<_> = writes.into_iter().map(|write| Box::pin(maybe_done(write))).collect();
    let mut context = Context::from_waker(Waker::noop());
    for write in &mut waiting {
        // The result stays inside, ready or not.
        let _: Poll<()> = write.as_mut().poll(&mut context);
    }
    async move {
        let mut results = Vec::with_capacity(waiting.len());
        for mut write in waiting {
            write.as_mut().await;
            results.push(write.as_mut().take_output().expect("a write that was awaited has a result"));
        }
        results
    }
}

/// Opens a PostgreSQL store with the table `notes` in its own schema, if there is a PostgreSQL to test with.
async fn on_postgres(schema: &str) -> Option<Store> {
    let server = std::env::var("FULLPRIME_TEST_POSTGRES").ok()?;
    let mut connection = diesel::PgConnection::establish(&server).unwrap();
    connection
        .batch_execute(&format!(
            "DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema};
             CREATE TABLE {schema}.notes (id BIGINT NOT NULL PRIMARY KEY, text TEXT NOT NULL UNIQUE)"
        ))
        .unwrap();
    let settings = StoreSettings {
        url: format!("{server}&options=-csearch_path%3D{schema}").parse().unwrap(),
        durability: SqliteDurability::Full,
        connections_max: 2,
    };
    let opened = tokio::task::spawn_blocking(move || {
        Store::open(&settings, OpenedBy::Server, Metrics::new().store).unwrap()
    });
    Some(opened.await.unwrap())
}

/// Runs a test on SQLite, and in a schema of its own on PostgreSQL if there is one.
pub(crate) fn on_each_database(schema: &str, test: impl Fn(&mut AnyConn)) {
    let open = |url: &str| {
        let connector = Connector::new(&url.parse().unwrap(), SqliteDurability::Full).unwrap();
        connector.connect(Access::Writer).unwrap()
    };
    let folder = tempfile::tempdir().unwrap();
    let mut sqlite = open(&format!("sqlite:{}", folder.path().join("a.db").display()));
    migrations::migrate(&mut sqlite).unwrap();
    test(&mut sqlite);
    let Ok(server) = std::env::var("FULLPRIME_TEST_POSTGRES") else { return };
    let mut postgres = open(&server);
    postgres
        .batch_execute(&format!(
            "DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}; SET search_path = {schema}"
        ))
        .unwrap();
    migrations::migrate(&mut postgres).unwrap();
    test(&mut postgres);
    postgres.batch_execute(&format!("DROP SCHEMA {schema} CASCADE")).unwrap();
}

fn insert(connection: &mut AnyConn, id: i64, text: &str) -> Result<(), DbError> {
    sql_query("INSERT INTO notes (id, text) VALUES ($1, $2)")
        .bind::<BigInt, _>(id)
        .bind::<diesel::sql_types::Text, _>(text)
        .execute(connection)?;
    Ok(())
}

#[derive(diesel::QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

fn count(connection: &mut AnyConn) -> Result<i64, DbError> {
    let row: Count = sql_query("SELECT COUNT(*) AS n FROM notes").get_result(connection)?;
    Ok(row.n)
}

#[tokio::test]
async fn writes_that_wait_are_committed_together() {
    let test = TestStore::open().await;
    let (commits, writes) = ("bg_store_commit_writes_count", "bg_store_commit_writes_sum");
    let (commits_before, writes_before) = (test.metric(commits), test.metric(writes));
    let (release, held) = test.hold_writer().await;
    let waiting = queue((1..=200).map(|id| test.insert(id)));
    release.send(()).unwrap();
    held.await.unwrap().unwrap();
    for result in waiting.await {
        result.unwrap();
    }
    assert_eq!(test.count().await, 200);
    assert_eq!(test.metric(writes) - writes_before, 201);
    let commits = test.metric(commits) - commits_before;
    assert!(commits <= 100, "{commits} commits for 201 writes");
}

#[tokio::test]
async fn a_write_that_fails_undoes_itself_alone() {
    let test = TestStore::open().await;
    let (release, held) = test.hold_writer().await;
    let waiting = queue((0..30).map(|id| {
        test.store.write(move |connection| {
            insert(connection, id, &format!("note {id}"))?;
            match id % 3 {
                0 => Ok(()),
                1 => Err(DbError::Broken("on purpose".to_owned())),
                _ => connection.transaction(|connection| {
                    insert(connection, id + 1_000, &format!("note {id} again"))?;
                    panic!("on purpose")
                }),
            }
        })
    }));
    release.send(()).unwrap();
    held.await.unwrap().unwrap();
    for (id, result) in waiting.await.into_iter().enumerate() {
        match id % 3 {
            0 => result.unwrap(),
            1 => assert!(matches!(result, Err(DbError::Broken(_))), "{result:?}"),
            _ => assert!(matches!(result, Err(DbError::Panicked)), "{result:?}"),
        }
    }
    assert_eq!(test.count().await, 10);
    test.insert(5_000).await.unwrap();
}

#[tokio::test]
async fn a_taken_key_is_a_conflict_that_names_it() {
    let test = TestStore::open().await;
    test.insert(1).await.unwrap();
    let same_key = test.store.write(|connection| insert(connection, 1, "another")).await.unwrap_err();
    assert!(matches!(&same_key, DbError::Conflict(key) if key == "notes.id"), "{same_key}");
    let same_text = test.store.write(|connection| insert(connection, 2, "note 1")).await.unwrap_err();
    assert!(matches!(&same_text, DbError::Conflict(key) if key == "notes.text"), "{same_text}");
    let caught = test
        .store
        .write(|connection| {
            let first_try: Result<(), DbError> =
                connection.transaction(|connection| insert(connection, 2, "note 1"));
            assert!(first_try.unwrap_err().is_conflict());
            insert(connection, 2, "note 2")
        })
        .await;
    caught.unwrap();
    assert_eq!(test.count().await, 2);
}

#[tokio::test]
async fn a_reader_cannot_write_and_sees_one_moment() {
    let test = TestStore::open().await;
    let refused = test.store.read(|connection| insert(connection, 1, "note")).await;
    assert!(matches!(refused, Err(DbError::CommitFailed(_))), "{refused:?}");

    let store = test.store.clone();
    let runtime = tokio::runtime::Handle::current();
    let counts = test
        .store
        .read(move |connection| {
            let before = count(connection)?;
            // This write commits while the reader reads.
            runtime.block_on(store.write(|connection| insert(connection, 1, "note")))?;
            Ok::<_, DbError>((before, count(connection)?))
        })
        .await;
    assert_eq!(counts.unwrap(), (0, 0));
    assert_eq!(test.count().await, 1);
}

#[tokio::test]
async fn a_reader_that_panics_harms_nobody() {
    let test = TestStore::open().await;
    for _ in 0..10 {
        let result = test.store.read(|_| -> Result<(), DbError> { panic!("on purpose") }).await;
        assert!(matches!(result, Err(DbError::Panicked)), "{result:?}");
    }
    assert_eq!(test.count().await, 0);
}

#[tokio::test]
async fn closing_commits_what_waits_and_refuses_what_comes() {
    let test = TestStore::open().await;
    let (release, held) = test.hold_writer().await;
    let waiting = queue([test.insert(1)]);
    release.send(()).unwrap();
    test.store.close().await;
    held.await.unwrap().unwrap();
    waiting.await.remove(0).unwrap();
    assert!(matches!(test.insert(2).await, Err(DbError::Closed)));
    assert!(matches!(test.store.read(count).await, Err(DbError::Closed)));
    test.store.close().await;
    assert_eq!(test.reopen().await.count().await, 1);
}

#[tokio::test]
async fn a_full_queue_refuses_at_once() {
    let test = TestStore::open().await;
    let (release, held) = test.hold_writer().await;
    let waiting = queue((0..5_000).map(|id| test.insert(id)));
    release.send(()).unwrap();
    held.await.unwrap().unwrap();
    let mut refused = 0;
    for result in waiting.await {
        match result {
            Ok(()) => {}
            Err(DbError::Overloaded) => refused += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(refused, 5_000 - 4_096);
    assert_eq!(test.count().await, 4_096);
}

#[tokio::test]
async fn postgres_tells_failures_apart() {
    let Some(store) = on_postgres("failures_apart").await else { return };
    store.write(|connection| insert(connection, 1, "note 1")).await.unwrap();

    let taken = store.write(|connection| insert(connection, 1, "another")).await.unwrap_err();
    assert!(matches!(&taken, DbError::Conflict(key) if key == "notes_pkey"), "{taken:?}");
    let read_only = store.read(|connection| insert(connection, 2, "note 2")).await.unwrap_err();
    assert!(matches!(&read_only, DbError::CommitFailed(_)), "{read_only:?}");
    let panicked = store
        .write(|connection| -> Result<(), DbError> {
            insert(connection, 3, "note 3")?;
            panic!("on purpose")
        })
        .await;
    assert!(matches!(panicked, Err(DbError::Panicked)), "{panicked:?}");

    // The server closes the connection in the middle of a transaction.
    let lost = store
        .write(|connection| {
            insert(connection, 4, "note 4")?;
            if let Err(error) = sql_query("SELECT pg_terminate_backend(pg_backend_pid())").execute(connection)
            {
                return Err(DbError::from(error));
            }
            insert(connection, 5, "note 5")
        })
        .await
        .unwrap_err();
    assert!(matches!(&lost, DbError::Unreachable(_)), "{lost:?}");

    // No change of the lost transactions remains, and broken connections are replaced.
    for _ in 0..4 {
        assert_eq!(store.read(count).await.unwrap(), 1);
    }
    store.write(|connection| insert(connection, 6, "note 6")).await.unwrap();
    store.close().await;
    assert!(matches!(store.write(|connection| insert(connection, 7, "note 7")).await, Err(DbError::Closed)));
}

fn touch(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    sql_query("UPDATE notes SET text = text WHERE id = $1").bind::<BigInt, _>(id).execute(connection)?;
    Ok(())
}

/// Regression: of two writers that waited for each other, one was told of a fault of the server.
#[tokio::test]
async fn a_deadlock_asks_one_of_two_writers_to_try_again() {
    let Some(store) = on_postgres("deadlock").await else { return };
    for id in [1, 2] {
        store.write(move |connection| insert(connection, id, &format!("note {id}"))).await.unwrap();
    }
    let both_have_begun = std::sync::Arc::new(std::sync::Barrier::new(2));
    let write = |first: i64, second: i64| {
        let both_have_begun = std::sync::Arc::clone(&both_have_begun);
        store.write(move |connection| {
            touch(connection, first)?;
            both_have_begun.wait();
            touch(connection, second)
        })
    };
    let (one, other) = tokio::join!(write(1, 2), write(2, 1));
    let (done, failed) = if one.is_ok() { (one, other) } else { (other, one) };
    done.unwrap();
    assert!(matches!(failed, Err(DbError::Contended(_))), "{failed:?}");
    store.write(|connection| touch(connection, 1)).await.unwrap();
}

#[tokio::test]
async fn postgres_readers_see_one_moment() {
    let Some(store) = on_postgres("one_moment").await else { return };
    let writer = store.clone();
    let runtime = tokio::runtime::Handle::current();
    let counts = store
        .read(move |connection| {
            let before = count(connection)?;
            runtime.block_on(writer.write(|connection| insert(connection, 1, "note")))?;
            Ok::<_, DbError>((before, count(connection)?))
        })
        .await;
    assert_eq!(counts.unwrap(), (0, 0));
    assert_eq!(store.read(count).await.unwrap(), 1);
}

/// Two workers may store both depths of one match at the same moment.
#[tokio::test]
async fn the_decisions_of_two_depths_are_stored_at_once_and_the_deeper_ones_stay() {
    let Some(store) = on_postgres("two_depths").await else { return };
    let origin = Origin::Imported(LibraryMatchId::from_row(1));
    let put = move |connection: &mut AnyConn, plies| {
        decisions::put(connection, origin, plies, &PackedDecisions::pack(StakesKind::Money, &[]))
    };
    // The decisions of this test belong to a match that does not exist.
    let without_match = "ALTER TABLE library_decisions DROP CONSTRAINT library_decisions_library_id_fkey";
    store
        .write(move |connection| Ok::<_, DbError>(sql_query(without_match).execute(connection)?))
        .await
        .unwrap();
    for (first, second) in [(0, 2), (2, 0)] {
        let empty = "DELETE FROM library_decisions";
        store.write(move |connection| Ok::<_, DbError>(sql_query(empty).execute(connection)?)).await.unwrap();
        let (is_put, told) = mpsc::channel();
        let slow = store.write(move |connection| {
            put(connection, first)?;
            is_put.send(()).unwrap();
            // Gives the other write time to reach the same row before this one is committed.
            std::thread::sleep(std::time::Duration::from_millis(300));
            Ok::<_, DbError>(())
        });
        let fast = store.write(move |connection| {
            told.recv().unwrap();
            put(connection, second)
        });
        let (slow, fast) = tokio::join!(slow, fast);
        slow.unwrap();
        fast.unwrap();
        let is_deep = store.read(move |connection| decisions::is_put(connection, origin, 2)).await;
        assert!(is_deep.unwrap(), "{first}, then {second}");
    }
}

/// Two nodes may analyse a match at once. While the slower one is at work, the owner may mend a row.
#[tokio::test]
async fn the_analysis_of_an_old_reading_is_not_stored() {
    let test = TestStore::open().await;
    let id = LibraryMatchId::from_row(1);
    let analysis = |mends: Vec<Mend>| NewLibraryAnalysis {
        plies: 2,
        mends,
        at: Millis(2),
        report: None,
        white_pr: None,
        black_pr: None,
    };
    let done = test.store.write(move |connection| {
        let anna = Account {
            id: UserId::from_row(1),
            name: UserName::parse("anna").unwrap(),
            kind: AccountKind::Guest,
            owner: None,
            created_at: Millis(0),
            look: Look::default(),
        };
        users::insert(connection, &anna, None, Start::Nothing)?;
        let found = FoundMatch {
            bytes: 1,
            packed: vec![0],
            white: "anna".to_owned(),
            black: "bert".to_owned(),
            length: Some(1),
            games: 1,
            points: Both { white: 1, black: 0 },
            fingerprint: "f".to_owned(),
            content: None,
            is_long: false,
            played_at: None,
            has_riches: false,
            positions: Vec::new(),
        };
        let new = NewLibraryMatch {
            id,
            owner: anna.id,
            at: Millis(1),
            file_name: "a.mat".to_owned(),
            path: None,
            found: found.clone(),
        };
        library::insert_one(connection, &new, &mut Room { files: 1, bytes: 1 })?;

        let mend = Mend { line: 4, text: Some("8/5".to_owned()), at: Millis(2) };
        mends::put(connection, id, &mend)?;
        mends::renew(connection, anna.id, id, &found)?;
        assert!(!import_analyses::insert(connection, id, analysis(Vec::new()))?);
        assert!(!library::is_made(connection, id, 2)?);
        assert!(import_analyses::insert(connection, id, analysis(vec![mend.clone()]))?);
        assert!(library::is_made(connection, id, 2)?);

        // The same row, mended again.
        mends::put(connection, id, &Mend { at: Millis(3), ..mend.clone() })?;
        mends::renew(connection, anna.id, id, &found)?;
        assert!(!import_analyses::insert(connection, id, analysis(vec![mend]))?);
        Ok::<_, DbError>(())
    });
    done.await.unwrap();
}
