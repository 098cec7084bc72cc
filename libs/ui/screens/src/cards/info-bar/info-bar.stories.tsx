import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianTitle, longTitle, makeTitle } from '../../testing/fixtures.ts';
import { InfoBar } from './index.ts';

const title = makeTitle('kassiopeya', 'Кассиопея', {
  rating: 8.1,
  genres: ['фантастика', 'драма'],
  countries: ['Россия', 'Армения'],
});

const meta = {
  title: 'Components/InfoBar',
  component: InfoBar,
  args: { title },
} satisfies Meta<typeof InfoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {};

export const Short: Story = { args: { isShort: true } };

const { durationMinutes: _none, rating: _unrated, ...series } = title;
export const SeriesWithoutRating: Story = { args: { title: series } };

export const Ten: Story = { args: { title: { ...title, rating: 10 } } };

export const LongRussian: Story = {
  args: { title: longTitle },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = { args: { title: armenianTitle }, globals: { language: 'hye' } };
