import { expect, it, onTestFinished, vi } from 'vitest';
import { playHlsFile } from './hls-engine.ts';

const file = (fault: string) =>
  new URL(`/media/${fault}/file/film/variant.m3u8`, location.href).href;

/** A playlist in an element that was told to play before it had any source, as elements of advertisements are. */
function play(fault: string) {
  const video = document.createElement('video');
  document.body.append(video);
  const detach = playHlsFile(video, file(fault));
  void video.play().catch(() => {});
  onTestFinished(() => {
    detach();
    video.remove();
  });
  return { video, detach };
}

it('A17: plays the playlist of an advertisement by the engine, and lets go of its element', async () => {
  const { video, detach } = play('none');
  await expect.poll(() => video.currentTime, { timeout: 20_000 }).toBeGreaterThan(0.5);
  expect(video.currentSrc).toMatch(/^blob:/u);
  detach();
  expect(video.getAttribute('src')).toBeNull();
});

it('A17: says that a playlist does not come', async () => {
  const { video } = play('manifest-404');
  const failed = vi.fn();
  video.addEventListener('error', failed);
  await expect.poll(() => failed.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
});
