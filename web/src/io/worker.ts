/** Registers the service worker of the site. In development there is none, so that changes show at once. */

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // A browser may refuse the worker, in a private window for example. The site works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  };
  // Waits for the page, so that the worker's downloads do not compete with the page's own.
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
