//! Caches with a bound on the number of their entries. Each entry can be read or computed again at any moment.

use std::{collections::HashMap, hash::Hash};

/// Makes room for a key. A full cache is cleared, which needs no record of the last uses.
pub(crate) fn make_room<K: Eq + Hash, V>(cache: &mut HashMap<K, V>, most: usize, key: &K) {
    if cache.len() >= most && !cache.contains_key(key) {
        cache.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cache_has_no_more_entries_than_it_may() {
        let mut cache = HashMap::new();
        for key in 0..100 {
            make_room(&mut cache, 8, &key);
            cache.insert(key, ());
            assert!(cache.len() <= 8 && cache.contains_key(&key), "{key}");
            // A key that has its entry needs no room.
            make_room(&mut cache, 1, &key);
            assert!(cache.contains_key(&key), "{key}");
        }
    }
}
