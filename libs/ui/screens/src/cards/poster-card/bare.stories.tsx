import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, makeTitle, titles } from '../../testing/fixtures.ts';
import BarePosterCard from './bare.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const [title = longTitle] = titles;

const meta = {
  title: 'Components/PosterCard/Bare',
  component: BarePosterCard,
  args: { title },
  globals: { label: 'main' },
} satisfies Meta<typeof BarePosterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** Big from 1600 px up: the first shelf. */
export const FirstShelf: Story = { args: { isUrgent: true } };

export const New: Story = {
  args: { title: makeTitle('sosedi-sverhu', 'Соседи сверху', { isNew: true, rating: 6.8 }) },
};

export const LowRating: Story = { args: { title: makeTitle('sled', 'След', { rating: 4.2 }) } };

export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

export const LongRussian: Story = { args: { title: longTitle } };

export const BrokenPicture: Story = {
  args: {
    title: makeTitle('missing', 'Кабинет доктора Калигари', {
      poster: { url: '/missing', color: '#5b0f18', tone: 'dark' },
    }),
  },
};

export const ByKeyboard: Story = { play: tabThrough };
