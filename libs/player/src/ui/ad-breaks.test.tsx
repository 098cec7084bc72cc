import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunningPlayer } from '../controller/create-player.ts';
import { fakeBreaks } from '../engines/fake/index.ts';
import { type LabelName, openPlayer, pauseButton } from './testing.tsx';

afterEach(cleanup);

const asset = { ...playerAssetFixture, ad: adAddresses, start_time: 0 };
const texts = (words: string) => screen.findAllByText(words);

/** Opens a film whose preroll is on the screen. */
async function open(label: LabelName = 'main') {
  const ads = fakeBreaks();
  const onRunning = vi.fn<(running: RunningPlayer) => () => void>(() => () => {});
  const opened = await openPlayer({
    label,
    props: { asset, playBreak: ads.playBreak, onRunning },
  });
  await texts('Ad 1 of 2');
  const advance = (seconds: number) => act(async () => ads.advance(seconds));
  const running = () => onRunning.mock.calls.at(-1)?.[0] as RunningPlayer;
  return { ...opened, running, advance };
}

describe.each(['main', 'alternate'] as const)('Player in %s, while advertising plays', (label) => {
  it('shows what it is, sound and size, and nothing that moves or chooses content', async () => {
    const { view } = await open(label);
    const named = (role: string) =>
      [...view.container.querySelectorAll(role)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
    expect(named('button')).toEqual(['Mute', 'Full screen']);
    expect(named('input')).toEqual(['Volume']);
    expect(screen.getByRole('link', { name: 'Back' })).toBeDefined();
    expect(view.container.textContent).toContain('Чай «Вагонный»');
  });

  it('gives the content its controls back when the break ends', async () => {
    const { advance, view } = await open(label);
    await advance(10);
    await texts('Ad 2 of 2');
    await advance(8);
    await pauseButton();
    expect(screen.queryByText(/^Ad/)).toBeNull();
    expect(view.container.textContent).not.toContain('Зонт «Ливень»');
  });

  it('counts down to where it may be skipped, then skips it, and keeps the focus', async () => {
    const { advance, user } = await open(label);
    expect(screen.queryByText(/Skip/)).toBeNull();
    await advance(10);
    await texts('Skip in 5 s');
    await advance(3);
    await texts('Skip in 2 s');
    expect(screen.queryByRole('button', { name: 'Skip the ad' })).toBeNull();
    await advance(2);
    (await screen.findByRole('button', { name: 'Skip the ad' })).focus();
    await user.keyboard('{Enter}');
    await pauseButton();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /Night Express/ }));
  });
});

describe('Player, while advertising plays', () => {
  it('moves and pauses nothing by keys, but turns the sound off', async () => {
    const { user, video, running } = await open();
    const delta = () => running().controls.getSnapshot().context.seekDelta;
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(delta()).toBe(30);
    await user.keyboard('m');
    expect(await screen.findByRole('button', { name: 'Unmute' })).toBeDefined();
    await expect.poll(delta).toBe(0);
    expect([video.currentTime, video.paused]).toEqual([0, true]);
  });

  it('draws nothing over the picture where nobody plays breaks', async () => {
    const { view } = await openPlayer({ props: { asset } });
    await pauseButton();
    expect(view.container.querySelector('video')?.nextElementSibling?.textContent).not.toBe('');
    expect(screen.queryByText(/^Ad/)).toBeNull();
  });
});
