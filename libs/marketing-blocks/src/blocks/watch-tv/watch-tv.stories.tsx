import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './watch-tv.block.ts';
import { programmeItems, watchTvFixture as fixture } from './watch-tv.fixtures.ts';

const meta = {
  title: 'Blocks/WatchTv',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Программа передач' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: programmeItems(4) } } };

export const Most: Story = { args: { block: { ...fixture, items: programmeItems(12) } } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: programmeItems(4, 'Необыкновенные приключения высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Հեռուստատեսություն առանց ալեհավաքի',
      items: programmeItems(4, 'Օրվա ամփոփում'),
    },
  },
  globals: { language: 'hye' },
};
