import { describe, expect, it } from 'vitest';
import type { CreateEngine, EngineEvent } from '../engine/media-engine.ts';
import { createPrefetchStore } from '../engine/prefetch.ts';
import { Media } from './media.ts';
import { titleTimes } from './media-times.ts';

/** Media whose element plays, over an engine that gets ready only when told. */
async function playing() {
  const video = document.createElement('video');
  let plays = 0;
  let isPaused = false;
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  video.play = () => {
    plays += 1;
    isPaused = false;
    return Promise.resolve();
  };
  video.pause = () => {
    isPaused = true;
  };
  let tell = (_event: EngineEvent) => {};
  const createEngine: CreateEngine = ({ onEvent }) => {
    tell = onEvent;
    return {
      name: 'fake',
      load: () => {},
      retry: () => {},
      seek: () => {},
      liveTime: () => undefined,
      selectResolution: () => {},
      selectAudio: () => {},
      selectSubtitle: () => {},
      destroy: () => {},
    };
  };
  const requestHeaders = () => ({});
  const media = new Media(
    {
      video,
      stage: document.createElement('section'),
      source: { url: 'fake:manifest', isLive: false },
      loadEngine: () => Promise.resolve(createEngine),
      requestHeaders,
      prefetched: createPrefetchStore({ requestHeaders }),
      preferred: { audio: null, subtitle: null, resolution: 'auto' },
    },
    titleTimes,
    () => {},
  );
  media.obey({ type: 'media.load', startTime: 0 });
  await new Promise((resolve) => setTimeout(resolve));
  return {
    media,
    ready: () => tell({ type: 'ready', duration: 60, isLive: false }),
    plays: () => plays,
  };
}

describe('Media', () => {
  it('goes on playing when a retry has loaded the title anew', async () => {
    const { media, ready, plays } = await playing();
    media.obey({ type: 'media.retry' });
    ready();
    expect(plays()).toBe(1);
  });

  it.each([
    ['the viewer has paused', { type: 'media.pause' }],
    ['the title was loaded again', { type: 'media.load', startTime: 30 }],
  ] as const)(
    'starts nothing by itself where a retry was enough, and then %s',
    async (_, command) => {
      const { media, ready, plays } = await playing();
      media.obey({ type: 'media.retry' });
      media.obey(command);
      ready();
      expect(plays()).toBe(0);
    },
  );
});
