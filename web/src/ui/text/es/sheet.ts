import type { Texts } from "../index.svelte";

export const sheet: Texts["sheet"] = {
  title: "Hoja de anotación",
  lead: "Una partida tal como la anotan a mano los jugadores.",
  heading: (white, black) => `${white} – ${black}, tal como se anota a mano.`,
  which: "Partida",
  game: (number, white, black) => `Partida ${String(number)}, ${String(white)}–${String(black)}`,
  paper: "Papel",
  letter: "Carta",
  pdf: "Imprimir esta partida",
  pdfAll: "Imprimir todas las partidas",
  data: "Como datos",
  pageOf: (page, pages) => `Página ${String(page)} de ${String(pages)} de la hoja de anotación`,
  notOver: "Un match tiene su hoja de anotación cuando ha terminado.",
  notFound: "No hay ningún match con este id.",
  empty: "En este match no se jugó nada.",
  how: "Cómo se lee",
  rules: [
    "Un tablero por cada turno, que se leen fila a fila; el signo de encima dice a quién le toca: un aro es el jugador nombrado arriba, un punto el de abajo.",
    "El número de un dado se escribe en la casilla donde cayó su ficha. Si una ficha mueve con los dos dados, el primer número se escribe donde paró por el camino. En los dobles, el número se escribe una vez por movimiento.",
    "Los números de fuera, junto a la casa, son fichas retiradas. Un número tachado en el centro no se pudo jugar.",
    "Una flecha es un doble: va de quien lo ofrece hacia el otro. Aceptar no lleva marca.",
    "Cada nombre está en el lado de donde salen sus fichas de atrás. Unos puntitos por fuera marcan cada tercera línea.",
    "Los golpes no se marcan: pon un tablero y ve jugando, como hizo Hideo Kato cuando lo ideó en 1981.",
  ],
};
