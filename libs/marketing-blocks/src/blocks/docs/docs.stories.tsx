import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './docs.block.ts';
import { docsFixture, manyDocsFixture } from './docs.fixtures.ts';

const meta = {
  title: 'Blocks/Docs',
  component: Block,
  args: { block: docsFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** Several, some of them files. */
export const Most: Story = { tags: ['every-label'], args: { block: manyDocsFixture } };

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...docsFixture,
      custom_data: {
        ...docsFixture.custom_data,
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
      ...docsFixture,
      custom_data: {
        title: 'Փաստաթղթեր',
        docs: [
          { id: 'offer', title: 'Հանրային օֆերտա', target: { type: 'screen', link: '/offer' } },
        ],
      },
    },
  },
  globals: { language: 'hye' },
};
