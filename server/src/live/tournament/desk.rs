//! The actions of people in a tournament: create it, enter, check in, protest, direct.

use ::events::{
    PlayerId,
    knockout::{self, Entry, How, PairingId},
    tournament::{Branch, EntryState, Place, Refused, Step},
};
use store::{
    account::{Account, AccountKind},
    id::{TournamentId, UserId},
    ratings as rating_rows,
    stored::tournament::Act,
    tournaments::{self, Facts},
};
use wire::{CreateTournament, DirectorAct, PairingPlace, TournamentView};

use super::{super::Live, Loaded, keep, parse, player, seed};
use crate::{error::AppError, messages::ToStored};

/// The most unfinished tournaments of one director.
const OPEN_MAX: i64 = 5;
/// The most characters of a reason or an announcement.
const WORDS_MAX: usize = 500;

impl Live {
    /// Creates a tournament, directed by `director`.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub(crate) async fn create_tournament(
        &self,
        director: &Account,
        wanted: &CreateTournament,
    ) -> Result<TournamentView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden("guests direct no tournaments; keep the account first"));
        }
        let mut settings = wanted.to_stored();
        parse(&settings)?;
        settings.name = settings.name.trim().to_owned();
        if !settings.prizes.is_empty() && !self.gives_prizes(director) {
            return Err(AppError::Forbidden("prizes are given by directors whom the site has named"));
        }
        let facts = Facts {
            id: TournamentId::random(),
            settings,
            director: director.id,
            created_at: self.inner.clock.now(),
        };
        let id = facts.id;
        let made = self.inner.store.write(move |connection| {
            if tournaments::count_open_of(connection, facts.director)? >= OPEN_MAX {
                return Err(AppError::Conflict(format!(
                    "you direct {OPEN_MAX} tournaments that are not over; finish or cancel one first"
                )));
            }
            Ok(tournaments::insert(connection, &facts)?)
        });
        made.await?;
        self.tournament_view(id, Some(director)).await
    }

    /// Returns true if the operator has listed the director as one who may give prizes.
    fn gives_prizes(&self, director: &Account) -> bool {
        let named = &self.inner.settings.prize_directors;
        named.iter().any(|name| name.eq_ignore_ascii_case(director.name.as_str()))
    }

    /// Enters a player. A second entry is refused.
    ///
    /// # Errors
    /// If entries are closed, or the account may not enter.
    pub(crate) async fn enter_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        if account.kind == AccountKind::Guest {
            return Err(AppError::Forbidden("guests enter no tournaments; keep the account first"));
        }
        let entry = self.entry_of(account.id).await?;
        self.change(id, account.id, |_| Ok(vec![Step::Entered(entry).into()])).await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Withdraws an entry.
    ///
    /// # Errors
    /// If there is no entry, or entries are closed.
    pub(crate) async fn withdraw_from_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        self.change(id, account.id, |_| Ok(vec![Step::Withdrawn(player(account.id)).into()])).await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Checks a player in. Idempotent.
    ///
    /// # Errors
    /// If the check-in is not open, or the player has not entered.
    pub(crate) async fn check_in_to_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        self.change(id, account.id, |_| Ok(vec![Step::CheckedIn(player(account.id)).into()])).await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Protests against a decision of the 75 % rule.
    ///
    /// # Errors
    /// If there is no such decision, or the user does not play in that match.
    pub(crate) async fn protest_in_tournament(
        &self,
        account: &Account,
        id: TournamentId,
        place: PairingPlace,
    ) -> Result<TournamentView, AppError> {
        let (branch, pairing) = place_of(place);
        let step = knockout::Step::Protested { pairing, player: player(account.id) };
        self.change(id, account.id, |_| Ok(vec![Step::Bracket(branch, step).into()])).await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Returns true if a user has entered, plays in or directs an unfinished tournament.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub(crate) async fn is_in_a_tournament(&self, user: UserId) -> Result<bool, AppError> {
        for id in self.inner.store.read(tournaments::unfinished).await? {
            let loaded = self.tournament(id).await?;
            let is_entered = loaded.state.entries().any(|(entry, _)| entry.player == player(user));
            if is_entered || loaded.facts.director == user {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Carries out an action of the director.
    ///
    /// # Errors
    /// If this user does not direct the tournament, or the rules do not allow it.
    pub(crate) async fn direct_tournament(
        &self,
        account: &Account,
        id: TournamentId,
        act: DirectorAct,
    ) -> Result<TournamentView, AppError> {
        let gives_prizes = self.gives_prizes(account);
        let bot = match &act {
            DirectorAct::EnterBot { name } => Some(self.bot_entry(name).await?),
            _ => None,
        };
        let seed = seed();
        self.change(id, account.id, |loaded| {
            if loaded.facts.director != account.id {
                return Err(AppError::Forbidden("only the director of the tournament does this"));
            }
            // The credits of bots come from the mint, so the fees that they pay in are like prizes.
            if bot.is_some() && loaded.facts.settings.fee.is_some() && !gives_prizes {
                return Err(AppError::Forbidden(
                    "bots are entered for a fee by directors whom the site has named for prizes",
                ));
            }
            acts_of(loaded, &act, bot, seed)
        })
        .await?;
        let followed = match act {
            DirectorAct::Cancel { .. } => self.close_tables_of(id).await,
            _ => self.advance_tournament(id).await,
        };
        // The act is committed, so it is answered as done. A running tournament is checked again soon.
        if let Err(error) = followed {
            error.log();
        }
        self.tournament_view(id, Some(account)).await
    }

    /// Decides and appends a change, and retries after a conflict.
    async fn change(
        &self,
        id: TournamentId,
        by: UserId,
        decide: impl Fn(&Loaded) -> Result<Vec<Act>, AppError>,
    ) -> Result<(), AppError> {
        let changed = self.inner.tournaments.change(id, async || {
            let loaded = self.tournament(id).await?;
            let acts = decide(&loaded)?;
            self.append_acts(&loaded, Some(by), acts.into()).await
        });
        let changed = changed.await;
        self.inner.tournaments.news.notify_one();
        changed
    }

    async fn entry_of(&self, user: UserId) -> Result<Entry, AppError> {
        let standing = self
            .inner
            .store
            .read(move |connection| rating_rows::standing(connection, user, ratings::RatingList::Normal))
            .await?;
        Ok(Entry { player: player(user), rating: standing.rating })
    }

    async fn bot_entry(&self, name: &str) -> Result<Entry, AppError> {
        let bot = self.inner.bots.accounts().find(|bot| bot.name.as_str().eq_ignore_ascii_case(name));
        let id = bot.ok_or(AppError::NotFound("bot"))?.id;
        self.entry_of(id).await
    }

    /// Closes the open tables of a cancelled tournament. Matches in play may be finished.
    async fn close_tables_of(&self, id: TournamentId) -> Result<(), AppError> {
        let loaded = self.tournament(id).await?;
        for (branch, bracket) in loaded.state.brackets() {
            for spot in bracket.round(bracket.round_number()) {
                if let Some(number) = loaded.state.number_of((branch, spot.id)) {
                    self.close_table(keep::match_id(number)).await?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the steps of a director's action.
fn acts_of(
    loaded: &Loaded,
    act: &DirectorAct,
    bot: Option<Entry>,
    seed: ::events::Seed,
) -> Result<Vec<Act>, AppError> {
    let with_reason = |step: Step, reason: &str| {
        Ok(vec![Act::Step { step, reason: Some(words("reason", reason)?), used: None }])
    };
    let draw = |branch| Step::Bracket(branch, knockout::Step::Drawn { seed }).into();
    match act {
        DirectorAct::OpenCheckIn => {
            // Bots are always present.
            let bots = loaded.state.entries().map(|(entry, _)| entry.player).filter(|player| {
                let account = loaded.people.get(&super::user(*player));
                account.is_some_and(|account| account.kind == AccountKind::Bot)
            });
            Ok([Step::CheckInOpened].into_iter().chain(bots.map(Step::CheckedIn)).map(Act::from).collect())
        }
        DirectorAct::EnterBot { .. } => {
            let entry = bot.ok_or(AppError::NotFound("bot"))?;
            let mut acts = vec![Step::Entered(entry).into()];
            if loaded.state.is_check_in_open() {
                acts.push(Step::CheckedIn(entry.player).into());
            }
            Ok(acts)
        }
        DirectorAct::Remove { name, reason } => with_reason(Step::Withdrawn(named(loaded, name)?), reason),
        DirectorAct::Draw if loaded.state.bracket(Branch::Main).is_none() => Ok(vec![draw(Branch::Main)]),
        DirectorAct::Draw => Err(refused(knockout::Refused::EntriesClosed.into())),
        DirectorAct::Console if loaded.state.bracket(Branch::Consolation).is_none() => {
            Ok(vec![draw(Branch::Consolation)])
        }
        DirectorAct::Console => Err(refused(Refused::NoConsolation)),
        DirectorAct::Award { place, winner, reason } => {
            let (branch, pairing) = place_of(*place);
            let step =
                knockout::Step::Decided { pairing, winner: named(loaded, winner)?, how: How::Director };
            with_reason(Step::Bracket(branch, step), reason)
        }
        DirectorAct::Rule { place, winner, reason } => {
            let (branch, pairing) = place_of(*place);
            let step = knockout::Step::Ruled { pairing, winner: named(loaded, winner)? };
            with_reason(Step::Bracket(branch, step), reason)
        }
        DirectorAct::Announce { text } => Ok(vec![Act::Announced { text: words("text", text)? }]),
        DirectorAct::Cancel { reason } => with_reason(Step::Cancelled, reason),
    }
}

fn place_of(place: PairingPlace) -> Place {
    let branch = match place.branch {
        wire::Branch::Main => Branch::Main,
        wire::Branch::Consolation => Branch::Consolation,
    };
    (branch, PairingId { round: place.round, number: place.number })
}

/// Returns an entered player by name.
fn named(loaded: &Loaded, name: &str) -> Result<PlayerId, AppError> {
    let known = |entry: Entry| loaded.name(super::user(entry.player)).eq_ignore_ascii_case(name);
    let found =
        loaded.state.entries().map(|(entry, _): (Entry, EntryState)| entry).find(|entry| known(*entry));
    found.map(|entry| entry.player).ok_or(AppError::NotFound("player in this tournament"))
}

fn words(field: &str, text: &str) -> Result<String, AppError> {
    let text = text.trim();
    if (1..=WORDS_MAX).contains(&text.chars().count()) {
        Ok(text.to_owned())
    } else {
        Err(AppError::Invalid(format!("{field}: 1 to {WORDS_MAX} characters")))
    }
}

/// Returns the error for a refusal by the rules, without internal player numbers.
pub(super) fn refused(refused: Refused) -> AppError {
    use knockout::Refused as Inner;
    let reason = match refused {
        Refused::Bracket(inner) => match inner {
            Inner::EntriesClosed => "entries_closed",
            Inner::EnteredAlready(_) => "entered_already",
            Inner::NotEntered(_) => "not_entered",
            Inner::Full(_) => "full",
            Inner::TooFew(_) => "too_few",
            Inner::RoundOpen { .. } => "round_open",
            Inner::ProtestOpen(_) => "protest_open",
            Inner::Over => "over",
            Inner::NoSuchMatch(_) => "no_such_match",
            Inner::DecidedAlready(_) => "decided_already",
            Inner::NotDecided(_) => "not_decided",
            Inner::NotInMatch { .. } => "not_in_match",
            Inner::NothingToProtest => "nothing_to_protest",
            Inner::ProtestedAlready(_) => "protested_already",
            Inner::NoProtest(_) => "no_protest",
            Inner::NoFinalWeek => "no_final_week",
            Inner::WeekNotOver => "week_not_over",
        },
        Refused::NoCheckIn => "no_check_in",
        Refused::CheckInClosed => "check_in_closed",
        Refused::NoConsolation => "no_consolation",
        Refused::BegunAlready(_) => "begun_already",
        Refused::Cancelled => "cancelled",
        Refused::Over => "over",
    };
    let message = match refused {
        Refused::Bracket(Inner::EnteredAlready(_)) => "the player is entered already".to_owned(),
        Refused::Bracket(Inner::NotEntered(_)) => "the player is not entered".to_owned(),
        Refused::Bracket(Inner::NotInMatch { pairing, .. }) => {
            format!("the player does not play in match {pairing}")
        }
        other => other.to_string(),
    };
    AppError::Refused { reason, message }
}
