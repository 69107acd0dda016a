//! The description of the API, made from the handlers. A snapshot in the tests shows every change of it.

use std::sync::OnceLock;

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        Method,
        header::{self, ContentEncoding},
    },
    web::Bytes,
};
use utoipa::{
    Modify, OpenApi,
    openapi::{self, ContentBuilder, Ref, RefOr, Response, ResponseBuilder, path::Operation},
};

use super::{
    accounts, blocks, boards, comparatives, contacts, credits, desks, devices, duplicate, leaderboards,
    learning, library, mail, matches, moderation, own_data, passkeys, players, positions, practices,
    programs,
    scopes::{self, Needed},
    second_factor, sheets, status, team_events, team_matches, tournaments, vacation, web_client,
};

/// The described handlers and types. Add a new handler to `paths`; the tests find missing ones.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fullprime",
        description = "Accounts, tables and matches. Programs send `authorization: Bearer` with a token that their \
                       owner has made on the account page, also to open the WebSocket at /ws, over which live \
                       matches run. Browsers have a session's cookie, and send its CSRF token as header x-csrf-token \
                       with every request that changes something.",
        license(name = "MIT OR Apache-2.0"),
    ),
    paths(
        accounts::sign_up,
        accounts::sign_up_guest,
        accounts::keep_account,
        accounts::change_password,
        accounts::show_session,
        accounts::sign_in,
        accounts::sign_out,
        own_data::export_account,
        own_data::delete_account,
        devices::show_devices,
        devices::sign_out_device,
        devices::sign_out_others,
        devices::show_sign_ins,
        devices::own_sign_in,
        devices::refuse_sign_in,
        mail::end_sign_in,
        contacts::show_contacts,
        contacts::set_contact,
        programs::show_programs,
        programs::make_bot,
        programs::make_token,
        programs::revoke_token,
        moderation::send_report,
        moderation::show_desk,
        moderation::show_suspicions,
        moderation::act,
        moderation::show_roles,
        blocks::list_blocks,
        blocks::block_addresses,
        blocks::lift_block,
        status::show_status,
        moderation::show_player_sanctions,
        moderation::decide_appeal,
        moderation::preview_void,
        moderation::void_matches,
        moderation::undo_void,
        moderation::show_own_sanctions,
        moderation::send_appeal,
        moderation::show_counts,
        credits::show_books,
        credits::show_credits,
        credits::download_credits,
        credits::top_up,
        leaderboards::show_board,
        leaderboards::show_around,
        leaderboards::show_against,
        leaderboards::show_records,
        leaderboards::find_players,
        matches::pair,
        matches::open_table,
        matches::take_seat,
        matches::leave_table,
        matches::show_match,
        matches::show_dice,
        matches::show_dice_statistics,
        matches::show_record,
        matches::show_analysis,
        matches::deepen_analysis,
        sheets::show_sheet,
        sheets::download_sheet,
        sheets::show_page,
        sheets::print_sheet,
        learning::show_performance,
        learning::show_trainer,
        learning::answer,
        learning::show_comments,
        learning::comment,
        learning::delete_comment,
        positions::study,
        positions::rollout,
        library::show_library,
        library::import,
        library::forget,
        library::download,
        library::show_analysis,
        library::deepen_analysis,
        library::show_sheet,
        library::download_sheet,
        library::show_page,
        library::print_sheet,
        matches::show_lobby,
        matches::find_connected,
        matches::show_bots,
        matches::show_rated_limits,
        boards::show_boards,
        boards::issue_code,
        boards::show_board,
        boards::rename_board,
        boards::revoke_board,
        boards::find_board,
        boards::seat_board,
        boards::unseat_board,
        team_matches::show_boards,
        team_matches::plan_board,
        tournaments::show_boards,
        tournaments::plan_board,
        players::show_player,
        players::show_matches,
        players::show_ratings,
        players::show_current,
        practices::make_practice,
        practices::show_practices,
        practices::show_practice,
        practices::act,
        practices::take_back,
        practices::show_hint,
        practices::forget_practice,
        duplicate::score,
        comparatives::list_comparatives,
        comparatives::create_comparative,
        comparatives::show_comparative,
        comparatives::enter_comparative,
        comparatives::show_field,
        comparatives::begin_board,
        comparatives::direct_comparative,
        comparatives::results_json,
        comparatives::results_csv,
        team_events::list_team_events,
        team_events::create_team_event,
        team_events::show_team_event,
        team_events::enter_team,
        team_events::change_team,
        team_events::leave_event,
        team_events::direct_event,
        team_events::crosstable_json,
        team_events::crosstable_csv,
        team_events::crosstable_html,
        team_events::crosstable_pdf,
        team_matches::duplicate_lists,
        desks::own_calls,
        desks::call_director,
        desks::show_desk,
        desks::answer_call,
        team_matches::list_team_matches,
        team_matches::create_team_match,
        team_matches::show_team_match,
        team_matches::line_up,
        team_matches::direct,
        team_matches::import_rolls,
        team_matches::protocol_json,
        team_matches::protocol_csv,
        team_matches::protocol_html,
        team_matches::protocol_pdf,
        tournaments::list_tournaments,
        tournaments::create_tournament,
        tournaments::show_tournament,
        tournaments::download_matches,
        tournaments::enter,
        tournaments::withdraw,
        tournaments::check_in,
        tournaments::protest,
        tournaments::direct,
        passkeys::show_passkeys,
        passkeys::ask_for_passkey,
        passkeys::keep_passkey,
        passkeys::remove_passkey,
        passkeys::ask_for_signature,
        passkeys::sign_in_with_passkey,
        second_factor::show_second_factor,
        second_factor::begin_second_factor,
        second_factor::confirm_second_factor,
        second_factor::renew_recovery_codes,
        second_factor::remove_second_factor,
        mail::show_mail,
        mail::set_mail_address,
        mail::forget_mail_address,
        mail::set_mail_notices,
        mail::confirm_mail,
        mail::unsubscribe,
        mail::ask_for_reset,
        mail::reset_password,
        vacation::show_vacation,
        vacation::take_vacation,
        vacation::end_vacation,
    ),
    components(schemas(
        wire::ErrorBody,
        wire::ClientMessage,
        wire::ServerMessage,
        wire::TeamPlayer,
        wire::DeskKind,
        sheets::PaperName
    )),
    modifiers(&CommonErrors, &TokenScopes)
)]
struct Document;

/// Answers that any request may get, so that handlers need to name only their own.
struct CommonErrors;

impl Modify for CommonErrors {
    fn modify(&self, document: &mut openapi::OpenApi) {
        for item in document.paths.paths.values_mut() {
            for operation in [&mut item.get, &mut item.head].into_iter().flatten() {
                add(operation, &[("400", "The request cannot be read")]);
                add(operation, ALWAYS);
            }
            for operation in
                [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete].into_iter().flatten()
            {
                if operation.request_body.is_some() {
                    add(operation, WITH_BODY);
                }
                add(
                    operation,
                    &[("403", "The CSRF token or the origin is wrong, or this user may not do it")],
                );
                add(operation, ALWAYS);
            }
        }
    }
}

/// The access of tokens to each operation, as `x-token`: whether a token is accepted, and the scopes of which one is
/// needed. An open operation needs a scope only to answer as the token's account.
struct TokenScopes;

impl Modify for TokenScopes {
    fn modify(&self, document: &mut openapi::OpenApi) {
        for (path, item) in &mut document.paths.paths {
            let operations = [
                (Method::GET, &mut item.get),
                (Method::POST, &mut item.post),
                (Method::PUT, &mut item.put),
                (Method::DELETE, &mut item.delete),
            ];
            for (method, operation) in operations {
                let (Some(operation), Some(needed)) = (operation, scopes::needed(&method, path)) else {
                    continue;
                };
                let access = match needed {
                    Needed::Open(_) => "open",
                    Needed::Scoped(_) => "scoped",
                    Needed::Browser => "none",
                };
                let words: Vec<&str> = needed.scopes().iter().map(|scope| scope.as_str()).collect();
                let extensions = operation.extensions.get_or_insert_default();
                // One key, because extensions have no order of their own.
                let token = serde_json::json!({ "access": access, "scopes": words });
                extensions.insert("x-token".to_owned(), token);
            }
        }
    }
}

const ALWAYS: &[(&str, &str)] = &[
    ("500", "Something went wrong on the server"),
    ("503", "The server is stopping, busy, or without its database"),
];
const WITH_BODY: &[(&str, &str)] = &[
    ("400", "The body is not JSON of this form"),
    ("413", "The body is too large"),
    ("422", "A value is not allowed; the message names the field and the limit"),
];

fn add(operation: &mut Operation, errors: &[(&str, &str)]) {
    for &(status, description) in errors {
        operation
            .responses
            .responses
            .entry(status.to_owned())
            .or_insert_with(|| RefOr::T(error(description)));
    }
}

fn error(description: &str) -> Response {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
    ResponseBuilder::new().description(description).content("application/json", body).build()
}

/// The whole document as JSON.
///
/// # Panics
/// Never: the document is made of plain data.
pub fn openapi_document() -> String {
    Document::openapi().to_pretty_json().expect("an OpenAPI document is JSON")
}

/// The document, plain and packed.
struct Made {
    plain: Bytes,
    gzip: Option<Bytes>,
}

/// The document. It is made and packed once: that takes longer than most requests, and anybody may ask for it.
pub(super) async fn openapi_json(request: HttpRequest) -> HttpResponse {
    static MADE: OnceLock<Made> = OnceLock::new();
    let made = MADE.get_or_init(|| {
        let plain = Bytes::from(openapi_document());
        Made { gzip: web_client::gzip(&plain), plain }
    });
    let gzip = made.gzip.as_ref().filter(|_| web_client::accepts(request.headers(), "gzip"));
    let (encoding, body) = match gzip {
        Some(gzip) => (ContentEncoding::Gzip, gzip),
        // Said too, or each answer would be packed again for a reader of another form.
        None => (ContentEncoding::Identity, &made.plain),
    };
    HttpResponse::Ok()
        .content_type("application/json")
        .insert_header(encoding)
        .insert_header((header::VARY, "accept-encoding"))
        .body(body.clone())
}

#[cfg(test)]
mod tests {
    use actix_web::{body::MessageBody as _, test::TestRequest};

    use super::*;

    #[tokio::test]
    async fn the_document_is_made_once_and_shared_by_all_answers() {
        for encoding in ["gzip", "br", "identity"] {
            let mut told = Vec::new();
            for _ in 0..2 {
                let request = TestRequest::default().insert_header(("accept-encoding", encoding));
                let answer = openapi_json(request.to_http_request()).await;
                assert!(answer.headers().contains_key(header::CONTENT_ENCODING), "or it is packed again");
                told.push(answer.into_body().try_into_bytes().unwrap());
            }
            assert_eq!(told[0].as_ptr(), told[1].as_ptr(), "{encoding}");
            assert_eq!(told[0].len() < 300_000, encoding == "gzip");
        }
    }
}
