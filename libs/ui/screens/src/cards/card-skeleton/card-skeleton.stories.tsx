import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton, type CardSkeletonProps } from './card-skeleton.tsx';

const cards: readonly CardSkeletonProps['card'][] = [
  'poster',
  'horizontal',
  'continue',
  'channel',
  'epg',
  'karaoke',
  'collection',
  'genre',
  'bannerMedium',
  'bannerSmall',
  'episode',
  'progress',
];

const meta = {
  title: 'Components/CardSkeleton',
  component: CardSkeleton,
  args: { card: 'poster' },
} satisfies Meta<typeof CardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {};

/** Every card's. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(388px, 100%), 1fr))',
        gap: 24,
      }}
    >
      {cards.map((card) => (
        <li key={card}>
          <CardSkeleton card={card} />
        </li>
      ))}
    </ul>
  ),
};

export const AllOnPhone: Story = { ...All, globals: { viewport: { value: 'mobile1' } } };
