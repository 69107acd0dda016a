//! Imports of many files. The client announces the number of files and sends them in parts, each a small zip. Every
//! part is stored in one transaction together with the report on its files. So an import can continue after a closed
//! window or a crash: the client asks which files have arrived and sends the others.

use store::{
    DbError,
    account::Account,
    id::{ImportId, LibraryMatchId},
    imports::{self, FileReport, Import, NamedMatch, Outcome},
    library::{self, LibraryInsert, NewLibraryMatch},
};
use texts::refusals;
use wire::{CodePage, EarlierMatch, ImportFilePage, ImportFileReport, ImportOutcome, ImportView, NewImport};

use super::{fingerprint, played};
use crate::{
    background,
    error::AppError,
    matches::in_play::InPlayQuestion,
    messages::{ToStored, ToWire},
    reviews::{Reviews, analyses, files},
    uploads::Upload,
};

/// The maximum number of files of an import.
const FILES_MAX: u32 = 10_000;
/// The maximum number of imports of a player whose reports are kept.
const KEPT: i64 = 20;
/// The maximum length of an import's name in characters.
const NAME_CHARACTERS_MAX: usize = 120;
/// The note on a file of a match that the library has.
const JOINED: &str = "the analyses and comments of this file were added to the match";
/// The number of reports on a page.
const PAGE: usize = 500;
/// The number of older matches that get a fingerprint in one step.
const MARKED_AT_ONCE: i64 = 50;

impl Reviews {
    /// Begins an import.
    ///
    /// # Errors
    /// If the name or the number of files is out of range.
    pub async fn begin_import(&self, owner: &Account, new: &NewImport) -> Result<ImportView, AppError> {
        if !(1..=FILES_MAX).contains(&new.files) {
            return Err(AppError::invalid("files", refusals::import_in_parts(FILES_MAX)));
        }
        let name = new.name.trim().to_owned();
        if !(1..=NAME_CHARACTERS_MAX).contains(&name.chars().count()) {
            return Err(AppError::invalid("name", refusals::characters(1, NAME_CHARACTERS_MAX)));
        }
        self.mark_older_matches(owner).await?;
        self.mark_played_matches(owner).await?;
        let import =
            Import { id: ImportId::random(), begun_at: self.node.clock.now(), name, files: new.files };
        let (id, user) = (import.id, owner.id);
        self.node.store.write(move |connection| imports::begin(connection, user, &import, KEPT)).await?;
        self.import_view(owner, id).await
    }

    /// Adds fingerprints to matches that were stored before fingerprints existed.
    pub(crate) async fn mark_older_matches(&self, owner: &Account) -> Result<(), AppError> {
        let owner = owner.id;
        loop {
            let read =
                self.node.store.read(move |connection| library::unmarked(connection, owner, MARKED_AT_ONCE));
            let unmarked = read.await?;
            if unmarked.is_empty() {
                return Ok(());
            }
            let marks = background::spawn(move || {
                let mark = |(id, file): (LibraryMatchId, Vec<u8>)| {
                    let transcript = files::unpacked(&file).and_then(|bytes| files::parse(&bytes)).ok();
                    let text = transcript.as_ref().map(|read| fingerprint::fingerprint_match(read).of_match);
                    // A file that can no longer be read gets a unique text, so that it equals no other.
                    let text = text.unwrap_or_else(|| format!("unread-{id}"));
                    (id, text, transcript.as_ref().and_then(fingerprint::day))
                };
                unmarked.into_iter().map(mark).collect::<Vec<_>>()
            });
            let marks = marks.await.map_err(|error| AppError::internal("fingerprints were lost", error))?;
            let written = self.node.store.write(move |connection| {
                for (id, text, day) in &marks {
                    library::mark(connection, owner, *id, text, *day)?;
                }
                Ok::<_, DbError>(())
            });
            written.await?;
        }
    }

    /// Returns a player's imports, newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn imports(&self, owner: &Account) -> Result<Vec<ImportView>, AppError> {
        let owner = owner.id;
        let read = self.node.store.read(move |connection| {
            let all = imports::of_owner(connection, owner)?;
            all.into_iter().map(|import| view(connection, &import)).collect::<Result<Vec<_>, DbError>>()
        });
        Ok(read.await?)
    }

    /// Returns an import.
    ///
    /// # Errors
    /// If this player has no such import.
    pub async fn import_view(&self, owner: &Account, id: ImportId) -> Result<ImportView, AppError> {
        let owner = owner.id;
        let read = self.node.store.read(move |connection| {
            let import = imports::find(connection, owner, id)?;
            import.map(|import| view(connection, &import)).transpose()
        });
        read.await?.ok_or_else(|| AppError::NotFound(refusals::no_such_import()))
    }

    /// Reads a part of an import, a zip of match files. Files of this import that have arrived before are left out,
    /// so a part may be sent again. Texts that are not Unicode are read in the code page, or in one that is guessed for
    /// each.
    ///
    /// # Errors
    /// If this player has no such import, the part is not a zip, or the import has more files than announced. Then
    /// nothing is stored.
    pub async fn import_part(
        &self,
        owner: &Account,
        id: ImportId,
        upload: Upload,
        code_page: Option<CodePage>,
    ) -> Result<ImportView, AppError> {
        let user = owner.id;
        let find = self.node.store.read(move |connection| imports::find(connection, user, id));
        let import = find.await?.ok_or_else(|| AppError::NotFound(refusals::no_such_import()))?;
        let code_page = code_page.map(|page| page.to_stored());
        let turn = self.reads_uploads.acquire().await.expect("the semaphore is never closed");
        let read = background::spawn(move || files::read_part(upload.bytes(), code_page));
        let read = read.await.map_err(|error| AppError::internal("an upload was lost", error))?;
        // Released before the database is used: the turn limits the unpacked bytes in memory, not the writes.
        drop(turn);
        let read = read.map_err(AppError::invalid_form)?;
        let (room, at, announced) = (self.library_room(owner), self.node.clock.now(), import.files);
        let full = self.library_is_full_error(owner).to_string();
        let in_play = self.matches.in_play(owner).await?;
        let stored = self.node.store.write(move |connection| {
            // The owner may have deleted the import or the account while the part was read.
            if imports::find(connection, user, id)?.is_none() {
                return Err(AppError::NotFound(refusals::no_such_import()));
            }
            let mut left = library::left_for(connection, user, room)?;
            let paths: Vec<String> = read.iter().map(|(path, _)| path.clone()).collect();
            let known = imports::known(connection, id, &paths)?;
            let mut arrived = imports::arrived(connection, id)?;
            let mut new = Vec::new();
            for (path, file) in read {
                if known.iter().any(|one| one.path == path) {
                    continue;
                }
                arrived += 1;
                if arrived > announced {
                    return Err(AppError::Conflict(refusals::import_announced(announced)));
                }
                let report = match file.read {
                    Err(problem) => FileReport {
                        path,
                        outcome: Outcome::Refused,
                        library: None,
                        played: None,
                        notes: vec![problem],
                    },
                    Ok(found) if in_play.check(&InPlayQuestion::of_games(&found.positions)).is_err() => {
                        FileReport {
                            path,
                            outcome: Outcome::Refused,
                            library: None,
                            played: None,
                            notes: vec![AppError::MatchInPlay.to_string()],
                        }
                    }
                    Ok(found) => {
                        if let Some(match_id) = played::find(connection, user, &found)? {
                            let report = FileReport {
                                path,
                                outcome: Outcome::PlayedHere,
                                library: None,
                                played: Some(match_id),
                                notes: Vec::new(),
                            };
                            imports::store_file_report(connection, id, &report)?;
                            continue;
                        }
                        let row = NewLibraryMatch {
                            id: LibraryMatchId::random(),
                            owner: user,
                            at,
                            file_name: file.name,
                            path: Some(path.clone()),
                            found,
                        };
                        match library::insert_one(connection, &row, &mut left)? {
                            Some(LibraryInsert::New(match_id)) => {
                                new.push(match_id);
                                let outcome = if file.is_changed { Outcome::Partly } else { Outcome::Read };
                                FileReport {
                                    path,
                                    outcome,
                                    library: Some(match_id),
                                    played: None,
                                    notes: file.notes,
                                }
                            }
                            Some(LibraryInsert::Already(match_id)) => FileReport {
                                path,
                                outcome: Outcome::Duplicate,
                                library: Some(match_id),
                                played: None,
                                notes: Vec::new(),
                            },
                            Some(LibraryInsert::Joined(match_id)) => FileReport {
                                path,
                                outcome: Outcome::Duplicate,
                                library: Some(match_id),
                                played: None,
                                notes: vec![JOINED.to_owned()],
                            },
                            None => FileReport {
                                path,
                                outcome: Outcome::Refused,
                                library: None,
                                played: None,
                                notes: vec![full.clone()],
                            },
                        }
                    }
                };
                imports::store_file_report(connection, id, &report)?;
            }
            Ok(new)
        });
        for new in stored.await? {
            self.analyses.expect_upload(owner.answerable(), new);
        }
        self.node.metrics.live.library_upload("read");
        self.import_view(owner, id).await
    }

    /// Returns the reports on the files of an import after a path.
    ///
    /// # Errors
    /// If this player has no such import.
    pub async fn import_files(
        &self,
        owner: &Account,
        id: ImportId,
        outcome: Option<ImportOutcome>,
        after: String,
    ) -> Result<ImportFilePage, AppError> {
        let owner = owner.id;
        let outcome = outcome.map(|outcome| match outcome {
            ImportOutcome::Read => Outcome::Read,
            ImportOutcome::Partly => Outcome::Partly,
            ImportOutcome::Duplicate => Outcome::Duplicate,
            ImportOutcome::PlayedHere => Outcome::PlayedHere,
            ImportOutcome::Refused => Outcome::Refused,
        });
        let one_more = i64::try_from(PAGE + 1).unwrap_or(i64::MAX);
        let read = self.node.store.read(move |connection| {
            if imports::find(connection, owner, id)?.is_none() {
                return Ok::<_, DbError>(None);
            }
            let found = imports::reports(connection, id, outcome, &after, one_more)?;
            let duplicates = found.iter().filter(|file| file.outcome == Outcome::Duplicate);
            let ids: Vec<LibraryMatchId> = duplicates.filter_map(|file| file.library).collect();
            Ok(Some((found, imports::names_of(connection, owner, &ids)?)))
        });
        let (mut found, names) = read.await?.ok_or_else(|| AppError::NotFound(refusals::no_such_import()))?;
        let has_more = found.len() > PAGE;
        found.truncate(PAGE);
        let next = found.last().filter(|_| has_more).map(|last| last.path.clone());
        let report = |file: FileReport| {
            let is_duplicate = file.outcome == Outcome::Duplicate;
            let earlier = file.library.filter(|_| is_duplicate).and_then(|id| names.get(&id)).cloned();
            report(file, earlier)
        };
        Ok(ImportFilePage { files: found.into_iter().map(report).collect(), next })
    }

    /// Deletes an import and its reports. The matches stay.
    ///
    /// # Errors
    /// If this player has no such import.
    pub async fn forget_import(&self, owner: &Account, id: ImportId) -> Result<(), AppError> {
        let owner = owner.id;
        let gone = self.node.store.write(move |connection| imports::delete(connection, owner, id)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_import())) }
    }
}

fn view(connection: &mut store::AnyConn, import: &Import) -> Result<ImportView, DbError> {
    let counts = imports::counts(connection, import.id, analyses::DEEPEST)?;
    Ok(ImportView {
        id: import.id.to_wire(),
        name: import.name.clone(),
        begun_at: import.begun_at,
        files: import.files,
        read: counts.read,
        partly: counts.partly,
        duplicate: counts.duplicate,
        played_here: counts.played_here,
        refused: counts.refused,
        matches: counts.matches,
        analysed_quick: counts.quick,
        analysed: counts.deepest,
    })
}

fn report(of: FileReport, earlier: Option<NamedMatch>) -> ImportFileReport {
    ImportFileReport {
        path: of.path,
        outcome: match of.outcome {
            Outcome::Read => ImportOutcome::Read,
            Outcome::Partly => ImportOutcome::Partly,
            Outcome::Duplicate => ImportOutcome::Duplicate,
            Outcome::PlayedHere => ImportOutcome::PlayedHere,
            Outcome::Refused => ImportOutcome::Refused,
        },
        id: of.library.map(|id| id.to_wire()),
        played_here: of.played.map(|id| id.to_wire()),
        detail: of.notes.first().cloned(),
        notes: of.notes,
        earlier: earlier.map(|NamedMatch { white, black, path }| EarlierMatch { white, black, path }),
    }
}
