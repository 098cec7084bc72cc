import type { Client } from '@foyer/client';
import type { PlaybackAccessPorts } from '@foyer/playback-access';
import { openPlayback, type OpenPlaybackInput } from './open-playback.ts';

/** The calls of the playback access flow: of what kind the title is, and where the player stands. */
export const playbackAccessPorts = (
  client: Client,
  where: Pick<OpenPlaybackInput, 'kind' | 'isEmbedded'> = {},
): PlaybackAccessPorts => ({
  openPlayback: (input, signal) => openPlayback(client, { ...input, ...where }, signal),
});
