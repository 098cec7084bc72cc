import {
  deletePositionOperation,
  deletePositionsOperation,
  listPositionsOperation,
  pageQuery,
  setPositionOperation,
  type PageInput,
  type PositionsPage,
  type StoredPosition,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** Which part of the history is asked for. */
export interface PositionsInput extends PageInput {
  /** Only what is not watched to its end, a series once, with the episode to go on with. */
  isContinueWatching?: boolean | undefined;
}

/** A place in a film or an episode. */
export interface PositionInput {
  mediaItemId: string;
  timepoint: number;
  /** @default false */
  isOfTitle?: boolean;
  secondsAgo?: number;
  profileId?: string;
}

/** What the profile has watched, the latest first. */
export function listPositions(
  client: Client,
  { isContinueWatching, ...page }: PositionsInput = {},
  signal?: AbortSignal,
): Promise<PositionsPage> {
  const query = {
    ...(isContinueWatching && { continue_watching: '1' as const }),
    ...pageQuery(page),
  };
  return client.call(listPositionsOperation, { query }, signal);
}

/**
 * Stores how far the profile has watched a film or an episode.
 *
 * @param timepoint - Seconds of the stream that plays; with `isOfTitle` of the title, as the history answers them.
 * @param secondsAgo - How long ago the viewer stood there; a newer place of another device stays.
 * @param profileId - Who watched; by default the profile of the session.
 * @returns The newest position in seconds of the title, and whether it counts as watched.
 * @throws {@link ApiError} 404 for what cannot be played, 409 where the session is another profile's.
 */
export function setPosition(
  client: Client,
  { mediaItemId, timepoint, isOfTitle = false, secondsAgo, profileId }: PositionInput,
  signal?: AbortSignal,
): Promise<StoredPosition> {
  const body = {
    timepoint,
    ...(isOfTitle && { scale: 'title' as const }),
    ...(secondsAgo !== undefined && { seconds_ago: secondsAgo }),
    ...(profileId !== undefined && { profile_id: profileId }),
  };
  const input = { params: { media_item_id: mediaItemId }, body };
  return client.call(setPositionOperation, input, signal);
}

/** Takes a film, an episode, a season or a series out of the history. @throws {@link ApiError} 404. */
export function deletePosition(
  client: Client,
  { mediaItemId }: { mediaItemId: string },
  signal?: AbortSignal,
): Promise<undefined> {
  return client.call(deletePositionOperation, { params: { media_item_id: mediaItemId } }, signal);
}

/** Forgets the whole history of the profile. */
export function deletePositions(client: Client, signal?: AbortSignal): Promise<undefined> {
  return client.call(deletePositionsOperation, {}, signal);
}
