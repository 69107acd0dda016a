import type { Texts } from "../index.svelte";

export const status: Texts["status"] = {
  title: "Estado del sitio",
  lead: "Cada noche, el sitio comprueba todo lo que guarda y restaura su última copia de seguridad para asegurarse de que funciona.",
  none: "Aún no se ha hecho ninguna comprobación. Se hacen por la noche.",
  passed: "Se han superado todas las comprobaciones.",
  failed: "Algo va mal. Los detalles están en el registro del operador.",
  checkedAt: (when) => `Última comprobación: ${when}.`,
  diskLow:
    "El disco del sitio está casi lleno. Los matches en juego continúan; todo lo demás que guarda algo está desactivado hasta que haya espacio.",
  steps: {
    pages: "La base de datos se puede leer entera",
    logs: "Al repetirlo, cada match da su resultado",
    ratings: "Cada rating sale de sus matches",
    books: "Cada crédito tiene su origen",
    backup: "Se ha hecho una copia de seguridad nueva",
    restore: "La copia se ha restaurado y supera las mismas comprobaciones",
  },
  results: { passed: "Correcto", failed: "Falla", skipped: "No se comprueba aquí" },
};
