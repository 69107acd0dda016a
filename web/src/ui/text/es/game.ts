import type { Texts } from "../index.svelte";
import { points } from "./plural";

export const game: Texts["game"] = {
  format: (format) => {
    switch (format.kind) {
      case "points":
        return `Match a ${points(format.length)}`;
      case "three_games":
        return "Tres partidas, sin cubo";
      case "normal":
        return "Partida a partida";
      case "single":
        return "Una partida por puntos";
      default:
        return format satisfies never;
    }
  },
  clock: (time) => {
    switch (time.kind) {
      case "none":
        return "Sin reloj";
      case "live":
        return `${String(time.delay_s)} s + ${minutes(time.reserve_s)}`;
      case "correspondence":
        return time.days_per_turn === 1 ? "1 día por turno" : `${String(time.days_per_turn)} días por turno`;
      default:
        return time satisfies never;
    }
  },
  clockLong: (time) => {
    switch (time.kind) {
      case "none":
        return "Sin reloj";
      case "live":
        return `${String(time.delay_s)} s de margen por turno, más una reserva de ${minutes(time.reserve_s)} para todo el match`;
      case "correspondence":
        return time.days_per_turn === 1 ? "Un día por turno" : `${String(time.days_per_turn)} días por turno`;
      default:
        return time satisfies never;
    }
  },
  stake: (amount, byThePoint) => (byThePoint ? `${amount} por punto` : `${amount} cada uno`),
  rated: "Con rating",
  unrated: "Sin rating",
  list: { normal: "Libres", price: "Con apuesta" },
  options: {
    jacoby: "Jacoby",
    automatic_doubles: "Dobles automáticos",
    beavers: "Beavers",
    raccoons: "Raccoons",
  },
  automaticUpTo: (times) => `Dobles automáticos, hasta ${String(times)}`,
  illegalPlays: "Se pueden admitir jugadas ilegales",
  thrown: "Dados tirados a mano",
  alternate: "Salida alterna",
  provisional: "Provisional: experiencia menor que 20 en esta lista",
  bot: "Bot",
  guest: "Invitado",
  result: { single: "partida simple", gammon: "gammon", backgammon: "backgammon" },
  reason: {
    borne_off: "jugada hasta el final",
    passed: "doble rechazado",
    resigned: "rendición",
    left: "abandono del rival",
    timed_out: "por tiempo",
    completed: "jugado hasta el final",
    agreed: "fin acordado",
    aborted: "anulado",
  },
  won: "Ganado",
  lost: "Perdido",
  drawn: "Empatado",
  aborted: "Anulado",
  running: "En juego",
  band: (rating) => `Franja ${rating}`,
  bandBelow: (rating) => `menos de ${rating}`,
  bandAbove: (rating) => `desde ${rating}`,
  ratingOf: (name, rating) => `${name}, rating ${rating}`,
  diceCommitted: "Dados sellados",
  commitmentWhole: (hex) => `Sello de los dados: ${hex}`,
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "Este navegador no permite copiar.",
};

function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (whole === 0) return `${String(rest)} s`;
  return rest === 0 ? `${String(whole)} min` : `${String(whole)} min ${String(rest)} s`;
}
