//! Views of `Competitions`, one for each subject. Each borrows `Competitions` and has the methods of its subject.

/// Defines a view, and the method of `Competitions` that returns it.
macro_rules! part_of_room {
    ($(#[$doc:meta])* $Part:ident, $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $Part<'a>(&'a $crate::competitions::Competitions);

        impl std::ops::Deref for $Part<'_> {
            type Target = $crate::competitions::Competitions;

            fn deref(&self) -> &Self::Target {
                self.0
            }
        }

        impl $crate::competitions::Competitions {
            $(#[$doc])*
            pub fn $name(&self) -> $Part<'_> {
                $Part(self)
            }
        }
    };
}

part_of_room! {
    /// The knock-outs.
    Tournaments, tournaments
}
part_of_room! {
    /// The team matches.
    TeamMatches, team_matches
}
part_of_room! {
    /// The team events.
    TeamEvents, team_events
}
part_of_room! {
    /// The comparative events.
    Comparatives, comparatives
}
part_of_room! {
    /// The acts of directors at their desks.
    Directors, directors
}
part_of_room! {
    /// The duties of all users.
    DutyBoard, duty_board
}
