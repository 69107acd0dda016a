import type { Texts } from "../index.svelte";

export const passkeys: Texts["passkeys"] = {
  title: "Llaves de acceso",
  lead: "Inicia sesión con tu huella, tu cara o tu PIN en el teléfono, el equipo o una llave de seguridad. No hay nada que escribir, ni nada que una página falsa pueda robar.",
  add: "Añadir una llave de acceso",
  addText: "Escribe tu contraseña; después el navegador te pregunta dónde guardar la llave.",
  name: "Nombre de la llave",
  nameHint: "Para distinguir tus llaves de acceso",
  added: "Llave de acceso añadida. Ya puedes iniciar sesión con ella.",
  since: (made, used) =>
    used === null ? `Añadida el ${made}, aún sin usar` : `Añadida el ${made}, último uso el ${used}`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar ${name}`,
  removed: "Llave de acceso quitada.",
  notHere:
    "Las llaves de acceso necesitan un navegador que las admita y un sitio cifrado (https) abierto por su nombre de dominio.",
  signIn: "Entrar con una llave de acceso",
  cancelled: "No se eligió ninguna llave de acceso.",
  known: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
};
