import { serviceShortFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './promo-banner-sport.block.ts';
import {
  promoBannerSportFixture as fixture,
  whistleFixture,
} from './promo-banner-sport.fixtures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The service's clock shows a moment so long after the whistle. */
const after = (ms: number) => () =>
  offerPageServices(async () => fakePageServices({ serviceNow: () => whistleFixture + ms }));

const meta = {
  title: 'Blocks/PromoBannerSport',
  component: Block,
  args: { block: fixture },
  beforeEach: after(-5 * 24 * HOUR_MS - 3 * HOUR_MS - 20 * MINUTE_MS),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it, days before. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: 'До свистка' })).toBeVisible();
  },
};

/** Words alone. */
export const Fewest: Story = {
  args: { block: { ...fixture, custom_data: { title: 'Матч года' } } },
};

/** It is on. */
export const Live: Story = {
  beforeEach: after(40 * MINUTE_MS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Смотреть' })).toBeVisible();
  },
};

/** It is over. */
export const Expired: Story = {
  beforeEach: after(24 * HOUR_MS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Запись' })).toBeVisible();
  },
};

/** The account has the service. */
export const SignedIn: Story = {
  beforeEach: () =>
    offerPageServices(async () =>
      fakePageServices({
        serviceNow: () => whistleFixture - HOUR_MS / 2,
        activeService: async () => ({ ...serviceShortFixture, id: 'sport', alias: 'sport' }),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'К подписке' })).toBeVisible();
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Достопримечательность — Высокопревосходительство',
        subtitle: 'Полуфинал межконтинентального кубка, прямой эфир со стадиона',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('timer');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Տարվա խաղը',
        subtitle: 'Ուղիղ եթեր',
        timer: { title: 'Մինչև սուլիչը', end_date_time: '20.12.2026 20:00' },
        buttons: [{ type: 'block_target', title: 'Դեպի սպորտ' }],
      },
    },
  },
  globals: { language: 'hye' },
};

export const NoPicture: Story = {
  args: { block: { ...fixture, custom_data: { ...fixture.custom_data, backgrounds: [] } } },
};

/** A timer of a day that there is not. */
export const Broken: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { ...fixture.custom_data, timer: { end_date_time: '31.02.2026 20:00' } },
    },
  },
};
