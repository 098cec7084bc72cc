import type { PlayerAsset } from '@foyer/contract';
import type { EngineName } from '../engine/choose-engine.ts';
import type { CreateEngine } from '../engine/media-engine.ts';
import type { PrefetchStore } from '../engine/prefetch.ts';
import { dashPlan } from './dash-plan.ts';
import { openFeed } from './feed.ts';
import { hlsPlan } from './hls-plan.ts';
import { hearTime } from './media-time.ts';
import { type EarlyStart, type EarlyStartOptions, startEarly } from './early-start.ts';
import { canPlay, type PreparedStart } from './play-start.ts';
import type { StartPlan } from './start-plan.ts';
import { createStartingEngine } from './starting-engine.ts';

/** Media whose own times are so far from the playlist's, in seconds, are moved by the engine. */
const SHIFT_SECONDS = 1;

/** What a start is prepared from. */
export interface PrepareStartOptions {
  asset: Pick<PlayerAsset, 'type' | 'is_crypted' | 'start_time'>;
  engine: EngineName;
  manifestUrl: string;
  prefetched: PrefetchStore;
  loadEngine: () => Promise<CreateEngine>;
  /** The page's element, to begin in at once. @default when the engine is asked for */
  early?: Omit<EarlyStartOptions, 'start' | 'play'> | undefined;
}

/** What travels, and maybe plays, before the engine is there. */
export interface Start {
  /** What to load in place of the engine: at once it is one that starts, and then goes on as the real one. */
  loadEngine: () => Promise<CreateEngine>;
  early?: EarlyStart;
}

/** Whether a title may be started without its engine: live streams move under a start, encrypted ones need keys. */
export function mayStart({ type, is_crypted: isEncrypted }: PrepareStartOptions['asset']): boolean {
  const isWhole = type === 'vod' || type === 'catchup';
  return isWhole && !isEncrypted && 'MediaSource' in globalThis;
}

async function isNear(heard: Promise<number | undefined>, place: number | undefined) {
  if (place === undefined) return true;
  const time = await heard;
  return time !== undefined && Math.abs(time - place) < SHIFT_SECONDS;
}

/** Reads a plan and requests its files; undefined where there is none. */
async function prepare({
  asset,
  engine,
  manifestUrl,
  prefetched,
}: PrepareStartOptions): Promise<PreparedStart | undefined> {
  const read = async (url: string) => {
    const answer = await prefetched.request(url);
    return answer && { text: new TextDecoder().decode(answer.body), url: answer.url };
  };
  const manifest = await read(manifestUrl);
  if (!manifest) return undefined;
  const { text, url } = manifest;
  const plan: StartPlan | undefined =
    engine === 'dash'
      ? dashPlan(text, url, asset.start_time)
      : await hlsPlan(text, url, { startTime: asset.start_time, read });
  if (!plan || !canPlay(plan)) return undefined;
  const streams = plan.streams.map(({ urls, startsAt }) => {
    const { request, time } = hearTime(urls, prefetched.request);
    return { feed: openFeed(urls, request), isInPlace: isNear(time, startsAt) };
  });
  const feeds = streams.map(({ feed }) => feed);
  const areInPlace = await Promise.all(streams.map(({ isInPlace }) => isInPlace));
  if (areInPlace.every(Boolean)) return { plan, feeds, network: prefetched.network };
  // The engine takes what has arrived, and moves it to where it belongs.
  for (const feed of feeds) feed.finish();
  return undefined;
}

/** Requests the manifest and the first seconds at once, and lets them play before the engine is there. */
export function prepareStart(options: PrepareStartOptions): Start {
  const { asset, engine, manifestUrl, prefetched } = options;
  let download: Promise<CreateEngine> | undefined;
  // A failed download is asked for again; whoever asked reports it.
  const loadEngine = () => {
    download ??= options.loadEngine().catch((error: unknown) => {
      download = undefined;
      throw error;
    });
    return download;
  };
  const loadSoon = () => void loadEngine().catch(() => {});
  if (!mayStart(asset)) {
    void prefetched.request(manifestUrl);
    loadSoon();
    return { loadEngine };
  }
  const start = prepare(options).catch(() => undefined);
  void start.then((prepared) => {
    if (!prepared) loadSoon();
  });
  const early = options.early && startEarly({ ...options.early, start });
  const starting = createStartingEngine({ name: engine, start, early, loadEngine });
  return { loadEngine: () => Promise.resolve(starting), ...(early && { early }) };
}
