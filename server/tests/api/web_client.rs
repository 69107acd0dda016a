//! The pages of the web client. The client may or may not be built when the server is compiled, and these tests cover
//! both cases. Tests with a real browser cover the pages themselves.

use reqwest::Method;

use crate::support::{Database, TestApp};

#[tokio::test]
async fn every_page_is_the_client_under_a_strict_policy() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.client();
    let front = client.get("/").await;
    assert!(matches!(front.status, 200 | 503), "{}", front.status);
    if front.status == 503 {
        assert!(front.text().contains("make web"));
    }
    // A page that names no files of its own.
    let plain = client.get("/lobby").await;
    for path in ["/", "/lobby", "/match/0123456789a", "/player/anna"] {
        let page = client.get(path).await;
        assert_eq!(page.status, front.status, "{path}");
        // Pages differ at most by tags that name their own files and requests, at the end of the head.
        let (head, rest) = plain.text().split_once("</head>").unwrap_or((plain.text(), ""));
        let tags = page.text().strip_prefix(head).and_then(|after| after.strip_suffix(rest)).unwrap();
        let mut tags = tags.trim_end_matches("</head>").split("<link ");
        assert_eq!(tags.next(), Some(""), "{path}");
        let names_our_own =
            |tag: &str| ["/assets/", "/api/v1/"].iter().any(|own| tag.contains(&format!("href=\"{own}")));
        assert!(tags.all(names_our_own), "{path}");
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        let policy = page.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    }
    let head = client.send(Method::HEAD, "/", None).await;
    assert_eq!((head.status, head.body.len()), (front.status, 0));
}
