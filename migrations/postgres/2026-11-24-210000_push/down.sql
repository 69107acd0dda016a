DROP TABLE push_queue;
DROP TABLE push_subscriptions;
