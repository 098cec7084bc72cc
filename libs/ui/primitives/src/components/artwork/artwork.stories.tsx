import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../testing/samples.ts';
import { Artwork } from './artwork.tsx';

const { upright, wide } = pictures;

const meta = {
  title: 'Components/Artwork',
  component: Artwork,
  args: { picture: upright, size: [158, 230], alt: 'Афиша: лодка на воде' },
  decorators: [
    (Picture) => (
      <div style={{ inlineSize: 316 }}>
        <Picture />
      </div>
    ),
  ],
} satisfies Meta<typeof Artwork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {};

export const Backdrop: Story = { args: { picture: wide, size: [300, 169] } };

export const WithoutEdge: Story = { args: { hasEdge: false } };

export const Broken: Story = {
  args: { picture: { ...upright, url: '/missing' }, title: 'Кабинет доктора Калигари' },
};

/** A word of ten letters is whole in the narrowest card. */
export const BrokenNarrow: Story = {
  args: { picture: { ...upright, url: '/missing' }, title: 'Метрополис' },
  decorators: [
    (Picture) => (
      <div style={{ inlineSize: 132, blockSize: 100, display: 'grid' }}>
        <Picture />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const words = await canvas.findByText('Метрополис');
    const range = document.createRange();
    range.selectNodeContents(words);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};
