import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { GenreCard, type GenreCardProps } from './genre-card.tsx';

const genre: GenreCardProps['genre'] = {
  id: 'detective',
  href: '/movies/catalog?genre=detective',
  title: 'Детективы',
  picture: { url: '/api/v1/images/backdrop-gorod-posle-dozhdya', color: '#3a0f5c', tone: 'dark' },
  count: '128\u00A0фильмов',
};

const meta = {
  title: 'Components/GenreCard',
  component: GenreCard,
  args: { genre },
} satisfies Meta<typeof GenreCard>;
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
  args: { genre: { ...genre, title: longTitle.title } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { genre: { ...genre, title: 'Դետեկտիվներ', count: '128 ֆիլմ' } },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { genre: { ...genre, picture: { ...genre.picture, url: '/missing' } } },
};
