import { expect, userEvent, within } from 'storybook/test';
import { playerStory, storyAsset } from './player.story-kit.tsx';

const noon = Date.UTC(2026, 10, 22, 12) / 1000;

const channel = {
  asset: {
    ...storyAsset,
    type: 'live' as const,
    duration: 0,
    start_time: 0,
    chapters: undefined,
    credits_start: undefined,
    live: { channel_id: 'first', max_offset: 3_600 },
  },
  title: 'Первый канал',
  subtitle: 'Кнопка 1',
  now: () => noon,
  programme: {
    title: 'Утро на крыше',
    start: noon - 2_700,
    end: noon + 900,
    next: { title: 'Большая прогулка по Еревану', start: noon + 900 },
    timeZone: 'Europe/Moscow',
  },
};

const withoutArchive = {
  ...channel,
  asset: { ...channel.asset, live: { channel_id: 'first', max_offset: 0 } },
};

const episode = {
  asset: {
    ...storyAsset,
    start_time: 3_180,
    credits_start: 3_190,
    next_episode: {
      id: 'episode-4',
      slug: 'most',
      name: 'Мост через Дзорагет',
      series_id: 'night-express',
      season_id: 'season-1',
      season_number: 1,
      episode_number: 4,
    },
  },
  nextPicture: {
    url: '/api/v1/images/backdrop-nochnoy-ekspress',
    color: '#14264a',
    tone: 'dark',
  } as const,
  playNext: () => {},
};

const playing = (canvas: HTMLElement) => within(canvas).findAllByRole('button', { name: 'Пауза' });

/** Channels, and what the player offers by itself, in every skin; a skin's stories choose the label. */
export const liveScenes = () => ({
  AtTheEdge: playerStory({ props: channel, duration: 7_200 }),

  BehindTheEdge: playerStory({
    props: channel,
    duration: 7_200,
    act: async (_, canvas) => {
      await playing(canvas);
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await within(canvas).findByRole('button', { name: 'К\u00a0эфиру' });
    },
  }),

  WithoutArchive: playerStory({ props: withoutArchive, duration: 7_200 }),

  NarrowChannel: playerStory({
    props: channel,
    duration: 7_200,
    globals: { viewport: { value: 'mobile1' } },
  }),

  ArmenianChannel: playerStory({
    props: channel,
    duration: 7_200,
    globals: { language: 'hye' },
  }),

  NextEpisode: playerStory({
    props: episode,
    act: async ({ media }, canvas) => {
      await playing(canvas);
      media().advance(11);
      const card = await within(canvas).findByRole('region', { name: 'Следующая серия' });
      const automatic = within(card).getByRole('switch');
      await expect(automatic).toBeChecked();
      automatic.focus();
      await userEvent.keyboard(' ');
      await expect(automatic).not.toBeChecked();
      await userEvent.keyboard(' ');
    },
  }),

  NextEpisodeOnRequest: playerStory({
    props: episode,
    act: async ({ media }, canvas) => {
      await playing(canvas);
      media().advance(11);
      const card = await within(canvas).findByRole('region', { name: 'Следующая серия' });
      await userEvent.click(within(card).getByRole('switch'));
    },
  }),

  NarrowNextEpisode: playerStory({
    props: episode,
    globals: { viewport: { value: 'mobile1' } },
    act: async ({ media }, canvas) => {
      await playing(canvas);
      media().advance(11);
    },
  }),

  StayWithTheCredits: playerStory({
    props: episode,
    act: async ({ media }, canvas) => {
      await playing(canvas);
      media().advance(11);
      const cancel = await within(canvas).findByRole('button', { name: 'Смотреть титры' });
      cancel.focus();
      await userEvent.keyboard('{Enter}');
      await expect(within(canvas).getByRole('region', { name: /^Плеер/ })).toHaveFocus();
    },
  }),

  Reconnecting: playerStory({
    act: async ({ media, report }, canvas) => {
      await playing(canvas);
      report({ type: 'reconnecting', isOn: true });
      media().stall();
    },
  }),
});
