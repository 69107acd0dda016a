import type { Texts } from "../index.svelte";

export const duplicate: Texts["duplicate"] = {
  open: "Sala abierta",
  closed: "Sala cerrada",
  turns: "Los turnos de ambas salas",
  over: "En esta sala la partida ya ha terminado.",
  neverPart: "Las dos salas jugaron lo mismo hasta el final.",
  part: (turn) => `Las salas difieren desde el turno ${String(turn)}.`,
};
