import type { SeriesPosition } from '@foyer/contract';
import type { CatalogueSnapshot, MediaItemRow } from './catalogue.store.ts';
import type { PositionRow, Viewing } from './viewing.store.ts';

/** The episodes of a series in order, over all its seasons. */
export const episodesOf = (
  seriesId: string,
  { seasonsBySeries, episodesBySeason }: CatalogueSnapshot,
): MediaItemRow[] =>
  (seasonsBySeries.get(seriesId) ?? []).flatMap(({ id }) => episodesBySeason.get(id) ?? []);

/** The episode that comes after one, in the next season too; absent after the last. */
export function nextEpisode(
  episode: MediaItemRow,
  snapshot: CatalogueSnapshot,
): MediaItemRow | undefined {
  if (episode.seriesId === null) return undefined;
  const all = episodesOf(episode.seriesId, snapshot);
  return all[all.findIndex(({ id }) => id === episode.id) + 1];
}

/** The film or episode that a profile goes on with after a position; absent when all is watched. */
function goesOnWith(position: PositionRow, snapshot: CatalogueSnapshot): MediaItemRow | undefined {
  const item = snapshot.itemsById.get(position.mediaItemId);
  if (!item || !position.isViewed) return item;
  return nextEpisode(item, snapshot);
}

/**
 * The latest position in each series, by the series' id, and in each film, by its own: a series counts
 * once, by the episode watched last.
 */
function latestByTitle(
  { positions }: Viewing,
  { itemsById }: CatalogueSnapshot,
): Map<string, PositionRow> {
  const latest = new Map<string, PositionRow>();
  for (const position of positions.values()) {
    const item = itemsById.get(position.mediaItemId);
    if (!item) continue;
    const titleId = item.seriesId ?? item.id;
    if (!latest.has(titleId)) latest.set(titleId, position);
  }
  return latest;
}

/** What a profile goes on with, the latest first: films, and of each series one episode. */
export const continueWatching = (viewing: Viewing, snapshot: CatalogueSnapshot): MediaItemRow[] =>
  [...latestByTitle(viewing, snapshot).values()].flatMap((position) => {
    const item = goesOnWith(position, snapshot);
    return item ? [item] : [];
  });

/** The episodes that a profile goes on with, by the id of their series. */
export function seriesPositions(
  viewing: Viewing,
  snapshot: CatalogueSnapshot,
): ReadonlyMap<string, SeriesPosition> {
  const episodes = continueWatching(viewing, snapshot).filter(({ type }) => type === 'episode');
  return new Map(
    episodes.flatMap((episode): [string, SeriesPosition][] => {
      const season = snapshot.itemsById.get(episode.seasonId ?? '');
      if (!season || episode.seriesId === null) return [];
      const place = {
        episode_id: episode.id,
        episode_slug: episode.slug,
        season_id: season.id,
        season_slug: season.slug,
        season_number: season.orderNumber ?? 1,
        episode_number: episode.orderNumber ?? 1,
      };
      return [[episode.seriesId, place]];
    }),
  );
}

/**
 * What plays when an item is played: a film or an episode itself; of a series the episode that the
 * profile goes on with, of a season too if it is there, else the first one. Absent when there is none.
 */
export function playedItem(
  item: MediaItemRow,
  snapshot: CatalogueSnapshot,
  position: SeriesPosition | undefined,
): MediaItemRow | undefined {
  if (item.type === 'film' || item.type === 'episode') return item;
  const goesOn = snapshot.itemsById.get(position?.episode_id ?? '');
  if (item.type === 'series') return goesOn ?? episodesOf(item.id, snapshot)[0];
  return goesOn?.seasonId === item.id ? goesOn : snapshot.episodesBySeason.get(item.id)?.[0];
}
