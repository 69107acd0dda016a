//! The description of the API, made from the handlers. A snapshot in the tests shows every change of it.

mod absent;

use std::sync::OnceLock;

use actix_web::{
    HttpRequest, HttpResponse,
    http::{
        Method,
        header::{self, ContentEncoding},
    },
    web::{self, Bytes},
};
use store::account::Scope;
use utoipa::{
    OpenApi,
    openapi::{
        self, ContentBuilder, Ref, RefOr, Response, ResponseBuilder,
        path::Operation,
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
    },
};

use super::matches::{record::Ending, sheet::PaperName};
use crate::http::{
    packing,
    registry::{API, Access, Door, Rights, Route, Routes, WhileFull},
};

/// The route of the document itself, which the document does not list.
pub(in crate::http) const ROUTES: Routes = Routes {
    #[cfg(test)]
    file: module_path!(),
    routes: &[Route {
        method: Method::GET,
        path: "/openapi.json",
        rights: Rights {
            access: Access::Open(&[Scope::Read]),
            door: Door::Everybody,
            limit: None,
            full: WhileFull::Served,
        },
        handler: || web::to(openapi_json),
    }],
    describe: Frame::openapi,
};

/// The document without the routes, with the types that no route names.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fullprime",
        description = "Accounts, tables and matches. Programs send `authorization: Bearer` with a token that their \
                       owner has made on the account page, also to open the WebSocket at /ws, over which live \
                       matches run. Programs without a WebSocket read a match as lines of JSON from \
                       `/api/v1/matches/{id}/stream`, and post their commands to `/api/v1/matches/{id}/act`. \
                       Browsers have a session's cookie, and send its CSRF token as header x-csrf-token with every \
                       request that changes something. A request with a name of the client's choice in the header \
                       idempotency-key is carried out once: sent again under the same name within 15 minutes, it is \
                       answered with 409 and the reason `action_arrived`. Answers contain every field, with null \
                       where there is no value; requests may leave out a field that is not required, or send null.",
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(
        wire::ErrorBody,
        wire::ClientMessage,
        wire::ServerMessage,
        wire::TeamPlayer,
        wire::CompetitionKind,
        PaperName,
        Ending
    ))
)]
struct Frame;

/// Adds the answers that any request may get, so that handlers need to name only their own.
fn add_common_errors(document: &mut openapi::OpenApi) {
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
            add(operation, CHANGING);
            add(operation, ALWAYS);
        }
    }
}

/// The names of the two ways of authentication.
const TOKEN: &str = "token";
const SESSION: &str = "session";

/// Describes the ways of authentication.
fn add_schemes(document: &mut openapi::OpenApi) {
    let token = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .bearer_format("fp_ and 64 hexadecimal digits")
        .description(Some(
            "The token of a program, which its owner makes on the account page with some scopes. `read`: what only the \
             account sees. `play`: playing, and what that needs. `chat`: writing and reading chats. `social`: friends, \
             blocks and notes. `messages`: private messages. An operation needs one of the scopes that it names.",
        ))
        .build();
    let session = ApiKeyValue::with_description(
        "__Host-fullprime",
        "The session of a browser. Without https the cookie is called `fullprime`. A request that changes something also \
         needs the session's CSRF token in the header `x-csrf-token`.",
    );
    let schemes =
        [(TOKEN, SecurityScheme::Http(token)), (SESSION, SecurityScheme::ApiKey(ApiKey::Cookie(session)))];
    let described = &mut document.components.get_or_insert_default().security_schemes;
    described.extend(schemes.map(|(name, scheme)| (name.to_owned(), RefOr::T(scheme))));
}

/// Returns the requirements of an operation, of which a request must meet one. The first is empty if the operation also
/// serves visitors without an account.
fn requirements(access: Access) -> Vec<SecurityRequirement> {
    let anybody = (!matches!(access, Access::Scoped(_))).then(SecurityRequirement::default);
    let session = SecurityRequirement::new(SESSION, Vec::<String>::new());
    let tokens = access.scopes().iter().map(|scope| SecurityRequirement::new(TOKEN, [scope.as_str()]));
    anybody.into_iter().chain([session]).chain(tokens).collect()
}

/// Adds the access of tokens to each operation, as `x-token`: whether a token is accepted, and the scopes, of which a
/// token needs one. An open operation needs a scope only to answer as the token's account.
fn add_access(document: &mut openapi::OpenApi) {
    for route in super::ROUTES.iter().flat_map(|file| file.routes) {
        let item = document.paths.paths.get_mut(&format!("{API}{}", route.path));
        let operation = item.and_then(|item| match route.method {
            Method::GET => item.get.as_mut(),
            Method::POST => item.post.as_mut(),
            Method::PUT => item.put.as_mut(),
            Method::DELETE => item.delete.as_mut(),
            _ => None,
        });
        let Some(operation) = operation else { continue };
        let word = match route.rights.access {
            Access::Open(_) => "open",
            Access::Scoped(_) => "scoped",
            Access::Browser => "none",
        };
        let words: Vec<&str> = route.rights.access.scopes().iter().map(|scope| scope.as_str()).collect();
        operation.security = Some(requirements(route.rights.access));
        let extensions = operation.extensions.get_or_insert_default();
        // All of it is in one key, because the order of several extensions is not fixed.
        let token = serde_json::json!({ "access": word, "scopes": words });
        extensions.insert("x-token".to_owned(), token);
    }
}

const ALWAYS: &[(&str, &str)] = &[
    ("500", "Something went wrong on the server"),
    ("503", "The server is stopping, busy, or without its database"),
];
const CHANGING: &[(&str, &str)] = &[
    ("403", "The CSRF token or the origin is wrong, or this user may not do it"),
    ("429", "Too many requests that change something"),
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

/// Returns the whole document as JSON.
///
/// # Panics
/// Never: the document is made of plain data.
pub fn openapi_document() -> String {
    let mut document = Frame::openapi();
    for file in super::ROUTES {
        document.merge((file.describe)());
    }
    add_common_errors(&mut document);
    add_schemes(&mut document);
    add_access(&mut document);
    absent::complete(&mut document);
    document.to_pretty_json().expect("an OpenAPI document is JSON")
}

/// The document, plain and packed.
struct Made {
    plain: Bytes,
    gzip: Option<Bytes>,
}

/// Answers with the document. It is made and packed once, because that takes longer than most requests, and anybody may
/// ask for it.
async fn openapi_json(request: HttpRequest) -> HttpResponse {
    static MADE: OnceLock<Made> = OnceLock::new();
    let made = MADE.get_or_init(|| {
        let plain = Bytes::from(openapi_document());
        Made { gzip: packing::gzip(&plain), plain }
    });
    let gzip = made.gzip.as_ref().filter(|_| packing::accepts(request.headers(), "gzip"));
    let (encoding, body) = match gzip {
        Some(gzip) => (ContentEncoding::Gzip, gzip),
        // The plain form is declared too. Without this header, the compression layer would pack each answer again.
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
                assert!(
                    answer.headers().contains_key(header::CONTENT_ENCODING),
                    "without this header the framework would compress it again"
                );
                told.push(answer.into_body().try_into_bytes().unwrap());
            }
            assert_eq!(told[0].as_ptr(), told[1].as_ptr(), "{encoding}");
            assert_eq!(told[0].len() < 300_000, encoding == "gzip");
        }
    }
}
