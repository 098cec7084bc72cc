import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './cards.block.ts';
import { startFixture, devicesFixture } from './cards.fixtures.ts';

const meta = {
  title: 'Blocks/Cards',
  component: Block,
  args: { block: startFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** By its other tag. */
export const Other: Story = { args: { block: devicesFixture } };

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: { block: { ...devicesFixture, name: 'Достопримечательности высокопревосходительства' } },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { block: { ...devicesFixture, name: 'Ինչի վրա է աշխատում' } },
  globals: { language: 'hye' },
};
