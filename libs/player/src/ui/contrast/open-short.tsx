import { playerAssetFixture } from '@foyer/contract/fixtures';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakePlayback } from '../../engines/fake/index.ts';
import { ShortPlayer } from '../short/short-player.tsx';
import type { LabelName } from '../testing.tsx';

/** Shows a short video, stopped with its button or waiting for data; gives the element that holds it. */
export async function openShort(
  label: LabelName,
  state: 'stopped' | 'waiting',
): Promise<HTMLElement> {
  const playback = fakePlayback({ duration: 60 });
  const translator = await createTranslator('eng', { segments: ['player'] });
  const { container } = await act(async () =>
    render(
      <LabelProvider label={labels[label]}>
        <I18nProvider translator={translator}>
          <ShortPlayer
            asset={{ ...playerAssetFixture, start_time: 0 }}
            title="The Lift"
            prepared={playback.prepared}
            autoplayCheck={() => Promise.resolve({ isAllowed: true })}
          />
        </I18nProvider>
      </LabelProvider>,
    ),
  );
  container.style.position = 'relative';
  const pause = await screen.findByRole('button', { name: 'Pause' });
  if (state === 'waiting') {
    act(() => playback.media().stall());
    await screen.findByText('Loading', {}, { timeout: 5_000 });
  } else {
    fireEvent.click(pause);
    await screen.findByRole('button', { name: 'Play' });
  }
  return container;
}
