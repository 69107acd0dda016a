DROP INDEX matches_of_tournament;
DROP TABLE address_accounts;
