//! Tournaments: knock-outs whose matches are ordinary tables.
//!
//! A tournament is its log of [`Act`]s, replayed through `events::tournament`; no node owns it, and the log's primary key
//! decides who was first, as with matches. Begin with `desk.rs`, what people do, and `keep.rs`, what follows by itself:
//! results of matches that have ended, warnings, verdicts, draws, new tables, prizes. Nothing there happens because
//! somebody was told: whoever looks at a tournament finds what is due, and a lost message costs a delay.

mod desk;
mod export;
mod fees;
mod keep;
mod stored;
mod view;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ::events::{
    Seed,
    knockout::Seat,
    tournament::{Branch, Place, Settings, Step, Tournament},
};
use play::Credits;
use ratings::RatingList;
use rules::MatchLength;
use wire::{CreateTournament, Millis, TableSettings, TimeControl};

pub(crate) use stored::{Act, decode, encode};

use super::{
    Live, convert,
    event_desk::{Replayed, player, user},
};
use crate::{
    db::{AnyConn, DbError, event_log::Logged, people::People, tournaments},
    error::AppError,
    id::{self, UserId, id_type},
    random,
};

id_type! {
    /// A tournament.
    TournamentId
}

impl TournamentId {
    /// As messages carry it.
    pub(crate) fn to_wire(self) -> wire::TournamentId {
        wire::TournamentId(id::show(self.to_row()))
    }

    /// What an address says; none: no tournament can have it.
    pub(crate) fn parse(text: &str) -> Option<TournamentId> {
        id::parse(text).map(TournamentId::from_row)
    }
}

/// The row of a tournament, without what follows from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Facts {
    pub(crate) id: TournamentId,
    pub(crate) settings: CreateTournament,
    pub(crate) director: UserId,
    pub(crate) created_at: Millis,
}

/// Where a tournament stands, for those who look for running ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Status {
    Entries,
    Running,
    Over,
    Cancelled,
}

impl Status {
    /// The word in the column.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Status::Entries => "entries",
            Status::Running => "running",
            Status::Over => "over",
            Status::Cancelled => "cancelled",
        }
    }
}

/// Days without a move after which a player forfeits a match with a live clock that never began.
const IDLE_DAYS_LIVE: u16 = 14;

/// A tournament as its log tells it.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) facts: Facts,
    pub(crate) state: Tournament,
    pub(crate) last_seq: u32,
    /// Everybody in it.
    pub(crate) people: People,
    /// When each match was set up.
    pub(crate) set_up_at: HashMap<Place, Millis>,
    /// What the director has said and done, the oldest first.
    pub(crate) notes: Vec<Note>,
    /// Time used where that mattered.
    pub(crate) thought: HashMap<Place, [u64; 2]>,
    pub(crate) warned: HashMap<Place, UserId>,
    /// What was paid out.
    pub(crate) paid: Option<Vec<(UserId, Credits)>>,
    /// Whose fee lies in the pool, and with which step it was paid. Empty where an entry costs nothing.
    pub(crate) fees: BTreeMap<UserId, u32>,
}

/// A word of the director's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) at: Millis,
    pub(crate) about: Option<Place>,
    pub(crate) text: String,
}

impl Replayed for Loaded {
    type Id = TournamentId;
    type Facts = Facts;
    type Act = Act;
    type Misfit = ::events::tournament::Refused;

    const KIND: &'static str = "tournament";

    fn id(&self) -> TournamentId {
        self.facts.id
    }

    fn last_seq(&self) -> u32 {
        self.last_seq
    }

    fn people(&mut self) -> &mut People {
        &mut self.people
    }

    fn names(&self, user: UserId) -> bool {
        self.people.contains_key(&user)
    }

    fn everybody(&self) -> Vec<UserId> {
        let players = self.state.entries().map(|(entry, _)| user(entry.player));
        players.chain([self.facts.director]).collect()
    }

    fn facts(connection: &mut AnyConn, id: TournamentId) -> Result<Option<Facts>, DbError> {
        tournaments::by_id(connection, id)
    }

    fn before(facts: Facts) -> Result<Loaded, AppError> {
        Loaded::new(facts)
    }

    fn steps_after(
        connection: &mut AnyConn,
        id: TournamentId,
        after: u32,
    ) -> Result<Vec<Logged<Act>>, DbError> {
        tournaments::steps_after(connection, id, after)
    }

    fn step(&mut self, act: &Act, at: Millis) -> Result<(), ::events::tournament::Refused> {
        self.take(act, at)
    }
}

/// A seed for a draw or a lot.
fn seed() -> Seed {
    Seed::new(u64::from_le_bytes(random::bytes()))
}

/// What a tournament is by its settings.
///
/// # Errors
/// The first of them that is not possible.
fn parse(settings: &CreateTournament) -> Result<Settings, AppError> {
    let invalid = |text: &str| AppError::Invalid(text.to_owned());
    let chars = settings.name.trim().chars().count();
    if !(3..=60).contains(&chars) || settings.name.chars().any(char::is_control) {
        return Err(invalid("name: 3 to 60 characters"));
    }
    if settings.about.chars().count() > 1_000 {
        return Err(invalid("about: at most 1000 characters"));
    }
    let places = usize::from(settings.places);
    if !::events::tournament::PLACES.contains(&places) {
        return Err(invalid("places: 2 to 1024"));
    }
    let length = MatchLength::new(u16::from(settings.length))
        .filter(|_| u16::from(settings.length) <= play::MATCH_LENGTH_MAX)
        .ok_or_else(|| invalid("length: 1 to 25 points"))?;
    let idle_days = match settings.time {
        TimeControl::None => return Err(invalid("time: a tournament needs a clock")),
        TimeControl::Live { .. } => IDLE_DAYS_LIVE,
        TimeControl::Correspondence { days_per_turn } => u16::from(days_per_turn),
    };
    super::terms::Agreed::parse(&TableSettings { rated: false, ..table_settings(settings) })?;
    if settings.prizes.len() > 16 || settings.prizes.iter().any(|prize| !(1..=10_000_000).contains(&prize.0))
    {
        return Err(invalid("prizes: at most 16, each above 0 and at most 100000.00"));
    }
    check_fee(settings)?;
    let bracket = ::events::knockout::Settings {
        length,
        players_max: places,
        idle_days,
        by_rating: settings.by_rating,
    };
    Ok(Settings { places, check_in: settings.check_in, bracket })
}

/// What an entry costs, and who wins it.
fn check_fee(settings: &CreateTournament) -> Result<(), AppError> {
    let invalid = |text: &str| Err(AppError::Invalid(text.to_owned()));
    match settings.fee {
        None if settings.shares.is_empty() => Ok(()),
        None => invalid("shares: without a fee there is nothing to share"),
        Some(fee) if !::events::tournament::FEE.contains(&fee.0) => invalid("fee: 1.00 to 100.00"),
        Some(_) if !::events::tournament::are_shares(&settings.shares) => {
            invalid("shares: 1 to 16 percents, none above the one before, together 100")
        }
        Some(_) if !settings.prizes.is_empty() => {
            invalid("prizes: with a fee the prizes are shares of the fees")
        }
        Some(_) => Ok(()),
    }
}

/// The list for which matches of a tournament count.
fn list_of(settings: &CreateTournament) -> RatingList {
    if settings.fee.is_some() { RatingList::Price } else { RatingList::Normal }
}

/// What is played at the tables of a tournament.
fn table_settings(settings: &CreateTournament) -> TableSettings {
    TableSettings {
        format: wire::MatchFormat::Points { length: settings.length },
        rated: true,
        stake: None,
        time: settings.time,
        options: wire::Options::default(),
        start: wire::StartRule::OpeningThrow,
        dice: wire::DiceRule::Served,
        illegal_plays: wire::IllegalPlays::Corrected,
    }
}

impl Loaded {
    /// A tournament that nobody has entered.
    fn new(facts: Facts) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: Tournament::new(parse(&facts.settings)?),
            facts,
            last_seq: 0,
            people: People::new(),
            set_up_at: HashMap::new(),
            notes: Vec::new(),
            thought: HashMap::new(),
            warned: HashMap::new(),
            paid: None,
            fees: BTreeMap::new(),
        })
    }

    /// Takes an act, which must be possible.
    fn take(&mut self, act: &Act, at: Millis) -> Result<(), ::events::tournament::Refused> {
        match act {
            Act::Step { step, reason, used } => {
                self.state.take(*step, convert::to_play_time(at))?;
                self.take_fee(*step);
                let about = place_of(*step);
                if let Some(text) = reason {
                    self.notes.push(Note { at, about, text: text.clone() });
                }
                if let (Some(place), Some(used)) = (about, used) {
                    self.thought.insert(place, *used);
                }
                if let Step::Begun { place, .. } = step {
                    self.set_up_at.insert(*place, at);
                }
                if let Step::Warned { place, player, .. } = step {
                    self.warned.insert(*place, user(*player));
                }
            }
            Act::Announced { text } => self.notes.push(Note { at, about: None, text: text.clone() }),
            Act::Paid { prizes } => {
                self.paid = Some(prizes.clone());
                self.fees.clear();
            }
        }
        self.last_seq += 1;
        Ok(())
    }

    /// Whose fee lies in the pool after a step.
    fn take_fee(&mut self, step: Step) {
        use ::events::knockout::Step as Inner;
        if self.facts.settings.fee.is_none() {
            return;
        }
        match step {
            Step::Entered(entry) => {
                self.fees.insert(user(entry.player), self.last_seq + 1);
            }
            Step::Withdrawn(player) => {
                self.fees.remove(&user(player));
            }
            Step::Bracket(Branch::Main, Inner::Drawn { .. }) => {
                // Who is left out at the first draw pays nothing; later draws leave nobody out.
                let round = self.state.bracket(Branch::Main).map(|main| main.round(1)).unwrap_or_default();
                let plays = |user: UserId| {
                    let pairings = round.iter().map(|spot| spot.pairing);
                    pairings.into_iter().any(|pairing| {
                        Seat::ALL.into_iter().any(|seat| pairing.player(seat) == Some(player(user)))
                    })
                };
                self.fees.retain(|user, _| plays(*user));
            }
            Step::Cancelled => self.fees.clear(),
            Step::Bracket(..)
            | Step::CheckInOpened
            | Step::CheckedIn(_)
            | Step::Begun { .. }
            | Step::Warned { .. } => {}
        }
    }

    /// What is paid out once everything is over: the prizes that the director gives, or the fees.
    fn due_prizes(&self) -> Option<Vec<(UserId, Credits)>> {
        let settings = &self.facts.settings;
        if self.paid.is_some() || !self.state.is_over() {
            return None;
        }
        let won = match settings.fee {
            Some(fee) => self.state.divide(Credits::from_hundredths(fee.0), &settings.shares)?.prizes,
            None if settings.prizes.is_empty() => return None,
            None => {
                let listed = settings.prizes.iter().map(|prize| Credits::from_hundredths(prize.0));
                self.state.prizes(&listed.collect::<Vec<_>>())
            }
        };
        Some(won.into_iter().map(|(player, won)| (user(player), won)).collect())
    }

    fn status(&self) -> Status {
        if self.state.is_cancelled() {
            Status::Cancelled
        } else if self.state.is_over() && self.due_prizes().is_none() {
            Status::Over
        } else if self.state.bracket(Branch::Main).is_some() {
            Status::Running
        } else {
            Status::Entries
        }
    }

    fn name(&self, user: UserId) -> String {
        self.people.get(&user).map(|account| account.name.as_str().to_owned()).unwrap_or_default()
    }
}

/// The match that a step is about.
fn place_of(step: Step) -> Option<Place> {
    use ::events::knockout::Step as Inner;
    match step {
        Step::Begun { place, .. } | Step::Warned { place, .. } => Some(place),
        Step::Bracket(
            branch,
            Inner::Decided { pairing, .. } | Inner::Protested { pairing, .. } | Inner::Ruled { pairing, .. },
        ) => Some((branch, pairing)),
        Step::Bracket(
            _,
            Inner::Entered(_) | Inner::Withdrawn(_) | Inner::Drawn { .. } | Inner::FinalWeek { .. },
        )
        | Step::Entered(_)
        | Step::Withdrawn(_)
        | Step::CheckInOpened
        | Step::CheckedIn(_)
        | Step::Cancelled => None,
    }
}

impl Live {
    /// A tournament as the database has it; of its log only what is new is read.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub(super) async fn tournament(&self, id: TournamentId) -> Result<Arc<Loaded>, AppError> {
        self.inner.tournaments.load(&self.inner.store, id).await
    }
}
