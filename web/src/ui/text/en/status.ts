/** The page about the state of the site. */
export const status = {
  title: "Site status",
  lead: "Each night the site checks everything it stores, and restores its newest backup to make sure that it works.",
  none: "No check has run yet. Checks run at night.",
  passed: "All checks passed.",
  failed: "Something is wrong. The details are in the operator’s log.",
  checkedAt: (when: string): string => `Last check: ${when}.`,
  diskLow:
    "The site’s disk is nearly full. Matches in play go on; everything else that stores something is off until there is room.",
  steps: {
    pages: "The database can be read in full",
    logs: "Every match replays to its result",
    ratings: "Every rating follows from its matches",
    books: "Every credit is accounted for",
    backup: "A new backup was made",
    restore: "The backup was restored and passed the same checks",
  },
  results: { passed: "OK", failed: "Failed", skipped: "Not checked here" },
};
