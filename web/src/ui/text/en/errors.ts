import type { ErrorBody } from "../../../wire/messages";

/** What goes wrong, said to a player. Where the server's own words say more, they are shown instead. */
export const errors = {
  code: {
    sign_in_required: "Your session has ended. Sign in again.",
    wrong_credentials: "Name and password do not belong together.",
    second_factor_required: "Your account asks for a code beside the password.",
    wrong_passkey: "This passkey opens no account here.",
    wrong_code: "This code is wrong, or was used before.",
    bad_token: "This token is not valid any more.",
    scope_missing: "The token does not allow this.",
    wrong_csrf_token: "This page is out of date. Load it again.",
    wrong_origin: "This page may not do that. Load it again.",
    name_taken: "This name is taken, or looks like one that is. Choose another.",
    common_password: "This password is one of the first an attacker tries. Choose a longer one, such as a few words.",
    seat_taken: "Somebody else was faster: the seat is taken.",
    credits_short: "The credits do not reach for this stake or fee: yours, or those of whoever opened the table.",
    bot_limit: "Your rated matches with this bot are used up for today. Play it unrated, or choose another.",
    address_blocked: "Requests from your network are refused. If you think this is a mistake, write to the operators of this site.",
    own_account: "Accounts that were used in the same browser play each other unrated and for nothing.",
    suspended: "This account is suspended. Your account page says why, until when, and how to appeal.",
    account_needed: "Guests cannot do this. Sign up, or keep this account under a name of your own.",
    not_found: "This does not exist any more.",
    too_large: "That is too large.",
    internal: "Something went wrong on the server. It has been noted.",
    maintenance: "The site is being looked after: matches in play go on, others begin when that is over.",
    unavailable: "The server cannot be reached. Try again in a moment.",
    unsupported_protocol: "This page is out of date. Load it again.",
  } satisfies Partial<Record<ErrorBody["code"], string>>,
  tooMany: (seconds: number): string => `Too many attempts. Try again in ${String(seconds)} ${seconds === 1 ? "second" : "seconds"}.`,
  tooManyForNow: "Too many attempts. Try again in a while.",
  unknown: "Something went wrong in this page.",
};
