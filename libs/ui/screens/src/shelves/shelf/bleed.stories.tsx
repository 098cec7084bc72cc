import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { ContinueCard } from '../../cards/continue-card/index.ts';
import { PosterCard } from '../../cards/poster-card/index.ts';
import BleedShelf from './bleed.tsx';
import { fifty, walkMany } from '../../testing/walk-many.ts';

const posters = titles.map((title) => <PosterCard key={title.id} title={title} />);

const meta = {
  title: 'Components/Shelf/Bleed',
  component: BleedShelf,
  args: { heading: 'Смотрят на этой неделе', children: posters },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof BleedShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posters: Story = {};

export const Linked: Story = { args: { href: '/week', subHeading: '60 фильмов' } };

export const Horizontal: Story = {
  args: {
    heading: 'Продолжить просмотр',
    cell: 'horizontal',
    children: titles.map((title, index) => (
      <ContinueCard key={title.id} title={title} progress={index / 12} minutesLeft={90 - index} />
    )),
  },
};

export const Short: Story = { args: { children: posters.slice(0, 3) } };

export const Many: Story = {
  args: { children: fifty.map((title) => <PosterCard key={title.id} title={title} />) },
  play: walkMany,
};

export const LongHeading: Story = { args: { heading: longTitle.title, href: '/long' } };

export const Phone: Story = {
  args: { heading: longTitle.title, href: '/long' },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
};
