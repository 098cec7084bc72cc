import { mediaItemQuery, type Client } from '@foyer/client';
import type { PlaybackAccessPorts } from '@foyer/playback-access';
import type { QueryClient } from '@tanstack/react-query';
import { trailerAnswer } from '../player/load-player.ts';

/** Plays the trailers of titles, which are open to all. */
export const previewPorts = (client: Client, queryClient: QueryClient): PlaybackAccessPorts => ({
  openPlayback: async ({ titleId }) => {
    const item = await queryClient.ensureQueryData(mediaItemQuery(client, titleId));
    return trailerAnswer(item) ?? { status: 'refused', refusal: 'notAvailable' };
  },
});
