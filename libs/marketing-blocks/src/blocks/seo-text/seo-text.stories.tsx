import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './seo-text.block.ts';
import { seoTextFixture } from './seo-text.fixtures.ts';

const meta = {
  title: 'Blocks/SeoText',
  component: Block,
  args: { block: seoTextFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...seoTextFixture,
      custom_data: {
        ...seoTextFixture.custom_data,
        title: 'Достопримечательности высокопревосходительства на весь вечер',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...seoTextFixture,
      custom_data: {
        title: 'Կինո ամբողջ երեկոյի համար',
        text: '<p>Հազարավոր ֆիլմեր առանց գովազդի։</p>',
      },
    },
  },
  globals: { language: 'hye' },
};
