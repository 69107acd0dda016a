//! The practice room: games against the server's bots or oneself that count for nothing, with hints, a tutor and
//! take-back.
//!
//! A request applies the player's command, lets the bot answer until the player must act again, and then stores
//! everything at once. A version number detects concurrent changes of one game. The engine is asked under the bots'
//! permits.

mod counsel;
mod game;

use rules::Side;
use std::sync::Arc;
use store::settings::{MatchFormat, Options};
use wire::{
    MakePractice, Millis, PracticeAct, PracticeAnswer, PracticeHint, PracticeStart, PracticeSummary,
    PracticeView, Seat, Seq,
};

use game::PracticeGame;
pub(crate) use game::still;
use store::{
    PracticeRow,
    account::{Account, AccountKind},
    events,
    facts::Status,
    id::MatchId,
    practices, random,
    stored::practice::Document,
};
use texts::refusals;

use crate::{
    error::AppError,
    house_bots::{
        HouseBots,
        local::{Size, seeds_of},
    },
    match_state::{convert, position_ids},
    matches::{Matches, in_play::InPlayQuestion},
    messages::{ToStored, ToWire},
    node::Node,
    refusal::told,
};

/// The maximum number of events of one game. A genuine match to 25 points has fewer.
const EVENTS_MAX: usize = 20_000;
/// The maximum number of commands of a bot in a row. Between two commands of the player there are only a few.
const BOT_COMMANDS_MAX: usize = 200;
/// The maximum length of a seed in characters.
const SEED_MAX: usize = 64;

/// The practice room. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Practice {
    node: Arc<Node>,
    matches: Matches,
    house_bots: HouseBots,
}

impl Practice {
    /// Returns the handle.
    pub(crate) fn new(matches: Matches, house_bots: HouseBots) -> Practice {
        Practice { node: Arc::clone(&matches.node), matches, house_bots }
    }

    /// Starts a practice game.
    ///
    /// # Errors
    /// If the bot does not exist, or nothing can be played from the given start.
    pub async fn make_practice(
        &self,
        player: &Account,
        wanted: &MakePractice,
    ) -> Result<PracticeView, AppError> {
        let bot = wanted.bot.as_deref().map(|name| self.practice_bot(name)).transpose()?.cloned();
        let seed = match &wanted.seed {
            None => random::hex(&random::bytes::<8>()),
            Some(seed) => parse_seed(seed)?,
        };
        let xgid = self.practice_start(player, &wanted.start).await?;
        let settings = match (&wanted.start, &xgid) {
            (PracticeStart::Fresh { format, options }, _) => {
                game::settings(format.to_stored(), options.to_stored())
            }
            (_, Some(xgid)) => game::settings_of(xgid)?,
            (_, None) => game::settings(MatchFormat::Normal, Options::default()),
        };
        if let Some(xgid) = &xgid {
            self.matches.check_question(player, &InPlayQuestion::about(&xgid.position, None)).await?;
        }
        let turn = xgid.map(|xgid| convert::seat(xgid.turn));
        let document = Document {
            bot: bot.as_ref().map(|bot| bot.name.as_str().to_owned()),
            settings,
            seed,
            start: xgid.map(|xgid| xgid.to_string()),
            side: wanted.side.or(turn).unwrap_or(Seat::White).to_stored(),
            log: Vec::new(),
            decisions: Vec::new(),
        };
        let now = self.node.clock.now();
        let id = MatchId::random();
        let row = PracticeRow { id, version: 1, created_at: now, changed_at: now, document };
        let mut game = PracticeGame::read(row, player, bot.as_ref())?;
        game.begin(now)?;
        self.let_bot_play(player, &mut game).await?;
        let row = game.row.clone();
        let user = player.id;
        let settings = &self.node.settings;
        let most = match player.kind {
            AccountKind::Guest => settings.guest_practices_max,
            AccountKind::Person | AccountKind::Bot => settings.practices_max,
        };
        let written =
            self.node.store.write(move |connection| practices::insert(connection, user, &row, most.into()));
        if written.await? > 0 {
            self.node.metrics.live.bound_reached("practices");
        }
        Ok(game.shown(now))
    }

    /// Returns the player's practice games, last used first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn practices(&self, player: &Account) -> Result<Vec<PracticeSummary>, AppError> {
        let user = player.id;
        let rows = self.node.store.read(move |connection| practices::all_of(connection, user)).await?;
        let mut summaries = Vec::with_capacity(rows.len());
        for row in rows {
            let game = self.read_practice(row, player)?;
            summaries.push(PracticeSummary {
                id: game.row.id.to_wire(),
                bot: game.row.document.bot,
                format: game.row.document.settings.format.to_wire(),
                from_position: game.row.document.start.is_some(),
                over: matches!(game.snapshot.facts.status, Status::Finished(_)),
                changed_at: game.row.changed_at,
            });
        }
        Ok(summaries)
    }

    /// Returns a practice game.
    ///
    /// # Errors
    /// If the player has no such game.
    pub async fn practice(&self, player: &Account, id: MatchId) -> Result<PracticeView, AppError> {
        Ok(self.load_practice(player, id).await?.shown(self.node.clock.now()))
    }

    /// Applies a command in a practice game; then the bot acts until it is the player's turn.
    ///
    /// # Errors
    /// If the rules refuse the command, or the client's version of the game is old.
    pub async fn act_in_practice(
        &self,
        player: &Account,
        id: MatchId,
        wanted: &PracticeAct,
    ) -> Result<PracticeAnswer, AppError> {
        let mut game = self.load_seen(player, id, wanted.seen).await?;
        let now = self.node.clock.now();
        let command = convert::command(&wanted.command)?;
        let events = game.decide(game.side(), &command, now)?;
        if game.row.document.log.len() + events.len() > EVENTS_MAX {
            return Err(AppError::Conflict(refusals::practice_too_long()));
        }
        if wanted.tutor {
            let after = after_play(&game, &command);
            let view = game.view(game.side(), now);
            let said = wanted.command.clone();
            let warning = self
                .house_bots
                .answer(player, &game.question(), Size::Small, move |engine| {
                    counsel::ask(&view, engine)
                        .and_then(|found| counsel::warning(&found, &said, after.as_ref(), engine))
                })
                .await?;
            if warning.is_some() {
                return Ok(PracticeAnswer { events: Vec::new(), practice: game.shown(now), warning });
            }
        }
        // Rolling is a decision only where the player may double.
        let side = game.side();
        let is_decision = !matches!(command, play::Command::Roll)
            || game.snapshot.state.allowed(side).contains(&play::CommandKind::Double);
        if is_decision {
            let length = game.row.document.log.len();
            game.row.document.decisions.push(length);
        }
        game.push(now, &events)?;
        self.let_bot_play(player, &mut game).await?;
        self.keep_practice(&game).await?;
        Ok(PracticeAnswer {
            events: game.snapshot.events_after(wanted.seen.0),
            practice: game.shown(now),
            warning: None,
        })
    }

    /// Takes the player's last decision back, with everything after it. The dice stay the same.
    ///
    /// # Errors
    /// If there is no such decision, or the client's version of the game is old.
    pub async fn take_back(
        &self,
        player: &Account,
        id: MatchId,
        seen: Seq,
    ) -> Result<PracticeView, AppError> {
        let mut game = self.load_seen(player, id, seen).await?;
        let length = game.row.document.decisions.pop();
        let length = length.ok_or_else(|| AppError::Conflict(refusals::nothing_to_take_back()))?;
        game.row.document.log.truncate(length);
        self.keep_practice(&game).await?;
        Ok(self.read_practice(game.row, player)?.shown(self.node.clock.now()))
    }

    /// Returns the engine's view of the player's current decision.
    ///
    /// # Errors
    /// If the player has no decision to make.
    pub async fn practice_hint(&self, player: &Account, id: MatchId) -> Result<PracticeHint, AppError> {
        let game = self.load_practice(player, id).await?;
        let view = game.view(game.side(), self.node.clock.now());
        let ask =
            move |engine: &_| counsel::ask(&view, engine).map(|found| counsel::hint(&found, None, engine));
        let found = self.house_bots.answer(player, &game.question(), Size::Small, ask).await?;
        found.ok_or_else(|| AppError::Conflict(refusals::nothing_to_decide()))
    }

    /// Deletes a practice game.
    ///
    /// # Errors
    /// If the player has no such game.
    pub async fn forget_practice(&self, player: &Account, id: MatchId) -> Result<(), AppError> {
        let user = player.id;
        let gone = self.node.store.write(move |connection| practices::delete(connection, user, id)).await?;
        if gone { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_practice_game())) }
    }

    /// Returns the position to start from, or `None` for the opening position.
    async fn practice_start(
        &self,
        player: &Account,
        start: &PracticeStart,
    ) -> Result<Option<records::Xgid>, AppError> {
        match start {
            PracticeStart::Fresh { .. } => Ok(None),
            PracticeStart::Xgid { xgid } => game::parse_xgid(xgid).map(Some),
            PracticeStart::Gnu { position, match_id } => {
                let invalid = |what: &str, code, params| AppError::invalid(what, told(code, params));
                let position = position.trim().parse::<records::PositionId>();
                let position = position.map_err(|error| invalid("position", error.code(), error.params()))?;
                let moment = match_id.trim().parse::<records::GnuMatchId>();
                let moment = moment.map_err(|error| invalid("match_id", error.code(), error.params()))?;
                records::Xgid::from_gnu(position.position(), &moment)
                    .map(Some)
                    .map_err(|error| invalid("match_id", error.code(), Vec::new()))
            }
            PracticeStart::Match { id, seq } => self.moment_of(player, id, *seq).await.map(Some),
        }
    }

    /// Returns a position of a finished match. Engine help for a match in play is not given.
    async fn moment_of(
        &self,
        player: &Account,
        id: &wire::MatchId,
        seq: Seq,
    ) -> Result<records::Xgid, AppError> {
        let id = id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))?;
        let snapshot = self.matches.load(id).await?;
        self.matches.check_may_tell(&snapshot, Some(player)).await?;
        if !matches!(snapshot.facts.status, Status::Finished(_)) {
            return Err(AppError::Conflict(refusals::match_not_over()));
        }
        let log = self.node.store.read(move |connection| events::of_match(connection, id)).await?;
        let mut state = play::MatchState::new(snapshot.agreed.config);
        for logged in log.iter().take_while(|logged| logged.seq <= seq.0) {
            state
                .apply(&logged.event, convert::to_play_time(logged.at))
                .map_err(|error| AppError::internal("replaying a match", error))?;
        }
        position_ids::xgid(&state, &snapshot.facts.settings)
            .ok_or_else(|| AppError::invalid("seq", refusals::nobody_acts_after()))
    }

    fn practice_bot(&self, name: &str) -> Result<&Account, AppError> {
        let found = self.house_bots.local.accounts().find(|bot| bot.name.as_str().eq_ignore_ascii_case(name));
        found.ok_or_else(|| AppError::NotFound(refusals::no_such_bot()))
    }

    fn read_practice(&self, row: PracticeRow, player: &Account) -> Result<PracticeGame, AppError> {
        let bot = row.document.bot.as_deref().map(|name| self.practice_bot(name)).transpose()?;
        PracticeGame::read(row, player, bot)
    }

    async fn load_practice(&self, player: &Account, id: MatchId) -> Result<PracticeGame, AppError> {
        let user = player.id;
        let row = self.node.store.read(move |connection| practices::of_player(connection, user, id)).await?;
        self.read_practice(row.ok_or_else(|| AppError::NotFound(refusals::no_such_practice_game()))?, player)
    }

    async fn load_seen(&self, player: &Account, id: MatchId, seen: Seq) -> Result<PracticeGame, AppError> {
        let game = self.load_practice(player, id).await?;
        let stands = game.snapshot.last_seq;
        if seen.0 == stands {
            Ok(game)
        } else {
            Err(AppError::Conflict(refusals::match_moved_on(seen.0, stands)))
        }
    }

    async fn keep_practice(&self, game: &PracticeGame) -> Result<(), AppError> {
        let (id, version, document) = (game.row.id, game.row.version, game.row.document.clone());
        let now = self.node.clock.now();
        let kept = self
            .node
            .store
            .write(move |connection| practices::update(connection, id, version, &document, now));
        if kept.await? { Ok(()) } else { Err(AppError::Conflict(refusals::practice_changed())) }
    }

    /// Lets the bot act while it is its turn.
    async fn let_bot_play(&self, player: &Account, game: &mut PracticeGame) -> Result<(), AppError> {
        let Some(name) = game.row.document.bot.clone() else {
            return game.agree_with_oneself(self.node.clock.now());
        };
        let bot = game.side().opponent();
        let character =
            bots::Character::named(&name).ok_or_else(|| AppError::NotFound(refusals::no_such_bot()))?;
        for _ in 0..BOT_COMMANDS_MAX {
            let now = self.node.clock.now();
            let Some(command) = self.bots_command(player, game, bot, character, now).await? else {
                return Ok(());
            };
            let events = game.decide(bot, &command, now)?;
            game.push(now, &events)?;
        }
        Err(AppError::internal("a bot in a practice game", "it has made too many commands in a row"))
    }

    async fn bots_command(
        &self,
        player: &Account,
        game: &PracticeGame,
        bot: Side,
        character: &'static bots::Character,
        now: Millis,
    ) -> Result<Option<play::Command>, AppError> {
        let state = &game.snapshot.state;
        if state.stop_asked()[bot.opponent()] && state.allowed(bot).contains(&play::CommandKind::StopPlaying)
        {
            return Ok(Some(play::Command::StopPlaying));
        }
        if state.to_act() != Some(bot) {
            return Ok(None);
        }
        let (view, seeds) = (game.view(bot, now), seeds_of(&game.snapshot, bot));
        // The bot's command tells what the engine would do. Every game passes the positions of the book.
        let here: Vec<rules::Position> = state.game().map(|game| *game.position()).into_iter().collect();
        let choose = move |engine: &_| bots::choose(&view, character, seeds, engine);
        let question = InPlayQuestion::of_games(&here);
        let chosen = self.house_bots.answer(player, &question, Size::Small, choose).await?;
        let chosen = chosen.map_err(|error| AppError::internal("a bot in a practice game", error))?;
        convert::command(&chosen.command).map(Some)
    }
}

/// Returns the board after a play, with the opponent on roll.
fn after_play(game: &PracticeGame, command: &play::Command) -> Option<rules::Position> {
    let play::Command::Play(moves) = command else { return None };
    let running = game.snapshot.state.game()?;
    let play::Phase::ToPlay { roll } = running.phase() else { return None };
    rules::apply_play(running.position(), roll, moves).ok()
}

fn parse_seed(text: &str) -> Result<String, AppError> {
    let seed = text.trim();
    if (1..=SEED_MAX).contains(&seed.chars().count()) && !seed.chars().any(char::is_control) {
        Ok(seed.to_owned())
    } else {
        Err(AppError::invalid("seed", refusals::visible_characters(1, SEED_MAX)))
    }
}
