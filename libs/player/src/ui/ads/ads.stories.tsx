import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FakeBreaks } from '../../engines/fake/index.ts';
import { Player } from '../player.tsx';
import { adStory, inTheMiddle, lighthouse, umbrella } from './ads.story-kit.tsx';

const meta = {
  title: 'Player/Advertising',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const button = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name });
const untilSkippable = async (ads: FakeBreaks, canvas: HTMLElement) => {
  ads.advance(16);
  await button(canvas, 'Пропустить рекламу');
};

/** The first of two, which may be skipped in four seconds. */
export const SkipLater = adStory({
  act: async (ads, canvas) => {
    ads.advance(12);
    await within(canvas).findByText(/через 4/u);
    await expect(within(canvas).getByText('1 из 2')).toBeVisible();
    await expect(within(canvas).queryByRole('slider', { name: 'Перемотка' })).toBeNull();
  },
});

/** It may be skipped: the button stands where the words were, and nothing has moved the focus. */
export const SkipNow = adStory({
  act: async (ads, canvas) => {
    await untilSkippable(ads, canvas);
    await expect(document.body).toHaveFocus();
  },
});

/** The second begins when the first is skipped. */
export const Skipped = adStory({
  act: async (ads, canvas) => {
    await untilSkippable(ads, canvas);
    (await button(canvas, 'Пропустить рекламу')).focus();
    await userEvent.keyboard('{Enter}');
    await within(canvas).findByText('2 из 2');
    await expect(within(canvas).getByRole('region', { name: /^Плеер/u })).toHaveFocus();
  },
});

/** Stopped by the viewer. */
export const Paused = adStory({
  act: async (ads, canvas) => {
    ads.advance(12);
    await userEvent.click(await button(canvas, 'Остановить рекламу'));
    await expect(await within(canvas).findByText('Реклама на паузе')).toBeVisible();
  },
});

/** In the middle of a film: where that goes on. */
export const Midroll = adStory({
  ...inTheMiddle,
  act: async (ads, canvas) => {
    ads.advance(12);
    await within(canvas).findByText(/^Продолжим с 26:/u);
  },
});

/** What there is to know of it. */
export const About = adStory({
  act: async (ads, canvas) => {
    ads.advance(12);
    const about = await button(canvas, 'О рекламе');
    await userEvent.click(about);
    await within(canvas).findByRole('region', { name: 'О рекламе' });
    await expect(about).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Escape closes it, and the focus is where it came from. */
export const AboutClosed = adStory({
  act: async (_, canvas) => {
    await userEvent.click(await button(canvas, 'О рекламе'));
    await userEvent.keyboard('{Tab}{Escape}');
    await expect(await button(canvas, 'О рекламе')).toHaveFocus();
    await expect(within(canvas).queryByRole('region', { name: 'О рекламе' })).toBeNull();
  },
});

/** An ad server said nothing of who pays for it. */
export const NoAdvertiser = adStory({
  spots: [umbrella],
  act: async (_, canvas) => {
    await within(canvas).findByText('Реклама');
    await expect(within(canvas).queryByRole('link', { name: /новом окне/u })).toBeNull();
  },
});

/** Advertising without a service that does without. */
export const NothingAdFree = adStory({ props: { adFree: undefined } });

/** Longer than its places: two lines, then cut; the whole stands in the tooltip. */
export const LongWords = adStory({
  spots: [
    {
      ...lighthouse,
      title: 'Экскурсионный билет выходного дня на Новороссийский маяк с ночёвкой в башне',
      advertiser:
        'Общество с ограниченной ответственностью «Научно-производственное объединение береговых навигационных служб и маячного хозяйства Черноморского бассейна»',
      token: '2VtzqxK9mNpL4wYd7RfHjB3sTgCvE8aUoQi5nXkZy6W',
      clickUrl: 'https://bilety-i-ekskursii-po-mayakam.beregovaya-sluzhba-chernogo-morya.example/',
    },
    umbrella,
  ],
  act: (ads) => ads.advance(12),
});

export const Armenian = adStory({
  globals: { language: 'hye' },
  spots: [
    {
      ...lighthouse,
      title: 'Փարոսի տոմս հանգստյան օրերին՝ գիշերակացով և էքսկուրսիայով աշտարակում',
      advertiser:
        '«Առափնյա նավագնացության ծառայություններ և փարոսային տնտեսություն» սահմանափակ պատասխանատվությամբ ընկերություն',
    },
    umbrella,
  ],
  props: { adFree: { href: '/services', name: 'Սոֆիտ Պլյուս' } },
  act: (ads) => ads.advance(12),
});

const phone = { viewport: { value: 'mobile1' } };

/** Owner, link and «О рекламе» under the picture. */
export const Phone = adStory({ globals: phone, act: (ads) => ads.advance(12) });

export const PhoneSkipNow = adStory({ globals: phone, act: untilSkippable });

export const PhoneAbout = adStory({
  globals: phone,
  act: async (_, canvas) => {
    await userEvent.click(await button(canvas, 'О рекламе'));
    await within(canvas).findByRole('region', { name: 'О рекламе' });
  },
});

export const PhoneArmenian = adStory({
  globals: { ...phone, language: 'hye' },
  act: (ads) => ads.advance(12),
});

/** Kept from being shown to its end: the film goes on as without advertising. */
export const Blocked = adStory({
  act: async (ads, canvas) => {
    ads.finish({ status: 'blocked' });
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    await expect(within(canvas).queryByText('Реклама')).toBeNull();
  },
});

/** The film has its controls back. */
export const Over = adStory({
  spots: [umbrella],
  act: async (ads, canvas) => {
    ads.advance(8);
    await within(canvas).findAllByRole('button', { name: 'Пауза' });
    await waitFor(() => expect(within(canvas).getByText('Реклама закончилась')).toBeDefined());
  },
});

/** What plays breaks is on its way. */
export const Waiting = adStory({ props: { prepareAds: () => new Promise(() => {}) } });
