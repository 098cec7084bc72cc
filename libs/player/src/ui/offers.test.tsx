import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelProps, nextEpisode } from './live.fixtures.ts';
import { openPlayer, pauseButton } from './testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { intro: _intro, credits_start: _credits, ...plain } = playerAssetFixture;
const channel = channelProps(plain, {
  title: 'Morning on the roof',
  nextTitle: 'A long walk',
  timeZone: 'UTC',
});

const episode = {
  asset: {
    ...plain,
    duration: 180,
    start_time: 0,
    credits_start: 160,
    next_episode: nextEpisode('The Bridge'),
  },
};

describe.each(['main', 'alternate'] as const)('a channel in the label %s', (label) => {
  it('says that it is live, and leads back from behind [LIVE-002]', async () => {
    const { user } = await openPlayer({ label, duration: 7_200, props: channel });
    await pauseButton();
    expect(await screen.findByRole('button', { name: /^Live/ })).toBeDefined();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');

    await user.click(await screen.findByRole('button', { name: 'Go live' }));

    expect(await screen.findByRole('button', { name: /^Live/ })).toBeDefined();
  });

  it('shows the programme, how much of it is gone, and what is next', async () => {
    await openPlayer({ label, duration: 7_200, props: channel });
    await pauseButton();
    const bar = within(await screen.findByRole('region', { name: 'On air now' }));
    expect(bar.getByText('Morning on the roof')).toBeDefined();
    expect(bar.getByText('Next at 12:15: A long walk')).toBeDefined();
    const line = bar.getByRole('progressbar');
    expect(line.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toMatch(
      /^4\d minutes.* of 1 hour gone$/,
    );
  });

  it('goes to the channels beside it, which are asked for when somebody comes near', async () => {
    const calls: string[] = [];
    const beside = (name: string) => ({
      name,
      go: () => calls.push(`go to ${name}`),
      prepare: () => calls.push(`prepare ${name}`),
    });
    const zap = { previous: beside('Second'), next: beside('Fourth') };
    const { user } = await openPlayer({ label, duration: 7_200, props: { ...channel, zap } });
    await pauseButton();

    await user.hover(await screen.findByRole('button', { name: 'Next channel: Fourth' }));
    expect(calls).toContain('prepare Fourth');
    await user.click(screen.getByRole('button', { name: 'Previous channel: Second' }));

    expect(calls.at(-1)).toBe('go to Second');
    expect(calls).not.toContain('go to Fourth');
  });

  it('has nothing to seek in where going back is not allowed [LIVE-006]', async () => {
    const live = { channel_id: 'first', max_offset: 0 };
    const props = { ...channel, asset: { ...channel.asset, live } };
    await openPlayer({ label, duration: 7_200, props });
    await pauseButton();
    expect(screen.queryByRole('slider', { name: 'Seek' })).toBeNull();
  });
});

describe.each(['main', 'alternate'] as const)('what is offered in the label %s', (label) => {
  it('passes the intro over', async () => {
    const props = { asset: { ...episode.asset, intro: { start: 0, end: 60 } } };
    const { user, media, video } = await openPlayer({ label, props });
    await pauseButton();
    act(() => media().advance(3));

    await user.click(await screen.findByRole('button', { name: 'Skip the intro' }));

    expect(video.currentTime).toBe(60);
  });

  it('goes on with the next episode on a press', async () => {
    const playNext = vi.fn();
    const { user, media } = await openPlayer({ label, props: { ...episode, playNext } });
    await pauseButton();
    act(() => media().advance(165));
    const card = within(await screen.findByRole('region', { name: 'Next episode' }));
    expect(card.getByText('The Bridge')).toBeDefined();

    await user.click(card.getByRole('button', { name: 'Watch now' }));

    expect(playNext).toHaveBeenCalledTimes(1);
  });

  it('goes on with the next programme of an archive by its name', async () => {
    const playNext = vi.fn();
    const asset = { ...plain, type: 'catchup' as const, duration: 180, start_time: 0 };
    const props = { asset, nextTitle: 'A long walk', playNext };
    const { user, media } = await openPlayer({ label, props });
    await pauseButton();
    act(() => media().advance(170));
    const card = within(await screen.findByRole('region', { name: 'Next programme' }));
    expect(card.getByText('A long walk')).toBeDefined();

    await user.click(card.getByRole('button', { name: 'Watch now' }));

    expect(playNext).toHaveBeenCalledTimes(1);
  });

  it('stays with the credits, and keeps the focus in the player', async () => {
    const props = { ...episode, playNext: () => {} };
    const { user, media } = await openPlayer({ label, props });
    await pauseButton();
    act(() => media().advance(165));
    const cancel = await screen.findByRole('button', { name: 'Watch the credits' });
    cancel.focus();

    await user.keyboard('{Enter}');

    expect(screen.queryByRole('region', { name: 'Next episode' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Player/ }));
  });

  it('does not go on by itself where that is switched off', async () => {
    const props = { ...episode, playNext: () => {} };
    const { user, media } = await openPlayer({ label, props });
    await pauseButton();
    act(() => media().advance(165));
    const automatic = (await screen.findByRole('switch')) as HTMLInputElement;
    expect([automatic.checked, screen.queryByText(/^Next in/)]).not.toContain(null);

    await user.click(automatic);

    expect([automatic.checked, screen.queryByText(/^Next in/)]).toEqual([false, null]);
  });

  it('has a button for the next episode at any time', async () => {
    const playNext = vi.fn();
    const { user } = await openPlayer({ label, props: { ...episode, playNext } });

    await user.click(await screen.findByRole('button', { name: /^Next episode/ }));

    expect(playNext).toHaveBeenCalledTimes(1);
  });
});
