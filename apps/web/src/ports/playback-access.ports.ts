import type { Client } from '@foyer/client';
import type { PlaybackAccessPorts } from '@foyer/playback-access';
import { openPlayback } from './open-playback.ts';

/** The calls of the playback access flow. */
export const playbackAccessPorts = (client: Client): PlaybackAccessPorts => ({
  openPlayback: (input, signal) => openPlayback(client, input, signal),
});
