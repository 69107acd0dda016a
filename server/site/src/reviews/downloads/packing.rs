//! Many matches as one zip, which is created while it is sent, so that only one match at a time is in memory.

use std::{
    collections::{HashSet, VecDeque},
    fmt::Write as _,
    io::{self, Write},
    iter,
    sync::{Arc, Mutex},
};

use futures_util::{Stream, stream};
use store::{
    DbError,
    account::Account,
    competitions::{self, CompetitionId},
    facts::{Facts, Status},
    id::LibraryMatchId,
    library,
    matches::history::{self, HistoryPlace, Whose},
};
use texts::refusals;
use zip::{ZipWriter, result::ZipError, write::SimpleFileOptions, write::StreamWriter};

use super::MatchFormat;
use crate::{dates, error::AppError, reviews::Reviews};

/// The number of matches that one query reads.
const PORTION: i64 = 100;

impl Reviews {
    /// Returns a zip with all finished matches of a player, newest first, in the folder `played`, and those of the
    /// player's library in the folder `library`, in the folders in which they were imported. A match that cannot be
    /// expressed in the format is included as JSON; the file `notes.txt` gives the reason. The folder `originals` has
    /// the uploaded files that have another format.
    ///
    /// The stream ends with an error if the database fails.
    pub fn all_matches(
        &self,
        player: Account,
        format: MatchFormat,
    ) -> impl Stream<Item = Result<Vec<u8>, AppError>> + use<> {
        let whose = Whose::Player(player.id);
        Packing::new(self.clone(), whose, player, format).stream()
    }

    /// Returns a zip with all public finished matches of a competition, newest first, in the folder
    /// `played`; see [`Reviews::all_matches`].
    ///
    /// The stream ends with an error if the database fails.
    ///
    /// # Errors
    /// If there is no such competition.
    pub async fn matches_of_competition(
        &self,
        id: CompetitionId,
        viewer: Account,
        format: MatchFormat,
    ) -> Result<impl Stream<Item = Result<Vec<u8>, AppError>> + use<>, AppError> {
        if !self.node.store.read(move |connection| competitions::exists(connection, id)).await? {
            return Err(AppError::NotFound(refusals::no_such_competition()));
        }
        Ok(Packing::new(self.clone(), Whose::Competition(id), viewer, format).stream())
    }
}

impl Packing {
    /// Returns the bytes of the zip as they are made.
    fn stream(self) -> impl Stream<Item = Result<Vec<u8>, AppError>> {
        stream::try_unfold(self, |mut packing| async move {
            while packing.zip.is_some() {
                packing.add_next().await?;
                let ready = packing.written.drain_bytes();
                if !ready.is_empty() {
                    return Ok(Some((ready, packing)));
                }
            }
            Ok(None)
        })
    }
}

/// The bytes that the zip has written and the reader has not taken yet.
#[derive(Debug, Clone, Default)]
struct ZipOutput(Arc<Mutex<Vec<u8>>>);

impl ZipOutput {
    fn drain_bytes(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

impl Write for ZipOutput {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The place in the player's matches.
enum Next {
    /// The played matches in `read`, then those before the place `before`.
    Played {
        read: VecDeque<Facts>,
        before: Option<HistoryPlace>,
    },
    /// Imported matches: id, and the path of the file.
    Imported(VecDeque<(LibraryMatchId, String)>),
    Notes,
}

/// A zip that is being created.
struct Packing {
    reviews: Reviews,
    whose: Whose,
    /// The account that downloads the matches.
    viewer: Account,
    format: MatchFormat,
    /// `None` once it is complete.
    zip: Option<ZipWriter<StreamWriter<ZipOutput>>>,
    written: ZipOutput,
    next: Next,
    /// The names of the imported matches so far.
    names: Names,
    notes: String,
}

impl Packing {
    fn new(reviews: Reviews, whose: Whose, viewer: Account, format: MatchFormat) -> Packing {
        let written = ZipOutput::default();
        Packing {
            reviews,
            whose,
            viewer,
            format,
            zip: Some(ZipWriter::new_stream(written.clone())),
            written,
            next: Next::Played { read: VecDeque::new(), before: None },
            names: Names::default(),
            notes: String::new(),
        }
    }

    /// Adds one file, or reads the next part of the list.
    async fn add_next(&mut self) -> Result<(), AppError> {
        match &mut self.next {
            Next::Played { read, before } => match read.pop_front() {
                Some(facts) => self.add_played(facts).await,
                None => {
                    let (whose, place) = (self.whose, *before);
                    let store = self.reviews.node.store.clone();
                    let facts = store
                        .read(move |connection| history::finished_of(connection, whose, place, PORTION))
                        .await?;
                    self.next = match facts.last().and_then(place_of) {
                        Some(last) => Next::Played { read: facts.into(), before: Some(last) },
                        None => Next::Imported(self.imported_ones().await?),
                    };
                    Ok(())
                }
            },
            Next::Imported(files) => match files.pop_front() {
                Some((id, path)) => self.add_imported(id, &path).await,
                None => {
                    self.next = Next::Notes;
                    Ok(())
                }
            },
            Next::Notes => {
                if !self.notes.is_empty() {
                    let notes = std::mem::take(&mut self.notes);
                    self.put("notes.txt", notes.as_bytes())?;
                }
                if let Some(zip) = self.zip.take() {
                    zip.finish().map_err(broken)?;
                }
                Ok(())
            }
        }
    }

    /// Returns the imported matches of a player. A competition has none.
    async fn imported_ones(&self) -> Result<VecDeque<(LibraryMatchId, String)>, AppError> {
        let Whose::Player(player) = self.whose else { return Ok(VecDeque::new()) };
        let read = self.reviews.node.store.read(move |connection| library::files_of(connection, player));
        Ok(read.await?.into())
    }

    async fn add_played(&mut self, facts: Facts) -> Result<(), AppError> {
        let (reviews, viewer) = (self.reviews.clone(), self.viewer.clone());
        let name = |format: MatchFormat| {
            let day = place_of(&facts).map(|place| dates::day_and_time(place.ended_at)).unwrap_or_default();
            let day = day.split(' ').next().unwrap_or_default();
            format!("played/{day} {}.{}", facts.id.shown(), format.ending())
        };
        match reviews.match_file(facts.id, Some(&viewer), self.format).await {
            Ok(file) => self.put(&name(self.format), &file),
            // An unreadable match is skipped; a failing database ends the download.
            Err(AppError::Database(error)) if !matches!(error, DbError::Broken(_)) => {
                Err(AppError::Database(error))
            }
            Err(problem) => {
                let instead = reviews.match_file(facts.id, Some(&viewer), MatchFormat::Json).await;
                self.note_problem(&facts.id.shown(), &problem);
                match instead {
                    Ok(file) => self.put(&name(MatchFormat::Json), &file),
                    Err(_said_above) => Ok(()),
                }
            }
        }
    }

    async fn add_imported(&mut self, id: LibraryMatchId, path: &str) -> Result<(), AppError> {
        let (reviews, viewer) = (self.reviews.clone(), self.viewer.clone());
        let (stem, own_ending) = self.names.unused_path(path);
        let name = format!("{stem}{own_ending}");
        let original = match reviews.library_download(id, &viewer).await {
            Ok(file) => file.bytes,
            // The match was deleted meanwhile.
            Err(AppError::NotFound(_)) => return Ok(()),
            Err(error) => return Err(error),
        };
        let sources = match reviews.library_sources(id, &viewer).await {
            Err(AppError::NotFound(_)) => return Ok(()),
            sources => sources?,
        };
        for (path, file) in sources {
            let (stem, ending) = self.names.unused_path(&path);
            self.put(&format!("originals/{stem}{ending}"), &file)?;
        }
        let ending = |format: MatchFormat| format!(".{}", format.ending());
        if self.format.holds_matches() && own_ending.to_lowercase() == ending(self.format) {
            return self.put(&format!("library/{name}"), &original);
        }
        let converted = |format: MatchFormat| format!("library/{stem}{}", ending(format));
        match reviews.library_match_file(id, &viewer, self.format).await {
            Ok(file) => self.put(&converted(self.format), &file)?,
            Err(AppError::NotFound(_)) => return Ok(()),
            Err(AppError::Database(error)) if !matches!(error, DbError::Broken(_)) => {
                return Err(AppError::Database(error));
            }
            Err(problem) => {
                self.note_problem(&name, &problem);
                if let Ok(file) = reviews.library_match_file(id, &viewer, MatchFormat::Json).await {
                    self.put(&converted(MatchFormat::Json), &file)?;
                }
            }
        }
        self.put(&format!("originals/{name}"), &original)
    }

    fn note_problem(&mut self, what: &str, problem: &AppError) {
        // Writing to a string cannot fail.
        writeln!(self.notes, "{what}: {problem}").unwrap_or_default();
    }

    fn put(&mut self, name: &str, bytes: &[u8]) -> Result<(), AppError> {
        let Some(zip) = &mut self.zip else { return Ok(()) };
        zip.start_file(name, SimpleFileOptions::default()).map_err(broken)?;
        zip.write_all(bytes).map_err(|error| broken(error.into()))
    }
}

fn place_of(facts: &Facts) -> Option<HistoryPlace> {
    match &facts.status {
        Status::Finished(finished) => Some(HistoryPlace { ended_at: finished.ended_at, id: facts.id }),
        Status::Open | Status::Playing { .. } => None,
    }
}

fn broken(error: ZipError) -> AppError {
    AppError::internal("a zip in memory", error)
}

/// The names of imported matches in a zip. Each is used once, without its ending, because every file may get the ending
/// of another format.
#[derive(Debug, Default)]
struct Names(HashSet<String>);

impl Names {
    /// Returns the path of a file in its folders, apart from the ending, and the ending with its dot. A name that is
    /// used already gets a number.
    fn unused_path(&mut self, path: &str) -> (String, String) {
        let parts: Vec<String> = path
            .split(['/', '\\'])
            .map(|part| plain(part.trim()))
            // A part of dots alone would be another folder.
            .filter(|part| part.chars().any(|letter| letter != '.'))
            .collect();
        let path = if parts.is_empty() { "match".to_owned() } else { parts.join("/") };
        let name_at = path.rfind('/').map_or(0, |slash| slash + 1);
        let dot = path.rfind('.').filter(|&dot| dot > name_at);
        let (stem, ending) = path.split_at(dot.unwrap_or(path.len()));
        let numbered = (2_usize..).map(|number| format!("{stem} ({number})"));
        let mut stems = iter::once(stem.to_owned()).chain(numbered);
        // Some systems do not tell upper and lower case apart.
        let free = stems.find(|stem| self.0.insert(stem.to_lowercase()));
        (free.unwrap_or_default(), ending.to_owned())
    }
}

/// Returns a file's name without characters that some system forbids. The name came from outside.
fn plain(name: &str) -> String {
    let is_plain =
        |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '.' | '-' | '_' | '(' | ')');
    name.chars().map(|letter| if is_plain(letter) { letter } else { '_' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_cannot_leave_their_folder() {
        for (name, plain_name) in
            [("../../etc/passwd", ".._.._etc_passwd"), ("Финал 3.mat", "Финал 3.mat"), ("a:b\\c", "a_b_c")]
        {
            assert_eq!(plain(name), plain_name);
        }
    }

    #[test]
    fn imported_files_keep_their_folders_and_no_two_have_one_name() {
        let mut names = Names::default();
        for (path, taken) in [
            ("2021/club/final.mat", "2021/club/final|.mat"),
            ("2021/club/Final.sgf", "2021/club/Final (2)|.sgf"),
            ("2021/club/final.xg", "2021/club/final (3)|.xg"),
            ("final.mat", "final|.mat"),
            ("../../etc/passwd", "etc/passwd|"),
            ("C:\\matches\\Фінал.txt", "C_/matches/Фінал|.txt"),
            ("a.b/c", "a.b/c|"),
            ("/.hidden", ".hidden|"),
            ("..", "match|"),
            ("", "match (2)|"),
        ] {
            let (stem, ending) = names.unused_path(path);
            assert_eq!(format!("{stem}|{ending}"), taken, "{path}");
        }
    }
}
