import type { Texts } from "../index.svelte";

export const messages: Texts["messages"] = {
  title: "Mensajes",
  lead: "Solo los ven el otro jugador y tú. Se borran al cabo de un año.",
  with: (name) => `Mensajes con ${name}`,
  none: "Aún no hay mensajes.",
  noneText: "Abre la página de un jugador y pulsa «Mensaje».",
  choose: "Elige una conversación.",
  write: "Mensaje",
  text: (name) => `Mensaje para ${name}`,
  send: "Enviar",
  earlier: "Mensajes anteriores",
  first: (name) => `Aquí empiezan tus mensajes con ${name}.`,
  held: (name) =>
    `Los dos participáis en un match por equipos. ${name} recibirá estos mensajes cuando no haya ningún tablero en juego.`,
  closed: "No es posible escribirse con este jugador.",
  guests: "Los invitados no pueden enviar mensajes.",
  back: "Todos los mensajes",
  you: "Tú",
  unread: (n) => `${String(n)} sin leer`,
  report: "Denunciar",
  include: "Enviar con la denuncia nuestros últimos 50 mensajes",
  included: "Mensajes de la denuncia",
  reporter: "Denunciante",
  bell: (n, from) => (n === 1 ? `Mensaje nuevo de ${from}` : `${String(n)} mensajes nuevos de ${from}`),
};
