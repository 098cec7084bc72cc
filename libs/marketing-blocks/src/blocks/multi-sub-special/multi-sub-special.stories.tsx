import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import Block from './multi-sub-special.block.ts';
import { multiSubSpecialFixture as fixture } from './multi-sub-special.fixtures.ts';

const meta = {
  title: 'Blocks/MultiSubSpecial',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thirds, as the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Бейрутский фотограф' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: titleItems(1) } } };

export const Two: Story = { args: { block: { ...fixture, items: titleItems(2) } } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: titleItems(3, 'Необыкновенные приключения высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Միայն մուլտիբաժանորդագրությունում',
      items: titleItems(3, 'Բեյրութցի լուսանկարիչը'),
    },
  },
  globals: { language: 'hye' },
};
