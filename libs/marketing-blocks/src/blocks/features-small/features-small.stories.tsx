import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './features-small.block.ts';
import {
  advantageCards,
  featuresSmallBlock,
  featuresSmallFixture,
} from './features-small.fixtures.ts';

const meta = {
  title: 'Blocks/FeaturesSmall',
  component: Block,
  args: { block: featuresSmallFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};

/** Three, under a headline. */
export const Fewest: Story = {
  args: { block: featuresSmallBlock(advantageCards.slice(0, 3), 'Коротко') },
};

/** Six, and two that are cut. */
export const Most: Story = {
  args: {
    block: featuresSmallBlock(
      [0, 1].flatMap((turn) =>
        advantageCards.map((card) => ({ ...card, id: `${card.id}-${turn}` })),
      ),
    ),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: featuresSmallBlock(
      advantageCards.map((card) => ({ ...card, title: 'Достопримечательности города' })),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: featuresSmallBlock([
      { id: 'a', icon: 'check', title: 'Առանց գովազդի' },
      { id: 'b', icon: 'check', title: 'Հինգ սարք' },
      { id: 'c', icon: 'check', title: 'Չեղարկում ցանկացած օր' },
    ]),
  },
  globals: { language: 'hye' },
};
