import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerStory } from './player.story-kit.tsx';
import { Player } from './player.tsx';

const meta = {
  title: 'Player/Player',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const error = (category: 1 | 4) => ({ severity: 2, category, code: 'fake-story' }) as const;

export const Playing = playerStory({});

export const Paused = playerStory({
  act: async (_, canvas) => {
    const [button] = await within(canvas).findAllByRole('button', { name: 'Пауза' });
    if (button) await userEvent.click(button);
  },
});

export const NeedsGesture = playerStory({ isAutoplayAllowed: false });

export const Loading = playerStory({ isReachable: false });

export const Buffering = playerStory({
  act: async ({ media }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    media().stall();
  },
});

export const NetworkTrouble = playerStory({ error: error(1) });

export const Failed = playerStory({ error: error(4) });

export const Ended = playerStory({
  act: async ({ media }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    media().advance(3200);
  },
});

export const Captions = playerStory({
  act: async ({ report }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    report({
      type: 'cues',
      cues: [{ text: '— Вы слышите? Мост поёт, когда по нему\nидёт последний вагон.' }],
    });
  },
});

export const PlacedCaptions = playerStory({
  act: async ({ report }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    report({
      type: 'cues',
      cues: [
        { text: '— איפה הגשר?\n— Не знаю.', top: 0 },
        { text: 'Вывеска: «Депо»', top: 40, left: 10, width: 40, align: 'left' },
        { text: '[стук колёс]' },
      ],
    });
    const topOf = (words: string) => within(canvas).getByText(words).getBoundingClientRect().top;
    await waitFor(() => expect(topOf('Вывеска: «Депо»')).toBeGreaterThan(topOf('— Не знаю.')));
    await expect(topOf('[стук колёс]')).toBeGreaterThan(topOf('Вывеска: «Депо»'));
  },
});

export const SkipIntro = playerStory({
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
});

export const LongTitle = playerStory({
  props: { title: 'Необыкновенные приключения мистера Веста в стране большевиков и его друзей' },
});

export const Armenian = playerStory({ globals: { language: 'hye' } });

export const Phone = playerStory({ globals: { viewport: { value: 'mobile1' } } });

export const OnBlack = playerStory({ ground: 'black' });

export const OnWhite = playerStory({
  ground: 'white',
  act: async ({ report }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    report({ type: 'cues', cues: [{ text: '— Вы слышите?' }] });
  },
});

export const OnNoise = playerStory({
  ground: 'noise',
  act: async ({ report }, canvas) => {
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    report({ type: 'cues', cues: [{ text: '— Вы слышите?' }] });
  },
});

export const ByKeyboard = playerStory({
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
    await waitFor(async () =>
      expect(await player.findByRole('button', { name: 'Включить звук' })).toBeVisible(),
    );
  },
});
