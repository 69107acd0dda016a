/** The languages of the texts that the server writes: mails, and notices of a browser whose page is closed. */

import type { MailLanguage } from "../../wire/messages";
import type { Locale } from "./settings";

const written: readonly MailLanguage[] = ["en", "de", "uk", "he", "es"];

/** Returns the language of a reader's mails and notices: English where the server does not write the reader's own. */
export function mailLanguage(locale: Locale): MailLanguage {
  return written.find((language) => language === locale) ?? "en";
}
