import type { Texts } from "../index.svelte";

const titles: Partial<Record<string, string>> = {
  Beginner: "Principiante",
  Casual: "Ocasional",
  Intermediate: "Intermedio",
  "Club player": "Jugador de club",
  Expert: "Experto",
  "World class": "Clase mundial",
};

const characters: Partial<Record<string, string>> = {
  Pip: "Acaba de aprender cómo se mueven las fichas y le encanta golpear. Se le olvida que hay un cubo.",
  Wilma: "Juega los domingos y juega seguro: no deja un blot si puede evitarlo, y se piensa dos veces cada doble.",
  Jago: "Audaz y con prisa. Primero golpea, luego cuenta, y acepta casi todos los dobles.",
  Marlow: "El pilar del club de los jueves. Conoce las aperturas, cuenta los pips y se cansa en las partidas largas.",
  Sable: "Rápida y precisa. Su juicio de las posiciones casi nunca falla.",
  Octavia: "Examina cada respuesta a cada tirada antes de mover una ficha. Lo mejor que hay aquí.",
};

/** The strengths and weaknesses of each house bot. */
const traits: Partial<Record<string, { good: string; weak: string }>> = {
  Pip: { good: "Golpear blots", weak: "Carreras, el cubo y todo lo que pide un plan" },
  Wilma: { good: "Juego seguro y carreras sencillas", weak: "Los blitz y doblar a tiempo" },
  Jago: { good: "Ataques y blitz", weak: "El juego seguro; acepta dobles que habría que rechazar" },
  Marlow: { good: "Aperturas y carreras", weak: "Partidas largas de contacto, como los back games" },
  Sable: { good: "Toda clase de posiciones, al instante", weak: "Posiciones raras que piden calcular varios turnos" },
  Octavia: { good: "Todo: calcula jugadas y cubo a 2-ply", weak: "Nada que se note en un match" },
};

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Nivel ${String(level)} de ${String(levels)}`,
  strength: (rating) => `Rating ${String(rating)} en matches entre todos los bots de aquí`,
  about: (name, about) => characters[name] ?? about,
  page: {
    title: "Bots",
    about: "Quiénes son y qué nivel tienen",
    lead: "Seis rivales que siempre están: desde principiante hasta clase mundial.",
    good: "Fuerte en",
    weak: "Más flojo en",
    measured: "Nivel de juego",
    measuredNote:
      "El nivel es el rating obtenido en matches a 5 puntos de cada bot contra todos los demás; con 300 de diferencia se ganan 68 de cada 100. Los dos ratings de abajo son los de los matches de aquí.",
    traits: (name) => traits[name] ?? null,
  },
};
