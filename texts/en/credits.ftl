### Credits: the statement of an account.

credits-title = Your credits
credits-lead = Play credits keep the score of staked matches. They are not money: nothing is paid in or out.
credits-balance = Balance
credits-staked = In escrow
credits-stakedHelp = Stakes of matches in progress
# $amount (string)
credits-topUp = Top up by { $amount }
credits-topUpHelp = If you have less than 20.00, escrow included, you can top up to 20.00 once a day (UTC).
credits-toppedUp = Credits topped up.
# $amount (string)
credits-promised = You get { $amount } with your first match: play one without a stake first.
credits-movements = Transactions
credits-date = Date
credits-what = Description
credits-amount = Amount
credits-after = Balance after
credits-kind-starting_grant = Welcome gift
credits-kind-daily_top_up = Daily top-up
credits-kind-bot_top_up = Top-up of a bot
credits-kind-admin_grant = Gift from the house
credits-kind-prize = Prize
credits-kind-stake = Stake
credits-kind-settlement = Payout
credits-kind-entry_fee = Entry fee
credits-kind-entry_fee_back = Entry fee returned
credits-kind-void_return = Returned: matches voided
credits-kind-void_refund = Refunded: matches voided
# $name (string)
credits-against = against { $name }
# $name (string)
credits-openMatch = Open the match against { $name }
credits-more = Show older transactions
credits-download = Download as CSV
credits-guest = Guests have no credits and play without stakes. Keep your account to get 1000.00 with your first match.
credits-books-title = The books
credits-books-lead = Every credit on this site, to the hundredth.
credits-books-sums = All credits
credits-books-issued = Issued
credits-books-issuedHelp = Credits are issued only as welcome gifts, daily top-ups, prizes, gifts from the operator and budgets of the bots. Nothing else creates credits.
credits-books-players = Held by players, including stakes and entry fees in play
credits-books-house = Kept by the house
credits-books-bots = House bots
credits-books-botsHelp = Each bot has a budget. What it loses is gone until it wins it back. A bot that cannot cover a stake plays unstaked.
credits-books-link = See the books of the site
