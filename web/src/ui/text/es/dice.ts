import type { Texts } from "../index.svelte";

const number = new Intl.NumberFormat("es");
const percent = new Intl.NumberFormat("es", { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dice: Texts["dice"] = {
  title: "Todas las tiradas",
  lead: "Todas las tiradas de los matches terminados en este sitio. Faltan los tableros que alguien aún podría jugar.",
  who: {
    all: "Todas las tiradas",
    people: "Tiradas de personas",
    programs: "Tiradas de programas de jugadores",
    house_bots: "Tiradas de los bots del sitio",
  },
  count: (count) => number.format(count),
  percent: (share) => percent.format(share),
  counted: (rolls, openings) => `${number.format(rolls)} tiradas y ${number.format(openings)} dados de salida`,
  counts: (who) => `${who}: recuentos`,
  tests: (who) => `${who}: pruebas`,
  numbers: "Número",
  doubles: "Dobles",
  test: "Prueba",
  degrees: "Grados de libertad",
  testNumbers: "Todos los números salen con la misma frecuencia",
  testDoubles: "Una tirada de cada seis son dobles",
  testRolls: "Las 36 tiradas salen con la misma frecuencia",
  testSerial: "Un número no depende del anterior",
  tooFew: "Aún hay pocas tiradas",
  readTitle: "Cómo se lee",
  read: [
    "p es la probabilidad de que unos dados equilibrados den un reparto al menos tan desigual como este. Puede ser cualquier valor de 0 a 1. Con dados equilibrados, una prueba de cada veinte queda por debajo de 0,05 y una de cada mil por debajo de 0,001; un valor que siguiera siendo ínfimo mientras crecen los recuentos sería señal de un fallo.",
    "Personas y bots tiran con la misma regla. Si los bots tuvieran ventaja, su tabla sería distinta de la de las personas.",
    "Las tiradas que comparten varias mesas de un tablero duplicado cuentan una vez. No cuentan los dados tirados a mano, las tiradas del archivo de un director ni las partidas de práctica.",
  ],
  verify: "Comprobar un match",
};
