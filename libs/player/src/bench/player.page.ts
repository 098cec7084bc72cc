import { preparePlayback } from '../controller/prepare-playback.ts';
import type { EngineName } from '../engine/choose-engine.ts';
import { benchAsset } from './bench-asset.ts';
import type { ShownPlayer } from './show-player.tsx';

/** A page with nothing but the player, for `npm run bench:player`, which drives it through `window.playerBench`. */
const query = new URLSearchParams(location.search);
const asset = benchAsset(query);
const engine = query.get('engine') as EngineName | null;

// All players of the bench are silent.
localStorage.setItem('volumeMuted', 'true');

let place = document.querySelector<HTMLElement>('#player');
const drawn = [...(place?.cloneNode(true).childNodes ?? [])];
let pending: Promise<ShownPlayer> | undefined;
let shown: ShownPlayer | undefined;

const video = () => document.querySelector('video');
const retryButton = () => document.querySelector<HTMLElement>('[data-player-button="retry"]');

/** As in our pages: what else the page needs travels when the first picture is there. */
function loadLater(): void {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (later) document.head.append(later.content);
}

async function show(): Promise<ShownPlayer> {
  if (!place) {
    place = document.createElement('div');
    place.id = 'player';
    place.append(...drawn.map((node) => node.cloneNode(true)));
    document.body.append(place);
  }
  const element = place.querySelector('video');
  const prepared = preparePlayback(asset, {
    ...(engine && { engine }),
    ...(element && { video: element }),
  });
  await prepared.early?.shown;
  loadLater();
  const { showPlayer } = await import('./show-player.tsx');
  shown = await showPlayer(place, asset, prepared);
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
    page.ready = Promise.resolve();
    shown = undefined;
    place = null;
  },
  seek: (seconds: number) => shown?.seek(seconds),
  video,
  clickTarget: () => null,
  canRetry: () => retryButton() !== null,
  retry: () => retryButton()?.click(),
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
