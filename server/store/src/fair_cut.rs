//! The order by which public lists are cut off, so that no crowd of accounts pushes other people out of them.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    hash::Hash,
};

use moment::Millis;

/// The facts that decide whether an entry stays in a list that is cut off.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim<P> {
    /// The people whose entry it is, each with true if the rating of the person is established. An entry without
    /// people always comes first.
    pub people: Vec<(P, bool)>,
    /// The time at which the entry was made.
    pub made_at: Millis,
}

/// Returns the entries that stay in a list of at most `most`, in the order in which they come.
///
/// There is room for everybody's newest entry before there is room for a second one of anybody, and in each of these
/// rounds for established people before others. After that the order decides in which the entries come. An entry of
/// two people has the better place of the two.
pub fn cut_fairly<P: Eq + Hash, T>(entries: Vec<(Claim<P>, T)>, most: usize) -> Vec<T> {
    if entries.len() <= most {
        return entries.into_iter().map(|(_, entry)| entry).collect();
    }
    let mut places: Vec<(Rank, usize)> = ranks(&entries).into_iter().zip(0..).collect();
    places.sort_unstable();
    let kept: HashSet<usize> = places.into_iter().take(most).map(|(_, place)| place).collect();
    let stays = entries.into_iter().enumerate().filter(|(place, _)| kept.contains(place));
    stays.map(|(_, (_, entry))| entry).collect()
}

/// The number of an entry among those of the same person, from the newest, then true if the person is not established.
type Rank = (u32, bool);

/// Returns the rank of each entry.
fn ranks<P: Eq + Hash, T>(entries: &[(Claim<P>, T)]) -> Vec<Rank> {
    let mut newest: Vec<usize> = (0..entries.len()).collect();
    newest.sort_by_key(|&place| Reverse(entries[place].0.made_at));
    let mut counted: HashMap<&P, u32> = HashMap::new();
    let mut ranks = vec![(0, false); entries.len()];
    for place in newest {
        let of_each = entries[place].0.people.iter().map(|(person, is_established)| {
            let count = counted.entry(person).or_default();
            *count += 1;
            (*count, !is_established)
        });
        ranks[place] = of_each.min().unwrap_or_default();
    }
    ranks
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The people of an entry, and the time at which it was made.
    type Made = (Vec<u8>, i64);

    /// Returns the places of the entries that stay.
    fn keep(made: &[Made], is_established: impl Fn(u8) -> bool, most: usize) -> Vec<usize> {
        let entries = made.iter().enumerate().map(|(place, (people, at))| {
            let people = people.iter().map(|&person| (person, is_established(person))).collect();
            (Claim { people, made_at: Millis(*at) }, place)
        });
        cut_fairly(entries.collect(), most)
    }

    /// Returns true if a person has no entry, or the newest one stays.
    fn has_newest(made: &[Made], person: u8, kept: &[usize]) -> bool {
        let own = || made.iter().enumerate().filter(|(_, (people, _))| people.contains(&person));
        let newest = own().map(|(_, (_, at))| *at).max();
        newest.is_none() || own().any(|(place, (_, at))| Some(*at) == newest && kept.contains(&place))
    }

    #[test]
    fn entries_stay_in_rounds() {
        let (honest, crowd, other, site) = (vec![1], vec![2], vec![3], vec![]);
        // The list shows the newest entries first.
        let made = [
            (crowd.clone(), 9),
            (crowd.clone(), 8),
            (crowd.clone(), 7),
            (vec![3, 2], 6),
            (other, 5),
            (honest, 4),
            (crowd, 3),
            (site, 2),
        ];
        for (most, kept) in [
            (0, vec![]),
            (1, vec![7]),
            (2, vec![5, 7]),
            (3, vec![0, 5, 7]),
            // The match of 3 against 2 is the newest entry of 3, though the fourth of 2.
            (4, vec![0, 3, 5, 7]),
            (5, vec![0, 1, 3, 5, 7]),
            (6, vec![0, 1, 3, 4, 5, 7]),
            (8, vec![0, 1, 2, 3, 4, 5, 6, 7]),
            (9, vec![0, 1, 2, 3, 4, 5, 6, 7]),
        ] {
            assert_eq!(keep(&made, |person| person == 1, most), kept, "{most}");
        }
    }

    proptest! {
        /// While there are no more people than places, everybody's newest entry stays, whatever the others make.
        #[test]
        fn no_crowd_smaller_than_the_list_pushes_anybody_out(
            made in proptest::collection::vec((proptest::collection::vec(0_u8..12, 1..3), 0_i64..40), 0..120),
            most in 12_usize..20,
        ) {
            let kept = keep(&made, |person| person % 3 == 0, most);
            prop_assert_eq!(kept.len(), made.len().min(most));
            prop_assert!(kept.is_sorted());
            for person in 0..12 {
                prop_assert!(has_newest(&made, person, &kept), "{person}: {kept:?}");
            }
        }

        /// A crowd of any size leaves room for established people.
        #[test]
        fn no_crowd_of_new_accounts_pushes_established_people_out(
            made in proptest::collection::vec((proptest::collection::vec(0_u8..60, 1..3), 0_i64..40), 0..120),
            most in 4_usize..8,
        ) {
            let kept = keep(&made, |person| person < 4, most);
            for person in 0..4 {
                prop_assert!(has_newest(&made, person, &kept), "{person}: {kept:?}");
            }
        }
    }
}
