import { episodesQuery, seasonsQuery, type Client } from '@foyer/client';
import type { ShownEpisodes } from './shown-episodes.ts';

/** Seasons and episodes that one call brings. */
const partsPerCall = 100;

/** The calls that a page of a series shows. */
export const seriesQueries = (client: Client, { seriesId, seasonId, after }: ShownEpisodes) => ({
  seasons: seasonsQuery(client, { seriesId, limit: partsPerCall }),
  episodes: episodesQuery(client, {
    parentId: seasonId ?? seriesId,
    limit: partsPerCall,
    ...(after !== undefined && { cursor: after }),
  }),
});
