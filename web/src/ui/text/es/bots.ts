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

export const bots: Texts["bots"] = {
  title: (title) => titles[title] ?? title,
  level: (level, levels) => `Nivel ${String(level)} de ${String(levels)}`,
  strength: (rating) => `Rating ${String(rating)} en matches entre todos los bots de aquí`,
  about: (name, about) => characters[name] ?? about,
};
