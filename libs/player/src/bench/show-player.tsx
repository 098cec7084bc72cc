import type { PlayerAsset } from '@foyer/contract';
import '@foyer/ui';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels, loadTheme } from '@foyer/ui/theme';
import { createRoot } from 'react-dom/client';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { PreparedPlayback } from '../controller/prepare-playback.ts';
import { Player } from '../ui/player.tsx';
import { PlayerSkin } from '../ui/skins/player-skin.ts';

/** The player on the page of the bench. */
export interface ShownPlayer {
  /** Goes to a place in seconds, as a press on the timeline does. */
  seek: (seconds: number) => void;
  /** Takes the player away; settles when its machine has stopped. */
  remove: () => Promise<void>;
}

/** Shows the player with its controls, in the main label, over the whole page. */
export async function showPlayer(
  asset: PlayerAsset,
  prepared: PreparedPlayback,
): Promise<ShownPlayer> {
  // The picture waits for none of these; controls appear when they are there.
  void loadTheme('main');
  void PlayerSkin.preload(labels.main.variants);
  const translator = await createTranslator('rus', { segments: ['player'] });
  document.documentElement.dataset['label'] = 'main';
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:0';
  document.body.append(place);

  const root = createRoot(place);
  let running: RunningPlayer | undefined;
  let tellStopped = () => {};
  const stopped = new Promise<void>((resolve) => {
    tellStopped = resolve;
  });
  const onRunning = (started: RunningPlayer) => {
    running = started;
    return () => {
      running = undefined;
      tellStopped();
    };
  };
  root.render(
    <LabelProvider label={labels.main}>
      <I18nProvider translator={translator}>
        <Player asset={asset} prepared={prepared} backHref="/" onRunning={onRunning} />
      </I18nProvider>
    </LabelProvider>,
  );
  return {
    seek: (seconds) => running?.player.send({ type: 'player.seek', time: seconds }),
    remove: () => {
      const wasRunning = running !== undefined;
      root.unmount();
      place.remove();
      return wasRunning ? stopped : Promise.resolve();
    },
  };
}
