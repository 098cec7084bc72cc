import { liveAssetFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CreateEngine, EngineOptions } from '../engine/media-engine.ts';
import type { PeerError } from '../engine/peers.ts';
import { preparePlayback, type PrepareOptions } from './prepare-playback.ts';

const library = vi.hoisted(() => ({ loaded: vi.fn() }));
const given = vi.hoisted(() => vi.fn<(options: EngineOptions) => void>());

vi.mock('../peers/open-peers.ts', () => {
  library.loaded();
  return { openPeers: vi.fn() };
});
vi.mock('../engine/choose-engine.ts', async (original) => ({
  ...(await original<object>()),
  loadEngine: () => Promise.resolve(given as unknown as CreateEngine),
}));

const peers = { tracker: 'wss://tracker.example' };

async function prepare(isEnabled: boolean, options: PrepareOptions = {}) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const asset = { ...liveAssetFixture, teleport_enabled: isEnabled };
  const prepared = preparePlayback(asset, options);
  const createEngine = await prepared.loadEngine();
  createEngine({} as EngineOptions);
  const errors: PeerError[] = [];
  prepared.peerErrors?.listen((error) => errors.push(error));
  return { engine: given.mock.lastCall?.[0], errors };
}

describe('preparePlayback and peer delivery', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it.each([
    ['an asset without it', false, { peers }],
    ['a site without a tracker', true, {}],
  ])('does not load the library for %s', async (_, isEnabled, options) => {
    const { engine } = await prepare(isEnabled, options);

    expect(library.loaded).not.toHaveBeenCalled();
    expect(engine?.openPeers).toBeUndefined();
  });

  it('loads the library for an asset with it, and gives it to the engine [ENGINE-006, ENGINE-024]', async () => {
    const { engine, errors } = await prepare(true, { peers });

    expect(library.loaded).toHaveBeenCalledOnce();
    expect(engine?.openPeers).toBeTypeOf('function');
    expect(errors).toEqual([]);
  });
});
