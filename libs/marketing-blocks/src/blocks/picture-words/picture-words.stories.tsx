import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './picture-words.block.ts';
import { heroFixture, anyDeviceFixture } from './picture-words.fixtures.ts';

const meta = {
  title: 'Blocks/PictureWords',
  component: Block,
  args: { block: heroFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** By its other tag. */
export const Other: Story = { args: { block: anyDeviceFixture } };

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: { block: { ...anyDeviceFixture, name: 'Достопримечательности высокопревосходительства' } },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { block: { ...anyDeviceFixture, name: 'Ինչի վրա է աշխատում' } },
  globals: { language: 'hye' },
};
