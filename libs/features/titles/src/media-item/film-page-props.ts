import type { MediaItem } from '@foyer/contract';
import { titleSummary } from '@foyer/blocks';
import type { Translate } from '@foyer/ui/i18n';
import type { Crumb } from '@foyer/screens/page-crumbs';
import type { FilmPageProps } from '@foyer/screens/film-page';
import { mediaItemPath, playerPath, screenPath, variantsPath } from '@foyer/site-map';

/** What turns a media item into texts. */
export interface FilmTexts {
  t: Translate;
  /** The first step of the way here. CRUMB-001 */
  siteName: string;
}

/** What the page of a film shows first, ready for the eye. */
export function filmPageProps(item: MediaItem, { t, siteName }: FilmTexts): FilmPageProps {
  return {
    title: { ...titleSummary(item), summary: item.summary },
    ...(item.original_name ? { originalTitle: item.original_name } : {}),
    ...(item.badge ? { badge: item.badge } : {}),
    breadcrumbs: filmCrumbs(item, { t, siteName }),
    ...mainAction(item, t),
    ...(item.price_text ? { priceText: item.price_text } : {}),
    ratingCount: item.rating_count,
  };
}

/** The main button, as the service has decided by rights and price. ENTITY-054 */
function mainAction(
  item: MediaItem,
  t: Translate,
): Pick<FilmPageProps, 'playHref' | 'playText' | 'trailerHref'> {
  const [action] = item.actions;
  const trailer = `${mediaItemPath(item)}/trailer`;
  // What is not out yet has a trailer to be going on with.
  if (action?.type === 'remind') return { playHref: trailer, playText: t('film.trailer') };
  const more = item.trailer ? { trailerHref: trailer } : {};
  if (!action) return { playHref: playerPath(item), ...more };
  const { title: playText, target } = action;
  const playHref = target
    ? screenPath(target)
    : variantsPath({ itemType: 'media_item', itemId: item.id });
  return { playHref, playText, ...more };
}

/** The way to a film's page; the table of crumbs knows no titles, and is no part of this page. CRUMB-001, CRUMB-012 */
export const filmCrumbs = (item: MediaItem, { t, siteName }: FilmTexts): readonly Crumb[] => [
  { title: siteName, href: '/' },
  { title: t('page.crumbs.movies'), href: '/movies' },
  { title: item.name, href: mediaItemPath(item) },
];
