import type { OperationExamples } from '../operation-examples.ts';
import {
  episodeAssetFixture,
  liveAssetFixture,
  playerAssetFixture,
  trailerAssetFixture,
} from './playback.fixtures.ts';
import type { playbackOperations } from './playback.operations.ts';

/** A successful call of each. */
export const playbackExamples: OperationExamples<typeof playbackOperations> = {
  getPlayback: {
    params: { id: 'mayak' },
    body: { pin_code: '1234', is_embedded: false },
    answer: { asset: episodeAssetFixture },
  },
  getTrailerPlayback: { params: { id: 'metropolis' }, answer: { asset: trailerAssetFixture } },
  getChannelPlayback: {
    params: { id: 'pervyy-ekran' },
    body: { pin_code: '1234' },
    answer: { asset: liveAssetFixture },
  },
  getProgrammePlayback: {
    params: { id: 'pervyy-ekran-29841660' },
    body: { pin_code: '1234' },
    answer: {
      asset: { ...playerAssetFixture, type: 'catchup', content_id: 'pervyy-ekran-29841660' },
    },
  },
  getKaraokePlayback: {
    params: { id: 'vecherniy-vals' },
    body: { pin_code: '1234' },
    answer: { asset: { ...playerAssetFixture, content_id: 'vecherniy-vals' } },
  },
  getOriginFile: {
    params: { asset: 'trailer', file: 'manifest.mpd' },
    query: { profile: 'web', token: 't0ken' },
  },
  getStreamFile: {
    params: { token: 't0ken', stream: 'live-pervyy-ekran', file: 'manifest.mpd' },
    query: { profile: 'web', offset: '-600' },
  },
  clearKeyLicence: {
    headers: { preauthorization: 'licence-t0ken' },
    body: { kids: ['AAECAwQFBgcICQoLDA0ODw'], type: 'temporary' },
    answer: {
      keys: [{ kty: 'oct', kid: 'AAECAwQFBgcICQoLDA0ODw', k: 'EBESExQVFhcYGRobHB0eHw' }],
      type: 'temporary',
    },
  },
};
