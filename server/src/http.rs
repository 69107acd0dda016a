//! HTTP: every path and method is in [`routes`]. A handler extracts, authorises, makes one call and answers.

mod accounts;
mod address;
mod bearer;
mod blocks;
mod boards;
mod bounds;
mod comparatives;
mod contacts;
mod cookie;
mod credits;
mod desks;
mod devices;
mod duplicate;
mod extract;
mod finish;
mod health;
mod leaderboards;
mod learning;
mod library;
mod mail;
mod matches;
pub(crate) mod metrics_listener;
mod moderation;
mod openapi;
mod origin;
mod own_data;
mod passkeys;
mod pieces;
mod players;
mod positions;
mod practices;
mod programs;
pub(crate) mod refusals;
mod scopes;
mod second_factor;
mod session;
mod sheets;
mod status;
mod team_events;
mod team_matches;
mod tournaments;
mod vacation;
mod web_client;

use actix_web::{
    middleware::{Compress, from_fn},
    web::{self, ServiceConfig},
};

pub(crate) use address::of_client as client_address;
pub(crate) use bounds::keep_bounds;
pub(crate) use extract::{CurrentUser, MaybeUser, Through, body_error};
pub(crate) use finish::finish;
pub use openapi::openapi_document;
pub(crate) use web_client::WebClient;

/// Bytes of a request's body. The largest message of the API is far below.
pub(crate) const BODY_MAX_BYTES: usize = 16 * 1_024;

/// The whole route tree.
pub(crate) fn routes(config: &mut ServiceConfig) {
    config
        .service(
            web::scope("/api/v1")
                .configure(extract::limits)
                .service(web::resource("/openapi.json").get(openapi::openapi_json))
                .service(web::resource("/accounts").post(accounts::sign_up))
                .service(web::resource("/accounts/guest").post(accounts::sign_up_guest))
                .service(web::resource("/account/keep").post(accounts::keep_account))
                .service(web::resource("/account/password").put(accounts::change_password))
                .service(
                    web::resource("/account/devices")
                        .get(devices::show_devices)
                        .delete(devices::sign_out_others),
                )
                .service(web::resource("/account/devices/{id}").delete(devices::sign_out_device))
                .service(web::resource("/account/mail").get(mail::show_mail))
                .service(
                    web::resource("/account/mail/address")
                        .put(mail::set_mail_address)
                        .delete(mail::forget_mail_address),
                )
                .service(web::resource("/account/mail/notices").put(mail::set_mail_notices))
                .service(web::resource("/account/sign-ins").get(devices::show_sign_ins))
                .service(
                    web::resource("/account/sign-ins/{id}")
                        .put(devices::own_sign_in)
                        .delete(devices::refuse_sign_in),
                )
                .service(web::resource("/mail/confirm").post(mail::confirm_mail))
                .service(web::resource("/mail/end-sign-in").post(mail::end_sign_in))
                .service(web::resource("/mail/unsubscribe/{token}").post(mail::unsubscribe))
                .service(
                    web::resource("/password-resets").post(mail::ask_for_reset).put(mail::reset_password),
                )
                .service(web::resource("/account/export").get(own_data::export_account))
                .service(web::resource("/account/deletion").post(own_data::delete_account))
                .service(web::resource("/account/programs").get(programs::show_programs))
                .service(web::resource("/account/bots").post(programs::make_bot))
                .service(web::resource("/account/tokens").post(programs::make_token))
                .service(web::resource("/account/tokens/{id}").delete(programs::revoke_token))
                .service(
                    web::resource("/session")
                        .get(accounts::show_session)
                        .post(accounts::sign_in)
                        .delete(accounts::sign_out),
                )
                .service(web::resource("/books").get(credits::show_books))
                .service(web::resource("/account/credits").get(credits::show_credits))
                .service(web::resource("/account/credits.csv").get(credits::download_credits))
                .service(web::resource("/account/credits/top-up").post(credits::top_up))
                .service(web::resource("/account/roles").get(moderation::show_roles))
                .service(web::resource("/moderation/suspicions").get(moderation::show_suspicions))
                .service(
                    web::resource("/moderation/blocks")
                        .get(blocks::list_blocks)
                        .post(blocks::block_addresses),
                )
                .service(web::resource("/moderation/blocks/{id}").delete(blocks::lift_block))
                .service(web::resource("/moderation").get(moderation::show_desk))
                .service(web::resource("/moderation/public").get(moderation::show_counts))
                .service(web::resource("/moderation/players/{name}").get(moderation::show_player_sanctions))
                .service(web::resource("/moderation/appeals/{id}").post(moderation::decide_appeal))
                .service(web::resource("/moderation/voids/preview").post(moderation::preview_void))
                .service(web::resource("/moderation/voids").post(moderation::void_matches))
                .service(web::resource("/moderation/voids/{id}/undo").post(moderation::undo_void))
                .service(web::resource("/account/sanctions").get(moderation::show_own_sanctions))
                .service(web::resource("/account/sanctions/{id}/appeal").post(moderation::send_appeal))
                .service(web::resource("/moderation/actions").post(moderation::act))
                .service(web::resource("/players/{name}/reports").post(moderation::send_report))
                .service(web::resource("/account/contacts").get(contacts::show_contacts))
                .service(web::resource("/account/contacts/{name}").put(contacts::set_contact))
                .service(web::resource("/account/matches/current").get(players::show_current))
                .service(
                    web::resource("/account/passkeys")
                        .get(passkeys::show_passkeys)
                        .post(passkeys::keep_passkey),
                )
                .service(web::resource("/account/passkeys/challenge").post(passkeys::ask_for_passkey))
                .service(web::resource("/account/passkeys/{id}").delete(passkeys::remove_passkey))
                .service(web::resource("/session/passkey/challenge").post(passkeys::ask_for_signature))
                .service(web::resource("/session/passkey").post(passkeys::sign_in_with_passkey))
                .service(
                    web::resource("/account/second-factor")
                        .get(second_factor::show_second_factor)
                        .post(second_factor::begin_second_factor),
                )
                .service(
                    web::resource("/account/second-factor/confirmation")
                        .post(second_factor::confirm_second_factor),
                )
                .service(
                    web::resource("/account/second-factor/recovery-codes")
                        .post(second_factor::renew_recovery_codes),
                )
                .service(
                    web::resource("/account/second-factor/removal").post(second_factor::remove_second_factor),
                )
                .service(
                    web::resource("/account/vacation")
                        .get(vacation::show_vacation)
                        .post(vacation::take_vacation)
                        .delete(vacation::end_vacation),
                )
                .service(web::resource("/account/rated-limits").get(matches::show_rated_limits))
                .service(web::resource("/pairing").post(matches::pair))
                .service(web::resource("/matches").post(matches::open_table))
                .service(web::resource("/matches/{id}").get(matches::show_match))
                .service(
                    web::resource("/matches/{id}/seat").post(matches::take_seat).delete(matches::leave_table),
                )
                .service(web::resource("/matches/{id}/dice").get(matches::show_dice))
                .service(web::resource("/dice/statistics").get(matches::show_dice_statistics))
                .service(
                    web::resource("/matches/{id}/analysis")
                        .get(matches::show_analysis)
                        .post(matches::deepen_analysis),
                )
                .service(web::resource("/matches/{id}/record").get(matches::show_record))
                .service(web::resource("/matches/{id}/sheet").get(sheets::show_sheet))
                .service(web::resource("/matches/{id}/sheet.json").get(sheets::download_sheet))
                .service(web::resource("/matches/{id}/sheet.svg").get(sheets::show_page))
                .service(web::resource("/matches/{id}/sheet.pdf").get(sheets::print_sheet))
                .service(
                    web::resource("/matches/{id}/comments")
                        .get(learning::show_comments)
                        .post(learning::comment),
                )
                .service(web::resource("/matches/{id}/comments/{comment}").delete(learning::delete_comment))
                .service(web::resource("/players/{name}/performance").get(learning::show_performance))
                .service(web::resource("/account/trainer").get(learning::show_trainer).post(learning::answer))
                .service(web::resource("/positions").post(positions::study))
                .service(web::resource("/positions/rollout").post(positions::rollout))
                .service(web::resource("/library").get(library::show_library).post(library::import))
                .service(web::resource("/library/{id}").delete(library::forget))
                .service(web::resource("/library/{id}/file").get(library::download))
                .service(
                    web::resource("/library/{id}/analysis")
                        .get(library::show_analysis)
                        .post(library::deepen_analysis),
                )
                .service(web::resource("/library/{id}/sheet").get(library::show_sheet))
                .service(web::resource("/library/{id}/sheet.json").get(library::download_sheet))
                .service(web::resource("/library/{id}/sheet.svg").get(library::show_page))
                .service(web::resource("/library/{id}/sheet.pdf").get(library::print_sheet))
                .service(
                    web::resource("/practices").get(practices::show_practices).post(practices::make_practice),
                )
                .service(
                    web::resource("/practices/{id}")
                        .get(practices::show_practice)
                        .delete(practices::forget_practice),
                )
                .service(web::resource("/practices/{id}/act").post(practices::act))
                .service(web::resource("/practices/{id}/take-back").post(practices::take_back))
                .service(web::resource("/practices/{id}/hint").get(practices::show_hint))
                .service(web::resource("/boards").get(boards::show_boards))
                .service(web::resource("/boards/codes").post(boards::issue_code))
                .service(
                    web::resource("/boards/{id}")
                        .get(boards::show_board)
                        .put(boards::rename_board)
                        .delete(boards::revoke_board),
                )
                .service(web::resource("/boards/{id}/find").post(boards::find_board))
                .service(
                    web::resource("/boards/{id}/seat").post(boards::seat_board).delete(boards::unseat_board),
                )
                .service(web::resource("/duplicate/score").post(duplicate::score))
                .service(
                    web::resource("/team-events")
                        .get(team_events::list_team_events)
                        .post(team_events::create_team_event),
                )
                .service(web::resource("/team-events/{id}").get(team_events::show_team_event))
                .service(web::resource("/team-events/{id}/teams").post(team_events::enter_team))
                .service(
                    web::resource("/team-events/{id}/teams/{team}")
                        .put(team_events::change_team)
                        .delete(team_events::leave_event),
                )
                .service(web::resource("/team-events/{id}/director").post(team_events::direct_event))
                .service(web::resource("/team-events/{id}/crosstable.json").get(team_events::crosstable_json))
                .service(web::resource("/team-events/{id}/crosstable.csv").get(team_events::crosstable_csv))
                .service(web::resource("/team-events/{id}/crosstable.html").get(team_events::crosstable_html))
                .service(web::resource("/team-events/{id}/crosstable.pdf").get(team_events::crosstable_pdf))
                .service(
                    web::resource("/comparatives")
                        .get(comparatives::list_comparatives)
                        .post(comparatives::create_comparative),
                )
                .service(web::resource("/comparatives/{id}").get(comparatives::show_comparative))
                .service(web::resource("/comparatives/{id}/entry").post(comparatives::enter_comparative))
                .service(
                    web::resource("/comparatives/{id}/boards/{board}")
                        .get(comparatives::show_field)
                        .post(comparatives::begin_board),
                )
                .service(web::resource("/comparatives/{id}/director").post(comparatives::direct_comparative))
                .service(web::resource("/comparatives/{id}/results.json").get(comparatives::results_json))
                .service(web::resource("/comparatives/{id}/results.csv").get(comparatives::results_csv))
                .service(web::resource("/duplicate/lists").get(team_matches::duplicate_lists))
                .service(
                    web::resource("/team-matches")
                        .get(team_matches::list_team_matches)
                        .post(team_matches::create_team_match),
                )
                .service(web::resource("/team-matches/{id}").get(team_matches::show_team_match))
                .service(web::resource("/team-matches/{id}/lineup").post(team_matches::line_up))
                .service(web::resource("/team-matches/{id}/director").post(team_matches::direct))
                .service(
                    web::resource("/team-matches/{id}/boards")
                        .get(team_matches::show_boards)
                        .post(team_matches::plan_board),
                )
                .service(
                    web::resource("/tournaments/{id}/boards")
                        .get(tournaments::show_boards)
                        .post(tournaments::plan_board),
                )
                .service(web::resource("/team-matches/{id}/roll-sets").post(team_matches::import_rolls))
                .service(web::resource("/team-matches/{id}/protocol.json").get(team_matches::protocol_json))
                .service(web::resource("/team-matches/{id}/protocol.csv").get(team_matches::protocol_csv))
                .service(web::resource("/team-matches/{id}/protocol.html").get(team_matches::protocol_html))
                .service(web::resource("/team-matches/{id}/protocol.pdf").get(team_matches::protocol_pdf))
                .service(
                    web::resource("/matches/{id}/calls").get(desks::own_calls).post(desks::call_director),
                )
                .service(web::resource("/desks/{kind}/{id}").get(desks::show_desk))
                .service(web::resource("/desks/{kind}/{id}/calls/{call}").post(desks::answer_call))
                .service(
                    web::resource("/tournaments")
                        .get(tournaments::list_tournaments)
                        .post(tournaments::create_tournament),
                )
                .service(web::resource("/tournaments/{id}").get(tournaments::show_tournament))
                .service(web::resource("/tournaments/{id}/matches.csv").get(tournaments::download_matches))
                .service(
                    web::resource("/tournaments/{id}/entry")
                        .post(tournaments::enter)
                        .delete(tournaments::withdraw),
                )
                .service(web::resource("/tournaments/{id}/check-in").post(tournaments::check_in))
                .service(web::resource("/tournaments/{id}/protests").post(tournaments::protest))
                .service(web::resource("/tournaments/{id}/director").post(tournaments::direct))
                .service(web::resource("/status").get(status::show_status))
                .service(web::resource("/lobby").get(matches::show_lobby))
                .service(web::resource("/lobby/players").get(matches::find_connected))
                .service(web::resource("/bots").get(matches::show_bots))
                .service(web::resource("/leaderboards/{list}").get(leaderboards::show_board))
                .service(web::resource("/leaderboards/{list}/around/{name}").get(leaderboards::show_around))
                .service(web::resource("/players/{name}/against/{other}").get(leaderboards::show_against))
                .service(web::resource("/records").get(leaderboards::show_records))
                .service(web::resource("/players").get(leaderboards::find_players))
                .service(web::resource("/players/{name}").get(players::show_player))
                .service(web::resource("/players/{name}/matches").get(players::show_matches))
                .service(web::resource("/players/{name}/ratings/{list}").get(players::show_ratings))
                .default_service(web::to(extract::no_such_path))
                // The last named is the first to see a request.
                .wrap(from_fn(session::authenticate))
                .wrap(from_fn(origin::only_our_pages))
                .wrap(Compress::default()),
        )
        .service(
            web::resource("/ws")
                .get(matches::open_socket)
                .wrap(from_fn(session::authenticate))
                .wrap(from_fn(origin::only_our_pages)),
        )
        .service(web::resource("/boards/v1").get(boards::open_socket))
        .service(web::resource("/healthz").get(health::is_alive))
        .service(web::resource("/readyz").get(health::is_ready))
        // Operators' tools look here by habit; it is on a port of its own.
        .service(web::resource("/metrics").to(extract::no_such_path))
        .service(web::resource("/dice.md").get(matches::show_recipe))
        .default_service(web::to(web_client::serve));
}
