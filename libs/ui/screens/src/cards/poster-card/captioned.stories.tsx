import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { armenianTitle, longTitle, makeTitle, titles } from '../../testing/fixtures.ts';
import PosterCardCaptioned from './captioned.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/PosterCard/Captioned',
  component: PosterCardCaptioned,
  args: { title },
  globals: { label: 'alternate' },
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 158 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof PosterCardCaptioned>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** A year that does not fit leaves whole. */
export const LongGenre: Story = {
  args: { title: makeTitle('sled', 'След', { genres: ['документальный'], rating: 8 }) },
};

const { rating: _rating, ...unrated } = makeTitle('sosedi-sverhu', 'Соседи сверху', {
  isNew: true,
});
export const New: Story = { args: { title: unrated } };

export const LongRussian: Story = { args: { title: longTitle } };

export const Armenian: Story = {
  args: { title: armenianTitle },
  globals: { label: 'alternate', language: 'hye' },
};

export const BrokenPicture: Story = {
  args: {
    title: { ...title, poster: { ...title.poster, url: '/api/v1/images/missing' } },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByText(title.title)).toHaveLength(1);
  },
};

export const ByKeyboard: Story = { play: tabThrough };
