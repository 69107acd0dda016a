//! Blocked address ranges.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{
    error::AppError,
    integrity::blocks::{self, Width},
    moderator::Moderator,
};
use store::{address_blocks, id};
use texts::refusals;
use wire::{AddressBlockList, AddressBlockView, BlockAddresses, ErrorBody};

use crate::{
    http::{CurrentUser, address, body::Json, registry::routes},
    state::AppState,
};

routes! {
    list_blocks,
    block_addresses,
    lift_block,
}

/// The number of blocks on a page.
const LINES_MAX: i64 = 200;

/// The newest blocks, both active and ended.
#[route(get "/moderation/blocks", browser, tag = "moderation", responses(
    (status = 200, description = "The blocks, newest first", body = AddressBlockList),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
))]
async fn list_blocks(state: Data<AppState>, user: CurrentUser) -> Result<Json<AddressBlockList>, AppError> {
    let (moderator, now) = (user.account.id, state.site.node.clock.now());
    let read = state.site.node.store.read(move |connection| {
        Moderator::check(connection, moderator, now)?;
        Ok::<_, AppError>(address_blocks::newest(connection, LINES_MAX)?)
    });
    let blocks = read.await?.into_iter().map(|block| AddressBlockView {
        id: id::show(block.id),
        network: block.network.to_string(),
        reason: block.reason,
        at: block.at,
        author: block.author,
        until: block.until,
        in_force: block.lifted_at.is_none() && block.until.is_none_or(|until| now < until),
        lifted_at: block.lifted_at,
    });
    Ok(Json(AddressBlockList { blocks: blocks.collect() }))
}

/// Blocks a range. Requests from it are refused and its open sockets closed, on all nodes within seconds.
#[route(post "/moderation/blocks", browser, while_full, tag = "moderation", request_body = BlockAddresses, responses(
    (status = 204, description = "The range is blocked"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Not a moderator, or the network of an opponent or an own account", body = ErrorBody),
    (status = 409, description = "There are too many blocks", body = ErrorBody),
    (status = 422, description = "A value is not allowed: not a range, too wide, or your own network", body = ErrorBody),
))]
async fn block_addresses(
    state: Data<AppState>,
    user: CurrentUser,
    request: HttpRequest,
    Json(wanted): Json<BlockAddresses>,
) -> Result<HttpResponse, AppError> {
    let (moderator, now) = (user.account.id, state.site.node.clock.now());
    let read = state.site.node.store.read(move |connection| Moderator::check(connection, moderator, now));
    read.await?;
    let (author, width) = (Some(moderator), Width::Moderator);
    let block = blocks::new_block(&wanted.network, &wanted.reason, wanted.hours, author, width, now)?;
    if block.network.contains(address::of_client(&request, &state)) {
        return Err(AppError::invalid("network", refusals::own_network(block.network.to_string())));
    }
    let (site, network) = (&state.site, block.network);
    let decided =
        site.integrity.decide_about_network(&site.accounts, &user.account, network, move |connection| {
            blocks::add(connection, &block)
        });
    decided.await?;
    state.site.blocks.look().await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Ends a block.
#[route(delete "/moderation/blocks/{id}", browser, while_full, tag = "moderation",
    params(("id" = String, Path, description = "The block's id")), responses(
    (status = 204, description = "The block is lifted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Not a moderator, or the network of an opponent or an own account", body = ErrorBody),
    (status = 404, description = "There is no such block in force", body = ErrorBody),
))]
async fn lift_block(
    state: Data<AppState>,
    user: CurrentUser,
    block: Path<String>,
) -> Result<HttpResponse, AppError> {
    let (moderator, now) = (user.account.id, state.site.node.clock.now());
    let wanted = id::parse(&block);
    let read = state.site.node.store.read(move |connection| {
        Moderator::check(connection, moderator, now)?;
        let in_force = address_blocks::in_force(connection, now)?;
        let block = in_force.into_iter().find(|block| Some(block.id) == wanted);
        block.ok_or_else(|| AppError::NotFound(refusals::no_such_block()))
    });
    let block = read.await?;
    let (site, network) = (&state.site, block.network);
    let decided =
        site.integrity.decide_about_network(&site.accounts, &user.account, network, move |connection| {
            match address_blocks::lift(connection, &[block.id], Some(moderator), now)? {
                0 => Err(AppError::NotFound(refusals::no_such_block())),
                _ => Ok(()),
            }
        });
    decided.await?;
    state.site.blocks.look().await?;
    Ok(HttpResponse::NoContent().finish())
}
