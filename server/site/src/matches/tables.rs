//! Tables: opening, sitting down, leaving. A table becomes a match in the transaction that takes its second seat.

use std::sync::Arc;

use ratings::RatingList;
use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, UserName},
    account_locks::{self, PersonLocks},
    challenges, contacts,
    facts::{Admission, Facts, SeatBytes, Status},
    id::{MatchId, UserId},
    ledger, matches,
    passkeys::Listed,
    people, ratings as rating_rows, seeds,
    settings::{DiceRule, MatchSettings},
    users,
};
use texts::refusals;
use wire::{CreateTable, MatchView, Millis, TableView};

use crate::{
    bounds::Bound,
    error::{AppError, RatedClosed},
    match_state::{
        dice::{DrawnSeed, SeedVault},
        snapshot::Snapshot,
        terms::Agreed,
        view,
    },
    matches::{
        Matches,
        begin::{begin, loaded, seat},
        beginnings::{self, ChosenBy},
        own_account,
        rated_limit::RatedLimit,
    },
    may::{self, Deed},
    messages::ToStored,
    moderator,
    passkeys::{self, PasskeySignature, webauthn::Challenge},
    presence::{bus::News, hub::Shown, maintenance},
};

impl Matches {
    /// Opens a table without players. The commitment to its dice is drawn now, before any seat adds bytes.
    ///
    /// # Errors
    /// If the settings are invalid, the invited player does not exist, has declined a challenge of the opener a short
    /// while ago or has had too many of them, or the opener has too many tables.
    pub async fn open_table(&self, opener: &Account, wanted: CreateTable) -> Result<TableView, AppError> {
        let admission = admission(&wanted)?;
        self.open(opener, Opening { settings: wanted.settings.to_stored(), invite: wanted.invite, admission })
            .await
    }

    /// Opens a table; see [`Matches::open_table`].
    pub(crate) async fn open(&self, opener: &Account, mut opening: Opening) -> Result<TableView, AppError> {
        check_thrown(&opening.settings)?;
        let agreed = Agreed::parse(&opening.settings)?;
        self.check_may_open(opener, &agreed).await?;
        let invited = match &opening.invite {
            Some(name) => Some(self.invited(opener, name, &agreed).await?),
            None => None,
        };
        if let Some(invited) = &invited {
            self.check_not_declined(opener, invited).await?;
        }
        let is_limited = match &invited {
            Some(invited) => self.is_limited(opener, invited, &agreed).await?,
            None => false,
        };
        if is_limited {
            opening.settings = without_counting(opening.settings);
        } else if let Some(invited) = &invited {
            self.check_stake_of(opener, invited, &agreed).await?;
        }
        // A house bot that cannot afford the stake plays without one.
        let is_unstaked = match &invited {
            Some(invited) if invited.is_house_bot() && !is_limited => {
                self.check_credits(invited, &agreed).await.is_err_and(|error| error.is_about_credits())
            }
            Some(_) | None => false,
        };
        if is_unstaked {
            opening.settings = MatchSettings { stake: None, ..opening.settings };
        }
        let (facts, drawn) = self.drawn_up(opener, &opening, invited.as_ref())?;
        let facts = Facts { is_limited, is_unstaked, ..facts };
        let tables_max = i64::from(match opener.kind {
            AccountKind::Guest => self.node.settings.guest_tables_open_max,
            AccountKind::Person | AccountKind::Bot => self.node.settings.tables_open_max,
        });
        // A house bot sits down together with the opener, so its challenges do not pile up.
        let bounded = invited.as_ref().filter(|invited| !invited.is_house_bot()).map(|invited| invited.id);
        let received_max = self.node.bounds.most(Bound::ChallengesReceived);
        let opened = self.node.store.write(move |connection| {
            let (opener, invited) = match bounded {
                Some(invited) => {
                    let pair = [facts.opener, invited];
                    let [opener, invited] = account_locks::lock_accounts(connection, pair)?;
                    (opener, Some(invited))
                }
                None => (account_locks::lock_account(connection, facts.opener)?, None),
            };
            maintenance::check_none(connection)?;
            if matches::count_open_of(connection, &opener)? >= tables_max {
                return Ok(None);
            }
            let closed = match &invited {
                Some(invited) => challenges::make_room(connection, facts.opener, invited, received_max)?,
                None => Vec::new(),
            };
            matches::insert(connection, &facts)?;
            seeds::insert(connection, facts.id, &drawn.sealed, facts.opened_at)?;
            Ok::<_, AppError>(Some((facts, closed)))
        });
        let Some((facts, closed)) = self.open_counted(opener, invited.as_ref(), opened).await? else {
            self.node.metrics.live.bound_reached("tables");
            return Err(AppError::Conflict(refusals::too_many_tables()));
        };
        for table in closed {
            self.node.metrics.live.bound_reached(Bound::ChallengesReceived.name());
            self.tell_of_closed(table);
        }
        if let Some(invited) = &invited {
            self.forget_declined(facts.opener, invited.id).await;
        }
        let people =
            [opener.clone()].into_iter().chain(invited).map(|account| (account.id, account)).collect();
        Ok(view::table(&facts, &people))
    }

    /// Returns a new table with its dice, not stored yet.
    pub(crate) fn drawn_up(
        &self,
        opener: &Account,
        opening: &Opening,
        invited: Option<&Account>,
    ) -> Result<(Facts, DrawnSeed), AppError> {
        let agreed = Agreed::parse(&opening.settings)?;
        let drawn = self.node.vault.draw();
        let now = self.node.clock.now();
        let facts = Facts {
            list: agreed.rated.map(|(list, _)| list),
            invited: invited.map(|account| account.id),
            admission: opening.admission,
            ..Facts::open(drawn.id, opening.settings, opener.id, drawn.commitment, now)
        };
        Ok((facts, drawn))
    }

    /// Returns true if these two have reached the daily limit of rated matches.
    async fn is_limited(
        &self,
        opener: &Account,
        invited: &Account,
        agreed: &Agreed,
    ) -> Result<bool, DbError> {
        let (one, other, agreed, limit) = (opener.clone(), invited.clone(), *agreed, self.rated_limit());
        let read = self.node.store.read(move |connection| limit.reached(connection, [&one, &other], &agreed));
        Ok(read.await?.is_some())
    }

    /// Checks that the player may open a table with these terms.
    pub(crate) async fn check_may_open(&self, player: &Account, agreed: &Agreed) -> Result<(), AppError> {
        check_may_play(player, agreed)?;
        let (user, agreed, now) = (player.id, *agreed, self.node.clock.now());
        self.node.store.read(move |connection| beginnings::check(connection, user, &agreed, now)).await?;
        self.check_credits(player, &agreed).await
    }

    /// Checks that an account can afford the stake. The stake is paid when the match begins, but a player who cannot
    /// afford it now may not open a table.
    async fn check_credits(&self, account: &Account, agreed: &Agreed) -> Result<(), AppError> {
        let Some(stake) = agreed.stake else { return Ok(()) };
        let user = account.id;
        let balance = self.node.store.read(move |connection| ledger::balance_of(connection, user)).await?;
        if balance.unwrap_or_default() < stake.each() {
            return Err(AppError::CreditsShort { name: account.name.to_string(), each: stake.each() });
        }
        Ok(())
    }

    async fn invited(&self, opener: &Account, name: &str, agreed: &Agreed) -> Result<Account, AppError> {
        let name =
            UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
        let (user, terms, now) = (opener.id, *agreed, self.node.clock.now());
        let read = self.node.store.read(move |connection| {
            let found = users::by_name(connection, &name)?;
            let allowed =
                found.as_ref().map(|invited| beginnings::check(connection, invited.id, &terms, now));
            let known = found.as_ref().filter(|_| terms.counts());
            let invites = known.map(|invited| moderator::check_invites(connection, user, invited, now));
            Ok::<_, DbError>((found, contacts::kept_apart(connection, user)?, allowed, invites))
        });
        let (found, apart, allowed, invites) = read.await?;
        let invited = found.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        if apart.contains(&invited.id) {
            // Neither player learns who blocked the other.
            return Err(AppError::Forbidden(refusals::kept_apart()));
        }
        if let Some(Err(refused)) = allowed
            && !may_be_invited(&refused)
        {
            return Err(refused);
        }
        invites.transpose()?;
        if invited.id == opener.id {
            return Err(AppError::invalid("invite", refusals::cannot_invite_self()));
        }
        check_may_play(&invited, agreed)?;
        check_hands(opener, &invited, agreed)?;
        Ok(invited)
    }

    /// Takes a seat: White's for the opener, Black's for the other player. An invited bot sits down together with
    /// the opener. When both seats are taken the match begins. Idempotent.
    ///
    /// # Errors
    /// If the seat is taken or reserved for another player, the table asks for a passkey whose signature is missing or
    /// wrong, or the table is gone.
    pub async fn sit(
        &self,
        player: &Account,
        id: MatchId,
        contribution: Option<dice::Bytes32>,
        passkey: Option<PasskeySignature>,
    ) -> Result<MatchView, AppError> {
        self.check_may_begin(id).await?;
        let ticket = self.presence.hub.ticket();
        let sitting = Sitting {
            id,
            player: player.clone(),
            contribution,
            passkey,
            vault: self.node.vault.clone(),
            limit: self.rated_limit(),
        };
        let written = self.node.store.write(move |connection| sitting.write(connection)).await;
        let TakenSeat { snapshot, withdrawn, is_repeated } = match written {
            Ok(taken) => taken,
            Err(AppError::Database(DbError::Conflict(_))) => return Err(AppError::SeatTaken),
            Err(refused @ (AppError::CreditsShort { .. } | AppError::RatedClosed { .. })) => {
                // A table whose opener can no longer play on its terms would refuse everyone.
                if let AppError::CreditsShort { name, .. } | AppError::RatedClosed { name, .. } = &refused
                    && name != player.name.as_str()
                {
                    self.close_table(id).await?;
                }
                return Err(refused);
            }
            Err(other) => return Err(self.count_stake_limit(other)),
        };
        for table in withdrawn {
            self.tell_of_closed(table);
        }
        if !is_repeated {
            self.forget_answered(&snapshot.facts).await;
        }
        let snapshot = self.presence.hub.keep(ticket, Arc::new(snapshot));
        self.tell_of_table(&snapshot).await;
        self.view_for(&snapshot, Some(player)).await
    }

    /// Returns a challenge for a seat at a table that asks for a passkey, and the passkeys of the player.
    ///
    /// # Errors
    /// If the table does not ask for one, its seats are kept for others, or the player has no passkey.
    pub async fn ask_for_seat(
        &self,
        player: &Account,
        id: MatchId,
    ) -> Result<(Challenge, Vec<Listed>), AppError> {
        let (player, now) = (player.clone(), self.node.clock.now());
        let asked = self.node.store.write(move |connection| {
            let facts = matches::by_id(connection, id)?
                .ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
            if !facts.settings.seat_proof {
                return Err(AppError::Conflict(refusals::no_passkey_asked()));
            }
            side_for(&facts, player.id)?;
            check_is_person(&player)?;
            passkeys::ask_for_seat(connection, player.id, now)
        });
        asked.await
    }

    /// Checks that the game of a table may begin, because sitting down can begin it.
    async fn check_may_begin(&self, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.load(id).await?;
        match snapshot.competition() {
            Some(of) => self.events.check_may_begin(of, id).await,
            None => Ok(()),
        }
    }

    /// Closes a table whose match has not begun: the opener leaves, or the invited player declines.
    ///
    /// # Errors
    /// If the user may not close it, or the match has begun, or the table is gone.
    pub async fn leave_table(&self, user: &Account, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.load(id).await?;
        self.seen(&snapshot, Some(user)).await?;
        let facts = &snapshot.facts;
        if facts.status != Status::Open {
            return Err(AppError::Conflict(refusals::match_begun()));
        }
        if facts.is_of_event() {
            return Err(AppError::Conflict(refusals::only_director_decides()));
        }
        if facts.opener != user.id && facts.invited != Some(user.id) {
            return Err(AppError::Forbidden(refusals::only_opener_closes()));
        }
        if !self.close_table(id).await? {
            return Err(AppError::Conflict(refusals::table_gone()));
        }
        if facts.opener != user.id {
            self.note_declined(facts.opener, user.id).await;
        }
        Ok(())
    }

    /// Closes a table if it is still open. Returns true if it was.
    pub(crate) async fn close_table(&self, id: MatchId) -> Result<bool, DbError> {
        let closed = self.node.store.write(move |connection| {
            let closed = matches::delete_open(connection, id)?;
            if closed {
                seeds::delete(connection, id)?;
            }
            Ok::<_, DbError>(closed)
        });
        let closed = closed.await?;
        if closed {
            self.tell_of_closed(id);
        }
        Ok(closed)
    }

    /// Announces a table that the server has set up, to the players with reserved seats.
    pub(crate) fn tell_of_set_up(&self, id: MatchId) {
        self.read_because_of_news(id);
        self.presence.bus.publish(News::Table { id });
    }

    /// Announces that a reserved seat now belongs to another player.
    pub(crate) fn tell_of_other_seat(&self, id: MatchId) {
        self.presence.hub.forget(id);
        self.presence.hub.drop_from_agendas(id);
        self.tell_of_set_up(id);
    }

    pub(crate) fn tell_of_closed(&self, id: MatchId) {
        self.presence.hub.forget(id);
        self.presence.hub.show_in_lobby(id, Shown::Nothing);
        self.presence.hub.drop_from_agendas(id);
        self.presence.bus.publish(News::Table { id });
    }

    /// Announces that a player sat down, and that the match has begun if both seats are taken.
    pub(crate) async fn tell_of_table(&self, snapshot: &Arc<Snapshot>) {
        if matches!(snapshot.facts.status, Status::Playing { .. }) {
            self.node.metrics.live.matches("begun");
        }
        self.look_at(snapshot).await;
        self.tell_followers(snapshot);
        if let Some(id) = snapshot.competition() {
            self.events.tell_of(id).await;
        }
        self.presence.bus.publish(News::Table { id: snapshot.facts.id });
    }
}

/// Checks the use of thrown dice. The server cannot verify them, so such tables are unrated.
fn check_thrown(settings: &MatchSettings) -> Result<(), AppError> {
    if settings.dice == DiceRule::Thrown && settings.rated {
        return Err(AppError::invalid("settings.dice", refusals::thrown_dice_unrated()));
    }
    Ok(())
}

/// Returns the settings without rating and stake.
pub(crate) fn without_counting(settings: MatchSettings) -> MatchSettings {
    MatchSettings { rated: false, stake: None, ..settings }
}

/// The time during which a match that began at the player's own quick table counts as the pairing found.
pub(crate) const QUICK_BEGUN_MS: i64 = 10_000;

/// The settings and admission of a new table.
#[derive(Debug)]
pub(crate) struct Opening {
    pub(crate) settings: MatchSettings,
    pub(crate) invite: Option<String>,
    pub(crate) admission: Admission,
}

fn admission(wanted: &CreateTable) -> Result<Admission, AppError> {
    if wanted.invite.is_some() && (wanted.by_link || wanted.ratings.is_some()) {
        return Err(AppError::invalid("invite", refusals::seat_kept_already()));
    }
    if wanted.ratings.is_some_and(|range| range.min > range.max) {
        return Err(AppError::invalid("ratings", refusals::lowest_above_highest()));
    }
    let ratings = wanted.ratings.map(|range| (range.min.into(), range.max.into()));
    Ok(Admission { by_link: wanted.by_link, is_quick: false, ratings })
}

/// Checks that the account may play these terms. Guests play unrated: their ratings would be lost with the cookie.
fn check_may_play(account: &Account, agreed: &Agreed) -> Result<(), AppError> {
    if agreed.rated.is_some() && account.kind == AccountKind::Guest {
        return Err(AppError::Forbidden(refusals::guests_play_unrated()));
    }
    let may_be_illegal = agreed.config.illegal_plays() == play::IllegalPlayRule::MayBeAccepted;
    if may_be_illegal && account.kind == AccountKind::Bot {
        return Err(AppError::Forbidden(refusals::illegal_plays_between_people()));
    }
    Ok(())
}

/// Refuses a rated or staked match between a bot and its owner, or two bots of one owner: the person would play for a
/// rating or credits against themselves.
fn check_hands(one: &Account, other: &Account, agreed: &Agreed) -> Result<(), AppError> {
    let is_one_person = one.id != other.id && one.answerable() == other.answerable();
    if is_one_person && agreed.counts() {
        return Err(AppError::Forbidden(refusals::one_person_unrated()));
    }
    Ok(())
}

/// The data of one transaction in which a player takes a seat.
struct Sitting {
    id: MatchId,
    player: Account,
    contribution: Option<dice::Bytes32>,
    passkey: Option<PasskeySignature>,
    vault: SeedVault,
    limit: RatedLimit,
}

/// The result of taking a seat.
struct TakenSeat {
    /// The table afterwards.
    snapshot: Snapshot,
    /// The player's own tables that were closed.
    withdrawn: Vec<MatchId>,
    /// True if the player had a seat already.
    is_repeated: bool,
}

impl Sitting {
    /// Writes the seat.
    fn write(self, connection: &mut AnyConn) -> Result<TakenSeat, AppError> {
        let (locks, facts) = self.locked(connection)?;
        // The same request may come twice, if its first answer was lost.
        if facts.side_of(self.player.id).is_some() {
            let snapshot = loaded(connection, &self.vault, self.id)?;
            return Ok(TakenSeat { snapshot, withdrawn: Vec::new(), is_repeated: true });
        }
        let agreed = Agreed::of_match(&facts)?;
        check_may_play(&self.player, &agreed)?;
        let side = side_for(&facts, self.player.id)?;
        // The server itself seats the house bots.
        if facts.settings.seat_proof && !self.player.is_house_bot() {
            check_is_person(&self.player)?;
            passkeys::check_seat(connection, self.player.id, self.passkey.as_ref(), self.limit.now)?;
        }
        let mut withdrawn = Vec::new();
        if side == Side::Black {
            // In a tournament the draw chooses the opponent; in a team match the line-ups do.
            if !facts.is_of_event() {
                check_opener(connection, &facts, self.limit.now)?;
                check_may_join(connection, &facts, self.player.id)?;
            }
            // Otherwise another player could sit down at the player's quick table and wait for someone who is already
            // playing.
            withdrawn = self.withdraw_quick(connection)?;
        }
        if facts.tournament.is_none()
            && let Some(opener) = people::by_ids(connection, [facts.opener])?.get(&facts.opener)
        {
            check_hands(opener, &self.player, &agreed)?;
        }
        seat(
            connection,
            &facts,
            side,
            self.player.id,
            SeatBytes::for_player(&self.player, self.contribution),
        )?;
        // In an event the bot may already have its seat.
        if side == Side::White
            && facts.seats.black.is_none()
            && let Some(bot) = invited_bot(connection, &facts)?
        {
            seat(connection, &facts, Side::Black, bot, SeatBytes::NONE)?;
        }
        // Read again, now with the new seats.
        let mut facts = self.table(connection)?;
        let snapshot = match facts.seats {
            BySide { white: Some(white), black: Some(black) } => {
                match self.check_pair(connection, &locks, &facts, [white.user, black.user], &agreed) {
                    // The draw chose this opponent, so the match is played, but unrated and unstaked.
                    Err(error) if facts.tournament.is_some() && allows_unrated(&error) => {
                        facts = matches::unrate(connection, facts)?;
                    }
                    checked => checked?,
                }
                begin(connection, &self.vault, &facts, self.limit.now)?.ok_or(AppError::SeatTaken)?
            }
            BySide { .. } => loaded(connection, &self.vault, self.id)?,
        };
        Ok(TakenSeat { snapshot, withdrawn, is_repeated: false })
    }

    /// Locks the players of the table, so that nobody decides about one of them at the moment at which their match
    /// begins. Returns the table as it is then.
    fn locked(&self, connection: &mut AnyConn) -> Result<(PersonLocks, Facts), AppError> {
        let facts = self.table(connection)?;
        let seated = facts.seats.iter().filter_map(|(_, seat)| *seat).map(|seat| seat.user);
        let players: Vec<UserId> =
            seated.chain(facts.invited).chain([facts.opener, self.player.id]).collect();
        let locks = account_locks::lock_persons(connection, players)?;
        Ok((locks, self.table(connection)?))
    }

    fn table(&self, connection: &mut AnyConn) -> Result<Facts, AppError> {
        matches::by_id(connection, self.id)?.ok_or_else(|| AppError::NotFound(refusals::no_such_match()))
    }

    /// Refuses terms that these two may not play for, and a player who has left too many open tables.
    fn check_pair(
        &self,
        connection: &mut AnyConn,
        locks: &PersonLocks,
        facts: &Facts,
        pair: [UserId; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let chosen = if facts.tournament.is_some() { ChosenBy::Draw } else { ChosenBy::Players };
        beginnings::check_pair(connection, locks, pair, agreed, chosen, self.limit.now)?;
        own_account::check(connection, pair, agreed, self.limit.now)?;
        if agreed.counts() {
            let other = if pair[0] == self.player.id { pair[1] } else { pair[0] };
            moderator::check_pair(connection, self.player.id, other, self.limit.now)?;
        }
        self.limit.check_seats(connection, locks, pair, agreed)?;
        // At such a table the opener has sat down first.
        if facts.is_open_to_everybody() {
            beginnings::check_open_seat(connection, locks, &self.player, agreed, self.limit.now)?;
        }
        Ok(())
    }

    /// Closes the player's tables of quick pairing. If another player has just sat down at one, that match takes
    /// precedence.
    fn withdraw_quick(&self, connection: &mut AnyConn) -> Result<Vec<MatchId>, AppError> {
        let since = Millis(self.limit.now.0 - QUICK_BEGUN_MS);
        let mut withdrawn = Vec::new();
        for (id, has_begun) in matches::quick_of(connection, self.player.id, since)? {
            if has_begun || !matches::delete_open(connection, id)? {
                return Err(AppError::Conflict(refusals::own_table_taken()));
            }
            seeds::delete(connection, id)?;
            withdrawn.push(id);
        }
        Ok(withdrawn)
    }
}

/// Refuses a seat at the table of a suspended opener, which is closed soon. The refusal does not say why.
fn check_opener(connection: &mut AnyConn, facts: &Facts, now: Millis) -> Result<(), AppError> {
    may::check(connection, facts.opener, Deed::Act, now).map_err(|error| match error {
        AppError::Suspended => AppError::Conflict(refusals::table_gone()),
        other => other,
    })
}

/// Checks that the opener's conditions and blocks admit this player.
fn check_may_join(connection: &mut AnyConn, facts: &Facts, player: UserId) -> Result<(), AppError> {
    let list = facts.list.unwrap_or(RatingList::Casual);
    let rating = rating_rows::standing(connection, player, list)?.rating.value();
    if facts.invited.is_none() && !facts.admission.admits(rating) {
        return Err(AppError::Forbidden(refusals::rating_outside()));
    }
    if contacts::kept_apart(connection, player)?.contains(&facts.opener) {
        // Neither player learns who blocked the other.
        return Err(AppError::Forbidden(refusals::kept_apart()));
    }
    Ok(())
}

/// Returns true if players who are refused with this error may play each other unrated and unstaked.
fn allows_unrated(error: &AppError) -> bool {
    matches!(
        error,
        AppError::OwnAccount
            | AppError::RatedLimit { .. }
            | AppError::RatedClosed { .. }
            | AppError::Restricted
            | AppError::DecidedAbout(_)
    )
}

/// Returns true if a player who is refused now can still be invited: a suspended player finds the invitation when the
/// suspension is over, and a player who owes first turns can make one before sitting down.
fn may_be_invited(refused: &AppError) -> bool {
    matches!(refused, AppError::Suspended | AppError::RatedClosed { closed: RatedClosed::FirstTurnsOwed, .. })
}

/// Refuses a program at a table that asks for a passkey.
fn check_is_person(player: &Account) -> Result<(), AppError> {
    match player.kind {
        AccountKind::Person | AccountKind::Guest => Ok(()),
        AccountKind::Bot => Err(AppError::Refused(refusals::passkey_not_for_programs())),
    }
}

fn side_for(facts: &Facts, player: UserId) -> Result<Side, AppError> {
    if facts.status != Status::Open {
        return Err(AppError::SeatTaken);
    }
    if facts.opener == player {
        return Ok(Side::White);
    }
    if facts.invited.is_some_and(|invited| invited != player) {
        return Err(AppError::Forbidden(refusals::seat_kept()));
    }
    // In an event neither player waits for the other.
    if facts.seats.white.is_none() && !facts.is_of_event() {
        return Err(AppError::Conflict(refusals::opener_not_seated()));
    }
    Ok(Side::Black)
}

fn invited_bot(connection: &mut AnyConn, facts: &Facts) -> Result<Option<UserId>, DbError> {
    let Some(invited) = facts.invited else { return Ok(None) };
    let people = people::by_ids(connection, [invited])?;
    Ok(people.get(&invited).filter(|account| account.is_house_bot()).map(|account| account.id))
}
