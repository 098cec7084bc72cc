import {
  getChannelOperation,
  getGuideOperation,
  getProgrammeOperation,
  getShowOperation,
  listChannelGenresOperation,
  listChannelsOperation,
  pageQuery,
  type Channel,
  type ChannelGenres,
  type ChannelsPage,
  type Guide,
  type PageInput,
  type Programme,
  type Show,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Which channels are asked for. */
export interface ChannelsInput extends PageInput {
  /** Id of a genre. */
  genre?: string | undefined;
}

/** Which part of the guide is asked for. */
export interface GuideInput {
  /** `GUIDE_MAX_CHANNELS` at most. */
  channelIds: readonly string[];
  /** Whole seconds since 1970. */
  from: number;
  /** Whole seconds since 1970, `GUIDE_MAX_SECONDS` later at most. */
  to: number;
}

/** The channels with what is on now and next, without those that the profile hides. */
export function listChannels(
  client: Client,
  { genre, ...page }: ChannelsInput = {},
  signal?: AbortSignal,
): Promise<ChannelsPage> {
  const query = { ...(genre && { genre }), ...pageQuery(page) };
  return client.call(listChannelsOperation, { query }, signal);
}

/** The genres that channels have. */
export function listChannelGenres(client: Client, signal?: AbortSignal): Promise<ChannelGenres> {
  return client.call(listChannelGenresOperation, {}, signal);
}

/** A channel; with purchase data for who has signed in. @throws {@link ApiError} 404 for an unknown one. */
export function getChannel(
  client: Client,
  { idOrSlug }: { idOrSlug: string },
  signal?: AbortSignal,
): Promise<Channel> {
  return client.call(getChannelOperation, { params: { id_or_slug: idOrSlug } }, signal);
}

/** What is on some channels between two moments. */
export function getGuide(
  client: Client,
  { channelIds, from, to }: GuideInput,
  signal?: AbortSignal,
): Promise<Guide> {
  const query = { channel_ids: channelIds.join(','), from: String(from), to: String(to) };
  return client.call(getGuideOperation, { query }, signal);
}

/** A programme. @throws {@link ApiError} 404 for one that the guide does not know, or no more. */
export function getProgramme(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Programme> {
  return client.call(getProgrammeOperation, { params: { id } }, signal);
}

/** A show of a channel with its showings. @throws {@link ApiError} 404 for one that is not in the guide. */
export function getShow(
  client: Client,
  { channelId, id }: { channelId: string; id: string },
  signal?: AbortSignal,
): Promise<Show> {
  return client.call(getShowOperation, { params: { channel_id: channelId, id } }, signal);
}
