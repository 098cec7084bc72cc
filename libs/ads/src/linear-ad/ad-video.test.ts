import { afterEach, expect, it, vi } from 'vitest';
import { playInVideo } from './ad-video.ts';
import type { LinearAdEvent } from './linear-ad.types.ts';

afterEach(() => vi.restoreAllMocks());

it('A6: a film that ends before its first frame is reported was on the screen all the same', () => {
  const video = document.createElement('video');
  vi.spyOn(video, 'play').mockResolvedValue();
  // A busy browser: the end comes first.
  const frames: VideoFrameRequestCallback[] = [];
  video.requestVideoFrameCallback = (callback) => frames.push(callback);
  const said: LinearAdEvent['type'][] = [];
  const stop = playInVideo(video, {
    attach: () => () => {},
    isBlocked: () => Promise.resolve(false),
    say: ({ type }) => said.push(type),
  });

  video.dispatchEvent(new Event('ended'));
  for (const callback of frames)
    callback(0, {
      expectedDisplayTime: 0,
      height: 360,
      mediaTime: 0,
      presentationTime: 0,
      presentedFrames: 1,
      width: 640,
    });

  expect(said).toEqual(['media.framed', 'media.ended']);
  stop();
});
