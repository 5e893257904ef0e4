/**
 * Has the browser keep the application's own files (see shell-worker/), so that a page can be loaded without a network. After
 * the first page is there: what is on the screen comes first. A browser that cannot works on as before.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/shell-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => console.info('The application cannot be kept for offline use', error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
