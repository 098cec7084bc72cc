import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './features-blocks.block.ts';
import { featuresBlock, featuresBlocksFixture, reasonCards } from './features-blocks.fixtures.ts';

const meta = {
  title: 'Blocks/FeaturesBlocks',
  component: Block,
  args: { block: featuresBlocksFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = reasonCards;
const bare = reasonCards.map(({ id, icon, title }) => ({ id, title, ...(icon && { icon }) }));

/** As the demo service sends it; the first reason is a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Субтитры на трёх языках' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Two reasons. */
export const Fewest: Story = {
  args: { block: featuresBlock([first, second].flatMap((card) => card ?? [])) },
};

/** Six reasons, and one that is cut. */
export const Most: Story = {
  args: {
    block: featuresBlock(
      [0, 1, 2].flatMap((turn) =>
        reasonCards.map((card) => ({ ...card, id: `${card.id}-${turn}` })),
      ),
    ),
  },
};

/** Signs alone. */
export const NoPicture: Story = { args: { block: featuresBlock(bare) } };

/** A broken picture. */
export const Broken: Story = {
  args: {
    block: featuresBlock(
      reasonCards.map((card) => ({
        ...card,
        ...(card.image && { image: { ...card.image, url: '/missing' } }),
      })),
    ),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...featuresBlock(
        reasonCards.map((card) => ({
          ...card,
          title: 'Достопримечательности высокопревосходительства',
        })),
      ),
      name: 'Достопримечательности высокопревосходительства',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...featuresBlock([
        { id: 'a', icon: 'captions', title: 'Ենթագրեր երեք լեզվով' },
        { id: 'b', icon: 'user', title: 'Պրոֆիլներ ամբողջ ընտանիքի համար' },
        { id: 'c', icon: 'rewind', title: 'Եթերը կարելի է հետ տալ' },
      ]),
      name: 'Ինչո՞ւ մենք',
    },
  },
  globals: { language: 'hye' },
};
