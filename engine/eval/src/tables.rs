//! The tables of an engine besides its nets.

use crate::bearoff::Solutions;
use crate::efficiency::Efficiencies;
use crate::score::MatchEquities;

/// Everything that the values of cubes and of bear-offs are looked up in.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) equities: MatchEquities,
    pub(crate) efficiencies: Efficiencies,
    pub(crate) solutions: Solutions,
}

impl Tables {
    pub(crate) fn new(equities: MatchEquities) -> Self {
        Self { equities, efficiencies: Efficiencies::embedded(), solutions: Solutions::default() }
    }
}
