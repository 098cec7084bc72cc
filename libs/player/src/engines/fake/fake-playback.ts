import type { PreparedPlayback } from '../../controller/prepare-playback.ts';
import { createPrefetchStore } from '../../engine/prefetch.ts';
import { createFakeEngine, type FakeEngine, type FakeTitle } from './fake-engine.ts';

/** A playback without network, to hand to `Player` or `createPlayer`. */
export function fakePlayback(title?: FakeTitle): FakeEngine & { prepared: PreparedPlayback } {
  const engine = createFakeEngine(title);
  const requestHeaders = () => ({});
  const fetch = () => Promise.reject(new Error('A fake playback asks for nothing'));
  return {
    ...engine,
    prepared: {
      sessionId: 'fake-session',
      manifestUrl: 'fake:manifest',
      requestHeaders,
      prefetched: createPrefetchStore({ requestHeaders, fetch }),
      loadEngine: () => Promise.resolve(engine.createEngine),
    },
  };
}
