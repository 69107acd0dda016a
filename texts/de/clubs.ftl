### Clubs: the list, a club, and what people do in it.

clubs-lead = Spiele, rede und miss dich mit Leuten, die du kennst.
clubs-yours = Deine Clubs
clubs-invitations = Einladungen
clubs-all = Alle Clubs
clubs-search = Club nach Namen suchen
clubs-find = Suchen
clubs-none = Noch keine Clubs.
clubs-nothingFound = Kein Clubname beginnt so. Prüfe die Schreibweise.
clubs-members =
    { $n } { $n ->
        [one] Mitglied
       *[other] Mitglieder
    }
clubs-joining-open = Alle können beitreten
clubs-joining-request = Beitritt auf Anfrage
clubs-joining-invitation = Beitritt auf Einladung
clubs-roles-owner = Leitung
clubs-roles-officer = Vorstand
clubs-roles-member = Mitglied
clubs-standings-asks = Möchte beitreten
clubs-standings-invited = Eingeladen
clubs-standings-barred = Gesperrt
clubs-found = Club gründen
clubs-foundLead = Du leitest ihn.
clubs-name = Name des Clubs
clubs-nameHint = 3 bis 40 Zeichen. Er darf nicht aussehen wie der Name eines anderen Clubs.
clubs-about = Über den Club
clubs-howToJoin = So tritt man bei
clubs-create = Club anlegen
clubs-guests = Gäste können keinem Club beitreten.

clubs-notFound = Diesen Club gibt es nicht.
clubs-gone = Diesen Club gibt es nicht mehr.
clubs-since = Gegründet am { $date }
clubs-join = Beitreten
clubs-ask = Beitritt anfragen
clubs-asked = Du hast angefragt. Der Vorstand antwortet dir.
clubs-withdraw = Anfrage zurückziehen
clubs-invited = Du bist eingeladen.
clubs-decline = Ablehnen
clubs-barred = Du kannst diesem Club nicht beitreten.
clubs-onlyInvited = Der Vorstand lädt neue Mitglieder ein.
clubs-leave = Club verlassen
clubs-leaveText = Ob du wieder beitreten kannst, hängt vom Club ab.
clubs-leaveOwner = Der Club hat dann keine Leitung, bis jemand aus dem Vorstand sie übernimmt. Gibt es keinen Vorstand, kann es jedes Mitglied.
clubs-leaveLast = Du bist das letzte Mitglied: Der Club wird aufgelöst, sein Name wird nicht mehr vergeben.
clubs-dissolve = Club auflösen
clubs-dissolveText = Mitglieder, Chat und Turnierliste werden gelöscht. Der Name wird nicht mehr vergeben.
clubs-edit = Bearbeiten
clubs-save = Speichern
clubs-saved = Gespeichert.
clubs-report = Club melden

clubs-leaderboard = Rangliste
clubs-leaderboardNone = Noch hat kein Mitglied eine gefestigte Wertung in dieser Liste.
clubs-list = Liste
clubs-memberList = Mitglieder
clubs-outsiders = Anfragen und Einladungen
clubs-invite = Spieler einladen
clubs-inviteName = Name des Spielers
clubs-sendInvitation = Einladen
clubs-accept = Aufnehmen
clubs-dismiss = Streichen
clubs-actions = Aktionen für { $name }
clubs-makeOfficer = In den Vorstand
clubs-makeMember = Zum Mitglied machen
clubs-handOver = Leitung anbieten
clubs-withdrawOffer = Angebot zurückziehen
clubs-offered = Leitung angeboten
clubs-offeredText = Dir wird die Leitung dieses Clubs angeboten.
clubs-vacantText = Dieser Club hat keine Leitung.
clubs-takeOver = Leitung übernehmen
clubs-remove = Entfernen
clubs-bar = Sperren

clubs-events = Turniere
clubs-eventsNone = Noch keine Turniere.
clubs-ofClub = Club des Turniers
clubs-ofNone = Kein Club
clubs-membersOnlyText = Nur Mitglieder des Clubs können sich anmelden.
clubs-notAdded = Das Turnier ist angelegt, konnte aber nicht zum Club hinzugefügt werden: { $reason }
clubs-membersOnly = Nur für Mitglieder
clubs-finished = Beendet
clubs-newEvent = Turnier anlegen
clubs-addEvent = Ein Turnier hinzufügen, das du leitest
clubs-add = Hinzufügen
clubs-takeAway = Entfernen

clubs-chat = Chat
clubs-chatEmpty = Noch keine Nachrichten.
clubs-line = Nachricht an den Club
clubs-send = Senden
