//! The actions of people in a comparative event: create it, enter, begin a board, cancel it.

use std::{collections::BTreeSet, sync::Arc};

use ::competitions::{BoardNumber, comparative::Step, log::Line};
use rules::Side;
use store::{
    AnyConn,
    account::{Account, AccountKind},
    competitions::{
        self, Competition, NewSteps, player,
        roll_sets::{self, RollSetRow},
    },
    established,
    id::{ComparativeId, MatchId, RollSetId, UserId},
    matches,
    moderation::ModeratorDeed,
    persons,
    seeds::{self, SealedSeed},
    settings::{DiceRule, TimeControl},
    stored::comparative::{Act, Settings},
};
use texts::refusals;
use wire::{ComparativeAct, ComparativeView, CreateComparative, Millis};

use super::Loaded;
use crate::{
    competitions::{
        Batch, Prepared,
        boards::{drawn_set, table_of_board, table_settings},
        forms::{description, reason, words},
        names::unknown_bot,
        own_event::{Deed, check_no_gain},
        parts::Comparatives,
        refusals::held,
    },
    error::AppError,
    match_state::{snapshot::Snapshot, terms::Agreed},
    matches::{begin::begin_at_once, own_account::SHARED_BROWSER_MS},
    messages::ToStored,
};

/// The maximum length of a description in characters.
const ABOUT_MAX: usize = 2_000;
const DAY_MS: i64 = 86_400_000;
/// The longest duration of an event, and the longest time from its announcement to its start.
const OPEN_DAYS_MAX: i64 = 35;
const AHEAD_DAYS_MAX: i64 = 90;

impl Comparatives<'_> {
    /// Creates an event, directed by `director`. Its rolls are drawn and committed to at once.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub async fn create_comparative(
        &self,
        director: &Account,
        wanted: CreateComparative,
    ) -> Result<ComparativeView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_direct_no_events()));
        }
        let time = wanted.time.to_stored();
        check_time(time)?;
        let bots = self.house_bots.bot_accounts();
        let named = |bot: &&Account| bot.name.as_str().eq_ignore_ascii_case(wanted.bot.trim());
        let known = bots.iter().map(|bot| bot.name.to_string());
        let bot = bots.iter().find(named).ok_or_else(|| unknown_bot("bot", &wanted.bot, known))?;
        let now = self.node.clock.now();
        let opens_at = wanted.opens_at.map_or(now, |at| at.max(now));
        check_times(now, opens_at, wanted.closes_at)?;
        let settings = Settings {
            name: words("name", &wanted.name, 3..=60)?,
            about: description(&wanted.about, ABOUT_MAX)?,
            bot: bot.id.to_row(),
            boards: wanted.boards,
            both_sides: wanted.both_sides,
            time,
            opens_at,
            closes_at: wanted.closes_at,
            newcomers: self.node.settings.comparatives.newcomers,
        };
        let id = ComparativeId::random();
        let row = Competition::new(id, settings, director.id, now);
        self.create::<Loaded>(row, |loaded| Ok(self.first_sets(loaded))).await?;
        self.comparative_view(id, Some(director)).await
    }

    /// Returns the rolls of the boards of a new event, drawn and committed to.
    pub(super) fn first_sets(&self, loaded: &Loaded) -> Batch<Loaded> {
        let sets =
            loaded.state.boards().map(|board| drawn_set(&self.node.vault, loaded.row.id.into(), board.get()));
        Batch { extras: Sets(sets.collect()), ..Batch::default() }
    }

    /// Enters a player. A person may enter with only one account, because a second account could learn the rolls of the
    /// boards in advance. For the same reason the account is established, unless the event is open to newcomers.
    ///
    /// # Errors
    /// If the event is not open, the account is not established, or the person has already entered.
    pub async fn enter_comparative(
        &self,
        account: &Account,
        id: ComparativeId,
    ) -> Result<ComparativeView, AppError> {
        if account.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_enter_no_events()));
        }
        self.check_club(id.into(), account.id).await?;
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let answerable = account.answerable();
        let (days, now) = (self.node.settings.comparatives.established_days, self.node.clock.now());
        let read = self.node.store.read(move |connection| {
            let is_established = established::is_established(connection, answerable, days, now)?;
            Ok::<_, store::DbError>((persons::accounts_of(connection, answerable, since)?, is_established))
        });
        let (beside, is_established) = read.await?;
        self.change(id, account.id, async |loaded: &Loaded| {
            if !is_established && !loaded.row.settings.newcomers {
                return Err(AppError::Refused(refusals::not_established(days, established::RATED_DAYS)));
            }
            if loaded.has_another_account_of(account, &beside) {
                return Err(AppError::Refused(refusals::one_person()));
            }
            Ok(Batch::from_acts([Act::Step(Step::Entered(player(account.id)))]))
        })
        .await?;
        self.comparative_view(id, Some(account)).await
    }

    /// Begins a board for a player. The bot already sits at its table.
    ///
    /// # Errors
    /// If the event is not open, the player is not in it, or the board is not the player's next.
    pub async fn begin_comparative_board(
        &self,
        account: &Account,
        id: ComparativeId,
        board: u32,
    ) -> Result<ComparativeView, AppError> {
        let logs = &self.memory.logs.comparatives;
        let begun = logs.change(id, async || {
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
        if loaded.chronicle.desk.is_held() {
            return Err(held());
        }
        let now = self.node.clock.now();
        let me = player(account.id);
        let table = MatchId::random();
        let boards = u32::from(loaded.row.settings.boards);
        let Some(board) = BoardNumber::new(board).filter(|board| board.get() <= boards) else {
            return Err(AppError::invalid("board", refusals::from_to(1, boards)));
        };
        let act = Act::Begun { player: me, board, table };
        let prepared = Prepared::new(loaded, Some(account.id), now, Batch::from_acts([act]))?;
        let not_there =
            || AppError::internal("a comparative event", "a board without its rolls or its player");
        let set = loaded.sets.get(&board).ok_or_else(not_there)?;
        let card = loaded.state.card(me).ok_or_else(not_there)?;
        let pair = match loaded.state.side_of(card, board) {
            Side::White => [account.id, loaded.bot()],
            Side::Black => [loaded.bot(), account.id],
        };
        let settings = table_settings(loaded.row.settings.time, DiceRule::Served, false);
        let facts = table_of_board(table, settings, set, pair, now);
        let (vault, ticket) = (self.node.vault.clone(), self.presence.hub.ticket());
        let written = self.node.store.write(move |connection| {
            prepared.write(connection)?;
            matches::insert(connection, &facts)?;
            begin_at_once(connection, &vault, &facts, pair, now)
        });
        let snapshot: Arc<Snapshot> = self.presence.hub.keep(ticket, Arc::new(written.await?));
        self.matches.tell_of_table(&snapshot).await;
        Ok(())
    }

    /// Carries out an action of the director. A moderator may call the event off.
    ///
    /// # Errors
    /// If this user does not direct the event, or it is over.
    pub async fn direct_comparative(
        &self,
        director: &Account,
        id: ComparativeId,
        act: &ComparativeAct,
    ) -> Result<ComparativeView, AppError> {
        let ComparativeAct::Cancel { reason: why } = act;
        let why = reason(why)?;
        self.direct_up_to_date(id, director.id, async |loaded: &Loaded| {
            let for_moderators = Some((ModeratorDeed::CallOffEvent, why.as_str()));
            let refusal = AppError::Forbidden(refusals::only_director());
            let moderated = self.check_right(loaded, director, for_moderators, refusal).await?;
            let person = self.person(director.id).await?;
            check_no_gain(loaded, &person, Deed::Comparative(act))?;
            Ok(Batch { moderated, ..Batch::<Loaded>::from_acts([Act::Step(Step::Cancelled(why.clone()))]) })
        })
        .await?;
        self.comparative_view(id, Some(director)).await
    }
}

/// The roll sets that are drawn with acts.
#[derive(Debug, Default)]
pub(crate) struct Sets(Vec<(RollSetRow, SealedSeed)>);

/// The data that is written with steps.
#[derive(Debug)]
pub(crate) struct Effects {
    sets: Sets,
    /// The roll sets that these acts make public.
    revealed: Vec<RollSetId>,
}

impl Effects {
    pub(super) fn new(before: &Loaded, entry: &NewSteps<ComparativeId>, sets: Sets) -> Effects {
        let is_end =
            matches!(entry.lines.last(), Some(Line::Step(Act::Step(Step::Closed | Step::Cancelled(_)))));
        let known = before.sets.values().filter(|_| is_end);
        Effects { sets, revealed: known.map(|set| set.id).collect() }
    }

    pub(super) fn write(
        &self,
        entry: &NewSteps<ComparativeId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        competitions::append(connection, entry)?;
        for (set, sealed) in &self.sets.0 {
            roll_sets::insert(connection, set)?;
            seeds::insert(connection, set.id.as_dice_id(), sealed, entry.at)?;
        }
        Ok(roll_sets::reveal(connection, &self.revealed)?)
    }
}

fn check_time(time: TimeControl) -> Result<(), AppError> {
    match time {
        TimeControl::None | TimeControl::Live { .. } => {
            Agreed::parse(&table_settings(time, DiceRule::Served, false)).map(drop)
        }
        TimeControl::Correspondence { .. } => Err(AppError::invalid("time", refusals::no_correspondence())),
    }
}

fn check_times(now: Millis, opens_at: Millis, closes_at: Millis) -> Result<(), AppError> {
    if opens_at.0 > now.0.saturating_add(AHEAD_DAYS_MAX * DAY_MS) {
        return Err(AppError::invalid("opens_at", refusals::days_ahead(AHEAD_DAYS_MAX)));
    }
    if closes_at <= opens_at {
        return Err(AppError::invalid("closes_at", refusals::later_than_opening()));
    }
    if closes_at.0 > opens_at.0.saturating_add(OPEN_DAYS_MAX * DAY_MS) {
        return Err(AppError::invalid("closes_at", refusals::days_after_opening(OPEN_DAYS_MAX)));
    }
    Ok(())
}

impl Loaded {
    /// Returns true if the person behind an account has entered with another one. `beside` are the accounts that count
    /// as one person with the owner.
    fn has_another_account_of(&self, account: &Account, beside: &BTreeSet<UserId>) -> bool {
        let is_theirs = |other: UserId| other == account.answerable() || beside.contains(&other);
        self.people.values().any(|other| {
            other.id != account.id && is_theirs(other.answerable()) && self.card_of(other).is_some()
        })
    }
}
