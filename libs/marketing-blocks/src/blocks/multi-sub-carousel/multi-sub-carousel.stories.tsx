import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import Block from './multi-sub-carousel.block.ts';
import { multiSubCarouselFixture as fixture } from './multi-sub-carousel.fixtures.ts';

const meta = {
  title: 'Blocks/MultiSubCarousel',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Тихая вода/u })).toBeVisible();
  },
};

/** In no light. */
export const Fewest: Story = { args: { block: { ...fixture, items: titleItems(1) } } };

export const Most: Story = { args: { block: { ...fixture, items: titleItems(20) } } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства на весь вечер',
      items: titleItems(6, 'Необыкновенные приключения высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { block: { ...fixture, name: 'Ինչ կա ներսում՝ կինո', items: titleItems(6, 'Խաղաղ ջուր') } },
  globals: { language: 'hye' },
};
