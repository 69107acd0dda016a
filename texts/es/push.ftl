### Notifications of the browser while no page of the site is open.

push-title = Avisos en este dispositivo
push-text = También con Fullprime cerrado. No se envía nada mientras estás aquí.
push-kinds = Avisarme de
push-kind-your_turn = Mi turno en matches por correspondencia
push-kind-challenge = Retos
push-kind-match_found = Un match mío que ha empezado
push-kind-round = Mi mesa en un evento, cuando esté lista
push-kind-calls = Jugadores que me llaman como director
push-kind-messages = Mensajes privados
push-none = Este navegador no puede mostrar avisos con Fullprime cerrado. En un iPhone, añade antes Fullprime a la pantalla de inicio.
push-failed = Tu navegador no ha podido suscribirse. Revisa sus ajustes e inténtalo otra vez.
push-others = Otros dispositivos
push-forget = Desactivar
