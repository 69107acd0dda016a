import type { Texts } from "../index.svelte";

export const push: Texts["push"] = {
  title: "Avisos en este dispositivo",
  text: "También con Fullprime cerrado. No se envía nada mientras estás aquí.",
  kinds: "Avisarme de",
  kind: {
    your_turn: "Mi turno en matches por correspondencia",
    challenge: "Retos",
    match_found: "Un match mío que ha empezado",
    round: "Mi mesa en un evento, cuando esté lista",
    calls: "Jugadores que me llaman como director",
    messages: "Mensajes privados",
  },
  none: "Este navegador no puede mostrar avisos con Fullprime cerrado. En un iPhone, añade antes Fullprime a la pantalla de inicio.",
  failed: "Tu navegador no ha podido suscribirse. Revisa sus ajustes e inténtalo otra vez.",
  others: "Otros dispositivos",
  forget: "Desactivar",
};
