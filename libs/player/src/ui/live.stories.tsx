import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { channelProps, nextEpisode } from './live.fixtures.ts';
import { type PlayerScenario, playerStory, storyAsset } from './player.story-kit.tsx';
import { Player } from './player.tsx';

const meta = {
  title: 'Player/Channels and offers',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const words = {
  title: 'Утро на крыше',
  nextTitle: 'Большая прогулка по Еревану',
  timeZone: 'Europe/Moscow',
};
const named = { title: 'Первый канал', subtitle: 'Кнопка 1' };
const zap = {
  previous: { name: 'Столица', go: () => {}, prepare: () => {} },
  next: { name: 'Вторая программа', go: () => {}, prepare: () => {} },
};
const channel = { ...named, zap, ...channelProps(storyAsset, words) };
const withoutArchive = { ...named, zap, ...channelProps(storyAsset, words, 0) };

const episode = {
  asset: {
    ...storyAsset,
    start_time: 3_180,
    credits_start: 3_190,
    next_episode: nextEpisode('Мост через Дзорагет'),
  },
  nextPicture: {
    url: '/api/v1/images/backdrop-nochnoy-ekspress',
    color: '#14264a',
    tone: 'dark',
  } as const,
  playNext: () => {},
};

const playing = (canvas: HTMLElement) => within(canvas).findAllByRole('button', { name: 'Пауза' });

/** Plays on to the closing titles, where the next episode is offered. */
const toTheCredits: NonNullable<PlayerScenario['act']> = async ({ media }, canvas) => {
  await playing(canvas);
  media().advance(11);
};

const nextCard = (canvas: HTMLElement) =>
  within(canvas).findByRole('region', { name: 'Следующая серия' });

export const AtTheEdge = playerStory({ props: channel, duration: 7_200 });

export const BehindTheEdge = playerStory({
  props: channel,
  duration: 7_200,
  act: async (_, canvas) => {
    await playing(canvas);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await within(canvas).findByRole('button', { name: 'К\u00a0эфиру' });
  },
});

export const WithoutArchive = playerStory({ props: withoutArchive, duration: 7_200 });

export const NarrowChannel = playerStory({
  props: channel,
  duration: 7_200,
  globals: { viewport: { value: 'mobile1' } },
});

export const ArmenianChannel = playerStory({
  props: channel,
  duration: 7_200,
  globals: { language: 'hye' },
});

export const NextEpisode = playerStory({
  props: episode,
  act: async (playback, canvas) => {
    await toTheCredits(playback, canvas);
    const card = await nextCard(canvas);
    const automatic = within(card).getByRole('switch');
    await expect(automatic).toBeChecked();
    automatic.focus();
    await userEvent.keyboard(' ');
    await expect(automatic).not.toBeChecked();
    await userEvent.keyboard(' ');
  },
});

export const NextEpisodeOnRequest = playerStory({
  props: episode,
  act: async (playback, canvas) => {
    await toTheCredits(playback, canvas);
    const card = await nextCard(canvas);
    await userEvent.click(within(card).getByRole('switch'));
  },
});

export const NextProgramme = playerStory({
  props: {
    ...episode,
    asset: { ...episode.asset, type: 'catchup', next_episode: undefined, chapters: undefined },
    nextTitle: 'Большая прогулка по Еревану',
  },
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().advance(11);
    await within(canvas).findByRole('region', { name: 'Следующая передача' });
  },
});

export const NarrowNextEpisode = playerStory({
  props: episode,
  globals: { viewport: { value: 'mobile1' } },
  act: toTheCredits,
});

export const StayWithTheCredits = playerStory({
  props: episode,
  act: async (playback, canvas) => {
    await toTheCredits(playback, canvas);
    const cancel = await within(canvas).findByRole('button', { name: 'Смотреть титры' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvas).getByRole('region', { name: /^Плеер/ })).toHaveFocus();
  },
});

export const Reconnecting = playerStory({
  act: async ({ media, report }, canvas) => {
    await playing(canvas);
    report({ type: 'reconnecting', isOn: true });
    media().stall();
  },
});
