import type { AdNews } from '@foyer/ad-slots';
import { createAdClient } from '../client/ad-client.ts';
import type { BreakStage } from '../client/ad-client.types.ts';

/** The fastest that browsers play. */
const FASTEST = 16;

const client = createAdClient({ mayAsk: () => true, isBlocked: () => Promise.resolve(false) });

/** A picture with no sound, over content that has just begun. */
function createStage(tell: (news: AdNews) => void): BreakStage {
  const wrapper = document.createElement('div');
  Object.assign(wrapper.style, { position: 'absolute', inset: '0' });
  document.body.append(wrapper);
  return {
    signal: new AbortController().signal,
    wrapper,
    sound: { get: () => ({ volume: 1, isMuted: true }), subscribe: () => () => {} },
    content: () => ({ time: 0, duration: 1200 }),
    tell,
    onWish: () => () => {},
  };
}

/** Plays one break, and marks when its answer was there. */
async function playBreak(address: string): Promise<void> {
  const stage = createStage(({ type }) => {
    if (type === 'break.filled') performance.mark('ad-known');
  });
  await client.playBreak({ slot: 'preroll', address, limit: 4, isTest: false }, stage);
  stage.wrapper.remove();
}

/** Plays breaks one after another, as fast as the browser can. */
async function playAll(addresses: readonly string[]): Promise<void> {
  const hasten = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = FASTEST;
  };
  document.addEventListener('play', hasten, true);
  // oxlint-disable-next-line no-await-in-loop -- one picture, one break
  for (const address of addresses) await playBreak(address);
  document.removeEventListener('play', hasten, true);
}

// What the command `bench:ads` calls in the page.
Object.assign(window, { adBench: { press: playBreak, playAll } });
