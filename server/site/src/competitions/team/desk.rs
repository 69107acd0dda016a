//! The actions of people in a team match: create it, name line-ups, direct.

use std::collections::BTreeSet;

use ::competitions::{
    BoardNumber, PlayerId, Reason,
    log::Line,
    team_match::{
        Assignment, Award, ByRoom, Hold, PlayedGame, Proposal, Refused, Room, RoomState, Step, Team,
        roll_sets_from_csv, roll_sets_to_csv,
    },
};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp, Smp};
use store::{
    account::{Account, AccountKind},
    competitions::{Competition, roll_sets::RollSetRow},
    contacts, devices,
    id::{RollSetId, TeamMatchId, UserId},
    settings::{DiceRule, TeamPlay, TimeControl},
    stored::team_match::{Act, Ended, Settings, TeamSettings},
};
use wire::{
    CreateTeam, CreateTeamMatch, DuplicateEnd, DuplicateGame, LineUp, Millis, TeamAward, TeamDirectorAct,
    TeamMatchView,
};

use super::{
    Loaded,
    keep::{self, Reseated, Stands, tables_in_play},
    player, room, team, user,
};
use crate::{
    competitions::{
        Batch, Competitions, Kind as _,
        corrections::{check_seen, own_match, refuse},
        hours::AHEAD_MAX_MS,
        kind::refusal,
        names::unknown_name,
        refused,
        team::TeamMatches,
        tournament::{GRACE_MINUTES, GRACE_USUAL_MINUTES},
    },
    error::AppError,
    match_state::terms::Agreed,
    matches::own_account::SHARED_BROWSER_MS,
    messages::ToStored,
    presence::chat_line::is_control,
};

/// Checks that boards played in this way can be played in lock-step, or with a passkey at each seat.
///
/// # Errors
/// If an option is on and the boards are played elsewhere or with real dice. The server cannot delay a throw of real
/// dice, and a sensor board cannot tell who moves its checkers.
pub(crate) fn check_options(play: TeamPlay, lock_step: bool, seat_proof: bool) -> Result<(), AppError> {
    let needs = "needs tables of this site and the server's dice";
    match play {
        TeamPlay::Here { dice: DiceRule::Served, .. } => Ok(()),
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if lock_step => {
            Err(AppError::Invalid(format!("lock_step: lock-step {needs}")))
        }
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand if seat_proof => {
            Err(AppError::Invalid(format!("seat_proof: a passkey at each seat {needs}")))
        }
        TeamPlay::Here { dice: DiceRule::Thrown, .. } | TeamPlay::ByHand => Ok(()),
    }
}

/// The conditions under which a team is entered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TeamEntry<'a> {
    /// The minimum number of players.
    pub(crate) least: usize,
    /// True if its players may have to take their seats with a passkey.
    pub(crate) seat_proof: bool,
    /// The user who enters it.
    pub(crate) director: &'a Account,
}

/// The most points of the table: a triple game with the cube at 64.
const SMP_MAX: u32 = 28_800;
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
            return Err(AppError::Forbidden("guests direct no team matches; keep the account first"));
        }
        let play = wanted.play.to_stored();
        if let TeamPlay::Here { time, dice } = play {
            if time == TimeControl::None {
                return Err(AppError::Invalid("play.time: a team match needs a clock".to_owned()));
            }
            Agreed::parse(&keep::table_settings(time, dice, wanted.lock_step))?;
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
        let accepted = self.first_acceptances(&Loaded::new(row.clone())?, director.id).await?;
        self.create(row, |loaded| self.first_batch(loaded, accepted)).await?;
        self.team_match_view(id, Some(director)).await
    }

    /// Checks the start of a new match, and returns the minutes in which a team has to come.
    fn grace_of(&self, wanted: &CreateTeamMatch, play: TeamPlay) -> Result<Option<u16>, AppError> {
        let invalid = |text: &str| Err(AppError::Invalid(text.to_owned()));
        let is_live = matches!(play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        if wanted.grace_minutes.is_some() && (wanted.starts_at.is_none() || !is_live) {
            return invalid("grace_minutes: only with a time of start and a live clock");
        }
        if wanted.grace_minutes.is_some_and(|minutes| !GRACE_MINUTES.contains(&minutes)) {
            return invalid("grace_minutes: 1 to 240");
        }
        let Some(start) = wanted.starts_at else { return Ok(None) };
        let now = self.node.clock.now();
        if play == TeamPlay::ByHand {
            return invalid("starts_at: only for a match at tables of this site");
        }
        if start <= now {
            return invalid("starts_at: the match begins in the future");
        }
        if start.0.saturating_sub(now.0) > AHEAD_MAX_MS {
            return invalid("starts_at: at most a year ahead");
        }
        Ok(is_live.then(|| wanted.grace_minutes.unwrap_or(GRACE_USUAL_MINUTES)))
    }

    /// Returns the first steps of a new team match: the acceptances of those who need no invitation, its roll sets,
    /// drawn and committed to, and the line-ups that need no captain's choice.
    ///
    /// # Errors
    /// If a bot of the house leads a team in which it can seat no two different people.
    pub(crate) fn first_batch(&self, loaded: &Loaded, accepted: Vec<Act>) -> Result<Batch<Loaded>, AppError> {
        let mut with = loaded.clone();
        for act in &accepted {
            if let Err(misfit) = with.take(act, loaded.row.created_at) {
                return Err(refusal(&with, &misfit));
            }
        }
        let line_ups = with.first_line_ups(self)?;
        let mut batch = Batch::<Loaded>::of(accepted.into_iter().chain(line_ups));
        for number in 1..=u32::from(loaded.row.settings.boards) {
            batch.extras.sets.push(self.drawn_set(loaded.row.id, number));
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
                return Err(AppError::Forbidden("only the captain names the line-up"));
            }
            if !loaded.leads(side, captain.id) {
                return Err(AppError::Refused {
                    reason: "not_accepted",
                    message: "accept the invitation before you name the line-up".to_owned(),
                });
            }
            let seats = ByRoom {
                open: loaded.member("open", side, &wanted.open)?,
                closed: loaded.member("closed", side, &wanted.closed)?,
            };
            loaded.check_accepted(side, &seats)?;
            let act = Act::Step(Step::Lineup { team: side, seats });
            self.check_browsers(&after(loaded, &act)?).await?;
            let mut batch = Batch::<Loaded>::of([act]);
            let stands = self.table_stands(loaded).await?;
            for (room, _, table) in tables_in_play(loaded) {
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

    /// Carries out an action of the director.
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
                if !loaded.directs(director.id) {
                    return Err(AppError::Forbidden("only the director of the team match does this"));
                }
                // A friendly match may be called off by a player who has set it up, before it begins.
                let is_free = matches!(act, TeamDirectorAct::Cancel { .. }) && loaded.is_before_play();
                if !loaded.is_neutral_director(director.id) && !is_free {
                    return Err(own_match());
                }
                let stands = self.table_stands(loaded).await?;
                self.acts_of_director(director, loaded, &stands, act).await
            })
            .await?;
        self.team_match_view(id, Some(director)).await
    }

    /// Imports the rolls of the boards from a file in CSV or JSON, before the first board begins. Further sets of the
    /// file are not used.
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
        let files = roll_sets_from_csv(&csv)
            .map_err(|error| super::rolls::refused_file(super::rolls::made_rows(&csv), &error))?;
        self.change(id, director.id, async |loaded: &Loaded| {
            if !loaded.directs(director.id) {
                return Err(AppError::Forbidden("only the director of the team match does this"));
            }
            if !loaded.is_neutral_director(director.id) {
                return Err(own_match());
            }
            if loaded.row.settings.is_by_hand() || !loaded.is_before_play() {
                return Err(AppError::Conflict(
                    "rolls can be imported only before the first board begins".to_owned(),
                ));
            }
            if loaded.row.settings.is_thrown() {
                return Err(AppError::Conflict(
                    "the players of this match throw its dice by hand, so it takes no rolls from a file"
                        .to_owned(),
                ));
            }
            if files.len() < loaded.sets.len() {
                return Err(AppError::Invalid(format!(
                    "file: it has {} roll sets, and the match has {} boards; add sets to the file",
                    files.len(),
                    loaded.sets.len()
                )));
            }
            // Sealed, because a reader of the database could otherwise learn the rolls of future boards.
            let sealed = |set: RollSetId, file| self.node.vault.seal_rolls(set, &roll_sets_to_csv([file]));
            let sets = loaded.sets.values().zip(&files).map(|(set, file)| (set.id, sealed(set.id, file)));
            let mut batch = Batch::<Loaded>::of([Act::Imported]);
            batch.extras.imported = sets.collect();
            Ok(batch)
        })
        .await?;
        self.team_match_view(id, Some(director)).await
    }

    fn drawn_set(&self, id: TeamMatchId, number: u32) -> (RollSetRow, store::seeds::SealedSeed) {
        let set = RollSetId::random();
        let drawn = self.node.vault.draw_under(set.as_dice_id());
        let set = RollSetRow { id: set, of: id.into(), number, commitment: drawn.commitment, imported: None };
        (set, drawn.sealed)
    }

    /// Returns a team in its stored form. If the games are played elsewhere, people without accounts get consecutive
    /// numbers from `numbers` on.
    pub(crate) async fn team_settings(
        &self,
        field: &str,
        wanted: &CreateTeam,
        entry: TeamEntry<'_>,
        numbers: Option<i64>,
    ) -> Result<TeamSettings, AppError> {
        let least = entry.least;
        let name = words(&format!("{field}.name"), &wanted.name, 2..=40)?;
        let unique: BTreeSet<String> = wanted.players.iter().map(|name| name.trim().to_lowercase()).collect();
        if unique.len() != wanted.players.len() || !(least..=6).contains(&unique.len()) {
            return Err(AppError::Invalid(format!("{field}.players: {least} to 6 different players")));
        }
        if let Some(base) = numbers {
            return by_hand(field, name, wanted, base);
        }
        let mut players = Vec::new();
        for (index, name) in wanted.players.iter().enumerate() {
            let player =
                self.player_of_team(&format!("{field}.players[{index}]"), name, entry.director).await?;
            if entry.seat_proof && player.kind == AccountKind::Bot && !player.is_house_bot() {
                return Err(AppError::Refused {
                    reason: "passkey_program",
                    message: format!(
                        "{field}.players: {} is a program, which has no passkey for its seat; name people or bots of the site",
                        player.name
                    ),
                });
            }
            players.push(player.id.to_row());
        }
        let captain = format!("{field}.captain");
        let captain = self.player_of_team(&captain, &wanted.captain, entry.director).await?.id.to_row();
        Ok(TeamSettings { name, captain, players, names: Vec::new() })
    }

    /// Returns a player for a team: a person with a permanent account, or a bot of the site.
    async fn player_of_team(&self, field: &str, name: &str, director: &Account) -> Result<Account, AppError> {
        let found = self.named_account(field, name).await?;
        let user = director.id;
        let apart = self.node.store.read(move |connection| contacts::kept_apart(connection, user)).await?;
        if found.kind == AccountKind::Guest || apart.contains(&found.id) {
            return Err(AppError::Invalid(format!(
                "{field}: {} is not available for your team match; name another player",
                found.name
            )));
        }
        Ok(found)
    }

    async fn acts_of_director(
        &self,
        director: &Account,
        loaded: &Loaded,
        stands: &Stands,
        act: &TeamDirectorAct,
    ) -> Result<Batch<Loaded>, AppError> {
        let step = |step| Ok(Batch::of([Act::Step(step)]));
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
                loaded.check_cancelled_once(stands, at)?;
                let number = loaded.sets.keys().last().copied().unwrap_or_default() + 1;
                let cancelled = Step::BoardCancelled { board: at, roll_set: number, reason: reason(why)? };
                let mut batch = Batch::<Loaded>::of([Act::Step(cancelled)]);
                batch.extras.sets.push(self.drawn_set(loaded.row.id, number));
                Ok(batch)
            }
            TeamDirectorAct::Hold { room: at, reason: why, minutes } => {
                if minutes.is_some_and(|minutes| !HOLD_MINUTES.contains(&minutes)) {
                    return Err(AppError::Invalid("minutes: 1 to 1440".to_owned()));
                }
                let hold = Hold { reason: reason(why)?, minutes: *minutes };
                step(Step::Held { room: room(*at), hold })
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
                    return Err(AppError::Conflict(
                        "the games of this match are played here and counted as they end".to_owned(),
                    ));
                }
                loaded.board_in("game.board", game.board)?;
                Ok(Batch::of([Act::Entered(entered("game", game, *proposed, *opening)?)]))
            }
            TeamDirectorAct::Commentators { names } => {
                Ok(Batch::of([self.commentators(loaded, names).await?]))
            }
            TeamDirectorAct::Cancel { reason: why } => {
                if loaded.state.is_over() {
                    return Err(refused(&Refused::Over));
                }
                Ok(Batch::of([Act::Cancelled { reason: reason(why)? }]))
            }
        }
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
            self.check_browsers(&after(loaded, &act(None))?).await?;
            return Ok(Batch::of([act(None)]));
        };
        let Some(table) = loaded.table_of.get(&(room, board)).copied() else {
            return Err(AppError::Conflict("the table of this board is not set up".to_owned()));
        };
        let side = room.side_of(team);
        if stands.get(&table).is_some_and(|stand| !stand.begun) {
            self.check_browsers(&after(loaded, &act(None))?).await?;
            let mut batch = Batch::<Loaded>::of([act(None)]);
            batch.extras.reseated.push(Reseated { table, side, user: user(player) });
            return Ok(batch);
        }
        let mut batch = Batch::<Loaded>::of([act(Some(board))]);
        // The rules refuse a person who sits already or knows the board, before any table is read.
        let next = after(loaded, &act(Some(board)))?;
        next.check_one_seat()?;
        self.check_browsers(&next).await?;
        let account = loaded.account(player).ok_or(AppError::NotFound("player"))?;
        batch.extras.substituted.push(self.matches.substitution(table, side, account).await?);
        Ok(batch)
    }
}

/// Returns a match after an act.
///
/// # Errors
/// If the rules refuse it.
fn after(loaded: &Loaded, act: &Act) -> Result<Loaded, AppError> {
    let mut next = loaded.clone();
    next.take(act, loaded.row.created_at).map_err(|misfit| refusal(loaded, &misfit))?;
    Ok(next)
}

impl Competitions {
    /// Checks that no two of the people at the four seats have used the same browser lately. They may be one person,
    /// who would then know the rolls of both rooms, or play against the own team.
    ///
    /// # Errors
    /// With the code `one_person`, or if the database fails.
    async fn check_browsers(&self, loaded: &Loaded) -> Result<(), AppError> {
        let seats = Team::ALL.into_iter().flat_map(|team| Room::ALL.map(|room| (room, team)));
        let players = seats.filter_map(|(room, team)| loaded.state.seated(room, team));
        let people: BTreeSet<UserId> = players.map(|player| loaded.person(player)).collect();
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let shares = self.node.store.read(move |connection| {
            for person in &people {
                let beside = devices::beside(connection, *person, since)?;
                if people.iter().any(|other| other != person && beside.contains(other)) {
                    return Ok(true);
                }
            }
            Ok::<_, store::DbError>(false)
        });
        if shares.await? { Err(one_person()) } else { Ok(()) }
    }
}

impl Loaded {
    /// Returns the line-ups that need no captain's choice: those of teams led by a bot, and of results entered by
    /// hand. A bot seats the first two players of its team who are different people, and no person of the other
    /// team, once they have accepted.
    ///
    /// # Errors
    /// If a bot leads a team in which there are no such two.
    pub(super) fn first_line_ups(&self, room: &Competitions) -> Result<Vec<Act>, AppError> {
        let is_by_hand = self.row.settings.is_by_hand();
        let mut acts = Vec::new();
        let has_seat = |team: Team| {
            let seats = Room::ALL.into_iter().filter_map(move |room| self.state.seated(room, team));
            seats.map(|player| self.person(player))
        };
        let mut seated: BTreeSet<UserId> = Team::ALL.into_iter().flat_map(has_seat).collect();
        let first: BTreeSet<UserId> = self.named(Team::A).map(|player| self.person(player)).collect();
        for team in Team::ALL {
            let sheet = &self.state.teams()[team];
            let is_bot = room.house_bots.bot_accounts().iter().any(|bot| player(bot.id) == sheet.captain);
            if !is_bot && !is_by_hand {
                continue;
            }
            if self.state.has_lineup(team) {
                continue;
            }
            let mut free: Vec<PlayerId> = sheet.players.clone();
            if !is_by_hand {
                free.retain(|player| {
                    !self.state.has_declined(*player) && !seated.contains(&self.person(*player))
                });
                let people: BTreeSet<UserId> = free.iter().map(|player| self.person(*player)).collect();
                if people.len() < 2 {
                    return Err(one_person());
                }
                free.retain(|player| self.state.is_member(team, *player));
                // A person named in both teams is left to team A if team B has two other people.
                let is_free = |person: &&UserId| !first.contains(*person);
                if team == Team::B && people.iter().filter(is_free).count() >= 2 {
                    free.retain(|player| !first.contains(&self.person(*player)));
                }
                let mut here = BTreeSet::new();
                free.retain(|player| here.insert(self.person(*player)));
            }
            let [open, closed, ..] = *free else { continue };
            seated.extend([open, closed].map(|player| self.person(player)));
            acts.push(Act::Step(Step::Lineup { team, seats: ByRoom { open, closed } }));
        }
        Ok(acts)
    }

    /// Returns the person behind a player: the owner of a bot, or the player.
    fn person(&self, player: PlayerId) -> UserId {
        self.account(player).map_or_else(|| user(player), Account::answerable)
    }

    /// Checks the line-ups: a person and the bots that the person owns have one seat of the four, and a board that one
    /// of them has played in one room is not played by another of them in the other room.
    ///
    /// # Errors
    /// With the code `one_person` or `knows_the_board`.
    pub(super) fn check_one_seat(&self) -> Result<(), AppError> {
        if self.row.settings.is_by_hand() {
            return Ok(());
        }
        let seats = || {
            let of_team = |team| Room::ALL.map(|room| (room, self.state.seated(room, team)));
            let seats = Team::ALL.into_iter().flat_map(of_team);
            seats.filter_map(|(room, player)| player.map(|player| (room, player)))
        };
        let mut people = BTreeSet::new();
        if !seats().all(|(_, player)| people.insert(self.person(player))) {
            return Err(one_person());
        }
        for (room, player) in seats() {
            let seen = self.seen_as_substitute();
            let knows = self.state.played().iter().chain(&seen).find(|(other, at, board)| {
                *at == room.other()
                    && self.person(*other) == self.person(player)
                    && self.state.line(room, *board).is_none()
            });
            if let Some((_, _, board)) = knows {
                let why = Refused::KnowsTheBoard { player, room, board: *board };
                return Err(refusal(self, &why.into()));
            }
        }
        Ok(())
    }

    /// Checks that nobody in a team has imported the rolls: that person may know them.
    ///
    /// # Errors
    /// With the code `imported_the_rolls`.
    pub(super) fn check_importers(&self) -> Result<(), AppError> {
        let importers: BTreeSet<UserId> = self
            .chronicle
            .log
            .lines()
            .filter(|(_, logged)| matches!(logged.line, Line::Step(Act::Imported)))
            .filter_map(|(_, logged)| logged.by.map(|by| self.person(by)))
            .collect();
        let mut members = Team::ALL.into_iter().flat_map(|team| self.named(team));
        match members.find(|player| importers.contains(&self.person(*player))) {
            Some(player) => Err(AppError::Refused {
                reason: "imported_the_rolls",
                message: format!(
                    "{} has imported the rolls of this match, so name another player",
                    self.name(player)
                ),
            }),
            None => Ok(()),
        }
    }

    /// Returns the players who have taken a seat in the middle of a board, with the room and the board. A substitution
    /// that was undone is among them: its player has seen the rolls.
    fn seen_as_substitute(&self) -> Vec<(PlayerId, Room, BoardNumber)> {
        let mut seen = Vec::new();
        for (_, logged) in self.chronicle.log.lines() {
            match &logged.line {
                Line::Step(Act::Step(Step::Substituted { room, player, board: Some(board), .. })) => {
                    seen.push((*player, *room, *board));
                }
                // The board is played again with other rolls.
                Line::Step(Act::Step(Step::BoardCancelled { board, .. })) => {
                    seen.retain(|(_, _, of)| of != board);
                }
                Line::Step(_) | Line::Desk(_) | Line::Correction(_) => {}
            }
        }
        seen
    }

    /// Returns the board with the number in a field of a request.
    fn board_in(&self, field: &str, number: u8) -> Result<BoardNumber, AppError> {
        let boards = self.state.terms().boards.count();
        let outside = || AppError::Invalid(format!("{field}: 1 to {boards}, the boards of this match"));
        self.board(u32::from(number)).map_err(|_no_board| outside())
    }

    /// Checks that a board was not cancelled a moment ago: two directors may cancel it for the same reason.
    ///
    /// # Errors
    /// With the code `cancelled_already`, if it has new rolls and no game of it has begun.
    fn check_cancelled_once(&self, stands: &Stands, board: BoardNumber) -> Result<(), AppError> {
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
        Err(refuse(
            "cancelled_already",
            &format!("board {board} was cancelled by step {seq}, and no game with its new rolls has begun"),
        ))
    }

    /// Returns the player of a team whose name is in a field of a form.
    fn member(&self, field: &str, team: Team, name: &str) -> Result<PlayerId, AppError> {
        let players = &self.state.teams()[team].players;
        let found = players.iter().find(|player| self.name(**player).eq_ignore_ascii_case(name.trim()));
        let known = players.iter().map(|player| self.name(*player));
        found.copied().ok_or_else(|| unknown_name(field, name, "team", known))
    }
}

/// Returns the error for line-ups in which one person has two seats.
fn one_person() -> AppError {
    AppError::Refused {
        reason: "one_person",
        message: "a person has one seat in a match, whatever the account: two of the players are a person and the person's own bot, or have used the same browser in the last 30 days; name another player"
            .to_owned(),
    }
}

/// Returns the first number for the people of a team without accounts. The numbers of different teams must differ;
/// their values do not matter.
pub(crate) const fn numbers(team: i64, play: TeamPlay) -> Option<i64> {
    match play {
        TeamPlay::ByHand => Some(100 * team + 1),
        TeamPlay::Here { .. } => None,
    }
}

fn by_hand(field: &str, name: String, wanted: &CreateTeam, base: i64) -> Result<TeamSettings, AppError> {
    let mut names = Vec::new();
    for (number, player) in (base..).zip(&wanted.players) {
        names.push((number, words(&format!("{field}.players"), player, 1..=40)?));
    }
    let captain = words(&format!("{field}.captain"), &wanted.captain, 1..=40)?;
    let known = names.iter().find(|(_, player)| player.eq_ignore_ascii_case(&captain));
    let number = known.map_or(base + 50, |(number, _)| *number);
    let players = names.iter().map(|(number, _)| *number).collect();
    if known.is_none() {
        names.push((number, captain));
    }
    Ok(TeamSettings { name, captain: number, players, names })
}

/// Returns an award that is in this field of a request.
pub(super) fn awarded(field: &str, award: TeamAward) -> Result<Award, AppError> {
    let invalid = |error: &dyn std::fmt::Display| AppError::Invalid(format!("{field}.points: {error}"));
    Ok(match award {
        TeamAward::Smp(points) if points > SMP_MAX => {
            return Err(AppError::Invalid(format!("{field}.points: 0 to {SMP_MAX} SMP")));
        }
        TeamAward::Smp(points) => Award::Smp(Smp::new(points).map_err(|error| invalid(&error))?),
        TeamAward::Imp(points) => Award::Imp(Imp::new(points).map_err(|error| invalid(&error))?),
    })
}

/// Returns a game that was entered by hand and is in the field `field` of a request.
pub(super) fn entered(
    field: &str,
    game: &DuplicateGame,
    proposed: Option<wire::CubeProposal>,
    opening: Option<(u8, u8)>,
) -> Result<Ended, AppError> {
    let invalid =
        |of: &str, error: &dyn std::fmt::Display| AppError::Invalid(format!("{field}{of}: {error}"));
    let cube = |of: &str, value: u8| {
        DuplicateCube::new(u32::from(value)).map_err(|error| AppError::Invalid(format!("{of}: {error}")))
    };
    if opening.is_some_and(|(white, black)| {
        white == black || !(1..=6).contains(&white) || !(1..=6).contains(&black)
    }) {
        return Err(AppError::Invalid("opening: two different dice, 1 to 6 each".to_owned()));
    }
    let proposal = match proposed {
        Some(proposed) => {
            Some(Proposal { cube: cube("proposed.cube", proposed.cube)?, by: team(proposed.by) })
        }
        None => None,
    };
    let result = match game.end {
        DuplicateEnd::Pass => DuplicateResult::Pass,
        DuplicateEnd::Single => DuplicateResult::Single,
        DuplicateEnd::Gammon => DuplicateResult::Gammon,
        DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
    };
    let left = CheckersLeft::new(game.checkers_left).map_err(|error| invalid(".checkers_left", &error))?;
    let cube = cube(&format!("{field}.cube"), game.cube)?;
    let played = PlayedGame::new(team(game.winner), result, cube, left, proposal)
        .map_err(|error| invalid("", &error))?;
    Ok(Ended { room: room(game.room), board: u32::from(game.board), game: played, opening })
}

pub(crate) fn reason(text: &str) -> Result<Reason, AppError> {
    // A stored reason of an older version may have such characters, so the type allows them.
    if text.chars().any(|character| is_control(character) && character != '\n') {
        return Err(AppError::Invalid("reason: no control characters".to_owned()));
    }
    Reason::new(text).map_err(|why| AppError::Invalid(format!("reason: {why}")))
}

/// Returns the description of an event, which may have several lines.
pub(crate) fn description(text: &str, max: usize) -> Result<String, AppError> {
    let text = text.trim();
    let is_odd = |character: char| is_control(character) && !matches!(character, '\n' | '\r' | '\t');
    if text.chars().count() > max || text.chars().any(is_odd) {
        return Err(AppError::Invalid(format!("about: at most {max} characters, no control characters")));
    }
    Ok(text.to_owned())
}

/// Returns the text in a field of a request, without control characters.
pub(crate) fn words(
    field: &str,
    text: &str,
    length: std::ops::RangeInclusive<usize>,
) -> Result<String, AppError> {
    let text = text.trim();
    if length.contains(&text.chars().count()) && !text.chars().any(is_control) {
        Ok(text.to_owned())
    } else {
        let (start, end) = (length.start(), length.end());
        Err(AppError::Invalid(format!("{field}: {start} to {end} characters, no control characters")))
    }
}
