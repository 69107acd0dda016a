import type { ErrorBody } from "../../../wire/messages";

/** Error messages for players. Where the server's message is more specific, it is shown instead. */
export const errors = {
  code: {
    sign_in_required: "Your session has ended. Sign in again.",
    wrong_credentials: "Wrong name or password.",
    second_factor_required: "Enter the code from your authenticator app as well.",
    wrong_passkey: "No account here uses this passkey. Sign in with your password.",
    wrong_code: "This code is wrong or was already used. Enter the newest one.",
    bad_token: "This token is no longer valid.",
    scope_missing: "The token does not allow this.",
    wrong_csrf_token: "This page is out of date. Reload it.",
    wrong_origin: "This page is not allowed to do that. Reload it.",
    name_taken: "This name is taken, or too similar to one that is. Choose another.",
    common_password: "This password is too common. Choose a longer one, such as a few words.",
    seat_taken: "Someone else took this seat. Choose another table.",
    credits_short:
      "You or the player who opened the table do not have enough credits for this stake or fee. New players get credits with their first match.",
    address_blocked:
      "Requests from your network are blocked. If you think this is a mistake, write to the operators of this site.",
    rated_limit:
      "You two have reached the limit of rated matches within 24 hours. Challenge this player to an unrated match.",
    stake_limit:
      "With this stake, one of you could win more from new accounts than is allowed in a day. Play without a stake, or try again tomorrow.",
    pairing_closed:
      "Quick pairing is closed to you for a while: within an hour, you left three matches right after they began. You can still join tables and send challenges.",
    own_account: "Accounts used in the same browser can only play each other unrated and without stakes.",
    match_in_play:
      "This position occurs in your match in play, so the engine says nothing about it until the match is over.",
    suspended: "This account is suspended. Your account page says why, until when, and how to appeal.",
    account_needed: "Guests cannot do this. Sign up, or keep your account.",
    not_found: "Not found. It may have been removed or renamed.",
    too_large: "This is too large. Send something smaller.",
    internal: "Something went wrong on the server and was logged. Try again in a moment.",
    maintenance: "The site is down for maintenance. Matches in play go on; new ones can start when it is over.",
    unavailable: "The server cannot be reached. Try again in a moment.",
    unsupported_protocol: "This page is out of date. Reload it.",
  } satisfies Partial<Record<ErrorBody["code"], string>>,
  /** Messages for refusals by a rule, by the code of the rule. */
  reason: {
    one_person:
      "Accounts that share a browser or an address count as one person, who has one place here. In a team match, the director can say that they are two people.",
    not_established:
      "New accounts cannot enter yet: an account has to be some days old and to have finished rated matches on three different days.",
    log_full:
      "The log of this event is full. It still takes results, releases, withdrawals and the end of the event, but nothing else.",
    pair_is_seated: "Both have a seat or have played in this match, so this cannot be undone.",
    seat_taken_over: "The director has given your seat to another player of your team. The page of the match says why.",
    passkey_needed: "This match asks for a passkey when you take your seat. Reload the page and try again.",
    passkey_missing:
      "This match asks for a passkey, and your account has none. Add one on your account page, then take the seat.",
    passkey_wrong: "This is not a passkey of your account, or it took too long. Try again with one of yours.",
    passkey_program:
      "A program has no passkey, so it cannot play in a match that asks for one. Choose people or house bots.",
    board_budget:
      "This account’s boards have sent all that they may for now. Play on the screen; the board can join again later.",
    passkey_board: "This match asks for a passkey, so it cannot be played on a sensor board. Play it on the screen.",
  },
  tooMany: (seconds: number): string =>
    `Too many attempts. Try again in ${String(seconds)} ${seconds === 1 ? "second" : "seconds"}.`,
  /** Someone has entered a result that the director has not seen. `details` says who, what and when. */
  replaced: (details: string): string =>
    `There is a newer result. Look at it, and apply yours again if yours is right. (${details})`,
  toTeamMatch: "To the team match",
  tooManyForNow: "Too many attempts. Try again later.",
  unknown: "Something went wrong on this page. Reload it.",
};
