//! Actions that clients send again under the same name, because they got no answer.

use serde_json::{Value, json};

use crate::support::{Client, Database, Reply, TestApp};

/// Posts under a name in the header.
async fn post(client: &mut Client, name: &str, path: &str, body: &Value) -> Reply {
    client.extra_headers.push(("idempotency-key", name.to_owned()));
    let reply = client.post(path, body).await;
    client.extra_headers.pop();
    reply
}

#[tokio::test]
async fn an_action_that_is_sent_again_is_carried_out_once() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let practices = "/api/v1/practices";
        let practice = json!({ "bot": "Pip", "start": { "from": "fresh", "format": { "kind": "normal" } } });
        assert_eq!(post(&mut anna, "a-1", practices, &practice).await.status, 201);
        let again = post(&mut anna, "a-1", practices, &practice).await;
        again.assert_error(409, "conflict");
        assert_eq!(again.json()["reason"], "action_arrived");
        let made = |reply: Reply| reply.json().as_array().unwrap().len();
        assert_eq!(made(anna.get(practices).await), 1);

        // Another name is another action, and so is the same name of another account.
        assert_eq!(post(&mut anna, "a-2", practices, &practice).await.status, 201);
        assert_eq!(post(&mut berta, "a-1", practices, &practice).await.status, 201);
        assert_eq!((made(anna.get(practices).await), made(berta.get(practices).await)), (2, 1));

        // A request that was refused has changed nothing.
        let bad = json!({ "bot": "Nobody", "start": { "from": "fresh", "format": { "kind": "normal" } } });
        let refused = post(&mut anna, "a-3", practices, &bad).await;
        assert!((400..500).contains(&refused.status), "{}", refused.text());
        assert_eq!(post(&mut anna, "a-3", practices, &practice).await.status, 201);

        for wrong in ["", "a b", &"x".repeat(65)] {
            post(&mut anna, wrong, practices, &practice).await.assert_error(422, "invalid");
        }
        // Questions have no name, and a name means nothing in them.
        anna.extra_headers.push(("idempotency-key", "a-1".to_owned()));
        assert_eq!(made(anna.get(practices).await), 3);
        app.stop().await;
    }
}
