import { describe, expect, it } from 'vitest';
import { type EarlyStartOptions, startEarly } from './early-start.ts';
import type { PreparedStart, RunningStart } from './play-start.ts';

const prepared: PreparedStart = {
  plan: {
    duration: 90,
    startTime: 12,
    streams: [{ kind: 'audio', type: 'audio/mp4', codecs: 'mp4a', urls: [], language: 'rus' }],
  },
  feeds: [],
};
const choices = { startTime: 12, audio: null, volume: 0.4, isMuted: true, speed: 1.5 };

/** An element that plays when it is told to, and a start that is open at once. */
function scene(options: Partial<EarlyStartOptions> & { isAllowed?: boolean } = {}) {
  const video = document.createElement('video');
  const calls: string[] = [];
  video.play = () => {
    calls.push(`play ${video.volume} ${video.muted} ${video.playbackRate}`);
    return Promise.resolve();
  };
  const running: RunningStart = {
    opened: Promise.resolve(true),
    shown: Promise.resolve(),
    ended: Promise.resolve(),
    finish: () => {},
    seek: () => {},
    release: () => Promise.resolve(undefined),
    stop: () => calls.push('stop'),
  };
  const early = startEarly({
    video,
    start: Promise.resolve(prepared),
    choices,
    isHeld: false,
    checkAutoplay: () => Promise.resolve({ isAllowed: options.isAllowed ?? true }),
    play: () => {
      calls.push('open');
      return running;
    },
    ...options,
  });
  /** When all that may happen by itself has happened. */
  const settled = async () => {
    await early.shown;
    await new Promise((resolve) => setTimeout(resolve));
    return calls;
  };
  return { video, early, running, settled };
}

describe('startEarly', () => {
  it('plays before there is a player, as loud and as fast as this viewer wants it', async () => {
    expect(await scene().settled()).toEqual(['open', 'play 0.4 true 1.5']);
  });

  it('shows a picture and stays still where the browser wants a gesture first [PLAYER-010]', async () => {
    expect(await scene({ isAllowed: false }).settled()).toEqual(['open']);
  });

  it('stays still where something else may come first, until nothing does', async () => {
    const { early, settled } = scene({ isHeld: true });
    expect([early.isHeld(), await settled()]).toEqual([true, ['open']]);
    early.letGo();
    expect([early.isHeld(), await settled()]).toEqual([false, ['open', 'play 0.4 true 1.5']]);
  });

  it('is not let go any more once a player has it', async () => {
    const { video, early, settled } = scene({ isHeld: true });
    await settled();
    void early.take(video);
    early.letGo();
    expect(await settled()).toEqual(['open']);
  });

  it('begins nothing in another language, at another place, or without a plan', async () => {
    const language = scene({ choices: { ...choices, audio: 'eng' } });
    const commentary = scene({ choices: { ...choices, audio: 'rus;commentary' } });
    const place = scene({ choices: { ...choices, startTime: 0 } });
    const nothing = scene({ start: Promise.resolve(undefined) });
    for (const { settled } of [language, commentary, place, nothing])
      expect(await settled()).toEqual([]);
  });

  it('hands over what runs to the player of its element, once', async () => {
    const { video, early, running, settled } = scene();
    await settled();
    expect(await early.take(video)).toBe(running);
    expect(await early.take(video)).toBeUndefined();
    expect(await scene().early.take(video)).toBeUndefined();
  });

  it('is paused and resumed by the space bar before there is a player, and stays as the viewer left it', async () => {
    const { video, early, settled } = scene();
    document.body.append(video);
    await settled();
    let isPaused = false;
    Object.defineProperty(video, 'paused', { get: () => isPaused });
    Object.defineProperty(video, 'readyState', { value: 4 });
    video.pause = () => void (isPaused = true);
    video.play = () => Promise.resolve(void (isPaused = false));
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' }));

    press();
    expect(isPaused).toBe(true);
    expect(await early.autoplay()).toEqual({ isAllowed: false });
    await new Promise((resolve) => setTimeout(resolve, 80));
    press();
    expect(isPaused).toBe(false);
    expect(await early.autoplay()).toEqual({ isAllowed: true });
    await new Promise((resolve) => setTimeout(resolve, 80));
    early.leaveKeys();
    press();
    expect(isPaused).toBe(false);
    video.remove();
  });

  it('does not play on its own once a player has taken it', async () => {
    let answer = (_answer: { isAllowed: boolean }) => {};
    const checkAutoplay = () =>
      new Promise<{ isAllowed: boolean }>((resolve) => {
        answer = resolve;
      });
    const { video, early, settled } = scene({ checkAutoplay });
    await settled();
    void early.take(video);
    answer({ isAllowed: true });
    expect(await settled()).toEqual(['open']);
  });
});
