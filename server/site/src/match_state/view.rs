//! The view of a match: one pure function for pages, sockets and the API. Spectators see the same board as players
//! but no choices. Future rolls are never shown.

use play::{ClockSetting, Phase, Stage};
use report::checkers;
use rules::{BySide, CubeOwner, Position, Side};
use store::{
    account::{Account, AccountKind},
    facts::{Facts, Series, Status, with_match},
    id::UserId,
    people::People,
    rematches,
    settings::{GameTerms, MatchFormat},
};
use texts::{Refusal, refusals};
use wire::{
    Checkers, ClockView, CubeView, MatchOutcome, MatchSummary, MatchSummarySeat, MatchView, Millis,
    OpenResignation, PlayEdge, PlayNode, RatingChange, RatingRange, RematchTerms, ResignationChoice,
    SeatView, Seq, SessionPlace, StakeSettlement, TableView,
};

use crate::{
    match_state::{convert, full_log, position_ids, snapshot::Snapshot},
    messages::ToWire,
};

/// The data that is not in the log: the time, and who is present.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Surroundings {
    pub(crate) now: Millis,
    /// Where each player is.
    pub(crate) presence: BySide<wire::Presence>,
    /// The time since which each player is known to have been gone from the site.
    pub(crate) gone_since: BySide<Option<Millis>>,
    /// The number of spectators.
    pub(crate) spectators: u32,
    /// The maximum number of events of a match.
    pub(crate) events_max: u32,
}

/// Returns the match as `viewer` sees it; `None` is a spectator.
pub(crate) fn view(snapshot: &Snapshot, viewer: Option<Side>, around: &Surroundings) -> MatchView {
    let Snapshot { facts, state, .. } = snapshot;
    let game = state.game();
    let position = game.map_or(Position::STARTING, |game| game.position_of(Side::White));
    let rematch = snapshot.rematch.as_ref();
    MatchView {
        id: facts.id.to_wire(),
        seq: Seq(snapshot.last_seq),
        server_time: around.now,
        settings: facts.settings.to_wire(),
        list: facts.list.map(convert::rating_list),
        limited: facts.is_limited,
        unstaked: facts.is_unstaked,
        you: viewer.map(convert::seat),
        white: seat_view(snapshot, Side::White, around),
        black: seat_view(snapshot, Side::Black, around),
        score: convert::score(state.score()),
        game: game.map_or(0, |game| u16::try_from(game.number().get()).unwrap_or(u16::MAX)),
        crawford: state.is_crawford(),
        phase: phase(snapshot),
        checkers: checkers(&position, Side::White),
        pips: game
            .map_or((167, 167), |game| (game.pips(Side::White).count(), game.pips(Side::Black).count())),
        cube: cube(snapshot),
        xgid: position_ids::xgid(state, &facts.settings).map(|xgid| xgid.to_string()),
        position_id: position_ids::position_id(state),
        clocks: clocks(snapshot, around.now),
        allowed: viewer.map(|side| allowed(snapshot, side, around)).unwrap_or_default(),
        resignation_floor: viewer
            .and_then(|side| state.resignations(side).first().copied())
            .map(convert::game_result),
        resignations: viewer.map(|side| resignations(state, side)).unwrap_or_default(),
        resignation: open_resignation(state),
        leaving_points: viewer
            .and_then(|side| state.points_lost_by_leaving(side))
            .map(rules::MatchPoints::get),
        paused_until: state.paused_until().map(convert::to_wire_time),
        pause_asked_by: Side::ALL.into_iter().find(|&side| state.pause_asked()[side]).map(convert::seat),
        take_back_asked_by: state.take_back_asked().map(convert::seat),
        claim_from: viewer
            .filter(|_| kept_from_players(snapshot, play::CommandKind::Claim).is_none())
            .and_then(|side| {
                let gone = convert::to_play_time(around.gone_since[side.opponent()]?);
                state.claim_from(side, gone)
            })
            .map(convert::to_wire_time),
        plays: viewer.and_then(|side| plays(snapshot, side)),
        games: state.finished().iter().map(convert::game_summary).collect(),
        dice_commitment: facts.commitment.to_string(),
        rating_changes: rating_changes(snapshot),
        voided: snapshot.is_voided,
        held: state.held().map(convert::hold),
        waits_for_other_room: viewer.is_some() && state.waits_for_other_room(),
        awaited: awaited(snapshot),
        settlement: settlement(snapshot),
        spectators: around.spectators,
        rematch_of: facts.rematch_of.to_wire(),
        series: facts.rematch_of.map(|_| series(snapshot).to_wire()),
        tournament: facts.tournament.to_wire(),
        // The caller knows the event and fills this in; see `sight.rs`.
        team: None,
        comparative: None,
        rematch_terms: rematch
            .filter(|_| !facts.is_of_event())
            .filter(|rematch| {
                let open_ms = rematches::open_ms(facts.settings.time);
                !rematch.is_started && around.now.0 < rematch.created_at.0 + open_ms
            })
            .map(|rematch| RematchTerms {
                id: rematch.next.to_wire(),
                dice_commitment: rematch.commitment.to_string(),
                limited: rematch.is_limited,
            }),
        rematch_offered_by: rematch.filter(|rematch| !rematch.is_started).and_then(|rematch| {
            Side::ALL.into_iter().find(|&side| rematch.agreed[side].is_some()).map(convert::seat)
        }),
        rematch_declined_by: rematch
            .filter(|rematch| !rematch.is_started)
            .and_then(|rematch| rematch.declined_by.map(convert::seat)),
        session: (facts.settings.format == MatchFormat::Normal && !facts.is_of_event())
            .then(|| session_place(snapshot)),
        rematch: rematch.filter(|rematch| rematch.is_started).map(|rematch| rematch.next.to_wire()),
    }
}

/// Returns the place of a normal game in its session.
fn session_place(snapshot: &Snapshot) -> SessionPlace {
    let terms = |side: Side| {
        let rematch = snapshot.rematch.as_ref().filter(|rematch| !rematch.is_started)?;
        let agreed = rematch.agreed[side].as_ref()?;
        Some(agreed.terms.unwrap_or_else(|| GameTerms::from_settings(&snapshot.facts.settings)).to_wire())
    };
    SessionPlace {
        game: u32::try_from(snapshot.earlier.len()).unwrap_or(u32::MAX).saturating_add(1),
        white: terms(Side::White),
        black: terms(Side::Black),
    }
}

fn seat_view(snapshot: &Snapshot, side: Side, around: &Surroundings) -> SeatView {
    let player = snapshot.player(side);
    let is_bot = snapshot.is_bot(side);
    let presence = match player {
        _ if snapshot.is_house_bot(side) => wire::Presence::Good,
        Some(_) => around.presence[side],
        None => wire::Presence::Gone,
    };
    SeatView {
        name: player.map(|account| account.name.as_str().to_owned()),
        look: player.map(|account| account.look.to_wire()).unwrap_or_default(),
        bot: is_bot,
        rating: snapshot.facts.seats[side].map_or(ratings::Rating::START.value(), |seated| seated.rating),
        provisional: snapshot.facts.seats[side].is_some_and(|seated| seated.is_provisional),
        connected: presence >= wire::Presence::Reconnecting,
        presence,
        board: snapshot.boards[side].is_some(),
    }
}

/// Returns the names of the players who have not come to an event's table.
fn awaited(snapshot: &Snapshot) -> Vec<String> {
    let facts = &snapshot.facts;
    if facts.status != Status::Open || !facts.is_of_event() {
        return Vec::new();
    }
    let expected = [Some(facts.opener), facts.invited].into_iter().flatten();
    let absent = expected.filter(|user| facts.side_of(*user).is_none());
    absent.filter_map(|user| Some(snapshot.people.get(&user)?.name.as_str().to_owned())).collect()
}

fn series(snapshot: &Snapshot) -> Series {
    let Snapshot { series, state, .. } = snapshot;
    match state.stage() {
        Stage::Over { outcome, .. } => {
            with_match(*series, outcome.verdict.winner(), state.score().map(rules::MatchPoints::get))
        }
        Stage::NotStarted | Stage::BetweenGames(_) | Stage::Playing(_) => series.unwrap_or_default(),
    }
}

fn phase(snapshot: &Snapshot) -> wire::Phase {
    let game = match snapshot.state.stage() {
        Stage::NotStarted | Stage::BetweenGames(_) => return wire::Phase::Waiting,
        Stage::Over { outcome, .. } => return wire::Phase::Over { outcome: convert::outcome(outcome) },
        Stage::Playing(game) => game,
    };
    // A player who gets an offer to resign during their own turn may play on.
    if let (Some(offer), None) = (game.resignation(), game.resignation_to_mover()) {
        let to = convert::seat(offer.by.opponent());
        return wire::Phase::ResignationOffered { to, result: convert::game_result(offer.result) };
    }
    let on_roll = convert::seat(game.on_roll());
    if let (Some(after), Phase::ToPlay { roll }) = (game.illegal_play(), game.phase()) {
        return wire::Phase::IllegalPlayOffered {
            to: convert::seat(game.on_roll().opponent()),
            dice: convert::dice(roll),
            notation: play::illegal_notation(game.position(), after),
            checkers: checkers(after, game.on_roll()),
        };
    }
    match game.phase() {
        Phase::ToRoll => wire::Phase::ToRoll { seat: on_roll },
        Phase::ToPlay { roll } => wire::Phase::ToPlay { seat: on_roll, dice: convert::dice(roll) },
        Phase::ToAnswerDouble { value } => wire::Phase::CubeOffered {
            to: convert::seat(game.on_roll().opponent()),
            value: value.get(),
            offer: wire::CommandKind::Double,
        },
        Phase::ToAnswerBeaver { value } => {
            wire::Phase::CubeOffered { to: on_roll, value: value.get(), offer: wire::CommandKind::Beaver }
        }
        // The result is counted in the same step, so no match stays in this phase.
        Phase::Decided(_) => wire::Phase::Waiting,
    }
}

/// Returns the board of a game, the cube's value and its owner.
pub(crate) fn board_of(game: &play::Game) -> (Checkers, u16, Option<wire::Seat>) {
    let cube = game.cube();
    let owner = match cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(side) => Some(convert::seat(side)),
    };
    (checkers(&game.position_of(Side::White), Side::White), cube.value.get(), owner)
}

fn cube(snapshot: &Snapshot) -> CubeView {
    let cube = snapshot.state.game().map_or(rules::Cube::START, play::Game::cube);
    CubeView {
        value: cube.value.get(),
        owner: match cube.owner {
            CubeOwner::Centred => None,
            CubeOwner::Side(side) => Some(convert::seat(side)),
        },
        in_use: snapshot.state.is_cube_in_use(),
    }
}

pub(crate) fn clocks(snapshot: &Snapshot, now: Millis) -> Option<(ClockView, ClockView)> {
    let clock = snapshot.state.clock();
    let now = clock.not_before(convert::to_play_time(now));
    let setting = snapshot.state.config().clock();
    let of = |side| {
        let left = clock.time_left(side, now)?;
        let running = clock.running() == Some(side);
        let wait = clock.wait_left(now);
        let waits = (running && wait > play::Millis::ZERO).then(|| convert::to_wire_time(wait));
        let away_until = clock.away_until(side, now).map(convert::to_wire_time);
        let (delay, reserve) = (convert::to_wire_time(left.delay), convert::to_wire_time(left.reserve));
        Some(match setting {
            // In `play` the days of a turn are a delay; players see them as the time left.
            ClockSetting::Correspondence(_) => {
                ClockView { delay_left: Millis(0), reserve_left: delay, running, waits, away_until }
            }
            ClockSetting::None | ClockSetting::Live(_) => {
                ClockView { delay_left: delay, reserve_left: reserve, running, waits, away_until }
            }
        })
    };
    Some((of(Side::White)?, of(Side::Black)?))
}

/// Returns the clocks as of the newest event, stopped. A running clock, or one that ran down since then, would tell
/// whether the player has moved meanwhile.
pub(crate) fn clocks_at_last_event(snapshot: &Snapshot) -> Option<(ClockView, ClockView)> {
    let last = snapshot.happened.last().map(|happened| happened.at).or(snapshot.facts.started_at());
    let still = |clock| ClockView { running: false, waits: None, ..clock };
    let (white, black) = clocks(snapshot, last.unwrap_or(snapshot.facts.opened_at))?;
    Some((still(white), still(black)))
}

fn allowed(snapshot: &Snapshot, side: Side, around: &Surroundings) -> Vec<wire::CommandKind> {
    // A pause lasts for the agreed time while the opponent is away.
    let opponent_is_away = around.gone_since[side.opponent()].is_some();
    let is_kept = |kind: play::CommandKind| {
        (opponent_is_away && kind == play::CommandKind::Resume)
            || kept_from_players(snapshot, kind).is_some()
            || full_log::kept_for_the_game(snapshot, kind, around.events_max).is_some()
    };
    let allowed = snapshot.state.allowed(side).into_iter().filter(|kind| !is_kept(*kind));
    allowed.filter_map(convert::command_kind).collect()
}

/// Returns the reason why the players of this match cannot give a command, whatever its state.
pub(crate) fn kept_from_players(snapshot: &Snapshot, kind: play::CommandKind) -> Option<Refusal> {
    use play::CommandKind as Kind;
    let is_of_event = snapshot.facts.is_of_event();
    match kind {
        // An event needs a result of each of its matches, but not if a correction has taken the match out of it.
        Kind::Abort | Kind::DeclineAbort if is_of_event && !snapshot.facts.is_outside => {
            Some(refusals::only_director_calls_off())
        }
        Kind::Claim if is_of_event => Some(refusals::call_the_director()),
        Kind::Pause if is_of_event => Some(refusals::only_director_holds()),
        Kind::TakeBack if is_of_event || snapshot.facts.list.is_some() || snapshot.agreed.stake.is_some() => {
            Some(refusals::take_back_unrated())
        }
        Kind::TakeBack if Side::ALL.into_iter().any(|side| snapshot.boards[side].is_some()) => {
            Some(refusals::no_take_back_on_board())
        }
        _ => None,
    }
}

fn resignations(state: &play::MatchState, side: Side) -> Vec<ResignationChoice> {
    let choice = |cost: play::ResignationCost| ResignationChoice {
        result: convert::game_result(cost.result),
        points: cost.points.get(),
        ends_match: cost.ends_match,
        needs_consent: cost.needs_consent,
    };
    state.resignation_costs(side).into_iter().map(choice).collect()
}

fn open_resignation(state: &play::MatchState) -> Option<OpenResignation> {
    let Stage::Playing(game) = state.stage() else { return None };
    let offer = game.resignation()?;
    Some(OpenResignation {
        by: convert::seat(offer.by),
        result: convert::game_result(offer.result),
        points: state.offered_points()?.get(),
    })
}

/// Returns the graph of the plays for the roll that `side` must play now, or `None` while the match is held
/// or paused.
fn plays(snapshot: &Snapshot, side: Side) -> Option<Vec<PlayNode>> {
    let state = &snapshot.state;
    if snapshot.awaited() != Some(side) || state.game().is_some_and(|game| game.on_roll() != side) {
        return None;
    }
    let graph = state.play_graph()?;
    let nodes = graph.nodes().iter().map(|node| PlayNode {
        complete: node.is_complete,
        edges: node
            .edges
            .iter()
            .map(|edge| PlayEdge {
                from: edge.from.pips(),
                to: edge.to.pips(),
                die: edge.die.pips(),
                hit: edge.hit,
                next: u16::try_from(edge.next.index()).expect("a turn has at most a few hundred moments"),
            })
            .collect(),
    });
    Some(nodes.collect())
}

fn settlement(snapshot: &Snapshot) -> Option<StakeSettlement> {
    let (stake, outcome) = (snapshot.agreed.stake?, snapshot.state.outcome()?);
    let settlement = snapshot.settlement()?;
    let winner = outcome.verdict.winner();
    let points = winner.filter(|_| stake.point().is_some()).map_or(0, |winner| outcome.score[winner].get());
    Some(StakeSettlement {
        each: convert::credits(stake.each()),
        point: stake.point().map(convert::credits),
        points,
        winner: winner.map(convert::seat),
        gain: convert::credits(settlement.gain()),
        white: convert::credits(settlement.paid().white),
        black: convert::credits(settlement.paid().black),
        house: convert::credits(settlement.house()),
    })
}

fn rating_changes(snapshot: &Snapshot) -> Vec<RatingChange> {
    let changes = snapshot.rating_changes.iter().filter_map(|row| {
        Some(RatingChange {
            seat: convert::seat(snapshot.facts.side_of(row.player)?),
            list: convert::rating_list(row.list),
            before: row.before.rating.value(),
            after: row.after.rating.value(),
            experience_before: u32::try_from(row.before.experience.value()).unwrap_or(u32::MAX),
            k: row.k,
            p: row.p,
            n: row.n.value(),
        })
    });
    changes.collect()
}

/// Returns an open table for the lobby.
pub(crate) fn table(facts: &Facts, people: &People) -> TableView {
    let name =
        |user: UserId| people.get(&user).map(|account| account.name.as_str().to_owned()).unwrap_or_default();
    TableView {
        id: facts.id.to_wire(),
        settings: facts.settings.to_wire(),
        list: facts.list.map(convert::rating_list),
        limited: facts.is_limited,
        unstaked: facts.is_unstaked,
        opener: name(facts.opener),
        opener_look: people.get(&facts.opener).map(|account| account.look.to_wire()).unwrap_or_default(),
        opener_rating: facts.seats.white.map_or(ratings::Rating::START.value(), |seated| seated.rating),
        opener_provisional: facts.seats.white.is_some_and(|seated| seated.is_provisional),
        invited: facts.invited.map(name),
        by_link: facts.admission.by_link,
        ratings: facts.admission.ratings.and_then(|(min, max)| {
            Some(RatingRange { min: min.try_into().ok()?, max: max.try_into().ok()? })
        }),
        seated: facts
            .seats
            .iter()
            .filter_map(|(side, seat)| seat.map(|seated| (convert::seat(side), name(seated.user))))
            .collect(),
        dice_commitment: facts.commitment.to_string(),
        rematch_of: facts.rematch_of.to_wire(),
        tournament: facts.tournament.to_wire(),
        team_match: facts.roll_set.is_some(),
        opened_at: facts.opened_at,
    }
}

/// Returns a started match for lists. `rating_after` gives a player's rating after it.
pub(crate) fn summary(
    facts: &Facts,
    people: &People,
    rating_after: impl Fn(UserId) -> Option<f64>,
) -> Option<MatchSummary> {
    let score = wire::Score { white: facts.points.white, black: facts.points.black };
    let (ended_at, outcome) = match &facts.status {
        Status::Open | Status::Playing { .. } => (None, None),
        Status::Finished(finished) => (
            Some(finished.ended_at),
            Some(MatchOutcome {
                winner: finished.winner.map(convert::seat),
                score,
                reason: convert::end_reason_word(finished.reason),
            }),
        ),
    };
    let seats = facts.seats.iter().filter_map(|(side, seat)| {
        let seated = (*seat)?;
        let account: &Account = people.get(&seated.user)?;
        Some(MatchSummarySeat {
            seat: convert::seat(side),
            name: account.name.as_str().to_owned(),
            look: account.look.to_wire(),
            bot: account.kind == AccountKind::Bot,
            rating: seated.rating,
            rating_after: rating_after(seated.user),
            provisional: seated.is_provisional,
        })
    });
    Some(MatchSummary {
        id: facts.id.to_wire(),
        settings: facts.settings.to_wire(),
        seats: seats.collect(),
        score,
        started_at: facts.started_at()?,
        ended_at,
        outcome,
        event: None,
        voided: false,
    })
}
