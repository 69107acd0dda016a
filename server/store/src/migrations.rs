//! Migrations: they bring the schema up to date when the store opens. Schemas that are newer than the program, or older
//! than its first migration, are refused.

use diesel::{
    Connection, RunQueryDsl,
    connection::SimpleConnection,
    migration::{MigrationSource, MigrationVersion},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use thiserror::Error;

use super::AnyConn;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The reasons why the schema cannot be used.
#[derive(Debug, Error)]
pub enum MigrationError {
    /// The database was written by a later version of the program.
    #[error(
        "the database is newer than this program: it has the migration {0}, which is unknown here; start the newer \
         program, or restore a backup from before it was upgraded"
    )]
    Newer(String),
    /// The database was written by a development version from before the first migration of this program.
    #[error(
        "the database is from a development version before version 1: its last migration is {0}, and those migrations \
         no longer exist; nothing was changed; go on with the version that wrote it, or start with a new database"
    )]
    BeforeFirst(String),
    /// A migration failed and was rolled back.
    #[error(
        "the schema cannot be brought up to date, and nothing was changed: {0}; if a right is missing, give this \
         account the right to create tables in its schema and make it the owner of the existing tables; if \
         something exists already or is missing, the schema was changed by other means: restore a backup"
    )]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database refused before or after the migrations.
    #[error("cannot read the schema: {0}; this account needs the rights of an owner of its schema")]
    Database(#[from] diesel::result::Error),
}

/// Runs the pending migrations in one transaction and returns their versions. If two processes start at once, the
/// second waits and then finds nothing to do.
pub(super) fn migrate(connection: &mut AnyConn) -> Result<Vec<String>, MigrationError> {
    match connection {
        AnyConn::Sqlite(connection) => {
            // Immediate, so that the second process waits here, before it reads which migrations are pending.
            connection.immediate_transaction(|connection| run_pending(connection, &SQLITE))
        }
        AnyConn::Postgres(connection) => connection.transaction(|connection| {
            connection
                // The schema is part of the name, because several sites may share a database. The lock ends with the
                // transaction.
                .batch_execute("SELECT pg_advisory_xact_lock(hashtext('fullprime' || current_schema()))")?;
            run_pending(connection, &POSTGRES)
        }),
    }
}

fn run_pending<C, DB>(
    connection: &mut C,
    embedded: &EmbeddedMigrations,
) -> Result<Vec<String>, MigrationError>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let mut known = MigrationSource::<DB>::migrations(embedded).map_err(MigrationError::Failed)?;
    known.sort_by_key(|migration| migration.name().version().as_owned());
    let applied = connection.applied_migrations().map_err(MigrationError::Failed)?;
    let is_known =
        |version: &MigrationVersion<'_>| known.iter().any(|known| known.name().version() == *version);
    if let Some(unknown) = applied.iter().filter(|version| !is_known(version)).max() {
        let first = known.first().map(|migration| migration.name().version());
        return Err(if first.is_some_and(|first| *unknown < first) {
            MigrationError::BeforeFirst(unknown.to_string())
        } else {
            MigrationError::Newer(unknown.to_string())
        });
    }
    let mut run = Vec::new();
    for migration in known.iter().filter(|known| !applied.contains(&known.name().version())) {
        run.push(connection.run_migration(&**migration).map_err(MigrationError::Failed)?.to_string());
    }
    Ok(run)
}

/// Runs a trivial statement to test the connection.
pub(super) fn ping(connection: &mut AnyConn) -> diesel::QueryResult<()> {
    diesel::sql_query("SELECT 1").execute(connection).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect::{Access, Connector};

    fn up_down_up<C, DB>(connection: &mut C, embedded: fn() -> EmbeddedMigrations)
    where
        DB: diesel::backend::Backend,
        C: MigrationHarness<DB> + SimpleConnection,
        EmbeddedMigrations: MigrationSource<DB>,
    {
        let count = MigrationSource::<DB>::migrations(&embedded()).unwrap().len();
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), count);
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), 0);
        for _ in 0..count {
            connection.revert_last_migration(embedded()).unwrap();
        }
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), count);
        // From each version, one step down and all the way up again.
        for height in (0..count).rev() {
            connection.revert_last_migration(embedded()).unwrap();
            assert_eq!(connection.applied_migrations().unwrap().len(), height);
        }
        connection.run_pending_migrations(embedded()).unwrap();

        connection
            .batch_execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('99990101000000')")
            .unwrap();
        let refused = run_pending(connection, &embedded()).unwrap_err();
        assert!(matches!(refused, MigrationError::Newer(version) if version == "99990101000000"));

        // A database of a development version has only migrations that were removed.
        connection
            .batch_execute(
                "DELETE FROM __diesel_schema_migrations; INSERT INTO __diesel_schema_migrations (version) \
                 VALUES ('20261121000001'), ('20261123020000')",
            )
            .unwrap();
        let refused = run_pending(connection, &embedded()).unwrap_err();
        assert!(matches!(refused, MigrationError::BeforeFirst(version) if version == "20261123020000"));
    }

    fn with_connection(url: &str) {
        let connector = Connector::new(&url.parse().unwrap(), crate::SqliteDurability::Full).unwrap();
        match connector.connect(Access::Writer).unwrap() {
            AnyConn::Sqlite(mut connection) => up_down_up(&mut connection, || SQLITE),
            AnyConn::Postgres(mut connection) => {
                connection.batch_execute("CREATE SCHEMA up_down_up; SET search_path = up_down_up").unwrap();
                up_down_up(&mut connection, || POSTGRES);
                connection.batch_execute("DROP SCHEMA up_down_up CASCADE").unwrap();
            }
        }
    }

    #[test]
    fn each_migration_runs_up_down_and_up_again() {
        let folder = tempfile::tempdir().unwrap();
        with_connection(&format!("sqlite:{}", folder.path().join("a.db").display()));
        if let Ok(url) = std::env::var("FULLPRIME_TEST_POSTGRES") {
            with_connection(&url);
        }
    }

    /// The version of the migration that moves competitions.
    const COMPETITIONS: &str = "20261124110000";

    /// Rows of version 1 of each kind of competition: an account, the competitions, their steps, roll sets and calls.
    const VERSION_1: &str = r#"
        INSERT INTO users (id, name, name_folded, kind, created_at) VALUES (1, 'Anna', 'anna', 'guest', 0);
        INSERT INTO tournaments (id, name, director_id, settings, status, created_at) VALUES (10, 'Cup', 1,
            '{"name":"Cup","about":"","length":5,"places":4,"check_in":false,"by_rating":false,"time":{"kind":"none"},"prizes":[500]}',
            'entries', 100);
        INSERT INTO tournament_steps (tournament_id, seq, at, by_id, step) VALUES
            (10, 1, 110, 1, '{"step":"check_in_opened"}'), (10, 2, 111, NULL, '{"step":"announced","text":"Good luck"}');
        INSERT INTO team_events (id, name, director_id, settings, status, created_at) VALUES (20, 'League', 1,
            '{"name":"League","about":"","boards":4,"final_boards":null,"twice":false,"barometer":true,"exchange":false,"play":{"kind":"by_hand"},"places":8}',
            'running', 200);
        INSERT INTO team_event_steps (team_event_id, seq, at, by_id, step) VALUES
            (20, 1, 210, 1, '{"step":"begun","tie":1,"team_match":30}');
        INSERT INTO team_matches (id, name, director_id, settings, status, created_at, event_id) VALUES (30, 'A - B', 1,
            '{"name":"A - B","boards":4,"barometer":true,"exchange":false,"play":{"kind":"by_hand"},"a":{"name":"A","captain":1,"players":[1,2]},"b":{"name":"B","captain":3,"players":[3,4]}}',
            'over', 300, 20);
        INSERT INTO team_match_steps (team_match_id, seq, at, by_id, step) VALUES
            (30, 1, 310, 1, '{"step":"held","room":"closed","reason":"lunch"}');
        INSERT INTO roll_sets (id, team_match_id, number, commitment, imported, revealed) VALUES
            (31, 30, 1, '0000000000000000000000000000000000000000000000000000000000000001', 'lines', TRUE),
            (32, 30, 2, '0000000000000000000000000000000000000000000000000000000000000002', NULL, FALSE);
        INSERT INTO thrown_rolls (roll_set_id, side, turn, first_die, second_die) VALUES (31, 'white', 1, 6, 5);
        INSERT INTO team_results
            (team_match_id, ended_at, boards, a_name, a_captain_id, b_name, b_captain_id, vp_a, vp_b)
            VALUES (30, 390, 4, 'A', 1, 'B', 1, 20, 10);
        INSERT INTO duplicate_results (team_match_id, user_id, boards, imp_won, imp_lost) VALUES (30, 1, 4, 12, 3);
        INSERT INTO comparatives (id, name, director_id, week, settings, status, created_at) VALUES
            (40, 'Week', NULL, 2975,
            '{"name":"Week","about":"","bot":1,"boards":8,"both_sides":false,"time":{"kind":"none"},"opens_at":1,"closes_at":2}',
            'cancelled', 400);
        INSERT INTO comparative_steps (comparative_id, seq, at, by_id, step) VALUES (40, 1, 410, 1, '{"step":"entered","player":1}');
        INSERT INTO comparative_sets (id, comparative_id, number, commitment, revealed) VALUES
            (41, 40, 1, '0000000000000000000000000000000000000000000000000000000000000003', TRUE);
        INSERT INTO director_calls (id, event_kind, event_id, match_id, user_id, reason, at) VALUES
            (51, 'tournament', 10, 5, 1, 'The clock stopped', 500), (52, 'team_match', 30, 6, 1, 'Wrong rolls', 501);
    "#;

    /// Puts the rows of version 1 where the migration of competitions finds them.
    fn make_version_1<C, DB>(connection: &mut C, embedded: fn() -> EmbeddedMigrations)
    where
        DB: diesel::backend::Backend,
        C: MigrationHarness<DB> + SimpleConnection,
        EmbeddedMigrations: MigrationSource<DB>,
    {
        run_pending(connection, &embedded()).unwrap();
        before_competitions(connection, embedded);
        connection.batch_execute(VERSION_1).unwrap();
        run_pending(connection, &embedded()).unwrap();
    }

    /// Reverts the migration of competitions, and the later ones.
    fn before_competitions<C, DB>(connection: &mut C, embedded: fn() -> EmbeddedMigrations)
    where
        DB: diesel::backend::Backend,
        C: MigrationHarness<DB>,
        EmbeddedMigrations: MigrationSource<DB>,
    {
        while connection
            .applied_migrations()
            .unwrap()
            .iter()
            .any(|version| version.to_string().as_str() >= COMPETITIONS)
        {
            connection.revert_last_migration(embedded()).unwrap();
        }
    }

    fn down_and_up<C, DB>(connection: &mut C, embedded: fn() -> EmbeddedMigrations)
    where
        DB: diesel::backend::Backend,
        C: MigrationHarness<DB> + SimpleConnection,
        EmbeddedMigrations: MigrationSource<DB>,
    {
        before_competitions(connection, embedded);
        run_pending(connection, &embedded()).unwrap();
    }

    fn competitions_of_version_1_are_read(connection: &mut AnyConn) {
        use crate::{
            competitions::{self, CompetitionId, Key, roll_sets},
            id::{ComparativeId, RollSetId, TeamEventId, TeamMatchId, TournamentId, UserId},
        };

        fn log<Id: Key>(connection: &mut AnyConn, id: Id) -> Vec<(u32, i64, String)> {
            let lines = competitions::lines_after(connection, id, 0).unwrap();
            let text = |line: &_| crate::stored::line::encode::<Id>(line);
            lines.iter().map(|(seq, logged)| (*seq, logged.at.get(), text(&logged.line))).collect()
        }

        let cup = competitions::by_id(connection, TournamentId::from_row(10)).unwrap().unwrap();
        assert_eq!((cup.director, cup.created_at.0), (Some(UserId::from_row(1)), 100));
        assert_eq!((cup.settings.name.as_str(), cup.settings.prizes[0].0), ("Cup", 500));
        assert_eq!(competitions::unfinished::<TournamentId>(connection).unwrap(), [cup.id]);
        assert_eq!(competitions::running::<TournamentId>(connection).unwrap(), []);
        let announced = r#"{"step":"announced","text":"Good luck"}"#.to_owned();
        assert_eq!(log(connection, cup.id)[1], (2, 111, announced));

        let league = competitions::by_id(connection, TeamEventId::from_row(20)).unwrap().unwrap();
        assert_eq!(league.settings.places, 8);
        assert_eq!(competitions::running::<TeamEventId>(connection).unwrap(), [league.id]);
        assert_eq!(log(connection, league.id).len(), 1);

        let played = competitions::by_id(connection, TeamMatchId::from_row(30)).unwrap().unwrap();
        assert_eq!(played.part_of, Some(league.id));
        assert_eq!(competitions::listed::<TeamMatchId>(connection, 10).unwrap(), []);
        let held = r#"{"step":"held","room":"closed","reason":"lunch"}"#.to_owned();
        assert_eq!(log(connection, played.id), [(1, 310, held)]);
        let sets = roll_sets::list_roll_sets(connection, played.id).unwrap();
        let seen: Vec<_> =
            sets.iter().map(|set| (set.id.to_row(), set.number, set.imported.as_deref())).collect();
        assert_eq!(seen, [(31, 1, Some("lines")), (32, 2, None)]);
        assert_eq!(crate::team_results::by_id(connection, played.id).unwrap().unwrap().vp, [20, 10]);

        let week = competitions::of_week(connection, 2975).unwrap().unwrap();
        let event = competitions::by_id(connection, week).unwrap().unwrap();
        assert_eq!((event.id, event.director, event.week), (ComparativeId::from_row(40), None, Some(2975)));
        assert_eq!(log(connection, week), [(1, 410, r#"{"step":"entered","player":1}"#.to_owned())]);
        let set = roll_sets::by_id(connection, RollSetId::from_row(41)).unwrap().unwrap();
        assert_eq!((set.of, set.number), (CompetitionId::Comparative(week), 1));

        let calls = crate::calls::list_calls(connection, &[cup.id.into(), played.id.into()]).unwrap();
        assert_eq!(calls.len(), 2);
        let calls = crate::calls::list_calls(connection, &[played.id.into()]).unwrap();
        assert_eq!(calls[0].reason, "Wrong rolls");
    }

    fn move_competitions(url: &str) {
        let connector = Connector::new(&url.parse().unwrap(), crate::SqliteDurability::Full).unwrap();
        let mut connection = connector.connect(Access::Writer).unwrap();
        match &mut connection {
            AnyConn::Sqlite(connection) => make_version_1(connection, || SQLITE),
            AnyConn::Postgres(connection) => {
                connection
                    .batch_execute("CREATE SCHEMA moved_competitions; SET search_path = moved_competitions")
                    .unwrap();
                make_version_1(connection, || POSTGRES);
            }
        }
        competitions_of_version_1_are_read(&mut connection);
        // Nothing is lost on the way down and up.
        match &mut connection {
            AnyConn::Sqlite(connection) => down_and_up(connection, || SQLITE),
            AnyConn::Postgres(connection) => down_and_up(connection, || POSTGRES),
        }
        competitions_of_version_1_are_read(&mut connection);
        if let AnyConn::Postgres(connection) = &mut connection {
            connection.batch_execute("DROP SCHEMA moved_competitions CASCADE").unwrap();
        }
    }

    #[test]
    fn competitions_of_version_1_are_moved_to_one_set_of_tables() {
        let folder = tempfile::tempdir().unwrap();
        move_competitions(&format!("sqlite:{}", folder.path().join("a.db").display()));
        if let Ok(url) = std::env::var("FULLPRIME_TEST_POSTGRES") {
            move_competitions(&url);
        }
    }

    #[test]
    fn both_databases_have_the_same_migrations() {
        let sqlite = MigrationSource::<diesel::sqlite::Sqlite>::migrations(&SQLITE).unwrap();
        let postgres = MigrationSource::<diesel::pg::Pg>::migrations(&POSTGRES).unwrap();
        let sqlite: Vec<_> = sqlite.iter().map(|migration| migration.name().to_string()).collect();
        let postgres: Vec<_> = postgres.iter().map(|migration| migration.name().to_string()).collect();
        assert_eq!(sqlite, postgres);
    }
}
