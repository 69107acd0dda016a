//! Tournaments: knock-outs, Swiss, lives and groups whose matches are ordinary tables.
//!
//! A tournament is its log of [`Act`]s, replayed through `competitions::knockout`. No node owns it, and as with
//! matches the log's primary key resolves conflicts. Begin with `desk.rs`, the actions of people, and `keep.rs`, the
//! automatic steps: results of finished matches, warnings, verdicts, draws, new tables, prizes. No step depends on a
//! message: every check of a tournament finds the steps that are due, so a lost message only causes a delay.

mod corrections;
mod decided;
mod desk;
mod export;
mod fees;
mod keep;
mod payout;
mod run;
mod settle;
mod view;
mod won;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ::competitions::{
    PlayerId, Seed,
    knockout::{
        BracketSettings, BracketStep, Branch, FEE, Format, Knockout, PLACES, Place, ROUNDS_MAX, Refused,
        SHARES_MAX, Settings, Step, Timetable, are_shares,
    },
    log::Procedure as _,
    stage::{LIVES_MAX, Meetings, Rounds},
};
use play::Credits;
use ratings::RatingList;
use rules::MatchLength;
use store::settings::{
    DiceRule, IllegalPlays, KnockoutSettings, MatchFormat, MatchSettings, Options, StartRule, TimeControl,
    TournamentFormat,
};
use store::{
    competitions::{Competition, Status, player, user},
    id::{MatchId, TournamentId, UserId},
    people::People,
    random,
    stored::knockout::Act,
};
use texts::{Refusal, refusals};
use wire::Millis;

use self::payout::Payout;
use crate::{
    competitions::{Chronicle, Kind, Person, forms::out_of_range, title::Win},
    error::AppError,
    match_state::convert,
    matches::events::Event,
};

/// Days without a move after which a player forfeits a match with a room clock that never began.
const IDLE_DAYS_LIVE: u16 = 14;

/// The allowed grace times.
pub(super) const GRACE_MINUTES: std::ops::RangeInclusive<u16> = 1..=240;
/// The grace time of a live event whose director has set none.
pub(super) const GRACE_USUAL_MINUTES: u16 = 10;
/// The pause between two rounds of a live tournament whose director has set none.
const PAUSE_USUAL_SECONDS: u16 = 60;
/// The longest pause between two rounds in the settings.
const PAUSE_SECONDS_MAX: u16 = 3_600;
/// The maximum number of rounds of a Swiss.
const SWISS_ROUNDS_MAX: u32 = 20;
/// The maximum number of groups of a round robin.
const GROUPS_MAX: u32 = 64;
/// The maximum number of players of a group.
const GROUP_SIZE_MAX: u32 = 32;
/// The maximum number of players who go on to a final.
const FINAL_MAX: u32 = 64;
/// The maximum number of players who go on to a final from each group.
const FINAL_GROUP_MAX: u32 = 16;
/// The maximum number of prizes.
const PRIZES_MAX: usize = 16;
/// The largest prize.
const PRIZE_MAX: Credits = Credits::from_hundredths(10_000_000);

type Row = Competition<TournamentId>;

/// A tournament with the state derived from its log.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) row: Row,
    pub(crate) state: Knockout,
    pub(crate) chronicle: Chronicle<Act>,
    /// All accounts in it.
    pub(crate) people: People,
    /// The time at which each match was set up.
    pub(crate) set_up_at: HashMap<Place, Millis>,
    /// The director's notes and actions, oldest first.
    pub(crate) notes: Vec<Note>,
    /// The time of the latest announcement.
    pub(crate) announced_at: Option<Millis>,
    /// The time used by both players, in the matches that it decided.
    pub(crate) thought: HashMap<Place, [u64; 2]>,
    pub(crate) warned: HashMap<Place, UserId>,
    /// The payout, once it is made.
    pub(crate) paid: Option<Payout>,
    /// True if an earlier version made the payout, after it had returned the fee of the player with the bye.
    pub(crate) is_paid_by_old_rules: bool,
    /// The step with which each player last paid a fee. [`Loaded::fees`] says which of these fees are in the pool.
    fee_steps: BTreeMap<UserId, u32>,
}

/// A note of the director.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) at: Millis,
    pub(crate) about: Option<Place>,
    pub(crate) text: String,
}

impl Kind for Loaded {
    type Id = TournamentId;
    type Rules = Knockout;
    type Refused = Refused;

    super::kind::fields_of_loaded!();

    fn everybody(&self) -> Vec<UserId> {
        self.state.players().chain(self.chronicle.people()).map(user).collect()
    }

    fn involves(&self, user: UserId) -> bool {
        self.has_entered(user) || self.directs(user)
    }

    fn has_entered(&self, user: UserId) -> bool {
        self.state.entries().any(|(entry, _)| entry.player == player(user))
    }

    fn enters(act: &Act) -> Option<PlayerId> {
        match act {
            Act::Step { step: Step::Entered(entry) | Step::EnteredLate(entry), .. } => Some(entry.player),
            Act::Step { .. } | Act::Announced { .. } | Act::Paid { .. } => None,
        }
    }

    fn is_of_director(act: &Act) -> bool {
        match act {
            Act::Step { step, .. } => is_of_director(step),
            Act::Announced { .. } => true,
            Act::Paid { .. } => false,
        }
    }

    fn holds(&self, user: UserId) -> bool {
        let has_begun = self.state.bracket(Branch::Main).is_some();
        self.has_agreed(user) || has_begun && self.has_entered(user)
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn wakes_at(&self) -> Option<Millis> {
        self.state.next_at().map(convert::of_time)
    }

    fn announced(&self) -> Option<(Millis, Vec<UserId>)> {
        let at = self.announced_at?;
        let players = self.state.players().map(user).filter(|user| !self.directs(*user));
        Some((at, players.collect()))
    }

    fn win_of(&self, user: UserId) -> Option<Win> {
        self.win(user)
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.time, TimeControl::Live { .. });
        self.row.settings.starts.first().copied().filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        self.state.players().any(|entered| entered == player(user)) && !self.state.is_retired(player(user))
    }

    fn leave(&self, user: UserId) -> Result<Vec<Act>, AppError> {
        let is_before = self.state.bracket(Branch::Main).is_none();
        let is_entered = self.state.players().any(|entered| entered == player(user));
        Ok((is_before && is_entered).then(|| Step::Withdrawn(player(user)).into()).into_iter().collect())
    }

    fn board_of(&self, _table: MatchId) -> Option<u8> {
        None
    }

    /// Always `None`: all games of a tournament are public.
    fn hides(self: Arc<Loaded>) -> Option<Arc<dyn Event>> {
        None
    }

    fn directs_boards(&self, director: &Person) -> bool {
        let plays = self.state.entries().any(|(entry, _)| director.has(user(entry.player)));
        self.directs(director.user()) && !plays
    }

    fn decided(&self, why: &Refused) -> Option<Refusal> {
        self.decided_by(why)
    }

    fn check(&self, act: &Act) -> Result<(), AppError> {
        let is_exchange =
            matches!(act, Act::Step { step: Step::Bracket(_, BracketStep::Swapped { .. }), .. });
        if is_exchange { self.check_waiting() } else { Ok(()) }
    }

    fn step(&mut self, act: &Act, at: Millis, seq: u32) -> Result<(), Refused> {
        self.take(act, at, seq)
    }

    fn fresh(&self) -> Loaded {
        let before = Loaded::before(self.row.clone()).expect("settings that were valid once stay so");
        Loaded { people: self.people.clone(), chronicle: self.chronicle.clone(), ..before }
    }

    fn always_fits(&self, act: &Act) -> bool {
        let Act::Step { step, .. } = act else { return false };
        matches!(
            step,
            Step::CheckedIn(_)
                | Step::Withdrawn(_)
                | Step::Retired(_)
                | Step::Removed(_)
                | Step::Cancelled
                | Step::Bracket(
                    _,
                    BracketStep::Decided { .. } | BracketStep::Protested { .. } | BracketStep::Ruled { .. }
                )
        )
    }

    fn goes_on(act: &Act) -> bool {
        let Act::Step { step, .. } = act else { return false };
        matches!(
            step,
            Step::CheckInOpened | Step::Bracket(_, BracketStep::Drawn { .. } | BracketStep::Paired { .. })
        )
    }

    fn remember(&mut self, before: &Loaded) {
        self.state.remember(&before.state);
    }

    fn meaning(&self, act: &Act) -> Option<String> {
        match act {
            Act::Step { step, .. } => self.state.meaning(step),
            // A correction that changes the due prizes changes the meaning of the payment, even if the limit on gains
            // from fresh accounts has cut the paid ones.
            Act::Paid { .. } => Some(format!("{:?}", self.payout())),
            Act::Announced { .. } => None,
        }
    }
}

/// Returns a random seed for a draw or a lot. A draw does not depend on the order of the entries.
fn seed() -> Seed {
    Seed::of_sorted(u64::from_le_bytes(random::bytes()))
}

/// Converts the settings of a tournament.
///
/// # Errors
/// The first invalid setting.
fn parse(settings: &KnockoutSettings) -> Result<Settings, AppError> {
    let chars = settings.name.trim().chars().count();
    if !(3..=60).contains(&chars) || settings.name.chars().any(char::is_control) {
        return Err(AppError::invalid("name", refusals::characters(3, 60)));
    }
    if settings.about.chars().count() > 1_000 {
        return Err(AppError::invalid("about", refusals::at_most_characters(1_000)));
    }
    let places = usize::from(settings.places);
    if !PLACES.contains(&places) {
        return Err(AppError::invalid("places", refusals::from_to(*PLACES.start(), *PLACES.end())));
    }
    let length = MatchLength::new(u16::from(settings.length))
        .filter(|_| u16::from(settings.length) <= play::MATCH_LENGTH_MAX)
        .ok_or_else(|| AppError::invalid("length", refusals::from_to(1, play::MATCH_LENGTH_MAX)))?;
    let idle_days = match settings.time {
        TimeControl::None => return Err(AppError::invalid("time", refusals::needs_clock())),
        TimeControl::Live { .. } => IDLE_DAYS_LIVE,
        TimeControl::Correspondence { days_per_turn } => u16::from(days_per_turn),
    };
    crate::match_state::terms::Agreed::parse(&MatchSettings { rated: false, ..table_settings(settings) })?;
    let is_prize = |hundredths: i64| (1..=PRIZE_MAX.hundredths()).contains(&hundredths);
    if settings.prizes.len() > PRIZES_MAX || !settings.prizes.iter().all(|prize| is_prize(prize.0)) {
        return Err(AppError::invalid("prizes", refusals::prizes(PRIZES_MAX, PRIZE_MAX.to_string())));
    }
    check_fee(settings)?;
    if settings.grace_minutes.is_some_and(|minutes| !GRACE_MINUTES.contains(&minutes)) {
        return Err(out_of_range("grace_minutes", &GRACE_MINUTES));
    }
    if settings.grace_minutes.is_some() && !matches!(settings.time, TimeControl::Live { .. }) {
        return Err(AppError::invalid("grace_minutes", refusals::only_with_live_clock()));
    }
    if settings.pause_seconds.is_some_and(|seconds| seconds > PAUSE_SECONDS_MAX) {
        return Err(AppError::invalid("pause_seconds", refusals::from_to(0, PAUSE_SECONDS_MAX)));
    }
    if settings.pause_seconds.is_some_and(|seconds| seconds > 0)
        && !matches!(settings.time, TimeControl::Live { .. })
    {
        return Err(AppError::invalid("pause_seconds", refusals::only_with_live_clock()));
    }
    let starts = settings.starts.iter().map(|at| convert::to_time(*at)).collect();
    let timetable = Timetable::new(starts)
        .ok_or_else(|| AppError::invalid("starts", refusals::ascending_times(ROUNDS_MAX)))?;
    let late_until = settings.late_until.map(convert::to_time);
    if late_until.is_some_and(|until| timetable.start_of(1).is_none_or(|start| until <= start)) {
        return Err(AppError::invalid("late_until", refusals::late_until()));
    }
    let bracket = BracketSettings {
        length,
        players_max: places,
        idle_days,
        by_rating: settings.by_rating,
        grace_ms: settings.grace_minutes.map(|minutes| u64::from(minutes) * 60_000),
        format: format_of(settings)?,
        go_on: go_on(settings)?,
    };
    let pause_ms = settings.pause_seconds.map(|seconds| u64::from(seconds) * 1_000);
    Ok(Settings { places, check_in: settings.check_in, timetable, late_until, pause_ms, bracket })
}

/// Converts the format, whose numbers must fit the number of places.
fn format_of(settings: &KnockoutSettings) -> Result<Format, AppError> {
    let within = |field: &str, number: u8, most: u32| {
        let number = u32::from(number);
        if (1..=most).contains(&number) {
            Ok(number)
        } else {
            Err(AppError::invalid(format!("format.{field}"), refusals::from_to(1, most)))
        }
    };
    let places = u32::from(settings.places);
    Ok(match settings.format {
        TournamentFormat::KnockOut => Format::KnockOut,
        TournamentFormat::Swiss { rounds: None } => Format::Swiss(Rounds::UntilOneUnbeaten),
        TournamentFormat::Swiss { rounds: Some(rounds) } => {
            let most = SWISS_ROUNDS_MAX.min(places - 1 + places % 2);
            Format::Swiss(Rounds::Number(within("rounds", rounds, most)?))
        }
        TournamentFormat::Lives { lives } => Format::Lives(within("lives", lives, LIVES_MAX)?),
        TournamentFormat::RoundRobin { groups, twice } => {
            let groups = within("groups", groups, GROUPS_MAX.min(places / 2))?;
            if places.div_ceil(groups) > GROUP_SIZE_MAX {
                return Err(AppError::invalid(
                    "format.groups",
                    refusals::from_to(places.div_ceil(GROUP_SIZE_MAX), GROUPS_MAX),
                ));
            }
            Format::RoundRobin(groups, if twice { Meetings::Twice } else { Meetings::Once })
        }
    })
}

/// Converts the number of players who go on to a final.
fn go_on(settings: &KnockoutSettings) -> Result<Option<u32>, AppError> {
    let Some(go_on) = settings.final_of.map(u32::from) else { return Ok(None) };
    let places = u32::from(settings.places);
    let (least, most) = match settings.format {
        TournamentFormat::KnockOut => {
            return Err(AppError::invalid("final_of", refusals::final_of_knock_out()));
        }
        TournamentFormat::Swiss { .. } | TournamentFormat::Lives { .. } => {
            (2, FINAL_MAX.min(places - 1).max(2))
        }
        TournamentFormat::RoundRobin { groups, .. } => {
            let groups = u32::from(groups).max(1);
            (if groups == 1 { 2 } else { 1 }, FINAL_GROUP_MAX.min(places / groups).max(2))
        }
    };
    if !(least..=most).contains(&go_on) {
        return Err(AppError::invalid("final_of", refusals::from_to(least, most)));
    }
    Ok(Some(go_on))
}

/// Checks the entry fee and its division.
fn check_fee(settings: &KnockoutSettings) -> Result<(), AppError> {
    match settings.fee {
        // The division of a pool follows the brackets of a knock-out.
        Some(_) if settings.format != TournamentFormat::KnockOut => {
            Err(AppError::invalid("fee", refusals::fee_only_in_knock_out()))
        }
        None if settings.shares.is_empty() => Ok(()),
        None => Err(AppError::invalid("shares", refusals::shares_without_fee())),
        Some(fee) if !FEE.contains(&fee.0) => {
            let [min, max] = [*FEE.start(), *FEE.end()].map(|fee| Credits::from_hundredths(fee).to_string());
            Err(AppError::invalid("fee", refusals::fee_from_to(min, max)))
        }
        Some(_) if !are_shares(&settings.shares) => {
            Err(AppError::invalid("shares", refusals::shares(SHARES_MAX)))
        }
        Some(_) if !settings.prizes.is_empty() => {
            Err(AppError::invalid("prizes", refusals::prizes_are_shares()))
        }
        Some(_) => Ok(()),
    }
}

/// Returns the least grace time, in minutes, of a new live event. A fee is lost by absence only after a time that was
/// announced. So where a round has no announced start, players who have paid have `with_fee` minutes from its draw.
fn least_grace(settings: &KnockoutSettings, with_fee: u16) -> u16 {
    let rounds = u32::from(settings.places).next_power_of_two().ilog2();
    let is_announced = usize::try_from(rounds).is_ok_and(|rounds| settings.starts.len() >= rounds);
    if settings.fee.is_none() || is_announced { 0 } else { fee_grace(with_fee) }
}

/// Returns the least grace time of players who have paid a fee, in minutes, at a table that opens at another time than
/// the announced start of its round. `with_fee` is the operator's setting.
fn fee_grace(with_fee: u16) -> u16 {
    with_fee.min(*GRACE_MINUTES.end())
}

/// Returns the announced start of a match for which players have paid a fee. An absence counts from then on at the
/// earliest, even if the director has begun the round sooner.
fn announced_start(settings: &KnockoutSettings, (branch, pairing): Place) -> Option<Millis> {
    if settings.fee.is_none() || branch != Branch::Main {
        return None;
    }
    let index = usize::try_from(pairing.round).ok()?.checked_sub(1)?;
    settings.starts.get(index).copied()
}

/// Returns the rating list for the matches of a tournament.
fn list_of(settings: &KnockoutSettings) -> RatingList {
    if settings.fee.is_some() { RatingList::Stakes } else { RatingList::Casual }
}

/// Returns the table settings of a tournament's matches.
fn table_settings(settings: &KnockoutSettings) -> MatchSettings {
    MatchSettings {
        format: MatchFormat::Points { length: settings.length },
        rated: true,
        stake: None,
        time: settings.time,
        options: Options::default(),
        start: StartRule::OpeningThrow,
        dice: DiceRule::Served,
        illegal_plays: IllegalPlays::Corrected,
        lock_step: false,
        seat_proof: false,
    }
}

impl Loaded {
    /// Returns a tournament without entries.
    fn before(row: Row) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: Knockout::new(parse(&row.settings)?),
            chronicle: Chronicle::new(row.director),
            row,
            people: People::new(),
            set_up_at: HashMap::new(),
            notes: Vec::new(),
            announced_at: None,
            thought: HashMap::new(),
            warned: HashMap::new(),
            paid: None,
            is_paid_by_old_rules: false,
            fee_steps: BTreeMap::new(),
        })
    }

    /// Applies an act.
    fn take(&mut self, act: &Act, at: Millis, seq: u32) -> Result<(), Refused> {
        match act {
            Act::Step { step, reason, used } => {
                self.state.take(step.clone(), convert::to_time(at))?;
                if let Step::Entered(entry) | Step::EnteredLate(entry) = step {
                    self.fee_steps.insert(user(entry.player), seq);
                }
                if let Step::FeeReturned(_) = step {
                    self.is_paid_by_old_rules |= self.paid.is_some();
                }
                let about = place_of(step);
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
            Act::Announced { text } => {
                self.notes.push(Note { at, about: None, text: text.clone() });
                self.announced_at = Some(at);
            }
            Act::Paid { prizes, back } => {
                self.paid = Some(Payout { prizes: prizes.clone(), back: back.clone() });
            }
        }
        Ok(())
    }

    /// Returns the players whose fees are in the pool, each with the step of the payment. Empty if entry is free, and
    /// after the payout.
    pub(crate) fn fees(&self) -> BTreeMap<UserId, u32> {
        if self.row.settings.fee.is_none() || self.paid.is_some() {
            return BTreeMap::new();
        }
        self.fees_of_payers()
    }

    /// Returns the players of [`Knockout::payers`], each with the step of the payment.
    pub(crate) fn fees_of_payers(&self) -> BTreeMap<UserId, u32> {
        let payers = self.state.payers().into_iter().map(user);
        payers.filter_map(|payer| Some((payer, *self.fee_steps.get(&payer)?))).collect()
    }

    /// Returns the entry fee, zero if entry is free.
    pub(crate) fn fee(&self) -> Credits {
        Credits::from_hundredths(self.row.settings.fee.map_or(0, |fee| fee.0))
    }

    /// Returns the payout that is due after the end.
    pub(crate) fn due_payout(&self) -> Option<Payout> {
        if self.paid.is_some() { None } else { self.payout() }
    }

    /// Returns the payout that follows from the final places, paid or not: the director's prizes, or shares of the
    /// fees. `None` until the tournament is over.
    pub(crate) fn payout(&self) -> Option<Payout> {
        let settings = &self.row.settings;
        if !self.state.is_over() {
            return None;
        }
        let (prizes, back) = if settings.fee.is_some() {
            let divided = self.state.divide(self.fee(), &settings.shares)?;
            (divided.prizes, divided.back)
        } else if settings.prizes.is_empty() {
            return None;
        } else {
            let listed = settings.prizes.iter().map(|prize| Credits::from_hundredths(prize.0));
            (self.state.prizes(&listed.collect::<Vec<_>>()), Vec::new())
        };
        let prizes = prizes.into_iter().map(|(player, won)| (user(player), won));
        Some(Payout { prizes: prizes.collect(), back: back.into_iter().map(user).collect() })
    }

    fn status(&self) -> Status {
        if self.state.is_cancelled() {
            Status::Cancelled
        } else if self.state.is_over() && self.due_payout().is_none() {
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

/// Returns true for a step that only directors take, not players or moderators.
const fn is_of_director(step: &Step) -> bool {
    match step {
        Step::CheckInOpened | Step::LateEntries { .. } | Step::Paused { .. } | Step::Removed(_) => true,
        Step::Bracket(_, step) => match step {
            BracketStep::Drawn { .. }
            | BracketStep::Paired { .. }
            | BracketStep::Decided { .. }
            | BracketStep::Swapped { .. }
            | BracketStep::Ruled { .. } => true,
            BracketStep::Entered(_)
            | BracketStep::Withdrawn(_)
            | BracketStep::BothAbsent { .. }
            | BracketStep::FinalWeek { .. }
            | BracketStep::Protested { .. } => false,
        },
        Step::Entered(_)
        | Step::EnteredLate(_)
        | Step::Withdrawn(_)
        | Step::CheckedIn(_)
        | Step::Retired(_)
        | Step::Begun { .. }
        | Step::Warned { .. }
        | Step::FeeReturned(_)
        | Step::Cancelled => false,
    }
}

/// Returns the match that a step concerns.
const fn place_of(step: &Step) -> Option<Place> {
    match step {
        Step::Begun { place, .. } | Step::Warned { place, .. } => Some(*place),
        Step::Bracket(
            branch,
            BracketStep::Decided { pairing, .. }
            | BracketStep::BothAbsent { pairing }
            | BracketStep::Protested { pairing, .. }
            | BracketStep::Ruled { pairing, .. },
        ) => Some((*branch, *pairing)),
        Step::Bracket(
            _,
            BracketStep::Entered(_)
            | BracketStep::Withdrawn(_)
            | BracketStep::Drawn { .. }
            | BracketStep::Paired { .. }
            | BracketStep::Swapped { .. }
            | BracketStep::FinalWeek { .. },
        )
        | Step::LateEntries { .. }
        | Step::Paused { .. }
        | Step::EnteredLate(_)
        | Step::Retired(_)
        | Step::Removed(_)
        | Step::FeeReturned(_)
        | Step::Entered(_)
        | Step::Withdrawn(_)
        | Step::CheckInOpened
        | Step::CheckedIn(_)
        | Step::Cancelled => None,
    }
}
