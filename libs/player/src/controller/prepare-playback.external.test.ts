import { playerAssetFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CreateEngine, EngineOptions, MediaEngine } from '../engine/media-engine.ts';
import { preparePlayback } from './prepare-playback.ts';

const ours = vi.hoisted(() => ({ loadEngine: vi.fn(), loadedSdk: vi.fn() }));

vi.mock('../external/own-web-sdk.ts', () => {
  ours.loadedSdk();
  return ours;
});
vi.mock('../engine/choose-engine.ts', async (original) => ({
  ...(await original<object>()),
  loadEngine: ours.loadEngine,
}));

const made = {} as MediaEngine;
const createEngine: CreateEngine = () => made;

async function prepare(options: Parameters<typeof preparePlayback>[1]) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  ours.loadEngine.mockResolvedValue(createEngine);
  const prepared = preparePlayback(playerAssetFixture, { engine: 'hls', ...options });
  return (await prepared.loadEngine())({} as EngineOptions);
}

describe('preparePlayback and the external player', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('loads no SDK for what our player shows', async () => {
    expect(await prepare({})).toBe(made);
    expect(ours.loadedSdk).not.toHaveBeenCalled();
  });

  it('loads the SDK that stands for the external player’s own [ENGINE-025, PLAYER-013]', async () => {
    expect(await prepare({ isExternal: true })).toBe(made);
    expect(ours.loadedSdk).toHaveBeenCalledOnce();
    expect(ours.loadEngine).toHaveBeenCalledExactlyOnceWith('hls');
  });

  it('plays with the SDK that it is given, and loads no engine of ours [ENGINE-025]', async () => {
    const theirs = {} as MediaEngine;
    const loadWebSdk = async () => ({ loadEngine: async () => () => theirs });

    expect(await prepare({ isExternal: true, loadWebSdk })).toBe(theirs);
    expect(ours.loadEngine).not.toHaveBeenCalled();
  });
});
