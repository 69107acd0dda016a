errors-unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
errors-noAnswer = Der Server antwortet nicht. Was du eingegeben hast, bleibt stehen. Versuche es noch einmal: Es wird nur einmal ausgeführt.
errors-outdated = Diese Seite ist veraltet. Lade sie neu.
errors-toTeamMatch = Zum Mannschaftskampf
errors-unknown = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu.
