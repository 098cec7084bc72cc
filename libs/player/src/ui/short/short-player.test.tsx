import { playerAssetFixture } from '@foyer/contract/fixtures';
import { filmTracks } from '@foyer/player-machine/fixtures';
import { createTranslator, I18nProvider } from '@foyer/ui/i18n';
import { LabelProvider, labels } from '@foyer/ui/theme';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlayback } from '../../engines/fake/index.ts';
import { ShortPlayer } from './short-player.tsx';

const onEnded = vi.fn();

async function open({ isAutoplayAllowed = true } = {}) {
  const playback = fakePlayback({ duration: 60, tracks: filmTracks });
  const translator = await createTranslator('eng', { segments: ['player'] });
  const view = await act(async () =>
    render(
      <LabelProvider label={labels.main}>
        <I18nProvider translator={translator}>
          <ShortPlayer
            asset={{ ...playerAssetFixture, start_time: 0 }}
            title="The Lift"
            prepared={playback.prepared}
            autoplayCheck={async () => ({ isAllowed: isAutoplayAllowed })}
            onEnded={onEnded}
          />
        </I18nProvider>
      </LabelProvider>,
    ),
  );
  const video = view.container.querySelector('video') as HTMLVideoElement;
  // There once the player runs.
  const surface = () => view.container.querySelector('[role=presentation]') as HTMLElement;
  return { ...playback, view, video, surface, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  onEnded.mockClear();
});
afterEach(cleanup);

describe('ShortPlayer', () => {
  it('plays by itself with sound, and stops and goes on by a press on the picture', async () => {
    const { video, surface, user } = await open();
    await screen.findByRole('button', { name: 'Pause' });
    const seen = [[video.paused, video.muted]];

    await user.click(surface());
    seen.push([video.paused, video.muted]);
    await user.click(surface());
    await screen.findByRole('button', { name: 'Pause' });
    seen.push([video.paused, video.muted]);

    expect(seen).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
  });

  it('waits for a press, and does not play without sound, where the browser wants a gesture [PLAYER-010, PLAYER-011]', async () => {
    const { video, user } = await open({ isAutoplayAllowed: false });
    const start = await screen.findByRole('button', { name: /^Press|^Tap/ });
    expect([video.paused, video.muted]).toEqual([true, false]);

    await user.click(start);

    expect(video.paused).toBe(false);
  });

  it('hears keys while what surrounds it has the focus', async () => {
    const { view, video, user } = await open();
    await screen.findByRole('button', { name: 'Pause' });
    view.container.tabIndex = -1;
    view.container.focus();

    await user.keyboard(' ');

    expect(video.paused).toBe(true);
  });

  it('keeps the sound off for the next one once it was turned off', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mute' }));

    expect(localStorage.getItem('volumeMuted')).toBe('true');
  });

  it('tells its end once', async () => {
    const { media } = await open();
    await screen.findByRole('button', { name: 'Pause' });

    act(() => media().advance(60));

    expect(onEnded).toHaveBeenCalledOnce();
  });
});
