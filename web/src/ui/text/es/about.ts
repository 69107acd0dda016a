import type { Texts } from "../index.svelte";

export const about: Texts["about"] = {
  title: "Acerca de Fullprime",
  lead: "Un full prime es una barrera de seis puntos seguidos: ninguna ficha puede pasarla.",
  what: [
    "Fullprime es un sitio para jugar al backgammon con rating, contra personas y contra bots que aprendieron jugando contra sí mismos.",
    "Es un solo programa. Un club puede usar su propia copia con un único archivo; un sitio grande puede repartirlo entre muchas máquinas.",
  ],
  promises: "Con qué puedes contar",
  promiseList: [
    "Los dados quedan sellados antes de que te sientes, y después puedes comprobar cada tirada.",
    "El rating sigue una fórmula publicada, y toda su historia se puede volver a calcular.",
    "Cada acción se guarda antes de confirmarse. Si un servidor se detiene en mitad de tu match, el match sigue donde estaba.",
    "Sin anuncios, sin rastreadores, sin nada cargado de otros sitios, y sin pedirte el correo.",
  ],
  licenceTitle: "Licencia",
  licence:
    "El programa es software libre, bajo la licencia MIT o la licencia Apache 2.0, a tu elección. La tipografía es Inter, bajo la SIL Open Font License 1.1.",
};
