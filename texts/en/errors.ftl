### What the client itself says about errors. The server's refusals are in `refusals.ftl`.

errors-unreachable = The server cannot be reached. Try again in a moment.
errors-noAnswer = The server does not answer. What you entered is kept. Try again: it is carried out only once.
errors-outdated = This page is out of date. Reload it.
errors-toTeamMatch = To the team match
errors-unknown = Something went wrong on this page. Reload it.
