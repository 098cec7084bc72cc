import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './breadcrumbs.block.ts';
import { breadcrumbsFixture } from './breadcrumbs.fixtures.ts';

const meta = {
  title: 'Blocks/Breadcrumbs',
  component: Block,
  args: { block: breadcrumbsFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...breadcrumbsFixture,
      custom_data: {
        cards: [
          ...(breadcrumbsFixture.custom_data?.cards ?? []).slice(0, 1),
          { id: 'long', title: 'Достопримечательности высокопревосходительства на весь вечер' },
        ],
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...breadcrumbsFixture,
      custom_data: {
        cards: [
          { id: 'home', title: 'Գլխավոր', target: { type: 'screen', link: '/' } },
          { id: 'here', title: 'Կինո ամբողջ երեկոյի համար' },
        ],
      },
    },
  },
  globals: { language: 'hye' },
};
