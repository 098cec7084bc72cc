import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { daysFrom, makeGuide } from './guide.fixtures.ts';
import { KeptGuide } from './kept-guide.tsx';

const guide = makeGuide();

const meta = {
  title: 'Components/Guide/Timeline',
  component: KeptGuide,
  args: guide,
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof KeptGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeDay: Story = {};

/** The variant and its texts come first. */
const loadingTime = { timeout: 8000 };

/** Most nodes that a guide of any size may put into the page. */
const mostNodes = 1500;

const nodesOf = (element: HTMLElement) => element.querySelectorAll('*').length;

/** However many channels and days there are, only what is in view is in the page. */
export const FiveHundredChannels: Story = {
  args: makeGuide({ channelCount: 500, days: daysFrom('2025-11-18', 7) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const grid = await page.findByRole('grid', undefined, loadingTime);
    await expect(grid).toHaveAttribute('aria-rowcount', '500');
    await waitFor(() => expect(page.getAllByRole('gridcell').length).toBeGreaterThan(20));
    await expect(nodesOf(canvasElement)).toBeLessThanOrEqual(mostNodes);

    grid.scrollTo({ top: 20_000, left: 30_000 });
    await waitFor(() => expect(rowsOf(page)).toContain('275'));
    await expect(nodesOf(canvasElement)).toBeLessThanOrEqual(mostNodes);
    grid.scrollTo({ top: 0 });
  },
};

const rowsOf = (page: { getAllByRole: (role: string) => HTMLElement[] }) =>
  page.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));

/** Cells are used again for other programmes while the grid moves: a check in between would see half of each. */
const settled = (grid: HTMLElement) =>
  new Promise<void>((resolve) => {
    const quietMs = 300;
    const rest = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(rest, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rest, quietMs);
    });
    observer.observe(grid, { subtree: true, childList: true, attributes: true });
  });

/** Arrows, Home and End, pages and «N»; the focus goes with the grid wherever that is scrolled. */
export const Keyboard: Story = {
  args: makeGuide({ channelCount: 500, days: daysFrom('2025-11-18', 7) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const grid = await page.findByRole('grid', undefined, loadingTime);
    await waitFor(() => expect(grid.querySelector('a[tabindex="0"][data-row]')).not.toBeNull());
    // Icons come last; one that comes while keys are pressed would be waited for by nobody.
    const now = page.getByRole('button', { name: 'Сейчас' });
    await waitFor(() => expect(now.querySelector('path')).not.toBeNull());
    grid.querySelector<HTMLElement>('a[tabindex="0"][data-row]')?.focus();

    const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
    const place = () => document.activeElement?.getAttribute('data-row');
    await expect(focused()).toMatch(/, Немой экран, в эфире$/u);

    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toMatch(/, Вестник 24, в эфире$/u);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toMatch(/, Вестник 24, ещё не\u00A0началось$/u);

    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(Number(place())).toBeGreaterThan(8);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toMatch(/23:|22:|21:/u));

    // Out of view, and still where it was.
    const name = focused();
    grid.scrollTo({ top: 30_000, left: 0 });
    await waitFor(() => expect(rowsOf(page)).toContain('410'));
    await expect(focused()).toBe(name);

    await userEvent.keyboard('n');
    await waitFor(() => expect(focused()).toMatch(/в эфире$/u));
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(place()).toBe('1');
    await settled(grid);
  },
};

const unknown = { status: 'loading', programmes: [] } as const;

export const Loading: Story = { args: { programmesOf: () => unknown } };

const states: Readonly<Record<string, 'loading' | 'error' | 'ready'>> = {
  'vestnik-24': 'loading',
  arena: 'error',
  ararat: 'ready',
};

/** Each channel for itself: one is on its way, one failed, one has nothing. */
export const RowStates: Story = {
  args: {
    programmesOf: (id, range) => {
      const status = states[id];
      return status ? { status, programmes: [] } : guide.programmesOf(id, range);
    },
    onRetry: () => {},
  },
};

export const Empty: Story = { args: { channels: [], emptyText: 'В\u00A0избранном пока пусто' } };

/** A day that is over: what the archive has can be watched. */
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
  globals: { language: 'hye' },
};

/** One channel at a time; the marks are tabs. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
