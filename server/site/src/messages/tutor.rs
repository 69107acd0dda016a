//! Stored forms of the facts of an analysis, and their messages.

use store::stored::tutor as stored;

use super::{ToStored, ToWire};

/// Converts enums whose variants have the same fields on both sides. Fields after `with` are converted too, the others
/// copied.
macro_rules! facts {
    ($stored:ty, $wire:ty: $($name:ident { $($same:ident),* $(; with $($other:ident),+)? }),+ $(,)?) => {
        impl ToWire for $stored {
            type Wire = $wire;

            fn to_wire(&self) -> $wire {
                type Other = $wire;
                match self {
                    $(Self::$name { $($same,)* $($($other,)+)? } => Other::$name {
                        $($same: *$same,)* $($($other: $other.to_wire(),)+)?
                    },)+
                }
            }
        }

        impl ToStored for $wire {
            type Stored = $stored;

            fn to_stored(&self) -> $stored {
                type Other = $stored;
                match self {
                    $(Self::$name { $($same,)* $($($other,)+)? } => Other::$name {
                        $($same: *$same,)* $($($other: $other.to_stored(),)+)?
                    },)+
                }
            }
        }
    };
}

facts!(
    stored::PlayFact, wire::PlayFact:
    Makes { point; with play, kind },
    Keeps { point; with play, kind },
    Hits { better, played, better_pips, played_pips },
    Shots { better, played },
    Blots { better, played },
    Dances { better, played },
    Back { better, played },
    Prime { better, played },
    Builders { better, played },
    BorneOff { better, played },
    Outside { better, played },
    Gaps { better, played },
    FullRolls { better, played },
    Race { better, played },
);
facts!(
    stored::CubeFact, wire::CubeFact:
    TakePoint { dead, live, chance },
    Window { from, to, chance },
    MarketLosers { sequences },
    Gammons { won, lost },
    Race { doubler, opponent },
);

words!(stored::ComparedPlay, wire::ComparedPlay: Better, Played);
words!(
    stored::PointKind, wire::PointKind:
    Home, BarPoint, Outer, Midpoint, OpponentsBarPoint, Anchor
);
