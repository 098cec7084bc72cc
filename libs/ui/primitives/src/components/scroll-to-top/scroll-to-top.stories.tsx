import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/index.ts';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  title: 'Components/ScrollToTop',
  component: ScrollToTop,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Button) => (
      <>
        <main id="main" tabIndex={-1} style={{ minBlockSize: '300vh', padding: 24 }}>
          {/* As on every page, icons are there before anyone scrolls. */}
          <Icon name="film" /> Страница в три экрана
        </main>
        <Button />
      </>
    ),
  ],
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page has no height to scroll before its first icon is there. */
const scrollDown = () =>
  waitFor(() => {
    window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' });
    return expect(window.scrollY).toBeGreaterThan(window.innerHeight);
  });

/** At the top there is nothing to press. */
export const AtTheTop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Scrolled: Story = {
  tags: ['every-label'],
  play: async ({ canvas }) => {
    await scrollDown();
    await expect(
      await canvas.findByRole('button', { name: 'Наверх' }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await scrollDown();
    (await canvas.findByRole('button', { name: 'Наверх' }, { timeout: 8000 })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(window.scrollY).toBe(0);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Phone: Story = {
  ...Scrolled,
  globals: { viewport: { value: 'mobile1' } },
};
