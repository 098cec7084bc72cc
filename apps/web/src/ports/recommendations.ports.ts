import { titleSummary } from '@foyer/blocks';
import { getMediaItem } from '@foyer/client';
import type { RecommendationsPorts } from '@foyer/recommendations';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';

/** What the service names beside a title is what it recommends after it. EVENT-022 */
export const recommendationsPorts = ({
  page: { client },
}: Pick<ShellSurroundings, 'page'>): RecommendationsPorts => ({
  listTitles: async ({ itemId }, signal) =>
    (await getMediaItem(client, { idOrSlug: itemId }, signal)).similar.map(titleSummary),
});
