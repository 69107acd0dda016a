//! Team events: a round robin of team matches and a final.
//!
//! An event is its log of [`Act`]s, replayed through `competitions::team_event`. Its matches are ordinary team matches
//! with their own director's desks. Begin with `desk.rs`, the actions of people, and `keep.rs`, the automatic
//! steps: the next matches, their results, the final. Each match decides which of its facts a viewer may know.

mod corrections;
mod decided;
mod desk;
mod export;
mod keep;
mod run;
mod view;
mod won;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ::competitions::{
    Competition as _, Named, PlayerId, Seed, TeamId,
    duty::{Holder, Owed},
    log::Procedure as _,
    team_event::{Meetings, Phase, Refused, Rules, Step, TeamEvent, TieNumber},
    team_match::{Boards, TeamSheet},
};
use store::settings::{TeamPlay, TimeControl};
use store::{
    account::{Account, AccountKind},
    competitions::{Competition, Status, player, user},
    id::{MatchId, TeamEventId, TeamMatchId, UserId},
    people::People,
    random,
    stored::{
        team_event::{Act, Settings},
        team_match::TeamSettings,
    },
};
use texts::{Refusal, refusals};
use wire::{Millis, TeamEventDeed, TeamEventNote};

pub use export::CrosstableFile;

use crate::{
    competitions::{
        Chronicle, Kind, Person,
        refusals::text_of,
        reminders::{reminded_from, reminders},
        title::Win,
    },
    error::AppError,
    match_state::convert,
    matches::events::Event,
};

type Row = Competition<TeamEventId>;

/// An event with the state derived from its log.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) row: Row,
    pub(crate) state: TeamEvent,
    pub(crate) chronicle: Chronicle<Act>,
    /// All accounts in the event.
    pub(crate) people: People,
    /// The entered teams by number.
    pub(crate) sheets: BTreeMap<u64, TeamSettings>,
    /// The highest team number used so far.
    pub(crate) last_team: u64,
    /// The team match of each tie that has begun.
    pub(crate) matches: BTreeMap<TieNumber, TeamMatchId>,
    /// The tie of every team match that the event has had.
    pub(crate) tie_of: HashMap<TeamMatchId, TieNumber>,
    pub(crate) drawn_from: Option<Seed>,
    pub(crate) notes: Vec<TeamEventNote>,
    /// The time of the last step.
    pub(crate) changed_at: Option<Millis>,
}

impl Kind for Loaded {
    type Id = TeamEventId;
    type Rules = TeamEvent;
    type Refused = Refused;

    super::kind::fields_of_loaded!();

    fn everybody(&self) -> Vec<UserId> {
        self.accounts().chain(self.chronicle.people().map(user)).collect()
    }

    fn involves(&self, user: UserId) -> bool {
        self.directs(user) || self.team_of(user).is_some()
    }

    fn enters(act: &Act) -> Option<PlayerId> {
        match act {
            Act::Step(Step::Accepted { player, .. }) => Some(*player),
            Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } | Act::Step(_) => None,
        }
    }

    fn is_of_director(act: &Act) -> bool {
        match act {
            Act::Step(step) => match step {
                Step::Started(_) | Step::TieAwarded { .. } | Step::TieReplayed { .. } => true,
                Step::Entered(_)
                | Step::Changed(_)
                | Step::Accepted { .. }
                | Step::Withdrawn(_)
                | Step::Joined(_)
                | Step::TieBegun(_)
                | Step::TieEnded { .. }
                | Step::LotDrawn(_)
                | Step::Cancelled(_) => false,
            },
            Act::Changed { reason, .. } => reason.is_some(),
            Act::Entered { .. } | Act::Begun { .. } => false,
        }
    }

    fn holds(&self, user: UserId) -> bool {
        let has_begun = self.state.phase() != Phase::Entries;
        self.has_agreed(user) || has_begun && self.has_entered(user)
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn owed(&self, now: Millis) -> Vec<Owed> {
        let mut owed = self.state.owed(convert::to_time(now));
        // In an event that is played elsewhere, the numbers of people are not ids of accounts.
        owed.retain(|owed| owed.holder == Holder::Director || !self.is_by_hand());
        for owed in &mut owed {
            owed.since = self.changed_at.map(convert::to_time);
        }
        owed.extend(self.begins(now));
        owed
    }

    fn owes_more_at(&self) -> Option<Millis> {
        Some(reminded_from(self.start_of(1).filter(|_| self.state.phase() == Phase::Entries)?))
    }

    fn wakes_at(&self) -> Option<Millis> {
        self.next_at()
    }

    fn win_of(&self, user: UserId) -> Option<Win> {
        self.win(user)
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        self.row.settings.starts.first().copied().filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        self.team_of(user).is_some()
    }

    fn leave(&self, user: UserId) -> Result<Vec<Act>, AppError> {
        if self.state.phase() != Phase::Entries || self.is_by_hand() {
            return Ok(Vec::new());
        }
        let me = player(user);
        let teams = self.state.teams().iter();
        let own = teams.filter(|team| team.captain == me || team.players.contains(&me));
        own.map(|team| self.without(user, team.id.get())).collect()
    }

    fn board_of(&self, _table: MatchId) -> Option<u8> {
        None
    }

    /// Always `None`: the tables belong to the team matches of the event.
    fn hides(self: Arc<Loaded>) -> Option<Arc<dyn Event>> {
        None
    }

    /// Always false: the sensor boards belong to its matches.
    fn directs_boards(&self, _director: &Person) -> bool {
        false
    }

    /// Always false: the tables belong to its matches.
    fn is_held(&self, _table: MatchId) -> bool {
        false
    }

    fn step(&mut self, act: &Act, at: Millis, _seq: u32) -> Result<(), Refused> {
        self.take(act, at)
    }

    fn fresh(&self) -> Loaded {
        let before = Loaded::before(self.row.clone()).expect("settings that were valid once stay so");
        Loaded { people: self.people.clone(), chronicle: self.chronicle.clone(), ..before }
    }

    fn decided(&self, why: &Refused) -> Option<Refusal> {
        self.decided_by(why)
    }

    fn name_of(&self, named: Named) -> String {
        match named {
            Named::Player(player) => self.name(player),
            Named::Team(team) => self.team_name(team),
            Named::Side(_) => String::new(),
        }
    }

    fn always_fits(&self, act: &Act) -> bool {
        match act {
            Act::Step(step) => {
                matches!(step, Step::Withdrawn(_) | Step::TieAwarded { .. } | Step::Cancelled(_))
            }
            // A player leaves the team, and nothing else changes.
            Act::Changed { team, sheet, reason: None } => self.sheets.get(team).is_some_and(|before| {
                let mut left = before.clone();
                left.players.retain(|player| sheet.players.contains(player));
                left.players.len() < before.players.len() && left == *sheet
            }),
            Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => false,
        }
    }

    fn goes_on(act: &Act) -> bool {
        matches!(act, Act::Step(Step::Accepted { .. } | Step::Started(_)))
    }

    fn meaning(&self, act: &Act) -> Option<String> {
        match act {
            Act::Begun { tie, .. } => self.state.meaning(&Step::TieBegun(*tie)),
            Act::Step(step) => self.state.meaning(step),
            Act::Entered { .. } | Act::Changed { .. } => None,
        }
    }
}

/// Returns an event before its first step.
///
/// # Errors
/// If the settings are impossible.
fn start(settings: &Settings) -> Result<TeamEvent, AppError> {
    let boards = [("boards", Some(settings.boards)), ("final_boards", settings.final_boards)];
    for (field, boards) in boards {
        let Some(boards) = boards else { continue };
        Boards::new(u32::from(boards))
            .map_err(|_no_column| AppError::invalid(field, refusals::duplicate_boards()))?;
    }
    let rules = Rules {
        meetings: if settings.twice { Meetings::Twice } else { Meetings::Once },
        final_match: settings.final_boards.is_some(),
        places: usize::from(settings.places),
        invites: settings.invites,
    };
    TeamEvent::new(rules).map_err(|why| AppError::invalid("places", text_of(&why, |_unnamed| String::new())))
}

/// Converts a team for the rules.
fn sheet(number: u64, team: &TeamSettings) -> TeamSheet {
    TeamSheet {
        id: TeamId::new(number),
        captain: PlayerId::new(team.captain.unsigned_abs()),
        players: team.players.iter().map(|player| PlayerId::new(player.unsigned_abs())).collect(),
    }
}

/// Returns a random seed for a draw of the schedule. It does not depend on the order of the entries.
fn seed() -> Seed {
    Seed::of_sorted(u64::from_le_bytes(random::bytes::<8>()))
}

impl Loaded {
    fn before(row: Row) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: start(&row.settings)?,
            chronicle: Chronicle::new(row.director),
            row,
            people: People::new(),
            sheets: BTreeMap::new(),
            last_team: 0,
            matches: BTreeMap::new(),
            tie_of: HashMap::new(),
            drawn_from: None,
            notes: Vec::new(),
            changed_at: None,
        })
    }

    /// Returns the time at which a round begins by itself. Rounds count from 1.
    fn start_of(&self, round: u32) -> Option<Millis> {
        let index = usize::try_from(round).ok()?.checked_sub(1)?;
        self.row.settings.starts.get(index).copied()
    }

    /// Returns the next time at which the event or one of its matches begins by itself.
    pub(super) fn next_at(&self) -> Option<Millis> {
        match self.state.phase() {
            Phase::Entries => self.start_of(1),
            Phase::RoundRobin | Phase::Final => {
                self.state.due().filter_map(|tie| self.start_of(tie.round)).min()
            }
            Phase::Over | Phase::Cancelled => None,
        }
    }

    /// Returns the reminders of the start for the people of the teams.
    fn begins(&self, now: Millis) -> Vec<Owed> {
        let start = self.start_of(1).filter(|_| self.state.phase() == Phase::Entries);
        let members = self.accounts().filter(|account| self.team_of(*account).is_some());
        start.map(|start| reminders(members, start, now)).unwrap_or_default()
    }

    /// Applies an act.
    fn take(&mut self, act: &Act, at: Millis) -> Result<(), Refused> {
        match act {
            Act::Entered { team, sheet: entered } => {
                self.state.take(&Step::Entered(sheet(*team, entered)))?;
                self.sheets.insert(*team, entered.clone());
                self.last_team = self.last_team.max(*team);
            }
            Act::Changed { team, sheet: changed, reason } => {
                self.state.take(&Step::Changed(sheet(*team, changed)))?;
                self.sheets.insert(*team, changed.clone());
                if let Some(reason) = reason {
                    let deed = TeamEventDeed::TeamChanged { team: changed.name.clone() };
                    self.notes.push(TeamEventNote { at, deed, reason: reason.as_str().to_owned() });
                }
            }
            Act::Begun { tie, team_match } => {
                self.state.take(&Step::TieBegun(*tie))?;
                self.matches.insert(*tie, *team_match);
                self.tie_of.insert(*team_match, *tie);
            }
            Act::Step(step) => {
                self.state.take(step)?;
                self.note(step, at);
            }
        }
        self.changed_at = Some(at);
        Ok(())
    }

    /// Records the parts of a step that the rules do not keep.
    fn note(&mut self, step: &Step, at: Millis) {
        let (deed, reason) = match step {
            Step::Withdrawn(team) => {
                self.sheets.remove(&team.get());
                return;
            }
            Step::Started(seed) => {
                self.drawn_from = Some(*seed);
                return;
            }
            Step::TieAwarded { tie, vp_a, reason } => {
                let vp = (*vp_a, 30_u32.saturating_sub(*vp_a));
                (TeamEventDeed::Awarded { tie: tie.get(), vp }, reason)
            }
            Step::TieReplayed { tie, reason } => {
                self.matches.remove(tie);
                (TeamEventDeed::Replayed { tie: tie.get() }, reason)
            }
            Step::Cancelled(reason) => (TeamEventDeed::Cancelled, reason),
            Step::Entered(_)
            | Step::Changed(_)
            | Step::Accepted { .. }
            | Step::Joined(_)
            | Step::TieBegun(_)
            | Step::TieEnded { .. }
            | Step::LotDrawn(_) => return,
        };
        self.notes.push(TeamEventNote { at, deed, reason: reason.as_str().to_owned() });
    }

    fn status(&self) -> Status {
        match self.state.phase() {
            Phase::Entries | Phase::RoundRobin | Phase::Final => Status::Running,
            Phase::Over => Status::Over,
            Phase::Cancelled => Status::Cancelled,
        }
    }

    pub(super) const fn is_by_hand(&self) -> bool {
        match self.row.settings.play {
            TeamPlay::ByHand => true,
            TeamPlay::Here { .. } => false,
        }
    }

    /// Returns the accounts of all captains and players.
    fn accounts(&self) -> impl Iterator<Item = UserId> {
        let is_here = !self.is_by_hand();
        let teams = self.state.teams().iter().filter(move |_| is_here);
        teams.flat_map(|team| team.players.iter().chain([&team.captain]).map(|player| user(*player)))
    }

    /// Returns the team to which an account belongs.
    pub(super) fn team_of(&self, account: UserId) -> Option<&TeamSheet> {
        let is_here = !self.is_by_hand();
        self.state.teams().iter().find(|team| is_here && self.state.is_member(team.id, player(account)))
    }

    fn account(&self, player: PlayerId) -> Option<&Account> {
        self.people.get(&user(player)).filter(|_| !self.is_by_hand())
    }

    fn name(&self, player: PlayerId) -> String {
        let by_hand = self.sheets.values().flat_map(|team| &team.names);
        let mut by_hand = by_hand.filter(|(number, _)| number.unsigned_abs() == player.get());
        match (by_hand.next(), self.account(player)) {
            (Some((_, name)), _) => name.clone(),
            (None, Some(account)) => account.name.as_str().to_owned(),
            (None, None) => String::new(),
        }
    }

    fn is_bot(&self, player: PlayerId) -> bool {
        self.account(player).is_some_and(|account| account.kind == AccountKind::Bot)
    }

    fn team_name(&self, team: TeamId) -> String {
        self.sheets.get(&team.get()).map(|sheet| sheet.name.clone()).unwrap_or_default()
    }
}
