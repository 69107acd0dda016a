//! The facts with which the engine explains a decision, as messages.

use analysis::{Compared, CubeFact, PlayChoice, PlayFact, PointKind};
use wire::ComparedPlay;

/// Converts the facts about two plays.
#[must_use]
pub fn play_facts(facts: &[PlayFact]) -> Vec<wire::PlayFact> {
    facts.iter().map(play_fact).collect()
}

/// Converts the facts about a double.
#[must_use]
pub fn cube_facts(facts: &[CubeFact]) -> Vec<wire::CubeFact> {
    facts.iter().map(cube_fact).collect()
}

fn play_fact(fact: &PlayFact) -> wire::PlayFact {
    match *fact {
        PlayFact::Makes { play, point, kind } => {
            wire::PlayFact::Makes { play: compared(play), point, kind: point_kind(kind) }
        }
        PlayFact::Keeps { play, point, kind } => {
            wire::PlayFact::Keeps { play: compared(play), point, kind: point_kind(kind) }
        }
        PlayFact::Hits { better, played, better_pips, played_pips } => {
            wire::PlayFact::Hits { better, played, better_pips, played_pips }
        }
        PlayFact::Shots(Compared { better, played }) => wire::PlayFact::Shots { better, played },
        PlayFact::Blots(Compared { better, played }) => wire::PlayFact::Blots { better, played },
        PlayFact::Dances(Compared { better, played }) => wire::PlayFact::Dances { better, played },
        PlayFact::Back(Compared { better, played }) => wire::PlayFact::Back { better, played },
        PlayFact::Prime(Compared { better, played }) => wire::PlayFact::Prime { better, played },
        PlayFact::Builders(Compared { better, played }) => wire::PlayFact::Builders { better, played },
        PlayFact::BorneOff(Compared { better, played }) => wire::PlayFact::BorneOff { better, played },
        PlayFact::Outside(Compared { better, played }) => wire::PlayFact::Outside { better, played },
        PlayFact::Gaps(Compared { better, played }) => wire::PlayFact::Gaps { better, played },
        PlayFact::FullRolls(Compared { better, played }) => wire::PlayFact::FullRolls { better, played },
        PlayFact::Race(Compared { better, played }) => wire::PlayFact::Race { better, played },
    }
}

fn cube_fact(fact: &CubeFact) -> wire::CubeFact {
    match *fact {
        CubeFact::TakePoint { dead, live, chance } => wire::CubeFact::TakePoint { dead, live, chance },
        CubeFact::Window { from, to, chance } => wire::CubeFact::Window { from, to, chance },
        CubeFact::MarketLosers { sequences } => wire::CubeFact::MarketLosers { sequences },
        CubeFact::Gammons { won, lost } => wire::CubeFact::Gammons { won, lost },
        CubeFact::Race { doubler, opponent } => wire::CubeFact::Race { doubler, opponent },
    }
}

fn compared(play: PlayChoice) -> ComparedPlay {
    match play {
        PlayChoice::Better => ComparedPlay::Better,
        PlayChoice::Played => ComparedPlay::Played,
    }
}

fn point_kind(kind: PointKind) -> wire::PointKind {
    match kind {
        PointKind::Home => wire::PointKind::Home,
        PointKind::BarPoint => wire::PointKind::BarPoint,
        PointKind::Outer => wire::PointKind::Outer,
        PointKind::Midpoint => wire::PointKind::Midpoint,
        PointKind::OpponentsBarPoint => wire::PointKind::OpponentsBarPoint,
        PointKind::Anchor => wire::PointKind::Anchor,
    }
}
