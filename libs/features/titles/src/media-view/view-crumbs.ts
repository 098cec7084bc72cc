import type { Crumb } from '@foyer/screens/page-crumbs';

/** The way to a media view: one step from home, so the table of the site's own names is not needed. CRUMB-012 */
export const viewCrumbs = (siteName: string, view: { name: string; path: string }): Crumb[] => [
  { title: siteName, href: '/' },
  { title: view.name, href: view.path },
];
