import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerStory } from './player.story-kit.tsx';

const error = (category: 1 | 4) => ({ severity: 2, category, code: 'fake-story' }) as const;

/** What the player shows in every skin, scene by scene; a skin's stories choose the label. */
export const playerScenes = () => ({
  Playing: playerStory({}),

  Paused: playerStory({
    act: async (_, canvas) => {
      const [button] = await within(canvas).findAllByRole('button', { name: 'Пауза' });
      if (button) await userEvent.click(button);
    },
  }),

  NeedsGesture: playerStory({ isAutoplayAllowed: false }),

  Loading: playerStory({ isReachable: false }),

  Buffering: playerStory({
    act: async ({ media }, canvas) => {
      await within(canvas).findAllByRole('button', { name: 'Пауза' });
      media().stall();
    },
  }),

  NetworkTrouble: playerStory({ error: error(1) }),

  Failed: playerStory({ error: error(4) }),

  Ended: playerStory({
    act: async ({ media }, canvas) => {
      await within(canvas).findAllByRole('button', { name: 'Пауза' });
      media().advance(3200);
    },
  }),

  Captions: playerStory({
    act: async ({ report }, canvas) => {
      await within(canvas).findAllByRole('button', { name: 'Пауза' });
      report({
        type: 'cue',
        text: '— Вы слышите? Мост поёт, когда по нему\nидёт последний вагон.',
      });
    },
  }),

  SkipIntro: playerStory({
    props: {
      asset: {
        type: 'vod',
        content_type: 'content',
        content_id: 'story',
        urls: { dash: '/film.mpd', hls: '/film.m3u8' },
        is_crypted: false,
        ad: {},
        ad_is_test: true,
        teleport_enabled: false,
        thumbnails_url: '/thumbnails.json',
        duration: 3200,
        title: 'Ночной экспресс',
        age_level: { name: '16+' },
        intro: { start: 0, end: 90 },
        audio: [],
        subtitles: [],
        start_time: 12,
      },
    },
  }),

  LongTitle: playerStory({
    props: { title: 'Необыкновенные приключения мистера Веста в стране большевиков и его друзей' },
  }),

  Armenian: playerStory({ globals: { language: 'hye' } }),

  Phone: playerStory({ globals: { viewport: { value: 'mobile1' } } }),

  OnBlack: playerStory({ ground: 'black' }),

  OnWhite: playerStory({
    ground: 'white',
    act: async ({ report }, canvas) => {
      await within(canvas).findAllByRole('button', { name: 'Пауза' });
      report({ type: 'cue', text: '— Вы слышите?' });
    },
  }),

  OnNoise: playerStory({
    ground: 'noise',
    act: async ({ report }, canvas) => {
      await within(canvas).findAllByRole('button', { name: 'Пауза' });
      report({ type: 'cue', text: '— Вы слышите?' });
    },
  }),

  ByKeyboard: playerStory({
    act: async ({ media }, canvas) => {
      const player = within(canvas);
      await player.findAllByRole('button', { name: 'Пауза' });
      media().seek(100);
      media().settle();
      const timeline = player.getByRole('slider', { name: 'Перемотка' });
      timeline.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(timeline).toHaveValue('130'));
      await expect(timeline.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe(
        '2 минуты 10 секунд из 53 минут 20 секунд',
      );
      await userEvent.keyboard('m');
      await expect(await player.findByRole('button', { name: 'Включить звук' })).toBeVisible();
    },
  }),
});
