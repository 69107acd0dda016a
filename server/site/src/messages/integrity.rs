//! The stored evidence of cases and scopes of voids, and their messages.

use store::stored::integrity as stored;

use super::{ToStored, ToWire};

impl ToWire for stored::StarEvidence {
    type Wire = wire::StarEvidence;

    fn to_wire(&self) -> wire::StarEvidence {
        wire::StarEvidence {
            feeders: self.feeders,
            fed: self.fed,
            finished: self.finished,
            rating_gained: self.rating_gained,
            matches: self.matches.to_wire(),
        }
    }
}

impl ToWire for stored::FedMatch {
    type Wire = wire::FedMatch;

    fn to_wire(&self) -> wire::FedMatch {
        wire::FedMatch {
            id: wire::MatchId(self.id.clone()),
            loser: self.loser.clone(),
            account_made_at: self.account_made_at,
            opened_at: self.opened_at,
            ended_at: self.ended_at,
            lasted_ms: self.lasted_ms,
            events: self.events,
            given_up: self.given_up,
            rated: self.rated,
            shared_browser: self.shared_browser,
            shared_address: self.shared_address,
        }
    }
}

impl ToStored for wire::VoidScope {
    type Stored = stored::VoidScope;

    fn to_stored(&self) -> stored::VoidScope {
        match self {
            wire::VoidScope::Match { id } => stored::VoidScope::Match { id: id.0.clone() },
            wire::VoidScope::Account { player, from, until } => {
                stored::VoidScope::Account { player: player.clone(), from: *from, until: *until }
            }
            wire::VoidScope::Pair { players: (one, other) } => {
                stored::VoidScope::Pair { players: [one.clone(), other.clone()] }
            }
            wire::VoidScope::TeamMatch { id } => stored::VoidScope::TeamMatch { id: id.0.clone() },
        }
    }
}
