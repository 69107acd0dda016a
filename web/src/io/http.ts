/** The HTTP API: a method for each route, in `api/` by subject. Answers have the generated types; failures are an `ApiError`. */

import { accountCalls } from "./api/account";
import { eventCalls } from "./api/events";
import { learningCalls } from "./api/learning";
import { libraryCalls } from "./api/library";
import { peopleCalls } from "./api/people";
import { playCalls } from "./api/play";
import { Requests } from "./requests";

/** The API with the session's CSRF token. */
export type Api = ReturnType<typeof connect>;

export function connect(fetcher: typeof fetch = (...request) => fetch(...request), isDown?: () => boolean) {
  const requests = new Requests(fetcher, isDown);
  const { send } = requests;
  return {
    /** Sends the requests that wait for an answer again; see `Requests.again`. */
    again: requests.again,
    ...accountCalls(requests),
    ...peopleCalls(send),
    ...playCalls(send),
    ...learningCalls(send),
    ...libraryCalls(send),
    ...eventCalls(send),
  };
}

/** Returns 32 random bytes in hexadecimal digits, which a client adds to the dice of a match when its player sits down. */
export function diceContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
