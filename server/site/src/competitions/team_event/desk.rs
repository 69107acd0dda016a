//! The actions of people in a team event: create it, enter a team, change it, direct.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId, TeamId,
    log::Line,
    team_event::{Phase, ROUNDS_MAX, Refused, Step, TieNumber},
    team_match::TeamSheet,
};
use store::{
    account::{Account, AccountKind},
    competitions::{Competition, player, user},
    id::{TeamEventId, UserId},
    moderation::ModeratorDeed,
    people,
    settings::{DiceRule, TeamPlay, TimeControl},
    stored::{
        team_event::{Act, Settings},
        team_match::TeamSettings,
    },
};
use texts::refusals;
use wire::{ChangeTeam, CreateTeam, CreateTeamEvent, TeamEventAct, TeamEventView};

use super::{
    Loaded,
    corrections::{plays_in, points},
    seed, sheet, start,
};
use crate::{
    competitions::{
        Batch, Kind as _, Person,
        boards::table_settings,
        forms::{description, reason, words},
        hours::AHEAD_MAX_MS,
        parts::TeamEvents,
        refusals::own_match,
        refused,
        team::{
            forms::{TeamEntry, check_options, numbers},
            invitations::accounts_of,
        },
    },
    error::AppError,
    match_state::terms::Agreed,
    messages::ToStored,
};

/// The maximum length of a description in characters.
const ABOUT_MAX: usize = 2_000;
/// The minimum number of players of a team when the event begins.
const PLAYERS_MIN: usize = 2;

/// Returns the conditions for a team that this user enters.
fn entry_of<'a>(settings: &Settings, director: &'a Account) -> TeamEntry<'a> {
    TeamEntry { least: 1, seat_proof: settings.seat_proof.include(true), director }
}

impl TeamEvents<'_> {
    /// Creates an event, directed by `director`. It may already include the teams, and begin at once.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub async fn create_team_event(
        &self,
        director: &Account,
        wanted: CreateTeamEvent,
    ) -> Result<TeamEventView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_direct_no_events()));
        }
        let play = wanted.play.to_stored();
        if let TeamPlay::Here { time, dice } = play {
            if time == TimeControl::None {
                return Err(AppError::invalid("play.time", refusals::needs_clock()));
            }
            Agreed::parse(&table_settings(time, dice, false))?;
        }
        let play = wanted.play.to_stored();
        let is_served = matches!(play, TeamPlay::Here { dice: DiceRule::Served, .. });
        let usual = if is_served { wire::EventMatches::All } else { wire::EventMatches::Off };
        let lock_step = wanted.lock_step.unwrap_or(usual).to_stored();
        let seat_proof = wanted.seat_proof.to_stored();
        check_options(play, lock_step.include(true), seat_proof.include(true))?;
        let settings = Settings {
            name: words("name", &wanted.name, 3..=50)?,
            about: description(&wanted.about, ABOUT_MAX)?,
            boards: wanted.boards,
            final_boards: wanted.final_boards,
            twice: wanted.twice,
            barometer: wanted.barometer,
            exchange: wanted.exchange,
            ungated: wanted.ungated,
            lock_step,
            seat_proof,
            play,
            places: wanted.places,
            invites: matches!(play, TeamPlay::Here { .. }),
            starts: wanted.starts.clone(),
        };
        // Impossible settings are found before names are looked up.
        start(&settings)?;
        if wanted.teams.len() > usize::from(settings.places) {
            return Err(AppError::invalid("teams", refusals::too_many_teams(settings.places)));
        }
        self.check_starts(&settings, wanted.begin)?;
        let mut acts = Vec::new();
        let entry = entry_of(&settings, director);
        for (team, wanted_team) in (1..).zip(&wanted.teams) {
            let field = format!("teams[{}]", team - 1);
            let sheet =
                self.team_matches().team_settings(&field, wanted_team, entry, of_team(team, play)).await?;
            let accepted = self.acceptances(settings.invites, team, &sheet, director.id).await?;
            acts.push(Act::Entered { team, sheet });
            acts.extend(accepted);
        }
        if wanted.begin {
            acts.push(Act::Step(Step::Started(seed())));
        }
        let id = TeamEventId::random();
        let row = Competition::new(id, settings, director.id, self.node.clock.now());
        self.create::<Loaded>(row, |_| Ok(Batch::from_acts(acts))).await?;
        self.team_event_view(id, Some(director)).await
    }

    /// Enters a team, for its captain or the director.
    ///
    /// # Errors
    /// If entries are closed, or a player is in another team.
    pub async fn enter_team(
        &self,
        account: &Account,
        id: TeamEventId,
        wanted: &CreateTeam,
    ) -> Result<TeamEventView, AppError> {
        let known = self.team_event(id).await?;
        let leads = wanted.captain.trim().eq_ignore_ascii_case(account.name.as_str());
        if !known.directs(account.id) && (!leads || known.is_by_hand()) {
            return Err(AppError::Forbidden(refusals::enters_own_team()));
        }
        if account.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_enter_no_events()));
        }
        self.check_club(id.into(), account.id).await?;
        self.direct(id, account.id, async |loaded: &Loaded| {
            if loaded.state.phase() != Phase::Entries && !loaded.directs(account.id) {
                return Err(AppError::Forbidden(refusals::late_teams_by_director()));
            }
            let named = |before: &TeamSettings| before.name.eq_ignore_ascii_case(wanted.name.trim());
            let by_hand = loaded.number_for(named);
            let numbers = of_team(by_hand, loaded.row.settings.play);
            let entry = entry_of(&loaded.row.settings, account);
            let sheet = self.team_matches().team_settings("team", wanted, entry, numbers).await?;
            let team = if loaded.is_by_hand() {
                by_hand
            } else {
                loaded.number_for(|before| before.captain == sheet.captain)
            };
            let accepted = self.acceptances(loaded.row.settings.invites, team, &sheet, account.id).await?;
            if accepted.iter().any(|act| *act == accepted_by(team, account.id)) {
                self.check_hour(account.id, loaded).await?;
            }
            Ok(Batch::from_acts([Act::Entered { team, sheet }].into_iter().chain(accepted)))
        })
        .await?;
        self.team_event_view(id, Some(account)).await
    }

    /// Changes the name or the players of a team before the start, for its captain or the director.
    ///
    /// # Errors
    /// If this user may not change the team, the event has begun, or a player is in another team.
    pub async fn change_team(
        &self,
        account: &Account,
        id: TeamEventId,
        team: u64,
        wanted: &ChangeTeam,
    ) -> Result<TeamEventView, AppError> {
        let named = CreateTeam {
            name: wanted.name.clone(),
            captain: wanted.captain.clone(),
            players: wanted.players.clone(),
        };
        self.change(id, account.id, async |loaded: &Loaded| {
            loaded.check_leads(account, team)?;
            let why = if loaded.leads(account, team) {
                None
            } else {
                let plays_in = loaded.teams_of(&self.person(account.id).await?);
                loaded.state.check_director(TeamId::new(team), &plays_in).map_err(|why| refused(&why))?;
                let why = wanted.reason.as_deref().map(reason).transpose()?;
                if why.is_none() && loaded.state.needs_reason(TeamId::new(team)) {
                    // The refusal of an empty reason.
                    reason("")?;
                }
                why
            };
            let numbers = of_team(team, loaded.row.settings.play);
            let entry = entry_of(&loaded.row.settings, account);
            let sheet = self.team_matches().team_settings("team", &named, entry, numbers).await?;
            self.check_other_teams(loaded, team, &sheet).await?;
            let mut accepted =
                self.acceptances(loaded.row.settings.invites, team, &sheet, account.id).await?;
            accepted.retain(|act| !loaded.has_taken(act));
            Ok(Batch::from_acts([Act::Changed { team, sheet, reason: why }].into_iter().chain(accepted)))
        })
        .await?;
        self.team_event_view(id, Some(account)).await
    }

    /// Checks that the people who are new in a team are in no other team with whatever account: an owner and the
    /// owner's bots are one person.
    async fn check_other_teams(
        &self,
        loaded: &Loaded,
        team: u64,
        changed: &TeamSettings,
    ) -> Result<(), AppError> {
        if loaded.is_by_hand() {
            return Ok(());
        }
        let named: BTreeSet<UserId> = accounts_of(changed).chain(loaded.accounts()).collect();
        let accounts = self.node.store.read(move |connection| people::by_ids(connection, named)).await?;
        let person = |one| accounts.get(&user(one)).map_or_else(|| user(one), Account::answerable);
        let is_same = |one, other| person(one) == person(other);
        loaded.state.check_apart(&sheet(team, changed), is_same).map_err(|why| refused(&why))
    }

    /// Accepts an invitation to a team. Idempotent.
    ///
    /// # Errors
    /// If the user is not invited, is in another team, or the event has begun.
    pub async fn join_team(
        &self,
        account: &Account,
        id: TeamEventId,
        team: u64,
    ) -> Result<TeamEventView, AppError> {
        self.change(id, account.id, async |loaded: &Loaded| {
            if loaded.is_by_hand() {
                return Err(AppError::Forbidden(refusals::not_invited()));
            }
            let act = accepted_by(team, account.id);
            if loaded.has_taken(&act) {
                return Ok(Batch::default());
            }
            self.check_hour(account.id, loaded).await?;
            Ok(Batch::from_acts([act]))
        })
        .await?;
        self.team_event_view(id, Some(account)).await
    }

    /// Checks the times at which the rounds of a new event begin.
    fn check_starts(&self, settings: &Settings, begins_now: bool) -> Result<(), AppError> {
        let invalid = |refusal| Err(AppError::invalid("starts", refusal));
        let (Some(first), Some(last)) = (settings.starts.first(), settings.starts.last()) else {
            return Ok(());
        };
        let now = self.node.clock.now();
        if settings.starts.len() > ROUNDS_MAX || !settings.starts.is_sorted_by(|one, next| one < next) {
            return invalid(refusals::ascending_times(ROUNDS_MAX));
        }
        if *first <= now {
            return invalid(refusals::first_round_in_future());
        }
        if last.0.saturating_sub(now.0) > AHEAD_MAX_MS {
            return invalid(refusals::year_ahead());
        }
        if begins_now || !settings.invites {
            return invalid(refusals::starts_only_here());
        }
        Ok(())
    }

    /// Returns the acceptances of the players who need no invitation: bots, and the person who names the players.
    async fn acceptances(
        &self,
        invites: bool,
        team: u64,
        sheet: &TeamSettings,
        by: UserId,
    ) -> Result<Vec<Act>, AppError> {
        if !invites {
            return Ok(Vec::new());
        }
        let ready = self.needs_no_invitation(sheet, by).await?;
        Ok(ready.into_iter().map(|one| accepted_by(team, one)).collect())
    }

    /// Returns the people of a team who need no invitation: bots, and the person who names the players.
    pub(in crate::competitions) async fn needs_no_invitation(
        &self,
        sheet: &TeamSettings,
        by: UserId,
    ) -> Result<BTreeSet<UserId>, AppError> {
        let named: BTreeSet<UserId> = accounts_of(sheet).collect();
        let people = self.node.store.read(move |connection| people::by_ids(connection, named)).await?;
        let ready = people.values().filter(|account| account.id == by || account.kind == AccountKind::Bot);
        Ok(ready.map(|account| account.id).collect())
    }

    /// Withdraws a team before the start, for its captain or the director. Other players leave their team.
    ///
    /// # Errors
    /// If the user has no part in the team, or the event has begun.
    pub async fn leave_event(
        &self,
        account: &Account,
        id: TeamEventId,
        team: u64,
    ) -> Result<TeamEventView, AppError> {
        self.change(id, account.id, async |loaded: &Loaded| {
            let act = if loaded.check_leads(account, team).is_ok() {
                Act::Step(Step::Withdrawn(TeamId::new(team)))
            } else {
                loaded.without(account.id, team)?
            };
            Ok(Batch::from_acts([act]))
        })
        .await?;
        self.team_event_view(id, Some(account)).await
    }

    /// Carries out an action of the director. A moderator may call the event off.
    ///
    /// # Errors
    /// If this user does not direct the event, or the rules do not allow it.
    pub async fn direct_team_event(
        &self,
        director: &Account,
        id: TeamEventId,
        act: &TeamEventAct,
    ) -> Result<TeamEventView, AppError> {
        self.direct_up_to_date(id, director.id, async |loaded: &Loaded| {
            let for_moderators = match act {
                TeamEventAct::Cancel { reason } => Some((ModeratorDeed::CallOffEvent, &**reason)),
                _ => None,
            };
            let refusal = AppError::Forbidden(refusals::only_director());
            let moderated = self.check_right(loaded, director, for_moderators, refusal).await?;
            if let TeamEventAct::Award { tie, .. } | TeamEventAct::Replay { tie, .. } = act
                && plays_in(loaded, TieNumber::new(*tie), &self.person(director.id).await?)
            {
                return Err(own_match());
            }
            let acts = self.acts_of_event_director(loaded, act)?;
            Ok(Batch { moderated, ..Batch::<Loaded>::from_acts(acts) })
        })
        .await?;
        self.team_event_view(id, Some(director)).await
    }

    fn acts_of_event_director(&self, loaded: &Loaded, act: &TeamEventAct) -> Result<Vec<Act>, AppError> {
        let step = |step| Ok(vec![Act::Step(step)]);
        match act {
            TeamEventAct::AddBots { name } => {
                let name = words("name", name, 2..=40)?;
                let free = self.free_bots(loaded)?;
                let [one, two, ..] = free.as_slice() else { return Err(no_bots()) };
                let team = loaded.number_for(|before| before.captain == *one);
                let sheet =
                    TeamSettings { name, captain: *one, players: vec![*one, *two], names: Vec::new() };
                let bots = [*one, *two].map(|bot| accepted_by(team, UserId::from_row(bot)));
                Ok([Act::Entered { team, sheet }].into_iter().chain(bots).collect())
            }
            TeamEventAct::Start { fill } => {
                let mut acts = if *fill { self.filled_teams(loaded)? } else { Vec::new() };
                let seed = loaded.seed_of_start(&acts, seed());
                acts.push(Act::Step(Step::Started(seed)));
                Ok(acts)
            }
            TeamEventAct::Award { tie, vp_a, reason: why } => step(Step::TieAwarded {
                tie: loaded.tie_in("tie", *tie)?,
                vp_a: points("vp_a", *vp_a)?,
                reason: reason(why)?,
            }),
            TeamEventAct::Replay { tie, reason: why } => {
                step(Step::TieReplayed { tie: loaded.tie_in("tie", *tie)?, reason: reason(why)? })
            }
            TeamEventAct::Cancel { reason: why } => step(Step::Cancelled(reason(why)?)),
        }
    }

    /// Returns the site's bots that are in no team, strongest first.
    fn free_bots(&self, loaded: &Loaded) -> Result<Vec<i64>, AppError> {
        if loaded.is_by_hand() {
            return Err(AppError::Conflict(refusals::bots_play_here()));
        }
        let taken: BTreeSet<UserId> = loaded.accounts().collect();
        let bots = self.house_bots.bot_accounts();
        let free = bots.iter().rev().map(|bot| bot.id).filter(|bot| !taken.contains(bot));
        Ok(free.map(UserId::to_row).collect())
    }

    /// Returns the acts that fill teams short of players with bots.
    fn filled_teams(&self, loaded: &Loaded) -> Result<Vec<Act>, AppError> {
        let is_short = |(team, _): &(&u64, &TeamSettings)| {
            let sheet = loaded.state.team(TeamId::new(**team));
            sheet.is_some_and(|sheet| loaded.state.members(sheet) < PLAYERS_MIN)
        };
        let short: Vec<_> = loaded.sheets.iter().filter(is_short).collect();
        if short.is_empty() {
            return Ok(Vec::new());
        }
        let mut free = self.free_bots(loaded)?.into_iter();
        let mut acts = Vec::new();
        for (team, _) in short {
            // Bots take the places of those who were invited and have not accepted.
            let mut sheet = loaded.members(TeamId::new(*team));
            let mut bots = Vec::new();
            while sheet.players.len() < PLAYERS_MIN {
                let bot = free.next().ok_or_else(no_bots)?;
                sheet.players.push(bot);
                bots.push(accepted_by(*team, UserId::from_row(bot)));
            }
            acts.push(Act::Changed { team: *team, sheet, reason: None });
            acts.extend(bots);
        }
        Ok(acts)
    }
}

/// Returns the act of a player who accepts an invitation.
fn accepted_by(team: u64, user: UserId) -> Act {
    Act::Step(Step::Accepted { team: TeamId::new(team), player: player(user) })
}

/// Returns the first number for a team's people without accounts.
fn of_team(team: u64, play: TeamPlay) -> Option<i64> {
    numbers(i64::try_from(team).unwrap_or(i64::MAX / 1_000), play)
}

fn no_team() -> AppError {
    AppError::NotFound(refusals::no_such_team())
}

fn no_bots() -> AppError {
    AppError::Conflict(refusals::no_free_bots())
}

impl Loaded {
    /// Returns the match with the number in a field of a request.
    fn tie_in(&self, field: &str, number: u32) -> Result<TieNumber, AppError> {
        let number = TieNumber::new(number);
        match (self.state.tie(number), self.state.ties().iter().map(|tie| tie.number.get()).max()) {
            (Some(_), _) => Ok(number),
            (None, Some(last)) => Err(AppError::invalid(field, refusals::from_to(1, last))),
            (None, None) => Err(refused(&Refused::NotBegun)),
        }
    }

    /// Returns the number of a team that enters: the number of the same team before it was withdrawn, or a new one. The
    /// schedule is drawn in the order of the numbers, so a team does not change it by entering again.
    fn number_for(&self, is_same: impl Fn(&TeamSettings) -> bool) -> u64 {
        let new = self.last_team + 1;
        if self.state.phase() != Phase::Entries {
            return new;
        }
        let withdrawn = self.chronicle.log.lines().find_map(|(_, logged)| match &logged.line {
            Line::Step(Act::Entered { team, sheet }) if !self.sheets.contains_key(team) && is_same(sheet) => {
                Some(*team)
            }
            Line::Step(_) | Line::Correction(_) | Line::Desk(_) => None,
        });
        withdrawn.unwrap_or(new)
    }

    /// Returns a team with only the players who belong to it.
    pub(super) fn members(&self, team: TeamId) -> TeamSettings {
        let mut sheet = self.sheets[&team.get()].clone();
        sheet.players.retain(|number| self.state.is_member(team, PlayerId::new(number.unsigned_abs())));
        sheet
    }

    /// Returns the act of a person who leaves a team or declines its invitation. Without its captain or its last player
    /// the team is withdrawn.
    ///
    /// # Errors
    /// If the person is not named in the team.
    pub(super) fn without(&self, person: UserId, team: u64) -> Result<Act, AppError> {
        let mut sheet = self.sheets.get(&team).cloned().ok_or_else(no_team)?;
        let number = person.to_row();
        if self.is_by_hand() || sheet.captain != number && !sheet.players.contains(&number) {
            return Err(AppError::Forbidden(refusals::not_in_your_team()));
        }
        sheet.players.retain(|player| *player != number);
        if sheet.captain == number || sheet.players.is_empty() {
            return Ok(Act::Step(Step::Withdrawn(TeamId::new(team))));
        }
        Ok(Act::Changed { team, sheet, reason: None })
    }

    /// Returns true if an act is an acceptance by a player who is already a member.
    fn has_taken(&self, act: &Act) -> bool {
        matches!(act, Act::Step(Step::Accepted { team, player }) if self.state.is_member(*team, *player))
    }

    /// Checks that the account is the team's captain or the director.
    fn check_leads(&self, account: &Account, team: u64) -> Result<(), AppError> {
        self.state.team(TeamId::new(team)).ok_or_else(no_team)?;
        if self.leads(account, team) || self.directs(account.id) {
            Ok(())
        } else {
            Err(AppError::Forbidden(refusals::changes_own_team()))
        }
    }

    /// Returns true if the account is the team's captain.
    fn leads(&self, account: &Account, team: u64) -> bool {
        let captain = self.state.team(TeamId::new(team)).map(|entered| entered.captain);
        !self.is_by_hand() && captain == Some(player(account.id))
    }

    /// Returns the teams with a member who counts as this person.
    fn teams_of(&self, person: &Person) -> Vec<TeamId> {
        let is_theirs = |team: &&TeamSheet| {
            let mut people = team.players.iter().chain([&team.captain]);
            people.any(|one| self.state.is_member(team.id, *one) && person.has(user(*one)))
        };
        let teams = self.state.teams().iter().filter(|_| !self.is_by_hand());
        teams.filter(is_theirs).map(|team| team.id).collect()
    }

    /// Returns true if the account could enter a team.
    pub(super) fn may_enter(&self, account: &Account) -> bool {
        let has_room = self.state.teams().len() < usize::from(self.row.settings.places);
        let is_late = self.state.takes_late_teams() && self.directs(account.id);
        (self.state.phase() == Phase::Entries || is_late)
            && has_room
            && account.kind != AccountKind::Guest
            && (self.directs(account.id) || !self.is_by_hand() && self.team_of(account.id).is_none())
    }
}
