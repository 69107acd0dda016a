### Email: the address of an account, its notices, links in emails, a forgotten password.

mail-title = Email
mail-lead = Get notices while you are away, and reset your password if you forget it. Nobody else sees your address.
mail-address = Email address
mail-password = Your password
mail-save = Save address
mail-change = Change address
mail-wrong = This is not a valid email address. Check the spelling.
# $address (string)
mail-sent = We have sent a link to { $address }. Open it to confirm the address.
mail-again = Nothing arrived? Check your spam folder, or enter the address again.
# $address (string)
mail-confirmed = Notices go to { $address }.
mail-yourTurn = Your turn
mail-yourTurnText = In correspondence matches
mail-challenge = Challenges
mail-challengeText = Someone invites you, or a tournament reserves a seat for you
mail-matchFound = Your match begins
mail-matchFoundText = Someone sat down at your table
mail-forget = Remove address
mail-forgot = Address removed.
mail-forgotten = Forgot your password?
mail-forgotTitle = Reset your password
mail-forgotLead = We will send a link to the confirmed address of your account.
mail-account = Name or email address
mail-accountMissing = Enter your name or email address.
mail-send = Send link
mail-underWay = If this account exists and has a confirmed address, an email is on its way. Its link works for an hour.
mail-noAddress = Without a confirmed address you cannot reset your password here. The operators of this site may be able to help.
mail-resetTitle = Choose a new password
mail-resetLead = This signs out all devices. Then sign in with the new password.
mail-isReset = Password set. Sign in with it.
mail-reset = Set password
mail-badLink = This link has expired or was already used. Request a new one.
mail-confirmTitle = Your email address
mail-confirm = Confirm address
mail-isConfirmed = Thank you. Your address is confirmed.
mail-unsubscribeTitle = Unsubscribe from email notices
mail-unsubscribeLead = You can turn them on again on your account page.
mail-unsubscribe = Unsubscribe
mail-unsubscribed = You are unsubscribed. No more notices will be sent.
mail-endTitle = Sign out a device
mail-endLead = If this was not you, someone knows your password. Sign that device out, then choose a new password.
mail-end = Sign that device out
mail-ended = That device is signed out. Now choose a new password.
mail-toAccount = To your account
