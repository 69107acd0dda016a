import type { Texts } from "../index.svelte";
import { games } from "./plural";

export const library: Texts["library"] = {
  lead: "Matches que jugaste en otros sitios, revisados como los de aquí. Solo tú los ves.",
  signIn: "Inicia sesión para guardar aquí tus matches. Basta una cuenta de invitado.",
  add: "Añadir matches",
  drop: "Suelta aquí los archivos de matches, o",
  choose: "elige archivos",
  formats:
    "Matches de GNU Backgammon, eXtreme Gammon (.xg), BGBlitz (.bgf), Backgammon Galaxy, Jellyfish, JavaFIBS y la mayoría de los clubes (.mat, .txt, .sgf): archivos sueltos, carpetas o zips.",
  empty: "Aún no hay matches.",
  list: (count, most) => `${String(count)} de ${String(most)}`,
  room: (used, most) => `${used} de ${most} MB ocupados`,
  players: (white, black) => `${white} – ${black}`,
  session: "Sesión",
  matchTo: (points) => `a ${String(points)}`,
  games,
  waiting: "en análisis",
  quick: "análisis rápido",
  pr: (white, black) => `PR ${white} : ${black}`,
  sheet: (name) => `Hoja de anotación de ${name}`,
  file: (name) => `El archivo ${name}`,
  forget: (name) => `Quitar ${name}`,
  forgetTitle: "¿Quitar este match?",
  forgetText: "Se borran el archivo y su análisis.",
  forgetYes: "Quitar",
  keep: "Conservar",
};
