import { playerAssetFixture } from '@foyer/contract/fixtures';
import { filmTracks } from '@foyer/player-machine/fixtures';
import { createTranslator, I18nProvider, type LanguageCode } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { fakePlayback, type FakeTitle } from '../engines/fake/index.ts';
import { Player, type PlayerProps } from './player.tsx';
import { PlayerSkin } from './skins/player-skin.ts';

await Promise.all(Object.values(labels).map(({ variants }) => PlayerSkin.preload(variants)));

/** A label of the service. */
export type LabelName = keyof typeof labels;

/** What a test opens the player with. */
export interface Opening extends FakeTitle {
  /** @default 'main' */
  label?: LabelName;
  /** @default 'eng' */
  language?: LanguageCode;
  /** Whether sound may start by itself. @default true */
  isAutoplayAllowed?: boolean;
  props?: Partial<PlayerProps>;
}

/** The page of a player on a fake engine. */
export async function playerPage(
  playback: ReturnType<typeof fakePlayback>,
  { label = 'main', language = 'eng', isAutoplayAllowed = true, props = {} }: Opening = {},
) {
  const translator = await createTranslator(language, { segments: ['player'] });
  const autoplayCheck = () => Promise.resolve({ isAllowed: isAutoplayAllowed });
  return (
    <StrictMode>
      <LabelProvider label={labels[label]}>
        <I18nProvider translator={translator}>
          <Player
            asset={playerAssetFixture}
            title="Night Express"
            backHref="/media_items/night-express"
            prepared={playback.prepared}
            autoplayCheck={autoplayCheck}
            {...props}
          />
        </I18nProvider>
      </LabelProvider>
    </StrictMode>
  );
}

/** Shows a film of three minutes, and gives what moves it. */
export async function openPlayer(opening: Opening = {}) {
  const playback = fakePlayback({ duration: 180, tracks: filmTracks, ...opening });
  const page = await playerPage(playback, opening);
  const user = userEvent.setup();
  const view = await act(async () => render(page));
  const video = view.container.querySelector('video') as HTMLVideoElement;
  return { ...playback, user, view, video };
}

/** Phones have a second one in the middle of the picture. */
export async function pauseButton(): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name: 'Pause' });
  return button as HTMLElement;
}
