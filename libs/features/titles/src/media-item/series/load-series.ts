import type { MediaItem } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import { fullName } from './series-names.ts';
import { seriesQueries } from './series-queries.ts';
import { episodesQueryNames, seriesIdOf, shownSeason } from './shown-episodes.ts';
import type { ShownEpisodes } from './shown-episodes.ts';

/** Loads the seasons of a series, and the episodes that its page or that of one of its parts shows. */
export async function loadSeries(
  page: LoaderPage,
  item: MediaItem,
  search: URLSearchParams,
): Promise<{ shown: ShownEpisodes; title: string }> {
  const { client, queryClient, t, label, language } = page;
  const seriesId = seriesIdOf(item);
  const { items } = await pageData(
    queryClient.ensureQueryData(seriesQueries(client, { seriesId }).seasons),
  );
  const seasonId = shownSeason(item, items, search);
  const after = search.get(episodesQueryNames.after) ?? undefined;
  const shown = {
    seriesId,
    ...(seasonId !== undefined && { seasonId }),
    ...(after !== undefined && { after }),
  };
  await pageData(queryClient.ensureQueryData(seriesQueries(client, shown).episodes));
  const watch = t('page.watch', { title: fullName(item) });
  return { shown, title: t('page.title', { title: watch, site: label.name[language] }) };
}
