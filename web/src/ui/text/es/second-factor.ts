import type { Texts } from "../index.svelte";

export const secondFactor: Texts["secondFactor"] = {
  title: "Verificación en dos pasos",
  lead: "Una app de autenticación en tu teléfono muestra un código que cambia cada 30 segundos. Con ella, tu contraseña sola ya no basta para entrar.",
  on: "Configurar una app de autenticación",
  off: "Desactivar la verificación en dos pasos",
  isOn: (since) => `Activa desde el ${since}.`,
  isOff: "La verificación en dos pasos está desactivada.",
  left: (n) =>
    n === 0
      ? "No quedan códigos de recuperación. Crea otros."
      : n === 1
        ? "Queda 1 código de recuperación."
        : `Quedan ${String(n)} códigos de recuperación.`,
  renew: "Códigos de recuperación nuevos",
  next: "Continuar",
  deviceTitle: "Escanea el código QR",
  deviceText: "Escanéalo con una app de autenticación y escribe el código que muestra la app.",
  picture: "Código QR para una app de autenticación",
  byHand: "Si no puedes escanearlo, escribe esta clave a mano:",
  code: "Código",
  codeHint: "Seis cifras de la app, o un código de recuperación",
  confirm: "Activar",
  codesTitle: "Tus códigos de recuperación",
  codesText:
    "Si pierdes el teléfono, cada código te deja entrar una vez. Guárdalos con tus documentos importantes: solo se muestran ahora.",
  noted: "Los he guardado",
};
