//! The view of a team match for each viewer. `TeamMatch::protocol` decides which lines, sums and remarks are visible.

use std::collections::HashMap;

use ::competitions::{
    BoardNumber, Sight, Viewer,
    team_match::{ByTeam, ChangedBy, GameLine, ProtocolLine, RemarkKind, Room, RoomState, Team},
};
use ratings::duplicate::DuplicateResult;
use rules::Side;
use store::{
    account::Account,
    id::{MatchId, TeamMatchId},
    stands::Stand,
    stored::team_match::Act,
};
use wire::{
    BoardRolls, CompetitionPlace, CubeProposal, DeskRoom, DeskRoomState, DuplicateEnd, InTeamEvent,
    LineSubstitute, RollOrigin, Seq, TeamDeed, TeamLine, TeamMatchCard, TeamMatchPhase, TeamMatchView,
    TeamNote, TeamPlayer, TeamResult, TeamView, YourTeamMatch,
};

use super::{Loaded, Subject, player, sight::eyes, vugraph, wire_room, wire_team};
use crate::{
    competitions::{Kind as _, numbers::small, parts::TeamMatches},
    error::AppError,
    match_state::convert,
    messages::ToWire,
};

impl TeamMatches<'_> {
    /// Returns a team match as the viewer may see it.
    ///
    /// # Errors
    /// If the team match does not exist.
    pub async fn team_match_view(
        &self,
        id: TeamMatchId,
        viewer: Option<&Account>,
    ) -> Result<TeamMatchView, AppError> {
        let loaded = self.team_match(id).await?;
        let stands = self.table_stands(&loaded).await?;
        let has_desk = self.has_desk_of(&loaded, viewer).await?;
        let mut shown = TeamMatchView {
            event: self.event_of_team_match(&loaded).await?,
            ..view(&loaded, &stands, viewer, has_desk)
        };
        if has_desk && !shown.you.desk.is_empty() {
            shown.you.linked = self.linked_pairs(&loaded).await?;
        }
        Ok(shown)
    }

    /// Returns true if the viewer has the desk of a match.
    pub(in crate::competitions) async fn has_desk_of(
        &self,
        loaded: &Loaded,
        viewer: Option<&Account>,
    ) -> Result<bool, AppError> {
        match viewer.filter(|viewer| loaded.directs(viewer.id)) {
            Some(director) => Ok(loaded.is_neutral_director(&self.person(director.id).await?)),
            None => Ok(false),
        }
    }

    async fn event_of_team_match(&self, loaded: &Loaded) -> Result<Option<InTeamEvent>, AppError> {
        let Some(event) = loaded.row.part_of else { return Ok(None) };
        let name = self.team_event(event).await?.row.settings.name.clone();
        Ok(Some(InTeamEvent { id: event.to_wire(), name }))
    }

    /// Returns the place of a table, or `None` if the match never had it.
    pub(super) async fn place_in_team_match(
        &self,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        let Some((room, board)) = loaded.place_of(table) else { return Ok(None) };
        let protocol = loaded.protocol(eyes(loaded, viewer));
        let is_present = loaded.table_of.get(&(room, board)) == Some(&table);
        let line = protocol.lines.iter().find(|told| told.room == room && told.board == board);
        let me = viewer.map(|viewer| player(viewer.id));
        let is_mine = |team: &Team| me.is_some() && loaded.player_of(room, *team, board) == me;
        let next = viewer.and_then(|viewer| own_table(loaded, viewer)).filter(|next| *next != table);
        Ok(Some(CompetitionPlace::TeamMatch {
            card: card(loaded, viewer),
            event: self.event_of_team_match(loaded).await?,
            board: small(board.get()),
            room: wire_room(room),
            your_team: Team::ALL.into_iter().find(is_mine).map(wire_team),
            // The table of a board that was played again has no result.
            result: line.filter(|_| is_present).and_then(|told| told.line).map(|line| result(&line)),
            next: next.map(|id| id.to_wire()),
            seat_proof: loaded.row.settings.seat_proof,
        }))
    }

    /// Returns the newest team matches, unfinished ones first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn list(&self, viewer: Option<&Account>) -> Result<Vec<TeamMatchCard>, AppError> {
        let listed = self.listed_competitions::<Loaded>().await?;
        Ok(listed.iter().map(|loaded| card(loaded, viewer)).collect())
    }
}

/// Returns the number of steps that the viewer may know of. The number of all steps would tell when a game begins
/// and ends in the other room.
fn known_steps(loaded: &Loaded, eyes: Viewer) -> u32 {
    let is_known = |subject: &Subject| loaded.may_know_subject(eyes, *subject);
    u32::try_from(loaded.subjects().filter(is_known).count()).unwrap_or(u32::MAX)
}

pub(crate) fn card(loaded: &Loaded, viewer: Option<&Account>) -> TeamMatchCard {
    let (state, settings) = (&loaded.state, &loaded.row.settings);
    let score = loaded.protocol(eyes(loaded, viewer)).score;
    let has_line_ups = Team::ALL.iter().all(|team| state.seated(Room::Open, *team).is_some());
    TeamMatchCard {
        id: loaded.row.id.to_wire(),
        name: settings.name.clone(),
        director: loaded
            .leader()
            .and_then(|director| loaded.people.get(&director))
            .map(|account| account.name.as_str().to_owned())
            .unwrap_or_default(),
        phase: if loaded.cancelled.is_some() {
            TeamMatchPhase::Cancelled
        } else if state.is_over() {
            TeamMatchPhase::Over
        } else if has_line_ups {
            TeamMatchPhase::Playing
        } else {
            TeamMatchPhase::LineUps
        },
        boards: settings.boards,
        revealed: small(revealed(loaded)),
        teams: (settings.a.name.clone(), settings.b.name.clone()),
        imp: (score.imp.a, score.imp.b),
        vp: score.vp.map(|vp| (vp.a, vp.b)),
        created_at: loaded.row.created_at,
        starts_at: settings.starts_at.filter(|_| loaded.is_before_play() && loaded.cancelled.is_none()),
    }
}

fn revealed(loaded: &Loaded) -> u32 {
    let boards = loaded.state.terms().boards.numbers().filter(|board| loaded.state.is_revealed(*board));
    u32::try_from(boards.count()).unwrap_or(u32::MAX)
}

/// Returns the complete view. `has_desk` is true for a director with a desk.
fn view(
    loaded: &Loaded,
    stands: &HashMap<MatchId, Stand>,
    viewer: Option<&Account>,
    has_desk: bool,
) -> TeamMatchView {
    let (state, settings) = (&loaded.state, &loaded.row.settings);
    let eyes = eyes(loaded, viewer);
    let protocol = loaded.protocol(eyes);
    let is_writer = settings.is_by_hand() && viewer.is_some_and(|account| loaded.directs(account.id));
    let judge = viewer.filter(|_| has_desk);
    let lines = protocol.lines.iter().map(|told| {
        // The director who has entered a result may see it.
        let line = if is_writer { state.line(told.room, told.board) } else { told.line };
        let sight = loaded.state.sight(eyes, told.room, told.board);
        let step = judge.and_then(|director| loaded.step_of_result(told.room, told.board, director));
        TeamLine { step, ..line_view(loaded, &ProtocolLine { line, ..*told }, sight) }
    });
    let lines = lines.collect();
    let mut notes: Vec<TeamNote> = protocol.remarks.iter().map(|remark| note(loaded, eyes, remark)).collect();
    notes.extend(told_apart(loaded));
    notes.sort_by_key(|note| note.at);
    notes.extend(loaded.cancelled.iter().map(|(reason, at)| TeamNote {
        at: *at,
        deed: TeamDeed::Cancelled,
        reason: reason.as_str().to_owned(),
    }));
    TeamMatchView {
        card: card(loaded, viewer),
        seq: Seq(known_steps(loaded, eyes)),
        barometer: settings.barometer,
        exchange: settings.exchange,
        gated: !settings.ungated && !settings.is_by_hand(),
        lock_step: settings.lock_step,
        seat_proof: settings.seat_proof,
        grace_minutes: settings.grace_minutes,
        play: settings.play.to_wire(),
        teams: (team_view(loaded, Team::A), team_view(loaded, Team::B)),
        rolls: rolls(loaded),
        lines,
        difference: protocol.score.difference(),
        notes,
        commentators: state.commentators().iter().map(|player| loaded.name(*player)).collect(),
        vugraph: vugraph::boards(loaded, viewer),
        you: viewer.map(|viewer| yours(loaded, stands, viewer, has_desk)).unwrap_or_default(),
        event: None,
    }
}

fn team_view(loaded: &Loaded, team: Team) -> TeamView {
    let sheet = &loaded.state.teams()[team];
    let settings = match team {
        Team::A => &loaded.row.settings.a,
        Team::B => &loaded.row.settings.b,
    };
    let seat = |room| loaded.state.seated(room, team).map(|player| loaded.name(player));
    let people = loaded.state.people(team).into_iter();
    let declined = people.filter(|player| loaded.state.has_declined(*player));
    TeamView {
        name: settings.name.clone(),
        captain: loaded.name(sheet.captain),
        players: sheet
            .players
            .iter()
            .map(|player| TeamPlayer { name: loaded.name(*player), bot: loaded.is_bot(*player) })
            .collect(),
        open: seat(Room::Open),
        closed: seat(Room::Closed),
        invited: loaded.state.invited(team).into_iter().map(|player| loaded.name(player)).collect(),
        declined: declined.map(|player| loaded.name(player)).collect(),
    }
}

fn rolls(loaded: &Loaded) -> Vec<BoardRolls> {
    let state = &loaded.state;
    let boards = state.terms().boards.numbers().map(|board| {
        let number = state.roll_set(board);
        let set = loaded.sets.get(&number);
        let origin = if loaded.row.settings.is_thrown() {
            RollOrigin::Thrown
        } else if set.is_some_and(|set| set.imported.is_some()) {
            RollOrigin::Imported
        } else {
            RollOrigin::Committed
        };
        BoardRolls {
            board: small(board.get()),
            set: number,
            origin,
            commitment: set.filter(|_| origin == RollOrigin::Committed).map(|set| set.commitment.to_string()),
            revealed: loaded.state.has_public_rolls(board),
        }
    });
    boards.collect()
}

fn line_view(loaded: &Loaded, told: &ProtocolLine, sight: Sight) -> TeamLine {
    let ProtocolLine { board, room, line } = *told;
    // After a match is called off, everybody reads the same.
    let is_off = loaded.cancelled.is_some();
    let least = if is_off { Sight::All } else { Sight::Game };
    let is_seen = is_off || sight > Sight::Nothing || line.is_some();
    // The opening throw is a roll of the set: it is shown with the game, and not with a result alone.
    let shows_rolls = sight >= least || loaded.row.settings.is_by_hand();
    let sides = loaded.sides(room, board).filter(|_| is_seen);
    TeamLine {
        board: small(board.get()),
        room: wire_room(room),
        players: sides.map(|[white, black]| (loaded.name(white), loaded.name(black))),
        substitutes: if is_seen { substitutes(loaded, room, board) } else { Vec::new() },
        match_id: loaded.table_of.get(&(room, board)).filter(|_| is_seen).map(|id| id.to_wire()),
        opening: loaded.openings.get(&(room, board)).copied().filter(|_| line.is_some() && shows_rolls),
        result: line.map(|line| result(&line)),
        step: None,
    }
}

/// Returns the players who took over a seat in the middle of a game, in their order.
fn substitutes(loaded: &Loaded, room: Room, board: BoardNumber) -> Vec<LineSubstitute> {
    let of_line = loaded.state.remarks().filter_map(|remark| match remark.kind {
        RemarkKind::Substituted { room: at, team, before, player, board: Some(of) }
            if (at, of) == (room, board) =>
        {
            let at = loaded.remarked_at.get(remark.number).copied().unwrap_or(loaded.row.created_at);
            let (before, player) = (loaded.name(before), loaded.name(player));
            Some(LineSubstitute { team: wire_team(team), before, player, at })
        }
        _ => None,
    });
    of_line.collect()
}

fn result(line: &GameLine) -> TeamResult {
    let played = line.played();
    TeamResult {
        winner: wire_team(line.winner()),
        end: played.map(|game| match game.result() {
            DuplicateResult::Pass => DuplicateEnd::Pass,
            DuplicateResult::Single => DuplicateEnd::Single,
            DuplicateResult::Gammon => DuplicateEnd::Gammon,
            DuplicateResult::Backgammon => DuplicateEnd::Backgammon,
        }),
        cube: played.map(|game| small(game.cube().value())),
        checkers_left: played.map(|game| game.left().count()),
        proposed: played
            .and_then(|game| game.proposal())
            .map(|proposal| CubeProposal { cube: small(proposal.cube.value()), by: wire_team(proposal.by) }),
        smp: line.smp().map(ratings::duplicate::Smp::value),
        imp: line.imp().value(),
        assigned: Loaded::is_assigned(line),
    }
}

fn note(loaded: &Loaded, eyes: Viewer, remark: &::competitions::team_match::Remark) -> TeamNote {
    let deed = match remark.kind {
        RemarkKind::Assigned { room, board } => {
            TeamDeed::Assigned { board: small(board.get()), room: wire_room(room) }
        }
        RemarkKind::BoardCancelled { board, before, roll_set } => {
            TeamDeed::BoardCancelled { board: small(board.get()), before, set: roll_set }
        }
        RemarkKind::Held { room } => TeamDeed::Held { room: wire_room(room) },
        RemarkKind::Released { room } => TeamDeed::Released { room: wire_room(room) },
        RemarkKind::Substituted { room, team, before, player, board } => TeamDeed::Substituted {
            room: wire_room(room),
            team: wire_team(team),
            before: loaded.name(before),
            player: loaded.name(player),
            // The board is shown only to a viewer who may know that the room plays it.
            board: board
                .filter(|board| loaded.may_know_game(eyes, room, *board))
                .map(|board| small(board.get())),
        },
        RemarkKind::TeamChanged { team } => TeamDeed::TeamChanged { team: wire_team(team) },
        RemarkKind::WalkedOver { to } => TeamDeed::WalkedOver { to: wire_team(to) },
    };
    // `remarked_at` has a time for every remark.
    let at = loaded.remarked_at.get(remark.number).copied().unwrap_or(loaded.row.created_at);
    TeamNote { at, deed, reason: remark.reason.as_str().to_owned() }
}

/// Returns the notes about players of whom a director has said that they are two people.
fn told_apart(loaded: &Loaded) -> impl Iterator<Item = TeamNote> {
    let steps = loaded.chronicle.log.in_force().into_iter();
    steps.filter_map(|(_, at, act)| match act {
        Act::TwoPeople { players: [one, other], reason } => Some(TeamNote {
            at: convert::of_time(at),
            deed: TeamDeed::TwoPeople { players: (loaded.name(*one), loaded.name(*other)) },
            reason: reason.as_str().to_owned(),
        }),
        _ => None,
    })
}

/// Returns the viewer's possible actions, as the rules decide them. `has_desk` is true for a director with a desk.
pub(crate) fn yours(
    loaded: &Loaded,
    stands: &HashMap<MatchId, Stand>,
    viewer: &Account,
    has_desk: bool,
) -> YourTeamMatch {
    let state = &loaded.state;
    let settings = &loaded.row.settings;
    let director = loaded.directs(viewer.id);
    let is_on = loaded.cancelled.is_none() && !state.is_over();
    if settings.is_by_hand() {
        return YourTeamMatch { director, ..YourTeamMatch::default() };
    }
    let me = player(viewer.id);
    let leads = |team: &Team| loaded.leads(*team, viewer.id);
    let may_line_up = |team: &Team| {
        let stands = state.seated(Room::Open, *team).is_some();
        !stands || settings.exchange || loaded.is_before_play()
    };
    let is_named = |team| loaded.named(team).any(|named| named == me);
    let may_change = |team: &Team| {
        let by = if leads(team) {
            ChangedBy::Captain
        } else {
            // A director without a desk plays, perhaps with an account that is not named here.
            let plays_in = ByTeam { a: !has_desk && !is_named(Team::B), b: !has_desk && !is_named(Team::A) };
            ChangedBy::Director { plays_in }
        };
        is_on && (director || leads(team)) && state.check_change(*team, by).is_ok()
    };
    let own = own_table(loaded, viewer);
    let watch = public_board(loaded, viewer).and_then(|board| loaded.table_of.get(&(Room::Open, board)));
    let desk = if has_desk && is_on {
        Room::ALL.map(|room| desk_room(loaded, stands, room)).to_vec()
    } else {
        Vec::new()
    };
    YourTeamMatch {
        director,
        line_up: if is_on {
            Team::ALL.into_iter().filter(leads).filter(may_line_up).map(wire_team).collect()
        } else {
            Vec::new()
        },
        table: own.map(|id| id.to_wire()),
        may_accept: is_on && state.may_accept(me),
        may_leave: loaded.may_leave(viewer.id),
        change: Team::ALL.into_iter().filter(may_change).map(wire_team).collect(),
        watch: watch.filter(|_| is_on && own.is_none()).map(|id| id.to_wire()),
        desk,
        linked: Vec::new(),
    }
}

/// Returns the table at which a player sits or is expected now.
fn own_table(loaded: &Loaded, viewer: &Account) -> Option<MatchId> {
    let me = player(viewer.id);
    let is_mine = |room, board| loaded.sides(room, board).is_some_and(|sides| sides.contains(&me));
    let is_on = loaded.cancelled.is_none() && !loaded.state.is_over();
    let in_play = loaded.tables_in_play().into_iter().filter(|_| is_on);
    in_play.filter(|(room, board, _)| is_mine(*room, *board)).map(|(_, _, id)| id).next()
}

/// Returns the board at which a spectator may watch the open room: the newest that is not over in both rooms. The
/// open room may have finished it, and play the next one.
fn public_board(loaded: &Loaded, viewer: &Account) -> Option<BoardNumber> {
    if !loaded.accounts_of(viewer).is_empty() {
        return None;
    }
    let (state, eyes) = (&loaded.state, eyes(loaded, Some(viewer)));
    let may_watch = |board: &BoardNumber| {
        !state.is_finished(*board) && state.sight(eyes, Room::Open, *board) > Sight::Nothing
    };
    state.terms().boards.numbers().filter(may_watch).last()
}

/// Returns the status of a room for the director's desk, without its games: the director counts as a spectator.
fn desk_room(loaded: &Loaded, stands: &HashMap<MatchId, Stand>, room: Room) -> DeskRoom {
    let state = &loaded.state;
    let (board, table) = match state.room(room) {
        RoomState::Before(board) => (Some(board), None),
        RoomState::Playing(board) => (Some(board), loaded.table_of.get(&(room, board))),
        RoomState::Finished => (None, None),
    };
    let stand = table.and_then(|id| stands.get(id));
    let missing = stand.filter(|stand| !stand.begun).and_then(|stand| {
        let sides = loaded.sides(room, board?)?;
        let absent = Side::ALL.into_iter().zip(sides).filter(|(side, _)| !stand.seated[*side]);
        Some(absent.map(|(_, player)| loaded.name(player)).collect::<Vec<_>>())
    });
    DeskRoom {
        room: wire_room(room),
        board: board.map(|board| small(board.get())),
        state: match (state.room(room), stand) {
            (RoomState::Finished, _) => DeskRoomState::Finished,
            (RoomState::Playing(_), Some(stand)) if stand.begun => DeskRoomState::Playing,
            (RoomState::Playing(_), _) => DeskRoomState::Seating,
            (RoomState::Before(_), _) => DeskRoomState::Waiting,
        },
        held: state.held(room).is_some(),
        missing: missing.unwrap_or_default(),
    }
}
