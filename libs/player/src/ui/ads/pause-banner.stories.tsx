import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bannerRest } from '../../controller/banner-rest.ts';
import type { FakeSpot } from '../../engines/fake/index.ts';
import { Player } from '../player.tsx';
import { type AdScenario, adStory, lighthouse, umbrella } from './ads.story-kit.tsx';

const meta = {
  title: 'Player/Pause banner',
  component: Player,
  parameters: { layout: 'fullscreen' },
  // A story before this one may have closed it for five minutes.
  beforeEach: () => {
    bannerRest.closedAt = Number.NEGATIVE_INFINITY;
  },
} satisfies Meta<typeof Player>;
export default meta;

const left = {
  text: 'Вторая прогулка в подарок тем, кто смотрел «Маяк»',
  picture: '/api/v1/images/backdrop-nochnoy-ekspress/640x360.webp',
};

const banner = (canvas: HTMLElement) =>
  within(canvas).findByRole('complementary', { name: /Реклама|Գովազդ/u }, { timeout: 5_000 });

/** The break is over, and the viewer pauses. */
const pauseStory = (
  spot: FakeSpot = { ...lighthouse, left },
  { act, ...scenario }: Omit<AdScenario, 'spots'> = {},
) =>
  adStory({
    ...scenario,
    spots: [spot],
    act: async (ads, canvas) => {
      ads.advance(spot.duration ?? 0);
      await within(canvas).findAllByRole('button', { name: /^(?:Пауза|Դադար)$/u });
      await userEvent.keyboard('k');
      await banner(canvas);
      await act?.(ads, canvas);
    },
  });

/** Two seconds into the viewer's pause. */
export const Shown = pauseStory();

/** Nothing is known of its advertiser, and it leads nowhere. */
export const NoAdvertiser = pauseStory({ ...umbrella, left });

export const LongWords = pauseStory({
  ...lighthouse,
  title: 'Экскурсионный билет выходного дня на Новороссийский маяк с ночёвкой в башне',
  advertiser:
    'Общество с ограниченной ответственностью «Научно-производственное объединение береговых навигационных служб»',
  token: '2VtzqxK9mNpL4wYd7RfHjB3sTgCvE8aUoQi5nXkZy6W',
  left: {
    ...left,
    text: 'Вторая прогулка в подарок тем, кто смотрел «Маяк» до конца, а третья за полцены тем, кто досмотрел и титры',
  },
});

/** Escape closes it, wherever the focus is; the film stands still. */
export const ClosedByEscape = pauseStory(undefined, {
  act: async (_, canvas) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvas).queryByRole('complementary')).toBeNull());
    await expect(
      within(canvas).getAllByRole('button', { name: 'Смотреть' }).length,
    ).toBeGreaterThan(0);
  },
});

const phone = { viewport: { value: 'mobile1' } };

export const Phone = pauseStory(undefined, { globals: phone });

export const PhoneArmenian = pauseStory(
  {
    ...lighthouse,
    title: 'Փարոսի տոմս հանգստյան օրերին՝ գիշերակացով և էքսկուրսիայով աշտարակում',
    advertiser:
      '«Առափնյա նավագնացության ծառայություններ» սահմանափակ պատասխանատվությամբ ընկերություն',
    left: { ...left, text: 'Երկրորդ զբոսանքը՝ նվեր նրանց, ովքեր դիտել են «Փարոսը»' },
  },
  { globals: { ...phone, language: 'hye' } },
);
