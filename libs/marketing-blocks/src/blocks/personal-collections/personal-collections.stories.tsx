import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './personal-collections.block.ts';
import {
  collectionItems,
  personalCollectionsFixture as fixture,
} from './personal-collections.fixtures.ts';

const meta = {
  title: 'Blocks/PersonalCollections',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Для двоих' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: collectionItems(3) } } };

export const Most: Story = { args: { block: { ...fixture, items: collectionItems(12) } } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: collectionItems(3, 'Достопримечательности высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Ընտրանիներ ըստ տրամադրության',
      items: collectionItems(6, 'Երկուսի համար'),
    },
  },
  globals: { language: 'hye' },
};
