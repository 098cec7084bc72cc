import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './all-in-one.block.ts';
import { allInOneBlock, allInOneFixture, heldCards } from './all-in-one.fixtures.ts';

const meta = {
  title: 'Blocks/AllInOne',
  component: Block,
  args: { block: allInOneFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const bare = heldCards.map(({ image: _image, ...card }) => card);

/** As the demo service sends it; parts are links, but for the last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Кино' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Сериалы' })).toHaveFocus();
  },
};

/** Three parts. */
export const Fewest: Story = { args: { block: allInOneBlock(bare.slice(0, 3)) } };

/** Six parts, and two that are cut. */
export const Most: Story = {
  args: {
    block: allInOneBlock(
      [0, 1].flatMap((turn) => heldCards.map((card) => ({ ...card, id: `${card.id}-${turn}` }))),
    ),
  },
};

/** Signs alone. */
export const NoPicture: Story = { args: { block: allInOneBlock(bare) } };

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: allInOneBlock(heldCards.map((card) => ({ ...card, title: 'Достопримечательности' }))),
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
      ...allInOneBlock([
        { id: 'films', icon: 'film', title: 'Կինո', text: '1895 թվականից մինչև երեկվա պրեմիերան' },
        { id: 'series', icon: 'series', title: 'Սերիալներ', text: 'Ամբողջ եթերաշրջաններով' },
        { id: 'tv', icon: 'tv', title: 'Ալիքներ', text: 'Երեք օրվա արխիվով' },
      ]),
      name: 'Ամեն ինչ մեկ բաժանորդագրությամբ',
    },
  },
  globals: { language: 'hye' },
};
