import {
  getChannelPlaybackOperation,
  getKaraokePlaybackOperation,
  getPlaybackOperation,
  getProgrammePlaybackOperation,
  getTrailerPlaybackOperation,
  type Playback,
  type SecretValue,
} from '@foyer/contract';
import type { Client } from '../client.ts';

/** What is to be played. */
export interface PlaybackInput {
  /** Id or slug. */
  id: string;
  /** Four digits; needed above the profile's default age limit. */
  pin?: SecretValue | undefined;
  /** The player stands inside another site's page. */
  isEmbedded?: boolean | undefined;
}

const sent = ({ id, pin, isEmbedded }: PlaybackInput) => ({
  params: { id },
  body: {
    ...(pin && { pin_code: pin.reveal() }),
    ...(isEmbedded !== undefined && { is_embedded: isEmbedded }),
  },
});

/**
 * Asks to play a film, an episode, or what comes next in a series or a season.
 *
 * @throws {@link ApiError} 1000109 when it needs an account, 1000130 when it must be bought (`purchase`
 * says what), 1000110 when the PIN is needed or wrong, 1000111 when it is not for this profile, 1000115
 * after too many wrong PINs, 1000131 and 1000132 outside the profile's hours and time, 1000133 when it
 * is not out yet, 1000117 and 1000118 for restricted sessions and blocked accounts.
 */
export function getPlayback(
  client: Client,
  input: PlaybackInput,
  signal?: AbortSignal,
): Promise<Playback> {
  return client.call(getPlaybackOperation, sent(input), signal);
}

/** Asks to watch a channel. @throws {@link ApiError} as {@link getPlayback}. */
export function getChannelPlayback(
  client: Client,
  input: PlaybackInput,
  signal?: AbortSignal,
): Promise<Playback> {
  return client.call(getChannelPlaybackOperation, sent(input), signal);
}

/**
 * Asks to watch a programme from the archive, or from its beginning while it runs.
 *
 * @throws {@link ApiError} as {@link getPlayback}; 1000133 before it begins and when it has left the archive.
 */
export function getProgrammePlayback(
  client: Client,
  input: PlaybackInput,
  signal?: AbortSignal,
): Promise<Playback> {
  return client.call(getProgrammePlaybackOperation, sent(input), signal);
}

/** Asks to sing a song. @throws {@link ApiError} as {@link getPlayback}. */
export function getKaraokePlayback(
  client: Client,
  input: PlaybackInput,
  signal?: AbortSignal,
): Promise<Playback> {
  return client.call(getKaraokePlaybackOperation, sent(input), signal);
}

/** The trailer of a title, open to all. @throws {@link ApiError} 404 for an unknown title. */
export function getTrailerPlayback(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Playback> {
  return client.call(getTrailerPlaybackOperation, { params: { id } }, signal);
}
