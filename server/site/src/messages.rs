//! Conversions between stored values and messages. Neither side knows the other: `store` has no message, and `wire` no
//! row.

use store::{
    account, chat, clubs, facts, id, learning, mail, maintenance, moderation, own_data, push, sanctions,
    settings,
};

/// A stored value that messages contain.
pub trait ToWire {
    /// Its type in messages.
    type Wire;

    /// Returns the value for a message.
    fn to_wire(&self) -> Self::Wire;
}

/// A part of a message that is stored.
pub trait ToStored {
    /// Its stored type.
    type Stored;

    /// Returns the value to store.
    fn to_stored(&self) -> Self::Stored;
}

/// Converts ids to their public form.
macro_rules! ids {
    ($($stored:ident => $wire:ident),+ $(,)?) => {$(
        impl $crate::messages::ToWire for ::store::id::$stored {
            type Wire = ::wire::$wire;

            fn to_wire(&self) -> ::wire::$wire {
                ::wire::$wire(self.shown())
            }
        }
    )+};
}
pub(crate) use ids;

/// Converts enums without fields whose variants have the same names on both sides.
macro_rules! words {
    ($stored:ty, $wire:ty: $($name:ident),+ $(,)?) => {
        impl ToWire for $stored {
            type Wire = $wire;

            fn to_wire(&self) -> $wire {
                match self {
                    $(<$stored>::$name => <$wire>::$name,)+
                }
            }
        }

        impl ToStored for $wire {
            type Stored = $stored;

            fn to_stored(&self) -> $stored {
                match self {
                    $(<$wire>::$name => <$stored>::$name,)+
                }
            }
        }
    };
}

/// Converts structs with the same fields on both sides. Fields after `with` are converted too, the others copied.
macro_rules! fields {
    ($stored:ty, $wire:ty: $($same:ident),* $(; with $($other:ident),+)?) => {
        impl ToWire for $stored {
            type Wire = $wire;

            fn to_wire(&self) -> $wire {
                #[allow(clippy::clone_on_copy, reason = "some fields are texts")]
                { Self::Wire { $($same: self.$same.clone(),)* $($($other: self.$other.to_wire(),)+)? } }
            }
        }

        impl ToStored for $wire {
            type Stored = $stored;

            fn to_stored(&self) -> $stored {
                #[allow(clippy::clone_on_copy, reason = "some fields are texts")]
                { Self::Stored { $($same: self.$same.clone(),)* $($($other: self.$other.to_stored(),)+)? } }
            }
        }
    };
}

impl<T: ToWire> ToWire for Option<T> {
    type Wire = Option<T::Wire>;

    fn to_wire(&self) -> Self::Wire {
        self.as_ref().map(T::to_wire)
    }
}

impl<T: ToStored> ToStored for Option<T> {
    type Stored = Option<T::Stored>;

    fn to_stored(&self) -> Self::Stored {
        self.as_ref().map(T::to_stored)
    }
}

impl<T: ToWire> ToWire for Vec<T> {
    type Wire = Vec<T::Wire>;

    fn to_wire(&self) -> Self::Wire {
        self.iter().map(T::to_wire).collect()
    }
}

impl<T: ToStored> ToStored for Vec<T> {
    type Stored = Vec<T::Stored>;

    fn to_stored(&self) -> Self::Stored {
        self.iter().map(T::to_stored).collect()
    }
}

impl ToWire for account::Look {
    type Wire = wire::Look;

    fn to_wire(&self) -> wire::Look {
        wire::Look {
            picture: self.picture.map(|picture| picture.as_str().to_owned()),
            flag: self.flag.map(|flag| flag.to_string()),
            title: self.title.to_wire(),
        }
    }
}

mod analysis;
mod archive;
mod integrity;
mod tutor;

words!(clubs::Joining, wire::ClubJoining: Open, Request, Invitation);
words!(clubs::Role, wire::ClubRole: Owner, Officer, Member);
words!(clubs::Standing, wire::ClubStanding: Asks, Invited, Barred);
words!(account::Title, wire::Title: Expert, Master, Grandmaster);

ids! {
    MatchId => MatchId,
    ImportId => ImportId,
    LibraryMatchId => LibraryId,
}

impl ToStored for wire::RequestId {
    type Stored = id::RequestId;

    fn to_stored(&self) -> id::RequestId {
        id::RequestId(self.0.clone())
    }
}

impl ToWire for settings::Hundredths {
    type Wire = wire::Credits;

    fn to_wire(&self) -> wire::Credits {
        wire::Credits(self.0)
    }
}

impl ToStored for wire::Credits {
    type Stored = settings::Hundredths;

    fn to_stored(&self) -> settings::Hundredths {
        settings::Hundredths(self.0)
    }
}

words!(settings::EventMatches, wire::EventMatches: Off, Final, All);
words!(settings::StartRule, wire::StartRule: OpeningThrow, Alternate);
words!(settings::DiceRule, wire::DiceRule: Served, Thrown);
words!(settings::IllegalPlays, wire::IllegalPlays: Corrected, Accepted);
fields!(settings::Options, wire::Options: jacoby, automatic_doubles, automatic_doubles_max, beavers, raccoons);
fields!(settings::GameTerms, wire::GameTerms: ; with time, options, start);
words!(
    chat::Phrase, wire::ChatPhrase:
    Hello, GoodLuck, WellPlayed, NiceRoll, LuckyMe, Sorry, Thanks, OneMoment, Back, GoodGame, AnotherGame, LastGame, Bye
);
impl ToWire for settings::MatchSettings {
    type Wire = wire::TableSettings;

    fn to_wire(&self) -> wire::TableSettings {
        // Lock-step and the passkey at a seat are settings of the team match.
        let settings::MatchSettings {
            format,
            rated,
            stake,
            time,
            options,
            start,
            dice,
            illegal_plays,
            lock_step: _,
            seat_proof: _,
        } = self;
        wire::TableSettings {
            format: format.to_wire(),
            rated: *rated,
            stake: stake.to_wire(),
            time: time.to_wire(),
            options: options.to_wire(),
            start: start.to_wire(),
            dice: dice.to_wire(),
            illegal_plays: illegal_plays.to_wire(),
        }
    }
}

impl ToStored for wire::TableSettings {
    type Stored = settings::MatchSettings;

    fn to_stored(&self) -> settings::MatchSettings {
        settings::MatchSettings {
            format: self.format.to_stored(),
            rated: self.rated,
            stake: self.stake.to_stored(),
            time: self.time.to_stored(),
            options: self.options.to_stored(),
            start: self.start.to_stored(),
            dice: self.dice.to_stored(),
            illegal_plays: self.illegal_plays.to_stored(),
            lock_step: false,
            seat_proof: false,
        }
    }
}

impl ToStored for wire::CreateTournament {
    type Stored = settings::KnockoutSettings;

    fn to_stored(&self) -> settings::KnockoutSettings {
        settings::KnockoutSettings {
            name: self.name.to_string(),
            about: self.about.to_string(),
            length: self.length,
            places: self.places,
            check_in: self.check_in,
            by_rating: self.by_rating,
            time: self.time.to_stored(),
            prizes: self.prizes.to_stored(),
            fee: self.fee.to_stored(),
            shares: self.shares.clone(),
            starts: self.starts.clone(),
            grace_minutes: self.grace_minutes,
            pause_seconds: self.pause_seconds,
            late_until: self.late_until,
            format: self.format.to_stored(),
            final_of: self.final_of,
        }
    }
}

impl ToStored for wire::TournamentFormat {
    type Stored = settings::TournamentFormat;

    fn to_stored(&self) -> settings::TournamentFormat {
        match *self {
            wire::TournamentFormat::KnockOut => settings::TournamentFormat::KnockOut,
            wire::TournamentFormat::Swiss { rounds } => settings::TournamentFormat::Swiss { rounds },
            wire::TournamentFormat::Lives { lives } => settings::TournamentFormat::Lives { lives },
            wire::TournamentFormat::RoundRobin { groups, twice } => {
                settings::TournamentFormat::RoundRobin { groups, twice }
            }
        }
    }
}

impl ToWire for settings::TournamentFormat {
    type Wire = wire::TournamentFormat;

    fn to_wire(&self) -> wire::TournamentFormat {
        match *self {
            settings::TournamentFormat::KnockOut => wire::TournamentFormat::KnockOut,
            settings::TournamentFormat::Swiss { rounds } => wire::TournamentFormat::Swiss { rounds },
            settings::TournamentFormat::Lives { lives } => wire::TournamentFormat::Lives { lives },
            settings::TournamentFormat::RoundRobin { groups, twice } => {
                wire::TournamentFormat::RoundRobin { groups, twice }
            }
        }
    }
}

impl ToWire for settings::MatchFormat {
    type Wire = wire::MatchFormat;

    fn to_wire(&self) -> wire::MatchFormat {
        match *self {
            settings::MatchFormat::Points { length } => wire::MatchFormat::Points { length },
            settings::MatchFormat::ThreeGames => wire::MatchFormat::ThreeGames,
            settings::MatchFormat::Normal => wire::MatchFormat::Normal,
            settings::MatchFormat::Single => wire::MatchFormat::Single,
        }
    }
}

impl ToStored for wire::MatchFormat {
    type Stored = settings::MatchFormat;

    fn to_stored(&self) -> settings::MatchFormat {
        match *self {
            wire::MatchFormat::Points { length } => settings::MatchFormat::Points { length },
            wire::MatchFormat::ThreeGames => settings::MatchFormat::ThreeGames,
            wire::MatchFormat::Normal => settings::MatchFormat::Normal,
            wire::MatchFormat::Single => settings::MatchFormat::Single,
        }
    }
}

impl ToWire for settings::TimeControl {
    type Wire = wire::TimeControl;

    fn to_wire(&self) -> wire::TimeControl {
        use settings::TimeControl as Stored;
        match *self {
            Stored::None => wire::TimeControl::None,
            Stored::Live { delay_s, reserve_s } => wire::TimeControl::Live { delay_s, reserve_s },
            Stored::Correspondence { days_per_turn } => wire::TimeControl::Correspondence { days_per_turn },
        }
    }
}

impl ToStored for wire::TimeControl {
    type Stored = settings::TimeControl;

    fn to_stored(&self) -> settings::TimeControl {
        use settings::TimeControl as Stored;
        match *self {
            wire::TimeControl::None => Stored::None,
            wire::TimeControl::Live { delay_s, reserve_s } => Stored::Live { delay_s, reserve_s },
            wire::TimeControl::Correspondence { days_per_turn } => Stored::Correspondence { days_per_turn },
        }
    }
}

impl ToWire for settings::TeamPlay {
    type Wire = wire::TeamPlay;

    fn to_wire(&self) -> wire::TeamPlay {
        match self {
            settings::TeamPlay::Here { time, dice } => {
                wire::TeamPlay::Here { time: time.to_wire(), dice: dice.to_wire() }
            }
            settings::TeamPlay::ByHand => wire::TeamPlay::ByHand,
        }
    }
}

impl ToStored for wire::TeamPlay {
    type Stored = settings::TeamPlay;

    fn to_stored(&self) -> settings::TeamPlay {
        match self {
            wire::TeamPlay::Here { time, dice } => {
                settings::TeamPlay::Here { time: time.to_stored(), dice: dice.to_stored() }
            }
            wire::TeamPlay::ByHand => settings::TeamPlay::ByHand,
        }
    }
}

fields!(facts::Both, wire::Score: white, black);
fields!(facts::Series, wire::Series: ; with won, points);

impl ToWire for chat::Line {
    type Wire = wire::ChatLine;

    fn to_wire(&self) -> wire::ChatLine {
        let chat::Line { number, name, at, text, phrase, is_by_spectator } = self;
        let (name, text) = (name.clone(), text.clone());
        let (phrase, spectator) = (phrase.to_wire(), *is_by_spectator);
        wire::ChatLine { number: *number, name, at: *at, text, phrase, spectator }
    }
}

fields!(maintenance::Maintenance, wire::Maintenance: since, message);

fields!(mail::Notices, wire::MailNotices: your_turn, challenge, match_found);
fields!(push::Kinds, wire::PushKinds: your_turn, challenge, match_found, round, calls, messages);

impl ToWire for mail::Address {
    type Wire = wire::MailView;

    fn to_wire(&self) -> wire::MailView {
        wire::MailView {
            address: Some(self.address.clone()),
            confirmed: self.confirmed,
            language: self.language,
            notices: self.notices.to_wire(),
        }
    }
}

impl ToWire for mail::Own {
    type Wire = wire::OwnMail;

    fn to_wire(&self) -> wire::OwnMail {
        let mail = |mail: &mail::OwnMail| wire::OwnQueuedMail {
            kind: mail.kind.clone(),
            state: mail.state.clone(),
            at: mail.at,
        };
        wire::OwnMail { settings: self.address.to_wire(), mails: self.mails.iter().map(mail).collect() }
    }
}

words!(moderation::ReportReason, wire::ReportReason: Chat, Name, Cheating, Stalling, Other);
words!(
    moderation::ModeratorDeed, wire::ModeratorDeed:
    Warning, Mute, Unmute, Restriction, Suspension, Ban, ClosedName, Hidden, Lift, Dismiss, CloseCase, Void, UndoVoid,
    GrantAppeal, RejectAppeal, ReleaseEvent, CallOffEvent
);
words!(
    sanctions::SanctionKind, wire::SanctionKind:
    Warning, Mute, Restriction, Suspension, Ban, ClosedName, Hidden
);
words!(
    learning::MistakeTheme, wire::MistakeTheme:
    MissedDouble, WrongDouble, TooGood, WrongTake, WrongPass, MissedHit, WrongHit, PointNotMade, StayedBack,
    RanTooSoon, TooLoose, TooSafe, Race, BearOff, Other
);
fields!(learning::TypicalMistake, wire::TypicalMistake: count, error; with theme);
fields!(learning::Amount, wire::AnalysisAmount: equity, stake);
fields!(learning::Tally, wire::AnalysisTally: decisions, performance_rating, doubtful, bad, very_bad; with error);
fields!(
    learning::Totals, wire::AnalysisTotals: rolls, snowie_error_rate;
    with all, plays, doubles, answers, opening, contact, race, bear_off, luck
);
fields!(learning::Comment, wire::ReviewComment: id, stop, name, at, text);

impl ToWire for store::library::LibraryMatch {
    type Wire = wire::LibraryEntry;

    fn to_wire(&self) -> wire::LibraryEntry {
        wire::LibraryEntry {
            id: self.id.to_wire(),
            added_at: self.added_at,
            played_at: self.played_at,
            file_name: self.file_name.clone(),
            path: self.path.clone(),
            // This depends on the player's names, which are not in the row.
            own: None,
            white: self.white.clone(),
            black: self.black.clone(),
            length: self.length,
            games: self.games,
            score: self.points.to_wire(),
            plies: self.plies,
            white_pr: self.white_pr,
            black_pr: self.black_pr,
            white_error: self.errors.map(|errors| errors.white),
            black_error: self.errors.map(|errors| errors.black),
        }
    }
}

words!(store::boards::Console, wire::Console: One, Two);

impl ToWire for own_data::StoredChatLine {
    type Wire = wire::OwnChatLine;

    fn to_wire(&self) -> wire::OwnChatLine {
        wire::OwnChatLine { match_id: self.match_id.to_wire(), at: self.at, text: self.text.clone() }
    }
}

impl ToWire for own_data::Comment {
    type Wire = wire::OwnComment;

    fn to_wire(&self) -> wire::OwnComment {
        let own_data::Comment { match_id, stop, at, text } = self;
        wire::OwnComment { match_id: match_id.to_wire(), stop: *stop, at: *at, text: text.clone() }
    }
}

impl ToWire for own_data::Reported {
    type Wire = wire::OwnReport;

    fn to_wire(&self) -> wire::OwnReport {
        let own_data::Reported { player, reason, text, at } = self;
        wire::OwnReport { player: player.clone(), reason: reason.to_wire(), text: text.clone(), at: *at }
    }
}
