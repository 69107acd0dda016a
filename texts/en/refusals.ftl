### Why something is refused, and what one can do instead. An id is `refusals-` and the code that programs get as `reason`.
### An amount of credits is given as it is written (`string`), a time in milliseconds since 1970 (`Millis`).

## The session and the account.

refusals-sign_in_required = Your session has ended. Sign in again.
refusals-wrong_credentials = Wrong name or password.
refusals-second_factor_required = Enter the code from your authenticator app as well.
refusals-wrong_passkey = No account here uses this passkey. Sign in with your password.
refusals-wrong_code = This code is wrong or was already used. Enter the newest one.
# $scope (string)
refusals-scope_missing = The token lacks the scope { $scope }.
refusals-wrong_csrf_token = This page is out of date. Reload it.
refusals-wrong_origin = This page is not allowed to do that. Reload it.
refusals-action_arrived = This has arrived already. Reload the page to see what came of it.
refusals-address_blocked = Requests from your network are blocked. If you think this is a mistake, write to the operators of this site.
# $until (Millis)
refusals-address_blocked_until = Requests from your network are blocked until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. If you think this is a mistake, write to the operators of this site.
refusals-suspended = This account is suspended. Your account page says why, until when, and how to appeal.
refusals-restricted = A moderator has limited one of the accounts to unrated matches without stakes and entry fees.
refusals-name_taken = This name is taken, or too similar to one that is. Choose another.
refusals-common_password = This password is too common. Choose a longer one, such as a few words.
refusals-begins_with_letter = A name begins with a letter.
# $character (string)
refusals-name_character = Letters, digits, - and _ only, not { $character }.
# $name (string)
refusals-name_reserved = { $name } is kept for the server. Choose another name.
# $name (string)
# $kept (string)
refusals-name_looks_reserved = { $name } looks like { $kept }, which is kept for the server. Choose another name.
refusals-sign_out_to_be_a_guest = Sign out before playing as a guest.
refusals-passkeys_need_a_host_name = Passkeys need a site with a host name, such as localhost, not an IP address.
refusals-malformed_token = The token is malformed: fp_ and 64 hexadecimal digits are expected.
refusals-unknown_token = The token is unknown or was revoked.
refusals-browser_only = No token can do this. Sign in with a browser.
# $max (number)
refusals-sockets_of_token = A token has at most { $max } sockets and streams open. Close one first.

## Accounts, passwords, passkeys and programs.

refusals-not_a_guest = Only a guest's account can be kept under a new name.
refusals-no_guest_any_more = This account no longer belongs to a guest.
refusals-no_guest_name = No free guest name was found. Try again.
refusals-guests_have_no_password = A guest has no password. Keep the account first.
refusals-password_changed = The password was changed in the meantime.
refusals-passwords_busy = Too many passwords wait to be checked. Try again.
refusals-one_character_repeated = One character repeated is too easy to guess.
refusals-password_is_name = The password must not be the name of the account.
refusals-codes_required = Codes are required already. Switch them off first.
refusals-no_codes_required = No codes are required.
refusals-no_set_up = No set-up waits for its first code. Begin again.
refusals-set_up_begun_again = The set-up was begun again in the meantime.
refusals-session_confirms_itself = A session cannot confirm itself. Use another one, or the link in the mail.
# $max (number)
refusals-passkeys_full = An account has at most { $max } passkeys.
refusals-passkey_stored = This passkey is stored already.
refusals-passkey_too_late = Creating the passkey took too long, or it is stored already. Begin again.
refusals-passkey_client_data = The client data of the passkey is not for this ceremony.
refusals-passkey_of_other_site = The passkey was made for another site.
refusals-passkey_data_unreadable = The authenticator data of the passkey cannot be read.
refusals-passkey_not_verified = The device has not verified its user.
refusals-passkey_not_es256 = The key of the passkey is not an ES256 key.
refusals-passkey_signature = The signature does not match the passkey.
refusals-passkey_copied = The passkey has been copied.
refusals-base64url = This is not base64url without padding.
refusals-guests_have_no_programs = Guests have no programs. Keep the account first.
refusals-bots_have_no_programs = A bot cannot have programs of its own.
# $max (number)
refusals-bots_full = You have { $max } bots already, which is the maximum.
# $max (number)
refusals-tokens_full = You have { $max } tokens already, which is the maximum.
refusals-account_still_wanted = Finish or leave your matches and events first, those of your bots included. A comparative event that you have entered keeps the account until it is over.
refusals-guests_have_no_credits = Guests have no credits. Keep the account to have some.
# $credits (string)
refusals-no_top_up = A top-up is available once a day, after the first match, if you and your bots together hold less than { $credits }, stakes in play included.
refusals-guests_keep_no_settings = A guest's settings stay in the browser. Keep the account to store them.
# $max (number)
refusals-at_most_settings = At most { $max } settings.
# $max (number)
refusals-names_of_settings = The names of settings have 1 to { $max } letters, digits and _.
refusals-values_of_settings = The values are texts, numbers and booleans.
refusals-guests_have_no_profile = Guests have no profile. Keep the account to make one.
refusals-no_such_drawing = There is no drawing of this name.
refusals-no_country_code = A flag is a country code of two capital letters, such as DE.
refusals-guests_have_no_contacts = Guests have no contacts. Keep the account first.
refusals-friend_and_blocked = A contact cannot be a friend and blocked at once.
# $max (number)
refusals-contacts_full = You have { $max } contacts already, which is the maximum.

## Mail and notifications.

refusals-no_mail_here = This site sends no mail.
refusals-guests_get_no_mail = Guests cannot receive mail. Keep the account first.
refusals-no_mail_address = Give an address first.
refusals-not_a_mail_address = This is not a mail address.
refusals-too_many_resets = Too many requests for a new password. Try again.
refusals-no_such_link = There is no such link, or it was used or is too old.
refusals-no_web_push_here = This site sends no web push.
refusals-guests_get_no_notifications = Guests cannot get notifications. Keep the account first.
refusals-no_push_address = Expected an https address with a host and without a user.
refusals-push_port = The port of a push service is 443.
refusals-no_public_address = This is not a public address.
refusals-no_push_key = This is not a point of P-256 in base64url.
refusals-no_push_auth = Expected 16 bytes in base64url.

## The rules of a match. The codes are those of `play::Refused`.

refusals-not_started = The match has not begun.
refusals-started = The match has already begun.
refusals-match_over = The match is over.
refusals-held = The director holds this match: the clocks stand still until it is released.
refusals-waits_for_other_room = Wait for the other room: your clock stands still until it has played this turn.
refusals-no_game = No game is being played.
refusals-game_not_over = The game is not over.
refusals-not_your_turn = It is not your turn.
refusals-already_rolled = You have already rolled.
refusals-dice_are_served = The dice of this match are thrown by the server.
refusals-not_rolled = You have not rolled yet.
refusals-answer_cube_first = The cube has been offered to you: answer that first.
refusals-answer_resignation_first = Your opponent offers to resign: answer that first.
refusals-wait_for_answer = Your opponent has not answered your offer yet.
refusals-nothing_to_answer = There is nothing to answer.
refusals-no_cube = This match is played without the cube.
refusals-crawford_game = The cube is not used in the Crawford game.
refusals-first_turn = The first turn of a game begins with a roll.
refusals-cube_not_yours = The cube is not yours.
refusals-cube_dead = The cube is dead: a game at its value already wins you the match.
# $limit (number)
refusals-cube_at_limit = The cube cannot go higher than { $limit }.
refusals-no_beavers = Beavers are not agreed at this table.
refusals-no_raccoons = Raccoons are not agreed at this table.
refusals-illegal_plays_are_corrected = Illegal plays are corrected at this table.
refusals-no_illegal_play = This position cannot be accepted as a play.
# $max (number)
refusals-illegal_plays_declined = Your opponent has declined { $max } illegal plays in this turn: play a legal one.
refusals-answer_illegal_play_first = Your opponent's play is not legal: accept or decline it first.
# $least (string)
refusals-resignation_too_low =
    { $least ->
        [single] You cannot resign for less than a single game.
        [gammon] You cannot resign for less than a gammon.
       *[backgammon] You cannot resign for less than a backgammon.
    }
# $most (string)
refusals-resignation_too_high =
    { $most ->
        [single] You can lose no more than a single game here.
        [gammon] You can lose no more than a gammon here.
       *[backgammon] You can lose no more than a backgammon here.
    }
refusals-resignation_declined = Your opponent has already declined that in this turn: offer more, or play on.
# $max (number)
refusals-too_many_offers = Your opponent has declined { $max } offers in this game: offer all that you can lose, or play on.
refusals-not_decided = The match is not decided yet: it can only be stopped once nobody can catch up.
refusals-cannot_stop = This match cannot be stopped by agreement.
refusals-no_next_game = The next game of this match begins automatically.
refusals-too_late_to_abort = The match is under way: it can be aborted only until each side has completed its first turn.
refusals-abort_declined = Your opponent wants to play: the match goes on.
refusals-paused = The match is paused: resume it first.
# $until (Millis)
refusals-paused_while_away = Your opponent is away, and you agreed on a pause until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. You can resume when your opponent is back.
refusals-no_pause = Only a live match with a clock can be paused.
refusals-pause_declined = Your opponent does not want a pause in this game.
# $max (number)
refusals-too_many_pauses = This match has had { $max } pauses, and cannot have more.
refusals-no_take_back = No play can be taken back here: that is possible until the next roll or double.
refusals-take_back_declined = Your opponent does not let you take this play back.
# $max (number)
refusals-too_many_take_backs = { $max } plays of this match have been taken back, and no more can be.
refusals-opponent_not_gone = You can claim the match when your opponent has been gone for two minutes of their turn.
refusals-no_claim_by_post = A match by correspondence cannot be claimed: the clock decides it.
refusals-already_said = You have already done that.
refusals-time_is_up = Time is up.

## Plays that are not legal. `$moved` is a move such as 8/5 or bar/20.

refusals-game_over = The game is over.
# $allowed (number)
# $made (number)
refusals-too_many_moves = Illegal play: the roll allows { $allowed } moves, not { $made }.
# $moved (string)
refusals-no_such_checker = Illegal play: there is no checker of yours to move { $moved }.
# $moved (string)
refusals-must_enter_first = Illegal play: a checker on the bar must enter before { $moved }.
# $moved (string)
refusals-no_such_number = Illegal play: none of the remaining dice makes the move { $moved }.
# $point (string)
refusals-point_blocked = Illegal play: the opponent holds your { $point }-point.
# $moved (string)
refusals-cannot_bear_off_yet = Illegal play: { $moved } bears off, which begins when all your checkers are in the home board.
# $moved (string)
# $rearmost (string)
refusals-rearmost_first = Illegal play: for { $moved }, the number must be played from the { $rearmost }-point or inside the board.
refusals-must_play_both = Illegal play: both numbers must be played when that is possible.
# $die (string)
refusals-must_play_larger = Illegal play: only one number can be played, and it must be the larger one, { $die }.
refusals-must_play = Illegal play: a legal move exists and must be played.
# $possible (number)
# $made (number)
refusals-must_play_more = Illegal play: the number must be played { $possible } times, not { $made }.
# $part (string)
refusals-not_a_move = “{ $part }” is not a move such as 13/8, bar/20* or 6/off(2).
# $part (string)
refusals-not_the_roll = “{ $part }” is not the roll.
# $part (string)
refusals-moves_backwards = “{ $part }” does not move towards home.
refusals-more_moves_than_roll = The play needs more moves than the roll allows.
# $place (string)
refusals-nothing_to_hit = There is nothing to hit at { $place }.
refusals-ambiguous_play = The play can hit different checkers. Name the points where it hits.
refusals-unplayable = The dice do not move the checkers like this.
# $from (number)
# $to (number)
refusals-no_move = { $from }/{ $to } is not a move: from is 1 to 24, or 25 for the bar, and to is 1 to 24, or 0 for off.

## What a player does in a match.

refusals-only_players = Only the players of a match can do this.
refusals-plays_at_board = You sit at a sensor board in this match. Play there, or take it off the seat.
refusals-match_busy = Others act in this match at the same time. Try again.
refusals-cannot_save = The database takes no writes, so actions cannot be saved now. Try again in a moment.
# $max (number)
refusals-too_many_events = This match is close to its limit of { $max } events: now it can only be played on, resigned or left.
# $seen (number)
# $last (number)
refusals-match_moved_on = The match has moved on from event { $seen } to event { $last }.
refusals-to_be_thrown = Nobody has thrown this roll yet. Throw the dice.
refusals-only_director_calls_off = The match belongs to an event, so its players cannot abort it. Ask the director.
refusals-call_the_director = The match belongs to an event. Call its director, who decides it.
refusals-only_director_holds = The match belongs to an event. Only its director holds it.
refusals-take_back_unrated = Plays are taken back only in matches that are neither rated nor staked.
refusals-no_take_back_on_board = A play made on a sensor board cannot be taken back.
refusals-in_team_match = This table belongs to a team match: spectators see the open room as far as both rooms have played, and everything when the board is over in both.
refusals-seat_proof = The players of this match take their seats with a passkey. Substitute between two boards.
refusals-sensor_board = A sensor board has this seat. Its player has to take it off the seat first.
refusals-too_late = The game or the time of this side is over.
# $count (number)
refusals-hexadecimal_digits = { $count } hexadecimal digits.
refusals-record_not_yet = The record is written when the match is over.
refusals-match_not_over = The match is not over.
refusals-no_rematch_in_event = A match of an event has no rematch.
refusals-rematch_too_late = It is too late for a rematch. Open a new table.
refusals-rematch_asked = You have asked for a rematch already.
refusals-rematch_offered_twice = You have offered a rematch twice. Now only your opponent can offer one.
refusals-rematch_busy = Both agreed at the same moment. Try again.
refusals-terms_stay = Only a session of normal games changes its terms.
refusals-on_vacation = You are on vacation already.
refusals-not_on_vacation = You are not on vacation.
refusals-guests_have_no_vacation = Guests have no vacation. Keep the account first.
# $max (number)
refusals-vacation_days = 1 to { $max }, as many days as you have left.

## Passkeys at a seat.

# Programs request a challenge for the seat, sign it, and take the seat with the signature.
refusals-passkey_needed = This match asks for a passkey when you take your seat. Reload the page and try again.
refusals-passkey_missing = This match asks for a passkey, and your account has none. Add one on your account page, then take the seat.
refusals-passkey_wrong = This is not a passkey of your account, or it took longer than five minutes. Try again with one of yours.
refusals-passkey_not_for_programs = This match asks for a passkey, which a program does not have. Its seats are for people.
refusals-passkey_board = This match asks for a passkey, and a sensor board cannot tell who moves its checkers. Play it on the screen.

## Tables and their terms.

refusals-seat_taken = Someone else took this seat. Choose another table.
# $name (string)
# $each (string)
refusals-credits_short = { $name } has too few credits for the stake of { $each }. A new account gets credits with its first match.
# $name (string)
# $other (string)
# $max (number)
refusals-rated_limit = { $name } and { $other } have played { $max } rated matches within 24 hours. Invite { $other } to play on unrated and without a stake.
# $name (string)
# $until (Millis)
refusals-left_too_often = { $name } has left three rated matches before they were under way, and can play only unrated and without a stake until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }.
# $name (string)
refusals-first_turns_open = { $name } has three rated matches in which { $name } has not completed a turn, those left at that stage within 24 hours included. Complete a turn in the ones that are open, or play unrated and without a stake.
# $name (string)
# $until (Millis)
refusals-first_turns_awaited = { $name } has three rated matches that wait for the opponent’s first turn, those left at that stage within 24 hours included. The next rated correspondence match can begin after { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Until then, play with a live clock, or unrated and without a stake.
# $until (Millis)
refusals-open_tables_left = Within 24 hours, you left five matches at tables of other players right after they began. You can sit down at open tables again from { DATETIME($until, dateStyle: "medium", timeStyle: "short") }. Until then, open a table, send a challenge, or play a bot.
refusals-open_tables_unplayed = You have five matches at open tables of other players in which you have not completed a turn, those left at that stage within 24 hours included. Complete a turn in the ones that are open, or open a table, send a challenge, or play a bot.
# $name (string)
# $most (string)
refusals-stake_limit = With this stake, { $name } could win more than { $most } credits from new accounts within 24 hours. Play without a stake, or try again later.
refusals-pairing_closed = Quick pairing is closed to you for a while: within an hour, you left three matches right after they began. You can still join tables and send challenges.
refusals-own_account = Accounts used in the same browser can only play each other unrated and without stakes.
refusals-match_in_play = This position occurs in your match in play, so the engine says nothing about it until the match is over.
# $matches (number)
# $mib (number)
refusals-library_full = The library holds { $matches } matches and { $mib } MiB, and this would be more. Remove matches that you no longer need.
# $matches (number)
# $mib (number)
refusals-library_full_of_guest = The library of a guest holds { $matches } matches and { $mib } MiB, and this would be more. Sign up for more room, or remove matches that you no longer need.
refusals-too_many_tables = You have too many open tables. Close one first.
# $name (string)
# $until (Millis)
refusals-challenge_declined = { $name } has declined your challenge. You can challenge again from { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, or at once if { $name } challenges you.
# $name (string)
# $until (Millis)
refusals-challenged_often = Your last challenges to { $name } led to no match. You can challenge again from { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, or at once if { $name } challenges you.
refusals-table_gone = The match has begun or the table is gone.
refusals-match_begun = The match has begun. To leave it now is to lose it.
refusals-only_director_decides = The match belongs to an event. Only its director decides it.
refusals-only_opener_closes = Only the opener or the invited player closes a table.
refusals-own_table_taken = Another player has just sat down at your own table.
refusals-opener_not_seated = The opener has not sat down yet.
refusals-seat_kept = The seat is kept for another player.
refusals-seat_kept_already = The seat is kept for one player already.
refusals-no_passkey_asked = This table does not ask for a passkey.
refusals-cannot_invite_self = You cannot invite yourself.
refusals-kept_apart = You and this player cannot play each other.
refusals-one_person_unrated = Accounts of one person cannot play each other for a rating or for credits.
refusals-guests_play_unrated = Guests play unrated. Keep the account to play for a rating.
refusals-illegal_plays_between_people = Illegal plays are allowed only between two people, who can accept or refuse them.
refusals-rating_outside = Your rating is outside the range of this table.
refusals-lowest_above_highest = The lowest is above the highest.
refusals-thrown_dice_unrated = The server cannot check dice thrown by hand, so such a match is not rated.
refusals-pairing_is_live = Pairing is for a live clock.
refusals-stake_needs_served_dice = A match for a stake uses the server's dice.
refusals-illegal_plays_unrated = Illegal plays are accepted only where nothing is rated and nothing at stake.
refusals-format_unrated = Only matches to 5 points, three games, single and normal games are rated.
refusals-format_without_stake = Stakes are possible in matches to 5 points, three games and single games.
# $wanted (string)
# $one (string)
# $other (string)
refusals-stake_not_offered = A stake of { $wanted } is not on offer. Choose { $one } or { $other }.
refusals-stake_needs_rated = A match for a stake has to be rated.
refusals-raccoons_need_beavers = Raccoons need beavers.
refusals-no_automatic_doubles = There is no limit without automatic doubles.
refusals-rated_needs_clock = A rated match needs a clock.
# $max (number)
refusals-match_too_long = A match is played to at most { $max } points.
refusals-automatic_doubles_limit = Automatic doubles are limited to between 1 and 6 a game.
refusals-delay_too_long = A delay is at most 10 minutes.
refusals-reserve_too_long = A reserve is at most 24 hours.
refusals-clock_too_short = Delay and reserve together are at least 5 seconds.
refusals-days_per_turn = A turn by correspondence has 1 to 60 days.
# $option (string)
refusals-option_not_in_mode =
    { $option ->
        [jacoby] The Jacoby rule cannot be agreed in this mode.
        [automatic_doubles] Automatic doubles cannot be agreed in this mode.
       *[beavers] Beavers cannot be agreed in this mode.
    }
refusals-automatic_doubles_without_throw = Automatic doubles need the opening throw.

## Chats and private messages.

refusals-muted = A moderator has muted you. Your account page says why, until when, and how to appeal.
refusals-chat_busy = Others speak at the same moment. Try again.
refusals-guests_read_lobby_chat = Guests only read the lobby chat. Sign up to write in it.
refusals-guests_write_in_own_matches = Guests only write in their own matches. Sign up to write here.
refusals-next_game_has_chat = The next game of these players has begun. Spectators write in its chat.
refusals-chat_closed_by_team_match = A board of this team match is in play, so nobody writes at its other tables until it is over.
refusals-only_players_chat = Only the players chat at the table of a duplicate board until its rolls are public.
# $max (number)
refusals-chat_full = This match has { $max } chat lines already, which is the maximum.
refusals-kept_apart_in_messages = You and this player cannot write to each other.
refusals-guests_send_no_messages = Guests cannot send messages. Keep the account to write to other players.
refusals-messages_not_for_bots = Messages are for people, not for bots.
refusals-guests_read_no_messages = Guests cannot read messages.
refusals-bots_read_no_messages = Bots cannot read messages.
# $max (number)
refusals-messages_held = { $max } of your messages are held back until boards in play are over, which is the maximum.
# $max (number)
refusals-conversations_full = You have { $max } conversations, which is the maximum. Delete some first.

## Sensor boards.

refusals-guests_have_no_boards = Guests have no boards. Keep the account first.
refusals-too_many_boards = You have too many boards or open codes.
refusals-board_not_connected = The board is not connected.
refusals-board_only_in_play = A board can be seated only while the match is in play.
refusals-bot_needs_no_board = A bot plays there, and bots do not need a board.
refusals-only_neutral_director = Only a director of the event who does not play in it may do this.
refusals-board_budget = The boards of this account have sent all that they may for now. Play on the screen. The board can join again later.

## Calls for the director.

refusals-no_director = The match belongs to no event that has a director.
refusals-director_in_team = The director belongs to a team of this match.
refusals-too_many_calls = The director has not seen your last calls yet. Wait for the answer.
refusals-no_open_call = There is no such call here that waits for an answer.
refusals-only_players_call = Only a player at a table can call the director there.

## Competitions: who may do what.

refusals-guests_direct_no_events = Guests cannot direct events. Sign up, or keep your account first.
refusals-guests_enter_no_events = Guests cannot enter events. Sign up, or keep your account first.
refusals-only_director = Only the director can do this.
refusals-only_director_sees_desk = Only a director of the event sees its desk, and in a team match only a director who does not play.
refusals-only_people_direct = Only people with an account direct events.
refusals-only_people_comment = Only people with an account comment on matches.
refusals-only_prize_directors = Only directors whom the site has named may give prizes.
refusals-only_prize_directors_enter_bots = Only directors who may give prizes may enter bots in an event with a fee.
refusals-members_only = This event is for the members of a club. Join the club first.
# $days (number)
# $rated (number)
refusals-not_established = New accounts cannot enter yet: an account has to be at least { $days } days old, and to have finished rated matches on { $rated } different days.
# For a person who enters twice, or has two seats.
refusals-one_person = Accounts that share a browser or an address count as one person, who has one place here. In a team match, the director can say that they are two people.
refusals-own_match = You play in this match, or an account does that counts as yours. Another director decides it.
refusals-own_event = You play in this event, or an account does that counts as yours, so another director decides this. The leading director can add one at the desk.
refusals-own_turn = It is your turn in a game of this event. Act there first, or let another director hold play.
refusals-own_fees = You play for the fees of this event, so only a director who does not play may call it off.
refusals-final_under_way = Once the final is under way, the director no longer calls off an event with fees. The director can award the final.
# $max (number)
refusals-too_many_directed = You lead { $max } events of this kind that are not over. Finish one, cancel one or hand one over first.
refusals-event_busy = Others act in this event at the same time. Try again.
refusals-log_full = The log of this event has no room for this. It still takes draws, results, releases, acceptances, withdrawals and the end of the event.
# $max (number)
refusals-entered_often = You have entered this event { $max } times, which is the maximum.
refusals-directors_of_event = This match has the directors of its event. Change them at the desk of the event.
refusals-no_event_of_match = This match belongs to no event.

## Competitions: the phases of an event.

refusals-not_open = The event has not opened yet.
refusals-closed = The event is closed.
refusals-still_open = The event is still open.
refusals-boards_in_play = Boards are still being played.
refusals-begun = Play has begun, so the teams stay as they are. The director may enter a late team, or substitute a player.
refusals-not_begun = The event has not begun.
refusals-over = The event is over.
refusals-cancelled = This event has been called off.

## Competitions: entries and invitations.

# The other event, in which the player plays.
# $event (string)
# $wanted (string)
refusals-same_hour = “{ $event }”, in which you play, begins at the same hour as “{ $wanted }”. Withdraw there first.
# $name (string)
refusals-entered_already = { $name } has already entered this event.
refusals-not_entered = You have not entered this event.
# $name (string)
refusals-withdrawn_already = { $name } has already withdrawn.
refusals-entries_closed = Entries are closed: the first round has been drawn.
refusals-no_late_entries = The first round has been drawn, and late entries are not open.
refusals-full = All places of this event are taken.
refusals-not_invited = You are not invited. Ask the captain or the director to name you.
refusals-accepted_already = You have already accepted the invitation.
refusals-accept_first = Accept the invitation before you name the line-up.
# $name (string)
refusals-not_accepted = { $name } has not accepted the invitation. Name another player, or wait.
# $name (string)
# The players who have accepted, with commas.
# $others (string)
refusals-name_others = { $name } has not accepted the invitation. Choose among { $others }.

## Competitions: the desk and the log.

refusals-held_already = Play is already held.
# $hours (number)
refusals-held_long_enough = This match has been held for { $hours } hours in total, as long as a match under way may be. It goes on, and can be decided by an award.
refusals-not_held = Play is not held here.
# $min (number)
# $max (number)
refusals-no_time = Extra time is { $min } to { $max } minutes, at a table where a game with a clock is in play.
refusals-too_much_time = The players at a table have already had 24 hours more.
refusals-time_used = A player has already used some of this time.
refusals-directs_already = This player already directs the event.
refusals-does_not_direct = This player does not direct the event.
refusals-not_the_leader = Only the leading director names and removes directors.
refusals-leader_stays = Hand the event over first. You can leave as soon as the new leading director has accepted.
refusals-heir_is_asked = This player has not agreed to direct the event. Add the player as a director first, and hand the event over after they have accepted.
# $name (string)
# $max (number)
refusals-heir_leads_enough = { $name } leads { $max } events of this kind that are not over. Hand this one over to somebody else.
# $max (number)
refusals-too_many_directors = An event has at most { $max } directors.
# $step (number)
# $by (number)
refusals-undone_already = Step { $step } has already been undone by step { $by }. To bring it back, undo step { $by }.
# $step (number)
# $by (number)
refusals-corrected_since = Step { $step } has been corrected since by step { $by }. Undo step { $by } first.
# $step (number)
refusals-not_replaceable = Step { $step } is a correction. Undo it, or correct the step that it corrected.
# $step (number)
refusals-desk_act_stays = Step { $step } is a hold, a release or a change of directors, which is not undone. Hold or release play, or name the directors, again.
refusals-not_undone = Only acts of a director and results can be undone or corrected.
refusals-other_form = This step needs another form of correction.
refusals-corrects_nothing = This result counts already. Choose another one.
# $step (number)
# What the later step is about, such as names and a result, or `none`.
# $what (string)
# One of call_off, undo and none.
# $remedy (string)
refusals-step_depends =
    { $remedy ->
        [call_off] Step { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depends on it: its game has begun. With a corrected result it can leave the event (call_off), and the match is played again.
        [undo] Step { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depends on it. Undo step { $step } first.
       *[none] Step { $step }{ $what ->
            [none] { "" }
           *[other] { " " }({ $what })
        } depends on it and cannot be undone, so this step stays as it is.
    }
# $meeting (string)
refusals-begins_again = { $meeting } would begin again from the start: a match that was called off after it had begun never begins again, and one whose result was undone begins again only once.
# $step (number)
refusals-board_replaced = Step { $step } replaced the board, so nothing that happened on it before counts. To change that, undo step { $step } first.
# $step (number)
# $what (string)
# One of person and site.
# $author (string)
# $by (string)
# $at (Millis)
refusals-replaced_since =
    { $author ->
        [person] There is a newer result: { $what }, by { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Look at it, and enter yours again if yours is right. Programs then name step { $step } in “replaces”.
       *[site] There is a newer result: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. Look at it, and enter yours again if yours is right. Programs then name step { $step } in “replaces”.
    }
refusals-replaces_nothing = The result that you want to replace no longer counts. Look at the current one, and enter yours again if yours is right. Programs then leave “replaces” out.
# $pairing (string)
refusals-decided_already = Match { $pairing } has already been decided.
# $pairing (string)
# $step (number)
# $what (string)
# One of person and site.
# $author (string)
# $by (string)
# $at (Millis)
refusals-decided_by_step =
    { $author ->
        [person] Match { $pairing } has been decided: { $what }, by { $by }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. To change it, correct step { $step } in the log.
       *[site] Match { $pairing } has been decided: { $what }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }. To change it, correct step { $step } in the log.
    }

## Competitions: tournaments.

refusals-no_check_in = The check-in is open already, or this tournament has none.
refusals-check_in_closed = The check-in is not open.
refusals-no_consolation = The consolation can begin once round two of the main bracket has been drawn, with at least two players.
refusals-no_final = The final begins once the matches before it are decided, with at least two players.
refusals-pause_not_longer = A pause can be lengthened while a decided round waits for the next one, and only to a later time.
# $pairing (string)
refusals-begun_already = Match { $pairing } is already set up or decided.
refusals-no_bye = There is no place for a late player. In a knock-out it is a bye of round one, in a Swiss and with lives a later round.
# $name (string)
refusals-not_in_round = { $name } has no match in this round.
refusals-paired_already = These two players meet each other. Exchange players of two different matches.
refusals-lucky_losers_meet = Two lucky losers would meet in round two.
refusals-paired_by_table = In a round robin the table decides who meets, so nobody is exchanged.
refusals-exchange_against_pairing = In a Swiss or with lives, an exchange gives nobody a bye and lets nobody meet the same opponent twice.
# $count (number)
refusals-too_few = A tournament needs at least two players, and { $count } can be drawn now. Players who have not checked in do not count.
# $round (number)
# $open (number)
refusals-round_open =
    { $open ->
        [one] One match of round { $round } has no winner yet.
       *[other] { $open } matches of round { $round } have no winner yet.
    }
# $pairing (string)
refusals-protest_open = The protest in match { $pairing } waits for a ruling.
refusals-pairing_begun = A match of these players has begun.
refusals-bracket_not_drawn = This bracket has not been drawn yet.
# $pairing (string)
refusals-match_not_decided = Match { $pairing } is still being played.
# $pairing (string)
refusals-not_in_match = This player does not play in match { $pairing }.
refusals-nothing_to_protest = Only decisions under the 75 % rule can be protested.
# $pairing (string)
refusals-protested_already = Match { $pairing } already has a protest.
# $pairing (string)
refusals-no_protest = There is no protest in match { $pairing }.
refusals-no_final_week = The 75 % rule cannot be invoked now.
refusals-week_not_over = The last week of the round has not begun.
refusals-unsettled = The prizes still cannot be paid. The operator of the site has been alerted.
refusals-fees_returned = Entry fees have been paid back because of it. The players have to enter again.
refusals-prizes_paid = Prizes have been paid for this result. Correct it instead of undoing it.
# $name (string)
refusals-prize_spent = { $name } has already spent the prize that this correction would take back.

## Competitions: team events.

# $min (number)
# $max (number)
refusals-team_size = A team has { $min } to { $max } players.
# $team (string)
refusals-team_entered_already = { $team } is already entered.
# $team (string)
# $min (number)
refusals-team_incomplete = { $team } needs its captain and at least { $min } players who have accepted their invitations.
refusals-in_another_team = A player belongs to another team of this event, or is named twice. Name another player.
refusals-too_few_teams = A round robin needs at least two teams.
# $pairing (number)
refusals-match_not_due = Match { $pairing } cannot begin now.
# $pairing (number)
refusals-match_not_playing = Match { $pairing } is not being played, so it cannot be replayed.
refusals-not_thirty = The victory points of a match add up to 30.
refusals-no_lot_needed = No lot is needed.
refusals-enters_own_team = A team is entered by its captain or by the director.
refusals-late_teams_by_director = The event has begun. Its director may enter a late team.
refusals-changes_own_team = Only the captain or the director changes a team.
refusals-not_in_your_team = You do not belong to this team.
refusals-bots_play_here = Bots play at tables of this site only.
refusals-no_free_bots = All house bots are in teams of this event.
refusals-called_off = The match that it replaced has been called off, and its games are over.

## Competitions: team matches. A room is `open` or `closed`.

refusals-in_both_teams = Nobody plays in both teams. Name different players.
# $team (string)
refusals-not_in_team = This player is not in { $team }.
# $name (string)
refusals-in_both_rooms = { $name } cannot sit in both rooms. Name two different players.
# $name (string)
# $board (number)
# $room (string)
refusals-knows_the_board =
    { $room ->
        [open] { $name } has played board { $board } in the other room and cannot sit in the open room before that board is over there.
       *[closed] { $name } has played board { $board } in the other room and cannot sit in the closed room before that board is over there.
    }
# $boards (number)
refusals-roll_sets = A match of { $boards } boards needs { $boards } roll sets.
refusals-line_ups_named = Both line-ups are named, so a director leaves the teams as they are. The captain names other people, or a director substitutes a player of the team.
refusals-line_up_stands = The line-up became final when the first board began. Only the director may substitute.
refusals-exchange_too_late = A player is exchanged only before the first roll of a board, and a game has begun at this table.
# $team (string)
refusals-no_line_up = { $team } has not named its line-up.
# $room (string)
# $board (number)
refusals-already_playing =
    { $room ->
        [open] The open room is playing board { $board }.
       *[closed] The closed room is playing board { $board }.
    }
# $room (string)
refusals-room_not_playing =
    { $room ->
        [open] The open room is not playing.
       *[closed] The closed room is not playing.
    }
# $room (string)
refusals-no_board_left =
    { $room ->
        [open] The open room has played all its boards.
       *[closed] The closed room has played all its boards.
    }
# $room (string)
refusals-room_held =
    { $room ->
        [open] The director holds the open room.
       *[closed] The director holds the closed room.
    }
# $set (number)
refusals-roll_set_used = Roll set { $set } has been used in this match.
# $board (number)
refusals-rolls_are_public = The rolls of board { $board } are public, so it needs another roll set.
# $board (number)
refusals-nothing_to_cancel = Board { $board } has not begun in either room, so there is nothing to replace.
# $name (string)
refusals-sits_already = { $name } already sits there.
# $name (string)
refusals-commentator_plays = { $name } belongs to a team of this match and cannot comment on it.
refusals-commentator_twice = The commentators must be different people.
# $max (number)
refusals-too_many_commentators = A match has at most { $max } commentators.
# $room (string)
# $board (number)
refusals-not_at_board =
    { $room ->
        [open] The open room already has a result of board { $board }, or plays another board first.
       *[closed] The closed room already has a result of board { $board }, or plays another board first.
    }
refusals-only_captain = Only the captain names the line-up.
# $board (number)
# $step (number)
refusals-cancelled_already = Board { $board } was replaced by step { $step }, and no game with its new rolls has begun.
refusals-games_counted_here = The games of this match are played here and counted as they end.
refusals-games_not_here = The games of this match are not played here.
refusals-table_not_set_up = The table of this board is not set up.
# $one (string)
# $other (string)
refusals-pair_is_seated = { $one } and { $other } have a seat or have played in this match, so this cannot be undone.
refusals-own_pair = You cannot say this about yourself, or about an account that counts as yours. Another director can.
refusals-games_ended = The games in play ended when the match was called off.
refusals-game_ended_by_it = A game ended because of it, or its rolls may have been told. Replace the board to play it again with other rolls.
# $name (string)
# The director's words.
# $reason (string)
refusals-seat_taken_over = The director has given your seat to { $name }. The reason: { $reason }
refusals-substitute_acted = The substitute has played since. Seat the player again by another substitution.
# $name (string)
refusals-imported_the_rolls = { $name } has imported the rolls of this match. Name another player.
# $name (string)
refusals-passkey_program = { $name } is a program, which has no passkey for its seat. Name people or house bots.
refusals-both_rooms_when_over = Members of both teams see both rooms when the board is over in both.
refusals-no_running_score = This match hides its running score. Both rooms are shown side by side when it is over.
refusals-board_not_begun = This board has not begun in both rooms.
refusals-only_commentators = Only the commentators whom the director has named write here.
# $max (number)
refusals-too_many_lines = { $max } lines have been written about this board. No more are kept.

## Competitions: files of rolls.

refusals-imported_before_play = Rolls can be imported only before the first board begins.
refusals-dice_by_hand = The dice of this match are thrown by hand, so it takes and gives no file of rolls.
# $sets (number)
# $boards (number)
refusals-too_few_roll_sets = The file has { $sets } roll sets, and the match has { $boards } boards. Add sets to the file.
# The parser's words, in English.
# $detail (string)
refusals-rolls_not_json = It holds no roll sets in JSON: { $detail }
# $set (number)
refusals-rolls_unequal = In set { $set }, White and Black need equally many rolls.
refusals-rolls_header = The first line must be set,turn,white,black.
# $line (number)
refusals-rolls_row = Line { $line }: expected set,turn,white,black in whole numbers.
# $set (number)
# The opening throw is turn 0.
# $turn (number)
# $value (string)
refusals-rolls_dice =
    { $turn ->
        [0] Set { $set }, opening throw: "{ $value }" is not a die from 1 to 6.
       *[other] Set { $set }, turn { $turn }: "{ $value }" is not a roll of two dice, such as 31.
    }
# $set (number)
# $expected (number)
# $got (number)
refusals-rolls_turn = Set { $set }: expected turn { $expected }, got turn { $got }.
# $set (number)
refusals-rolls_equal_opening = Set { $set }: the opening throw must end with two different dice.
# $set (number)
refusals-rolls_opening_goes_on = Set { $set }: the opening throw was decided before.
# $set (number)
# $turns (number)
# $min (number)
refusals-rolls_too_few = Set { $set } has rolls for { $turns } turns. At least { $min } are needed.
# $set (number)
refusals-rolls_set_twice = Set { $set } is in the file twice.
# $set (number)
# $first (number)
refusals-rolls_same = Set { $set } has the same rolls as set { $first }. Each board needs rolls of its own.
# $sets (number)
# $turns (number)
refusals-rolls_too_much = A file has at most { $sets } sets of at most { $turns } turns.
refusals-rolls_none = The file has no roll sets.

## Competitions: comparative events.

# $board (number)
refusals-played_already = You have already begun board { $board }, and each board is played once.
# $board (number)
refusals-not_the_next_board = Boards are played in their order, and your next one is board { $board }.
# $board (number)
refusals-board_in_play = You are still playing board { $board }.
# $board (number)
refusals-not_playing = You are not playing board { $board }.
refusals-in_comparative_event = This table belongs to a comparative event. Finished games are shown to players who have finished the board. Records, analyses and dice are shown when the event is over, to everyone.
refusals-rolls_published = The rolls have been published since the event was called off.

## Competitions: values of a field.

refusals-needs_clock = This needs a clock.
refusals-only_with_live_clock = Only with a live clock.
refusals-only_with_start_and_live_clock = Only with a time of start and a live clock.
refusals-no_correspondence = A board is played without a clock, or with a live one.
refusals-starts_in_future = The start is in the future.
refusals-first_round_in_future = The first round begins in the future.
refusals-year_ahead = The start is at most a year ahead.
# $days (number)
refusals-days_ahead = The opening is at most { $days } days ahead.
# $days (number)
refusals-days_after_opening = The close is at most { $days } days after the opening.
refusals-later_than_opening = The close is later than the opening.
# $max (number)
refusals-ascending_times = There are at most { $max } times, each later than the one before.
refusals-start_only_here = Only for a match at tables of this site.
refusals-starts_only_here = Only for an event at tables of this site that does not begin at once.
refusals-late_until = It is later than the start of round one, which needs a time.
refusals-until_a_year = It is from the creation of the event to a year from now.
# $max (number)
refusals-too_many_teams = There are places for at most { $max } teams.
# An amount is written with two decimals.
# $max (number)
# $most (string)
refusals-prizes = There are at most { $max } prizes, each above 0 and at most { $most }.
refusals-prizes_are_shares = With a fee, the prizes are shares of the fees.
refusals-final_of_knock_out = Only a Swiss, lives or groups lead to a final.
refusals-fee_only_in_knock_out = An entry fee is possible only in a knock-out.
# $min (string)
# $max (string)
refusals-fee_from_to = { $min } to { $max }.
refusals-shares_without_fee = There is nothing to share without a fee.
# $max (number)
refusals-shares = There are 1 to { $max } percents, none above the one before, together 100.
# $min (number)
# $max (number)
refusals-different_players = { $min } to { $max } different players.
refusals-lock_step_here = Lock-step needs tables of this site and the server’s dice.
refusals-seat_proof_here = A passkey at each seat needs tables of this site and the server’s dice.
# $name (string)
refusals-unavailable_player = { $name } is not available for your team match. Name another player.
# $name (string)
refusals-no_player_named = There is no player named "{ $name }".
# $name (string)
refusals-no_player_named_here = There is no player named "{ $name }" here.
# $name (string)
# $nearest (string)
refusals-did_you_mean = There is no player named "{ $name }" here; did you mean { $nearest }?
# $name (string)
# The names of the bots, with commas.
# $bots (string)
refusals-no_bot_named = The site has no bot named "{ $name }". Its bots are { $bots }.
refusals-reason_missing = A decision of the director needs a reason.
refusals-ten_points = Small match points are a multiple of ten.
refusals-opening_dice = An opening throw is two different dice, 1 to 6 each.
# $left (number)
refusals-game_is_single = A loser with { $left } checkers left has lost a single game, not more.
refusals-game_is_gammon = A loser with all 15 checkers left who passed no double has lost a gammon, not a single game.

## Score sheets of duplicate matches.

refusals-duplicate_boards = A duplicate match has 4, 5, 6, 7, 8, 10 or 12 boards.
refusals-duplicate_cube = A duplicate game is counted at a cube of 1, 2, 4, 8, 16, 32 or 64.
refusals-duplicate_checkers_left = The loser has 1 to 15 checkers left.
# $boards (number)
# $board (number)
refusals-sheet_board_beyond = The match has boards 1 to { $boards }, not { $board }.
# $board (number)
# $room (string)
refusals-sheet_game_twice =
    Board { $board }, { $room ->
        [closed] closed
       *[open] open
    } room, is on the sheet twice.
# $board (number)
# $room (string)
refusals-sheet_game_missing =
    Board { $board }, { $room ->
        [closed] closed
       *[open] open
    } room, is missing.
# $board (number)
# $room (string)
# $left (number)
refusals-sheet_game_is_single =
    Board { $board }, { $room ->
        [closed] closed
       *[open] open
    } room: a loser with { $left } checkers left has lost a single game, not more.
# $board (number)
# $room (string)
refusals-sheet_game_is_gammon =
    Board { $board }, { $room ->
        [closed] closed
       *[open] open
    } room: a loser with all 15 checkers left who passed no double has lost a gammon, not a single game.

## Clubs.

refusals-guests_join_no_clubs = Guests cannot join clubs. Keep the account first.
refusals-bots_join_no_clubs = Bots belong to no clubs.
refusals-only_people_join_clubs = Guests and bots cannot join clubs.
refusals-only_members_read = Only members read the chat of a club.
refusals-only_members_write = Only members write in the chat of a club.
refusals-only_officers = Only the owner and officers of the club may do that.
refusals-only_club_owner = Only the owner of the club may do that.
refusals-club_not_offered = Nobody has offered you this club.
refusals-only_higher_role = Only someone with a higher role may do that.
refusals-club_changed = Someone else has changed the club. Reload the page and try again.
refusals-club_member = This player is a member.
refusals-not_a_club_member = This player is not a member.
refusals-you_are_club_member = You are a member of this club.
refusals-you_are_no_club_member = You are not a member of this club.
refusals-no_club_request = There is no request and no invitation.
refusals-no_longer_asks = This player no longer asks to join.
refusals-nothing_to_dismiss = There is nothing left to dismiss.
refusals-club_invitation_open = This player has not answered your last invitation to a club yet.
refusals-club_barred = This player is barred. Lift that first.
refusals-cannot_invite_to_club = You cannot invite this player.
refusals-cannot_join_club = You cannot join this club.
refusals-club_by_invitation = This club is open only by invitation.
refusals-event_has_club = The event belongs to a club already.
# $max (number)
refusals-club_full = A club has at most { $max } members.
# $max (number)
refusals-club_outsiders_full = The club has { $max } people who ask, are invited or are barred, which is the maximum.
# $max (number)
refusals-club_invitations_full = { $max } players have not answered your invitations, which is the maximum. Withdraw some first.
# $max (number)
refusals-club_events_full = A club shows at most { $max } events.
# $max (number)
refusals-clubs_joined_full = A player belongs to at most { $max } clubs.
# $max (number)
refusals-clubs_owned_full = You own { $max } clubs, which is the maximum.
refusals-club_name_length = 3 to 40 characters, of which at least 3 are letters or digits.
# $character (string)
refusals-club_name_character = Letters, digits, spaces and - . ' & only, not { $character }.
refusals-one_script = All letters must be of one script.

## Reviews, the library and the archive.

refusals-analysed_afterwards = The match is not over. It is analysed afterwards.
refusals-reviewed_afterwards = The match is not over. It can be reviewed afterwards.
refusals-not_analysed = The match is not analysed yet. Try again in a minute.
refusals-no_rollouts_here = This site does not roll out matches.
refusals-only_players_roll_out = Only the players of a match can have it rolled out.
refusals-one_rollout_at_a_time = Another match of yours is being rolled out. Wait until it is done.
refusals-guests_comment_own_matches = Guests only comment on their own matches. Sign up to comment on this one.
refusals-no_place_in_match = This is not a place in the match. The first is 1.
# $max (number)
refusals-comments_full = This match has { $max } comments already, which is the maximum.
refusals-question_answered = The question was answered in another window.
refusals-no_option_of_question = This is not one of the question's options.
refusals-one_upload_at_a_time = Another file of yours is being sent. Wait until it has arrived.
refusals-uploads_busy = Too many files are being sent. Try again in a moment.
refusals-mend_after_analysis = The match is being analysed. Mend it when that is done.
refusals-not_a_stop = Expected a row at which reading stopped.
refusals-rows_not_editable = The rows of this format cannot be edited.
# $max (number)
refusals-mends_full = { $max } rows of this match are mended already, which is the maximum.
# The words of the reader of match files, in English.
# $detail (string)
refusals-row_does_not_fit = This row does not fit: { $detail }.
# The words of the reader of match files, in English.
# $detail (string)
# $roll (string)
# Plays with commas, or a dash.
# $plays (string)
refusals-row_does_not_fit_roll = This row does not fit: { $detail }. Legal plays of { $roll }: { $plays }
# $roll (string)
# Plays with commas, or a dash.
# $plays (string)
refusals-row_play_illegal = This is not a legal play of { $roll }. Legal plays: { $plays }
refusals-row_without_turn = The row has no turn of the player to act.
# $roll (string)
# Plays with commas, or a dash.
# $plays (string)
refusals-row_without_turn_of_roll = The row has no turn of the player to act. Legal plays of { $roll }: { $plays }
refusals-row_must_continue = The row must continue its game.
# $game (number)
# $cube (number)
refusals-automatic_double_not_in_mat = A .mat file cannot say that game { $game } began with the cube at { $cube }. Choose SGF or JSON.
# $game (number)
refusals-illegal_play_not_in_format = This format cannot express an illegal play that was accepted in game { $game }. Choose .xg, OGXM or JSON.
# $game (number)
refusals-nothing_rolled_not_in_mat = A .mat file cannot say that game { $game } ended before the first roll. Choose SGF or JSON.
refusals-zip_needed = A part of an import is a zip of match files.
refusals-zip_broken = This is not a complete zip file. Pack it again.
# $max (number)
refusals-zip_of_too_many_files = A zip has at most { $max } files here. Send them in several zips.
# $mib (number)
refusals-zip_too_large = The files of a zip have at most { $mib } MiB here. Send them in several zips.
refusals-zip_overlapping = The files of this zip share their bytes. Pack it again.
# $max (number)
refusals-import_in_parts = 1 to { $max } files in one import. Import the folder in parts.
# $files (number)
refusals-import_announced = The import was announced with { $files } files. Begin another for the rest.
# $max (number)
refusals-saved_searches_full = { $max } searches are saved. Delete one first.
# $max (number)
refusals-position_notes_full = { $max } notes are kept. Delete some first.
# $max (number)
refusals-shared_positions_full = { $max } positions are shared. Stop sharing some first.
# $max (number)
refusals-narrow_the_search = At most { $max }. Narrow the search instead.
refusals-places_of_checkers = Places are 1 to 25, and least is 1 to 15.

## Positions, practice, puzzles and lessons.

refusals-id_or_setup = Give either id or setup.
refusals-over_on_roll = The game is over: the side on roll has borne off all its checkers.
refusals-over_not_on_roll = The game is over: the side not on roll has borne off all its checkers.
# $points (number)
refusals-over_at_points = The match is over at { $points } points.
# $count (number)
refusals-xgid_fields = An XGID has 10 fields with colons between them, not { $count }. Copy the whole line.
# $count (number)
refusals-xgid_board_length = The board of an XGID has 26 characters, not { $count }. Copy the whole line.
# $at (number)
# $found (string)
refusals-xgid_board_character = Character { $at } of the board of an XGID is -, A to O or a to o, not “{ $found }”.
# $field (string)
# $found (string)
refusals-xgid_field =
    { $field ->
        [cube] Field 2 of an XGID, the cube, is 0 to 12, not “{ $found }”.
        [cube_owner] Field 3 of an XGID, the owner of the cube, is 1, 0 or -1, not “{ $found }”.
        [turn] Field 4 of an XGID, the side to move, is 1 or -1, not “{ $found }”.
        [dice] Field 5 of an XGID, the dice, is 00, two dice, D, B or R, not “{ $found }”.
        [bottom_score] Field 6 of an XGID, the bottom player’s points, is 0 to 65535, not “{ $found }”.
        [top_score] Field 7 of an XGID, the top player’s points, is 0 to 65535, not “{ $found }”.
        [rules] Field 8 of an XGID is 0 or 1 in a match (Crawford) and 0 to 3 in a money game (Jacoby, beavers), not “{ $found }”.
        [length] Field 9 of an XGID, the length of the match, is 0 to 65535, not “{ $found }”.
       *[cube_max] Field 10 of an XGID, the highest cube, is 0 to 15, not “{ $found }”.
    }
refusals-not_a_position_id = This is neither a position id, such as 4HPwATDgc/ABMA, nor an XGID. Copy it whole.
refusals-not_a_match_id = This is not a match id, such as cAkAAAAAAAAA. Copy all 12 characters.
refusals-id_shows_resignation = The match id shows an offer to resign, which cannot be set up. Take the id from before the offer.
refusals-id_shows_beaver = The match id shows a beaver without its answer, which cannot be set up. Take the id from before the beaver.
refusals-no_crawford = The Crawford game is the first game in which a side needs one point, in a match to more than one.
refusals-cube_turned_in_crawford = In the Crawford game nobody can have turned the cube.
refusals-no_score = Only a match to points has a score.
refusals-turned_cube = The cube cannot be turned in a game without a cube.
# $max (number)
refusals-cube_up_to = A power of two up to { $max }.
refusals-cube_at_one = Nobody owns a cube at 1.
refusals-cube_cannot_be_turned = The cube cannot be turned.
refusals-play_needs_dice = A play needs its dice.
refusals-dice_need_play = With dice, give the play to roll out.
refusals-dice_and_play = Give both dice and play, or neither.
refusals-play_ends_game = It ends the game, so there is nothing to roll out.
refusals-opening_roll = Two different numbers from 1 to 6, such as 31.
refusals-board_has_points = A board has 24 points.
# $count (number)
refusals-too_many_checkers_on_roll = The side on roll has { $count } checkers on the board, more than 15.
# $count (number)
refusals-too_many_checkers_not_on_roll = The side not on roll has { $count } checkers on the board, more than 15.
# $point (string)
refusals-point_held_by_both = Both sides have checkers on point { $point } of the side on roll.
refusals-both_borne_off = Both sides have borne off all their checkers.
refusals-both_shut_out = Both sides are on the bar against a closed board.
refusals-practice_changed = The game was changed at the same time. Load it again.
refusals-practice_too_long = This practice game has gone on for too long. Begin another.
refusals-nothing_to_take_back = There is nothing to take back.
refusals-nothing_to_decide = You have nothing to decide now.
refusals-nobody_acts_after = No side has to roll or to play after this event.
refusals-double_waits = A double waits for its answer. Begin before it, with the same side to roll.
refusals-all_puzzles_answered = You have answered all of these puzzles.
refusals-no_answer_to_puzzle = This is not an answer to this puzzle. See `allowed` of its view.
refusals-not_in_this_step = Not possible in this step.

## Moderation.

refusals-only_moderators = Only moderators may do that.
refusals-moderator_involved = You took part in this, or an account did that shares your owner, browser or address. Another moderator has to decide.
refusals-moderator_is_opponent = You, or an account that shares your owner, browser or address, plays against this player or has done so within 30 days. Another moderator has to decide.
# $name (string)
refusals-moderator_in_competition = You, or an account that shares your owner, browser or address, takes part in “{ $name }” with this player, and it is not over. Another moderator has to decide.
# $name (string)
refusals-moderator_decided = You have decided about { $name } within the last 30 days, so you do not play in the same competition.
# $name (string)
refusals-moderator_plays_unrated = You have decided about { $name } within the last 30 days, so you play each other only unrated and without a stake.
# $name (string)
refusals-cannot_take_part = { $name } cannot take part in this competition at present.
refusals-reported_already = You have reported this player already. The moderators will look at it.
refusals-bots_not_reported = Bots cannot be reported.
refusals-decides_about_self = Another moderator has to decide about you.
refusals-house_bot_not_sanctioned = This bot is the house's own.
refusals-report_of_other = The report is about another player.
refusals-report_closed = The report is closed already.
refusals-report_needed = Give the id of the report to dismiss.
refusals-sanction_of_other = The sanction is another player's.
refusals-sanction_over = The sanction is over already.
refusals-sanction_needed = Give the id of the sanction to lift.
refusals-no_open_case = No case of this player is open.
refusals-deed_impossible = This is not possible for this player or report.
refusals-reason_needed = A reason is required, because the player reads it.
refusals-needs_hours = Set how long it lasts, from 1 to 87600 hours.
refusals-has_no_end = This action has no end date.
refusals-one_appeal = A sanction allows one appeal while it lasts. It was made already, or the sanction is over.
refusals-appeal_decided = The appeal is decided already.
refusals-appeal_of_own_sanction = A moderator other than the sanction's author has to decide.
refusals-not_a_range = Write an address range as 192.0.2.0/24, 2001:db8::/32 or a single address.
# $network (string)
# $shortest (number)
refusals-range_too_wide = { $network } is wider than /{ $shortest }.
# $max (number)
refusals-blocks_full = { $max } ranges are blocked already. Lift some first.
refusals-void_changed = The set of matches has changed since the preview. Make a new preview.
refusals-void_undone = The void is undone already.
refusals-voids_busy = Other matches are being voided at this moment. Try again.
# $max (number)
refusals-too_many_matches_to_void = More than { $max } matches. Void them in parts, by shorter periods.

## What is not there.

refusals-no_such_address = There is no such address.
refusals-no_such_player = There is no such player.
refusals-no_such_sign_in = There is no such sign-in.
refusals-no_such_device = There is no such device.
refusals-no_such_passkey = There is no such passkey.
refusals-no_such_bot_of_yours = There is no such bot of yours.
refusals-no_such_token = There is no such token.
refusals-no_such_match = There is no such match.
refusals-no_such_game = There is no such game.
refusals-no_such_page = There is no such page.
refusals-no_such_repair = There is no such repair.
refusals-no_such_import = There is no such import.
refusals-no_such_format = There is no such format. Use json, mat, sgf, xg, ogxm, txt or html.
refusals-no_such_practice_game = There is no such practice game.
refusals-no_such_rating_list = There is no such rating list.
refusals-no_such_block = There is no such block.
refusals-no_such_event = There is no such event.
refusals-no_such_tournament = There is no such tournament.
refusals-no_such_team_event = There is no such team event.
refusals-no_such_team_match = There is no such team match.
refusals-no_such_comparative_event = There is no such comparative event.
refusals-no_such_team = There is no such team.
# A sensor board, or a board of a duplicate match or of a comparative event.
refusals-no_such_board = There is no such board.
refusals-no_such_appeal = There is no such appeal.
refusals-no_such_bot = There is no such bot.
refusals-no_such_call = There is no such call.
refusals-no_such_club = There is no such club.
refusals-no_such_comment = There is no such comment.
refusals-no_such_competition = There is no such competition.
refusals-no_such_conversation = There is no such conversation.
refusals-no_such_position = There is no such position.
refusals-no_such_puzzle = There is no such puzzle.
refusals-no_such_question = There is no such question.
refusals-no_such_report = There is no such report.
refusals-no_such_review = There is no such review.
refusals-no_such_sanction = There is no such sanction.
refusals-no_such_search = There is no such search.
refusals-no_such_session = There is no such session.
refusals-no_such_shared_position = There is no such shared position.
refusals-no_such_step = There is no such step.
refusals-no_such_table = There is no such table.
refusals-no_such_void = There is no such void.
refusals-no_such_rating = There is no such rating in this list.
refusals-no_such_match_that_counts = There is no such match that counts for a rating or for credits.
refusals-no_such_team_match_that_counts = There is no such team match that counts.

## The request and the server.

refusals-method_not_allowed = This address does not support the method.
# $seconds (number)
refusals-too_many_requests =
    Too many attempts. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
# $limit (number)
refusals-too_large = This is too large: at most { $limit } bytes.
refusals-head_too_large = The headers of the request are too large.
refusals-too_slow = The body of the request came too slowly.
refusals-unsupported_protocol = This page is out of date. Reload it.
refusals-maintenance = The site is down for maintenance. Matches in play go on; new ones can start when it is over.
refusals-contended = Others changed the same at this moment. Try again.
refusals-database_unreachable = The server cannot reach its database. Try again in a moment.
refusals-internal = Something went wrong on the server and was logged. Try again in a moment.
# $detail (string)
refusals-malformed = The request cannot be read: { $detail }
refusals-json_needed = The header content-type must be application/json.
# $detail (string)
refusals-websocket_only = This address speaks WebSocket only: { $detail }.
refusals-text_frames_only = Messages are JSON in text frames.
refusals-server_stopping = The server is stopping. Try again in a moment.
refusals-site_full = The site is full. Players who are signed in still get in.
# $max (number)
refusals-competitions_watched = A socket watches at most { $max } competitions.
# $max (number)
refusals-matches_watched = A socket watches at most { $max } matches.
refusals-disk_nearly_full = The disk of this site is nearly full, so only matches in play go on. Try again later.
refusals-pictures_busy = Too many pictures are being drawn. Try again in a moment.

## Values of a field. The name of the field comes before the text.

# $min (number)
# $max (number)
refusals-from_to = From { $min } to { $max }.
# $max (number)
refusals-at_most = At most { $max }.
# $min (number)
# $max (number)
refusals-characters = { $min } to { $max } characters.
# $max (number)
refusals-at_most_characters = At most { $max } characters.
# $choices (string)
refusals-one_of = One of { $choices }.
refusals-missing = This is missing.
# $min (number)
# $max (number)
refusals-whole_number_from_to = A whole number from { $min } to { $max }.
refusals-whole_number = A whole number.
# What a program expects, in English, such as "a boolean".
# $expected (string)
refusals-must_be = This must be { $expected }.
refusals-visible_characters_only = No invisible characters, changes of the writing direction, or piles of marks.
refusals-not_utf8 = It is not UTF-8 text.
refusals-no_such_theme = This is not a theme of puzzles.
# $network (string)
refusals-own_network = Your own address is in { $network }, so you would block yourself.
refusals-choose_at_least_one = Choose at least one.
# $last (number)
refusals-match_has_events = The match has { $last } events, not more.
# $max (number)
refusals-plain_characters = 1 to { $max } characters of A-Z a-z 0-9 - _.
refusals-own_name = This is your own name.
refusals-not_the_next = Expected the `next` of another page.
refusals-two_players_needed = Name two different players.
refusals-until_before_from = It must be after `from`.
refusals-start_of_name = 1 to 20 letters, digits, - or _.
# $max (number)
refusals-at_most_bytes = At most { $max } bytes.
# $min (number)
# $max (number)
refusals-characters_of_text = { $min } to { $max } characters of text.
# $max (number)
refusals-at_most_characters_of_text = At most { $max } characters of text.
# $min (number)
# $max (number)
refusals-each_has_characters = Each has { $min } to { $max } characters.
# $min (number)
# $max (number)
refusals-visible_characters = { $min } to { $max } characters, none of them invisible.
