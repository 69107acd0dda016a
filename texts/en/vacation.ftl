### Vacations from correspondence matches.

vacation-title = Vacation
vacation-lead = While you are away, the clocks of all your correspondence matches stop, and your opponents see when you are back. You can still play.
vacation-howLong = Length
# $n (number)
vacation-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
vacation-go = Go on vacation
vacation-back = I am back
# $until (string)
vacation-away = You are away until { $until }.
# $left (number)
# $of (number)
vacation-left = { $left } of { $of } days left within 365 days. A day that has begun counts in full.
