-- What is said in the lobby.
CREATE TABLE lobby_lines (
    number INTEGER NOT NULL PRIMARY KEY,
    -- None: who said it has deleted the account, and nothing is left of the line but its number.
    user_id BIGINT REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL
);

CREATE UNIQUE INDEX lobby_lines_request ON lobby_lines (user_id, request);
