-- What operators have done with `fullprime admin`. It only grows.
CREATE TABLE operator_log (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The user of the machine, as its environment names it; empty: it does not.
    operator TEXT NOT NULL,
    -- The command, for example `set-password`.
    act TEXT NOT NULL,
    -- To whom; none: to nobody.
    user_id BIGINT REFERENCES users (id),
    -- What more there is to say, for example how many credits.
    detail TEXT NOT NULL
);
CREATE INDEX operator_log_at ON operator_log (at);
