import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle, titles } from '../../testing/fixtures.ts';
import BareContinueCard from './bare.tsx';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/ContinueCard/Bare',
  component: BareContinueCard,
  args: { title, progress: 0.45, minutesLeft: 27 },
  globals: { label: 'main' },
} satisfies Meta<typeof BareContinueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const NearlyOver: Story = { args: { progress: 0.97, minutesLeft: 3 } };

export const Episode: Story = {
  args: { place: 'Сезон\u00A01, серия\u00A03. «Перегон»' },
};

export const BrokenPicture: Story = {
  args: { title: { ...title, backdrop: { ...title.backdrop, url: '/missing' } } },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = { args: { title: longTitle } };

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };
