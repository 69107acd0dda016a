DROP TABLE device_accounts;
