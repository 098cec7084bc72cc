import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianTitle, filmFoot, filmPage, longTitle } from '../../testing/fixtures.ts';
import FilmPageArticle from './article.tsx';
import { FilmFoot } from './index.ts';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/FilmPage/Article',
  component: FilmPageArticle,
  args: { ...filmPage, badge: 'Премьера' },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilmPageArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {};

/** The least that a film may bring. */
export const Bare: Story = {
  args: {
    foot: (
      <FilmFoot
        {...filmFoot}
        audioAndSubtitles={[]}
        description={[]}
        facts={[]}
        persons={[]}
        similar={[]}
      />
    ),
  },
};

export const LongRussian: Story = { args: { title: longTitle } };

export const Armenian: Story = {
  args: {
    title: armenianTitle,
    foot: <FilmFoot {...filmFoot} description={[armenianTitle.summary]} />,
  },
  globals: { label: 'alternate', language: 'hye' },
};

export const Narrow: Story = {
  args: { title: longTitle },
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};

export const ByKeyboard: Story = { play: tabThrough };
