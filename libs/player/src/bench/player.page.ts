import type { PlayerAsset } from '@foyer/contract';
import { preparePlayback } from '../controller/prepare-playback.ts';
import type { EngineName } from '../engine/choose-engine.ts';
import type { ShownPlayer } from './show-player.tsx';

/** A page with nothing but the player, for `npm run bench:player`, which drives it through `window.playerBench`. */
const query = new URLSearchParams(location.search);
const isLive = query.get('live') === '1';

const asset: PlayerAsset = {
  type: isLive ? 'live' : 'vod',
  content_type: 'custom',
  content_id: 'bench',
  urls: {
    dash: query.get('dash') ?? '/media/manifest.mpd',
    hls: query.get('hls') ?? '/media/variant.m3u8',
  },
  is_crypted: false,
  ad: {},
  ad_is_test: true,
  teleport_enabled: false,
  duration: isLive ? 0 : 96,
  title: 'Проба',
  age_level: { name: '0+' },
  audio: [],
  subtitles: [],
  start_time: 0,
};
const engine = query.get('engine') as EngineName | null;

// All players of the bench are silent.
localStorage.setItem('volumeMuted', 'true');

let pending: Promise<ShownPlayer> | undefined;
let shown: ShownPlayer | undefined;

const video = () => document.querySelector('video');

// As a page does: media and engine start to travel before the interface is there.
async function show(): Promise<ShownPlayer> {
  const prepared = preparePlayback(asset, engine ? { engine } : {});
  const { showPlayer } = await import('./show-player.tsx');
  shown = await showPlayer(asset, prepared);
  return shown;
}

const page = {
  ready: Promise.resolve<unknown>(undefined),
  mount: () => {
    performance.mark('bench-mount');
    pending = show();
    page.ready = pending;
    return pending;
  },
  destroy: async () => {
    await pending;
    await shown?.remove();
    pending = undefined;
    shown = undefined;
  },
  seek: (seconds: number) => shown?.seek(seconds),
  video,
  clickTarget: () => null,
  getState: () => {
    const element = video();
    const ranges = element?.buffered;
    return {
      currentTime: element?.currentTime ?? 0,
      ended: element?.ended ?? false,
      buffered: Array.from({ length: ranges?.length ?? 0 }, (_, index) => [
        ranges?.start(index) ?? 0,
        ranges?.end(index) ?? 0,
      ]),
      error: element?.error?.message ?? null,
    };
  },
};
Object.assign(window, { playerBench: page });
void page.mount();
