import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunningPlayer } from '../../controller/create-player.ts';
import { fakeBreaks, type FakeSpot } from '../../engines/fake/index.ts';
import { type LabelName, type Opening, openPlayer, pauseButton } from '../testing.tsx';

afterEach(cleanup);

const asset = { ...playerAssetFixture, ad: adAddresses, start_time: 0 };
const labels = ['main', 'alternate'] as const;
const known: FakeSpot = {
  title: 'Чай «Вагонный»',
  advertiser: 'ООО «Чай»',
  token: '2Vt5n0dem0',
  clickUrl: 'https://www.tea.example/leaf',
  duration: 10,
  skipAfter: 5,
};

/** Opens a film whose preroll is on the screen. */
async function open(label: LabelName = 'main', spots?: readonly FakeSpot[], opening: Opening = {}) {
  const ads = fakeBreaks(spots);
  const onRunning = vi.fn<(running: RunningPlayer) => () => void>(() => () => {});
  const opened = await openPlayer({
    label,
    ...opening,
    props: { asset, playBreak: ads.playBreak, onRunning, ...opening.props },
  });
  await waitFor(() => expect(opened.view.container.querySelector('[data-break] p')).not.toBeNull());
  const advance = (seconds: number) => act(async () => ads.advance(seconds));
  const running = () => onRunning.mock.calls.at(-1)?.[0] as RunningPlayer;
  const asked = vi.fn();
  const { ads: breaks } = running();
  if (breaks) {
    const { ask } = breaks;
    breaks.ask = (wish) => {
      asked(wish);
      ask(wish);
    };
  }
  return { ...opened, running, advance, asked };
}

const skipButton = () => screen.queryByRole('button', { name: 'Skip the ad' });

describe.each(labels)('Player in %s, while advertising plays', (label) => {
  it('shows what it is, its buttons, and nothing that moves or chooses content', async () => {
    const { view } = await open(label);
    const named = (role: string) =>
      [...view.container.querySelectorAll(role)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
    expect(named('button')).toEqual(['About the ad', 'Pause the ad', 'Mute', 'Full screen']);
    expect(screen.queryByRole('slider', { name: 'Seek' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back' })).toBeDefined();
    expect(view.container.textContent).toContain('Чай «Вагонный»');
  });

  it('gives the content its controls back when the break ends', async () => {
    const { advance, view } = await open(label);
    await advance(10);
    await screen.findByText('2 of 2');
    await advance(8);
    await pauseButton();
    expect(screen.queryByText('2 of 2')).toBeNull();
    expect(view.container.textContent).not.toContain('Зонт «Ливень»');
  });

  it('A7: becomes skippable at its offset, is skipped by the keyboard, and keeps the focus in the player', async () => {
    const { advance, user, view } = await open(label);
    expect(screen.queryByText(/Skip/)).toBeNull();
    await advance(10);
    await waitFor(() => expect(view.container.textContent).toMatch(/Skip ?in 5 s/));
    await advance(3);
    await waitFor(() => expect(view.container.textContent).toMatch(/Skip ?in 2 s/));
    expect(skipButton()).toBeNull();
    await advance(2);
    await waitFor(() => expect(skipButton()).not.toBeNull());
    expect(view.container.textContent).not.toMatch(/Skip ?in/);
    skipButton()?.focus();
    await user.keyboard('{Enter}');
    await pauseButton();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /Night Express/ }));
  });

  it('A7: leaves the focus with who has it when skipping becomes possible', async () => {
    const { advance } = await open(label, [known]);
    const about = screen.getByRole('button', { name: 'About the ad' });
    about.focus();
    await advance(5);
    await waitFor(() => expect(skipButton()).not.toBeNull());
    expect(document.activeElement).toBe(about);
  });

  it('A7: is skipped by a remote control: arrows lead to the button, enter presses it', async () => {
    const { advance, user, asked } = await open(label, [known]);
    await advance(5);
    await waitFor(() => expect(skipButton()).not.toBeNull());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(skipButton());
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).not.toBe(skipButton());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(asked.mock.calls).toEqual([['ad.skip']]);
  });

  it('A8: leads to the advertiser by a link that what plays the advertisement opens', async () => {
    const { user, asked } = await open(label, [known]);
    const link = screen.getByRole('link', { name: /opens in a new window/ });
    expect([
      link.getAttribute('href'),
      link.getAttribute('rel'),
      link.getAttribute('target'),
    ]).toEqual(['https://www.tea.example/leaf', 'noopener noreferrer', '_blank']);
    const isOpened = vi.fn();
    document.addEventListener('click', (event) => isOpened(!event.defaultPrevented), {
      once: true,
    });
    await user.click(link);
    expect([asked.mock.calls, isOpened.mock.calls]).toEqual([[['ad.click']], [[false]]]);
    expect(await screen.findByText('The ad is paused')).toBeDefined();
  });

  it('A25: shows label, advertiser, token and age all the time, also where the controls had gone', async () => {
    const ads = fakeBreaks([known]);
    const { media, view } = await openPlayer({
      label,
      props: {
        asset: { ...asset, start_time: 89, intro: undefined, ad: { midroll: adAddresses.midroll } },
        ageLabel: '16+',
        hideDelayMs: 10,
        playBreak: ads.playBreak,
      },
    });
    const controls = () => view.container.querySelector('section')?.dataset['controls'];
    await pauseButton();
    await expect.poll(controls).toBe('hidden');
    act(() => media().advance(2));
    expect(await screen.findByText('Advertisement')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(controls()).toBe('shown');
    const words = view.container.textContent ?? '';
    expect(
      ['Advertisement', 'ООО «Чай»', 'erid: 2Vt5n0dem0', '16+'].filter(
        (shown) => !words.includes(shown),
      ),
    ).toEqual([]);
  });

  it('A25: has its label before all else in reading order', async () => {
    const { view } = await open(label, [known]);
    const words = view.container.querySelector('[data-break]')?.textContent ?? '';
    expect(words.startsWith('Advertisement')).toBe(true);
  });

  it('tells what there is to know, and is closed by escape', async () => {
    const { user } = await open(label, [known]);
    const about = screen.getByRole('button', { name: 'About the ad' });
    await user.click(about);
    const sheet = screen.getByRole('region', { name: 'About the ad' });
    expect(sheet.textContent).toContain('ООО «Чай»');
    expect(sheet.textContent).toContain('2Vt5n0dem0');
    expect(sheet.querySelector('a')?.textContent).toContain('tea.example');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'About the ad' })).toBeNull();
    expect(document.activeElement).toBe(about);
  });

  it('leads to the service without advertising only where the page names one', async () => {
    await open(label, [known], { props: { adFree: { href: '/services', name: 'Plus' } } });
    const link = screen.getByRole('link', { name: 'No ads in “Plus”' });
    expect(link.getAttribute('href')).toBe('/services');
    cleanup();
    await open(label, [known]);
    expect(screen.queryByRole('link', { name: /No ads/ })).toBeNull();
  });
});

describe('Player, while advertising plays', () => {
  it('seeks by no key, stops the advertisement by those that pause, and turns the sound off', async () => {
    const { user, video, running, asked } = await open();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(running().controls.getSnapshot().context.seekDelta).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard(' ');
    await screen.findByText('The ad is paused');
    await user.keyboard('k');
    await waitFor(() => expect(screen.queryByText('The ad is paused')).toBeNull());
    expect(asked.mock.calls).toEqual([['ad.pause'], ['ad.resume']]);
    await user.keyboard('m');
    expect(await screen.findByRole('button', { name: 'Unmute' })).toBeDefined();
    expect([video.currentTime, video.paused]).toEqual([0, true]);
  });

  it('says where the film goes on, in its middle only', async () => {
    const ads = fakeBreaks([known]);
    const { media } = await openPlayer({
      props: {
        asset: { ...asset, start_time: 89, intro: undefined, ad: { midroll: adAddresses.midroll } },
        subtitle: 'Season 1',
        playBreak: ads.playBreak,
      },
    });
    await pauseButton();
    expect(screen.getByText('Season 1')).toBeDefined();
    act(() => media().advance(2));
    expect(await screen.findByText('We go on at 1:31 after the ads')).toBeDefined();
    expect(screen.queryByText('Season 1')).toBeNull();
    cleanup();
    await open('main', [known], { props: { subtitle: 'Season 1' } });
    expect(screen.getByText('Season 1')).toBeDefined();
  });

  it('leads nowhere but to the web', async () => {
    await open('main', [{ ...known, clickUrl: 'javascript:alert(1)' }]);
    expect(screen.queryByRole('link', { name: /new window/ })).toBeNull();
  });

  it('draws nothing over the picture where nothing plays breaks', async () => {
    const { view } = await openPlayer({ props: { asset } });
    await pauseButton();
    expect(view.container.querySelector('video')?.nextElementSibling?.textContent).not.toBe('');
    expect(screen.queryByText(/^Ad/)).toBeNull();
  });
});
