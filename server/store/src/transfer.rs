//! Moves a whole database from SQLite to PostgreSQL, and verifies that nothing has changed on the way.
//!
//! The tables and columns are read from the databases and not listed here, so a new table is moved without a change
//! to this module. Everything happens in one transaction of the target: a failure leaves the target unchanged.

use std::collections::BTreeMap;

use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
    deserialize,
    pg::Pg,
    row::{Field as _, NamedRow},
    sql_types::{BigInt, Binary, Bool, Double, Integer, Nullable, SmallInt, Text},
    sqlite::{Sqlite, SqliteType},
};
use moment::Millis;
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use super::{
    AnyConn, ConnectError, DatabaseUrl, DbError, Exclusive, MigrationError, NotExclusive, SqliteDurability,
    connect::{Access, Connector},
    migrations,
    operator_log::{self, OperatorAct},
};

/// The maximum number of parameters of one statement; PostgreSQL allows 65535.
const PARAMETERS_MAX: usize = 8_000;

/// A table that was moved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved {
    pub table: String,
    pub contents: Contents,
}

/// The contents of a table: equal on both sides if nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Contents {
    pub rows: u64,
    /// The sum of the rows' checksums, so that their order does not matter.
    pub checksum: u128,
}

/// The reasons why nothing was moved.
#[derive(Debug, Error)]
pub enum TransferError {
    /// The source is not SQLite.
    #[error("--from must be a SQLite database, for example sqlite:data/fullprime.db")]
    NotFromSqlite,
    /// The target is not PostgreSQL.
    #[error("--to must be a PostgreSQL database, for example postgres://user@host/name")]
    NotToPostgres,
    /// The source file does not exist.
    #[error("there is no file {0}")]
    NoFile(String),
    /// A server is running on the source.
    #[error("the database must not change while it is moved: {0}")]
    InUse(#[source] NotExclusive),
    /// One of the two cannot be reached.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// One of the two has no usable schema.
    #[error(transparent)]
    Migration(#[from] MigrationError),
    /// The target already has rows.
    #[error(
        "the target is not empty: its table {table} has {rows} rows; give an empty database, in which no server has \
         run yet"
    )]
    NotEmpty { table: String, rows: u64 },
    /// The two schemas are different, which is a mistake in the migrations.
    #[error("the table {0} does not have the same columns in both databases")]
    OtherColumns(String),
    /// A value that the target's column cannot hold.
    #[error("the table {table}: {what}")]
    Value { table: String, what: String },
    /// The contents read back differ from those sent.
    #[error("the copy of the table {0} differs from the original; nothing was moved")]
    Differs(String),
    /// The target rejects the entry in the operator log.
    #[error("{0}; nothing was moved")]
    Note(#[from] DbError),
    /// Any other error.
    #[error("{0}; nothing was moved")]
    Database(#[from] diesel::result::Error),
}

#[derive(Debug, Clone, PartialEq)]
enum Value {
    Null,
    Number(i64),
    Double(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row with all its columns.
struct Values(Vec<Value>);

#[derive(Debug, Clone)]
struct Column {
    name: String,
    /// The column's type, as PostgreSQL names it.
    kind: String,
}

type Tables = BTreeMap<String, Vec<Column>>;

/// Moves everything, and stores `note` in the target's operator log. `note` gets the path of the source file.
/// Blocks.
///
/// # Errors
/// If any check fails; the target is unchanged then.
pub fn transfer(
    from: &DatabaseUrl,
    to: &DatabaseUrl,
    note: impl FnOnce(&str) -> (OperatorAct, Millis),
) -> Result<Vec<Moved>, TransferError> {
    let DatabaseUrl::Sqlite(file) = from else { return Err(TransferError::NotFromSqlite) };
    if matches!(to, DatabaseUrl::Sqlite(_)) {
        return Err(TransferError::NotToPostgres);
    }
    if !file.exists() {
        return Err(TransferError::NoFile(file.display().to_string()));
    }
    let (from_file, to_server) =
        (Connector::new(from, SqliteDurability::Full)?, Connector::new(to, SqliteDurability::Full)?);
    let _alone = Exclusive::lock_database(from).map_err(TransferError::InUse)?;
    let mut source = from_file.connect(Access::Writer)?;
    let mut target = to_server.connect(Access::Writer)?;
    migrations::migrate(&mut source)?;
    target.transaction(|target| {
        let is_new = !migrations::migrate(target)?.is_empty();
        let moved = match (&mut source, &mut *target) {
            (AnyConn::Sqlite(source), AnyConn::Postgres(target)) => move_all(source, target, is_new)?,
            _ => return Err(TransferError::NotToPostgres),
        };
        let (act, now) = note(&file.display().to_string());
        operator_log::store_operator_act(target, &act, now)?;
        Ok(moved)
    })
}

fn move_all(
    source: &mut SqliteConnection,
    target: &mut PgConnection,
    is_new: bool,
) -> Result<Vec<Moved>, TransferError> {
    // A large table may take longer than the usual limit.
    target.batch_execute("SET LOCAL statement_timeout = 0")?;
    let tables = tables_of(target)?;
    let order = order_of(target, &tables)?;
    // The triggers ran when the rows of the source were written, so the rows that they add are in the source already.
    set_triggers(target, &order, "DISABLE")?;
    for table in order.iter().rev() {
        if is_new {
            // Rows that the migrations created come with the source.
            diesel::sql_query(format!("DELETE FROM {}", quoted(table))).execute(target)?;
        }
        let rows = contents_of(target, table, &tables[table])?.rows;
        if rows > 0 {
            return Err(TransferError::NotEmpty { table: table.clone(), rows });
        }
    }
    let mut moved = Vec::new();
    for table in order {
        let columns = &tables[&table];
        check_columns(source, &table, columns)?;
        let sent = move_table(source, target, &table, columns)?;
        if contents_of(target, &table, columns)? != sent {
            return Err(TransferError::Differs(table));
        }
        moved.push(Moved { table, contents: sent });
    }
    target.batch_execute("SET CONSTRAINTS ALL IMMEDIATE")?;
    set_triggers(target, tables.keys(), "ENABLE")?;
    Ok(moved)
}

fn set_triggers<'a>(
    target: &mut PgConnection,
    tables: impl IntoIterator<Item = &'a String>,
    how: &str,
) -> Result<(), TransferError> {
    for table in tables {
        target.batch_execute(&format!("ALTER TABLE {} {how} TRIGGER USER", quoted(table)))?;
    }
    Ok(())
}

#[derive(QueryableByName)]
struct ColumnRow {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    column: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

fn tables_of(target: &mut PgConnection) -> Result<Tables, TransferError> {
    let rows: Vec<ColumnRow> = diesel::sql_query(
        "SELECT table_name::text AS table, column_name::text AS column, data_type::text AS kind \
         FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name <> '__diesel_schema_migrations' \
         ORDER BY table_name, ordinal_position",
    )
    .load(target)?;
    let mut tables = Tables::new();
    for row in rows {
        tables.entry(row.table).or_default().push(Column { name: row.column, kind: row.kind });
    }
    Ok(tables)
}

#[derive(QueryableByName)]
struct Reference {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    needs: String,
}

/// Returns the tables, each after those that its rows refer to.
fn order_of(target: &mut PgConnection, tables: &Tables) -> Result<Vec<String>, TransferError> {
    let references: Vec<Reference> = diesel::sql_query(
        "SELECT a.relname::text AS table, b.relname::text AS needs FROM pg_constraint c \
         JOIN pg_class a ON a.oid = c.conrelid JOIN pg_class b ON b.oid = c.confrelid \
         WHERE c.contype = 'f' AND c.conrelid <> c.confrelid AND c.connamespace = current_schema()::regnamespace",
    )
    .load(target)?;
    let mut order: Vec<String> = Vec::new();
    while order.len() < tables.len() {
        let is_ready = |table: &String| {
            !order.contains(table)
                && references
                    .iter()
                    .filter(|reference| reference.table == *table)
                    .all(|reference| order.contains(&reference.needs))
        };
        let ready: Vec<String> = tables.keys().filter(|table| is_ready(table)).cloned().collect();
        if ready.is_empty() {
            let what = "tables refer to each other in a circle".to_owned();
            return Err(TransferError::Value { table: "any".to_owned(), what });
        }
        order.extend(ready);
    }
    Ok(order)
}

fn check_columns(
    source: &mut SqliteConnection,
    table: &str,
    columns: &[Column],
) -> Result<(), TransferError> {
    #[derive(QueryableByName)]
    struct Name {
        #[diesel(sql_type = Text)]
        name: String,
    }
    let names: Vec<Name> = diesel::sql_query("SELECT name FROM pragma_table_info(?) ORDER BY name")
        .bind::<Text, _>(table)
        .load(source)?;
    let mut expected: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
    expected.sort_unstable();
    if names.iter().map(|row| row.name.as_str()).eq(expected) {
        Ok(())
    } else {
        Err(TransferError::OtherColumns(table.to_owned()))
    }
}

/// Returns true unless the table is `WITHOUT ROWID`.
fn has_row_ids(source: &mut SqliteConnection, table: &str) -> Result<bool, TransferError> {
    #[derive(QueryableByName)]
    struct Count {
        #[diesel(sql_type = BigInt)]
        n: i64,
    }
    let found: Count = diesel::sql_query(
        "SELECT COUNT(*) AS n FROM pragma_table_list WHERE schema = 'main' AND name = ? AND wr = 0",
    )
    .bind::<Text, _>(table)
    .get_result(source)?;
    Ok(found.n == 1)
}

fn move_table(
    source: &mut SqliteConnection,
    target: &mut PgConnection,
    table: &str,
    columns: &[Column],
) -> Result<Contents, TransferError> {
    let names = columns.iter().map(|column| quoted(&column.name)).collect::<Vec<_>>().join(", ");
    let portion = (PARAMETERS_MAX / columns.len().max(1)).max(1);
    let mut contents = Contents::default();
    let mut waiting: Vec<Vec<Value>> = Vec::with_capacity(portion);
    // In the order in which the rows were made, so that a row comes after the rows of its own table that it refers
    // to.
    let order = if has_row_ids(source, table)? { " ORDER BY rowid" } else { "" };
    let query = diesel::sql_query(format!("SELECT {names} FROM {}{order}", quoted(table)));
    for row in query.load_iter::<Values, diesel::connection::DefaultLoadingMode>(source)? {
        let Values(row) = row?;
        contents.add(&row);
        waiting.push(row);
        if waiting.len() == portion {
            insert(target, table, columns, &names, &std::mem::take(&mut waiting))?;
        }
    }
    insert(target, table, columns, &names, &waiting)?;
    Ok(contents)
}

fn insert(
    target: &mut PgConnection,
    table: &str,
    columns: &[Column],
    names: &str,
    rows: &[Vec<Value>],
) -> Result<(), TransferError> {
    if rows.is_empty() {
        return Ok(());
    }
    let mut number = 0;
    let places = rows.iter().map(|row| {
        let row = row.iter().map(|_| {
            number += 1;
            format!("${number}")
        });
        format!("({})", row.collect::<Vec<_>>().join(", "))
    });
    let places = places.collect::<Vec<_>>().join(", ");
    let mut query = diesel::sql_query(format!("INSERT INTO {} ({names}) VALUES {places}", quoted(table)))
        .into_boxed::<Pg>();
    for row in rows {
        for (column, value) in columns.iter().zip(row) {
            let wrong = || TransferError::Value {
                table: table.to_owned(),
                what: format!("{value:?} cannot be kept in the column {} ({})", column.name, column.kind),
            };
            query = match (column.kind.as_str(), value) {
                ("bigint", _) => query.bind::<Nullable<BigInt>, _>(value.number().ok_or_else(wrong)?),
                ("integer", _) => {
                    let number = value.number().ok_or_else(wrong)?.map(i32::try_from);
                    query.bind::<Nullable<Integer>, _>(number.transpose().map_err(|_too_large| wrong())?)
                }
                ("smallint", _) => {
                    let number = value.number().ok_or_else(wrong)?.map(i16::try_from);
                    query.bind::<Nullable<SmallInt>, _>(number.transpose().map_err(|_too_large| wrong())?)
                }
                ("boolean", _) => query
                    .bind::<Nullable<Bool>, _>(value.number().ok_or_else(wrong)?.map(|number| number != 0)),
                ("double precision", Value::Null) => query.bind::<Nullable<Double>, _>(None::<f64>),
                ("double precision", Value::Double(number)) => {
                    query.bind::<Nullable<Double>, _>(Some(*number))
                }
                ("text", Value::Null) => query.bind::<Nullable<Text>, _>(None::<String>),
                ("text", Value::Text(text)) => query.bind::<Nullable<Text>, _>(Some(text.clone())),
                ("bytea", Value::Null) => query.bind::<Nullable<Binary>, _>(None::<Vec<u8>>),
                ("bytea", Value::Bytes(bytes)) => query.bind::<Nullable<Binary>, _>(Some(bytes.clone())),
                _ => return Err(wrong()),
            };
        }
    }
    query.execute(target)?;
    Ok(())
}

/// Reads back the contents of a table of the target.
fn contents_of(
    target: &mut PgConnection,
    table: &str,
    columns: &[Column],
) -> Result<Contents, TransferError> {
    let shown = columns.iter().map(|column| match column.kind.as_str() {
        "integer" | "smallint" => format!("{}::bigint", quoted(&column.name)),
        "boolean" => format!("{}::integer::bigint", quoted(&column.name)),
        _ => quoted(&column.name),
    });
    let shown = shown.collect::<Vec<_>>().join(", ");
    let query = diesel::sql_query(format!("SELECT {shown} FROM {}", quoted(table)));
    let mut contents = Contents::default();
    for row in query.load_iter::<Values, diesel::pg::PgRowByRowLoadingMode>(target)? {
        contents.add(&row?.0);
    }
    Ok(contents)
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

impl Contents {
    fn add(&mut self, row: &[Value]) {
        let mut hash = Sha256::new();
        for value in row {
            // Each value starts with its kind and, where that varies, its length, so that different rows never hash
            // the same input.
            match value {
                Value::Null => hash.update([0]),
                Value::Number(number) => {
                    hash.update([1]);
                    hash.update(number.to_be_bytes());
                }
                Value::Double(number) => {
                    hash.update([2]);
                    hash.update(number.to_bits().to_be_bytes());
                }
                Value::Text(text) => {
                    hash.update([3]);
                    hash.update(text.len().to_be_bytes());
                    hash.update(text);
                }
                Value::Bytes(bytes) => {
                    hash.update([4]);
                    hash.update(bytes.len().to_be_bytes());
                    hash.update(bytes);
                }
            }
        }
        let hash: [u8; 32] = hash.finalize().into();
        let (half, _) = hash.split_at(16);
        let half = u128::from_be_bytes(half.try_into().expect("half of 32 bytes"));
        self.rows += 1;
        self.checksum = self.checksum.wrapping_add(half);
    }
}

impl Value {
    /// Returns an integer or NULL; `None` for any other value.
    fn number(&self) -> Option<Option<i64>> {
        match self {
            Value::Null => Some(None),
            Value::Number(number) => Some(Some(*number)),
            Value::Double(_) | Value::Text(_) | Value::Bytes(_) => None,
        }
    }
}

impl QueryableByName<Sqlite> for Values {
    fn build<'a>(row: &impl NamedRow<'a, Sqlite>) -> deserialize::Result<Values> {
        let value = |index: usize| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            let Some(mut value) = field.value() else { return Ok(Value::Null) };
            match value.value_type() {
                None => Ok(Value::Null),
                Some(SqliteType::SmallInt | SqliteType::Integer | SqliteType::Long) => {
                    Ok(Value::Number(value.read_long()))
                }
                Some(SqliteType::Float | SqliteType::Double) => Ok(Value::Double(value.read_double())),
                Some(SqliteType::Text) => Ok(Value::Text(value.read_text().to_owned())),
                Some(SqliteType::Binary) => Ok(Value::Bytes(value.read_blob().to_vec())),
            }
        };
        (0..diesel::row::Row::field_count(row)).map(value).collect::<deserialize::Result<_>>().map(Values)
    }
}

impl QueryableByName<Pg> for Values {
    fn build<'a>(row: &impl NamedRow<'a, Pg>) -> deserialize::Result<Values> {
        const BYTES: u32 = 17;
        const BIGINT: u32 = 20;
        const TEXT: u32 = 25;
        const DOUBLE: u32 = 701;
        let value = |index: usize| {
            let field = diesel::row::Row::get(row, index).ok_or("a column is missing")?;
            let Some(value) = field.value() else { return Ok(Value::Null) };
            let bytes = value.as_bytes();
            match value.get_oid().get() {
                BIGINT => Ok(Value::Number(i64::from_be_bytes(bytes.try_into()?))),
                DOUBLE => Ok(Value::Double(f64::from_be_bytes(bytes.try_into()?))),
                BYTES => Ok(Value::Bytes(bytes.to_vec())),
                TEXT => Ok(Value::Text(std::str::from_utf8(bytes)?.to_owned())),
                oid => Err(format!("an unknown type: {oid}").into()),
            }
        };
        (0..diesel::row::Row::field_count(row)).map(value).collect::<deserialize::Result<_>>().map(Values)
    }
}
