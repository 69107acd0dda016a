//! The bots and their differences.

use eval::Ply;

/// The strength of a bot; 1 is the weakest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Returns the number shown.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns a word for the level.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self.0 {
            1 => "Beginner",
            2 => "Casual",
            3 => "Intermediate",
            4 => "Club player",
            5 => "Expert",
            _ => "World class",
        }
    }
}

/// A bot with its name and its habits. Equities are in units of the current cube.
#[derive(Debug, Clone, PartialEq)]
pub struct Character {
    /// The name of its account.
    pub name: &'static str,
    /// The level of its strength.
    pub level: Level,
    /// The text with which it introduces itself.
    pub about: &'static str,
    /// Its rating from a tournament of every bot against every other, with mean 1500 (`docs/bots.md`).
    pub strength: u16,
    /// The depth of its search.
    pub(crate) ply: Ply,
    /// The standard deviation of the error in its judgement of a play, in a position of average difficulty.
    pub(crate) play_wavering: f64,
    /// The largest loss of a play that it considers, by its own judgement.
    pub(crate) play_loss_max: f64,
    /// The standard deviation of the error in its judgement of the cube, in a position of average difficulty.
    pub(crate) cube_wavering: f64,
    /// The advantage that doubling must seem to have before the bot doubles.
    pub(crate) cube_caution: f64,
    /// The extra value that it sees in a hit.
    pub(crate) fondness_of_hitting: f64,
    /// The extra cost that it sees in each of its blots within the opponent's reach.
    pub(crate) fear_of_blots: f64,
}

/// All bots, from the weakest to the strongest. A name belongs to an account, so it is never reused for another
/// character.
pub const CHARACTERS: [Character; 6] = [
    Character {
        name: "Pip",
        level: Level(1),
        about: "Has just learnt how the checkers move and loves to hit. Forgets the cube is there.",
        strength: 408,
        ply: Ply::ZERO,
        play_wavering: 0.31,
        play_loss_max: 0.8,
        cube_wavering: 0.20,
        cube_caution: 0.10,
        fondness_of_hitting: 0.08,
        fear_of_blots: 0.0,
    },
    Character {
        name: "Wilma",
        level: Level(2),
        about: "Plays on Sundays and plays it safe: leaves no blot if she can help it, and thinks twice before doubling.",
        strength: 1_107,
        ply: Ply::ZERO,
        play_wavering: 0.165,
        play_loss_max: 0.5,
        cube_wavering: 0.18,
        cube_caution: 0.10,
        fondness_of_hitting: 0.0,
        fear_of_blots: 0.03,
    },
    Character {
        name: "Jago",
        level: Level(3),
        about: "Bold and in a hurry. Hits first, counts later, and takes almost any double.",
        strength: 1_556,
        ply: Ply::ZERO,
        play_wavering: 0.08,
        play_loss_max: 0.32,
        cube_wavering: 0.15,
        cube_caution: -0.02,
        fondness_of_hitting: 0.03,
        fear_of_blots: -0.01,
    },
    Character {
        name: "Marlow",
        level: Level(4),
        about: "The backbone of the Thursday club. Knows the openings, counts pips, and slips in long games.",
        strength: 1_832,
        ply: Ply::ZERO,
        play_wavering: 0.037,
        play_loss_max: 0.18,
        cube_wavering: 0.07,
        cube_caution: 0.03,
        fondness_of_hitting: 0.0,
        fear_of_blots: 0.0,
    },
    Character {
        name: "Sable",
        level: Level(5),
        about: "Quick and precise. Her judgement of a position hardly ever wavers.",
        strength: 2_027,
        ply: Ply::ZERO,
        play_wavering: 0.0,
        play_loss_max: 0.0,
        cube_wavering: 0.0,
        cube_caution: 0.0,
        fondness_of_hitting: 0.0,
        fear_of_blots: 0.0,
    },
    Character {
        name: "Octavia",
        level: Level(6),
        about: "Looks at every reply to every roll before she moves a checker. The best this house has to offer.",
        strength: 2_070,
        ply: Ply::TWO,
        play_wavering: 0.0,
        play_loss_max: 0.0,
        cube_wavering: 0.0,
        cube_caution: 0.0,
        fondness_of_hitting: 0.0,
        fear_of_blots: 0.0,
    },
];

impl Character {
    /// Returns the character with this name, ignoring case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        CHARACTERS.iter().find(|character| character.name.eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_are_those_that_were_measured() {
        let published = include_str!("../../docs/bots.md");
        for Character { name, level, strength, .. } in &CHARACTERS {
            let row = format!("| {name} | {} | {strength} |", level.title());
            assert!(published.contains(&row), "{row}");
        }
    }

    #[test]
    fn characters_come_from_weak_to_strong_under_names_of_their_own() {
        for pair in CHARACTERS.windows(2) {
            assert!(pair[0].level <= pair[1].level && pair[0].play_wavering >= pair[1].play_wavering);
        }
        for character in &CHARACTERS {
            assert_eq!(Character::named(&character.name.to_uppercase()), Some(character));
            assert!(!character.about.is_empty() && !character.level.title().is_empty());
        }
        assert!(
            CHARACTERS
                .iter()
                .map(|character| character.level)
                .collect::<std::collections::BTreeSet<_>>()
                .len()
                >= 6
        );
    }
}
