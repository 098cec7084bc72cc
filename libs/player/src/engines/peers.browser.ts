import { describe, expect, it } from 'vitest';
import type { CreateEngine, EngineEvent, EngineSource } from '../engine/media-engine.ts';
import { type PeerError, peerErrors } from '../engine/peers.ts';
import { loadPeers } from '../peers/load-peers.ts';
import { createHlsEngine } from './hls/hls-engine.ts';
import { runEngine } from './testing/engine-run.ts';

/** Nobody listens on this port. */
const tracker = 'ws://localhost:1/tracker';

/** The longest that a picture may stand still for a fault with eight seconds of warning, in seconds. */
const LONGEST_FREEZE = 1;

let playbacks = 0;

/** An engine whose viewer looks for others and finds none. */
async function alone() {
  playbacks += 1;
  const told: PeerError[] = [];
  const swarm = `alone-${playbacks}`;
  const openPeers = await loadPeers({
    meeting: { tracker, swarm },
    tell: (error) => told.push(error),
  });
  if (!openPeers) throw new Error('The peer library did not come');
  const create: CreateEngine = (options) => createHlsEngine({ ...options, openPeers });
  const media = (fault: string, asset = 'film'): EngineSource => {
    const path = `/media/${fault}/peers-${playbacks}/${asset}/variant.m3u8`;
    return { url: new URL(path, location.href).href, isLive: asset === 'channel' };
  };
  return { create, media, told };
}

const criticalOf = (events: readonly EngineEvent[]) =>
  events.filter((event) => event.type === 'error' && event.error.severity === 2);

describe('createHlsEngine with nobody else to ask', () => {
  it('plays on where no tracker answers, and says so [ENGINE-028]', async () => {
    const { create, media, told } = await alone();
    const { playTo, events, soon } = runEngine(create, media('none'));
    await playTo(6);

    await soon(() => expect(told).toContain(peerErrors.init));
    expect(criticalOf(events)).toEqual([]);
  });

  it.each([
    'segment-503-twice',
    'segment-404-always',
    'sound-404-always',
    'segment-breaks-twice',
    'segment-hangs-once',
  ])('plays on through %s', async (fault) => {
    const { create, media } = await alone();
    const { playTo, events } = runEngine(create, media(fault));
    await playTo(0.5);
    const frozen = await playTo(10);

    expect(frozen).toBeLessThan(LONGEST_FREEZE);
    expect(criticalOf(events)).toEqual([]);
  });

  it('plays a broadcast', async () => {
    const { create, media } = await alone();
    const { video, playTo, soon } = runEngine(create, media('none', 'channel'));
    await soon(() => expect(video.readyState).toBeGreaterThan(2));

    expect(await playTo(video.currentTime + 5)).toBeLessThan(LONGEST_FREEZE);
  });

  it('goes on from a place where nothing is loaded', async () => {
    const { create, media } = await alone();
    const { engine, playTo } = runEngine(create, media('none'));
    await playTo(1);
    engine.seek(40);

    await playTo(42);
  });
});
