//! The logs of matches that ended long ago, each in one compressed row. [`crate::events`] packs them, and reads both
//! forms of a log.

use std::{
    fmt::Display,
    io::{Read as _, Write as _},
};

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer},
};
use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use moment::Millis;

use super::{AnyConn, DbError, connect::on_inner, schema::packed_logs};
use crate::{
    id::MatchId,
    stored::{LogRow, decode_log, encode_log},
};

/// The maximum number of events of a log that is packed. A longer log stays as it is.
const EVENTS_MAX: i32 = 100_000;
/// The maximum length of a log as JSON in bytes. [`EVENTS_MAX`] events fit, because each takes fewer than 600 bytes.
const BYTES_MAX: i32 = 64 * 1024 * 1024;

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Returns matches that ended before `before` and whose logs are not packed, in the order in which they ended.
pub fn due(connection: &mut AnyConn, before: Millis, most: i64) -> Result<Vec<MatchId>, DbError> {
    // Only finished matches have `ended_at`. With a condition for the status, SQLite would take another index than
    // `matches_unpacked` and look at every finished match.
    let rows: Vec<Id> = sql_query(
        "SELECT id FROM matches WHERE NOT packed AND ended_at < $1 AND last_seq <= $2 ORDER BY ended_at LIMIT $3",
    )
    .bind::<BigInt, _>(before.0)
    .bind::<Integer, _>(EVENTS_MAX)
    .bind::<BigInt, _>(most)
    .load(connection)?;
    Ok(rows.into_iter().map(|row| MatchId::from_row(row.id)).collect())
}

/// Marks the log of a finished match as packed, and locks the row of the match. Returns false if the log was packed
/// before or the match is not over.
pub(crate) fn take(connection: &mut AnyConn, id: MatchId) -> Result<bool, DbError> {
    let taken =
        sql_query("UPDATE matches SET packed = TRUE WHERE id = $1 AND ended_at IS NOT NULL AND NOT packed")
            .bind::<BigInt, _>(id.to_row())
            .execute(connection)?;
    Ok(taken == 1)
}

/// Stores the rows of a log in packed form.
pub(crate) fn insert(connection: &mut AnyConn, id: MatchId, rows: &[LogRow]) -> Result<(), DbError> {
    let (bytes, log) = packed(id, rows)?;
    // The rows are about to be deleted.
    if unpacked(id, bytes, &log)? != rows {
        return Err(broken(id, &"it differs from its rows"));
    }
    let log = log.as_slice();
    let row = (packed_logs::match_id.eq(id.to_row()), packed_logs::bytes.eq(bytes), packed_logs::log.eq(log));
    let insert = diesel::insert_into(packed_logs::table).values(row);
    on_inner!(connection, |inner| insert.execute(inner))?;
    Ok(())
}

/// Returns the rows of a packed log, in order. Returns none if the log is not packed.
pub(crate) fn of_match(connection: &mut AnyConn, id: MatchId) -> Result<Vec<LogRow>, DbError> {
    let stored: Option<(i32, Vec<u8>)> = packed_logs::table
        .find(id.to_row())
        .select((packed_logs::bytes, packed_logs::log))
        .first(connection)
        .optional()?;
    stored.map_or_else(|| Ok(Vec::new()), |(bytes, log)| unpacked(id, bytes, &log))
}

fn broken(id: MatchId, what: &dyn Display) -> DbError {
    DbError::Broken(format!("packed_logs: the log of {id}: {what}"))
}

/// Returns the length of a log as JSON, and the compressed JSON.
fn packed(id: MatchId, rows: &[LogRow]) -> Result<(i32, Vec<u8>), DbError> {
    let text = encode_log(rows);
    let bytes = i32::try_from(text.len()).ok().filter(|bytes| *bytes <= BYTES_MAX);
    let bytes = bytes.ok_or_else(|| broken(id, &"it is too long to be packed"))?;
    let mut log = GzEncoder::new(Vec::new(), Compression::best());
    log.write_all(text.as_bytes()).expect("writing to a vector cannot fail");
    Ok((bytes, log.finish().expect("writing to a vector cannot fail")))
}

/// Unpacks a log. It takes no more memory than its row promises.
fn unpacked(id: MatchId, bytes: i32, log: &[u8]) -> Result<Vec<LogRow>, DbError> {
    let bytes = Some(bytes).filter(|bytes| *bytes <= BYTES_MAX).and_then(|bytes| u64::try_from(bytes).ok());
    let bytes = bytes.ok_or_else(|| broken(id, &"its length is impossible"))?;
    let mut text = String::new();
    // After one more byte than it should have, a longer log is known to be one. The end is read too, with the checksum.
    let read = GzDecoder::new(log).take(bytes + 1).read_to_string(&mut text);
    read.map_err(|error| broken(id, &error))?;
    if u64::try_from(text.len()).ok() != Some(bytes) {
        return Err(broken(id, &"it does not have its length"));
    }
    decode_log(&text).map_err(|error| broken(id, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id() -> MatchId {
        MatchId::from_row(7)
    }

    fn rows() -> Vec<LogRow> {
        let row = |seq| LogRow {
            seq,
            at: 1_700_000_000_000 + i64::from(seq) * 1_234,
            side: Some(if seq % 2 == 0 { "white" } else { "black" }.to_owned()),
            request: Some(format!("{:024x}", i64::from(seq) * 7_919)),
            event: format!("{{\"event\":\"rolled\",\"side\":\"white\",\"dice\":[{},1]}}", 1 + seq % 6),
        };
        (1..=60).map(row).collect()
    }

    #[test]
    fn a_packed_log_is_small_and_comes_back() {
        let (bytes, log) = packed(id(), &rows()).unwrap();
        assert!(log.len() * 4 < usize::try_from(bytes).unwrap(), "{} of {bytes} bytes", log.len());
        assert_eq!(unpacked(id(), bytes, &log).unwrap(), rows());
    }

    /// A bit of the head, such as the time of the file, may have no meaning.
    #[test]
    fn a_damaged_log_is_never_read_as_another_one() {
        let (bytes, log) = packed(id(), &rows()).unwrap();
        let mut found = 0;
        for bit in 0..log.len() * 8 {
            let mut damaged = log.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            match unpacked(id(), bytes, &damaged) {
                Ok(read) => assert_eq!(read, rows(), "bit {bit}"),
                Err(error) => {
                    assert!(matches!(&error, DbError::Broken(_)), "bit {bit}: {error}");
                    found += 1;
                }
            }
        }
        assert!(found > (log.len() - 10) * 8, "{found} of {} bits", log.len() * 8);
        for length in 0..log.len() {
            assert!(unpacked(id(), bytes, &log[..length]).is_err(), "{length} bytes");
        }
    }

    #[test]
    fn a_log_of_another_length_is_refused() {
        let (bytes, log) = packed(id(), &rows()).unwrap();
        for wrong in [i32::MIN, -1, 0, bytes - 1, bytes + 1, BYTES_MAX, BYTES_MAX + 1, i32::MAX] {
            assert!(matches!(unpacked(id(), wrong, &log), Err(DbError::Broken(_))), "{wrong}");
        }
    }
}
