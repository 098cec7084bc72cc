import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { armenianTitle, longTitle, makeTitle, titles } from '../../testing/fixtures.ts';
import { HorizontalCard } from './horizontal-card.tsx';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/HorizontalCard',
  component: HorizontalCard,
  args: { title },
} satisfies Meta<typeof HorizontalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** The whole card is one stop of the keyboard. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const New: Story = {
  args: { title: makeTitle('sosedi-sverhu', 'Соседи сверху', { isNew: true, rating: 6.8 }) },
};

export const LongRussian: Story = {
  args: { title: longTitle },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = { args: { title: armenianTitle }, globals: { language: 'hye' } };

export const BrokenPicture: Story = {
  args: { title: { ...title, backdrop: { ...title.backdrop, url: '/missing' } } },
};
