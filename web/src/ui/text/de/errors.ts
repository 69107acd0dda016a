import type { Texts } from "../index.svelte";

export const errors: Texts["errors"] = {
  code: {
    sign_in_required: "Deine Sitzung ist zu Ende. Melde dich neu an.",
    wrong_credentials: "Name und Passwort gehören nicht zusammen.",
    second_factor_required: "Dein Konto verlangt neben dem Passwort einen Code.",
    wrong_passkey: "Dieser Passkey öffnet hier kein Konto.",
    wrong_code: "Dieser Code ist falsch oder schon benutzt.",
    bad_token: "Dieser Schlüssel gilt nicht mehr.",
    scope_missing: "Der Schlüssel erlaubt das nicht.",
    wrong_csrf_token: "Diese Seite ist veraltet. Lade sie neu.",
    wrong_origin: "Diese Seite darf das nicht. Lade sie neu.",
    name_taken: "Dieser Name ist vergeben.",
    seat_taken: "Jemand war schneller: Der Platz ist vergeben.",
    credits_short: "Die Credits reichen für diesen Einsatz oder dieses Startgeld nicht: deine, oder die von dem, der den Tisch aufgemacht hat.",
    bot_limit: "Deine gewerteten Matches mit diesem Bot sind für heute aufgebraucht. Spiele ungewertet oder wähle einen anderen.",
    own_account: "Konten, die im selben Browser benutzt wurden, spielen gegeneinander ungewertet und um nichts.",
    not_found: "Das gibt es nicht mehr.",
    too_large: "Das ist zu groß.",
    internal: "Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.",
    maintenance: "Die Seite wird gewartet: Laufende Matches gehen weiter, neue beginnen erst danach.",
    unavailable: "Der Server ist nicht erreichbar. Versuche es gleich noch einmal.",
    unsupported_protocol: "Diese Seite ist veraltet. Lade sie neu.",
  },
  tooMany: (seconds) => `Zu viele Versuche. Versuche es in ${String(seconds)} ${seconds === 1 ? "Sekunde" : "Sekunden"} noch einmal.`,
  tooManyForNow: "Zu viele Versuche. Versuche es später noch einmal.",
  unknown: "Auf dieser Seite ist etwas schiefgegangen.",
};
