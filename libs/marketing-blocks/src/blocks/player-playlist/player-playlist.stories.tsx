import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './player-playlist.block.ts';
import { clipCards, playerPlaylistFixture as fixture } from './player-playlist.fixtures.ts';

const meta = {
  title: 'Blocks/PlayerPlaylist',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const withCards = (cards: ReturnType<typeof clipCards>, title = 'Трейлеры подряд') => ({
  args: { block: { ...fixture, custom_data: { title, cards } } },
});

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Смотреть «Кассиопея»';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Fewest: Story = withCards(clipCards(2));

export const Most: Story = withCards(clipCards(12));

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  ...withCards(
    clipCards(4, 'Необыкновенные приключения высокопревосходительства'),
    'Достопримечательности высокопревосходительства',
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Armenian: Story = {
  ...withCards(clipCards(4, 'Քաղաքն անձրևից հետո'), 'Թրեյլերներ իրար հետևից'),
  globals: { language: 'hye' },
};

export const NoPicture: Story = withCards(
  clipCards(3).map((card) => ({ ...card, image: { ...card.image, url: '/missing' } })),
);

/** What cannot be played is left out. */
export const Broken: Story = withCards([
  { ...clipCards(1)[0], video_url: 'javascript:alert(1)' } as never,
  ...clipCards(2),
]);
