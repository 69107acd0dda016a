//! The pages of the web client. The client may or may not be built when the server is compiled, and these tests cover
//! both cases. Tests with a real browser cover the pages themselves.

use reqwest::Method;
use serde_json::json;

use crate::support::{Client, Database, TestApp};

/// Returns a page without the link tags at the end of its head, and these tags.
fn without_tags(page: &str) -> (String, Vec<&str>) {
    let (mut head, rest) = page.split_once("</head>").unwrap_or((page, ""));
    let mut tags = Vec::new();
    while let Some((before, tag)) = head.rsplit_once('<')
        && tag.starts_with("link ")
    {
        tags.push(tag);
        head = before.trim_end();
    }
    (head.to_owned() + rest, tags)
}

#[tokio::test]
async fn every_page_is_the_client_under_a_strict_policy() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    let front = client.get("/").await;
    assert!(matches!(front.status, 200 | 503), "{}", front.status);
    if front.status == 503 {
        assert!(front.text().contains("make web"));
    }
    let (rest_of_front, _) = without_tags(front.text());
    let pages = ["/", "/events", "/account"].map(|path| (path, front.status));
    let nothing = if front.status == 200 { 404 } else { front.status };
    let missing = ["/lobby", "/match/0123456789a", "/player/anna"].map(|path| (path, nothing));
    for (path, status) in pages.into_iter().chain(missing) {
        let page = client.get(path).await;
        assert_eq!(page.status, status, "{path}");
        // Pages differ at most by tags that name their own files and requests, at the end of the head.
        let (rest, tags) = without_tags(page.text());
        assert_eq!(rest, rest_of_front, "{path}");
        let names_our_own =
            |tag: &str| ["/assets/", "/api/v1/"].iter().any(|own| tag.contains(&format!("href=\"{own}")));
        assert!(tags.into_iter().all(names_our_own), "{path}");
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        let policy = page.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    }
    let head = client.send(Method::HEAD, "/", None).await;
    assert_eq!((head.status, head.body.len()), (front.status, 0));
}

/// Returns a page's status, or `None` if the client is not built.
async fn status(client: &mut Client, path: &str) -> Option<u16> {
    let page = client.get(path).await;
    (page.status != 503).then_some(page.status)
}

#[tokio::test]
async fn a_page_of_something_that_does_not_exist_is_not_found() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("Anna").await;
        let club = json!({ "name": "Backgammon in Kyiv", "about": "", "joining": "open" });
        let club = anna.post("/api/v1/clubs", &club).await.json();
        let event = json!({
            "name": "Spring cup", "length": 3, "places": 4, "check_in": false, "by_rating": false,
            "time": { "kind": "correspondence", "days_per_turn": 14 },
        });
        let event = anna.post("/api/v1/tournaments", &event).await.json();
        let (club, event) = (club["card"]["id"].as_str().unwrap(), event["card"]["id"].as_str().unwrap());
        let mut stranger = app.client();
        let there = [
            "/player/anna".to_owned(),
            "/player/Anna/matches".to_owned(),
            format!("/clubs/{club}"),
            format!("/tournament/{event}"),
            format!("/tournament/{event}/"),
        ];
        for path in there {
            let found = status(&mut stranger, &path).await;
            assert!(matches!(found, None | Some(200)), "{path}: {found:?}");
        }
        let missing = [
            "/player/berta".to_owned(),
            "/player/berta/matches".to_owned(),
            "/player/x".to_owned(),
            "/clubs/00000000001".to_owned(),
            "/clubs/club".to_owned(),
            // An event of another kind has another page.
            format!("/team-match/{event}"),
            "/tournament/00000000001".to_owned(),
            "/team-event/00000000001".to_owned(),
            "/comparative/00000000001".to_owned(),
            "/comparative/00000000001/2".to_owned(),
            "/shared/00000000001".to_owned(),
            "/puzzles/none".to_owned(),
            "/match/00000000001".to_owned(),
            "/match/match/review".to_owned(),
            "/verify/00000000001".to_owned(),
            "/no/such/page".to_owned(),
        ];
        for path in missing {
            let page = stranger.get(&path).await;
            if page.status == 503 {
                continue;
            }
            assert_eq!((page.status, page.header("cache-control")), (404, Some("no-store")), "{path}");
            assert_eq!(page.header("etag"), None, "{path}");
            assert!(page.text().contains("<html"), "{path}");
            let head = stranger.send(Method::HEAD, &path, None).await;
            assert_eq!((head.status, head.body.len()), (404, 0), "{path}");
        }
        // Pages of a reader's own things ask strangers to sign in, whether a thing is there or not.
        for path in ["/practice/00000000001", "/library/00000000001", "/messages/berta"] {
            let found = status(&mut stranger, path).await;
            assert!(matches!(found, None | Some(200)), "{path}: {found:?}");
        }
        app.stop().await;
    }
}
