### Two-factor authentication: a code from an app besides the password.

secondFactor-title = Zwei-Faktor-Anmeldung
secondFactor-lead = Eine Authenticator-App auf deinem Telefon zeigt einen Code, der alle 30 Sekunden wechselt. Dein Passwort allein genügt dann nicht mehr zum Anmelden.
secondFactor-on = Authenticator-App einrichten
secondFactor-off = Zwei-Faktor-Anmeldung ausschalten
secondFactor-isOn = Eingeschaltet seit { $since }.
secondFactor-isOff = Die Zwei-Faktor-Anmeldung ist aus.
secondFactor-left =
    { $n ->
        [0] Keine Ersatzcodes mehr übrig. Erzeuge neue.
        [one] Noch 1 Ersatzcode übrig.
       *[other] Noch { $n } Ersatzcodes übrig.
    }
secondFactor-renew = Neue Ersatzcodes
secondFactor-next = Weiter
secondFactor-deviceTitle = QR-Code scannen
secondFactor-deviceText = Scanne ihn mit einer Authenticator-App und gib dann den Code ein, den sie zeigt.
secondFactor-picture = QR-Code für eine Authenticator-App
secondFactor-byHand = Wenn du ihn nicht scannen kannst, gib diesen Schlüssel von Hand ein:
secondFactor-code = Code
secondFactor-codeHint = Sechs Ziffern aus der App oder ein Ersatzcode
secondFactor-confirm = Einschalten
secondFactor-codesTitle = Deine Ersatzcodes
secondFactor-codesText = Wenn du dein Telefon verlierst, kannst du dich mit jedem davon einmal anmelden. Bewahre sie bei wichtigen Papieren auf: Sie werden nur jetzt gezeigt.
secondFactor-noted = Ich habe sie gespeichert
