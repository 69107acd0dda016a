### Error messages for players. Where the server's message is more specific, it is shown instead.

errors-code-sign_in_required = Your session has ended. Sign in again.
errors-code-wrong_credentials = Wrong name or password.
errors-code-second_factor_required = Enter the code from your authenticator app as well.
errors-code-wrong_passkey = No account here uses this passkey. Sign in with your password.
errors-code-wrong_code = This code is wrong or was already used. Enter the newest one.
errors-code-bad_token = This token is no longer valid.
errors-code-scope_missing = The token does not allow this.
errors-code-wrong_csrf_token = This page is out of date. Reload it.
errors-code-wrong_origin = This page is not allowed to do that. Reload it.
errors-code-name_taken = This name is taken, or too similar to one that is. Choose another.
errors-code-common_password = This password is too common. Choose a longer one, such as a few words.
errors-code-seat_taken = Someone else took this seat. Choose another table.
errors-code-credits_short = You or the player who opened the table do not have enough credits for this stake or fee. New players get credits with their first match.
errors-code-address_blocked = Requests from your network are blocked. If you think this is a mistake, write to the operators of this site.
errors-code-rated_limit = You two have reached the limit of rated matches within 24 hours. Challenge this player to an unrated match.
errors-code-stake_limit = With this stake, one of you could win more from new accounts than is allowed in a day. Play without a stake, or try again tomorrow.
errors-code-pairing_closed = Quick pairing is closed to you for a while: within an hour, you left three matches right after they began. You can still join tables and send challenges.
errors-code-own_account = Accounts used in the same browser can only play each other unrated and without stakes.
errors-code-match_in_play = This position occurs in your match in play, so the engine says nothing about it until the match is over.
errors-code-suspended = This account is suspended. Your account page says why, until when, and how to appeal.
errors-code-account_needed = Guests cannot do this. Sign up, or keep your account.
errors-code-not_found = Not found. It may have been removed or renamed.
errors-code-too_large = This is too large. Send something smaller.
errors-code-internal = Something went wrong on the server and was logged. Try again in a moment.
errors-code-maintenance = The site is down for maintenance. Matches in play go on; new ones can start when it is over.
errors-code-unavailable = The server cannot be reached. Try again in a moment.
errors-code-unsupported_protocol = This page is out of date. Reload it.
# Messages for refusals by a rule, by the code of the rule.
errors-reason-one_person = Accounts that share a browser or an address count as one person, who has one place here. In a team match, the director can say that they are two people.
errors-reason-not_established = New accounts cannot enter yet: an account has to be some days old and to have finished rated matches on three different days.
errors-reason-pair_is_seated = Both have a seat or have played in this match, so this cannot be undone.
errors-reason-seat_taken_over = The director has given your seat to another player of your team. The page of the match says why.
errors-reason-passkey_needed = This match asks for a passkey when you take your seat. Reload the page and try again.
errors-reason-passkey_missing = This match asks for a passkey, and your account has none. Add one on your account page, then take the seat.
errors-reason-passkey_wrong = This is not a passkey of your account, or it took too long. Try again with one of yours.
errors-reason-passkey_program = A program has no passkey, so it cannot play in a match that asks for one. Choose people or house bots.
errors-reason-board_budget = This account’s boards have sent all that they may for now. Play on the screen; the board can join again later.
errors-reason-passkey_board = This match asks for a passkey, so it cannot be played on a sensor board. Play it on the screen.
# $seconds (number)
errors-tooMany =
    Too many attempts. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
# Someone has entered a result that the director has not seen. `details` says who, what and when.
# $details (string)
errors-replaced = There is a newer result. Look at it, and apply yours again if yours is right. ({ $details })
errors-toTeamMatch = To the team match
errors-tooManyForNow = Too many attempts. Try again later.
errors-unknown = Something went wrong on this page. Reload it.
