import { mediaItemQuery } from '@foyer/client';
import type { MediaItem, MediaItemType } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import { mediaItemPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { openPlayback } from '../ports/open-playback.ts';

/** What a player's path plays. Spec 2 §2 "player_type" */
export type PlayerType = 'player' | 'trailer' | 'stories';

/** What the player's page needs. */
export interface PlayerPageData {
  /** Id or slug. */
  id: string;
  /** Where the address tells it. */
  type: MediaItemType | undefined;
  playerType: PlayerType;
  /** It stands in a page of another site. @default false */
  isEmbedded?: boolean;
  /** The service's word; absent when it could not be had, and the page then asks again. */
  answer?: PlaybackAnswer;
  head: PageHead;
}

/** What an address tells of a player's page. */
export type PlayerTitle = Pick<PlayerPageData, 'id' | 'type' | 'playerType' | 'isEmbedded'>;

/** Loads the title and asks to play it, so that the film may start with the page. */
export async function loadPlayer(
  page: LoaderPage,
  { id, type, playerType, isEmbedded = false }: PlayerTitle,
): Promise<PlayerPageData> {
  const { client, queryClient, label, language, t, origin } = page;
  const query = mediaItemQuery(client, id, type);
  const item = await pageData(queryClient.ensureQueryData(query));
  const answer = await answerFor(page, item, { playerType, isEmbedded });
  const title = t(playerType === 'trailer' ? 'page.trailer' : 'page.player', { title: item.name });
  return {
    id,
    type,
    playerType,
    isEmbedded,
    ...(answer ? { answer } : {}),
    head: {
      title: t('page.title', { title, site: label.name[language] }),
      description: item.summary_short,
      address: `${origin}${mediaItemPath(item)}/${playerType}`,
      language,
      languages: label.languages,
      isIndexed: false,
    },
  };
}

async function answerFor(
  { client }: LoaderPage,
  item: MediaItem,
  { playerType, isEmbedded }: Pick<PlayerTitle, 'playerType' | 'isEmbedded'>,
): Promise<PlaybackAnswer | undefined> {
  if (playerType === 'trailer') return trailerAnswer(item);
  // The page itself is there; it asks again, and says so where that fails too.
  return openPlayback(client, { titleId: item.id, isEmbedded }).catch(() => undefined);
}

/** The trailer of a title, which is open to all; nothing where it has none. */
export const trailerAnswer = ({ trailer }: MediaItem): PlaybackAnswer | undefined =>
  trailer ? { status: 'granted', asset: trailer.asset } : undefined;
