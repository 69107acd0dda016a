/** Registers the service worker of the site. In development there is none, so that changes show at once. */

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // A browser that refuses it, in a private window for example, shows the site as before.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  // Its files must not compete with those of the page.
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
