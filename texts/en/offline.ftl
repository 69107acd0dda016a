### The page without a connection.

offline-title = You are offline
offline-lead = This page opens as soon as there is a connection. Until then you can read the rules and replay matches.
offline-matches = Matches on this device
offline-none = Matches that you open after they have ended are kept here for later.
offline-notKept = You are offline, and this match is not on this device. It opens as soon as there is a connection.
