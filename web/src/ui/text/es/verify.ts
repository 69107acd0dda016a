import type { Texts } from "../index.svelte";
import { games, rolls } from "./plural";

export const verify: Texts["verify"] = {
  title: "Comprobar los dados",
  lead: "Tu navegador vuelve a calcular cada tirada de un match. No tienes que fiarte del servidor.",
  byId: "Un match",
  idLabel: "Id del match",
  idHint: "11 letras y cifras: el final de la dirección de un match",
  idProblem: "El id de un match solo tiene letras y cifras.",
  check: "Comprobar",
  byFile: "Un archivo",
  chooseFile: "Elegir un archivo",
  fileHint:
    "El registro de un match, o lo que el servidor reveló sobre sus dados (JSON). El archivo no sale de tu dispositivo.",
  fileTooLarge: "Este archivo es demasiado grande para ser el registro de un match.",
  fileNotJson: "Este archivo no es JSON.",
  fileField: (field) =>
    field === ""
      ? "Este archivo no es el registro de un match."
      : `Este archivo no es el registro de un match: el campo «${field}» falta o es incorrecto.`,
  fileThrown: "Los dados de este match se tiraron a mano. Esos dados no se pueden comprobar.",
  fileUnknown: "Este registro no dice de dónde vienen sus dados.",
  importedTitle: "Estas tiradas vienen de un archivo importado",
  imported:
    "El director importó de un archivo las tiradas de este match por equipos. No se pueden comparar con un sello; las dos salas tuvieron las mismas tiradas.",
  download: "Guardar los datos revelados",
  downloadRecord: "Guardar el registro del match",
  checking: "Comprobando cada tirada…",
  notFound: "No hay ningún match con este id.",
  toMatch: "Abrir el match",

  agrees: "Los dados no están trucados",
  agreesText: (throws, count) =>
    `${rolls(throws)} en ${games(count)}, calculadas de nuevo. Todo coincide con los números sellados.`,
  pending: "Hasta ahora todo coincide",
  pendingText: (throws) =>
    throws === 0
      ? "El match sigue en juego y aún no ha terminado ninguna partida. Sus dados están sellados; vuelve más tarde."
      : `El match sigue en juego. ${throws === 1 ? "Coincide" : "Coinciden"} ${rolls(throws)} de sus partidas terminadas; la semilla se revela al final.`,
  differs: "Algo no coincide",
  differsText: (bad, throws) =>
    bad === 0
      ? "Las tiradas coinciden con sus claves, pero una de las afirmaciones de abajo no se cumple."
      : `${String(bad)} de ${rolls(throws)} no ${bad === 1 ? "coincide" : "coinciden"} con los números sellados.`,

  claims: "Qué se ha comprobado",
  ok: "coincide",
  bad: "no coincide",
  open: "aún no se sabe",
  claim: {
    commitment: "El sello está intacto",
    commitmentOk: "El número secreto tiene exactamente la huella que se publicó antes de que nadie se sentara.",
    commitmentBad: "El número secreto no tiene la huella que se publicó: se ha cambiado.",
    commitmentOpen: "El número secreto se revela cuando termina el match.",
    seats: "Los dos jugadores han contribuido",
    seatGiven: (seat) => `${seat} aportó 32 bytes propios.`,
    seatZeros: (seat) => `${seat} no aportó ninguno; en su lugar se usan ceros.`,
    seatHouse: (seat) => `${seat} es un bot de la casa y cuenta como ceros, porque el servidor no debe elegir bytes.`,
    seatDrawn: (seat) =>
      `${seat} es un bot de la casa. El servidor sorteó sus bytes, como hacía en los matches de la primera versión.`,
    seatRefused: (seat) =>
      `${seat} es un bot de la casa y debe contar como ceros, pero tiene bytes que eligió el servidor.`,
    seatHidden: (seat) => `Los bytes de ${seat} se muestran cuando termina el match.`,
    chain: "Las claves de las partidas forman una cadena",
    chainOk:
      "Las claves salen del número secreto y de los bytes de ambos jugadores, y terminan en el valor publicado al principio.",
    chainBad: "Las claves no llevan al valor publicado al principio.",
    chainOpen:
      "Las claves de las partidas terminadas llevan al valor publicado al principio; el resto se comprueba al final.",
    chainNone: "Las claves se revelan partida a partida.",
    complete: "No falta ninguna partida",
    completeOk: "Las partidas están numeradas sin huecos.",
    completeBad: "Falta una partida.",
    noted: "Es el sello que viste",
    notedOk: "Cuando te sentaste, este navegador guardó la huella y sus propios bytes al azar. Ambos coinciden.",
    notedBad: "Cuando te sentaste, este navegador guardó otra huella u otros bytes.",
    notedOpen: "La huella es la que guardó este navegador. Sus bytes se comparan al final.",
  },
  game: (n) => `Partida ${String(n)}`,
  gameThrows: rolls,
  gameKey: "Clave",
  keyInChain: "lleva al valor publicado",
  keyNotInChain: "no lleva al valor publicado",
  throwMissing: "Falta una tirada de un lado: sus números tienen un hueco.",
  opening: "Tirada de salida",
  ties: (faces) => `tras empates a ${faces}`,
  columnSide: "Lado",
  columnTurn: "Turno",
  columnShown: "Salió",
  columnComputed: "Calculado",
  columnAgrees: "Coincide",
  white: "Blanco",
  black: "Negro",
  details: "Los números",
  commitment: "Sello",
  seed: "Semilla",
  whiteBytes: "Bytes de Blanco",
  blackBytes: "Bytes de Negro",
  g0: "Final de la cadena, g0",
  none: "ninguno",
  sealed: "sellado hasta el final",

  howTitle: "Cómo funciona",
  how: [
    "Antes de que nadie se siente, el servidor sortea un número secreto y publica su huella (SHA-256). Ningún otro número tiene la misma huella, así que ya no se puede cambiar.",
    "Después, el navegador de cada jugador añade 32 bytes al azar. Los dados dependen de los tres números, así que ni el servidor ni un jugador pueden elegirlos.",
    "De ahí salen las claves de todas las partidas, en cadena: cada clave es la huella de la siguiente. Cuando termina una partida, se muestra su clave, que debe encajar en la cadena publicada al principio.",
    "Cada tirada se calcula con la clave de la partida, el lado y el número del turno. No entra nada más: ni la posición, ni el cubo, ni si un jugador es un bot.",
    "Esta página repite todo eso. Encontraría una sola tirada cambiada, intercambiada o ausente.",
  ],
  recipe: "La receta, byte a byte",
  statistics: "Todas las tiradas",
  commandLine:
    "¿Prefieres no fiarte tampoco de esta página? El programa puede hacer la misma comprobación desde la línea de comandos:",
};
