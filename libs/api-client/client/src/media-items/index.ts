export { episodesQuery, mediaItemQuery, seasonsQuery } from './media-items.queries.ts';
export { getMediaItem, listEpisodes, listSeasons } from './media-items.resource.ts';
