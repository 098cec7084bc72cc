import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { daysFrom, makeGuide } from './guide.fixtures.ts';
import { KeptGuide } from './kept-guide.tsx';

const guide = makeGuide();

const meta = {
  title: 'Components/Guide/Listing',
  component: KeptGuide,
  args: guide,
  parameters: { layout: 'fullscreen' },
  globals: { label: 'alternate' },
} satisfies Meta<typeof KeptGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeDay: Story = {};

/** The variant and its texts come first. */
const loadingTime = { timeout: 8000 };

/** Most nodes that a guide of any size may put into the page. */
const mostNodes = 1500;

/** A spread of five channels and a part of the day, however many there are. */
export const FiveHundredChannels: Story = {
  args: makeGuide({ channelCount: 500, days: daysFrom('2025-11-18', 7) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Телепрограмма' }, loadingTime);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(mostNodes);
  },
};

/** Turns the spread and goes through the day; the buttons keep the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = await page.findByRole('button', { name: 'Следующие каналы' }, loadingTime);
    // Icons come last; one that comes while keys are pressed would be waited for by nobody.
    const earlier = page.getByRole('button', { name: 'Раньше' });
    await waitFor(() => expect(earlier.querySelector('path')).not.toBeNull());
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('6–10 из 12')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByText('8–12 из 12')).toBeVisible());
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');

    earlier.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(page.queryByText('Смотреть эфир')).toBeNull();
  },
};

const unknown = { status: 'loading', programmes: [] } as const;

export const Loading: Story = { args: { programmesOf: () => unknown } };

const states: Readonly<Record<string, 'error' | 'ready'>> = {
  'vestnik-24': 'error',
  arena: 'ready',
};

/** Each channel for itself: one failed, one has nothing. */
export const ColumnStates: Story = {
  args: {
    programmesOf: (id, range) => {
      const status = states[id];
      return status ? { status, programmes: [] } : guide.programmesOf(id, range);
    },
    onRetry: () => {},
  },
};

export const Empty: Story = { args: { channels: [] } };

export const Yesterday: Story = { args: { date: '2025-11-20' } };

const renamed = (title: string) =>
  ({
    programmesOf: (id, range) => {
      const row = guide.programmesOf(id, range);
      return { ...row, programmes: row.programmes.map((programme) => ({ ...programme, title })) };
    },
  }) satisfies Partial<typeof guide>;

export const LongRussian: Story = { args: renamed(longTitle.title) };

export const Armenian: Story = {
  args: { ...renamed('Ամառը Գյումրիում և երկար գիշերները'), heading: 'Հեռուստածրագիր' },
  globals: { label: 'alternate', language: 'hye' },
};

/** Three channels a spread. */
export const Tablet: Story = {
  globals: { label: 'alternate', viewport: { value: 'tablet' } },
};

/** One channel; the marks are tabs, walked with the arrow keys. */
export const Phone: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1' } },
};
