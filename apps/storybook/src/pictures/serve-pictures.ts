/**
 * Plays the image endpoint in the static build, which has no server: a service worker answers from `artwork/`.
 * In development and in tests the server does.
 */
export async function servePictures(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isControlled = new Promise<unknown>((resolve) => {
    if (navigator.serviceWorker.controller) resolve(undefined);
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  await navigator.serviceWorker.register('./picture-worker.js', { type: 'module' });
  await isControlled;
}
