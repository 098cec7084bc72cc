import type { AdNews } from '@foyer/ad-slots';
import { describe, expect, it, vi } from 'vitest';
import { mediaFile, trackedAd } from '../model/ad.fixtures.ts';
import type { Ad } from '../model/ad.types.ts';
import type { AttachHls } from './ad-client.types.ts';
import { playLinear } from './play-linear.ts';

vi.mock('../ad-tracker/send-ping.ts', () => ({ sendPing: () => {} }));

const url = 'https://ads.example/tea.m3u8';
const { linear } = trackedAd;
const ad: Ad = {
  ...trackedAd,
  ...(linear && {
    linear: { ...linear, files: [{ ...mediaFile, url, type: 'application/vnd.apple.mpegurl' }] },
  }),
};

/** Shows an advertisement that is a playlist, in a browser that plays some; what the engine got, and what was told. */
async function show(engine: AttachHls | undefined, isNative: boolean) {
  const video = document.createElement('video');
  video.canPlayType = () => (isNative ? 'maybe' : '');
  video.play = async () => {};
  const breakEnds = new AbortController();
  const told: AdNews['type'][] = [];
  const end = playLinear({
    ad,
    position: 1,
    macros: () => ({}),
    client: { video, mayAsk: () => true },
    stage: {
      signal: breakEnds.signal,
      wrapper: document.createElement('div'),
      sound: { get: () => ({ volume: 1, isMuted: false }), subscribe: () => () => {} },
      content: () => ({ time: 0, duration: 600 }),
      tell: ({ type }) => told.push(type),
      onWish: () => () => {},
      attachHls: engine,
    },
  });
  const source = video.getAttribute('src');
  breakEnds.abort();
  return { source, told, end: await end };
}

describe('playLinear', () => {
  it('A17: has a playlist played by the engine of the content, and takes it away', async () => {
    const detach = vi.fn<() => void>();
    const engine = vi.fn<AttachHls>(() => detach);
    expect(await show(engine, false)).toMatchObject({ source: null, told: [] });
    expect(engine.mock.calls.map(([, played]) => played)).toEqual([url]);
    expect(detach).toHaveBeenCalledOnce();
  });

  it('A17: has the browser play it where it can, and loads nothing where neither can', async () => {
    const engine = vi.fn<AttachHls>(() => () => {});
    expect((await show(engine, true)).source).toBe(url);
    expect(engine).not.toHaveBeenCalled();
    expect(await show(undefined, false)).toEqual({
      source: null,
      told: ['ad.failed'],
      end: { end: 'failed', error: 'MEDIA_TYPE_NOT_SUPPORTED' },
    });
  });
});
