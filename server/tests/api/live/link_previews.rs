//! Link previews: the tags and pictures of pages, as strangers may see them, and the board in frames of other sites.

use wire::MatchFormat;

use super::{WatchedTable, casual, open_table, settings, sit, team_matches::Hall};
use crate::support::{Client, Database, Reply, TestApp};

async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.public_url = Some("http://play.test".parse().unwrap());
    })
    .await
}

async fn picture(client: &mut Client, page: &str) -> Reply {
    let page: String = url::form_urlencoded::byte_serialize(page.as_bytes()).collect();
    let reply = client.get(&format!("/preview.png?page={page}")).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("image/png")), "{}", reply.text());
    assert!(reply.body.starts_with(b"\x89PNG\r\n\x1a\n"));
    reply
}

/// Returns the tags of a page that make its link preview. The other tags depend on the kind of page.
fn preview(page: &str) -> &str {
    let (_, rest) = page.split_once("<!-- preview -->").unwrap();
    rest.split_once("<!-- end of preview -->").unwrap().0
}

/// Returns a page with its status, or `None` if the client is not built.
async fn page_of(client: &mut Client, page: &str) -> Option<(u16, String)> {
    let reply = client.get(page).await;
    (reply.status != 503).then(|| (reply.status, reply.text().to_owned()))
}

/// Returns a page that is there, or `None` if the client is not built.
async fn head(client: &mut Client, page: &str) -> Option<String> {
    let (status, text) = page_of(client, page).await?;
    assert_eq!(status, 200, "{page}");
    Some(text)
}

#[tokio::test]
async fn a_match_is_shown_with_its_players_and_its_position() {
    for database in Database::each() {
        let app = start(database).await;
        let table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, false)).await;
        let mut stranger = app.client();
        let page = format!("/match/{}", table.id.0);
        let site = stranger.get("/preview.png").await;
        let shown = picture(&mut stranger, &page).await;
        assert_ne!(shown.body, site.body);
        assert_eq!(shown.header("cache-control"), Some("public, max-age=60"), "it changes with the match");
        assert_eq!(shown.header("cross-origin-resource-policy"), Some("cross-origin"));
        assert_eq!(shown.header("x-frame-options"), Some("DENY"));
        // The match is not over, so its review is not there.
        assert_eq!(picture(&mut stranger, &format!("{page}/review?at=1")).await.body, site.body);
        if let Some(head) = head(&mut stranger, &page).await {
            assert!(head.contains("<title>anna – berta, 0:0 · Fullprime</title>"), "{head}");
            assert!(head.contains("content=\"Match to 5 points. Watch it live.\""), "{head}");
            let picture =
                format!("content=\"http://play.test/preview.png?page=%2Fmatch%2F{}&amp;v=", table.id.0);
            assert!(head.contains(&picture), "{head}");
            stranger.extra_headers.push(("accept-language", "de-CH".to_owned()));
            let german = stranger.get(&page).await;
            assert!(german.text().contains("Match bis 5 Punkte. Sieh live zu."), "{}", german.text());
            assert_eq!(german.header("vary"), Some("accept-encoding, accept-language"));
            let mut french = app.client();
            french.extra_headers.push(("accept-language", "fr-CA,en;q=0.5".to_owned()));
            let page = french.get(&page).await;
            assert!(page.text().contains("Match en 5 points. Suivez-le en direct."), "{}", page.text());
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn hidden_matches_have_the_preview_of_the_site() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let [.., cora] = &mut hall.people;
        let private = open_table(cora, casual(), Some("bodo")).await;
        let mut stranger = hall.app.client();
        let site = stranger.get("/preview.png").await;
        let nowhere = page_of(&mut stranger, "/match/0000000000b").await;
        assert_eq!(nowhere.as_ref().map_or(404, |(status, _)| *status), 404);
        let front = head(&mut stranger, "/").await;
        assert_eq!(nowhere.as_ref().map(|(_, text)| preview(text)), front.as_deref().map(preview));
        for id in [&closed.0, &private.id.0, &"0000000000a".to_owned()] {
            let page = format!("/match/{id}");
            assert_eq!(picture(&mut stranger, &page).await.body, site.body, "{id}");
            assert_eq!(picture(&mut stranger, &format!("{page}/review?at=1")).await.body, site.body, "{id}");
            assert_eq!(page_of(&mut stranger, &page).await, nowhere, "{id}");
            // A player of the closed room gets the same preview as everybody else, because it may be shared.
            assert_eq!(picture(&mut hall.people[3], &page).await.body, site.body, "{id}");
            let own = page_of(&mut hall.people[3], &page).await.map(|(_, text)| text);
            assert_eq!(own, nowhere.as_ref().map(|(_, text)| text.clone()), "{id}");
        }
        // The page of a private table is there for its two people.
        let page = format!("/match/{}", private.id.0);
        let found = page_of(hall.people.last_mut().unwrap(), &page).await;
        assert_eq!(found.map_or(200, |(status, _)| status), 200);
        // Spectators may see the open room as far as both rooms have played: the board before the first turn.
        assert_ne!(picture(&mut stranger, &format!("/match/{}", open.0)).await.body, site.body);
        hall.app.stop().await;
    }
}

#[tokio::test]
async fn a_position_is_shown_by_its_id() {
    let app = start(Database::sqlite()).await;
    let mut stranger = app.client();
    let site = stranger.get("/preview.png").await;
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
    let query: String = url::form_urlencoded::Serializer::new(String::new()).append_pair("id", xgid).finish();
    let shown = picture(&mut stranger, &format!("/analysis?{query}")).await;
    assert_ne!(shown.body, site.body);
    assert_eq!(shown.header("cache-control"), Some("public, max-age=86400"));
    for bad in ["nonsense", "XGID=-b----E-C---eE---c-e----Z-:0:0:1:31:0:0:0:7:10", "<script>", ""] {
        assert_eq!(picture(&mut stranger, &format!("/analysis?id={bad}")).await.body, site.body, "{bad}");
        stranger.get(&format!("/api/v1/positions?id={bad}")).await.assert_error(422, "invalid");
    }
    let setup = stranger.get(&format!("/api/v1/positions?{query}")).await.json();
    assert_eq!((&setup["length"], &setup["dice"]), (&serde_json::json!(7), &serde_json::json!([3, 1])));
    if let Some(head) = head(&mut stranger, &format!("/analysis?{query}")).await {
        assert!(head.contains("<title>How would you play 3-1? · Fullprime</title>"), "{head}");
    }
    app.stop().await;
}

#[tokio::test]
async fn an_address_gets_a_bounded_number_of_pictures() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.limits.preview_by_address.burst = 3;
    })
    .await;
    let mut host = app.sign_up("anna").await;
    let table = open_table(&mut host, casual(), None).await;
    sit(&mut host, &table.id).await;
    let page = format!("/match/{}", table.id.0);
    let mut stranger = app.client();
    for _ in 0..3 {
        picture(&mut stranger, &page).await;
    }
    let refused = stranger.get(&format!("/preview.png?page={page}")).await;
    refused.assert_error(429, "too_many_requests");
    assert!(refused.header("retry-after").is_some());
    // The picture of the site is drawn once and costs nothing.
    assert_eq!(stranger.get("/preview.png").await.status, 200);
    app.stop().await;
}

#[tokio::test]
async fn only_embedded_boards_may_be_shown_in_frames() {
    let app = start(Database::sqlite()).await;
    let mut stranger = app.client();
    for page in ["/embed/match/0000000000a", "/embed/position?id=4HPwATDgc/ABMA"] {
        let reply = stranger.get(page).await;
        if reply.status == 503 {
            continue;
        }
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("frame-ancestors *") && policy.contains("form-action 'none'"), "{policy}");
        assert_eq!(reply.header("x-frame-options"), None);
    }
    for page in ["/", "/match/0000000000a", "/embedded", "/account", "/preview.png", "/api/v1/lobby"] {
        let reply = stranger.get(page).await;
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{page}");
        let policy = reply.header("content-security-policy").unwrap_or("frame-ancestors 'none'");
        assert!(policy.contains("frame-ancestors 'none'"), "{page}: {policy}");
    }
    app.stop().await;
}
