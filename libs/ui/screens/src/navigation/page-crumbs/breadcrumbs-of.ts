import { crumbTitles } from '@foyer/site-map/crumb-titles';
import type { TextKey } from '@foyer/ui/i18n/text-key';
import type { Translate } from '@foyer/ui/i18n';

const sectionTitles: Readonly<Record<string, TextKey>> = crumbTitles;

/** A step of the way to a page. */
export interface Crumb {
  title: string;
  href: string;
}

/** What {@link breadcrumbsOf} needs besides the path. */
export interface CrumbSources {
  /** With the texts of `crumbs` loaded. */
  t: Translate;
  /** The site's name, the title of `/`. CRUMB-001 */
  siteName: string;
  /** The page's own name, such as a film's; wins over the table. CRUMB-012 */
  lastTitle?: string | undefined;
  /** Titles of paths above that only the server knows, such as `/movies`. */
  titles?: Readonly<Record<string, string>>;
  /** HTTP status of the page. @default 200 */
  status?: number;
}

/**
 * The way from the home page to a path, one step for each of its segments that has a title.
 *
 * Empty, so not shown, on the home page and on any page that is not a 200. CRUMB-001 to CRUMB-009, CRUMB-011
 *
 * @param path - As in the address; query and hash do not matter.
 */
export function breadcrumbsOf(
  path: string,
  { t, siteName, lastTitle, titles = {}, status = 200 }: CrumbSources,
): readonly Crumb[] {
  const segments = path
    .replace(/[?#].*$/u, '')
    .split('/')
    .filter(Boolean);
  if (status !== 200 || segments.length === 0) return [];

  const below = segments.flatMap((_, index) => {
    const href = `/${segments.slice(0, index + 1).join('/')}`;
    const own = index === segments.length - 1 ? lastTitle : undefined;
    const key = sectionTitles[href];
    const title = own ?? titles[href] ?? (key && t(key));
    return title ? [{ title, href }] : [];
  });
  return [{ title: siteName, href: '/' }, ...below];
}
