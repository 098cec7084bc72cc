import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './multi-sub-music.block.ts';
import { multiSubMusicFixture as fixture, songItems } from './multi-sub-music.fixtures.ts';

const meta = {
  title: 'Blocks/MultiSubMusic',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Огни порта 1' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: songItems(4) } } };

export const Most: Story = { args: { block: { ...fixture, items: songItems(12) } } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: songItems(4, 'Колыбельная высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: { ...fixture, name: 'Ինչ կա ներսում՝ երաժշտություն', items: songItems(6, 'Լույսեր') },
  },
  globals: { language: 'hye' },
};
