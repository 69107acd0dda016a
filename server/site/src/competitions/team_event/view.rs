//! The view of an event for each viewer. Each match in play decides what the viewer may see of it.

use std::collections::BTreeMap;

use ::competitions::{
    PlayerId, TeamId,
    team_event::{Individual, Phase, Step, Tie, TieNumber, TieState as Stand, individuals},
    team_match::TeamMatch,
};
use store::{
    account::Account,
    competitions::player,
    id::{TeamEventId, TeamMatchId},
    settings::TeamPlay,
    stored::{self, team_event::Act},
};
use wire::{
    EventDeskTie, EventIndividual, EventRound, EventRow, EventTeam, EventTie, Seq, TeamEventCard,
    TeamEventDeed, TeamEventNote, TeamEventPhase, TeamEventView, TeamMatchPhase, TeamPlayer, TieState,
    YourTeamEvent,
};

use super::Loaded;
use crate::{
    competitions::{Kind as _, numbers::small, parts::TeamEvents, team::view},
    error::AppError,
    match_state::convert,
    messages::ToWire,
};

/// The parts of an event's matches that one viewer may see.
#[derive(Debug, Default)]
struct Told {
    /// The cards of ties in play.
    cards: BTreeMap<TieNumber, wire::TeamMatchCard>,
    /// The matches played to their end.
    played: Vec<TeamMatch>,
    yours: Option<(TeamMatchId, Option<wire::MatchId>)>,
    desk: Vec<EventDeskTie>,
}

impl TeamEvents<'_> {
    /// Returns an event as the viewer may see it.
    ///
    /// # Errors
    /// If the event does not exist.
    pub async fn team_event_view(
        &self,
        id: TeamEventId,
        viewer: Option<&Account>,
    ) -> Result<TeamEventView, AppError> {
        let loaded = self.team_event(id).await?;
        let mut told = Told::default();
        for tie in loaded.state.ties() {
            let Some(team_match) = loaded.matches.get(&tie.number) else { continue };
            match tie.state {
                Stand::Playing => self.tell_of_tie(&loaded, tie, *team_match, viewer, &mut told).await?,
                Stand::Played { .. } => told.played.push(self.team_match(*team_match).await?.state.clone()),
                Stand::Waiting | Stand::Awarded(_) => {}
            }
        }
        Ok(event_view(&loaded, told, viewer))
    }

    async fn tell_of_tie(
        &self,
        loaded: &Loaded,
        tie: &Tie,
        id: TeamMatchId,
        viewer: Option<&Account>,
        told: &mut Told,
    ) -> Result<(), AppError> {
        let played = self.team_match(id).await?;
        told.cards.insert(tie.number, view::card(&played, viewer));
        let Some(viewer) = viewer else { return Ok(()) };
        let team = loaded.team_of(viewer.id).map(|team| team.id);
        let is_mine = team.is_some_and(|team| tie.fixture.a == team || tie.fixture.b == team);
        if !is_mine && !loaded.directs(viewer.id) {
            return Ok(());
        }
        let stands = self.team_matches().table_stands(&played).await?;
        let has_desk = self.team_matches().has_desk_of(&played, Some(viewer)).await?;
        let yours = view::yours(&played, &stands, viewer, has_desk);
        if is_mine {
            told.yours = Some((id, yours.table));
        }
        if yours.director {
            told.desk.push(EventDeskTie { tie: tie.number.get(), rooms: yours.desk });
        }
        Ok(())
    }

    /// Returns the newest events, unfinished ones first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self) -> Result<Vec<TeamEventCard>, AppError> {
        let listed = self.listed_competitions::<Loaded>().await?;
        Ok(listed.iter().map(|loaded| card(loaded)).collect())
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Returns the acts of the director, oldest first. An undone draw is among them, so that nobody can draw in secret
/// until the schedule suits.
fn notes(loaded: &Loaded) -> Vec<TeamEventNote> {
    let is_draw = |act: &Act| matches!(act, Act::Step(Step::Started(_)));
    let undone = loaded.chronicle.undos(is_draw).map(|(at, reason)| TeamEventNote {
        at: convert::of_time(at),
        deed: TeamEventDeed::DrawUndone,
        reason: reason.as_str().to_owned(),
    });
    let mut notes: Vec<TeamEventNote> = loaded.notes.iter().cloned().chain(undone).collect();
    notes.sort_by_key(|note| note.at);
    notes
}

/// Returns the number of a team for a message.
fn team(id: TeamId) -> u32 {
    u32::try_from(id.get()).unwrap_or(u32::MAX)
}

/// Returns the summary.
pub(crate) fn card(loaded: &Loaded) -> TeamEventCard {
    let settings = &loaded.row.settings;
    TeamEventCard {
        id: loaded.row.id.to_wire(),
        name: settings.name.clone(),
        director: loaded
            .leader()
            .and_then(|director| loaded.people.get(&director))
            .map(|account| account.name.as_str().to_owned())
            .unwrap_or_default(),
        phase: match loaded.state.phase() {
            Phase::Entries => TeamEventPhase::Entries,
            Phase::RoundRobin => TeamEventPhase::RoundRobin,
            Phase::Final => TeamEventPhase::Final,
            Phase::Over => TeamEventPhase::Over,
            Phase::Cancelled => TeamEventPhase::Cancelled,
        },
        teams: small(number(loaded.state.teams().len())),
        places: settings.places,
        boards: settings.boards,
        final_boards: settings.final_boards,
        winner: loaded.state.winner().map(|winner| loaded.team_name(winner)),
        created_at: loaded.row.created_at,
        starts_at: settings.starts.first().copied(),
    }
}

fn event_view(loaded: &Loaded, told: Told, viewer: Option<&Account>) -> TeamEventView {
    let (state, settings) = (&loaded.state, &loaded.row.settings);
    let rounds = (1..).zip(state.rounds()).map(|(round, matches)| EventRound {
        number: round,
        ties: state
            .ties()
            .iter()
            .filter(|tie| tie.round == round)
            .map(|tie| tie_view(loaded, &told, tie))
            .collect(),
        bye: matches.bye.map(team),
    });
    TeamEventView {
        card: card(loaded),
        seq: Seq(loaded.last_seq()),
        about: settings.about.clone(),
        twice: settings.twice,
        barometer: settings.barometer,
        exchange: settings.exchange,
        gated: !settings.ungated && matches!(settings.play, TeamPlay::Here { .. }),
        lock_step: settings.lock_step.to_wire(),
        seat_proof: settings.seat_proof.to_wire(),
        play: settings.play.to_wire(),
        teams: teams(loaded),
        rounds: rounds.collect(),
        final_tie: state.final_tie().map(|tie| tie_view(loaded, &told, tie)),
        standings: standings(loaded),
        individuals: players(loaded, &told.played),
        drawn_from: loaded.drawn_from.map(stored::team_event::shown),
        lot: state.lot().map(stored::team_event::shown),
        notes: notes(loaded),
        you: viewer.map(|viewer| yours(loaded, told, viewer)).unwrap_or_default(),
        starts: settings.starts.clone(),
        next_at: loaded.next_at(),
    }
}

fn teams(loaded: &Loaded) -> Vec<EventTeam> {
    let invited = loaded.state.invited();
    let view = |sheet: &::competitions::team_match::TeamSheet| EventTeam {
        number: team(sheet.id),
        name: loaded.team_name(sheet.id),
        captain: loaded.name(sheet.captain),
        players: sheet
            .players
            .iter()
            .map(|player| TeamPlayer { name: loaded.name(*player), bot: loaded.is_bot(*player) })
            .collect(),
        invited: invited
            .iter()
            .filter(|(team, _)| *team == sheet.id)
            .map(|(_, one)| loaded.name(*one))
            .collect(),
    };
    loaded.state.teams().iter().map(view).collect()
}

fn standings(loaded: &Loaded) -> Vec<EventRow> {
    if loaded.state.rounds().is_empty() {
        return Vec::new();
    }
    let row = |row: &::competitions::team_event::Row| EventRow {
        place: number(row.place),
        team: team(row.team),
        played: row.played,
        vp: row.vp,
        imp_won: row.imp_won,
        imp_lost: row.imp_lost,
    };
    loaded.state.standings().iter().map(row).collect()
}

fn tie_view(loaded: &Loaded, told: &Told, tie: &Tie) -> EventTie {
    let running = told.cards.get(&tie.number);
    let (state, imp) = match tie.state {
        Stand::Waiting => (TieState::Waiting, None),
        Stand::Playing => (
            running.map_or(TieState::Waiting, |card| match card.phase {
                TeamMatchPhase::LineUps => TieState::LineUps,
                // A match that has just ended is not in the event's log yet.
                TeamMatchPhase::Playing | TeamMatchPhase::Over => TieState::Playing,
                TeamMatchPhase::Cancelled => TieState::CalledOff,
            }),
            running.map(|card| card.imp),
        ),
        Stand::Played { imp_a, imp_b, .. } => (TieState::Over, Some((imp_a, imp_b))),
        Stand::Awarded(_) => (TieState::Over, None),
    };
    EventTie {
        number: tie.number.get(),
        a: team(tie.fixture.a),
        b: team(tie.fixture.b),
        state,
        team_match: loaded.matches.get(&tie.number).map(|id| id.to_wire()),
        revealed: running.map_or(0, |card| card.revealed),
        imp,
        vp: tie.vp().map(|vp| (vp.a, vp.b)),
        awarded: matches!(tie.state, Stand::Awarded(_)),
    }
}

/// Returns the players' individual results over the finished matches, best first.
fn players(loaded: &Loaded, played: &[TeamMatch]) -> Vec<EventIndividual> {
    let sums = individuals(played);
    let mut sums: Vec<(PlayerId, Individual)> = sums.into_iter().collect();
    // Compares the means per board without division.
    sums.sort_by(|(one, a), (other, b)| {
        let [left, right] =
            [a.imp_difference() * i64::from(b.boards), b.imp_difference() * i64::from(a.boards)];
        right.cmp(&left).then(one.cmp(other))
    });
    let of = |(player, sum): &(PlayerId, Individual)| {
        let sheet = loaded.state.teams().iter().find(|team| team.players.contains(player))?;
        Some(EventIndividual {
            name: loaded.name(*player),
            bot: loaded.is_bot(*player),
            team: team(sheet.id),
            boards: sum.boards,
            imp_won: sum.imp_won,
            imp_lost: sum.imp_lost,
        })
    };
    sums.iter().filter_map(of).collect()
}

fn yours(loaded: &Loaded, told: Told, viewer: &Account) -> YourTeamEvent {
    let mine = loaded.team_of(viewer.id);
    let (team_match, table) = match told.yours {
        Some((id, table)) => (Some(id.to_wire()), table),
        None => (None, None),
    };
    YourTeamEvent {
        director: loaded.directs(viewer.id),
        may_enter: loaded.may_enter(viewer),
        team: mine.map(|sheet| team(sheet.id)),
        captain: mine.is_some_and(|sheet| sheet.captain == player(viewer.id)),
        invitations: loaded
            .state
            .invited()
            .into_iter()
            .filter(|(_, invited)| !loaded.is_by_hand() && *invited == player(viewer.id))
            .map(|(sheet, _)| team(sheet))
            .collect(),
        team_match,
        table,
        desk: told.desk,
    }
}
