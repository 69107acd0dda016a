DROP TABLE spent_grants;
