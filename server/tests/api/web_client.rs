//! The pages of the web client. The client may or may not be built when the server is compiled, and these tests cover
//! both cases. Tests with a real browser cover the pages themselves.

use reqwest::Method;

use crate::support::{Database, TestApp};

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
    for path in ["/", "/lobby", "/match/0123456789a", "/player/anna"] {
        let page = client.get(path).await;
        assert_eq!(page.status, front.status, "{path}");
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
