import { filmTracks } from '@foyer/player-machine/fixtures';
import { describeMediaEngine } from '../../engine/media-engine.contract.ts';
import { createFakeEngine } from './fake-engine.ts';

const source = { url: 'fake:film', isLive: false };

describeMediaEngine('createFakeEngine', {
  createEngine: createFakeEngine({ duration: 60, tracks: filmTracks }).createEngine,
  source,
  missing: {
    createEngine: createFakeEngine({ error: { severity: 2, category: 4, code: 'fake-404' } })
      .createEngine,
    source,
  },
  live: {
    createEngine: createFakeEngine({ duration: 120, liveZero: Date.now() / 1000 - 100 })
      .createEngine,
    source: { url: 'fake:channel', isLive: true },
  },
});
