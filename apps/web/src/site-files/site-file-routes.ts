import { walledDocument } from '@foyer/advertising/walled-document';
import { route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Files that are made for each label: for search engines, for the home screen and for a lost connection. */
export const siteFileRoutes: RouteConfigEntry[] = [
  route('favicon.ico', 'site-files/favicon.ts'),
  route('robots.txt', 'site-files/robots.ts'),
  route('sitemap.xml', 'site-files/sitemap.ts'),
  route('manifest.webmanifest', 'site-files/web-manifest.ts'),
  route('offline', 'site-files/offline.ts'),
  route(walledDocument.slice(1), 'site-files/unit-frame.ts'),
  route('service-worker.js', 'site-files/service-worker.ts'),
];
