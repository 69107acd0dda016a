### Words of every page.

common-product = Fullprime
common-cancel = Cancel
common-close = Close
common-confirm = Confirm
common-save = Save
common-retry = Try again
common-loading = Loading …
common-choose = Choose …
# $count (number)
common-showAll = Show all { $count }
