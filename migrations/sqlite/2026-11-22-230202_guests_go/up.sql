-- Guests whose time is over, the oldest first.
CREATE INDEX users_guests ON users (created_at) WHERE kind = 'guest';

-- Guests are deleted by the thousand, and the database then looks in every table for rows that name them. Without an index
-- each of them would read all of such a table.
CREATE INDEX matches_of_invited ON matches (invited_id) WHERE invited_id IS NOT NULL;
CREATE INDEX chat_lines_of_user ON chat_lines (user_id);
CREATE INDEX stakes_of_white ON stakes (white_id);
CREATE INDEX stakes_of_black ON stakes (black_id);
CREATE INDEX reports_of_reporter ON reports (reporter_id);
CREATE INDEX reports_of_player ON reports (player_id);
CREATE INDEX moderator_actions_of_moderator ON moderator_actions (moderator_id);
CREATE INDEX moderator_actions_of_player ON moderator_actions (player_id);
CREATE INDEX performances_of_opponent ON performances (opponent_id);
CREATE INDEX review_comments_of_author ON review_comments (author_id);
CREATE INDEX tournaments_of_director ON tournaments (director_id);
CREATE INDEX tournament_steps_of_by ON tournament_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX team_matches_of_director ON team_matches (director_id);
CREATE INDEX team_match_steps_of_by ON team_match_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX team_events_of_director ON team_events (director_id);
CREATE INDEX team_event_steps_of_by ON team_event_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX team_results_of_a_captain ON team_results (a_captain_id);
CREATE INDEX team_results_of_b_captain ON team_results (b_captain_id);
CREATE INDEX comparatives_of_director ON comparatives (director_id) WHERE director_id IS NOT NULL;
CREATE INDEX comparative_steps_of_by ON comparative_steps (by_id) WHERE by_id IS NOT NULL;
CREATE INDEX ledger_accounts_of_user ON ledger_accounts (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX entry_fees_of_user ON entry_fees (user_id);
CREATE INDEX pool_prizes_of_user ON pool_prizes (user_id);
CREATE INDEX operator_log_of_user ON operator_log (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX director_calls_of_user ON director_calls (user_id);
CREATE INDEX director_calls_of_answered_by ON director_calls (answered_by) WHERE answered_by IS NOT NULL;
