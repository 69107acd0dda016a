### The page about the state of the site.

status-title = Site status
status-lead = Each night the site checks everything it stores, and restores its newest backup to make sure that it works.
status-none = No check has run yet. Checks run at night.
status-passed = All checks passed.
status-failed = Something is wrong. The details are in the operator’s log.
# $when (string)
status-checkedAt = Last check: { $when }.
status-diskLow = The site’s disk is nearly full. Matches in play go on; everything else that stores something is off until there is room.
status-steps-pages = The database can be read in full
status-steps-logs = Every match replays to its result
status-steps-ratings = Every rating follows from its matches
status-steps-books = Every credit is accounted for
status-steps-backup = A new backup was made
status-steps-restore = The backup was restored and passed the same checks
status-results-passed = OK
status-results-failed = Failed
status-results-skipped = Not checked here
