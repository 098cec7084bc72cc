import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { KaraokeCard, type KaraokeSummary } from './karaoke-card.tsx';

const song: KaraokeSummary = {
  id: 'leto',
  href: '/karaoke/leto',
  title: 'Лето в Гюмри',
  artist: 'Мариам Саркисян',
  picture: { url: '/api/v1/images/backdrop-leto-v-gyumri', color: '#8a3f6d', tone: 'dark' },
};

const meta = {
  title: 'Components/KaraokeCard',
  component: KaraokeCard,
  args: { song },
} satisfies Meta<typeof KaraokeCard>;
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
  args: {
    song: {
      ...song,
      title: longTitle.title,
      artist: 'Ансамбль песни и пляски вечнозелёных одуванчиков',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { song: { ...song, title: 'Ամառը Գյումրիում', artist: 'Մարիամ Սարգսյան' } },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { song: { ...song, picture: { ...song.picture, url: '/missing' } } },
};
