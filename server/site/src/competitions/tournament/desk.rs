//! The actions of people in a tournament: create it, enter, check in, protest, direct.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId,
    knockout::{
        Bracket, BracketRefused, BracketStep, Branch, Entry, EntryState, How, PairingId, Place, Refused, Step,
    },
};
use store::{
    account::{Account, AccountKind},
    competitions::Competition,
    id::{MatchId, TournamentId, UserId},
    moderation::ModeratorDeed,
    ratings as rating_rows,
    settings::TimeControl,
    stands,
    stored::knockout::Act,
};
use texts::refusals;
use wire::{CreateTournament, DirectorAct, Millis, PairingPlace, TournamentView};

use super::{GRACE_USUAL_MINUTES, Loaded, PAUSE_USUAL_SECONDS, least_grace, parse, player, seed};
use crate::{
    competitions::{
        Batch, Person,
        forms::{description, out_of_range, words as line},
        hours::AHEAD_MAX_MS,
        names::{unknown_bot, unknown_name},
        numbers::match_id,
        own_event::{Deed, check_no_gain},
        parts::Tournaments,
        refusals::own_match,
        refused,
    },
    error::AppError,
    match_state::convert,
    messages::ToStored,
};

/// The allowed lengths of a pause that the director lengthens, in minutes.
const PAUSE_MINUTES: std::ops::RangeInclusive<u16> = 1..=1_440;
/// The maximum length of a description in characters.
const ABOUT_MAX: usize = 1_000;
/// The maximum length of a reason or an announcement in characters.
const WORDS_MAX: usize = 500;

impl Tournaments<'_> {
    /// Creates a tournament, directed by `director`.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub async fn create_tournament(
        &self,
        director: &Account,
        wanted: &CreateTournament,
    ) -> Result<TournamentView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_direct_no_events()));
        }
        let mut settings = wanted.to_stored();
        parse(&settings)?;
        // A stored name of an older version may have such characters, so the settings allow them.
        settings.name = line("name", &settings.name, 3..=60)?;
        settings.about = description(&settings.about, ABOUT_MAX)?;
        let now = self.node.clock.now();
        if settings.starts.first().is_some_and(|start| *start <= now) {
            return Err(AppError::invalid("starts", refusals::first_round_in_future()));
        }
        if settings.starts.last().is_some_and(|last| last.0.saturating_sub(now.0) > AHEAD_MAX_MS) {
            return Err(AppError::invalid("starts", refusals::year_ahead()));
        }
        let is_live = matches!(settings.time, TimeControl::Live { .. });
        if is_live {
            let least = least_grace(&settings, self.node.settings.fee_grace_minutes);
            let grace = settings.grace_minutes.unwrap_or(GRACE_USUAL_MINUTES);
            settings.grace_minutes = Some(grace.max(least));
            settings.pause_seconds.get_or_insert(PAUSE_USUAL_SECONDS);
        }
        if !settings.prizes.is_empty() && !self.gives_prizes(director) {
            return Err(AppError::Forbidden(refusals::only_prize_directors()));
        }
        let id = TournamentId::random();
        let row = Competition::new(id, settings, director.id, now);
        self.create::<Loaded>(row, |_| Ok(Batch::default())).await?;
        self.tournament_view(id, Some(director)).await
    }

    /// Returns true if the operator allows this director to give prizes.
    pub(super) fn gives_prizes(&self, director: &Account) -> bool {
        let named = &self.node.settings.prize_directors;
        named.iter().any(|name| name.eq_ignore_ascii_case(director.name.as_str()))
    }

    /// Enters a player. A second entry is refused.
    ///
    /// # Errors
    /// If entries are closed, the account may not enter, or it is in another live event at the same hour.
    pub async fn enter_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        if account.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_enter_no_events()));
        }
        self.check_club(id.into(), account.id).await?;
        let entry = self.entry_of(account.id).await?;
        self.direct(id, account.id, async |loaded: &Loaded| {
            self.check_hour(account.id, loaded).await?;
            let has_begun = loaded.state.bracket(Branch::Main).is_some();
            let is_late = has_begun && loaded.state.late_until().is_some();
            // A director could decide first, and then come with the field known.
            if is_late && loaded.has_directed(account.id) {
                return Err(AppError::Refused(refusals::own_event()));
            }
            let step = if is_late { Step::EnteredLate(entry) } else { Step::Entered(entry) };
            Ok(Batch::from_acts([step.into()]))
        })
        .await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Withdraws an entry. After the draw, the opponent in the player's open match, or in the next one if
    /// none is open, advances.
    ///
    /// # Errors
    /// If there is no entry, or the tournament is over.
    pub async fn withdraw_from_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        self.direct(id, account.id, async |loaded: &Loaded| {
            Ok(Batch::from_acts([loaded.withdrawal(player(account.id)).into()]))
        })
        .await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Checks a player in. Idempotent.
    ///
    /// # Errors
    /// If the check-in is not open, or the player has not entered.
    pub async fn check_in_to_tournament(
        &self,
        account: &Account,
        id: TournamentId,
    ) -> Result<TournamentView, AppError> {
        let me = player(account.id);
        self.change(id, account.id, async |loaded: &Loaded| {
            let is_entered = loaded.state.players().any(|entered| entered == me);
            let is_absent = loaded.state.absent().contains(&me);
            // Nothing is written a second time, so that the log cannot be filled with it.
            let is_again = loaded.state.is_check_in_open() && is_entered && !is_absent;
            Ok(if is_again { Batch::default() } else { Batch::from_acts([Step::CheckedIn(me).into()]) })
        })
        .await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Protests against a decision of the 75 % rule.
    ///
    /// # Errors
    /// If there is no such decision, or the user does not play in that match.
    pub async fn protest_in_tournament(
        &self,
        account: &Account,
        id: TournamentId,
        place: PairingPlace,
    ) -> Result<TournamentView, AppError> {
        let (branch, pairing) = place_of(place);
        let step = BracketStep::Protested { pairing, player: player(account.id) };
        self.change::<Loaded>(id, account.id, async |_| {
            Ok(Batch::from_acts([Step::Bracket(branch, step.clone()).into()]))
        })
        .await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Carries out an action of the director. A moderator may call the tournament off.
    ///
    /// # Errors
    /// If this user does not direct the tournament, or the rules do not allow it.
    pub async fn direct_tournament(
        &self,
        account: &Account,
        id: TournamentId,
        act: DirectorAct,
    ) -> Result<TournamentView, AppError> {
        if act == DirectorAct::Settle {
            self.settle_now(account, id).await?;
            return self.tournament_view(id, Some(account)).await;
        }
        let gives_prizes = self.gives_prizes(account);
        let bot = match &act {
            DirectorAct::EnterBot { name } => Some(self.bot_entry(name).await?),
            _ => None,
        };
        let seed = seed();
        self.direct_up_to_date(id, account.id, async |loaded: &Loaded| {
            let for_moderators = match &act {
                DirectorAct::Cancel { reason } => Some((ModeratorDeed::CallOffEvent, &**reason)),
                _ => None,
            };
            let refusal = AppError::Forbidden(refusals::only_director());
            let moderated = self.check_right(loaded, account, for_moderators, refusal).await?;
            let person = self.person(account.id).await?;
            if !loaded.is_own_leave(&act, account) {
                check_no_gain(loaded, &person, Deed::KnockOut(&act))?;
            }
            let plays_at = |place| loaded.plays_at(place, &person);
            if let DirectorAct::Award { place, .. } | DirectorAct::Rule { place, .. } = &act
                && plays_at(place_of(*place))
            {
                return Err(own_match());
            }
            if let DirectorAct::Remove { name, .. } = &act {
                // A director could remove an opponent and so win the match against them.
                let leaving = named(loaded, name)?;
                let meets = |(branch, bracket): (Branch, &Bracket)| {
                    let pairing = bracket.pairing_now(leaving);
                    pairing.is_some_and(|pairing| plays_at((branch, pairing)))
                };
                if leaving != player(account.id) && loaded.state.brackets().any(meets) {
                    return Err(own_match());
                }
            }
            if let DirectorAct::LateEntries { until, .. } = &act {
                let now = self.node.clock.now();
                if *until < loaded.row.created_at || until.0.saturating_sub(now.0) > AHEAD_MAX_MS {
                    return Err(AppError::invalid("until", refusals::until_a_year()));
                }
            }
            // Calling an event off returns all fees, even to players who have already lost.
            let is_drawn = loaded.state.bracket(Branch::Main).is_some();
            let plays = || loaded.state.players().any(|entered| person.has(super::user(entered)));
            if moderated.is_none()
                && matches!(act, DirectorAct::Cancel { .. })
                && is_drawn
                && loaded.row.settings.fee.is_some()
                && plays()
            {
                return Err(AppError::Refused(refusals::own_fees()));
            }
            if moderated.is_none()
                && matches!(act, DirectorAct::Cancel { .. })
                && loaded.row.settings.fee.is_some()
                && !loaded.state.is_over()
                && self.is_final_under_way(loaded).await?
            {
                return Err(AppError::Refused(refusals::final_under_way()));
            }
            // The credits of bots come from the mint, so the fees that they pay in are like prizes.
            if bot.is_some() && loaded.row.settings.fee.is_some() && !gives_prizes {
                return Err(AppError::Forbidden(refusals::only_prize_directors_enter_bots()));
            }
            let now = self.node.clock.now();
            let director = Director { user: account.id, begun: self.begun(loaded, &act).await?, now };
            let acts = acts_of(loaded, &act, bot, seed, &director)?;
            let mut batch = Batch { moderated, ..Batch::<Loaded>::from_acts(acts) };
            if let DirectorAct::Swap { branch, first, second, .. } = &act {
                let players = [named(loaded, first)?, named(loaded, second)?];
                batch.closed = self.tables_to_swap(loaded, &person, *branch, players).await?;
            }
            Ok(batch)
        })
        .await?;
        self.tournament_view(id, Some(account)).await
    }

    /// Returns the open matches that have begun, if the act could decide one of them.
    async fn begun(&self, loaded: &Loaded, act: &DirectorAct) -> Result<BTreeSet<Place>, AppError> {
        if !matches!(act, DirectorAct::Award { .. } | DirectorAct::Remove { .. }) {
            return Ok(BTreeSet::new());
        }
        let open = loaded.state.open_matches();
        let ids: Vec<MatchId> = open.iter().map(|(_, number)| match_id(*number)).collect();
        let stands = self.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        let has_begun = |number| {
            stands.get(&match_id(number)).is_some_and(|stand| stand.begun || stand.finished.is_some())
        };
        Ok(open.into_iter().filter(|(_, number)| has_begun(*number)).map(|(place, _)| place).collect())
    }

    /// Returns true once the final of the main bracket is under way or decided. If its director could still call the
    /// event off, with all fees returned, a friend who is losing the final would lose nothing.
    async fn is_final_under_way(&self, loaded: &Loaded) -> Result<bool, AppError> {
        let Some(main) = loaded.state.bracket(Branch::Main) else { return Ok(false) };
        let round = main.round(main.round_number());
        let [last] = round.as_slice() else { return Ok(false) };
        // A consolation bracket may go on after the final.
        if last.decided.is_some() {
            return Ok(true);
        }
        let Some(number) = loaded.state.number_of((Branch::Main, last.id)) else { return Ok(false) };
        let id = match_id(number);
        let stands = self.node.store.read(move |connection| stands::stands(connection, &[id])).await?;
        Ok(match stands.get(&id) {
            Some(stand) if stand.finished.is_some() => true,
            Some(stand) if stand.begun => self.matches.load(id).await?.state.is_played(),
            Some(_) | None => false,
        })
    }

    /// Returns the tables of two players who are exchanged. The exchange removes these tables.
    ///
    /// # Errors
    /// If a match has begun, or the director plays in it.
    async fn tables_to_swap(
        &self,
        loaded: &Loaded,
        director: &Person,
        branch: wire::Branch,
        players: [PlayerId; 2],
    ) -> Result<Vec<MatchId>, AppError> {
        let branch = branch_of(branch);
        let bracket = loaded.state.bracket(branch);
        let pairings = players.map(|player| bracket.and_then(|bracket| bracket.pairing_now(player)));
        let mut tables = Vec::new();
        for place in pairings.into_iter().flatten().map(|pairing| (branch, pairing)) {
            if loaded.plays_at(place, director) {
                return Err(own_match());
            }
            tables.extend(loaded.state.number_of(place).map(match_id));
        }
        let ids = tables.clone();
        let stands = self.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        if stands.values().any(|stand| stand.begun || stand.finished.is_some()) {
            return Err(AppError::Refused(refusals::pairing_begun()));
        }
        tables.retain(|table| stands.contains_key(table));
        Ok(tables)
    }

    async fn entry_of(&self, user: UserId) -> Result<Entry, AppError> {
        let standing = self
            .node
            .store
            .read(move |connection| rating_rows::standing(connection, user, ratings::RatingList::Casual))
            .await?;
        Ok(Entry { player: player(user), rating: standing.rating })
    }

    async fn bot_entry(&self, name: &str) -> Result<Entry, AppError> {
        let is_named = |bot: &&Account| bot.name.as_str().eq_ignore_ascii_case(name.trim());
        let found = self.house_bots.local.accounts().find(is_named).map(|bot| bot.id);
        let known = self.house_bots.local.accounts().map(|bot| bot.name.to_string());
        self.entry_of(found.ok_or_else(|| unknown_bot("name", name, known))?).await
    }
}

impl Loaded {
    /// Returns the bracket whose next round the director may draw now: its first, or one that waits for its hour or for
    /// the end of the pause.
    pub(super) fn to_draw(&self) -> Option<Branch> {
        if self.state.bracket(Branch::Main).is_none() {
            return Some(Branch::Main);
        }
        Branch::ALL.into_iter().find(|branch| self.state.next_round_at(*branch).is_some())
    }

    /// Returns true if a person directs it, or has directed it.
    pub(super) fn has_directed(&self, user: UserId) -> bool {
        self.chronicle.desk.agreed_ever().any(|director| director == player(user))
    }

    /// Returns true for an act with which a director withdraws, which decides nothing about others.
    fn is_own_leave(&self, act: &DirectorAct, director: &Account) -> bool {
        let DirectorAct::Remove { name, .. } = act else { return false };
        named(self, name).is_ok_and(|leaving| leaving == player(director.id))
    }

    /// Returns the match that `field` of a request names.
    fn place_in(&self, field: &str, wanted: PairingPlace) -> Result<Place, AppError> {
        let (branch, id) = place_of(wanted);
        let Some(bracket) = self.state.bracket(branch) else {
            return Err(AppError::Refused(refusals::bracket_not_drawn()));
        };
        let round = bracket.round(id.round);
        if round.iter().any(|spot| spot.id == id) {
            return Ok((branch, id));
        }
        Err(if round.is_empty() {
            AppError::invalid(format!("{field}.round"), refusals::from_to(1, bracket.round_number()))
        } else {
            AppError::invalid(format!("{field}.number"), refusals::from_to(1, round.len()))
        })
    }

    /// Returns the step by which a player leaves. Before the draw it removes the entry; after it the opponent advances.
    fn withdrawal(&self, player: PlayerId) -> Step {
        if self.state.bracket(Branch::Main).is_some() {
            Step::Retired(player)
        } else {
            Step::Withdrawn(player)
        }
    }

    /// Returns the decision about the match in play of a player who is removed. The match itself goes on.
    fn stopped(&self, player: PlayerId, begun: &BTreeSet<Place>) -> Option<Step> {
        begun.iter().find_map(|(branch, pairing)| {
            let players = self.state.bracket(*branch)?.pairing(*pairing)?;
            let winner = players.player(players.seat_of(player)?.other())?;
            let step = BracketStep::Decided { pairing: *pairing, winner, how: How::Stopped };
            (!self.state.is_retired(winner)).then_some(Step::Bracket(*branch, step))
        })
    }

    /// Returns the steps that check in the bots, which are always present.
    pub(super) fn bots_to_check_in(&self) -> Vec<Step> {
        let bots = self.state.players().filter(|player| {
            let account = self.people.get(&super::user(*player));
            account.is_some_and(|account| account.kind == AccountKind::Bot)
        });
        bots.map(Step::CheckedIn).collect()
    }
}

/// The director who acts, the matches in play, and the time.
struct Director {
    user: UserId,
    begun: BTreeSet<Place>,
    now: Millis,
}

/// Returns the steps of a director's action.
fn acts_of(
    loaded: &Loaded,
    act: &DirectorAct,
    bot: Option<Entry>,
    seed: ::competitions::Seed,
    director: &Director,
) -> Result<Vec<Act>, AppError> {
    let with_reason = |step: Step, reason: &str| {
        Ok(vec![Act::Step { step, reason: Some(words("reason", reason)?), used: None }])
    };
    let draw = |branch| loaded.state.draw_step(branch, loaded.seed_for(branch, seed)).into();
    match act {
        DirectorAct::OpenCheckIn => {
            let bots = loaded.bots_to_check_in();
            Ok([Step::CheckInOpened].into_iter().chain(bots).map(Act::from).collect())
        }
        DirectorAct::EnterBot { .. } => {
            let entry = bot.ok_or_else(|| AppError::NotFound(refusals::no_such_bot()))?;
            let mut acts = vec![Step::Entered(entry).into()];
            if loaded.state.is_check_in_open() {
                acts.push(Step::CheckedIn(entry.player).into());
            }
            Ok(acts)
        }
        DirectorAct::Remove { name, reason } => {
            let player = named(loaded, name)?;
            let step = match loaded.withdrawal(player) {
                // A director's own withdrawal is no decision about another player.
                Step::Retired(player) if director.user != super::user(player) => Step::Removed(player),
                step => step,
            };
            let is_removal = matches!(step, Step::Removed(_));
            let mut acts = with_reason(step, reason)?;
            if is_removal {
                acts.extend(loaded.stopped(player, &director.begun).into_iter().map(Act::from));
            }
            Ok(acts)
        }
        // The check that follows each act pays what is due.
        DirectorAct::Settle => Ok(Vec::new()),
        DirectorAct::LateEntries { until, reason } => {
            with_reason(Step::LateEntries { until: convert::to_time(*until) }, reason)
        }
        DirectorAct::Swap { branch, first, second, reason } => {
            let step = BracketStep::Swapped { first: named(loaded, first)?, second: named(loaded, second)? };
            with_reason(Step::Bracket(branch_of(*branch), step), reason)
        }
        DirectorAct::Draw => match loaded.to_draw() {
            Some(branch) => Ok(vec![draw(branch)]),
            None => Err(refused(&Refused::from(BracketRefused::EntriesClosed))),
        },
        DirectorAct::Pause { minutes, reason } => {
            if !PAUSE_MINUTES.contains(minutes) {
                return Err(out_of_range("minutes", &PAUSE_MINUTES));
            }
            let until = convert::to_time(director.now).after(u64::from(*minutes) * 60_000);
            with_reason(Step::Paused { until }, reason)
        }
        DirectorAct::Console if loaded.state.bracket(Branch::Consolation).is_none() => {
            Ok(vec![draw(Branch::Consolation)])
        }
        DirectorAct::Console => Err(refused(&Refused::NoConsolation)),
        DirectorAct::Award { place, winner, reason } => {
            let (branch, pairing) = loaded.place_in("place", *place)?;
            let has_begun = director.begun.contains(&(branch, pairing));
            let how = if has_begun { How::Stopped } else { How::Unplayed };
            let step = BracketStep::Decided { pairing, winner: named(loaded, winner)?, how };
            with_reason(Step::Bracket(branch, step), reason)
        }
        DirectorAct::Rule { place, winner, reason } => {
            let (branch, pairing) = loaded.place_in("place", *place)?;
            let step = BracketStep::Ruled { pairing, winner: named(loaded, winner)? };
            with_reason(Step::Bracket(branch, step), reason)
        }
        DirectorAct::Announce { text } => Ok(vec![Act::Announced { text: words("text", text)? }]),
        DirectorAct::Cancel { reason } => with_reason(Step::Cancelled, reason),
    }
}

const fn branch_of(branch: wire::Branch) -> Branch {
    match branch {
        wire::Branch::Main => Branch::Main,
        wire::Branch::Consolation => Branch::Consolation,
        wire::Branch::Final => Branch::Final,
    }
}

fn place_of(place: PairingPlace) -> Place {
    (branch_of(place.branch), PairingId { round: place.round, number: place.number })
}

/// Returns an entered player by name.
pub(super) fn named(loaded: &Loaded, name: &str) -> Result<PlayerId, AppError> {
    let known = |entry: Entry| loaded.name(super::user(entry.player)).eq_ignore_ascii_case(name);
    let found =
        loaded.state.entries().map(|(entry, _): (Entry, EntryState)| entry).find(|entry| known(*entry));
    found.map(|entry| entry.player).ok_or_else(|| {
        let near = loaded.state.players().map(|player| loaded.name(super::user(player)));
        unknown_name("name", name, near)
    })
}

fn words(field: &str, text: &str) -> Result<String, AppError> {
    let text = text.trim();
    let is_odd = |character: char| character.is_control() && character != '\n';
    if (1..=WORDS_MAX).contains(&text.chars().count()) && !text.chars().any(is_odd) {
        Ok(text.to_owned())
    } else {
        Err(AppError::invalid(field, refusals::visible_characters(1, WORDS_MAX)))
    }
}
