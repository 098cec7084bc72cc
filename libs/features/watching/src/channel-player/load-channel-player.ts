import { channelQuery, guideQuery, programmeQuery } from '@foyer/client';
import { type Channel, isApiError, type Programme } from '@foyer/contract';
import type { PlaybackAnswer } from '@foyer/playback-access';
import { channelPlayerPath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { openPlayback } from '../ports/open-playback.ts';
import { secondsNow } from '@foyer/television/tv/use-now';
import { type ChannelPlay, channelPlay } from './channel-play.ts';
import type { ChannelWish } from './channel-wish.ts';
import { guideAround } from './on-air.ts';
import { openPreparedChannel } from './prepared-channel.ts';

/** Whose player it is, and what of it is wished for. */
export interface ChannelAddress {
  /** Id or slug, as in the address. */
  id: string;
  wish: ChannelWish;
  /** It stands in a page of another site. */
  isEmbedded: boolean;
}

/** What a channel's player needs. */
export interface ChannelPlayerData extends ChannelAddress {
  play: ChannelPlay;
  /** The service's word; absent when it could not be had, and the page then asks again. */
  answer?: PlaybackAnswer;
  /** What the service's clock showed, in seconds since 1970. */
  madeAt: number;
  head: PageHead;
}

/** What follows a programme on its channel. */
export const followingQuery = (
  client: LoaderPage['client'],
  { channel_info: { id }, end_time: end }: Programme,
) => guideQuery(client, { channelIds: [id], from: end, to: end + 60 });

/** What a running channel shows around a moment of the service's clock. */
export const aroundQuery = (
  client: LoaderPage['client'],
  { id, tstv_options_channel: { pltv_max_duration } }: Channel,
  now: number,
) => guideQuery(client, { channelIds: [id], ...guideAround(now, pltv_max_duration) });

/** A programme that the guide does not know, or no more, is none; nor is another channel's. */
async function knownProgramme(
  { client, queryClient }: LoaderPage,
  { program }: ChannelWish,
  channel: Channel,
): Promise<Programme | undefined> {
  if (program === undefined) return undefined;
  try {
    const programme = await queryClient.ensureQueryData(programmeQuery(client, program));
    return programme.channel_info.id === channel.id ? programme : undefined;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Loads the channel, its guide and the programme, and asks to play, so that the picture may start with the page. */
export async function loadChannelPlayer(
  page: LoaderPage,
  address: ChannelAddress,
): Promise<ChannelPlayerData> {
  const { client, queryClient, label, language, t, origin } = page;
  const { id, wish, isEmbedded } = address;
  // A channel itself plays by what stands in the address, so nothing has to be waited for.
  const opened =
    wish.program === undefined ? open(page, { kind: 'channel', id }, isEmbedded) : undefined;
  const channel = await pageData(queryClient.fetchQuery(channelQuery(client, id)));
  const programme = await pageData(knownProgramme(page, wish, channel));
  const madeAt = secondsNow();
  const play = channelPlay(wish, { channel, programme, now: madeAt });
  const isArchive = programme !== undefined && play.kind === 'programme';
  const isUnknown = programme === undefined && play.kind === 'programme';
  const guide = isArchive
    ? followingQuery(client, programme)
    : aroundQuery(client, channel, madeAt);
  const [answer] = await Promise.all([
    isUnknown ? unavailable : (opened ?? open(page, play, isEmbedded)),
    queryClient.prefetchQuery(guide),
  ]);
  const name = isArchive ? programme.name : channel.name;
  return {
    ...address,
    play,
    ...(answer && { answer }),
    madeAt,
    head: {
      title: t('page.title', {
        title: t('page.player', { title: name }),
        site: label.name[language],
      }),
      description: channel.description,
      address: `${origin}${channelPlayerPath(channel.slug)}`,
      language,
      languages: label.languages,
      isIndexed: false,
    },
  };
}

/** What the guide does not know is not in the archive either. */
const unavailable: PlaybackAnswer = { status: 'refused', refusal: 'notAvailable' };

/** Asks to play. The page itself is there without an answer; it asks again, and says so where that fails too. */
async function open(
  page: LoaderPage,
  { kind, id }: Pick<ChannelPlay, 'kind' | 'id'>,
  isEmbedded: boolean,
): Promise<PlaybackAnswer | undefined> {
  try {
    if (kind === 'channel' && !isEmbedded) return await openPreparedChannel(page, id);
    return await openPlayback(page.client, { titleId: id, kind, isEmbedded });
  } catch {
    return undefined;
  }
}
