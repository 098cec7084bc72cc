import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PeerDelivery, PeerError } from '../engine/peers.ts';
import { loadPeers, type LoadPeersOptions } from './load-peers.ts';

const meeting = { tracker: 'wss://tracker.example', swarm: 'film' };
const stream = { isLive: false, requestHeaders: () => ({}) };
const delivery = {} as PeerDelivery;

function run(load: LoadPeersOptions['load']) {
  const told: PeerError[] = [];
  const tell = (error: PeerError) => told.push(error);
  return { told, loading: loadPeers({ meeting, tell, ...(load && { load }) }) };
}

describe('loadPeers', () => {
  afterEach(() => vi.useRealTimers());

  it('joins the viewers of the stream with the library that has come [ENGINE-024]', async () => {
    const openPeers = vi.fn(() => delivery);
    const { told, loading } = run(() => Promise.resolve({ openPeers }));

    expect((await loading)?.(stream)).toBe(delivery);
    expect(openPeers).toHaveBeenCalledWith(expect.objectContaining({ ...meeting, ...stream }));
    expect(told).toEqual([]);
  });

  it('goes on without a library that does not load [ENGINE-027]', async () => {
    const { told, loading } = run(() => Promise.reject(new TypeError('Failed to fetch')));

    expect(await loading).toBeUndefined();
    expect(told).toEqual([{ severity: 1, code: 1, name: 'TELEPORT_LOAD_LIB_ERROR' }]);
  });

  it('waits for a slow library no longer than 3 s [ENGINE-027]', async () => {
    vi.useFakeTimers();
    const { told, loading } = run(() => new Promise(() => {}));

    await vi.advanceTimersByTimeAsync(2_900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await loading).toBeUndefined();
    expect(told).toMatchObject([{ code: 1 }]);
  });

  it('goes on without a library that does not start [ENGINE-028]', async () => {
    const openPeers = () => {
      throw new Error('No WebRTC here');
    };
    const { told, loading } = run(() => Promise.resolve({ openPeers }));

    expect((await loading)?.(stream)).toBeUndefined();
    expect(told).toEqual([{ severity: 1, code: 2, name: 'TELEPORT_INIT_ERROR' }]);
  });

  it('tells that no tracker answers, which is known later [ENGINE-028]', async () => {
    const openPeers = vi.fn(({ onFailure }: { onFailure: () => void }) => {
      setTimeout(onFailure);
      return delivery;
    });
    const { told, loading } = run(() => Promise.resolve({ openPeers }));

    expect((await loading)?.(stream)).toBe(delivery);
    await expect.poll(() => told).toMatchObject([{ severity: 1, code: 2 }]);
  });
});
