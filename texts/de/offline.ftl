### The page without a connection.

offline-title = Du bist offline
offline-lead = Die Seite öffnet sich, sobald es eine Verbindung gibt. Bis dahin kannst du die Regeln lesen und Matches nachspielen.
offline-matches = Matches auf diesem Gerät
offline-none = Beendete Matches, die du öffnest, werden hier für später aufgehoben.
offline-notKept = Du bist offline, und dieses Match ist nicht auf diesem Gerät. Es öffnet sich, sobald es eine Verbindung gibt.
