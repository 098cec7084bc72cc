import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
    video,
    ready: () => tell({ type: 'ready', duration: 60, isLive: false }),
    plays: () => plays,
  };
}

/** Media whose picture is in the browser's small window. */
function inSmallWindow(video: HTMLVideoElement) {
  const exit = vi.fn(() => Promise.resolve());
  Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: video });
  Object.defineProperty(document, 'exitPictureInPicture', { configurable: true, value: exit });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'pictureInPictureElement');
    Reflect.deleteProperty(document, 'exitPictureInPicture');
  });
  return exit;
}

describe('Media in the small window', () => {
  it('leaves it when the page has taken the picture away', async () => {
    const { media, video } = await playing();
    const exit = inSmallWindow(video);
    media.stop();
    expect(exit).toHaveBeenCalledOnce();
  });

  it('stays in it when another title follows in the same picture', async () => {
    const { media, video } = await playing();
    document.body.append(video);
    onTestFinished(() => video.remove());
    const exit = inSmallWindow(video);
    media.stop();
    expect(exit).not.toHaveBeenCalled();
  });
});

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
