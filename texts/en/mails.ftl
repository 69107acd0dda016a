### Mails that the server writes, as plain text. A line is short enough for any reader of mail.

# In place of the opponent's name, if it is not known.
mails-opponent = your opponent
# $link (string)
mails-unsubscribe =
    No more mails of this kind:
    { $link }
mails-confirm-subject = Fullprime: is this your address?
# $name (string)
# $link (string)
mails-confirm-text =
    Hello { $name },

    Someone, hopefully you, wants to get mail about this account at this address.

    Confirm it within three days:
    { $link }

    If that was not you, ignore this mail; nothing more will be sent here.
mails-reset-subject = Fullprime: a new password
# $name (string)
# $link (string)
mails-reset-text =
    Hello { $name },

    Someone, hopefully you, has forgotten the password of this account.

    Choose a new one within an hour:
    { $link }

    If that was not you, ignore this mail; the password stays the same.
mails-sign_in-subject = Fullprime: new sign-in to your account
# $name (string)
# $at (Millis)
# $network (string)
# $browser (string)
# $link (string)
# $password (string)
mails-sign_in-text =
    Hello { $name },

    Someone has signed in to this account with a browser that was not used for it before.

    When: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
    Network: { $network }
    Browser: { $browser }

    If that was you, there is nothing to do.

    If that was not you, end that sign-in here:
    { $link }

    Then choose a new password, because someone knows yours:
    { $password }
# $opponent (string)
mails-your_turn-subject = Fullprime: your turn against { $opponent }
# $name (string)
# $opponent (string)
# $link (string)
mails-your_turn-text =
    Hello { $name },

    It is your turn against { $opponent }.

    To the board:
    { $link }
# $at (Millis)
mails-your_turn-deadline = Your time ends on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
# $opponent (string)
mails-challenge-subject = Fullprime: { $opponent } is waiting for you
# $name (string)
# $opponent (string)
# $link (string)
mails-challenge-text =
    Hello { $name },

    A seat is reserved for you at a table against { $opponent }.

    See the table and take your seat:
    { $link }
# $opponent (string)
mails-rematch-subject = Fullprime: { $opponent } offers you a rematch
# $name (string)
# $opponent (string)
# $link (string)
mails-rematch-text =
    Hello { $name },

    Your match is over, and { $opponent } offers you a rematch.

    See the offer:
    { $link }
# $at (Millis)
mails-rematch-deadline = The offer ends on { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
# $opponent (string)
mails-match_found-subject = Fullprime: your match against { $opponent } has begun
# $name (string)
# $opponent (string)
# $link (string)
mails-match_found-text =
    Hello { $name },

    { $opponent } has sat down at your table, and the match has begun.

    To the board:
    { $link }
