/** The forms of a Spanish noun after a number: 1 punto, 2 puntos. */

export function counted(n: number, one: string, many: string): string {
  return `${String(n)} ${n === 1 ? one : many}`;
}

export const points = (n: number): string => counted(n, "punto", "puntos");
export const games = (n: number): string => counted(n, "partida", "partidas");
export const matches = (n: number): string => counted(n, "match", "matches");
export const boards = (n: number): string => counted(n, "tablero", "tableros");
export const players = (n: number): string => counted(n, "jugador", "jugadores");
export const days = (n: number): string => counted(n, "día", "días");
export const rolls = (n: number): string => counted(n, "tirada", "tiradas");
