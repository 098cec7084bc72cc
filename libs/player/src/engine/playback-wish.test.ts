import { describe, expect, it, vi } from 'vitest';
import { rememberWish } from './playback-wish.ts';

/** An element that plays or does not; it tells of a pause, and not of the loss of its source. */
function element() {
  let isPaused = true;
  const video = Object.assign(document.createElement('video'), {
    play: vi.fn(() => {
      isPaused = false;
      return Promise.resolve();
    }),
  });
  Object.defineProperties(video, { paused: { get: () => isPaused }, ended: { get: () => false } });
  const lose = () => (isPaused = true);
  const pause = () => {
    isPaused = true;
    video.dispatchEvent(new Event('pause'));
  };
  return { video, lose, pause };
}

describe('rememberWish', () => {
  it('plays on after a loss of the source, and not after a pause', () => {
    const { video, lose, pause } = element();
    const wish = rememberWish(video);
    void video.play();
    video.dispatchEvent(new Event('play'));
    lose();
    expect(wish.isToPlay()).toBe(true);
    wish.keep();
    expect(video.paused).toBe(false);

    pause();
    wish.keep();
    expect([wish.isToPlay(), video.paused]).toEqual([false, true]);
  });

  it('obeys a pause whose event is still on its way, and restores what lost its source', () => {
    const { video, lose } = element();
    const wish = rememberWish(video);
    void video.play();
    video.dispatchEvent(new Event('play'));
    lose();
    wish.restore();
    expect(video.paused).toBe(true);

    video.dispatchEvent(new Event('emptied'));
    wish.restore();
    expect(video.paused).toBe(false);
  });

  it('hears of an error before the source is lost, also where "play" has not been told yet', () => {
    const { video, lose } = element();
    const wish = rememberWish(video);
    video.addEventListener('error', lose);
    void video.play();
    video.dispatchEvent(new Event('error'));
    expect(wish.isToPlay()).toBe(true);
  });

  it('takes no pause for a viewer’s that comes between an error and the loss of the source', () => {
    const { video, pause } = element();
    const wish = rememberWish(video);
    void video.play();
    video.dispatchEvent(new Event('error'));
    pause();
    video.dispatchEvent(new Event('emptied'));
    expect(wish.isToPlay()).toBe(true);
    pause();
    expect(wish.isToPlay()).toBe(false);
  });

  it('goes on with what plays already, until it is stopped', () => {
    const { video, pause } = element();
    void video.play();
    const wish = rememberWish(video);
    wish.stop();
    pause();
    expect(wish.isToPlay()).toBe(true);
  });
});
