//! The view of a tournament. All of it is public; only the possible actions depend on the viewer.

use std::collections::{HashMap, HashSet};

use ::competitions::{
    PlayerId, Seed,
    knockout::{
        Bracket, BracketStep, Branch, Entry, EntryState, Grounds, How, Outcome, Pairing, Phase, Place, Seat,
        Spot, Standings, Step,
    },
    stage::{Column, Row},
};
use ratings::{Rating, RatingList};
use store::{
    account::{Account, AccountKind},
    id::{MatchId, TournamentId, UserId},
    listing,
    stands::{self, Stand},
    stored::knockout::Act,
};
use wire::{
    BracketView, CompetitionPlace, DecidedHow, DirectorNote, FinalPlace, Millis, PairingPlace, PairingView,
    RoundView, Score, Seq, StandingColumn, StandingRow, StandingsView, TournamentCard, TournamentEntry,
    TournamentPhase, TournamentView, YourTournament,
};

use super::{Loaded, Note, keep, player, user};
use crate::{
    competitions::{Kind as _, numbers::match_id, parts::Tournaments},
    error::AppError,
    match_state::convert,
    messages::ToWire,
};

impl Tournaments<'_> {
    /// Returns a tournament as the viewer sees it.
    ///
    /// # Errors
    /// If the tournament does not exist.
    pub async fn tournament_view(
        &self,
        id: TournamentId,
        viewer: Option<&Account>,
    ) -> Result<TournamentView, AppError> {
        let loaded = self.tournament(id).await?;
        let stands = self.all_stands(&loaded).await?;
        let players: Vec<UserId> = loaded.state.entries().map(|(entry, _)| user(entry.player)).collect();
        let established = self
            .node
            .store
            .read(move |connection| listing::established(connection, RatingList::Casual, &players));
        let mut view = view(&loaded, &stands, &established.await?, viewer, self.node.clock.now());
        if view.you.director {
            view.you.unsettled_since = self.unsettled_since(&loaded).await?;
        }
        view.you.may_give_prizes = viewer.is_some_and(|viewer| self.gives_prizes(viewer));
        Ok(view)
    }

    /// Returns the newest tournaments, unfinished ones first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self) -> Result<Vec<TournamentCard>, AppError> {
        let listed = self.listed_competitions::<Loaded>().await?;
        Ok(listed.iter().map(|loaded| card(loaded)).collect())
    }

    /// Returns the place of a match, or `None` if the tournament does not know it.
    pub(super) async fn place_in_tournament(
        &self,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        let Some((branch, pairing)) = keep::place_of(loaded, table) else { return Ok(None) };
        let round = loaded.state.bracket(branch).map(|bracket| bracket.round(pairing.round));
        let next = match viewer {
            Some(viewer) => self.next_table(loaded, table, viewer).await?,
            None => None,
        };
        Ok(Some(CompetitionPlace::Tournament {
            card: card(loaded),
            place: PairingPlace { branch: wire_branch(branch), round: pairing.round, number: pairing.number },
            pairings: round.map_or(0, |round| u32::try_from(round.len()).unwrap_or(u32::MAX)),
            next: next.map(|id| id.to_wire()),
        }))
    }

    /// Returns a player's table in the current rounds that is set up, undecided, and not `this`.
    async fn next_table(
        &self,
        loaded: &Loaded,
        this: MatchId,
        player: &Account,
    ) -> Result<Option<MatchId>, AppError> {
        let own = keep::undecided_of(loaded, player.id);
        let others: Vec<MatchId> = own.into_iter().filter(|id| *id != this).collect();
        if others.is_empty() {
            return Ok(None);
        }
        let stands = self.node.store.read(move |connection| stands::stands(connection, &others)).await?;
        Ok(stands.keys().next().copied())
    }

    /// Returns the status of all its matches.
    pub(crate) async fn all_stands(&self, loaded: &Loaded) -> Result<HashMap<MatchId, Stand>, AppError> {
        let mut ids = Vec::new();
        for (branch, bracket) in loaded.state.brackets() {
            for round in 1..=bracket.round_number() {
                let spots = bracket.round(round).into_iter();
                ids.extend(spots.filter_map(|spot| loaded.state.number_of((branch, spot.id))).map(match_id));
            }
        }
        Ok(self.node.store.read(move |connection| stands::stands(connection, &ids)).await?)
    }
}

/// Returns the summary.
pub(crate) fn card(loaded: &Loaded) -> TournamentCard {
    let settings = &loaded.row.settings;
    TournamentCard {
        id: loaded.row.id.to_wire(),
        name: settings.name.clone(),
        director: loaded.leader().map(|director| loaded.name(director)).unwrap_or_default(),
        phase: phase(loaded),
        length: settings.length,
        time: settings.time.to_wire(),
        entries: u32::try_from(loaded.state.entries().count()).unwrap_or(u32::MAX),
        places: settings.places,
        format: settings.format.to_wire(),
        final_of: settings.final_of,
        fee: settings.fee.to_wire(),
        winner: loaded.state.winner().map(|winner| loaded.name(user(winner))),
        created_at: loaded.row.created_at,
        starts_at: settings.starts.first().copied(),
    }
}

fn phase(loaded: &Loaded) -> TournamentPhase {
    let state = &loaded.state;
    if state.is_cancelled() {
        return TournamentPhase::Cancelled;
    }
    if state.is_over() {
        return TournamentPhase::Over;
    }
    let Some(main) = state.bracket(Branch::Main) else {
        let open = state.is_check_in_open();
        return if open { TournamentPhase::CheckIn } else { TournamentPhase::Entries };
    };
    // The rounds of a final are counted on.
    let played = main.round_number();
    match (main.phase(), state.bracket(Branch::Final).map(Bracket::phase)) {
        (_, Some(Phase::BetweenRounds(number))) => TournamentPhase::BetweenRounds { number: played + number },
        (_, Some(Phase::Round(number))) => TournamentPhase::Round { number: played + number },
        (Phase::BetweenRounds(number), _) => TournamentPhase::BetweenRounds { number },
        (Phase::Round(number), _) => TournamentPhase::Round { number },
        (Phase::Entries | Phase::Won(_) | Phase::NobodyWon, _) if state.awaits_final() => {
            TournamentPhase::BetweenRounds { number: played }
        }
        (Phase::Entries | Phase::Won(_) | Phase::NobodyWon, _) => TournamentPhase::Round { number: played },
    }
}

/// Returns the complete view.
fn view(
    loaded: &Loaded,
    stands: &HashMap<MatchId, Stand>,
    established: &HashSet<UserId>,
    viewer: Option<&Account>,
    now: Millis,
) -> TournamentView {
    let settings = &loaded.row.settings;
    let entries = loaded.state.entries().map(|(entry, state)| {
        let account = loaded.people.get(&user(entry.player));
        TournamentEntry {
            name: loaded.name(user(entry.player)),
            bot: account.is_some_and(|account| account.kind == AccountKind::Bot),
            rating: entry.rating.value(),
            provisional: !established.contains(&user(entry.player)),
            state: match state {
                _ if loaded.state.is_retired(entry.player) => wire::EntryState::Withdrawn,
                EntryState::Placed => wire::EntryState::Placed,
                EntryState::CheckedIn => wire::EntryState::CheckedIn,
                EntryState::Waiting => wire::EntryState::Waiting,
            },
        }
    });
    TournamentView {
        card: card(loaded),
        seq: Seq(loaded.last_seq()),
        about: settings.about.clone(),
        check_in: settings.check_in,
        by_rating: settings.by_rating,
        prizes: settings.prizes.to_wire(),
        shares: settings.shares.clone(),
        pool: pool(loaded),
        entries: entries.collect(),
        brackets: loaded
            .state
            .brackets()
            .map(|(branch, bracket)| bracket_view(loaded, branch, bracket, stands, now))
            .collect(),
        places: places(loaded),
        notes: notes(loaded),
        you: viewer.map(|viewer| yours(loaded, viewer, now)).unwrap_or_default(),
        starts: settings.starts.clone(),
        grace_minutes: settings.grace_minutes,
        pause_seconds: settings.pause_seconds,
        next_at: loaded.state.next_at().map(convert::of_time),
        late_until: loaded.state.late_until().map(convert::of_time),
    }
}

/// Returns the credits in the pool.
fn pool(loaded: &Loaded) -> wire::Credits {
    let heads = i64::try_from(loaded.fees().len()).unwrap_or(i64::MAX);
    wire::Credits(loaded.fee().hundredths().saturating_mul(heads))
}

fn bracket_view(
    loaded: &Loaded,
    branch: Branch,
    bracket: &Bracket,
    stands: &HashMap<MatchId, Stand>,
    now: Millis,
) -> BracketView {
    let name = |player| loaded.name(user(player));
    let last = bracket.round_number();
    let ends_at = bracket.ends_at(&loaded.chronicle.desk, None, convert::to_time(now));
    let rounds = (1..=last).map(|number| RoundView {
        number,
        seed: format!("{:016x}", bracket.seed(number).map_or(0, Seed::get)),
        ends_at: ends_at.filter(|_| number == last).map(convert::of_time),
        pairings: bracket
            .round(number)
            .into_iter()
            .map(|spot| pairing(loaded, branch, bracket, spot, stands))
            .collect(),
    });
    BracketView {
        branch: wire_branch(branch),
        rounds: rounds.collect(),
        lucky_losers: bracket.lucky_losers().iter().map(|player| name(*player)).collect(),
        winner: match bracket.phase() {
            Phase::Won(winner) => Some(name(winner)),
            Phase::Entries | Phase::Round(_) | Phase::BetweenRounds(_) | Phase::NobodyWon => None,
        },
        protests_until: loaded.state.protests_until(branch).map(convert::of_time),
        standings: bracket.standings().map(|standings| standings_view(loaded, bracket, standings)),
    }
}

fn standings_view(loaded: &Loaded, bracket: &Bracket, standings: Standings) -> StandingsView {
    let going_on = bracket.going_on();
    let row = |(player, row): (PlayerId, Row)| StandingRow {
        place: u32::try_from(row.place).unwrap_or(u32::MAX),
        name: loaded.name(user(player)),
        values: row.values.iter().map(|value| value.map(|points| points.to_string())).collect(),
        withdrawn: row.is_withdrawn,
        goes_on: going_on.contains(&player),
    };
    StandingsView {
        columns: standings.columns.into_iter().filter_map(wire_column).collect(),
        groups: standings.groups.into_iter().map(|rows| rows.into_iter().map(row).collect()).collect(),
    }
}

/// Returns a column of standings; `None` if no tournament shows it. Tournaments do not know the points that were scored
/// in play.
const fn wire_column(column: Column) -> Option<StandingColumn> {
    Some(match column {
        Column::Points => StandingColumn::Points,
        Column::Wins => StandingColumn::Wins,
        Column::HeadToHead => StandingColumn::HeadToHead,
        Column::Buchholz => StandingColumn::Buchholz,
        Column::BuchholzCut => StandingColumn::BuchholzCut,
        Column::SonnebornBerger => StandingColumn::SonnebornBerger,
        Column::Lives => StandingColumn::Lives,
        Column::Survived => StandingColumn::Survived,
        Column::BuchholzMedian | Column::Scored | Column::Difference => return None,
    })
}

fn pairing(
    loaded: &Loaded,
    branch: Branch,
    bracket: &Bracket,
    spot: Spot,
    stands: &HashMap<MatchId, Stand>,
) -> PairingView {
    let place: Place = (branch, spot.id);
    let name = |player| loaded.name(user(player));
    let (first, second) = match spot.pairing {
        Pairing::Match(first, second) => (first, Some(second)),
        Pairing::Bye(player) => (player, None),
    };
    let number = loaded.state.number_of(place).map(match_id);
    let stand = number.and_then(|id| stands.get(&id));
    let decided = spot.decided.filter(|_| second.is_some());
    let reason = decided.filter(|outcome| matches!(outcome, Outcome::Won(_, how) if how.is_by_director()));
    // A player who left after the draw has lost by that, no matter who wrote it down.
    let is_retired = |seat| spot.pairing.player(seat).is_some_and(|player| loaded.state.is_retired(player));
    let has_left = matches!(decided, Some(Outcome::Won(winner, How::Unplayed | How::Stopped))
        if Seat::ALL.into_iter().any(|seat| spot.pairing.player(seat) != Some(winner) && is_retired(seat)));
    PairingView {
        number: spot.id.number,
        first: name(first),
        second: second.map(name),
        match_id: number.filter(|_| stand.is_some()).map(|id| id.to_wire()),
        begun: stand.is_some_and(|stand| stand.begun),
        score: stand.map_or(Score { white: 0, black: 0 }, |stand| Score {
            white: stand.points.white,
            black: stand.points.black,
        }),
        winner: decided.and_then(Outcome::winner).map(name),
        how: if has_left { Some(DecidedHow::Withdrew) } else { decided.map(wire_how) },
        reason: reason
            .and_then(|_| loaded.notes.iter().rev().find(|note| note.about == Some(place)))
            .map(|note| note.text.clone()),
        warned: loaded.warned.get(&place).filter(|_| decided.is_none()).map(|user| loaded.name(*user)),
        protest: bracket.protest_in(spot.id).filter(|_| spot.id.round == bracket.round_number()).map(name),
        thought: loaded.thought.get(&place).map(|&[first, second]| (millis(first), millis(second))),
    }
}

fn millis(ms: u64) -> Millis {
    Millis(i64::try_from(ms).unwrap_or(i64::MAX))
}

pub(super) const fn wire_branch(branch: Branch) -> wire::Branch {
    match branch {
        Branch::Main => wire::Branch::Main,
        Branch::Consolation => wire::Branch::Consolation,
        Branch::Final => wire::Branch::Final,
    }
}

const fn wire_how(outcome: Outcome) -> DecidedHow {
    let Outcome::Won(_, how) = outcome else { return DecidedHow::BothAbsent };
    match how {
        How::Played => DecidedHow::Played,
        How::Idle => DecidedHow::Idle,
        How::Director | How::Unplayed | How::Stopped => DecidedHow::Director,
        How::OpenAtTheEnd(Grounds::Points) => DecidedHow::Points,
        How::OpenAtTheEnd(Grounds::LastGameTime) => DecidedHow::LastGameTime,
        How::OpenAtTheEnd(Grounds::CurrentGameTime) => DecidedHow::CurrentGameTime,
        How::OpenAtTheEnd(Grounds::Lot) => DecidedHow::Lot,
        How::Ruling | How::Overruled => DecidedHow::Ruling,
        How::Absent => DecidedHow::Absent,
        How::NeitherCame => DecidedHow::NeitherCame,
        How::Withdrew => DecidedHow::Withdrew,
    }
}

fn places(loaded: &Loaded) -> Vec<FinalPlace> {
    let paid = loaded.paid.as_ref().map(|payout| payout.sums(loaded.fee())).unwrap_or_default();
    let places = loaded.state.places().into_iter().map(|(place, player)| FinalPlace {
        place: u32::try_from(place).unwrap_or(u32::MAX),
        name: loaded.name(user(player)),
        prize: paid.get(&user(player)).map(|won| wire::Credits(*won)),
    });
    places.collect()
}

/// The maximum number of notes of the director in a view, the newest ones. The log at the desk has more.
const NOTES_MAX: usize = 200;

/// Returns what the director has said, newest first. Every undone draw is public, so that nobody can draw in secret
/// until the pairings suit.
fn notes(loaded: &Loaded) -> Vec<DirectorNote> {
    let is_draw = |act: &Act| {
        matches!(
            act,
            Act::Step { step: Step::Bracket(_, BracketStep::Drawn { .. } | BracketStep::Paired { .. }), .. }
        )
    };
    let undone = loaded.chronicle.undos(is_draw).map(|(at, reason)| DirectorNote {
        at: convert::of_time(at),
        about: None,
        text: reason.as_str().to_owned(),
        undoes_draw: true,
    });
    let older = loaded.notes.len().saturating_sub(NOTES_MAX);
    let mut notes: Vec<DirectorNote> = loaded.notes[older..].iter().map(note).chain(undone).collect();
    notes.sort_by_key(|note| note.at);
    notes.reverse();
    notes
}

fn note(note: &Note) -> DirectorNote {
    DirectorNote {
        at: note.at,
        about: note.about.map(|(_, pairing)| pairing.to_string()),
        text: note.text.clone(),
        undoes_draw: false,
    }
}

/// Returns the viewer's possible actions, as the rules decide them.
fn yours(loaded: &Loaded, viewer: &Account, now: Millis) -> YourTournament {
    let state = &loaded.state;
    let at = convert::to_time(now);
    let may = |step| state.clone().take(step, at).is_ok();
    let draw = |branch| state.draw_step(branch, Seed::new(0));
    let own = state.entries().find(|(entry, _)| entry.player == player(viewer.id));
    let is_open = state.bracket(Branch::Main).is_none() && !state.is_cancelled();
    let is_before_the_start = loaded.row.settings.starts.first().is_none_or(|start| now < *start);
    let director = loaded.directs(viewer.id);
    let person = viewer.kind == AccountKind::Person;
    let late = own.map_or(Rating::START, |(entry, _)| entry.rating);
    YourTournament {
        director,
        has_directed: director || loaded.has_directed(viewer.id),
        unsettled_since: None,
        may_enter_late: person
            && !loaded.has_directed(viewer.id)
            && may(Step::EnteredLate(Entry { player: player(viewer.id), rating: late })),
        may_retire: may(Step::Retired(player(viewer.id))),
        entered: own.is_some(),
        may_enter: is_open && is_before_the_start && own.is_none() && person,
        may_check_in: state.is_check_in_open()
            && !state.is_cancelled()
            && own.is_some_and(|(entry, _)| may(Step::CheckedIn(entry.player)))
            && own.is_some_and(|(_, state)| state != EntryState::CheckedIn),
        may_draw: director && loaded.to_draw().is_some_and(|branch| may(draw(branch))),
        may_pause: director && Branch::ALL.into_iter().any(|branch| state.pause_until(branch).is_some()),
        may_console: director
            && state.bracket(Branch::Consolation).is_none()
            && state.bracket(Branch::Main).is_some()
            && may(draw(Branch::Consolation)),
        may_give_prizes: false,
    }
}
