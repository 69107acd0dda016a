-- The whole schema of version 1 on PostgreSQL. Times are milliseconds since 1970 unless a comment says otherwise.

-- ---- Accounts and sessions ----

-- Accounts: people, guests (who may become people) and bots.
CREATE TABLE users (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, so that names which differ only in case are one name.
    name_folded TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'guest', 'bot')),
    -- Argon2id in PHC form. Only people have one; guests and bots cannot sign in with a password.
    password_hash TEXT,
    created_at BIGINT NOT NULL,
    -- The person who runs the bot; NULL for people, guests and the server's own bots. No foreign key, because a copy of
    -- the table may hold a bot before its owner.
    owner_id BIGINT,
    CHECK ((kind = 'person') = (password_hash IS NOT NULL))
);
CREATE INDEX users_owner ON users (owner_id) WHERE owner_id IS NOT NULL;
-- Expired guests, oldest first.
CREATE INDEX users_guests ON users (created_at) WHERE kind = 'guest';
-- Searches by the beginning of a name.
CREATE INDEX users_prefix ON users (name_folded text_pattern_ops);

-- The look of every name that an account has or had. Names that look alike have the same look, and only one account
-- can ever have it. Guests have none.
CREATE TABLE taken_names (
    -- SHA-256 of the look, so that the name of a deleted account is not kept in the clear.
    look TEXT NOT NULL PRIMARY KEY,
    -- NULL if the account was deleted.
    user_id BIGINT REFERENCES users (id) ON DELETE SET NULL,
    taken_at BIGINT NOT NULL
);
CREATE INDEX taken_names_user ON taken_names (user_id);

-- Signed-in browsers.
CREATE TABLE sessions (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- SHA-256 of the token in the cookie, so a reader of the database cannot sign in with it.
    token_hash TEXT NOT NULL UNIQUE,
    user_agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- The network of the last use: the first half of an IPv4 address, the first quarter of an IPv6 address.
    network TEXT
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- Browsers that have signed in to an account. Their wrong passwords have a separate budget, so that a stranger's
-- guesses never lock the owner out.
CREATE TABLE known_devices (
    -- SHA-256 of the browser's cookie and the account's name, so that two accounts of one browser have different
    -- hashes.
    known_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL
);
CREATE INDEX known_devices_user ON known_devices (user_id, seen_at);
CREATE INDEX known_devices_seen ON known_devices (seen_at);

-- Sign-ins from unknown browsers, until the owner confirms or ends them.
CREATE TABLE sign_ins (
    -- The id of the session, which may have ended.
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    known_hash TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    network TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX sign_ins_user ON sign_ins (user_id, at);
CREATE INDEX sign_ins_at ON sign_ins (at);

-- Accounts that one browser has used recently, without an address. Kept only so long that two accounts of one person
-- do not play each other for a rating or for credits.
CREATE TABLE device_accounts (
    -- SHA-256 of a random cookie.
    device_hash TEXT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (device_hash, user_id)
);
CREATE INDEX device_accounts_user ON device_accounts (user_id, seen_at);
CREATE INDEX device_accounts_seen ON device_accounts (seen_at);

-- Browsers in which an account received its starting grant: one for each browser, even after that account is deleted.
-- No account is named.
CREATE TABLE spent_grants (
    -- SHA-256 of the browser's cookie.
    device_hash TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX spent_grants_at ON spent_grants (at);

-- Second factors: codes that change every thirty seconds (RFC 6238).
CREATE TABLE second_factors (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    -- Random and new for each secret. The secret is sealed for this number.
    enrolment BIGINT NOT NULL,
    -- The sealed secret, 40 hexadecimal digits.
    sealed TEXT NOT NULL,
    -- NULL until the first code was given; no code is required before.
    confirmed_at BIGINT,
    -- The newest step of thirty seconds since 1970 whose code was used. No code is accepted twice.
    used_step BIGINT NOT NULL
);

-- Codes for a user who has lost the device. Each works once.
CREATE TABLE recovery_codes (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (user_id, code_hash)
);

-- Devices that sign in to an account (W3C Web Authentication).
CREATE TABLE passkeys (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The device's name for the passkey, base64url.
    credential TEXT NOT NULL UNIQUE,
    -- A point on P-256, compressed, 66 hexadecimal digits.
    public_key TEXT NOT NULL,
    -- How often the device says it has signed; many devices always say 0.
    counter BIGINT NOT NULL,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- Challenges for passkeys. Each works once, on any node.
CREATE TABLE passkey_challenges (
    challenge TEXT NOT NULL PRIMARY KEY,
    -- The account that adds a passkey; NULL for a sign-in.
    user_id BIGINT REFERENCES users (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id) WHERE user_id IS NOT NULL;

-- Requests for a new password, for known and unknown names alike. They are processed outside of the HTTP request.
CREATE TABLE reset_requests (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The name or address that was entered, known or unknown.
    asked TEXT NOT NULL,
    asked_at BIGINT NOT NULL
);

-- Tokens with which programs use the API.
CREATE TABLE api_tokens (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The person or bot as which the program acts.
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- The name that its owner chose.
    name TEXT NOT NULL,
    -- SHA-256 of the token, so a reader of the database has no token.
    token_hash TEXT NOT NULL UNIQUE,
    -- Words separated by spaces: read, play, chat, social.
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);
CREATE INDEX api_tokens_user ON api_tokens (user_id);

-- Friends, blocked players and private notes.
CREATE TABLE contacts (
    user_id BIGINT NOT NULL REFERENCES users (id),
    other_id BIGINT NOT NULL REFERENCES users (id),
    is_friend BOOLEAN NOT NULL,
    -- Neither player sits down at the other's tables or challenges the other.
    is_blocked BOOLEAN NOT NULL,
    -- Only its writer sees it.
    note TEXT NOT NULL,
    PRIMARY KEY (user_id, other_id),
    CHECK (user_id <> other_id),
    CHECK (NOT (is_friend AND is_blocked)),
    CHECK (is_friend OR is_blocked OR note <> '')
);
CREATE INDEX contacts_other ON contacts (other_id, user_id, is_blocked);

-- A bot stays a bot, with the same owner. Other accounts have no owner.
CREATE FUNCTION users_bots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.owner_id IS NOT NULL AND NEW.kind <> 'bot' THEN
        RAISE EXCEPTION 'users: only bots have an owner';
    END IF;
    IF TG_OP = 'UPDATE' AND ((OLD.kind = 'bot') <> (NEW.kind = 'bot') OR NEW.owner_id IS DISTINCT FROM OLD.owner_id) THEN
        RAISE EXCEPTION 'users: a bot is a bot for ever';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER users_bots BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION users_bots();

-- ---- Matches and their logs ----

-- Tables and matches.
CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished')),
    -- The table's settings as JSON, as the API writes them.
    settings TEXT NOT NULL,
    -- The rating list; NULL if the match is unrated.
    rating_list TEXT CHECK (rating_list IN ('normal', 'price')),
    opener_id BIGINT NOT NULL REFERENCES users (id),
    invited_id BIGINT REFERENCES users (id),
    white_id BIGINT REFERENCES users (id),
    black_id BIGINT REFERENCES users (id),
    -- The ratings when the players sat down.
    white_rating DOUBLE PRECISION,
    black_rating DOUBLE PRECISION,
    -- Published when the table is opened. The seed that it commits to is in dice_seeds.
    dice_commitment TEXT NOT NULL,
    white_contribution TEXT,
    black_contribution TEXT,
    -- Published when the match begins.
    dice_g0 TEXT,
    last_seq INTEGER NOT NULL DEFAULT 0,
    -- The side to act, so that bots find their turns.
    to_act TEXT CHECK (to_act IN ('white', 'black')),
    next_deadline BIGINT,
    white_points INTEGER NOT NULL DEFAULT 0,
    black_points INTEGER NOT NULL DEFAULT 0,
    winner TEXT CHECK (winner IN ('white', 'black')),
    ending TEXT CHECK (ending IN ('completed', 'agreed', 'left', 'timed_out')),
    opened_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    rematch_of BIGINT REFERENCES matches (id),
    -- Only players who have the link may sit down.
    by_link BOOLEAN NOT NULL DEFAULT FALSE,
    -- A table of quick pairing: its opener also takes another table that fits.
    is_quick BOOLEAN NOT NULL DEFAULT FALSE,
    -- The ratings that may sit down; NULL for no limit.
    rating_min INTEGER,
    rating_max INTEGER,
    -- The tournament that the match belongs to, if any.
    tournament_id BIGINT,
    -- The roll set of a duplicate board, in roll_sets or comparative_sets; NULL if the match has its own dice.
    roll_set_id BIGINT,
    -- Whether a sensor board sits or sat at the match. Actions in other matches need not look for boards.
    has_boards BOOLEAN NOT NULL DEFAULT FALSE,
    -- A sum of:
    --  1 the match was aborted; `ending` says 'agreed'
    --  2 it ended before each side had completed a turn, so it counts for nothing
    --  4 it is unrated and unstaked because its players had played enough rated matches that day
    --  8 White's rating was provisional when White sat down
    -- 16 Black's rating was provisional when Black sat down
    -- 32 it is unstaked because the house bot had too few credits
    marks INTEGER NOT NULL DEFAULT 0 CHECK (marks BETWEEN 0 AND 63),
    CHECK (status = 'open' OR (white_id IS NOT NULL AND black_id IS NOT NULL AND started_at IS NOT NULL)),
    CHECK ((status = 'finished') = (ended_at IS NOT NULL)),
    CHECK ((status = 'finished') = (ending IS NOT NULL)),
    CHECK (status = 'finished' OR winner IS NULL),
    CHECK (white_id <> black_id)
);
CREATE INDEX matches_status ON matches (status, opened_at);
CREATE INDEX matches_deadline ON matches (next_deadline) WHERE next_deadline IS NOT NULL;
CREATE INDEX matches_white ON matches (white_id, ended_at);
CREATE INDEX matches_black ON matches (black_id, ended_at);
CREATE INDEX matches_opener ON matches (opener_id, status);
-- The record of two players against each other.
CREATE INDEX matches_pair ON matches (white_id, black_id, winner, ended_at) WHERE status = 'finished';
CREATE INDEX matches_roll_set ON matches (roll_set_id) WHERE roll_set_id IS NOT NULL;
CREATE INDEX matches_of_invited ON matches (invited_id) WHERE invited_id IS NOT NULL;
-- The rated matches that two players have begun within a day.
CREATE INDEX matches_rated_white ON matches (white_id, started_at) WHERE rating_list IS NOT NULL;
CREATE INDEX matches_rated_black ON matches (black_id, started_at) WHERE rating_list IS NOT NULL;
CREATE INDEX matches_ended ON matches (ended_at) WHERE status = 'finished';

-- The log of each match. The state of a match follows from it.
CREATE TABLE match_events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    -- From 1. If two writers decide at once, the key lets one of them win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- The side whose action caused it; NULL for the clock and the start.
    side TEXT CHECK (side IN ('white', 'black')),
    -- The client's name for the action, on the last event of the action.
    request TEXT,
    event TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);
CREATE UNIQUE INDEX match_events_request ON match_events (match_id, side, request) WHERE request IS NOT NULL;

-- The possible rematch of a finished match. The commitment to its dice is drawn when the match ends, before the
-- players agree.
CREATE TABLE rematches (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    -- The id of the rematch. It is reserved before the rematch begins.
    next_id BIGINT NOT NULL UNIQUE,
    dice_commitment TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The requests with which the sides agreed.
    white_request TEXT,
    black_request TEXT,
    white_contribution TEXT,
    black_contribution TEXT,
    started BOOLEAN NOT NULL DEFAULT FALSE,
    -- The score of the two players before the rematch, in the seats of the rematch, as JSON; NULL until it begins.
    series TEXT,
    -- Whether the players have played enough rated matches for the day. The rematch is unrated then.
    limited BOOLEAN NOT NULL DEFAULT FALSE
);

-- When players are or were away from their correspondence matches.
CREATE TABLE vacations (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    from_at BIGINT NOT NULL,
    -- Coming back early shortens it.
    until_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, from_at),
    CHECK (until_at >= from_at)
);
CREATE INDEX vacations_until ON vacations (until_at);

-- Chat of matches.
CREATE TABLE chat_lines (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
);
CREATE UNIQUE INDEX chat_lines_request ON chat_lines (match_id, user_id, request);
CREATE INDEX chat_lines_of_user ON chat_lines (user_id);

-- Chat of the lobby.
CREATE TABLE lobby_lines (
    number INTEGER NOT NULL PRIMARY KEY,
    -- NULL if the account was deleted; the line is blank then and keeps only its number.
    user_id BIGINT REFERENCES users (id),
    at BIGINT NOT NULL,
    request TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE UNIQUE INDEX lobby_lines_request ON lobby_lines (user_id, request);

-- ---- Dice ----

-- The seeds of the dice. They are kept apart from everything that is ever shown.
CREATE TABLE dice_seeds (
    -- A match, a rematch that has not begun, or a roll set.
    match_id BIGINT NOT NULL PRIMARY KEY,
    -- Encrypted with a key that is not in the database.
    sealed_seed TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- The rule for the seats' bytes: 1, the server drew the bytes of its own bots; 2, a house bot's seat counts as
    -- zeros.
    seat_rule SMALLINT NOT NULL DEFAULT 1 CHECK (seat_rule IN (1, 2))
);

-- The fingerprint of the key that seals the seeds and other secrets of this database.
CREATE TABLE dice_key (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    -- Identifies the key; the key cannot be computed from it.
    fingerprint TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- How often each throw came up, over all revealed matches.
CREATE TABLE dice_tallies (
    who TEXT NOT NULL CHECK (who IN ('person', 'program', 'house_bot')),
    kind TEXT NOT NULL CHECK (kind IN ('rolls', 'follows', 'openings')),
    -- 6 * first number + second number, both from 0; for an opening throw only the number.
    cell SMALLINT NOT NULL CHECK (cell BETWEEN 0 AND 35),
    count BIGINT NOT NULL CHECK (count >= 0),
    PRIMARY KEY (who, kind, cell)
);

-- Finished matches that the tallies do not contain yet.
CREATE TABLE dice_uncounted (
    match_id BIGINT NOT NULL PRIMARY KEY
);

-- Boards of duplicate matches that the tallies contain. Their rolls are thrown once for all tables.
CREATE TABLE dice_sets_counted (
    set_id BIGINT NOT NULL PRIMARY KEY
);

-- A match that ends waits to be counted.
CREATE FUNCTION dice_uncounted_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO dice_uncounted (match_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER dice_uncounted_matches AFTER UPDATE OF status ON matches FOR EACH ROW
WHEN (NEW.status = 'finished' AND OLD.status <> 'finished') EXECUTE FUNCTION dice_uncounted_matches();

-- ---- Ratings ----

-- The current rating of each player in each list.
CREATE TABLE ratings (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating DOUBLE PRECISION NOT NULL,
    experience BIGINT NOT NULL CHECK (experience >= 0),
    -- The end of the last rated match. Stored here, like `is_bot`, so that one index answers a leaderboard page.
    rated_at BIGINT NOT NULL DEFAULT 0,
    is_bot BOOLEAN NOT NULL DEFAULT FALSE,
    -- Whether the player stands in the leaderboard: enough experience, and rated matches against enough people who have
    -- it too. Written in the transaction that changes the rating.
    is_listed BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (user_id, list)
);
CREATE INDEX ratings_board ON ratings (list, is_listed, rating DESC, user_id DESC, rated_at, experience, is_bot);

-- The rating changes of each rated match.
CREATE TABLE rating_history (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    -- The match's place in the order of rating changes, from 1. The winner's row and the loser's row share it.
    place BIGINT NOT NULL,
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost')),
    at BIGINT NOT NULL,
    -- The match's weight. `k` is the player's K, and `p` the chance that the loser had to win.
    n INTEGER NOT NULL CHECK (n >= 1),
    rating_before DOUBLE PRECISION NOT NULL,
    experience_before BIGINT NOT NULL,
    rating_after DOUBLE PRECISION NOT NULL,
    experience_after BIGINT NOT NULL,
    k DOUBLE PRECISION NOT NULL,
    p DOUBLE PRECISION NOT NULL,
    -- Whether the match is voided.
    voided BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (match_id, user_id)
);
CREATE UNIQUE INDEX rating_history_place ON rating_history (place, outcome);
CREATE INDEX rating_history_user ON rating_history (user_id, list, place);

-- The opponents of each player in rated matches. Without this table, finding them would read all of the history.
CREATE TABLE rating_opponents (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    opponent_id BIGINT NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, list, opponent_id)
);

-- Ratings of players who do not begin as newcomers. The recomputation of all ratings starts with them.
CREATE TABLE rating_starts (
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating DOUBLE PRECISION NOT NULL,
    experience BIGINT NOT NULL CHECK (experience >= 0),
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, list)
);

-- The state of the past ratings. There is one row.
CREATE TABLE rating_revision (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    -- Grows with each change of past ratings.
    number BIGINT NOT NULL,
    -- The place from which the history has to be rewritten; NULL if it is current.
    rewrite_from BIGINT
);

-- The totals of each player. They are counted in the transaction that ends a match.
CREATE TABLE player_records (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    is_bot BOOLEAN NOT NULL,
    played BIGINT NOT NULL CHECK (played >= won + lost),
    won BIGINT NOT NULL CHECK (won >= 0),
    lost BIGINT NOT NULL CHECK (lost >= 0),
    -- Losses by leaving or by the clock.
    forsaken BIGINT NOT NULL CHECK (forsaken BETWEEN 0 AND lost),
    -- Rated matches won in a row: now, and the longest streak ever.
    streak BIGINT NOT NULL CHECK (streak BETWEEN 0 AND best_streak),
    best_streak BIGINT NOT NULL,
    -- When the longest streak was reached.
    best_streak_at BIGINT NOT NULL,
    -- How often the player left a match that did not count. Only the completion rate uses it.
    departed BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX player_records_played ON player_records (played DESC, user_id, is_bot);
CREATE INDEX player_records_best ON player_records (best_streak DESC, user_id, is_bot);
CREATE INDEX player_records_streak ON player_records (streak DESC, user_id, is_bot);

INSERT INTO rating_revision (only_row, number) VALUES (1, 0);

-- ---- Events and duplicate ----

-- Knock-out tournaments as logs: everything follows from the settings and the steps.
CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- The settings as JSON, as the API takes them.
    settings TEXT NOT NULL,
    -- Follows from the log; stored so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('entries', 'running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);
CREATE INDEX tournaments_status ON tournaments (status, created_at);
CREATE INDEX tournaments_of_director ON tournaments (director_id);

-- The log of each tournament.
CREATE TABLE tournament_steps (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- From 1. If two writers decide at once, the key lets one of them win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- The user; NULL for the clock and the end of a match.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);
CREATE INDEX tournament_steps_of_by ON tournament_steps (by_id) WHERE by_id IS NOT NULL;

-- Team events as logs: everything follows from the settings and the steps. Their matches are team matches.
CREATE TABLE team_events (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- The settings as JSON, as the server keeps them.
    settings TEXT NOT NULL,
    -- Follows from the log; stored so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);
CREATE INDEX team_events_status ON team_events (status, created_at);
CREATE INDEX team_events_of_director ON team_events (director_id);

-- The log of each team event.
CREATE TABLE team_event_steps (
    team_event_id BIGINT NOT NULL REFERENCES team_events (id),
    -- From 1. If two writers decide at once, the key lets one of them win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- The user; NULL for the end of a match and the next match.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_event_id, seq)
);
CREATE INDEX team_event_steps_of_by ON team_event_steps (by_id) WHERE by_id IS NOT NULL;

-- Duplicate team matches as logs: everything follows from the settings and the steps.
CREATE TABLE team_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    director_id BIGINT NOT NULL REFERENCES users (id),
    -- The settings as JSON, as the server keeps them: people as numbers.
    settings TEXT NOT NULL,
    -- Follows from the log; stored so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL,
    -- The team event that the match belongs to, if any.
    event_id BIGINT
);
CREATE INDEX team_matches_status ON team_matches (status, created_at);
CREATE INDEX team_matches_event ON team_matches (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX team_matches_of_director ON team_matches (director_id);

-- The log of each team match.
CREATE TABLE team_match_steps (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    -- From 1. If two writers decide at once, the key lets one of them win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- The user; NULL for the end of a game and the next board.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (team_match_id, seq)
);
CREATE INDEX team_match_steps_of_by ON team_match_steps (by_id) WHERE by_id IS NOT NULL;

-- The rolls of a board, shared by both rooms. The seed of a set is in dice_seeds, under the set's id.
CREATE TABLE roll_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    -- The board's number within the match, from 1.
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    -- The lines of an imported file; NULL if the rolls follow from the seed.
    imported TEXT,
    -- Whether the board is over in both rooms, so that its games may be shown.
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (team_match_id, number)
);

-- The rolls of boards whose dice are thrown by hand. The key lets one room throw a side's roll of a turn; the other
-- room gets the same roll.
CREATE TABLE thrown_rolls (
    roll_set_id BIGINT NOT NULL REFERENCES roll_sets (id),
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    -- The side's turn, from 1; the opening throw is not counted.
    turn INTEGER NOT NULL CHECK (turn >= 1),
    first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
    second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
    PRIMARY KEY (roll_set_id, side, turn)
);

-- The result of each finished team match. The team list is rated from these rows alone, in the order of `ended_at`.
CREATE TABLE team_results (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    ended_at BIGINT NOT NULL,
    boards INTEGER NOT NULL,
    a_name TEXT NOT NULL,
    a_captain_id BIGINT NOT NULL REFERENCES users (id),
    b_name TEXT NOT NULL,
    b_captain_id BIGINT NOT NULL REFERENCES users (id),
    vp_a INTEGER NOT NULL,
    vp_b INTEGER NOT NULL
);
CREATE INDEX team_results_ended ON team_results (ended_at, team_match_id);
CREATE INDEX team_results_of_a_captain ON team_results (a_captain_id);
CREATE INDEX team_results_of_b_captain ON team_results (b_captain_id);

-- The sums of each player in a finished team match.
CREATE TABLE duplicate_results (
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    boards INTEGER NOT NULL CHECK (boards >= 1),
    imp_won INTEGER NOT NULL CHECK (imp_won >= 0),
    imp_lost INTEGER NOT NULL CHECK (imp_lost >= 0),
    PRIMARY KEY (team_match_id, user_id)
);
CREATE INDEX duplicate_results_user ON duplicate_results (user_id);

-- Comparative events as logs: everything follows from the settings and the steps. Their boards are ordinary tables.
CREATE TABLE comparatives (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- NULL for the weekly event, which has no director.
    director_id BIGINT REFERENCES users (id),
    -- Weeks since Monday, 5 January 1970. If two nodes open the weekly event at once, this lets one of them win.
    week BIGINT UNIQUE,
    -- The settings as JSON, as the server keeps them: people as numbers.
    settings TEXT NOT NULL,
    -- Follows from the log; stored so that running ones are found.
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    created_at BIGINT NOT NULL
);
CREATE INDEX comparatives_status ON comparatives (status, created_at);
CREATE INDEX comparatives_of_director ON comparatives (director_id) WHERE director_id IS NOT NULL;

-- The log of each comparative event.
CREATE TABLE comparative_steps (
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    -- From 1. If two writers decide at once, the key lets one of them win.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    -- The user; NULL for the end of a game or of the event.
    by_id BIGINT REFERENCES users (id),
    step TEXT NOT NULL,
    PRIMARY KEY (comparative_id, seq)
);
CREATE INDEX comparative_steps_of_by ON comparative_steps (by_id) WHERE by_id IS NOT NULL;

-- The rolls of a board, the same for all players. The seed of a set is in dice_seeds, under the set's id.
CREATE TABLE comparative_sets (
    id BIGINT NOT NULL PRIMARY KEY,
    comparative_id BIGINT NOT NULL REFERENCES comparatives (id),
    -- The board's number, from 1.
    number INTEGER NOT NULL CHECK (number >= 1),
    commitment TEXT NOT NULL,
    -- Whether the event is over, so that its games may be shown.
    revealed BOOLEAN NOT NULL DEFAULT FALSE,
    UNIQUE (comparative_id, number)
);

-- Calls for the director, from any table of an event. Rows are never deleted.
CREATE TABLE director_calls (
    id BIGINT NOT NULL PRIMARY KEY,
    event_kind TEXT NOT NULL CHECK (event_kind IN ('tournament', 'team_match', 'comparative')),
    event_id BIGINT NOT NULL,
    -- The table. Its row may be gone when the call is read, because a table can be closed before the match begins.
    match_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id),
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    answer TEXT,
    answered_by BIGINT REFERENCES users (id),
    answered_at BIGINT,
    CHECK ((answered_by IS NULL) = (answered_at IS NULL) AND (answer IS NULL OR answered_at IS NOT NULL))
);
CREATE INDEX director_calls_event ON director_calls (event_kind, event_id, at);
CREATE INDEX director_calls_match ON director_calls (match_id, at);
CREATE INDEX director_calls_of_user ON director_calls (user_id);
CREATE INDEX director_calls_of_answered_by ON director_calls (answered_by) WHERE answered_by IS NOT NULL;

-- ---- Credits ----

-- The ledger: double entry in hundredths of a credit. A transfer moves an amount between two accounts. The database
-- itself writes the two entries and both balances, so the sum over all accounts is zero whatever a program does. Rows
-- are never changed or deleted, except for the balances.
CREATE TABLE ledger_accounts (
    kind TEXT NOT NULL CHECK (kind IN ('player', 'escrow', 'pool', 'house', 'mint')),
    -- The user, the match or the tournament; 0 for the house and the mint.
    owner BIGINT NOT NULL,
    user_id BIGINT REFERENCES users (id),
    match_id BIGINT REFERENCES matches (id),
    -- The sum of its entries, and their number.
    balance BIGINT NOT NULL DEFAULT 0,
    entries BIGINT NOT NULL DEFAULT 0,
    tournament_id BIGINT REFERENCES tournaments (id),
    PRIMARY KEY (kind, owner),
    CHECK ((kind = 'player') = (user_id IS NOT NULL) AND coalesce(user_id, owner) = owner),
    CHECK ((kind = 'escrow') = (match_id IS NOT NULL) AND coalesce(match_id, owner) = owner),
    CONSTRAINT ledger_accounts_pool CHECK ((kind = 'pool') = (tournament_id IS NOT NULL) AND coalesce(tournament_id, owner) = owner),
    CHECK (kind IN ('player', 'escrow', 'pool') OR owner = 0),
    -- Only the mint, which issues credits, may be below zero.
    CONSTRAINT ledger_balance CHECK (CASE kind WHEN 'mint' THEN balance <= 0 ELSE balance >= 0 END)
);
CREATE INDEX ledger_accounts_of_user ON ledger_accounts (user_id) WHERE user_id IS NOT NULL;

-- Transfers between two accounts.
CREATE TABLE ledger_transfers (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    from_kind TEXT NOT NULL,
    from_owner BIGINT NOT NULL,
    to_kind TEXT NOT NULL,
    to_owner BIGINT NOT NULL,
    amount BIGINT NOT NULL CHECK (amount > 0),
    reason TEXT NOT NULL,
    match_id BIGINT REFERENCES matches (id),
    at BIGINT NOT NULL,
    -- The name of a transfer that may happen only once.
    once TEXT UNIQUE,
    FOREIGN KEY (from_kind, from_owner) REFERENCES ledger_accounts (kind, owner),
    FOREIGN KEY (to_kind, to_owner) REFERENCES ledger_accounts (kind, owner),
    CHECK (
        (from_kind = 'mint' AND to_kind = 'player' AND match_id IS NULL
            AND reason IN ('starting_grant', 'daily_top_up', 'bot_top_up', 'admin_grant'))
        OR (from_kind = 'player' AND to_kind = 'escrow' AND match_id = to_owner AND reason = 'stake')
        OR (from_kind = 'escrow' AND to_kind = 'player' AND match_id = from_owner AND reason = 'settlement')
        OR (from_kind = 'escrow' AND to_kind = 'house' AND match_id = from_owner AND reason = 'house_share')
        OR (from_kind = 'player' AND to_kind = 'pool' AND match_id IS NULL AND reason = 'entry_fee')
        OR (from_kind = 'pool' AND to_kind = 'player' AND match_id IS NULL AND reason IN ('entry_fee_back', 'prize'))
        OR (from_kind = 'pool' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_share')
        OR (from_kind = 'player' AND to_kind = 'house' AND match_id IS NULL AND reason = 'void_return')
        OR (from_kind = 'house' AND to_kind = 'player' AND match_id IS NULL AND reason = 'void_refund')
        OR (from_kind = 'mint' AND to_kind = 'house' AND match_id IS NULL AND reason = 'house_loss')
    )
);
-- Each player pays into an escrow once. An escrow pays each player and the house once.
CREATE UNIQUE INDEX ledger_transfers_in ON ledger_transfers (to_owner, from_owner) WHERE to_kind = 'escrow';
CREATE UNIQUE INDEX ledger_transfers_out ON ledger_transfers (from_owner, to_kind, to_owner) WHERE from_kind = 'escrow';

-- The two entries of each transfer.
CREATE TABLE ledger_entries (
    kind TEXT NOT NULL,
    owner BIGINT NOT NULL,
    -- From 1, without gaps, for each account.
    number BIGINT NOT NULL CHECK (number >= 1),
    transfer_id BIGINT NOT NULL REFERENCES ledger_transfers (id),
    amount BIGINT NOT NULL,
    -- The account's balance after the entry.
    balance BIGINT NOT NULL,
    PRIMARY KEY (kind, owner, number),
    FOREIGN KEY (kind, owner) REFERENCES ledger_accounts (kind, owner)
);
CREATE UNIQUE INDEX ledger_entries_transfer ON ledger_entries (transfer_id, kind, owner);

-- The stakes that both players pay when a match begins. The row makes the escrow and both transfers.
CREATE TABLE stakes (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    white_id BIGINT NOT NULL REFERENCES users (id),
    black_id BIGINT NOT NULL REFERENCES users (id),
    each_amount BIGINT NOT NULL CHECK (each_amount > 0),
    at BIGINT NOT NULL,
    CHECK (white_id <> black_id)
);
CREATE INDEX stakes_of_white ON stakes (white_id);
CREATE INDEX stakes_of_black ON stakes (black_id);

-- The division of the stakes. The row makes the transfers that empty the escrow.
CREATE TABLE settlements (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES stakes (match_id),
    white_paid BIGINT NOT NULL CHECK (white_paid >= 0),
    black_paid BIGINT NOT NULL CHECK (black_paid >= 0),
    house_share BIGINT NOT NULL CHECK (house_share >= 0),
    at BIGINT NOT NULL
);

-- Entry fees of tournaments. A fee goes into the tournament's pool, which is an account, and comes back or is paid
-- out as a prize. The row makes the transfer into the pool.
CREATE TABLE entry_fees (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The step of the tournament's log with which the player entered.
    seq INTEGER NOT NULL CHECK (seq >= 1),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);
CREATE INDEX entry_fees_of_user ON entry_fees (user_id);

-- Fees that were paid back: the entry was withdrawn or not drawn, or the tournament was cancelled.
CREATE TABLE entry_fee_returns (
    tournament_id BIGINT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, seq),
    FOREIGN KEY (tournament_id, seq) REFERENCES entry_fees (tournament_id, seq)
);

-- The prizes that a pool will pay.
CREATE TABLE pool_prizes (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    amount BIGINT NOT NULL CHECK (amount > 0),
    PRIMARY KEY (tournament_id, user_id)
);
CREATE INDEX pool_prizes_of_user ON pool_prizes (user_id);

-- The end of a pool. The row pays the prizes and the house, which empties the pool.
CREATE TABLE pool_settlements (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    house_share BIGINT NOT NULL CHECK (house_share >= 0),
    at BIGINT NOT NULL
);

-- Refuses a statement; the argument is the reason.
CREATE FUNCTION ledger_refused() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'ledger: %', TG_ARGV[0]; END $$;

-- Accounts begin empty, and a balance changes only with an entry.
CREATE FUNCTION ledger_accounts_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.balance <> 0 OR NEW.entries <> 0 THEN
        RAISE EXCEPTION 'ledger: an account begins empty';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_accounts_new BEFORE INSERT ON ledger_accounts
    FOR EACH ROW EXECUTE FUNCTION ledger_accounts_new();
CREATE FUNCTION ledger_accounts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.kind IS DISTINCT FROM OLD.kind OR NEW.owner IS DISTINCT FROM OLD.owner OR NEW.user_id IS DISTINCT FROM OLD.user_id
        OR NEW.match_id IS DISTINCT FROM OLD.match_id OR NEW.entries <> OLD.entries + 1
        OR NOT EXISTS (
            SELECT 1 FROM ledger_entries e WHERE e.kind = OLD.kind AND e.owner = OLD.owner AND e.number = NEW.entries
                AND e.balance = NEW.balance AND e.amount = NEW.balance - OLD.balance) THEN
        RAISE EXCEPTION 'ledger: a balance changes by an entry';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_accounts_changed BEFORE UPDATE ON ledger_accounts
    FOR EACH ROW EXECUTE FUNCTION ledger_accounts_changed();
CREATE TRIGGER ledger_accounts_gone BEFORE DELETE ON ledger_accounts
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');

-- A transfer that concerns an escrow, a pool or a void has a row that allows it.
CREATE FUNCTION ledger_transfers_escrow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.to_kind = 'escrow' AND NOT EXISTS (
            SELECT 1 FROM stakes s WHERE s.match_id = NEW.to_owner AND NEW.from_owner IN (s.white_id, s.black_id)
                AND s.each_amount = NEW.amount))
        OR (NEW.to_kind = 'escrow' AND EXISTS (SELECT 1 FROM settlements s WHERE s.match_id = NEW.to_owner))
        OR (NEW.from_kind = 'escrow' AND NOT EXISTS (
            SELECT 1 FROM settlements s JOIN stakes p ON p.match_id = s.match_id WHERE s.match_id = NEW.from_owner
                AND ((NEW.to_kind = 'house' AND s.house_share = NEW.amount)
                    OR (NEW.to_kind = 'player' AND p.white_id = NEW.to_owner AND s.white_paid = NEW.amount)
                    OR (NEW.to_kind = 'player' AND p.black_id = NEW.to_owner AND s.black_paid = NEW.amount)))) THEN
        RAISE EXCEPTION 'ledger: an escrow takes stakes and pays settlements';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_escrow BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_escrow();
CREATE FUNCTION ledger_transfers_pool() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.to_kind = 'pool' AND NOT EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.to_owner AND f.user_id = NEW.from_owner
            AND f.amount = NEW.amount AND NEW.once = 'fee:' || f.tournament_id || ':' || f.seq))
    OR (NEW.from_kind = 'pool' AND NEW.reason = 'entry_fee_back' AND NOT EXISTS (
        SELECT 1 FROM entry_fees f JOIN entry_fee_returns r ON r.tournament_id = f.tournament_id AND r.seq = f.seq
        WHERE f.tournament_id = NEW.from_owner AND f.user_id = NEW.to_owner AND f.amount = NEW.amount
            AND NEW.once = 'fee_back:' || f.tournament_id || ':' || f.seq))
    OR (NEW.from_kind = 'pool' AND NEW.reason = 'prize' AND NOT EXISTS (
        SELECT 1 FROM pool_prizes p JOIN pool_settlements s ON s.tournament_id = p.tournament_id
        WHERE p.tournament_id = NEW.from_owner AND p.user_id = NEW.to_owner AND p.amount = NEW.amount
            AND NEW.once = 'pool:' || p.tournament_id || ':' || p.user_id))
    OR (NEW.from_kind = 'pool' AND NEW.to_kind = 'house' AND NOT EXISTS (
        SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.from_owner AND s.house_share = NEW.amount
            AND NEW.once = 'pool:' || s.tournament_id)) THEN
        RAISE EXCEPTION 'ledger: a pool takes entry fees and pays them back or out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_pool BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_pool();
CREATE FUNCTION ledger_transfers_void() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.reason IN ('void_return', 'void_refund', 'house_loss') AND NOT EXISTS (
        SELECT 1 FROM void_payments p WHERE NEW.once = 'void:' || p.void_id || ':' || p.number
            AND NEW.amount = abs(p.amount)
            AND ((NEW.reason = 'void_return' AND p.amount < 0 AND p.user_id = NEW.from_owner)
                OR (NEW.reason = 'void_refund' AND p.amount > 0 AND p.user_id = NEW.to_owner)
                OR (NEW.reason = 'house_loss' AND p.user_id IS NULL))) THEN
        RAISE EXCEPTION 'ledger: a void moves what its payments say';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_transfers_void BEFORE INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_void();

-- A transfer writes its entries.
CREATE FUNCTION ledger_transfers_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- A second transaction waits here, then reads what the first has committed.
    PERFORM 1 FROM ledger_accounts WHERE kind = NEW.from_kind AND owner = NEW.from_owner FOR NO KEY UPDATE;
    PERFORM 1 FROM ledger_accounts WHERE kind = NEW.to_kind AND owner = NEW.to_owner FOR NO KEY UPDATE;
    INSERT INTO ledger_entries (kind, owner, number, transfer_id, amount, balance)
        SELECT kind, owner, entries + 1, NEW.id, -NEW.amount, balance - NEW.amount
        FROM ledger_accounts WHERE kind = NEW.from_kind AND owner = NEW.from_owner;
    UPDATE ledger_accounts SET entries = entries + 1, balance = balance - NEW.amount
        WHERE kind = NEW.from_kind AND owner = NEW.from_owner;
    INSERT INTO ledger_entries (kind, owner, number, transfer_id, amount, balance)
        SELECT kind, owner, entries + 1, NEW.id, NEW.amount, balance + NEW.amount
        FROM ledger_accounts WHERE kind = NEW.to_kind AND owner = NEW.to_owner;
    UPDATE ledger_accounts SET entries = entries + 1, balance = balance + NEW.amount
        WHERE kind = NEW.to_kind AND owner = NEW.to_owner;
    RETURN NULL;
END $$;
CREATE TRIGGER ledger_transfers_booked AFTER INSERT ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_transfers_booked();
CREATE TRIGGER ledger_transfers_changed BEFORE UPDATE ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER ledger_transfers_gone BEFORE DELETE ON ledger_transfers
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION ledger_entries_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM ledger_transfers t JOIN ledger_accounts a ON a.kind = NEW.kind AND a.owner = NEW.owner
        WHERE t.id = NEW.transfer_id AND NEW.number = a.entries + 1 AND NEW.balance = a.balance + NEW.amount
            AND ((t.from_kind = NEW.kind AND t.from_owner = NEW.owner AND NEW.amount = -t.amount)
                OR (t.to_kind = NEW.kind AND t.to_owner = NEW.owner AND NEW.amount = t.amount))) THEN
        RAISE EXCEPTION 'ledger: an entry belongs to a transfer';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_new BEFORE INSERT ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION ledger_entries_new();
CREATE TRIGGER ledger_entries_changed BEFORE UPDATE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER ledger_entries_gone BEFORE DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');

-- Stakes and settlements.
CREATE FUNCTION stakes_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM matches m WHERE m.id = NEW.match_id AND m.status = 'playing'
            AND m.white_id = NEW.white_id AND m.black_id = NEW.black_id) THEN
        RAISE EXCEPTION 'ledger: a stake belongs to a match in play';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER stakes_new BEFORE INSERT ON stakes
    FOR EACH ROW EXECUTE FUNCTION stakes_new();
CREATE FUNCTION stakes_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_accounts (kind, owner, match_id) VALUES ('escrow', NEW.match_id, NEW.match_id);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        VALUES ('player', NEW.white_id, 'escrow', NEW.match_id, NEW.each_amount, 'stake', NEW.match_id, NEW.at);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        VALUES ('player', NEW.black_id, 'escrow', NEW.match_id, NEW.each_amount, 'stake', NEW.match_id, NEW.at);
    RETURN NULL;
END $$;
CREATE TRIGGER stakes_made AFTER INSERT ON stakes
    FOR EACH ROW EXECUTE FUNCTION stakes_made();
CREATE TRIGGER stakes_changed BEFORE UPDATE ON stakes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER stakes_gone BEFORE DELETE ON stakes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION settlements_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (
        SELECT 1 FROM stakes s JOIN matches m ON m.id = s.match_id WHERE s.match_id = NEW.match_id AND m.status = 'playing'
            AND NEW.white_paid + NEW.black_paid + NEW.house_share = 2 * s.each_amount) THEN
        RAISE EXCEPTION 'ledger: a settlement divides both stakes of a match in play';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER settlements_new BEFORE INSERT ON settlements
    FOR EACH ROW EXECUTE FUNCTION settlements_new();
CREATE FUNCTION settlements_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'player', white_id, NEW.white_paid, 'settlement', NEW.match_id, NEW.at
        FROM stakes WHERE match_id = NEW.match_id AND NEW.white_paid > 0;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'player', black_id, NEW.black_paid, 'settlement', NEW.match_id, NEW.at
        FROM stakes WHERE match_id = NEW.match_id AND NEW.black_paid > 0;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, match_id, at)
        SELECT 'escrow', NEW.match_id, 'house', 0, NEW.house_share, 'house_share', NEW.match_id, NEW.at
        WHERE NEW.house_share > 0;
    RETURN NULL;
END $$;
CREATE TRIGGER settlements_made AFTER INSERT ON settlements
    FOR EACH ROW EXECUTE FUNCTION settlements_made();
CREATE TRIGGER settlements_changed BEFORE UPDATE ON settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER settlements_gone BEFORE DELETE ON settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION matches_end_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status = 'finished' AND EXISTS (SELECT 1 FROM stakes s WHERE s.match_id = NEW.id)
        AND NOT EXISTS (SELECT 1 FROM settlements s WHERE s.match_id = NEW.id) THEN
        RAISE EXCEPTION 'ledger: a match ends with its settlement';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER matches_end_settled BEFORE UPDATE OF status ON matches
    FOR EACH ROW EXECUTE FUNCTION matches_end_settled();

-- Entry fees and pools.
CREATE FUNCTION entry_fees_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM tournaments t WHERE t.id = NEW.tournament_id AND t.status = 'entries')
    OR EXISTS (
        SELECT 1 FROM entry_fees f WHERE f.tournament_id = NEW.tournament_id AND f.user_id = NEW.user_id
            AND NOT EXISTS (SELECT 1 FROM entry_fee_returns r WHERE r.tournament_id = f.tournament_id AND r.seq = f.seq)) THEN
        RAISE EXCEPTION 'ledger: a fee is paid once for an entry, while the tournament takes entries';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_fees_new BEFORE INSERT ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION entry_fees_new();
CREATE FUNCTION entry_fees_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_accounts (kind, owner, tournament_id) SELECT 'pool', NEW.tournament_id, NEW.tournament_id
        WHERE NOT EXISTS (SELECT 1 FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id);
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        VALUES ('player', NEW.user_id, 'pool', NEW.tournament_id, NEW.amount, 'entry_fee', NEW.at,
            'fee:' || NEW.tournament_id || ':' || NEW.seq);
    RETURN NULL;
END $$;
CREATE TRIGGER entry_fees_made AFTER INSERT ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION entry_fees_made();
CREATE TRIGGER entry_fees_changed BEFORE UPDATE ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER entry_fees_gone BEFORE DELETE ON entry_fees
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION entry_fee_returns_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id) THEN
        RAISE EXCEPTION 'ledger: the pool is paid out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER entry_fee_returns_new BEFORE INSERT ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION entry_fee_returns_new();
CREATE FUNCTION entry_fee_returns_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'entry_fee_back', NEW.at,
            'fee_back:' || tournament_id || ':' || seq
        FROM entry_fees WHERE tournament_id = NEW.tournament_id AND seq = NEW.seq;
    RETURN NULL;
END $$;
CREATE TRIGGER entry_fee_returns_made AFTER INSERT ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION entry_fee_returns_made();
CREATE TRIGGER entry_fee_returns_changed BEFORE UPDATE ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER entry_fee_returns_gone BEFORE DELETE ON entry_fee_returns
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION pool_prizes_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM pool_settlements s WHERE s.tournament_id = NEW.tournament_id) THEN
        RAISE EXCEPTION 'ledger: the pool is paid out';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER pool_prizes_new BEFORE INSERT ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION pool_prizes_new();
CREATE TRIGGER pool_prizes_changed BEFORE UPDATE ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER pool_prizes_gone BEFORE DELETE ON pool_prizes
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION pool_settlements_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.house_share + coalesce((SELECT sum(amount) FROM pool_prizes WHERE tournament_id = NEW.tournament_id), 0)
    <> coalesce((SELECT balance FROM ledger_accounts WHERE kind = 'pool' AND owner = NEW.tournament_id), 0) THEN
        RAISE EXCEPTION 'ledger: a settlement divides the whole pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER pool_settlements_new BEFORE INSERT ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION pool_settlements_new();
CREATE FUNCTION pool_settlements_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', tournament_id, 'player', user_id, amount, 'prize', NEW.at,
            'pool:' || tournament_id || ':' || user_id
        FROM pool_prizes WHERE tournament_id = NEW.tournament_id ORDER BY user_id;
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT 'pool', NEW.tournament_id, 'house', 0, NEW.house_share, 'house_share', NEW.at, 'pool:' || NEW.tournament_id
        WHERE NEW.house_share > 0;
    RETURN NULL;
END $$;
CREATE TRIGGER pool_settlements_made AFTER INSERT ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION pool_settlements_made();
CREATE TRIGGER pool_settlements_changed BEFORE UPDATE ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER pool_settlements_gone BEFORE DELETE ON pool_settlements
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');
CREATE FUNCTION tournaments_end_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.status IN ('over', 'cancelled') AND EXISTS (
    SELECT 1 FROM ledger_accounts a WHERE a.kind = 'pool' AND a.owner = NEW.id AND a.balance <> 0) THEN
        RAISE EXCEPTION 'ledger: a tournament ends with an empty pool';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER tournaments_end_paid BEFORE UPDATE OF status ON tournaments
    FOR EACH ROW EXECUTE FUNCTION tournaments_end_paid();

INSERT INTO ledger_accounts (kind, owner) VALUES ('house', 0), ('mint', 0);

-- ---- Boards ----

-- Sensor boards.
CREATE TABLE boards (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    -- 64 hexadecimal digits. Two boards in use never share a key.
    public_key TEXT NOT NULL,
    enrolled_at BIGINT NOT NULL,
    revoked_at BIGINT,
    -- The code of the refusal that put the board's history in doubt; NULL if there was none.
    frozen TEXT,
    -- The token of the only connection that may add frames.
    session TEXT,
    -- The last stored frame, and its hash.
    last_seq BIGINT NOT NULL CHECK (last_seq >= 0),
    head TEXT NOT NULL,
    last_heard_at BIGINT,
    -- How far the board's clock was ahead at its last connection, in milliseconds.
    clock_ahead BIGINT,
    -- When its owner last looked for it.
    find_asked_at BIGINT,
    -- The last body of each of these kinds, JSON as the board sent it.
    hello TEXT,
    health TEXT,
    occupancy TEXT
);
CREATE INDEX boards_of_owner ON boards (owner_id);
CREATE UNIQUE INDEX boards_key_in_use ON boards (public_key) WHERE revoked_at IS NULL AND frozen IS NULL;

-- Codes with which boards are enrolled.
CREATE TABLE board_codes (
    code TEXT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id),
    name TEXT NOT NULL,
    issued_at BIGINT NOT NULL,
    -- The board that was enrolled with it.
    board_id BIGINT REFERENCES boards (id)
);
CREATE INDEX board_codes_of_owner ON board_codes (owner_id, issued_at);

-- Boards at matches. What a board sends for these seats counts as the player's own action.
CREATE TABLE board_seats (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('white', 'black')),
    board_id BIGINT NOT NULL REFERENCES boards (id),
    console TEXT NOT NULL CHECK (console IN ('one', 'two')),
    -- Whether the opponent may join at the other console.
    shared BOOLEAN NOT NULL,
    bound_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, side)
);
CREATE INDEX board_seats_of_board ON board_seats (board_id);

-- Every frame as it was sent, chained by its hash. An acknowledged frame is in this table.
CREATE TABLE board_frames (
    board_id BIGINT NOT NULL REFERENCES boards (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    hash TEXT NOT NULL,
    -- The time by the board's clock, and by the server's.
    at BIGINT NOT NULL,
    stored_at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- The match that the board sat at, and the last step of that match.
    match_id BIGINT REFERENCES matches (id) ON DELETE CASCADE,
    step BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (board_id, seq)
);
CREATE INDEX board_frames_by_kind ON board_frames (board_id, kind, seq);
CREATE INDEX board_frames_of_match ON board_frames (match_id);
CREATE INDEX board_frames_by_age ON board_frames (stored_at) WHERE match_id IS NULL;

-- A match at which a board sits is marked.
CREATE FUNCTION board_seats_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE matches SET has_boards = TRUE WHERE id = NEW.match_id;
    RETURN NULL;
END $$;
CREATE TRIGGER board_seats_mark AFTER INSERT ON board_seats
    FOR EACH ROW EXECUTE FUNCTION board_seats_mark();

-- ---- Library and analyses ----

-- Imported matches of other programs. Only the owner sees them.
CREATE TABLE library_matches (
    id BIGINT NOT NULL PRIMARY KEY,
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    added_at BIGINT NOT NULL,
    file_name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('mat', 'sgf')),
    -- The imported file, compressed with gzip.
    file BYTEA NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    -- The points that win the match; NULL for a money session.
    length INTEGER CHECK (length >= 1),
    games INTEGER NOT NULL CHECK (games >= 1),
    white_points BIGINT NOT NULL,
    black_points BIGINT NOT NULL,
    -- The size of the imported file before compression. A library's limit counts it.
    bytes BIGINT NOT NULL DEFAULT 0 CHECK (bytes >= 0)
);
CREATE INDEX library_matches_owner ON library_matches (owner_id, added_at);
-- An owner's total is counted without reading the files.
CREATE INDEX library_matches_room ON library_matches (owner_id, bytes);

-- Analyses of imported matches. A match without a row is a job.
CREATE TABLE library_analyses (
    library_id BIGINT NOT NULL REFERENCES library_matches (id) ON DELETE CASCADE,
    plies INTEGER NOT NULL CHECK (plies >= 0),
    made_at BIGINT NOT NULL,
    -- JSON compressed with gzip; NULL if it could not be made.
    report BYTEA,
    -- The performance ratings that the list shows.
    white_pr DOUBLE PRECISION,
    black_pr DOUBLE PRECISION,
    PRIMARY KEY (library_id, plies)
);

-- Analyses of finished matches. A finished match without a row is a job; jobs are stored nowhere else.
CREATE TABLE match_analyses (
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The look-ahead: 0 for the quick analysis, 2 for the standard one.
    plies INTEGER NOT NULL CHECK (plies >= 0),
    made_at BIGINT NOT NULL,
    -- The report as the API sends it, JSON compressed with gzip; NULL if it could not be made.
    report BYTEA,
    PRIMARY KEY (match_id, plies)
);

-- Rollouts of the mistakes of a match, requested by a user, at most once for each match.
CREATE TABLE deep_analyses (
    id BIGINT NOT NULL PRIMARY KEY,
    -- The user who asked for it.
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    match_id BIGINT UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    -- Both are NULL if the library's match was deleted since. The row still counts against the user's daily limit.
    library_id BIGINT UNIQUE REFERENCES library_matches (id) ON DELETE SET NULL,
    -- When its worker last reported progress; NULL while no worker has claimed it.
    worked_at BIGINT,
    done INTEGER NOT NULL CHECK (done >= 0),
    total INTEGER NOT NULL CHECK (total >= 0),
    -- NULL while it waits.
    made_at BIGINT,
    -- JSON compressed with gzip; NULL while it waits, if it could not be made, and once it is deleted.
    report BYTEA,
    CHECK (match_id IS NULL OR library_id IS NULL)
);
-- At most one waiting request for each account.
CREATE UNIQUE INDEX deep_analyses_waiting ON deep_analyses (user_id) WHERE made_at IS NULL;
CREATE INDEX deep_analyses_user ON deep_analyses (user_id, asked_at);

-- How well each side played in a match, for profiles. Written with the standard analysis.
CREATE TABLE performances (
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    opponent_id BIGINT NOT NULL REFERENCES users (id),
    -- JSON: totals, and the kinds of mistakes with their costs.
    played TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);
CREATE INDEX performances_recent ON performances (user_id, ended_at);
CREATE INDEX performances_of_opponent ON performances (opponent_id);

-- Positions that a player got wrong, to be asked again until they are answered rightly.
CREATE TABLE trainer_cards (
    owner_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    -- The position's number in the review, from 1.
    stop INTEGER NOT NULL CHECK (stop >= 1),
    -- JSON: the position with its analysis.
    question TEXT NOT NULL,
    -- Right answers in a row; beyond the last box the card is learned.
    box INTEGER NOT NULL DEFAULT 0 CHECK (box >= 0),
    due_at BIGINT NOT NULL,
    asked INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (owner_id, match_id, stop)
);
CREATE INDEX trainer_cards_due ON trainer_cards (owner_id, due_at);

-- Players' comments on positions of a finished match.
CREATE TABLE review_comments (
    id BIGINT NOT NULL PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    stop INTEGER NOT NULL CHECK (stop >= 1),
    author_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX review_comments_match ON review_comments (match_id, stop, at);
CREATE INDEX review_comments_of_author ON review_comments (author_id);

-- ---- Practice ----

-- Practice games. They change no ratings or credits, so they have no log. Moves that are taken back are deleted.
CREATE TABLE practices (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- Grows by one with each change, so that of two changes at once one is refused.
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- The settings, the seed of the dice and the events so far, as JSON.
    document TEXT NOT NULL
);
CREATE INDEX practices_user ON practices (user_id, changed_at);

-- ---- Moderation ----

-- Accounts that have the moderators' desk.
CREATE TABLE moderators (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    since BIGINT NOT NULL
);

-- Mutes from before `sanctions`. Rows are no longer written.
CREATE TABLE mutes (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id),
    until BIGINT NOT NULL
);

-- Reports of players about players.
CREATE TABLE reports (
    id BIGINT NOT NULL PRIMARY KEY,
    reporter_id BIGINT NOT NULL REFERENCES users (id),
    player_id BIGINT NOT NULL REFERENCES users (id),
    -- The match in which it happened, if any.
    match_id BIGINT REFERENCES matches (id),
    reason TEXT NOT NULL CHECK (reason IN ('chat', 'name', 'cheating', 'stalling', 'other')),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- NULL while it waits.
    closed_at BIGINT,
    CHECK (reporter_id <> player_id)
);
CREATE INDEX reports_waiting ON reports (at, id) WHERE closed_at IS NULL;
-- A player has at most one open report about another.
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, player_id) WHERE closed_at IS NULL;
CREATE INDEX reports_of_reporter ON reports (reporter_id);
CREATE INDEX reports_of_player ON reports (player_id);

-- Actions from before `moderation_log`. Rows are no longer written.
CREATE TABLE moderator_actions (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    moderator_id BIGINT NOT NULL REFERENCES users (id),
    player_id BIGINT NOT NULL REFERENCES users (id),
    report_id BIGINT REFERENCES reports (id),
    action TEXT NOT NULL CHECK (action IN ('mute', 'unmute', 'dismiss')),
    -- The end of a mute.
    until BIGINT,
    why TEXT NOT NULL,
    CHECK ((action = 'mute') = (until IS NOT NULL))
);
CREATE INDEX moderator_actions_newest ON moderator_actions (at, id);
CREATE INDEX moderator_actions_of_moderator ON moderator_actions (moderator_id);
CREATE INDEX moderator_actions_of_player ON moderator_actions (player_id);

-- Sanctions of moderators, operators and the server, each with its appeal.
CREATE TABLE sanctions (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    kind TEXT NOT NULL CHECK (kind IN
        ('warning', 'mute', 'restriction', 'suspension', 'ban', 'closed_name', 'hidden')),
    -- The text that the player reads.
    reason TEXT NOT NULL,
    -- The evidence, for moderators only.
    evidence TEXT NOT NULL,
    -- The moderator; NULL for an operator, or for the server itself if `operator` is empty.
    author_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- NULL if it has no end.
    until_at BIGINT,
    lifted_at BIGINT,
    -- A sanctioned player may appeal once. The author of the sanction may not decide the appeal.
    appeal TEXT,
    appealed_at BIGINT,
    decided_at BIGINT,
    decided_by BIGINT REFERENCES users (id),
    granted BOOLEAN,
    answer TEXT,
    CHECK ((appeal IS NULL) = (appealed_at IS NULL)),
    CHECK ((decided_at IS NULL) = (granted IS NULL) AND (decided_at IS NULL) = (answer IS NULL)),
    CHECK (decided_at IS NULL OR appealed_at IS NOT NULL),
    CHECK (decided_by IS NULL OR author_id IS NULL OR decided_by <> author_id)
);
CREATE INDEX sanctions_user ON sanctions (user_id, at);
-- Players who are hidden from lists.
CREATE INDEX sanctions_hidden ON sanctions (kind, user_id) WHERE lifted_at IS NULL;
CREATE INDEX sanctions_appeals ON sanctions (appealed_at) WHERE appealed_at IS NOT NULL AND decided_at IS NULL;

-- The log of all actions of moderation. Rows are never changed or deleted.
CREATE TABLE moderation_log (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The moderator; NULL for an operator, or for the server itself if `operator` is empty.
    moderator_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    player_id BIGINT REFERENCES users (id),
    act TEXT NOT NULL,
    until_at BIGINT,
    why TEXT NOT NULL
);
CREATE INDEX moderation_log_newest ON moderation_log (at, id);

-- Cases that the server found by itself, with the evidence of that time.
CREATE TABLE fair_play_cases (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    found_at BIGINT NOT NULL,
    evidence TEXT NOT NULL,
    -- The sanction that was imposed with it. It lasts until a moderator has decided.
    sanction_id BIGINT NOT NULL REFERENCES sanctions (id),
    closed_at BIGINT
);
CREATE UNIQUE INDEX fair_play_cases_open ON fair_play_cases (user_id) WHERE closed_at IS NULL;

-- Voided matches. A void can be undone by a second step; the matches, their logs and their settlements stay.
CREATE TABLE voids (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The moderator; NULL for an operator.
    author_id BIGINT REFERENCES users (id),
    operator TEXT NOT NULL,
    reason TEXT NOT NULL,
    evidence TEXT NOT NULL,
    -- The request, as JSON.
    scope TEXT NOT NULL,
    undone_at BIGINT,
    undone_by BIGINT REFERENCES users (id),
    undone_operator TEXT,
    undone_why TEXT
);
CREATE INDEX voids_newest ON voids (at, id);

-- The matches of each void, also after it is undone.
CREATE TABLE void_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (void_id, match_id)
);

-- The matches that are voided now.
CREATE TABLE voided_matches (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
);

-- The team match of each void, also after it is undone. A voided team match counts neither for the team list nor for
-- the players' sums.
CREATE TABLE void_team_matches (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    team_match_id BIGINT NOT NULL REFERENCES team_matches (id),
    PRIMARY KEY (void_id, team_match_id)
);

-- The team matches that are voided now.
CREATE TABLE voided_team_matches (
    team_match_id BIGINT NOT NULL PRIMARY KEY REFERENCES team_matches (id),
    void_id BIGINT NOT NULL REFERENCES voids (id)
);

-- The rating changes of a void and of its undoing, for each player. They are written in portions, before the void
-- itself.
CREATE TABLE void_effects (
    -- The void's id; the negated id for the undoing of the void.
    step_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL REFERENCES users (id),
    list TEXT NOT NULL CHECK (list IN ('normal', 'price')),
    rating_before DOUBLE PRECISION NOT NULL,
    experience_before BIGINT NOT NULL,
    -- NULL if the player no longer has a rating in the list.
    rating_after DOUBLE PRECISION,
    experience_after BIGINT,
    PRIMARY KEY (step_id, user_id, list)
);
CREATE INDEX void_effects_user ON void_effects (user_id);

-- The credits that a void moves.
CREATE TABLE void_payments (
    void_id BIGINT NOT NULL REFERENCES voids (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    user_id BIGINT REFERENCES users (id),
    -- Negative: from the player to the house. Positive: from the house to the player. Without a player: from the mint
    -- to the house, which bears what others cannot give back.
    amount BIGINT NOT NULL CHECK (amount <> 0 AND (user_id IS NOT NULL OR amount > 0)),
    at BIGINT NOT NULL,
    PRIMARY KEY (void_id, number)
);

-- The payments of a void make transfers.
CREATE FUNCTION void_payments_made() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once)
        SELECT CASE WHEN NEW.user_id IS NULL THEN 'mint' WHEN NEW.amount < 0 THEN 'player' ELSE 'house' END,
            CASE WHEN NEW.amount < 0 THEN NEW.user_id ELSE 0 END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 'house' ELSE 'player' END,
            CASE WHEN NEW.user_id IS NULL OR NEW.amount < 0 THEN 0 ELSE NEW.user_id END,
            abs(NEW.amount),
            CASE WHEN NEW.user_id IS NULL THEN 'house_loss' WHEN NEW.amount < 0 THEN 'void_return' ELSE 'void_refund' END,
            NEW.at, 'void:' || NEW.void_id || ':' || NEW.number;
    RETURN NULL;
END $$;
CREATE TRIGGER void_payments_made AFTER INSERT ON void_payments
    FOR EACH ROW EXECUTE FUNCTION void_payments_made();
CREATE TRIGGER void_payments_changed BEFORE UPDATE ON void_payments
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is changed');
CREATE TRIGGER void_payments_gone BEFORE DELETE ON void_payments
    FOR EACH ROW EXECUTE FUNCTION ledger_refused('nothing is deleted');

-- ---- Mail ----

-- Mail addresses, and the notices that an account wants once the address is confirmed.
CREATE TABLE mail_addresses (
    user_id BIGINT NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    -- The address in lower case, for lookups.
    folded TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    language TEXT NOT NULL CHECK (language IN ('en', 'de', 'uk')),
    your_turn BOOLEAN NOT NULL,
    challenge BOOLEAN NOT NULL,
    match_found BOOLEAN NOT NULL,
    -- The token of the unsubscribe link; it allows nothing else.
    unsubscribe TEXT NOT NULL UNIQUE
);
CREATE INDEX mail_addresses_folded ON mail_addresses (folded);

-- Links in mails. Each works once.
CREATE TABLE mail_links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset', 'end_sign_in')),
    address TEXT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- The sign-in that the link ends.
    sign_in_id BIGINT
);
CREATE INDEX mail_links_user ON mail_links (user_id);

-- Waiting and sent mails. The text and the links are made when the mail is sent.
CREATE TABLE mail_queue (
    id BIGINT NOT NULL PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL
        CHECK (kind IN ('confirm', 'reset', 'your_turn', 'challenge', 'match_found', 'new_device')),
    match_id BIGINT,
    -- A name that keeps the same notice from being sent twice.
    once TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'given_up')),
    made_at BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    -- The sign-in that the mail reports.
    sign_in_id BIGINT
);
CREATE INDEX mail_queue_due ON mail_queue (state, next_try_at);
CREATE INDEX mail_queue_user ON mail_queue (user_id);

-- ---- Operation ----

-- Maintenance mode: while the row exists, no match begins.
CREATE TABLE maintenance (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    since BIGINT NOT NULL,
    -- A message for players; empty if there is none.
    message TEXT NOT NULL
);

-- Commands of operators with `fullprime admin`. Rows are never changed or deleted.
CREATE TABLE operator_log (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The operating system's user name from the environment; empty if it is not set.
    operator TEXT NOT NULL,
    -- The command, for example `set-password`.
    act TEXT NOT NULL,
    -- The account that the command changed, if any.
    user_id BIGINT REFERENCES users (id),
    -- Details, for example the number of credits.
    detail TEXT NOT NULL
);
CREATE INDEX operator_log_at ON operator_log (at);
CREATE INDEX operator_log_of_user ON operator_log (user_id) WHERE user_id IS NOT NULL;

-- A row that is written to find out whether the database accepts writes.
CREATE TABLE heartbeat (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    at BIGINT NOT NULL
);

-- Nightly self-checks. The node that inserts the row of a night runs its check.
CREATE TABLE self_checks (
    -- Days since 1970-01-01.
    night BIGINT NOT NULL PRIMARY KEY,
    began_at BIGINT NOT NULL,
    -- The last sign of life of the node that runs the check. If it is old, another node takes over.
    seen_at BIGINT NOT NULL,
    finished_at BIGINT,
    passed BOOLEAN,
    -- The steps and their results, as JSON.
    steps TEXT NOT NULL,
    -- When the operator was notified of a failure.
    told_at BIGINT
);

-- The keys with which network addresses are hashed in the log and in evidence, one for each day in UTC. Each is
-- sealed with the key of the dice, so a dump alone does not turn hashes back into addresses. Deleted after
-- `log.address_days`.
CREATE TABLE address_keys (
    -- Days since 1970-01-01.
    day BIGINT NOT NULL PRIMARY KEY,
    -- 32 bytes, sealed, as hexadecimal digits.
    sealed_key TEXT NOT NULL
);

-- While the row exists and `until` has not passed, the log also shows plain addresses.
CREATE TABLE plain_addresses (
    only_row INTEGER NOT NULL PRIMARY KEY CHECK (only_row = 1),
    until BIGINT NOT NULL
);

-- Ranges of network addresses whose requests are refused. Rows are never deleted.
CREATE TABLE address_blocks (
    id BIGINT NOT NULL PRIMARY KEY,
    -- As `192.0.2.0/24` or `2001:db8::/32`.
    network TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- The moderator; NULL for an operator.
    author_id BIGINT REFERENCES users (id),
    -- NULL if the block has no end.
    until BIGINT,
    lifted_at BIGINT,
    lifted_by_id BIGINT REFERENCES users (id)
);
CREATE INDEX address_blocks_in_force ON address_blocks (lifted_at, until);
