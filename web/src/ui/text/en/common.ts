import { spoken } from "../../../model/app/own-error";
import type { ErrorBody } from "../../../wire/messages";

export const common = {
  product: "Fullprime",
  cancel: "Cancel",
  close: "Close",
  confirm: "Confirm",
  save: "Save",
  retry: "Try again",
  loading: "Loading …",
  choose: "Choose …",
  showAll: (count: number): string => `Show all ${String(count)}`,
  error: (error: ErrorBody): string => sentence(spoken(error)),
  unreachable: "The server cannot be reached. Try again in a moment.",
};

/** Returns a message of the server as a sentence. The messages begin in lower case and have no full stop. */
function sentence(text: string): string {
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
