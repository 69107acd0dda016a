DROP TABLE mail_queue;
DROP TABLE mail_links;
DROP TABLE mail_addresses;
