import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './promo-banner-large.block.ts';
import {
  campaignFixture,
  promoBannerLargeBlock,
  promoBannerLargeFixture,
} from './promo-banner-large.fixtures.ts';

const meta = {
  title: 'Blocks/PromoBannerLarge',
  component: Block,
  args: { block: promoBannerLargeFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A campaign, and an advertisement beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Детективы за полцены' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: promoBannerLargeBlock([campaignFixture]) } };

/** Its words turn dark. */
export const BrightColor: Story = {
  args: { block: promoBannerLargeBlock([{ ...campaignFixture, color: '#ffe28a' }]) },
};

export const LongRussian: Story = {
  args: {
    block: promoBannerLargeBlock([
      {
        ...campaignFixture,
        title: 'Достопримечательности высокопревосходительства на весь вечер',
        subtitle: 'С пятницы на субботу, с субботы на воскресенье и до самого понедельника',
      },
    ]),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: promoBannerLargeBlock([
      { ...campaignFixture, title: 'Դետեկտիվներ կես գնով', subtitle: 'Ուրբաթից շաբաթ' },
    ]),
  },
  globals: { language: 'hye' },
};

export const NoPicture: Story = {
  args: {
    block: promoBannerLargeBlock([
      {
        ...campaignFixture,
        images: campaignFixture.images.map((image) => ({ ...image, url: '/missing' })),
      },
    ]),
  },
};
