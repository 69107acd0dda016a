//! The actions of people in a comparative event: create it, enter, begin a board, cancel it.

use std::sync::Arc;

use ::events::comparative::{Refused, Step};
use rules::{BySide, Side};
use store::{
    DbError,
    account::{Account, AccountKind},
    comparatives::{self, Entry, Facts, Settings},
    event_log::player,
    facts::{Admission, Facts as MatchFacts, Status as MatchStatus},
    id::{ComparativeId, MatchId, RollSetId, UserId},
    matches,
    seeds::{self, SealedSeed},
    settings::{DiceRule, TimeControl},
    stored::comparative::Act,
    team_matches::{RollSetFacts, SetOf},
};
use wire::{ComparativeAct, ComparativeView, CreateComparative, Millis};

use super::{
    super::{
        Live,
        snapshot::Snapshot,
        tables::begin_at_once,
        team::{
            desk::{reason, words},
            keep::table_settings,
        },
        terms::Agreed,
    },
    Loaded,
};
use crate::{error::AppError, messages::ToStored};

/// The most unfinished events of one director.
const OPEN_MAX: i64 = 5;
/// The most characters of a description.
const ABOUT_MAX: usize = 2_000;
const DAY_MS: i64 = 86_400_000;
/// The longest duration of an event, and the longest time from its announcement to its start.
const OPEN_DAYS_MAX: i64 = 35;
const AHEAD_DAYS_MAX: i64 = 90;

impl Live {
    /// Creates an event, directed by `director`. Its rolls are drawn and committed to at once.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub(crate) async fn create_comparative(
        &self,
        director: &Account,
        wanted: CreateComparative,
    ) -> Result<ComparativeView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden("guests direct no events; keep the account first"));
        }
        let time = wanted.time.to_stored();
        check_time(time)?;
        let about = wanted.about.trim();
        if about.chars().count() > ABOUT_MAX {
            return Err(AppError::Invalid(format!("about: at most {ABOUT_MAX} characters")));
        }
        let bots = self.bot_accounts();
        let named = |bot: &&Account| bot.name.as_str().eq_ignore_ascii_case(wanted.bot.trim());
        let bot = bots.iter().find(named).ok_or(AppError::NotFound("bot"))?;
        let now = self.inner.clock.now();
        let opens_at = wanted.opens_at.map_or(now, |at| at.max(now));
        check_times(now, opens_at, wanted.closes_at)?;
        let settings = Settings {
            name: words("name", &wanted.name, 3..=60)?,
            about: about.to_owned(),
            bot: bot.id.to_row(),
            boards: wanted.boards,
            both_sides: wanted.both_sides,
            time,
            opens_at,
            closes_at: wanted.closes_at,
        };
        let facts = Facts {
            id: ComparativeId::random(),
            settings,
            director: Some(director.id),
            week: None,
            created_at: now,
        };
        let id = facts.id;
        self.open_comparative(facts).await?;
        self.comparative_view(id, Some(director)).await
    }

    /// Stores a new event with the rolls of its boards. Returns a conflict if its week already has an event.
    pub(super) async fn open_comparative(&self, facts: Facts) -> Result<(), AppError> {
        // Impossible settings are found before anything is written.
        Loaded::new(facts.clone())?;
        let sets: Vec<(RollSetFacts, SealedSeed)> =
            (1..=u32::from(facts.settings.boards)).map(|board| self.set_of_board(facts.id, board)).collect();
        let made = self.inner.store.write(move |connection| {
            if let Some(director) = facts.director
                && comparatives::count_open_of(connection, director)? >= OPEN_MAX
            {
                return Err(AppError::Conflict(format!(
                    "you direct {OPEN_MAX} comparative events that are not over; wait for one or cancel it first"
                )));
            }
            comparatives::insert(connection, &facts)?;
            for (set, sealed) in &sets {
                comparatives::insert_set(connection, facts.id, set)?;
                seeds::insert(connection, set.id.as_dice_id(), sealed, facts.created_at)?;
            }
            Ok(())
        });
        made.await
    }

    fn set_of_board(&self, id: ComparativeId, number: u32) -> (RollSetFacts, SealedSeed) {
        let set = RollSetId::random();
        let drawn = self.inner.vault.draw_under(set.as_dice_id());
        let of = SetOf::Comparative(id);
        (RollSetFacts { id: set, of, number, commitment: drawn.commitment, imported: None }, drawn.sealed)
    }

    /// Enters a player. A person may use only one account: a board played with another one would reveal its rolls.
    ///
    /// # Errors
    /// If the event is not open, or the person has already entered.
    pub(crate) async fn enter_comparative(
        &self,
        account: &Account,
        id: ComparativeId,
    ) -> Result<ComparativeView, AppError> {
        if account.kind == AccountKind::Guest {
            return Err(AppError::Forbidden("guests play in no comparative events; keep the account first"));
        }
        let entered = self.inner.comparatives.change(id, async || {
            let loaded = self.comparative(id).await?;
            if loaded.has_another_account_of(account) {
                return Err(AppError::Refused {
                    reason: "one_person",
                    message: "you are in this event with another account, your own or a bot's".to_owned(),
                });
            }
            let act = Act::Step(Step::Entered(player(account.id)));
            self.append_comparative_acts(&loaded, Some(account.id), vec![act]).await
        });
        entered.await?;
        self.comparative_view(id, Some(account)).await
    }

    /// Begins a board for a player. The bot already sits at its table.
    ///
    /// # Errors
    /// If the event is not open, the player is not in it, or the board is not the player's next.
    pub(crate) async fn begin_comparative_board(
        &self,
        account: &Account,
        id: ComparativeId,
        board: u32,
    ) -> Result<ComparativeView, AppError> {
        let begun = self.inner.comparatives.change(id, async || {
            let loaded = self.comparative(id).await?;
            self.try_to_begin_board(account, &loaded, board).await
        });
        begun.await?;
        self.comparative_view(id, Some(account)).await
    }

    /// Writes the step, the table, both players and the first roll in one transaction.
    async fn try_to_begin_board(
        &self,
        account: &Account,
        loaded: &Loaded,
        board: u32,
    ) -> Result<(), AppError> {
        let now = self.inner.clock.now();
        let me = player(account.id);
        let table = MatchId::random();
        let act = Act::Begun { player: me, board, table };
        let entry = entry(loaded, Some(account.id), now, vec![act])?;
        let not_there =
            || AppError::internal("a comparative event", "a board without its rolls or its player");
        let set = loaded.sets.get(&board).ok_or_else(not_there)?;
        let card = loaded.state.card(me).ok_or_else(not_there)?;
        let pair = match loaded.state.side_of(card, board) {
            Side::White => [account.id, loaded.bot()],
            Side::Black => [loaded.bot(), account.id],
        };
        let facts = table_of_board(table, loaded, set, pair, now);
        let (vault, ticket) = (self.inner.vault.clone(), self.inner.hub.ticket());
        let written = self.inner.store.write(move |connection| {
            comparatives::append(connection, &entry)?;
            matches::insert(connection, &facts)?;
            begin_at_once(connection, &vault, &facts, pair, now)
        });
        let snapshot: Arc<Snapshot> = self.inner.hub.keep(ticket, Arc::new(written.await?));
        self.tell_of_table(&snapshot).await;
        Ok(())
    }

    /// Carries out an action of the director.
    ///
    /// # Errors
    /// If this user does not direct the event, or it is over.
    pub(crate) async fn direct_comparative(
        &self,
        director: &Account,
        id: ComparativeId,
        act: &ComparativeAct,
    ) -> Result<ComparativeView, AppError> {
        let ComparativeAct::Cancel { reason: why } = act;
        let why = reason(why)?;
        let done = self.inner.comparatives.change(id, async || {
            let loaded = self.comparative(id).await?;
            if loaded.facts.director != Some(director.id) {
                return Err(AppError::Forbidden("only the director of the event does this"));
            }
            let acts = vec![Act::Step(Step::Cancelled(why.clone()))];
            self.append_comparative_acts(&loaded, Some(director.id), acts).await
        });
        done.await?;
        // The action is committed, so it is answered as done. Games in play are public now.
        if let Err(error) = self.advance_comparative(id).await {
            error.log();
        }
        self.comparative_view(id, Some(director)).await
    }

    /// Writes the steps, and the roll sets that they reveal, in one transaction.
    pub(super) async fn append_comparative_acts(
        &self,
        loaded: &Loaded,
        by: Option<UserId>,
        acts: Vec<Act>,
    ) -> Result<(), AppError> {
        let entry = entry(loaded, by, self.inner.clock.now(), acts)?;
        let is_end = matches!(entry.acts.last(), Some(Act::Step(Step::Closed | Step::Cancelled(_))));
        let written = self.inner.store.write(move |connection| {
            comparatives::append(connection, &entry)?;
            if is_end {
                comparatives::reveal(connection, entry.id)?;
            }
            Ok::<_, DbError>(())
        });
        Ok(written.await?)
    }
}

/// Checks acts against the rules, and returns the entry to write.
fn entry(loaded: &Loaded, by: Option<UserId>, at: Millis, acts: Vec<Act>) -> Result<Entry, AppError> {
    let mut next = loaded.clone();
    for act in &acts {
        next.take(act, at).map_err(refused)?;
    }
    Ok(Entry { id: loaded.facts.id, after: loaded.last_seq, at, by, acts, status: next.status() })
}

/// Returns the table of a board. White is its opener.
fn table_of_board(
    id: MatchId,
    loaded: &Loaded,
    set: &RollSetFacts,
    [white, black]: [UserId; 2],
    now: Millis,
) -> MatchFacts {
    MatchFacts {
        id,
        status: MatchStatus::Open,
        settings: table_settings(loaded.facts.settings.time, DiceRule::Served),
        list: None,
        opener: white,
        invited: Some(black),
        seats: BySide { white: None, black: None },
        commitment: set.commitment,
        g0: None,
        last_seq: 0,
        points: BySide { white: 0, black: 0 },
        opened_at: now,
        rematch_of: None,
        admission: Admission::default(),
        tournament: None,
        roll_set: Some(set.id),
        is_limited: false,
        is_unstaked: false,
    }
}

fn check_time(time: TimeControl) -> Result<(), AppError> {
    match time {
        TimeControl::None | TimeControl::Live { .. } => {
            Agreed::parse(&table_settings(time, DiceRule::Served)).map(drop)
        }
        TimeControl::Correspondence { .. } => {
            Err(AppError::Invalid("time: a board is played without a clock or with a live one".to_owned()))
        }
    }
}

fn check_times(now: Millis, opens_at: Millis, closes_at: Millis) -> Result<(), AppError> {
    let invalid = |text: String| Err(AppError::Invalid(text));
    if opens_at.0 > now.0.saturating_add(AHEAD_DAYS_MAX * DAY_MS) {
        return invalid(format!("opens_at: at the most {AHEAD_DAYS_MAX} days ahead"));
    }
    if closes_at <= opens_at {
        return invalid("closes_at: after the opening".to_owned());
    }
    if closes_at.0 > opens_at.0.saturating_add(OPEN_DAYS_MAX * DAY_MS) {
        return invalid(format!("closes_at: at the most {OPEN_DAYS_MAX} days after the opening"));
    }
    Ok(())
}

impl Loaded {
    /// Returns true if the person behind an account has entered with another one.
    fn has_another_account_of(&self, account: &Account) -> bool {
        self.people.values().any(|other| {
            other.id != account.id
                && other.answerable() == account.answerable()
                && self.card_of(other).is_some()
        })
    }
}

/// Returns the error for a refusal by the rules.
fn refused(why: Refused) -> AppError {
    let reason = match why {
        Refused::Boards(_) => "boards",
        Refused::Times => "times",
        Refused::NotOpen => "not_open",
        Refused::Closed => "closed",
        Refused::StillOpen => "still_open",
        Refused::BoardsInPlay => "boards_in_play",
        Refused::Over => "over",
        Refused::EnteredAlready => "entered_already",
        Refused::NotEntered => "not_entered",
        Refused::NoSuchBoard(_) => "no_such_board",
        Refused::PlayedAlready(_) => "played_already",
        Refused::NotNext { .. } => "not_the_next_board",
        Refused::BoardInPlay(_) => "board_in_play",
        Refused::NotPlaying(_) => "not_playing",
    };
    AppError::Refused { reason, message: why.to_string() }
}
