import { describe, expect, it, vi } from 'vitest';
import type { Range } from './gap-skip.ts';
import { createLiveRebuffer } from './live-rebuffer.ts';

/** A live stream that plays at second 20, with so much loaded; behind it, maybe, a hole and more. */
function run(loadedTo = 20, behind: Range[] = []) {
  const state = { loadedTo, behind, paused: false };
  const ranges = (): Range[] => [[0, state.loadedTo], ...state.behind];
  const video = document.createElement('video');
  let rate = 1;
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    seeking: { get: () => false },
    currentTime: { get: () => 20 },
    buffered: {
      get: () => ({
        length: ranges().length,
        start: (index: number) => ranges()[index]?.[0],
        end: (index: number) => ranges()[index]?.[1],
      }),
    },
    playbackRate: {
      get: () => rate,
      set: (value: number) => {
        rate = value;
      },
    },
  });
  const said: string[] = [];
  const rebuffer = createLiveRebuffer(video);
  for (const name of ['waiting', 'playing']) video.addEventListener(name, () => said.push(name));
  const tell = (name: string) => video.dispatchEvent(new Event(name));
  const load = (to: number, ...more: Range[]) => {
    state.loadedTo = to;
    state.behind = more;
    rebuffer.look(ranges());
  };
  return { video, rebuffer, said, tell, load };
}

describe('createLiveRebuffer', () => {
  it('holds a stalled stream until 10 s are loaded, and does not seem to play meanwhile [ENGINE-009]', async () => {
    const { video, rebuffer, said, tell, load } = run();
    tell('playing');
    tell('waiting');
    expect([video.playbackRate, rebuffer.isHeld()]).toEqual([0, true]);
    load(26);
    tell('playing');
    expect(said.at(-1)).toBe('playing');
    await vi.waitFor(() => expect(said.at(-1)).toBe('waiting'));
    load(29.9);
    expect(video.playbackRate).toBe(0);
    load(30);
    expect([video.playbackRate, rebuffer.isHeld(), said.at(-1)]).toEqual([1, false, 'playing']);
  });

  it('counts what is loaded behind a hole, which never comes', () => {
    const { video, tell, load } = run();
    tell('playing');
    tell('waiting');
    load(22, [24, 30]);
    expect(video.playbackRate).toBe(0);
    load(22, [24, 33]);
    expect(video.playbackRate).toBe(1);
  });

  it('does not hold what stands at a hole with enough behind it', () => {
    const { video, tell } = run(20.2, [[24, 34]]);
    tell('playing');
    tell('waiting');
    expect(video.playbackRate).toBe(1);
  });

  it('does not hold the start, nor what waits with data loaded [ENGINE-010]', () => {
    const start = run();
    start.tell('waiting');
    const loaded = run(25);
    loaded.tell('playing');
    loaded.tell('waiting');
    expect([start.rebuffer.isHeld(), loaded.rebuffer.isHeld()]).toEqual([false, false]);
  });

  it('leaves a speed alone that was chosen meanwhile, and gives the element back', () => {
    const { video, rebuffer, tell } = run();
    tell('playing');
    tell('waiting');
    video.playbackRate = 1.5;
    rebuffer.stop();
    tell('waiting');
    expect(video.playbackRate).toBe(1.5);
  });
});
