### Passkeys: signing in with a device instead of a password.

passkeys-title = Passkeys
passkeys-lead = Melde dich mit Finger, Gesicht oder PIN auf Telefon, Rechner oder Sicherheitsschlüssel an. Nichts ist zu tippen, und eine gefälschte Seite kann nichts stehlen.
passkeys-add = Passkey hinzufügen
passkeys-addText = Gib dein Passwort ein; dann fragt der Browser, wo der Passkey aufbewahrt werden soll.
passkeys-name = Name des Passkeys
passkeys-nameHint = Damit du deine Passkeys auseinanderhältst
passkeys-added = Passkey hinzugefügt. Du kannst dich jetzt damit anmelden.
passkeys-since =
    { $used ->
        [none] Hinzugefügt { $made }, noch nicht benutzt
       *[other] Hinzugefügt { $made }, zuletzt benutzt { $used }
    }
passkeys-remove = Entfernen
passkeys-removeNamed = { $name } entfernen
passkeys-removed = Passkey entfernt.
passkeys-notHere = Passkeys brauchen einen Browser, der sie unterstützt, und eine verschlüsselte Seite (https), die über ihren Domainnamen geöffnet ist.
passkeys-signIn = Mit einem Passkey anmelden
passkeys-cancelled = Es wurde kein Passkey gewählt.
passkeys-known = Dieses Gerät hat schon einen Passkey für dein Konto.
