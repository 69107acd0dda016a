//! Private libraries: matches of other programs that a user has imported. Only their owner sees them.

use records::Transcript;
use store::{
    DbError,
    account::{Account, AccountKind},
    id::{LibraryMatchId, MatchId},
    library as rows,
    library::{LibraryFile, LibraryInsert, NewLibraryMatch, Room},
    mends::{self, Mend},
    own_names,
};
use texts::refusals;
use wire::{ImportReport, ImportedFile, LibraryEntry, LibraryView};

use crate::{
    background,
    error::AppError,
    match_state::convert::seat,
    matches::in_play::InPlayQuestion,
    messages::ToWire,
    reviews::{
        Reviews,
        archive::{names, played},
        files, mending,
    },
    uploads::Upload,
};

const MIB: u64 = 1024 * 1024;
/// The bytes by which an uncompressed zip may exceed its content.
const ZIP_LIST_BYTES: usize = 64 * 1024;

/// A file as it was uploaded.
#[derive(Debug)]
pub struct Download {
    pub name: String,
    pub bytes: Vec<u8>,
}

impl Reviews {
    /// Returns the owner's library, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn library(&self, owner: &Account) -> Result<LibraryView, AppError> {
        let room = self.library_room(owner);
        let owner = owner.id;
        let read = self.node.store.read(move |connection| {
            let (matches, used) = (rows::of_owner(connection, owner)?, rows::used(connection, owner)?);
            Ok::<_, DbError>((matches, used, own_names::list_own_names(connection, owner)?))
        });
        let (matches, used, own) = read.await?;
        let listed = |entry: &rows::LibraryMatch| LibraryEntry {
            own: names::side_of(&entry.white, &entry.black, &own).map(seat),
            ..entry.to_wire()
        };
        Ok(LibraryView {
            matches: matches.iter().map(listed).collect(),
            matches_max: u32::try_from(room.files).unwrap_or(u32::MAX),
            bytes: used.bytes,
            bytes_max: room.bytes,
        })
    }

    /// Returns the total capacity of a library.
    pub(crate) fn library_room(&self, owner: &Account) -> Room {
        let settings = &self.node.settings.library;
        let (files, mib) = match owner.kind {
            AccountKind::Guest => (settings.guest_files_max, settings.guest_mib_max),
            AccountKind::Person | AccountKind::Bot => (settings.files_max, settings.mib_max),
        };
        Room { files: files.into(), bytes: u64::from(mib) * MIB }
    }

    fn library_is_full(&self, owner: &Account) -> AppError {
        self.count_full_library();
        self.library_is_full_error(owner)
    }

    fn count_full_library(&self) {
        self.node.metrics.live.library_upload("full");
        self.node.metrics.live.bound_reached("library");
    }

    /// Returns the error for a file that does not fit.
    pub(crate) fn library_is_full_error(&self, owner: &Account) -> AppError {
        let room = self.library_room(owner);
        AppError::LibraryFull {
            files_max: u32::try_from(room.files).unwrap_or(u32::MAX),
            mib_max: u32::try_from(room.bytes / MIB).unwrap_or(u32::MAX),
            of_guest: owner.kind == AccountKind::Guest,
        }
    }

    /// Returns the maximum size of an upload to this library, in bytes. A file that exceeds the free space is not
    /// even received.
    ///
    /// # Errors
    /// If the library is full.
    pub async fn upload_bytes_max(&self, owner: &Account) -> Result<usize, AppError> {
        let user = owner.id;
        let used = self.node.store.read(move |connection| rows::used(connection, user)).await?;
        let left = self.library_room(owner).beside(used);
        if left.files == 0 || left.bytes == 0 {
            return Err(self.library_is_full(owner));
        }
        let left = usize::try_from(left.bytes).unwrap_or(usize::MAX);
        Ok(left.saturating_add(ZIP_LIST_BYTES).min(files::UPLOAD_BYTES_MAX))
    }

    /// Returns the error for an upload that was too large to be received.
    pub fn too_large_for_library(&self, owner: &Account, error: AppError) -> AppError {
        match error {
            AppError::TooLarge { limit_bytes } if limit_bytes < files::UPLOAD_BYTES_MAX => {
                self.library_is_full(owner)
            }
            other => other,
        }
    }

    /// Reads an upload and stores its matches. Errors are reported file by file.
    ///
    /// # Errors
    /// If the library has no room for all of them, one contains a position of a match in play of the owner, or the
    /// database fails. Then nothing is stored.
    pub async fn import(
        &self,
        owner: &Account,
        name: String,
        upload: Upload,
    ) -> Result<ImportReport, AppError> {
        self.mark_older_matches(owner).await?;
        self.mark_played_matches(owner).await?;
        let room = self.library_room(owner);
        let user = owner.id;
        let used = self.node.store.read(move |connection| rows::used(connection, user)).await?;
        let left = room.beside(used);
        let turn = self.reads_uploads.acquire().await.expect("the semaphore is never closed");
        let read = background::spawn(move || files::read_upload(&name, upload.bytes(), left));
        let read = read.await.map_err(|error| AppError::internal("an upload was lost", error))?;
        drop(turn);
        let read = read.map_err(|_no_room| self.library_is_full(owner))?;
        let in_play = self.matches.in_play(owner).await?;
        for found in read.iter().filter_map(|file| file.read.as_ref().ok()) {
            in_play.check(&InPlayQuestion::of_games(&found.positions))?;
        }
        let at = self.node.clock.now();
        let (read, here) = self.find_played(owner, read).await?;
        let (mut files, mut new) = (Vec::new(), Vec::new());
        for (file, played_here) in read.into_iter().zip(here) {
            match file.read {
                Ok(_) if played_here.is_some() => files.push(ImportedFile {
                    name: file.name,
                    id: None,
                    duplicate: false,
                    played_here: played_here.map(|id| id.to_wire()),
                    error: None,
                    notes: Vec::new(),
                }),
                Ok(found) => {
                    let id = LibraryMatchId::random();
                    files.push(ImportedFile {
                        name: file.name.clone(),
                        id: Some(id.to_wire()),
                        duplicate: false,
                        played_here: None,
                        error: None,
                        notes: file.notes,
                    });
                    new.push(NewLibraryMatch {
                        id,
                        owner: user,
                        at,
                        file_name: file.name,
                        path: None,
                        found,
                    });
                }
                Err(problem) => {
                    files.push(ImportedFile {
                        name: file.name,
                        id: None,
                        duplicate: false,
                        played_here: None,
                        error: Some(problem),
                        notes: Vec::new(),
                    });
                }
            }
        }
        let full = self.library_is_full_error(owner);
        let stored = self.node.store.write(move |connection| {
            // An error rolls back what was stored before it.
            rows::insert_all(connection, user, &new, room)?.ok_or(full)
        });
        let kept = match stored.await {
            Err(error @ AppError::LibraryFull { .. }) => {
                self.count_full_library();
                return Err(error);
            }
            kept => kept?,
        };
        for (file, kept) in files.iter_mut().filter(|file| file.id.is_some()).zip(&kept) {
            file.id = Some(kept.id().to_wire());
            file.duplicate = !matches!(kept, LibraryInsert::New(_));
        }
        self.node.metrics.live.library_upload("read");
        for kept in kept {
            if let LibraryInsert::New(id) = kept {
                self.analyses.expect_upload(owner.answerable(), id);
            }
        }
        Ok(ImportReport { files })
    }

    /// Returns files together with the matches played here that they contain.
    async fn find_played(
        &self,
        owner: &Account,
        read: Vec<files::ReadFile>,
    ) -> Result<(Vec<files::ReadFile>, Vec<Option<MatchId>>), AppError> {
        let user = owner.id;
        let found = self.node.store.read(move |connection| {
            let mut here = Vec::new();
            for file in &read {
                here.push(match &file.read {
                    Ok(found) => played::find(connection, user, found)?,
                    Err(_problem) => None,
                });
            }
            Ok::<_, DbError>((read, here))
        });
        Ok(found.await?)
    }

    /// Returns the uploaded file of a match.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub async fn library_download(&self, id: LibraryMatchId, owner: &Account) -> Result<Download, AppError> {
        let LibraryFile { name, file, .. } = self.library_file(id, owner).await?;
        Ok(Download { name, bytes: files::unpacked(&file).map_err(broken)? })
    }

    /// Returns the parsed match.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub async fn transcript_of_owner(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<Transcript, AppError> {
        let file = self.library_file(id, owner).await?;
        let mends = self.node.store.read(move |connection| mends::list_mends(connection, id)).await?;
        read_again(&file, &mends)
    }

    /// Deletes a match.
    ///
    /// # Errors
    /// If this owner has no such match.
    pub async fn forget_library_match(&self, id: LibraryMatchId, owner: &Account) -> Result<(), AppError> {
        let owner = owner.id;
        let gone = self.node.store.write(move |connection| rows::delete(connection, owner, id)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_match())) }
    }

    pub(crate) async fn library_file(
        &self,
        id: LibraryMatchId,
        owner: &Account,
    ) -> Result<LibraryFile, AppError> {
        let file = self.node.store.read(move |connection| rows::file_of(connection, id)).await?;
        file.filter(|file| file.owner == owner.id)
            .ok_or_else(|| AppError::NotFound(refusals::no_such_match()))
    }

    /// Returns a match for the analysis, or `None` if the match is gone.
    pub(crate) async fn library_transcript(
        &self,
        id: LibraryMatchId,
    ) -> Result<Option<Transcript>, AppError> {
        let read = self.node.store.read(move |connection| {
            Ok::<_, DbError>((rows::file_of(connection, id)?, mends::list_mends(connection, id)?))
        });
        let (file, mends) = read.await?;
        file.map(|file| read_again(&file, &mends)).transpose()
    }
}

fn read_again(file: &LibraryFile, mends: &[Mend]) -> Result<Transcript, AppError> {
    let bytes = files::unpacked(&file.file).map_err(broken)?;
    let transcript = mending::read_mended(&bytes, mends).map_err(broken)?;
    Ok(transcript)
}

fn broken(problem: String) -> AppError {
    AppError::from(DbError::Broken(format!("library_matches: {problem}")))
}
