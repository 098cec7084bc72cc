import type { MediaItem } from '@foyer/contract';
import type { Crumb } from '@foyer/screens/page-crumbs';
import type { Translate } from '@foyer/ui/i18n';
import type { FilmPageProps } from '@foyer/screens/film-page';
import { mediaItemPath } from '@foyer/site-map';
import { filmPageProps, type FilmTexts } from '../film-page-props.ts';
import { placeOf } from './series-names.ts';

/** What its text is called among the parts of the page; with the texts of `item` loaded. */
export const aboutTitle = ({ type }: MediaItem, t: Translate): string => t(aboutKeys[type]);

const aboutKeys = {
  film: 'film.about',
  series: 'item.series.about',
  season: 'item.series.about_season',
  episode: 'item.series.about_episode',
} as const;

/** What the page of a series, a season or an episode shows first; with the texts of `item` loaded. */
export function seriesPageProps(item: MediaItem, texts: FilmTexts): FilmPageProps {
  const film = filmPageProps(item, texts);
  const badge = placeOf(item) ?? item.badge ?? countOf(item, texts);
  return {
    ...film,
    breadcrumbs: seriesCrumbs(item, texts),
    ...(badge !== undefined && { badge }),
    ...mainWords(item, film.playText),
  };
}

/** «Продолжить: сезон 1, серия 3»: which episode the main button plays. */
function mainWords({ actions: [action] }: MediaItem, playText: string | undefined) {
  if (!action?.target || action.subtitle === undefined || playText === undefined) return {};
  const [first = '', ...rest] = action.subtitle;
  return { playText: `${playText}: ${first.toLowerCase()}${rest.join('')}` };
}

/** How many seasons a series has. */
function countOf({ type, children_amount: count }: MediaItem, { t }: FilmTexts) {
  if (type !== 'series' || !count) return undefined;
  return t('item.series.seasons_count', { count });
}

/** The way to a series or a part of it, by the parts above. CRUMB-012 */
export function seriesCrumbs(item: MediaItem, { t, siteName }: FilmTexts): readonly Crumb[] {
  const { series_slug, series_name, season_slug, season_short_name } = item;
  return [
    { title: siteName, href: '/' },
    { title: t('item.series.crumb'), href: '/series' },
    ...(series_slug && series_name
      ? [{ title: series_name, href: mediaItemPath({ type: 'series', slug: series_slug }) }]
      : []),
    ...(season_slug && season_short_name && item.type === 'episode'
      ? [{ title: season_short_name, href: mediaItemPath({ type: 'season', slug: season_slug }) }]
      : []),
    { title: item.name, href: mediaItemPath(item) },
  ];
}
