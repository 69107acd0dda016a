//! `fullprime admin sanction` and `void`: the actions of the moderators' desk, for operators.

use anyhow::{Context as _, bail};
use clap::{Subcommand, ValueEnum};
use serde_json::json;
use site::{
    error::AppError,
    integrity::{
        moderation::{self, Order, checked_text, end_of},
        sanctions as appeals, voiding,
        voids::{self, HistoryChange},
    },
    messages::{ToStored, ToWire},
};
use store::{
    AnyConn, DbError, Store,
    account::{Author, UserName},
    clock::Clock as _,
    id::{self, UserId},
    moderation::ModeratorDeed,
    operator_log, people, sanctions, users, voids as rows,
    voids::CountedVoid,
};
use texts::refusals;
use wire::{MatchId, Millis, TeamMatchId, VoidScope};

use super::operator::{act, say};
use crate::SystemClock;

/// The maximum number of lines of a list.
const LINES_MAX: i64 = 1_000;

/// The kinds of sanctions.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum Kind {
    /// The player is reminded of the rules.
    Warning,
    /// The player cannot write; needs --hours.
    Mute,
    /// The player plays only unrated and without stakes.
    Restriction,
    /// The player cannot play; needs --hours.
    Suspension,
    /// The player cannot play, and appears in no list.
    Ban,
    /// The player gets a neutral name, and the old one is closed for good.
    ClosedName,
    /// The player appears in no list.
    Hidden,
}

impl Kind {
    fn deed(self) -> ModeratorDeed {
        match self {
            Kind::Warning => ModeratorDeed::Warning,
            Kind::Mute => ModeratorDeed::Mute,
            Kind::Restriction => ModeratorDeed::Restriction,
            Kind::Suspension => ModeratorDeed::Suspension,
            Kind::Ban => ModeratorDeed::Ban,
            Kind::ClosedName => ModeratorDeed::ClosedName,
            Kind::Hidden => ModeratorDeed::Hidden,
        }
    }
}

/// The commands about sanctions.
#[derive(Debug, Subcommand)]
pub(super) enum SanctionTask {
    /// Impose a sanction. A running server closes the player's sockets within ten seconds.
    Impose {
        /// The kind of sanction.
        kind: Kind,
        /// The account's name.
        name: String,
        /// The duration in hours. A mute and a suspension need this; a warning, a ban and a closed name have no end.
        #[arg(long, value_name = "N")]
        hours: Option<u32>,
        /// The reason, shown to the player.
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// The evidence, shown to moderators.
        #[arg(long, value_name = "TEXT")]
        evidence: String,
    },
    /// Lift a sanction.
    Lift {
        /// The account's name.
        name: String,
        /// The sanction's id, as `list` prints it.
        id: String,
        /// The reason, for the log.
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Close the open case of a player whom the server has hidden; the player is shown again.
    CloseCase {
        /// The account's name.
        name: String,
        /// The reason, for the log.
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Print the sanctions of an account, the newest first, one JSON object a line.
    List {
        /// The account's name.
        name: String,
    },
    /// Decide an appeal.
    Decide {
        /// The id of the sanction, as `list` prints it.
        id: String,
        /// Lift the sanction. Without this the appeal is rejected.
        #[arg(long)]
        grant: bool,
        /// The answer to the player.
        #[arg(long, value_name = "TEXT")]
        answer: String,
    },
}

/// The grounds for a void.
#[derive(Debug, clap::Args)]
pub(super) struct Why {
    /// The reason, shown to the players.
    #[arg(long, value_name = "TEXT")]
    reason: String,
    /// The evidence, shown to moderators.
    #[arg(long, value_name = "TEXT")]
    evidence: String,
    /// Only show what would change.
    #[arg(long)]
    preview: bool,
}

/// The commands about voids of matches.
#[derive(Debug, Subcommand)]
pub(super) enum VoidTask {
    /// Void one match.
    Match {
        /// The match's id.
        id: String,
        #[command(flatten)]
        why: Why,
    },
    /// Void all matches that an account has finished in a window of time.
    Account {
        /// The account's name.
        name: String,
        /// The start of the window, in milliseconds since 1970 (UTC).
        #[arg(long, value_name = "MS")]
        from: i64,
        /// The end of the window, which is not part of it.
        #[arg(long, value_name = "MS")]
        until: i64,
        #[command(flatten)]
        why: Why,
    },
    /// Void all matches between two accounts.
    Between {
        /// The name of one account.
        name: String,
        /// The name of the other account.
        other: String,
        #[command(flatten)]
        why: Why,
    },
    /// Void a team match: it no longer counts for the team list or the players' sums.
    TeamMatch {
        /// The id of the team match.
        id: String,
        #[command(flatten)]
        why: Why,
    },
    /// Undo a void: its matches count again.
    Undo {
        /// The void's id, as `list` prints it.
        id: String,
        /// The reason, for the log.
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Print the voids, the newest first, one JSON object a line.
    List,
}

fn operator() -> Author {
    Author::Operator(act("", None, "").operator)
}

impl SanctionTask {
    pub(super) async fn run(self, store: &Store) -> anyhow::Result<()> {
        let now = SystemClock.now();
        let order = |deed, name: &str, sanction, until, reason: &str, why: &str| -> anyhow::Result<Order> {
            Ok(Order {
                author: operator(),
                deed,
                player: UserName::parse_any(name).map_err(AppError::from)?,
                report: None,
                sanction,
                until,
                reason: reason.to_owned(),
                why: checked_text(why, "--evidence or --why")?,
            })
        };
        match self {
            SanctionTask::Impose { kind, name, hours, reason, evidence } => {
                let until = end_of(kind.deed(), hours, now)?;
                let reason = checked_text(&reason, "--reason")?;
                let order = order(kind.deed(), &name, None, until, &reason, &evidence)?;
                let done = carry_out(store, order, "sanction impose", now).await?;
                match done.renamed {
                    Some(new) => say(&format!("{name} is now called {new}, and the old name is blocked")),
                    None => say(&format!("{name} is sanctioned; the account page says so")),
                }
            }
            SanctionTask::Lift { name, id, why } => {
                let id = id::parse(&id).context("this is not the id of a sanction")?;
                let order = order(ModeratorDeed::Lift, &name, Some(id), None, "", &why)?;
                carry_out(store, order, "sanction lift", now).await?;
                say("the sanction is lifted")
            }
            SanctionTask::CloseCase { name, why } => {
                let order = order(ModeratorDeed::CloseCase, &name, None, None, "", &why)?;
                carry_out(store, order, "sanction close-case", now).await?;
                say(&format!("the case is closed, and {name} is shown again"))
            }
            SanctionTask::List { name } => list(store, &name, now).await,
            SanctionTask::Decide { id, grant, answer } => {
                let id = id::parse(&id).context("this is not the id of a sanction")?;
                let answer = checked_text(&answer, "--answer")?;
                let by = operator();
                let write = store.write(move |connection| {
                    appeals::decide(connection, &by, id, (grant, &answer), now)?;
                    Ok::<_, AppError>(operator_log::store_operator_act(
                        connection,
                        &act("sanction decide", None, &id::show(id)),
                        now,
                    )?)
                });
                write.await?;
                say(if grant {
                    "the appeal is granted and the sanction lifted"
                } else {
                    "the appeal is rejected"
                })
            }
        }
    }
}

async fn carry_out(
    store: &Store,
    order: Order,
    what: &'static str,
    now: Millis,
) -> Result<moderation::ModerationOutcome, AppError> {
    let write = store.write(move |connection| {
        let done = moderation::carry_out(connection, &order, now)?;
        operator_log::store_operator_act(connection, &act(what, Some(done.player.id), &order.why), now)?;
        Ok::<_, AppError>(done)
    });
    write.await
}

async fn list(store: &Store, name: &str, now: Millis) -> anyhow::Result<()> {
    let name = UserName::parse_any(name).map_err(AppError::from)?;
    let read = store.read(move |connection| {
        let player = users::by_name(connection, &name)?;
        let player = player.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
        let all = sanctions::all_of(connection, player.id, LINES_MAX)?;
        let moderators: Vec<UserId> = all.iter().filter_map(|one| one.author.moderator()).collect();
        let names = people::by_ids(connection, moderators)?;
        let named = |user: UserId| names.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
        let lines = all.iter().map(|one| {
            json!({
                "id": id::show(one.id), "kind": one.kind.to_wire(), "at": one.at, "until": one.until,
                "lifted_at": one.lifted_at, "in_force": one.is_in_force(now), "reason": one.reason,
                "evidence": one.evidence, "author": moderation::author_name(&one.author, named),
                "appeal": one.appeal.as_ref().map(|appeal| &appeal.text),
                "granted": one.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref()).map(|decided| decided.granted),
            })
        });
        Ok::<_, AppError>(lines.collect::<Vec<_>>())
    });
    for line in read.await? {
        say(&line.to_string())?;
    }
    Ok(())
}

impl VoidTask {
    pub(super) async fn run(self, store: &Store) -> anyhow::Result<()> {
        let (scope, why) = match self {
            VoidTask::Match { id, why } => (VoidScope::Match { id: MatchId(id) }, why),
            VoidTask::Account { name, from, until, why } => {
                (VoidScope::Account { player: name, from: Millis(from), until: Millis(until) }, why)
            }
            VoidTask::Between { name, other, why } => (VoidScope::Pair { players: (name, other) }, why),
            VoidTask::TeamMatch { id, why } => (VoidScope::TeamMatch { id: TeamMatchId(id) }, why),
            VoidTask::Undo { id, why } => {
                let void = id::parse(&id).context("this is not the id of a void")?;
                let why = checked_text(&why, "--why")?;
                return carry_out_void(store, HistoryChange::Undo { void, why }, "void undo").await;
            }
            VoidTask::List => return list_voids(store).await,
        };
        let (asked, scope) = (scope.clone(), scope.to_stored());
        let selected = store.read(move |connection| voiding::selected(connection, &asked)).await?;
        if why.preview {
            let changes = voids::preview(store, selected).await?;
            let view = store.read(move |connection| voiding::view(connection, &changes)).await?;
            return say(&serde_json::to_string_pretty(&view)?);
        }
        let step = HistoryChange::Void {
            selected,
            seen: None,
            scope,
            reason: checked_text(&why.reason, "--reason")?,
            evidence: checked_text(&why.evidence, "--evidence")?,
        };
        carry_out_void(store, step, "void").await
    }
}

async fn carry_out_void(store: &Store, step: HistoryChange, what: &'static str) -> anyhow::Result<()> {
    let now = SystemClock.now();
    let changes = voids::carry_out(store, operator(), voids::no_guard(), step, now).await?;
    let shown = id::show(changes.void);
    let noted = store.write(move |connection: &mut AnyConn| {
        operator_log::store_operator_act(connection, &act(what, None, &shown), now)?;
        Ok::<_, DbError>(())
    });
    noted.await?;
    let view = store.read(move |connection| voiding::view(connection, &changes)).await?;
    say(&serde_json::to_string_pretty(&view)?)
}

async fn list_voids(store: &Store) -> anyhow::Result<()> {
    let all = store.read(|connection| rows::newest(connection, LINES_MAX)).await?;
    if all.is_empty() {
        bail!("no match has been voided");
    }
    for CountedVoid { void, matches, team_matches } in all {
        let line = json!({
            "id": id::show(void.id), "at": void.at, "reason": void.reason, "evidence": void.evidence,
            "matches": matches, "team_matches": team_matches, "undone_at": void.undone_at, "undone_why": void.undone_why,
        });
        say(&line.to_string())?;
    }
    Ok(())
}
