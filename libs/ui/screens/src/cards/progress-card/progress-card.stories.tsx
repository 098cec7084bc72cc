import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle, makeTitle } from '../../testing/fixtures.ts';
import { ProgressCard } from './progress-card.tsx';

const { href, title, backdrop } = makeTitle('general', 'Генерал');

const meta = {
  title: 'Components/ProgressCard',
  component: ProgressCard,
  args: { href, title, picture: backdrop, progress: 0.45, minutesLeft: 27 },
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: 300 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: { title: longTitle.title },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = { args: { title: 'Գեներալը' }, globals: { language: 'hye' } };

export const BrokenPicture: Story = { args: { picture: { ...backdrop, url: '/missing' } } };
