//! The API under `/api/v1`. The files mirror the URLs: `/boards` and the paths below are in `boards.rs`, those below
//! `/account` in `account.rs` and its folder.

mod account;
mod accounts;
mod archive;
mod boards;
mod books;
mod bots;
mod clubs;
mod comparatives;
mod competitions;
mod desks;
mod dice;
mod duplicate;
mod events;
mod imports;
mod leaderboards;
mod lesson;
mod library;
mod lobby;
mod mail;
mod matches;
mod messages;
mod moderation;
pub(super) mod openapi;
mod openings;
mod pairing;
mod password_resets;
mod players;
mod positions;
mod practices;
mod puzzles;
mod records;
mod session;
mod shared_positions;
mod status;
mod team_events;
mod team_matches;
mod tournaments;

use super::registry::Routes;

/// The routes of all files except `openapi.rs`, which makes the description of the API from them.
pub(super) const ROUTES: &[Routes] = &[
    account::ROUTES,
    account::contacts::ROUTES,
    account::credits::ROUTES,
    account::devices::ROUTES,
    account::mail::ROUTES,
    account::matches::ROUTES,
    account::passkeys::ROUTES,
    account::profile::ROUTES,
    account::programs::ROUTES,
    account::push::ROUTES,
    account::sanctions::ROUTES,
    account::second_factor::ROUTES,
    account::trainer::ROUTES,
    account::vacation::ROUTES,
    accounts::ROUTES,
    archive::ROUTES,
    boards::ROUTES,
    books::ROUTES,
    bots::ROUTES,
    clubs::ROUTES,
    comparatives::ROUTES,
    competitions::ROUTES,
    desks::ROUTES,
    dice::ROUTES,
    duplicate::ROUTES,
    imports::ROUTES,
    events::ROUTES,
    leaderboards::ROUTES,
    lesson::ROUTES,
    library::ROUTES,
    lobby::ROUTES,
    mail::ROUTES,
    matches::ROUTES,
    matches::calls::ROUTES,
    matches::comments::ROUTES,
    matches::record::ROUTES,
    matches::sheet::ROUTES,
    matches::stream::ROUTES,
    messages::ROUTES,
    moderation::ROUTES,
    moderation::blocks::ROUTES,
    openings::ROUTES,
    pairing::ROUTES,
    password_resets::ROUTES,
    players::ROUTES,
    positions::ROUTES,
    practices::ROUTES,
    puzzles::ROUTES,
    records::ROUTES,
    session::ROUTES,
    session::passkey::ROUTES,
    shared_positions::ROUTES,
    status::ROUTES,
    team_events::ROUTES,
    team_matches::ROUTES,
    tournaments::ROUTES,
];
