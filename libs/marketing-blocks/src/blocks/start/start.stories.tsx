import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './start.block.ts';
import { startBlock, startFixture, stepCards } from './start.fixtures.ts';

const meta = {
  title: 'Blocks/Start',
  component: Block,
  args: { block: startFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Начать' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Two steps. */
export const Fewest: Story = { args: { block: startBlock(stepCards.slice(0, 2)) } };

/** Five steps, and one that is cut. */
export const Most: Story = {
  args: {
    block: startBlock(
      [0, 1].flatMap((turn) =>
        stepCards.map(({ label: _label, ...card }) => ({ ...card, id: `${card.id}-${turn}` })),
      ),
    ),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...startBlock(stepCards.map((card) => ({ ...card, title: 'Достопримечательности' }))),
      name: 'Достопримечательности высокопревосходительства',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...startBlock([
        { id: 'a', label: '1', title: 'Նշեք հեռախոսը' },
        { id: 'b', label: '2', title: 'Ընտրեք բաժանորդագրությունը' },
        { id: 'c', label: '3', title: 'Դիտեք' },
      ]),
      name: 'Սկսելը հեշտ է',
    },
  },
  globals: { language: 'hye' },
};
