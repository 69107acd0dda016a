import type { Texts } from "../index.svelte";
import { boards, counted } from "./plural";

export const agenda: Texts["agenda"] = {
  title: "Pendiente",
  open: (count) => (count === 0 ? "No tienes nada pendiente" : `Pendiente: ${String(count)}`),
  correspondence: (count) =>
    count === 1 ? "Te espera 1 match por correspondencia." : `Te esperan ${String(count)} matches por correspondencia.`,
  nothing: "No tienes nada pendiente.",
  yourTurn: (name) => `Te toca contra ${name}`,
  theirTurn: (name) => `Le toca a ${name}`,
  until: (at) => `hasta el ${at}`,
  since: (at) => `desde el ${at}`,
  duty: ({ kind, event, count }) => {
    const name = event?.name ?? "";
    switch (kind) {
      case "calls":
        return `${counted(count, "llamada", "llamadas")} al director: ${name}`;
      case "lineup":
        return `Presenta tu alineación: ${name}`;
      case "check_in":
        return `Confirma tu asistencia: ${name}`;
      case "begins":
        return `Empieza en menos de una hora: ${name}`;
      case "protests":
        return `${counted(count, "reclamación", "reclamaciones")} por resolver: ${name}`;
      case "start":
        return `Listo para empezar: ${name}`;
      case "invitation":
        return `Un equipo te invita: ${name}`;
      case "players":
        return `A un equipo le ${count === 1 ? "falta" : "faltan"} ${counted(count, "jugador", "jugadores")}: ${name}`;
      case "boards":
        return `${boards(count)} por jugar: ${name}`;
      case "announcement":
        return `Anuncio: ${name}`;
      case "directs":
        return `Ahora eres director: ${name}`;
      case "leads":
        return `Ahora diriges: ${name}`;
      case "reports":
        return `${counted(count, "denuncia", "denuncias")} por revisar`;
      default:
        return kind satisfies never;
    }
  },
  moreDuties: (count) => `${String(count)} más en tus eventos`,
  challenge: (name) => `${name} te reta`,
  tournament: (name) => `Tu match de torneo contra ${name} está listo`,
  team_match: (name) => `Tu tablero del match por equipos contra ${name} está listo`,
  rematch: (name) => `${name} te ofrece la revancha`,
  begun: (name) => `Tu match contra ${name} ha empezado`,
  notifications: "Avisos",
  lead: "La campana de arriba, en todas las páginas, muestra lo que tienes pendiente.",
  browser: "Avisos del navegador",
  browserText:
    "De tu turno, retos, matches nuevos, revanchas y eventos, mientras miras otra cosa y una pestaña sigue abierta",
  refused: "Tu navegador bloquea los avisos de este sitio. Permítelos en los ajustes del navegador.",
  none: "Este navegador no admite avisos.",
};
