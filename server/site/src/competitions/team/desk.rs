//! The actions of people in a team match: create it, name line-ups, direct.

use ::competitions::{
    BoardNumber, PlayerId, Reason, desk,
    team_match::{
        Assignment, ByRoom, Hold, Refused, Room, RoomState, Step, Team, roll_sets_from_csv, roll_sets_to_csv,
    },
};
use store::{
    account::{Account, AccountKind},
    competitions::Competition,
    id::{RollSetId, TeamMatchId},
    moderation::ModeratorDeed,
    settings::{TeamPlay, TimeControl},
    stored::team_match::{Act, Settings},
};
use texts::refusals;
use wire::{CreateTeamMatch, LineUp, TeamDirectorAct, TeamMatchView};

use super::{
    Loaded,
    forms::{TeamEntry, awarded, check_options, entered, numbers},
    keep::{Reseated, Stands},
    player, room, team, user,
};
use crate::{
    competitions::{
        Batch, Competitions, Kind as _,
        boards::{drawn_set, table_settings},
        corrections::check_seen,
        forms::{out_of_range, reason, words},
        hours::AHEAD_MAX_MS,
        names::unknown_name,
        parts::TeamMatches,
        refusals::{own_match, refusal},
        refused,
        tournament::{GRACE_MINUTES, GRACE_USUAL_MINUTES},
    },
    error::AppError,
    match_state::terms::Agreed,
    messages::ToStored,
};

/// The allowed values of a hold's expected length, in minutes.
const HOLD_MINUTES: std::ops::RangeInclusive<u16> = 1..=1_440;

impl TeamMatches<'_> {
    /// Creates a team match, directed by `director`. Its roll sets are drawn and committed to at once. Bots that
    /// lead a team name their line-up.
    ///
    /// # Errors
    /// If the settings are invalid, or the account may not direct.
    pub async fn create_team_match(
        &self,
        director: &Account,
        wanted: CreateTeamMatch,
    ) -> Result<TeamMatchView, AppError> {
        if director.kind == AccountKind::Guest {
            return Err(AppError::Forbidden(refusals::guests_direct_no_events()));
        }
        let play = wanted.play.to_stored();
        if let TeamPlay::Here { time, dice } = play {
            if time == TimeControl::None {
                return Err(AppError::invalid("play.time", refusals::needs_clock()));
            }
            Agreed::parse(&table_settings(time, dice, wanted.lock_step))?;
        }
        let play = wanted.play.to_stored();
        check_options(play, wanted.lock_step, wanted.seat_proof)?;
        let entry = TeamEntry { least: 2, seat_proof: wanted.seat_proof, director };
        let settings = Settings {
            name: words("name", &wanted.name, 3..=60)?,
            boards: wanted.boards,
            barometer: wanted.barometer,
            exchange: wanted.exchange,
            ungated: wanted.ungated,
            lock_step: wanted.lock_step,
            seat_proof: wanted.seat_proof,
            invites: matches!(play, TeamPlay::Here { .. }),
            starts_at: wanted.starts_at,
            grace_minutes: self.grace_of(&wanted, play)?,
            play,
            a: self.team_settings("a", &wanted.a, entry, numbers(0, play)).await?,
            b: self.team_settings("b", &wanted.b, entry, numbers(1, play)).await?,
        };
        let id = TeamMatchId::random();
        let row = Competition::new(id, settings, director.id, self.node.clock.now());
        let new = Loaded::new(row.clone())?;
        new.state.check_captains().map_err(|why| refused(&why))?;
        let accepted = self.first_acceptances(&new, director.id).await?;
        self.create(row, |loaded| self.first_batch(loaded, accepted)).await?;
        self.team_match_view(id, Some(director)).await
    }

    /// Checks the start of a new match, and returns the minutes after it within which a team has to come.
    fn grace_of(&self, wanted: &CreateTeamMatch, play: TeamPlay) -> Result<Option<u16>, AppError> {
        let invalid = |field: &str, refusal| Err(AppError::invalid(field, refusal));
        let is_live = matches!(play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        if wanted.grace_minutes.is_some() && (wanted.starts_at.is_none() || !is_live) {
            return invalid("grace_minutes", refusals::only_with_start_and_live_clock());
        }
        if wanted.grace_minutes.is_some_and(|minutes| !GRACE_MINUTES.contains(&minutes)) {
            return Err(out_of_range("grace_minutes", &GRACE_MINUTES));
        }
        let Some(start) = wanted.starts_at else { return Ok(None) };
        let now = self.node.clock.now();
        if play == TeamPlay::ByHand {
            return invalid("starts_at", refusals::start_only_here());
        }
        if start <= now {
            return invalid("starts_at", refusals::starts_in_future());
        }
        if start.0.saturating_sub(now.0) > AHEAD_MAX_MS {
            return invalid("starts_at", refusals::year_ahead());
        }
        Ok(is_live.then(|| wanted.grace_minutes.unwrap_or(GRACE_USUAL_MINUTES)))
    }

    /// Returns the first steps of a new team match: the acceptances of those who need no invitation, its roll sets,
    /// drawn and committed to, and the line-ups that need no captain's choice.
    ///
    /// # Errors
    /// If a house bot leads a team in which it can seat no two different people.
    pub(crate) fn first_batch(&self, loaded: &Loaded, accepted: Vec<Act>) -> Result<Batch<Loaded>, AppError> {
        let mut with = loaded.clone();
        for act in &accepted {
            if let Err(misfit) = with.take(act, loaded.row.created_at) {
                return Err(refusal(&with, &misfit));
            }
        }
        let line_ups = with.first_line_ups(&self.house_bots.bot_accounts())?;
        let mut batch = Batch::<Loaded>::from_acts(accepted.into_iter().chain(line_ups));
        for number in 1..=u32::from(loaded.row.settings.boards) {
            batch.extras.sets.push(drawn_set(&self.node.vault, loaded.row.id.into(), number));
        }
        Ok(batch)
    }

    /// Names the line-up of a team for its captain.
    ///
    /// # Errors
    /// If this user is not the captain, or the rules do not allow it.
    pub async fn line_up(
        &self,
        captain: &Account,
        id: TeamMatchId,
        wanted: &LineUp,
    ) -> Result<TeamMatchView, AppError> {
        let side = team(wanted.team);
        self.direct(id, captain.id, async |loaded: &Loaded| {
            if loaded.row.settings.is_by_hand() || loaded.state.teams()[side].captain != player(captain.id) {
                return Err(AppError::Forbidden(refusals::only_captain()));
            }
            if !loaded.leads(side, captain.id) {
                return Err(AppError::Refused(refusals::accept_first()));
            }
            let seats = ByRoom {
                open: loaded.member("open", side, &wanted.open)?,
                closed: loaded.member("closed", side, &wanted.closed)?,
            };
            loaded.check_accepted(side, &seats)?;
            let act = Act::Step(Step::Lineup { team: side, seats });
            self.check_links(&after(loaded, &act)?).await?;
            let mut batch = Batch::<Loaded>::from_acts([act]);
            let stands = self.table_stands(loaded).await?;
            for (room, _, table) in loaded.tables_in_play() {
                if loaded.state.seated(room, side) == Some(seats[room]) {
                    continue;
                }
                if stands.get(&table).is_none_or(|stand| stand.begun) {
                    return Err(refused(&Refused::BoardInPlay));
                }
                let seat = Reseated { table, side: room.side_of(side), user: user(seats[room]) };
                batch.extras.reseated.push(seat);
            }
            Ok(batch)
        })
        .await?;
        self.team_match_view(id, Some(captain)).await
    }

    /// Carries out an action of the director. A moderator may release a room and call the match off.
    ///
    /// # Errors
    /// If this user does not direct the match, or the rules do not allow it.
    pub async fn direct_team_match(
        &self,
        director: &Account,
        id: TeamMatchId,
        act: &TeamDirectorAct,
    ) -> Result<TeamMatchView, AppError> {
        self.directors()
            .direct_linked(director, id, async |loaded: &Loaded| {
                let refusal = AppError::Forbidden(refusals::only_director());
                let moderated = self.check_right(loaded, director, for_moderators(act), refusal).await?;
                // A player who has set up a friendly match may call it off before it begins.
                let is_free = matches!(act, TeamDirectorAct::Cancel { .. }) && loaded.is_before_play();
                let person = self.person(director.id).await?;
                if moderated.is_none() && !loaded.is_neutral_director(&person) && !is_free {
                    return Err(own_match());
                }
                if let TeamDirectorAct::TwoPeople { players, .. } = act {
                    loaded.check_pair_of_others(players, &person)?;
                }
                let stands = self.table_stands(loaded).await?;
                let batch = self.acts_of_director(director, loaded, &stands, act).await?;
                Ok(Batch { moderated, ..batch })
            })
            .await?;
        self.team_match_view(id, Some(director)).await
    }

    /// Imports the rolls of the boards from a file in CSV or JSON, before the first board begins. Surplus sets in the
    /// file are ignored.
    ///
    /// # Errors
    /// If the file is invalid, has too few sets, or play has begun.
    pub async fn import_rolls(
        &self,
        director: &Account,
        id: TeamMatchId,
        text: &str,
    ) -> Result<TeamMatchView, AppError> {
        let csv = super::rolls::as_csv(text)?;
        let files = roll_sets_from_csv(&csv).map_err(|why| super::rolls::refused_file(&why))?;
        self.change(id, director.id, async |loaded: &Loaded| {
            if !loaded.directs(director.id) {
                return Err(AppError::Forbidden(refusals::only_director()));
            }
            if !loaded.is_neutral_director(&self.person(director.id).await?) {
                return Err(own_match());
            }
            if loaded.row.settings.is_by_hand() || !loaded.is_before_play() {
                return Err(AppError::Conflict(refusals::imported_before_play()));
            }
            if loaded.row.settings.is_thrown() {
                return Err(AppError::Conflict(refusals::dice_by_hand()));
            }
            if files.len() < loaded.sets.len() {
                let too_few = refusals::too_few_roll_sets(files.len(), loaded.sets.len());
                return Err(AppError::invalid("file", too_few));
            }
            // Sealed, because a reader of the database could otherwise learn the rolls of future boards.
            let sealed = |set: RollSetId, file| self.node.vault.seal_rolls(set, &roll_sets_to_csv([file]));
            let sets = loaded.sets.values().zip(&files).map(|(set, file)| (set.id, sealed(set.id, file)));
            let mut batch = Batch::<Loaded>::from_acts([Act::Imported]);
            batch.extras.imported = sets.collect();
            Ok(batch)
        })
        .await?;
        self.team_match_view(id, Some(director)).await
    }

    async fn acts_of_director(
        &self,
        director: &Account,
        loaded: &Loaded,
        stands: &Stands,
        act: &TeamDirectorAct,
    ) -> Result<Batch<Loaded>, AppError> {
        let step = |step| Ok(Batch::from_acts([Act::Step(step)]));
        match act {
            TeamDirectorAct::Assign { board, room: at, to, award, replaces, reason: why } => {
                let (room, board) = (room(*at), loaded.board_in("board", *board)?);
                let assignment = Assignment { to: team(*to), award: awarded("award", *award)? };
                let reason = reason(why)?;
                check_seen(loaded, loaded.step_of_result(room, board, director), *replaces)?;
                step(Step::Assigned { room, board, assignment, reason })
            }
            TeamDirectorAct::CancelBoard { board, reason: why } => {
                let at = loaded.board_in("board", *board)?;
                loaded.check_replaced_once(stands, at)?;
                let number = loaded.sets.keys().last().copied().unwrap_or_default() + 1;
                let cancelled = Step::BoardCancelled { board: at, roll_set: number, reason: reason(why)? };
                let mut batch = Batch::<Loaded>::from_acts([Act::Step(cancelled)]);
                batch.extras.sets.push(drawn_set(&self.node.vault, loaded.row.id.into(), number));
                Ok(batch)
            }
            TeamDirectorAct::Hold { room: at, reason: why, minutes } => {
                if minutes.is_some_and(|minutes| !HOLD_MINUTES.contains(&minutes)) {
                    return Err(out_of_range("minutes", &HOLD_MINUTES));
                }
                let (hold, place) = (Hold { reason: reason(why)?, minutes: *minutes }, room(*at));
                let mut in_play = loaded.tables_in_play().into_iter();
                if in_play.any(|(room, _, id)| room == place && loaded.is_outlasted(id)) {
                    return Err(refused(&desk::Refused::HeldLongEnough));
                }
                step(Step::Held { room: place, hold })
            }
            TeamDirectorAct::Release { room: at, reason: why } => {
                step(Step::Released { room: room(*at), reason: reason(why)? })
            }
            TeamDirectorAct::Substitute { room: at, team: of, player: name, reason: why } => {
                let substituted = Substituted { room: room(*at), team: team(*of), reason: reason(why)? };
                self.substituted(loaded, stands, substituted, name).await
            }
            TeamDirectorAct::Enter { game, proposed, opening } => {
                if !loaded.row.settings.is_by_hand() {
                    return Err(AppError::Conflict(refusals::games_counted_here()));
                }
                loaded.board_in("game.board", game.board)?;
                Ok(Batch::from_acts([Act::Entered(entered("game", game, *proposed, *opening)?)]))
            }
            TeamDirectorAct::Commentators { names } => {
                Ok(Batch::from_acts([self.commentators(loaded, names).await?]))
            }
            TeamDirectorAct::TwoPeople { players, reason: why } => {
                Ok(Batch::from_acts([loaded.two_people(players, reason(why)?)?]))
            }
            TeamDirectorAct::Cancel { reason: why } => {
                if loaded.state.is_over() {
                    return Err(refused(&Refused::Over));
                }
                Ok(Batch::from_acts([Act::Cancelled { reason: reason(why)? }]))
            }
        }
    }
}

/// Returns the deed and the reason of an act that moderators may do.
fn for_moderators(act: &TeamDirectorAct) -> Option<(ModeratorDeed, &str)> {
    match act {
        TeamDirectorAct::Release { reason, .. } => Some((ModeratorDeed::ReleaseEvent, &**reason)),
        TeamDirectorAct::Cancel { reason } => Some((ModeratorDeed::CallOffEvent, &**reason)),
        _ => None,
    }
}

/// A substitution by the director.
struct Substituted {
    room: Room,
    team: Team,
    reason: Reason,
}

impl Competitions {
    /// Returns the acts of a substitution: between two boards, at a table where the game has not begun, or in the
    /// middle of a game.
    async fn substituted(
        &self,
        loaded: &Loaded,
        stands: &Stands,
        seat: Substituted,
        name: &str,
    ) -> Result<Batch<Loaded>, AppError> {
        let Substituted { room, team, reason } = seat;
        let player = loaded.member("player", team, name)?;
        let act = |board| Act::Step(Step::Substituted { room, team, player, board, reason: reason.clone() });
        let RoomState::Playing(board) = loaded.state.room(room) else {
            self.check_links(&after(loaded, &act(None))?).await?;
            return Ok(Batch::from_acts([act(None)]));
        };
        let Some(table) = loaded.table_of.get(&(room, board)).copied() else {
            return Err(AppError::Conflict(refusals::table_not_set_up()));
        };
        let side = room.side_of(team);
        if stands.get(&table).is_some_and(|stand| !stand.begun) {
            self.check_links(&after(loaded, &act(None))?).await?;
            let mut batch = Batch::<Loaded>::from_acts([act(None)]);
            batch.extras.reseated.push(Reseated { table, side, user: user(player) });
            return Ok(batch);
        }
        let mut batch = Batch::<Loaded>::from_acts([act(Some(board))]);
        // Before any table is read, the rules refuse a person who already has a seat or knows the board.
        let next = after(loaded, &act(Some(board)))?;
        next.check_one_seat()?;
        self.check_links(&next).await?;
        let account = loaded.account(player).ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        batch.extras.substituted.push(self.matches.substitution(table, side, account).await?);
        Ok(batch)
    }
}

/// Returns a match after an act.
///
/// # Errors
/// If the rules refuse it.
pub(super) fn after(loaded: &Loaded, act: &Act) -> Result<Loaded, AppError> {
    let mut next = loaded.clone();
    next.take(act, loaded.row.created_at).map_err(|misfit| refusal(loaded, &misfit))?;
    Ok(next)
}

impl Loaded {
    /// Returns the board with the number in a field of a request.
    fn board_in(&self, field: &str, number: u8) -> Result<BoardNumber, AppError> {
        let boards = self.state.terms().boards.count();
        let outside = |_no_board| AppError::invalid(field, refusals::from_to(1, boards));
        self.board(u32::from(number)).map_err(outside)
    }

    /// Checks that a board was not replaced a moment ago: two directors may replace it for the same reason.
    ///
    /// # Errors
    /// With the code `cancelled_already`, if it has new rolls and no game of it has begun.
    fn check_replaced_once(&self, stands: &Stands, board: BoardNumber) -> Result<(), AppError> {
        let is_cancelled =
            |act: &Act| matches!(act, Act::Step(Step::BoardCancelled { board: of, .. }) if *of == board);
        let in_force = self.chronicle.log.in_force().into_iter();
        let Some((seq, ..)) = in_force.rev().find(|(_, _, act)| is_cancelled(act)) else { return Ok(()) };
        let has_begun = Room::ALL.into_iter().any(|room| {
            let table = self.table_of.get(&(room, board)).and_then(|table| stands.get(table));
            self.state.line(room, board).is_some() || table.is_some_and(|stand| stand.begun)
        });
        if has_begun {
            return Ok(());
        }
        Err(AppError::Refused(refusals::cancelled_already(board.get(), seq)))
    }

    /// Returns the player of a team whose name is in a field of a form.
    fn member(&self, field: &str, team: Team, name: &str) -> Result<PlayerId, AppError> {
        let players = &self.state.teams()[team].players;
        let found = players.iter().find(|player| self.name(**player).eq_ignore_ascii_case(name.trim()));
        let known = players.iter().map(|player| self.name(*player));
        found.copied().ok_or_else(|| unknown_name(field, name, known))
    }
}
