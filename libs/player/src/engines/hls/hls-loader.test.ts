import type { FragmentLoaderContext, LoaderCallbacks, LoaderContext, LoaderResponse } from 'hls.js';
import { describe, expect, it, vi } from 'vitest';
import type { Delivered, DeliveryRequest } from '../../engine/delivery.ts';
import type { PeerDelivery, PeerFile } from '../../engine/peers.ts';
import { createNetworkMeter } from '../../engine/network-meter.ts';
import { hlsLoader } from './hls-loader.ts';

const url = 'https://origin.example/720p/7.m4s';
const bytes = (size: number) => new ArrayBuffer(size);

const context = (type: string, sn: number | 'initSegment' = 7) =>
  ({
    type,
    url,
    responseType: 'arraybuffer',
    ...(type === 'media-fragment' && {
      frag: { type: 'main', sn, url, byteRange: [] },
      part: null,
    }),
  }) as unknown as FragmentLoaderContext;

/** Loads one file with others who answer so; the origin has another body. */
function load(
  asked: LoaderContext,
  fromOthers: Promise<PeerFile | undefined>,
  fromOrigin: { isSkip?: true } = {},
) {
  const fetchOrigin = vi.fn(async ({ url: address }: DeliveryRequest): Promise<Delivered> => ({
    kind: 'answer',
    url: address,
    status: 200,
    statusText: 'OK',
    headers: {},
    body: bytes(20),
    startedAt: 0,
    firstByteAt: 0,
    endedAt: 1,
    ...fromOrigin,
  }));
  const fetchPeers = vi.fn<PeerDelivery['fetch']>(() => fromOthers);
  const onSegment = vi.fn();
  const network = createNetworkMeter(() => 0);
  const Loader = hlsLoader({
    delivery: {
      fetch: fetchOrigin,
      count: (file) => file,
      wake: () => {},
      stop: () => {},
      firstFiles: () => new Map(),
      isIdle: () => false,
    },
    peers: { fetch: fetchPeers },
    onTrouble: () => 'retry',
    onBytes: () => {},
    network,
    onSegment,
  });
  const loader = new Loader();
  const answer = new Promise<LoaderResponse>((resolve) => {
    const callbacks = { onSuccess: resolve } as unknown as LoaderCallbacks<LoaderContext>;
    loader.load(asked, {} as Parameters<typeof loader.load>[1], callbacks);
  });
  const size = async () => ((await answer).data as ArrayBuffer).byteLength;
  return { loader, size, fetchOrigin, fetchPeers, onSegment };
}

describe('hlsLoader with other viewers', () => {
  it('takes a segment from them, with the time it took', async () => {
    const file = { body: bytes(10), startedAt: 5, endedAt: 9 };
    const { size, loader, fetchOrigin, onSegment } = load(
      context('media-fragment'),
      Promise.resolve(file),
    );

    expect(await size()).toBe(10);
    expect(loader.stats).toMatchObject({
      loaded: 10,
      total: 10,
      loading: { start: 5, first: 5, end: 9 },
    });
    expect(fetchOrigin).not.toHaveBeenCalled();
    expect(onSegment).toHaveBeenCalledOnce();
  });

  it('asks the origin in its usual way for what they have not', async () => {
    const { size, fetchOrigin } = load(context('media-fragment'), Promise.resolve(undefined));

    expect(await size()).toBe(20);
    expect(fetchOrigin).toHaveBeenCalledWith(expect.objectContaining({ kind: 'segment', url }));
  });

  it('does not count a segment that is passed over as come', async () => {
    const { size, fetchOrigin, onSegment } = load(
      context('media-fragment'),
      Promise.resolve(undefined),
      { isSkip: true },
    );
    await size();
    expect(fetchOrigin).toHaveBeenCalledOnce();
    expect(onSegment).not.toHaveBeenCalled();
  });

  it.each([
    ['manifests', context('manifest')],
    ['keys', context('key')],
    ['the start of a rendition', context('media-fragment', 'initSegment')],
  ])('never asks them for %s', async (_, asked) => {
    const { size, fetchPeers } = load(asked, Promise.resolve(undefined));
    await size();

    expect(fetchPeers).not.toHaveBeenCalled();
  });

  it('does not let hls.js leave a rendition because others take their time', () => {
    const { loader } = load(context('media-fragment'), new Promise(() => {}));

    expect([loader.stats.loaded, loader.stats.total]).toEqual([1, 1]);
  });

  it('tells them that a segment is no longer wanted', async () => {
    const { loader, fetchPeers } = load(context('media-fragment'), new Promise(() => {}));
    loader.abort();

    expect(fetchPeers.mock.lastCall?.[1].aborted).toBe(true);
  });
});
