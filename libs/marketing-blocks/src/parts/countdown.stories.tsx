import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offerPageServices, type PageServices } from '../page-services.ts';
import { Countdown } from './countdown.tsx';

/** «20.12.2026 20:00». */
const until = Date.UTC(2026, 11, 20, 17);
const second = 1000;
const day = 86_400 * second;

/** The service's clock stands still so long before the end. */
const before = (leftMs: number) => () =>
  offerPageServices(
    async () =>
      ({
        serviceNow: () => until - leftMs,
        isServiceTimeKnown: () => true,
      }) as Partial<PageServices> as PageServices,
  );

const meta = {
  title: 'Blocks/Countdown',
  component: Countdown,
  args: { until, title: 'До конца предложения' },
  beforeEach: before(23 * day + 78_429 * second),
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Weeks are left: it moves once a minute. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent('23 дня 21 час 47 минут');
  },
};

/** Below a day seconds count. */
export const LastDay: Story = { beforeEach: before(day - 7591 * second) };

/** A clock without hours. */
export const LastHour: Story = { beforeEach: before(2529 * second) };

/** Never below zero. */
export const Expired: Story = {
  beforeEach: before(-day),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Предложение завершилось')).toBeVisible();
  },
};

/** As the server's page says it, and one that does not know the service's time. */
export const WithoutClock: Story = {
  beforeEach: () => offerPageServices(() => new Promise(() => {})),
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: { title: 'До завершения специального предложения для новых подписчиков' },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { title: 'Առաջարկի ավարտին մնացել է' },
  globals: { language: 'hye' },
};
