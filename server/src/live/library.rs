//! Private libraries: matches of other programs that somebody has brought along. Nobody else sees them.

use std::{
    io::{Read as _, Write as _},
    str::FromStr,
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use records::Transcript;
use wire::{ImportReport, ImportedFile, LibraryId, LibraryView, Score};

use super::{Live, analyses::Job, match_id::NotAMatchId};
use crate::{
    account::Account,
    db::{
        DbError,
        library::{self as rows, LibraryFile, NewLibraryMatch},
    },
    error::AppError,
    id::{self, id_type},
    library::{self, FoundMatch},
};

/// Matches that one account may keep.
const KEPT_MAX: usize = 500;

id_type! {
    /// A match in somebody's library.
    LibraryMatchId
}

impl LibraryMatchId {
    /// As messages carry it.
    pub(crate) fn to_wire(self) -> LibraryId {
        LibraryId(id::show(self.to_row()))
    }
}

impl FromStr for LibraryMatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<LibraryMatchId, NotAMatchId> {
        id::parse(text).map(LibraryMatchId::from_row).ok_or(NotAMatchId)
    }
}

/// A file as it was uploaded.
#[derive(Debug)]
pub(crate) struct Download {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

impl Live {
    /// Everything that somebody keeps, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn library(&self, owner: &Account) -> Result<LibraryView, AppError> {
        let owner = owner.id;
        let matches = self.inner.store.read(move |connection| rows::of_owner(connection, owner)).await?;
        Ok(LibraryView { matches, matches_max: u32::try_from(KEPT_MAX).unwrap_or(u32::MAX) })
    }

    /// Reads an upload and keeps the matches in it; what cannot be read is told file by file.
    ///
    /// # Errors
    /// If the library is full, or the database fails.
    pub(crate) async fn import(
        &self,
        owner: &Account,
        name: String,
        bytes: Vec<u8>,
    ) -> Result<ImportReport, AppError> {
        let owner = owner.id;
        let at = self.inner.clock.now();
        let read = tokio::task::spawn_blocking(move || library::read_upload(&name, &bytes));
        let read = read.await.map_err(|error| AppError::internal("an upload was lost", error))?;
        let (mut files, mut new) = (Vec::new(), Vec::new());
        for file in read {
            match file.read {
                Ok(found) => {
                    let id = LibraryMatchId::random();
                    files.push(ImportedFile { name: file.name.clone(), id: Some(id.to_wire()), error: None });
                    new.push(to_row(id, owner, at, file.name, found));
                }
                Err(problem) => {
                    files.push(ImportedFile { name: file.name, id: None, error: Some(problem) });
                }
            }
        }
        let jobs: Vec<Job> = new.iter().map(|row| Job::Library(row.id)).collect();
        self.inner
            .store
            .write(move |connection| {
                let kept = usize::try_from(rows::count_of(connection, owner)?).unwrap_or(usize::MAX);
                if kept.saturating_add(new.len()) > KEPT_MAX {
                    return Err(AppError::Conflict(format!(
                        "a library holds {KEPT_MAX} matches at the most"
                    )));
                }
                for row in &new {
                    rows::insert(connection, row)?;
                }
                Ok(())
            })
            .await?;
        for job in jobs {
            self.inner.analyses.expect(job);
        }
        Ok(ImportReport { files })
    }

    /// The file of a match as it came.
    ///
    /// # Errors
    /// If there is no such match of this owner.
    pub(crate) async fn library_download(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<Download, AppError> {
        let LibraryFile { name, file, .. } = self.library_file(id, owner).await?;
        Ok(Download { name, bytes: unpacked(&file)? })
    }

    /// The match itself.
    ///
    /// # Errors
    /// If there is no such match of this owner.
    pub(crate) async fn transcript_of_owner(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<Transcript, AppError> {
        read_again(&self.library_file(id, owner).await?)
    }

    /// Forgets a match.
    ///
    /// # Errors
    /// If there is no such match of this owner.
    pub(crate) async fn forget_library_match(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<(), AppError> {
        let owner = owner.id;
        let gone = self.inner.store.write(move |connection| rows::delete(connection, owner, id)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound("match")) }
    }

    pub(super) async fn library_file(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<LibraryFile, AppError> {
        let file = self.inner.store.read(move |connection| rows::file_of(connection, id)).await?;
        file.filter(|file| file.owner == owner.id).ok_or(AppError::NotFound("match"))
    }

    /// For the analysis; none if the match is gone.
    pub(super) async fn library_transcript(
        &self,
        id: LibraryMatchId,
    ) -> Result<Option<Transcript>, AppError> {
        let file = self.inner.store.read(move |connection| rows::file_of(connection, id)).await?;
        file.as_ref().map(read_again).transpose()
    }
}

fn to_row(
    id: LibraryMatchId,
    owner: crate::id::UserId,
    at: wire::Millis,
    file_name: String,
    FoundMatch { format, bytes, transcript }: FoundMatch,
) -> NewLibraryMatch {
    let score = transcript.score();
    NewLibraryMatch {
        id,
        owner,
        at,
        file_name,
        format,
        file: packed(&bytes),
        white: transcript.players.white,
        black: transcript.players.black,
        length: transcript.length.map(rules::MatchLength::points),
        games: transcript.games.len(),
        score: Score { white: score.white, black: score.black },
    }
}

fn read_again(file: &LibraryFile) -> Result<Transcript, AppError> {
    let bytes = unpacked(&file.file)?;
    let (_format, transcript) = library::parse(&bytes).map_err(broken)?;
    Ok(transcript)
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).expect("a vector takes all");
    packed.finish().expect("a vector takes all")
}

fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, AppError> {
    let mut file = Vec::new();
    GzDecoder::new(bytes).read_to_end(&mut file).map_err(|error| broken(error.to_string()))?;
    Ok(file)
}

fn broken(problem: String) -> AppError {
    AppError::from(DbError::Broken(format!("library_matches: {problem}")))
}
