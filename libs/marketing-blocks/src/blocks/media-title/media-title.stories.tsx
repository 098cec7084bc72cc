import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './media-title.block.ts';
import { mediaTitleFixture } from './media-title.fixtures.ts';

const meta = {
  title: 'Blocks/MediaTitle',
  component: Block,
  args: { block: mediaTitleFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...mediaTitleFixture,
      custom_data: { title: 'Достопримечательности высокопревосходительства на весь вечер' },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...mediaTitleFixture,
      custom_data: {
        title: 'Կինո ամբողջ երեկոյի համար',
        subtitle: 'Մեծ էկրան այնտեղ, ուր դուք եք',
      },
    },
  },
  globals: { language: 'hye' },
};
