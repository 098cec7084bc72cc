import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './banners-services-content.block.ts';
import {
  bannersServicesContentBlock,
  bannersServicesContentFixture,
  manyWaysFixture,
  waysFixture,
} from './banners-services-content.fixtures.ts';

const meta = {
  title: 'Blocks/BannersServicesContent',
  component: Block,
  args: { block: bannersServicesContentFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Всё сразу' })).toBeVisible();
  },
};

export const Fewest: Story = {
  args: { block: bannersServicesContentBlock(waysFixture.slice(0, 1)) },
};

/** All sizes, under a headline. */
export const Most: Story = {
  args: { block: { ...manyWaysFixture, custom_data: { title: 'Куда пойдём сегодня' } } },
};

export const LongRussian: Story = {
  args: {
    block: bannersServicesContentBlock(
      waysFixture.map((way) => ({
        ...way,
        title: 'Достопримечательности высокопревосходительства',
      })),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: bannersServicesContentBlock(
      waysFixture.map((way) => ({ ...way, title: 'Ամեն ինչ միանգամից' })),
    ),
  },
  globals: { language: 'hye' },
};
