//! Clubs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PublicName, PublicText};

use crate::{ChatLine, CompetitionKind, DutyEvent, Look, Millis, RequestId};

/// How people become members of a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClubJoining {
    /// At once, without a request.
    Open,
    /// An officer accepts a request.
    Request,
    /// By an invitation of an officer.
    Invitation,
}

/// The role of a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClubRole {
    /// May do everything. A club has at most one.
    Owner,
    /// Invites, accepts, removes and bars people, and adds events.
    Officer,
    /// Writes in the chat, and enters the events of the club.
    Member,
}

/// The standing of a person who is not a member.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClubStanding {
    /// Has asked to join.
    Asks,
    /// Was invited.
    Invited,
    /// Cannot join.
    Barred,
}

/// A club in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubCard {
    /// The id in its address.
    pub id: String,
    /// The name.
    pub name: String,
    /// How people join.
    pub joining: ClubJoining,
    /// The number of members.
    pub members: u32,
    /// The user's role, in the list of the user's own clubs.
    pub your_role: Option<ClubRole>,
}

/// `GET /api/v1/clubs`: the user's clubs, those that have invited the user, and others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clubs {
    /// The user's own clubs.
    pub yours: Vec<ClubCard>,
    /// The clubs that have invited the user.
    pub invitations: Vec<ClubCard>,
    /// The clubs whose names begin with the search text, or the newest clubs; at most 50.
    pub found: Vec<ClubCard>,
}

/// `POST /api/v1/clubs`: a new club, owned by the user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateClub {
    /// The name, 3 to 40 characters; no other club may have, or have had, a name that looks like it.
    #[schema(min_length = 3, max_length = 40)]
    pub name: PublicName,
    /// A description, at most 1000 characters.
    #[schema(max_length = 1000)]
    pub about: PublicText,
    /// How people join.
    pub joining: ClubJoining,
}

/// A member of a club.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubMember {
    /// The player.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: Look,
    /// The role.
    pub role: ClubRole,
    /// The time since which the player has been a member.
    pub since: Millis,
    /// The Casual rating.
    pub casual: f64,
    /// The Stakes rating.
    pub stakes: f64,
    /// True if the Casual rating is provisional. The club's leaderboard leaves it out.
    pub casual_provisional: bool,
    /// True if the Stakes rating is provisional.
    pub stakes_provisional: bool,
    /// True if the owner has offered the club to this member. Only the owner and the member learn of it.
    pub offered: bool,
}

/// A person who asks to join, is invited or is barred.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubOutsider {
    /// The player.
    pub name: String,
    /// The standing.
    pub standing: ClubStanding,
    /// The time since which the person has had this standing.
    pub at: Millis,
}

/// An event of a club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubEvent {
    /// The event.
    pub event: DutyEvent,
    /// True if only members can enter it.
    pub members_only: bool,
    /// True if it is over or was cancelled.
    pub finished: bool,
}

/// `GET /api/v1/clubs/{id}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubView {
    /// The club.
    pub card: ClubCard,
    /// A description.
    pub about: String,
    /// The time of its foundation.
    pub created_at: Millis,
    /// The user's role; null if the user is not a member.
    pub your_role: Option<ClubRole>,
    /// The user's standing, if the user is not a member.
    pub your_standing: Option<ClubStanding>,
    /// The owner, the officers, then the members.
    pub members: Vec<ClubMember>,
    /// The people who wait or are barred; only for the owner and officers.
    pub outsiders: Vec<ClubOutsider>,
    /// The events, the latest first.
    pub events: Vec<ClubEvent>,
    /// True if the user can become the owner with `take_over`.
    pub may_take_over: bool,
}

/// `POST /api/v1/clubs/{id}/acts`: an act of a person in a club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClubAct {
    /// Joins an open club or one that has invited the user; otherwise asks to join.
    Join,
    /// Leaves the club. When the owner leaves, the club has no owner until one of its officers takes it over, or a
    /// member if it has no officer. When the last member leaves, the club is dissolved.
    Leave,
    /// Withdraws a request, or declines an invitation.
    Withdraw,
    /// Invites a player. For officers.
    Invite {
        /// The player.
        name: String,
    },
    /// Accepts a request. For officers.
    Accept {
        /// The player.
        name: String,
    },
    /// Declines a request, takes an invitation back, or lifts a bar. For officers.
    Dismiss {
        /// The player.
        name: String,
    },
    /// Removes a member. For officers; only the owner removes officers.
    Remove {
        /// The player.
        name: String,
    },
    /// Bars a player, and removes the player if a member. For officers; only the owner bars officers.
    Bar {
        /// The player.
        name: String,
    },
    /// Makes a member an officer, or an officer a member. For the owner.
    SetOfficer {
        /// The player.
        name: String,
        /// True for an officer.
        officer: bool,
    },
    /// Offers the club to another member, in place of an earlier offer. Until that member takes it over, nothing
    /// changes. For the owner.
    HandOver {
        /// The player.
        name: String,
    },
    /// Withdraws the offer of the club. For the owner.
    Keep,
    /// Becomes the owner of a club that was offered to the user or has no owner. A former owner becomes an officer.
    TakeOver,
    /// Changes the description and how people join. For the owner.
    Change {
        /// A description, at most 1000 characters.
        about: PublicText,
        /// How people join.
        joining: ClubJoining,
    },
    /// Adds an event to the club. For officers who direct the event.
    AddEvent {
        /// The kind of the event.
        kind: CompetitionKind,
        /// Its id.
        id: String,
        /// True if only members can enter it.
        members_only: bool,
    },
    /// Removes an event from the club. For officers.
    RemoveEvent {
        /// The kind of the event.
        kind: CompetitionKind,
        /// Its id.
        id: String,
    },
    /// Dissolves the club for good. For the owner and for moderators.
    Dissolve,
}

/// `GET /api/v1/clubs/{id}/chat?after=`: lines of the chat, for members. Lines of players who block the user, or whom
/// the user blocks, are left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClubChat {
    /// At most the last 100 lines, in order.
    pub lines: Vec<ChatLine>,
}

/// `POST /api/v1/clubs/{id}/chat`: a line, stored once for each request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SayInClub {
    /// The client's name for this line.
    pub request: RequestId,
    /// The text, 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: PublicText,
}

/// A club in the export of an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnClub {
    /// The club.
    pub name: String,
    /// The role.
    pub role: ClubRole,
    /// The time since which the account has been a member.
    pub since: Millis,
}

/// A line that the account has written in the chat of a club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnClubLine {
    /// The id of the club.
    pub club: String,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}
