import type { MediaItem } from '@foyer/contract';
import type { Translate } from '@foyer/ui/i18n';
import type { Crumb } from '@foyer/screens/page-crumbs';
import { mediaItemPath } from '@foyer/site-map';
import { filmCrumbs } from '../media-item/film-page-props.ts';
import { seriesCrumbs } from '../media-item/series/series-page-props.ts';

/** The way to a title's cast: by the title. CRUMB-012 */
export function castCrumbs(
  item: MediaItem,
  texts: { t: Translate; siteName: string },
): readonly Crumb[] {
  const above = (item.type === 'film' ? filmCrumbs : seriesCrumbs)(item, texts);
  return [...above, { title: texts.t('item.cast.title'), href: `${mediaItemPath(item)}/cast` }];
}
