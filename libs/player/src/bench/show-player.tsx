import type { PlayerAsset } from '@foyer/contract';
import { labels, loadTheme } from '@foyer/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { PreparedPlayback } from '../controller/prepare-playback.ts';
import { PlayerSkin } from '../ui/skins/player-skin.ts';
import { benchPlayer } from './bench-player.tsx';

/** The player on the page of the bench. */
export interface ShownPlayer {
  /** Goes to a place in seconds, as a press on the timeline does. */
  seek: (seconds: number) => void;
  /** Takes the player away; settles when its machine has stopped. */
  remove: () => Promise<void>;
}

/** Goes on with what the server has drawn into `place`: lifecycle, engine and controls. */
export async function showPlayer(
  place: HTMLElement,
  asset: PlayerAsset,
  prepared: PreparedPlayback,
): Promise<ShownPlayer> {
  // Playback waits for none of these; controls appear when they are there.
  void loadTheme('main');
  void PlayerSkin.preload(labels.main.variants);
  document.documentElement.dataset['label'] = 'main';

  let tellStarted = (_player: RunningPlayer) => {};
  let tellStopped = () => {};
  const started = new Promise<RunningPlayer>((resolve) => {
    tellStarted = resolve;
  });
  const stopped = new Promise<void>((resolve) => {
    tellStopped = resolve;
  });
  const onRunning = (running: RunningPlayer) => {
    tellStarted(running);
    return tellStopped;
  };
  const root = hydrateRoot(place, await benchPlayer({ asset, prepared, onRunning }));
  const { player } = await started;
  return {
    seek: (seconds) => player.send({ type: 'player.seek', time: seconds }),
    remove: () => {
      root.unmount();
      place.remove();
      return stopped;
    },
  };
}
