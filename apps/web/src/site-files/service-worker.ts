import { brandFile, type LabelId } from '@foyer/ui/theme';
import { pageRequest } from '../page/page-request.ts';
import { siteFile } from './site-file.ts';
import type { Route } from './+types/service-worker';

/**
 * Keeps the page of a lost connection, and shows it in place of a page that cannot be loaded. It answers nothing else:
 * pages, calls and pictures go to the network as if it were not there.
 */
const script = (name: string, kept: readonly string[]) => `
const name = ${JSON.stringify(name)};
const kept = ${JSON.stringify(kept)};
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(kept)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  })());
});
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET') {
    event.respondWith((async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch (error) {
        const page = await caches.match(kept[0]);
        if (page) return page;
        throw error;
      }
    })());
  } else if (new URL(url).pathname === kept[1]) {
    event.respondWith((async () => (await caches.match(kept[1])) ?? fetch(event.request))());
  }
});
`;

/** The service worker of the label, the language and the revision; another of these is another worker. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { label, config } = context.get(pageRequest);
  const name = `offline-${label.id}-${config.language}-${config.revision}`;
  const logo = new URL(brandFile(label.id as LabelId, 'logo.svg'), 'http://site').pathname;
  return siteFile('script', script(name, ['/offline', logo]), { 'cache-control': 'no-store' });
}
