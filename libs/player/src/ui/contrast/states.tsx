import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { type FakeBreaks, fakeBreaks, type FakeSpot } from '../../engines/fake/index.ts';
import { channelProps, nextEpisode } from '../live.fixtures.ts';
import { type LabelName, type Opening, openPlayer, pauseButton } from '../testing.tsx';
import { openShort } from './open-short.tsx';

/** A state of the player that is looked at over pictures. */
interface SeenState {
  name: string;
  /** Shows it, and gives the element that holds the player. */
  open: (label: LabelName) => Promise<HTMLElement>;
  /** What is looked at, where it covers the rest. @default the whole player */
  part?: () => HTMLElement;
}

type Opened = Awaited<ReturnType<typeof openPlayer>>;

const { intro: _intro, credits_start: _credits, ...plain } = playerAssetFixture;
const asset = { ...plain, start_time: 60 };
const film = { asset, subtitle: 'Season 1, episode 3' };
const programme = { title: 'Morning on the roof', nextTitle: 'A long walk', timeZone: 'UTC' };
const beside = (name: string) => ({ name, go: () => {}, prepare: () => {} });
const channel = {
  ...channelProps(plain, programme),
  zap: { previous: beside('Second'), next: beside('Fourth') },
};
const episode = {
  ...film,
  asset: { ...asset, credits_start: 100, next_episode: nextEpisode('The Bridge') },
  playNext: () => {},
};
const cue = { type: 'cues', cues: [{ text: '— Do you hear?' }] } as const;
const error = (category: 1 | 4) => ({ severity: 2, category, code: 'fake' }) as const;

/** A state of the player of films and channels. */
const shown = (
  name: string,
  opening: Opening,
  reach: (opened: Opened) => Promise<unknown>,
): SeenState => ({
  name,
  open: async (label) => {
    const opened = await openPlayer({ ...opening, label });
    await reach(opened);
    return opened.view.container;
  },
});

const spots: readonly FakeSpot[] = [
  {
    title: 'A ticket to the lighthouse',
    advertiser: 'Coastal Service Ltd',
    token: '2Vt5n0dem0',
    clickUrl: 'https://coast.example/',
    duration: 10,
    skipAfter: 5,
  },
  { title: 'An umbrella', duration: 8 },
];

/** A state of an advertisement of which all is known. */
const advertised = (
  name: string,
  reach: (ads: FakeBreaks, opened: Opened) => Promise<unknown>,
): SeenState => ({
  name,
  open: async (label) => {
    const ads = fakeBreaks(spots);
    const opened = await openPlayer({
      label,
      props: {
        asset: { ...asset, start_time: 0, ad: adAddresses },
        adFree: { href: '/services', name: 'Plus' },
        playBreak: ads.playBreak,
      },
    });
    await screen.findByText('1 of 2');
    await reach(ads, opened);
    return opened.view.container;
  },
});

/** Every state of the player that draws something else over the picture. */
export const states: readonly SeenState[] = [
  shown('playing, with captions', { props: episode }, async ({ report }) => {
    await pauseButton();
    act(() => report(cue));
  }),
  shown(
    'skipping the intro',
    { props: { asset: { ...asset, intro: { start: 0, end: 90 } } } },
    () => screen.findByRole('button', { name: 'Skip the intro' }),
  ),
  shown('the next episode', { props: episode }, async ({ media }) => {
    await pauseButton();
    act(() => media().advance(50));
    await screen.findByRole('region', { name: 'Next episode' });
  }),
  shown('a place of the film looked up', { props: film }, async ({ user, view }) => {
    await pauseButton();
    await user.hover(await screen.findByRole('slider', { name: 'Seek' }));
    await vi.waitUntil(() => view.container.querySelector('[style*="--place"]'));
  }),
  shown('a channel at its edge', { duration: 7_200, props: channel }, () =>
    screen.findByRole('button', { name: /^Live/ }),
  ),
  shown('a channel left behind', { duration: 7_200, props: channel }, async ({ user }) => {
    await pauseButton();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('button', { name: 'Go live' });
  }),
  shown('waiting', { props: film }, async ({ media }) => {
    await pauseButton();
    act(() => media().stall());
    await screen.findByText('Loading', {}, { timeout: 5_000 });
  }),
  shown('waiting for the network', { error: error(1) }, () =>
    screen.findByRole('button', { name: 'Try again' }),
  ),
  shown('failed', { error: error(4) }, () => screen.findByRole('button', { name: 'Try again' })),
  shown('waiting for a press', { isAutoplayAllowed: false }, () =>
    screen.findByRole('button', { name: 'Press to watch' }),
  ),
  shown('ended', { props: film }, async ({ media }) => {
    await pauseButton();
    act(() => media().advance(180));
    await screen.findAllByRole('button', { name: 'Watch again' });
  }),
  {
    ...shown('the settings', { props: film }, async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Settings' }));
      const panel = await screen.findByRole('region', { name: 'Settings' });
      // The ring of the focus is no surroundings of a sign.
      await vi.waitUntil(() => panel.contains(document.activeElement));
      act(() => (document.activeElement as HTMLElement).blur());
    }),
    part: () => screen.getByRole('region', { name: 'Settings' }),
  },
  advertised('an advertisement that may be skipped soon', async (ads) => {
    await act(async () => ads.advance(2));
    await screen.findByText(/in 3 s/);
  }),
  advertised('an advertisement that may be skipped', async (ads) => {
    await act(async () => ads.advance(5));
    await screen.findByRole('button', { name: 'Skip the ad' });
  }),
  advertised('an advertisement that has been stopped', async (_, { user }) => {
    await user.keyboard('k');
    await screen.findByText('The ad is paused');
  }),
  {
    ...advertised('what there is to know of an advertisement', async (_, { user }) => {
      await user.click(screen.getByRole('button', { name: 'About the ad' }));
      // The ring of the focus is no surroundings of a word.
      act(() => (document.activeElement as HTMLElement).blur());
    }),
    part: () => screen.getByRole('region', { name: 'About the ad' }),
  },
  { name: 'a short video, stopped', open: (label) => openShort(label, 'stopped') },
  { name: 'a short video, waiting', open: (label) => openShort(label, 'waiting') },
];
