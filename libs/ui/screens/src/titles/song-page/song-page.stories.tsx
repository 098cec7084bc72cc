import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianTitle, longTitle, titles } from '../../testing/fixtures.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { ActionLink } from '@foyer/ui/action-link';
import { SongPage } from './song-page.tsx';

const [first = longTitle] = titles;

const meta = {
  title: 'Components/SongPage',
  component: SongPage,
  args: {
    title: 'Калинка',
    artist: 'Русская народная песня',
    picture: first.poster,
    genres: ['Народные'],
    duration: 'Длительность: 2:54',
    action: (
      <ActionLink href="/karaoke/kalinka?player" icon="play">
        Петь
      </ActionLink>
    ),
    similarHeading: 'Спеть ещё',
    similar: titles.slice(0, 6).map(({ id, href, title, poster }) => ({
      id,
      href,
      title,
      artist: 'Народная песня',
      picture: poster,
    })),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SongPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Song: Story = {};

export const Bare: Story = { args: { genres: [], similar: [] } };

export const LongRussian: Story = {
  args: { title: longTitle.title, artist: longTitle.title },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { title: armenianTitle.title, artist: 'Կոմիտաս' },
  globals: { language: 'hye' },
};

export const ByKeyboard: Story = { play: tabThrough };
