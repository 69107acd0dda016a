### Two-factor authentication: a code from an app besides the password.

secondFactor-title = Two-factor authentication
secondFactor-lead = An authenticator app on your phone shows a code that changes every 30 seconds. With it, your password alone is no longer enough to sign in.
secondFactor-on = Set up an authenticator app
secondFactor-off = Turn off two-factor authentication
# $since (string)
secondFactor-isOn = On since { $since }.
secondFactor-isOff = Two-factor authentication is off.
# $n (number)
secondFactor-left =
    { $n ->
        [0] No recovery codes left. Create new ones.
        [one] 1 recovery code left.
       *[other] { $n } recovery codes left.
    }
secondFactor-renew = New recovery codes
secondFactor-next = Continue
secondFactor-deviceTitle = Scan the QR code
secondFactor-deviceText = Scan it with an authenticator app, then enter the code that the app shows.
secondFactor-picture = QR code for an authenticator app
secondFactor-byHand = If you cannot scan it, enter this key by hand:
secondFactor-code = Code
secondFactor-codeHint = Six digits from the app, or a recovery code
secondFactor-confirm = Turn on
secondFactor-codesTitle = Your recovery codes
secondFactor-codesText = If you lose your phone, each of these lets you sign in once. Keep them where you keep important papers: they are shown only now.
secondFactor-noted = I have saved them
