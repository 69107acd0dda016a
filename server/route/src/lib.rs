//! The attribute `#[route]`, which declares a route of the HTTP API at its handler.
//!
//! The crate utoipa-actix-web does less: it needs actix's route macros, which make a resource of each handler. A
//! request with a method that the path does not support would get 404 instead of 405. That crate also has no place for
//! the scopes of tokens.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Ident, ItemFn, LitStr, Token, parenthesized,
    parse::{Parse, ParseStream},
    parse_macro_input,
    punctuated::Punctuated,
};

/// Declares the route of a handler: method, path, access of tokens, and entry in the OpenAPI document.
///
/// ```text
/// /// The user's boards.
/// #[route(get "/boards", scoped(Read), tag = "boards", responses(
///     (status = 200, description = "All that are not revoked", body = BoardList),
/// ))]
/// async fn show_boards(...) -> ...
/// ```
///
/// The method is one of `get`, `post`, `put` and `delete`. The path is given without `/api/v1`. The access is
/// `open(...)`, `scoped(...)` or `browser`, with names of scopes; see `http::registry::Access` in the server. The rest
/// is passed to `#[utoipa::path]`.
///
/// After the access come words that change what a route does by default, as in `browser, shut_out_too,`:
///
/// - `shut_out_too`: a route that changes something refuses suspended and banned accounts, unless it has this word.
/// - `not_shut_out`: a route with `get` is open to suspended and banned accounts, unless it has this word.
/// - `limit(...)`, with the name of a limit: a request of an account to a route that changes something takes a token of
///   `write_by_account`, or of this limit instead.
/// - `while_full`: a route that changes something is refused while the disk is nearly full, unless it has this word.
///
/// Besides the function, this makes a type of the same name, which implements `http::registry::Declared`. Thus
/// `routes!` finds the handler and its declaration by one name. A handler that no `routes!` names is dead code, which
/// is an error here.
#[proc_macro_attribute]
pub fn route(declaration: TokenStream, handler: TokenStream) -> TokenStream {
    let Declaration { method, path, access, words, description } =
        parse_macro_input!(declaration as Declaration);
    let handler = parse_macro_input!(handler as ItemFn);
    let name = &handler.sig.ident;
    let constant = format_ident!("{}", method.to_string().to_uppercase(), span = method.span());
    let reads = method == "get";
    let is_open = if reads { !words.not_shut_out } else { words.shut_out_too };
    let door = if is_open { quote!(Everybody) } else { quote!(NotShutOut) };
    let full = if reads || words.while_full { quote!(Served) } else { quote!(Refused) };
    let limit = match words.limit {
        Some(limit) => quote!(Some(site::limits::Limit::#limit)),
        None if reads => quote!(None),
        None => quote!(Some(site::limits::Limit::WriteByAccount)),
    };
    quote! {
        #[utoipa::path(#method, context_path = crate::http::registry::API, path = #path, #description)]
        #[deny(dead_code)]
        #handler

        #[allow(non_camel_case_types, reason = "the type has the name of the handler")]
        struct #name {}

        impl crate::http::registry::Declared for #name {
            const METHOD: actix_web::http::Method = actix_web::http::Method::#constant;
            const PATH: &'static str = #path;
            const RIGHTS: crate::http::registry::Rights = crate::http::registry::Rights {
                access: #access,
                door: crate::http::registry::Door::#door,
                limit: #limit,
                full: crate::http::registry::WhileFull::#full,
            };
        }
    }
    .into()
}

/// The arguments of the attribute.
struct Declaration {
    method: Ident,
    path: LitStr,
    /// An expression of the type `http::registry::Access`.
    access: proc_macro2::TokenStream,
    words: Words,
    /// The arguments for `#[utoipa::path]`.
    description: proc_macro2::TokenStream,
}

/// The words after the access.
#[derive(Default)]
struct Words {
    shut_out_too: bool,
    not_shut_out: bool,
    while_full: bool,
    limit: Option<Ident>,
}

impl Parse for Declaration {
    fn parse(input: ParseStream<'_>) -> syn::Result<Declaration> {
        let method: Ident = input.parse()?;
        if !["get", "post", "put", "delete"].iter().any(|known| method == known) {
            return Err(syn::Error::new(method.span(), "the method must be get, post, put or delete"));
        }
        let path: LitStr = input.parse()?;
        if !path.value().starts_with('/') || path.value().starts_with("/api/") {
            return Err(syn::Error::new(path.span(), "the path must start with / and be without /api/v1"));
        }
        input.parse::<Token![,]>()?;
        let access = parse_access(input)?;
        input.parse::<Token![,]>()?;
        let words = parse_words(input)?;
        Ok(Declaration { method, path, access, words, description: input.parse()? })
    }
}

/// Parses the words after the access, each with a comma. They end where the arguments for `#[utoipa::path]` begin.
fn parse_words(input: ParseStream<'_>) -> syn::Result<Words> {
    let mut words = Words::default();
    while let Ok(word) = input.fork().parse::<Ident>() {
        match word.to_string().as_str() {
            "shut_out_too" => words.shut_out_too = true,
            "not_shut_out" => words.not_shut_out = true,
            "while_full" => words.while_full = true,
            "limit" => {}
            _ => break,
        }
        input.parse::<Ident>()?;
        if word == "limit" {
            let name;
            parenthesized!(name in input);
            words.limit = Some(name.parse()?);
        }
        input.parse::<Token![,]>()?;
    }
    Ok(words)
}

fn parse_access(input: ParseStream<'_>) -> syn::Result<proc_macro2::TokenStream> {
    let word: Ident = input.parse()?;
    if word == "browser" {
        return Ok(quote!(crate::http::registry::Access::Browser));
    }
    let variant = match word.to_string().as_str() {
        "open" => quote!(Open),
        "scoped" => quote!(Scoped),
        _ => {
            return Err(syn::Error::new(word.span(), "the access must be open(...), scoped(...) or browser"));
        }
    };
    let scopes;
    parenthesized!(scopes in input);
    let scopes = Punctuated::<Ident, Token![,]>::parse_terminated(&scopes)?;
    if scopes.is_empty() {
        return Err(syn::Error::new(word.span(), "name at least one scope"));
    }
    let scopes = scopes.iter();
    Ok(quote!(crate::http::registry::Access::#variant(&[#(store::account::Scope::#scopes),*])))
}
