//! Checks the pages of a database, to find damage by a disk or a copy early, in every table, and not only when
//! someone needs the data.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::mpsc::{self, RecvTimeoutError},
    time::Duration,
};

use diesel::{
    Connection as _, PgConnection, QueryResult, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
    sql_query,
    sql_types::{BigInt, Bool, Nullable, Text},
};

use super::AnyConn;

/// The maximum number of faults that are listed; a damaged file can have thousands.
const TOLD_MAX: usize = 20;

/// The result of a check.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Looked {
    /// A description of what was checked.
    pub how: String,
    /// The first [`TOLD_MAX`] faults, one sentence each; empty if there are none.
    pub faults: Vec<String>,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Finding {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

#[derive(QueryableByName)]
struct Root {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = BigInt)]
    rootpage: i64,
}

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    table_name: String,
    #[diesel(sql_type = Text)]
    column_name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

#[derive(QueryableByName)]
struct Dangling {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Nullable<BigInt>)]
    rowid: Option<i64>,
    #[diesel(sql_type = Text)]
    parent: String,
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

#[derive(QueryableByName)]
struct Truth {
    #[diesel(sql_type = Bool)]
    truth: bool,
}

/// Checks a whole database. Unreadable data counts as a fault and not as an error.
pub fn check(connection: &mut AnyConn) -> Looked {
    match connection {
        AnyConn::Sqlite(connection) => check_sqlite(connection),
        AnyConn::Postgres(connection) => check_postgres(connection),
    }
}

/// Returns true if an error reports a damaged page.
pub fn is_damage(error: &diesel::result::Error) -> bool {
    let told = error.to_string();
    told.contains("malformed") || told.contains("not a database")
}

/// Checks a SQLite file on its own connection.
pub fn check_file(path: &Path) -> Looked {
    match SqliteConnection::establish(&path.display().to_string()) {
        Ok(mut connection) => {
            if let Err(error) = connection.batch_execute("PRAGMA busy_timeout = 5000; PRAGMA query_only = ON")
            {
                return Looked { how: SQLITE.to_owned(), faults: vec![error.to_string()] };
            }
            check_sqlite(&mut connection)
        }
        Err(error) => Looked { how: SQLITE.to_owned(), faults: vec![error.to_string()] },
    }
}

/// Checks a SQLite file on a thread and waits at most `patience` for the result. Returns `None` if it takes longer;
/// the thread then calls `later` with the result.
pub fn check_file_within(
    path: &Path,
    patience: Duration,
    later: impl FnOnce(Looked) + Send + 'static,
) -> std::io::Result<Option<Looked>> {
    let (tell, told) = mpsc::sync_channel(0);
    let path = path.to_owned();
    std::thread::Builder::new().name("page-check".to_owned()).spawn(move || {
        // The channel has no buffer: either the waiting caller takes the result, or the caller has stopped waiting and
        // the result comes back as an error.
        if let Err(mpsc::SendError(looked)) = tell.send(check_file(&path)) {
            later(looked);
        }
    })?;
    match told.recv_timeout(patience) {
        Ok(looked) => Ok(Some(looked)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => Ok(Some(Looked {
            how: SQLITE.to_owned(),
            faults: vec!["the check of the pages was cut off".to_owned()],
        })),
    }
}

const SQLITE: &str = "SQLite's integrity_check and foreign_key_check, and the type of every value";

fn check_sqlite(connection: &mut SqliteConnection) -> Looked {
    let mut faults = Vec::new();
    match sqlite_faults(connection, &mut faults) {
        Ok(()) => {}
        // The message for a page that cannot be read at all.
        Err(error) => faults.push(error.to_string()),
    }
    faults.truncate(TOLD_MAX);
    Looked { how: SQLITE.to_owned(), faults }
}

fn sqlite_faults(connection: &mut SqliteConnection, faults: &mut Vec<String>) -> QueryResult<()> {
    let findings: QueryResult<Vec<Finding>> =
        sql_query(format!("PRAGMA integrity_check({TOLD_MAX})")).load(connection);
    let findings = match findings {
        Ok(findings) => findings,
        // Some damage ends the whole check without a position. A check of each table finds it.
        Err(_) => {
            check_each_table(connection, faults)?;
            return Ok(());
        }
    };
    let findings: Vec<&str> = findings
        .iter()
        .flat_map(|found| found.integrity_check.lines())
        .filter(|line| *line != "ok")
        .collect();
    if !findings.is_empty() {
        let roots = roots(connection).unwrap_or_default();
        faults.extend(findings.into_iter().map(|line| with_name(line, &roots)));
        // The following checks would only report the same pages again.
        return Ok(());
    }
    // Intact pages may still hold wrong content, for example an old copy of a page.
    let dangling: Vec<Dangling> =
        sql_query("SELECT \"table\", rowid, parent FROM pragma_foreign_key_check LIMIT 20")
            .load(connection)?;
    faults.extend(dangling.into_iter().map(|row| {
        let rowid = row.rowid.map_or(String::new(), |rowid| format!(" {rowid}"));
        format!("table {}: its row{rowid} refers to a row of {} that is not there", row.table, row.parent)
    }));
    let columns: Vec<Column> = sql_query(
        "SELECT m.name AS table_name, p.name AS column_name, upper(p.type) AS kind \
         FROM sqlite_master m JOIN pragma_table_info(m.name) p \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '\\_\\_diesel%' ESCAPE '\\'",
    )
    .load(connection)?;
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for Column { table_name, column_name, kind } in columns {
        let expected = match kind.as_str() {
            "BIGINT" | "INTEGER" | "SMALLINT" | "BOOLEAN" => "'integer'",
            "TEXT" => "'text'",
            "DOUBLE" | "REAL" | "DOUBLE PRECISION" | "FLOAT" => "'real', 'integer'",
            "BLOB" => "'blob'",
            _ => continue,
        };
        let wrong = format!("typeof(\"{column_name}\") NOT IN ('null', {expected})");
        tables.entry(table_name).or_default().push(wrong);
    }
    for (table, wrong) in tables {
        let sql = format!("SELECT count(*) AS number FROM \"{table}\" WHERE {}", wrong.join(" OR "));
        let found: Number = sql_query(sql).get_result(connection)?;
        if found.number > 0 {
            faults.push(format!("table {table}: {} rows hold values of another type", found.number));
        }
    }
    Ok(())
}

/// Checks each table by itself. A table that cannot be checked is a fault.
fn check_each_table(connection: &mut SqliteConnection, faults: &mut Vec<String>) -> QueryResult<()> {
    let tables: Vec<Line> =
        sql_query("SELECT name AS line FROM sqlite_master WHERE type = 'table' ORDER BY name")
            .load(connection)?;
    let roots = roots(connection)?;
    for Line { line: table } in tables {
        let check = sql_query(format!("PRAGMA integrity_check(\"{table}\")"));
        match check.load::<Finding>(connection) {
            Ok(findings) => {
                let lines = findings.iter().flat_map(|found| found.integrity_check.lines());
                faults.extend(lines.filter(|line| *line != "ok").map(|line| with_name(line, &roots)));
            }
            Err(error) => faults.push(format!("table {table}: {error}")),
        }
    }
    if faults.is_empty() {
        faults.push("a page that belongs to no table is malformed".to_owned());
    }
    Ok(())
}

/// Returns the names of tables and indexes by their first page.
fn roots(connection: &mut SqliteConnection) -> QueryResult<BTreeMap<i64, String>> {
    let roots: Vec<Root> = sql_query(
        "SELECT CASE WHEN type = 'index' THEN 'index ' || name || ' of table ' || tbl_name \
         ELSE type || ' ' || name END AS name, CAST(rootpage AS BIGINT) AS rootpage \
         FROM sqlite_master WHERE rootpage > 0",
    )
    .load(connection)?;
    Ok(roots.into_iter().map(|root| (root.rootpage, root.name)).collect())
}

/// Turns `Tree 12 page 13: ...` into `table sessions: page 13: ...`.
fn with_name(line: &str, roots: &BTreeMap<i64, String>) -> String {
    let named = || {
        let (tree, rest) = line.strip_prefix("Tree ")?.split_once(' ')?;
        let name = roots.get(&tree.parse().ok()?)?;
        Some(format!("{name}: {rest}"))
    };
    named().unwrap_or_else(|| line.to_owned())
}

fn check_postgres(connection: &mut PgConnection) -> Looked {
    let mut looked = Looked::default();
    if let Err(error) = postgres_faults(connection, &mut looked) {
        looked.faults.push(error.to_string());
    }
    looked.faults.truncate(TOLD_MAX);
    looked
}

fn postgres_faults(connection: &mut PgConnection, looked: &mut Looked) -> QueryResult<()> {
    // Reading the whole database may take longer than the usual limit.
    connection.batch_execute("SET LOCAL statement_timeout = 0")?;
    let checksums: Line =
        sql_query("SELECT current_setting('data_checksums') AS line").get_result(connection)?;
    let has_amcheck =
        sql_query("SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'amcheck') AS truth");
    let has_amcheck = has_amcheck.get_result::<Truth>(connection)?.truth;
    looked.how = format!(
        "every row read; data checksums {}; {}",
        checksums.line,
        if has_amcheck { "indexes and heaps by amcheck" } else { "amcheck is not installed" }
    );
    let tables: Vec<Line> = sql_query(
        "SELECT relname::text AS line FROM pg_class \
         WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY relname",
    )
    .load(connection)?;
    for Line { line: table } in tables {
        // Converting a row to text reads all of it, including parts stored in other pages.
        let read =
            format!("SELECT count(*) AS number FROM \"{table}\" AS whole WHERE length(whole::text) < 0");
        on_savepoint(connection, &format!("table {table}"), &mut looked.faults, |connection| {
            sql_query(read).get_result::<Number>(connection).map(drop)
        })?;
        if has_amcheck {
            let heap = format!(
                "SELECT 'block ' || blkno || ': ' || msg AS line \
                 FROM verify_heapam(relation => '\"{table}\"'::regclass) LIMIT 20"
            );
            let mut lines = Vec::new();
            on_savepoint(connection, &format!("table {table}"), &mut looked.faults, |connection| {
                lines = sql_query(heap).load::<Line>(connection)?;
                Ok(())
            })?;
            looked.faults.extend(lines.into_iter().map(|Line { line }| format!("table {table}: {line}")));
        }
    }
    if has_amcheck {
        let indexes: Vec<Line> = sql_query(
            "SELECT c.relname::text AS line FROM pg_class c JOIN pg_am a ON a.oid = c.relam \
             WHERE c.relkind = 'i' AND a.amname = 'btree' \
             AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname",
        )
        .load(connection)?;
        for Line { line: index } in indexes {
            let check = format!("SELECT bt_index_check('\"{index}\"'::regclass, true)::text AS line");
            on_savepoint(connection, &format!("index {index}"), &mut looked.faults, |connection| {
                sql_query(check).execute(connection).map(drop)
            })?;
        }
    }
    Ok(())
}

/// Runs one query on a savepoint. A failure becomes a fault, and the transaction around it continues.
fn on_savepoint(
    connection: &mut PgConnection,
    what: &str,
    faults: &mut Vec<String>,
    ask: impl FnOnce(&mut PgConnection) -> QueryResult<()>,
) -> QueryResult<()> {
    connection.batch_execute("SAVEPOINT looked")?;
    match ask(connection) {
        Ok(()) => connection.batch_execute("RELEASE SAVEPOINT looked"),
        Err(error) => {
            faults.push(format!("{what}: {error}"));
            connection.batch_execute("ROLLBACK TO SAVEPOINT looked")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, io::Write as _, os::unix::fs::FileExt as _};

    use super::*;
    use crate::metrics::Metrics;
    use crate::{OpenError, OpenedBy, SqliteDurability, Store, StoreSettings};

    fn settings(path: &Path) -> StoreSettings {
        StoreSettings {
            url: format!("sqlite:{}", path.display()).parse().unwrap(),
            durability: SqliteDurability::Full,
            connections_max: 1,
        }
    }

    fn connection(path: &Path) -> SqliteConnection {
        SqliteConnection::establish(path.to_str().unwrap()).unwrap()
    }

    /// Creates a database of this program in one file, with accounts and sessions in it.
    async fn whole(folder: &Path) -> std::path::PathBuf {
        let (made, whole) = (folder.join("made.db"), folder.join("whole.db"));
        Store::open(&settings(&made), OpenedBy::Tool, Metrics::new().store).unwrap().close().await;
        let mut connection = connection(&made);
        for id in 1..=300 {
            connection
                .batch_execute(&format!(
                    "INSERT INTO users (id, name, name_folded, kind, created_at) \
                     VALUES ({id}, 'Anna{id}', 'anna{id}', 'guest', {id})"
                ))
                .unwrap();
        }
        sql_query("VACUUM INTO ?").bind::<Text, _>(whole.to_str().unwrap()).execute(&mut connection).unwrap();
        whole
    }

    fn root_page(path: &Path, table: &str) -> u64 {
        let roots = roots(&mut connection(path)).unwrap();
        let name = format!("table {table}");
        let page = roots.iter().find(|(_, found)| **found == name).unwrap_or_else(|| panic!("{table}")).0;
        u64::try_from(*page).unwrap()
    }

    const PAGE: usize = 4_096;

    /// The kinds of damage to a page.
    #[derive(Debug, Clone, Copy)]
    enum Garbled {
        Zeros,
        Noise,
        /// The disk has written another page in this place.
        Another,
        /// A part of the page was not written.
        Half,
    }

    fn garble(path: &Path, page: u64, how: Garbled) {
        let file = fs::OpenOptions::new().read(true).write(true).open(path).unwrap();
        let place = (page - 1) * u64::try_from(PAGE).unwrap();
        let mut bytes = vec![0; PAGE];
        file.read_exact_at(&mut bytes, place).unwrap();
        match how {
            Garbled::Zeros => bytes.fill(0),
            Garbled::Noise => {
                let noise = (0_u32..).map(|n| u8::try_from(n.wrapping_mul(2_654_435_761) >> 24).unwrap());
                bytes.iter_mut().zip(noise).for_each(|(byte, noise)| *byte = noise);
            }
            Garbled::Another => file.read_exact_at(&mut bytes, 4 * u64::try_from(PAGE).unwrap()).unwrap(),
            Garbled::Half => bytes[..PAGE / 2].fill(0),
        }
        file.write_all_at(&bytes, place).unwrap();
    }

    #[tokio::test]
    async fn a_garbled_page_is_found_in_whatever_table_it_lies() {
        let folder = tempfile::tempdir().unwrap();
        let whole = whole(folder.path()).await;
        assert_eq!(check_file(&whole).faults, Vec::<String>::new());
        let tables =
            ["users", "sessions", "ratings", "matches", "match_events", "ledger_accounts", "chat_lines"];
        for table in tables {
            let page = root_page(&whole, table);
            assert_ne!(page, 5, "{table} is the page that is put elsewhere");
            for how in [Garbled::Zeros, Garbled::Noise, Garbled::Another, Garbled::Half] {
                let path = folder.path().join("garbled.db");
                fs::copy(&whole, &path).unwrap();
                garble(&path, page, how);
                let looked = check_file(&path);
                assert!(!looked.faults.is_empty(), "{table} {how:?}");
                let opened = Store::open(&settings(&path), OpenedBy::Server, Metrics::new().store);
                let Err(OpenError::Damaged { first, .. }) = &opened else {
                    panic!("{table} {how:?}: {opened:?}");
                };
                assert!(looked.faults.contains(first), "{table} {how:?}: {first}");
                fs::remove_file(&path).unwrap();
            }
        }
    }

    #[tokio::test]
    async fn values_of_another_type_and_rows_without_their_parents_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let whole = whole(folder.path()).await;
        for (sql, found) in [
            (
                "UPDATE users SET created_at = 'yesterday' WHERE id = 7",
                "table users: 1 rows hold values of another type",
            ),
            (
                "PRAGMA foreign_keys = OFF; DELETE FROM users WHERE id = 8; \
                 INSERT INTO moderators (user_id, since) VALUES (8, 0)",
                "table moderators: its row refers to a row of users that is not there",
            ),
        ] {
            let path = folder.path().join("changed.db");
            fs::copy(&whole, &path).unwrap();
            connection(&path).batch_execute(sql).unwrap();
            let looked = check_file(&path);
            assert_eq!(looked.faults, [found], "{sql}");
        }
    }

    #[tokio::test]
    async fn a_file_that_is_no_database_is_told_apart_from_one_that_cannot_be_opened() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("noise.db");
        fs::File::create(&path).unwrap().write_all(&[7; 3 * PAGE]).unwrap();
        let opened = Store::open(&settings(&path), OpenedBy::Server, Metrics::new().store);
        let told = opened.unwrap_err().to_string();
        assert!(told.contains("is damaged") && told.contains("admin restore"), "{told}");
    }

    #[tokio::test]
    async fn an_operator_may_start_on_a_damaged_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = whole(folder.path()).await;
        garble(&path, root_page(&path, "chat_lines"), Garbled::Zeros);
        let metrics = Metrics::new();
        Store::open(&settings(&path), OpenedBy::ServerDespiteDamage, metrics.store.clone())
            .unwrap()
            .close()
            .await;
        assert!(metrics.to_text().contains("store_damaged 1\n"));
    }

    #[test]
    fn a_check_that_takes_too_long_goes_on_beside_the_start_and_tells_then() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("noise.db");
        fs::write(&path, [7; 3 * PAGE]).unwrap();
        let (tell, told) = mpsc::channel();
        let begun =
            check_file_within(&path, Duration::ZERO, move |looked| tell.send(looked).unwrap()).unwrap();
        // With a patience of zero the result comes later, unless it is ready at once.
        let looked = match begun {
            Some(looked) => looked,
            None => told.recv().unwrap(),
        };
        assert!(!looked.faults.is_empty());
    }
}
