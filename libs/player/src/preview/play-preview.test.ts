import { afterEach, expect, it, vi } from 'vitest';
import { playPreview } from './play-preview.ts';

const video = {} as HTMLVideoElement;
const manifest = 'https://foyer.example/trailer/manifest.mpd?profile=web_auto';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['there is no manifest', () => new Response('', { status: 404 })],
  ['it cannot be started without an engine', () => new Response('<MPD type="dynamic"/>')],
])('leaves the element alone where %s, and asks for nothing more', async (_, answer) => {
  const fetched = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetched);

  const isPlaying = await playPreview(video, manifest, new AbortController().signal);

  expect([isPlaying, fetched.mock.calls.length, Object.keys(video)]).toEqual([false, 1, []]);
});
