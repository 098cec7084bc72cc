import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { armenianTitle, longTitle, titles } from '../../testing/fixtures.ts';
import ContinueCardCaptioned from './captioned.tsx';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/ContinueCard/Captioned',
  component: ContinueCardCaptioned,
  args: { title, progress: 0.45, minutesLeft: 27 },
  globals: { label: 'alternate' },
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: 360 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof ContinueCardCaptioned>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {};

export const AlmostOver: Story = { args: { progress: 0.97, minutesLeft: 1 } };

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

export const Armenian: Story = {
  args: { title: armenianTitle },
  globals: { label: 'alternate', language: 'hye' },
};

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};
