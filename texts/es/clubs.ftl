### Clubs: the list, a club, and what people do in it.

clubs-lead = Juega, habla y compite con gente que conoces.
clubs-yours = Tus clubes
clubs-invitations = Invitaciones
clubs-all = Todos los clubes
clubs-search = Buscar un club por su nombre
clubs-find = Buscar
clubs-none = Aún no hay clubes.
clubs-nothingFound = Ningún club tiene un nombre que empiece así. Revisa cómo lo has escrito.
clubs-members =
    { $n } { $n ->
        [one] miembro
       *[other] miembros
    }
clubs-joining-open = Abierto a todos
clubs-joining-request = Entrada por solicitud
clubs-joining-invitation = Entrada por invitación
clubs-roles-owner = Dueño
clubs-roles-officer = Responsable
clubs-roles-member = Miembro
clubs-standings-asks = Pide entrar
clubs-standings-invited = Con invitación
clubs-standings-barred = Vetado
clubs-found = Fundar un club
clubs-foundLead = El club será tuyo.
clubs-name = Nombre del club
clubs-nameHint = De 3 a 40 caracteres. No puede parecerse al nombre de otro club.
clubs-about = Sobre el club
clubs-howToJoin = Cómo se entra
clubs-create = Crear el club
clubs-guests = Los invitados no pueden entrar en clubes.

clubs-notFound = No existe ese club.
clubs-gone = Este club ya no existe.
clubs-since = Fundado el { $date }
clubs-join = Entrar en el club
clubs-ask = Pedir entrar
clubs-asked = Has pedido entrar. Te contestará un responsable.
clubs-withdraw = Retirar la solicitud
clubs-invited = Tienes una invitación.
clubs-decline = Rechazar
clubs-barred = No puedes entrar en este club.
clubs-onlyInvited = Los responsables del club invitan a los nuevos miembros.
clubs-leave = Dejar el club
clubs-leaveText = Que puedas volver a entrar depende del club.
clubs-leaveOwner = El club se queda sin dueño hasta que un responsable se haga cargo. Si no hay responsables, puede hacerlo cualquier miembro.
clubs-leaveLast = Solo quedas tú: el club se disuelve y su nombre no se puede volver a usar.
clubs-dissolve = Disolver el club
clubs-dissolveText = Se borran los miembros, el chat y la lista de eventos. El nombre no se puede volver a usar.
clubs-edit = Editar
clubs-save = Guardar
clubs-saved = Guardado.
clubs-report = Denunciar el club

clubs-leaderboard = Clasificación
clubs-leaderboardNone = Ningún miembro tiene aún un rating asentado en esta lista.
clubs-list = Lista
clubs-memberList = Miembros
clubs-outsiders = Solicitudes e invitaciones
clubs-invite = Invitar a un jugador
clubs-inviteName = Nombre del jugador
clubs-sendInvitation = Invitar
clubs-accept = Aceptar
clubs-dismiss = Descartar
clubs-actions = Acciones para { $name }
clubs-makeOfficer = Nombrar responsable
clubs-makeMember = Dejar como miembro
clubs-handOver = Ofrecer el club
clubs-withdrawOffer = Retirar la oferta
clubs-offered = Club ofrecido
clubs-offeredText = El dueño te ofrece este club.
clubs-vacantText = Este club no tiene dueño.
clubs-takeOver = Ser el dueño
clubs-remove = Expulsar
clubs-bar = Vetar

clubs-events = Eventos
clubs-eventsNone = Aún no hay eventos.
clubs-ofClub = Club organizador
clubs-ofNone = Sin club
clubs-membersOnlyText = Solo pueden inscribirse los miembros del club.
clubs-notAdded = El evento está creado, pero no se ha podido añadir al club: { $reason }
clubs-membersOnly = Solo para miembros
clubs-finished = Terminado
clubs-newEvent = Crear un evento
clubs-addEvent = Añadir un evento que diriges
clubs-add = Añadir
clubs-takeAway = Quitar

clubs-chat = Chat
clubs-chatEmpty = Aún no hay mensajes.
clubs-line = Mensaje al club
clubs-send = Enviar
