import { episodesQuery, mediaItemQuery, type Client } from '@foyer/client';
import type { MediaItemType } from '@foyer/contract';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { loadPlayer, type PlayerPageData } from '../player/load-player.ts';
import { titleIdOf } from './story-slides.ts';

/** The longest list that the service gives at once; short series have a few dozen episodes. */
const MOST_EPISODES = 100;

/** What the page of stories needs: what the player needs, and the title of which it is a part. */
export interface StoriesPageData extends PlayerPageData {
  titleId: string;
}

/** All episodes of a series, in order. */
export const storyEpisodesQuery = (client: Client, seriesId: string) =>
  episodesQuery(client, { parentId: seriesId, limit: MOST_EPISODES });

/** Loads the title as the player does, and what comes before and after it. Spec 2 §2 "Stories" */
export async function loadStories(
  page: LoaderPage,
  { id, type }: { id: string; type: MediaItemType | undefined },
): Promise<StoriesPageData> {
  const { client, queryClient } = page;
  const [data] = await Promise.all([
    loadPlayer(page, { id, type, playerType: 'stories' }),
    page.loadTexts('stories'),
  ]);
  const item = await queryClient.ensureQueryData(mediaItemQuery(client, id, type));
  const titleId = titleIdOf(item);
  // One title plays also where the others could not be had.
  await Promise.all([
    item.type !== 'film' && queryClient.prefetchQuery(storyEpisodesQuery(client, titleId)),
    titleId !== item.id && queryClient.prefetchQuery(mediaItemQuery(client, titleId)),
  ]);
  return { ...data, titleId };
}
