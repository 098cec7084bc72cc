import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { titles } from '../../testing/fixtures.ts';
import { page, posterGrid } from '../filter-bar/stories.css.ts';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { EndlessList } from './endless-list.tsx';

const meta = {
  title: 'Components/EndlessList',
  component: EndlessList,
  args: {
    children: (
      <ul className={posterGrid}>
        {titles.map((title) => (
          <li key={title.id}>
            <PosterCard title={title} />
          </li>
        ))}
      </ul>
    ),
    count: titles.length,
    nextHref: '?page=2',
    onMore: fn(),
    state: 'idle',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EndlessList>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbers = { current: 5, total: 12, hrefOf: (each: number) => `?page=${each}` };

export const More: Story = { args: { numbers } };

export const Pending: Story = { args: { state: 'pending' } };

export const Failed: Story = { args: { state: 'failed' } };

export const End: Story = { args: { nextHref: undefined } };

export const Armenian: Story = { args: { state: 'failed' }, globals: { language: 'hye' } };

/** The link at the end asks for the next page by Enter. */
export const Keyboard: Story = {
  args: { state: 'failed' },
  globals: { label: 'main' },
  play: async ({ args, canvas }) => {
    const retry = await canvas.findByRole('link', { name: 'Повторить' }, { timeout: 10_000 });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
