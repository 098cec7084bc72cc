import type { Show } from '@foyer/contract';
import { breadcrumbsOf, type Crumb } from '@foyer/screens/page-crumbs';
import { channelPath, showPath, tvPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';

/** What a page of television adds to the way to it. */
interface CrumbEnd {
  /** Of the page. @default that of the list of channels */
  path?: string;
  /** Names of steps in between, by path. */
  titles?: Readonly<Record<string, string>>;
  lastTitle?: string;
}

/** The way to a page of television, for its loader; the texts of crumbs have to be there. CRUMB-002, CRUMB-012 */
export const tvCrumbs = (
  { t, label, language }: Pick<LoaderPage, 't' | 'label' | 'language'>,
  { path = tvPath, ...end }: CrumbEnd = {},
): readonly Crumb[] => breadcrumbsOf(path, { t, siteName: label.name[language], ...end });

/** The way to a show: over its channel. CRUMB-012 */
export function showCrumbs(
  show: Pick<Show, 'id' | 'name' | 'channel_info'>,
  page: Pick<LoaderPage, 't' | 'label' | 'language'>,
): readonly Crumb[] {
  const { slug, name } = show.channel_info;
  return tvCrumbs(page, {
    path: showPath(show),
    titles: { [channelPath(slug)]: name },
    lastTitle: show.name,
  });
}
