import { bannerFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './promo-banner.block.ts';
import { giftFixture, promoBannerBlock, promoBannerFixture } from './promo-banner.fixtures.ts';

const meta = {
  title: 'Blocks/PromoBanner',
  component: Block,
  args: { block: promoBannerFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An advertiser's, and one of the service. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подарите кино' })).toBeVisible();
  },
};

/** One that has the row to itself. */
export const Fewest: Story = {
  args: { block: promoBannerBlock([{ ...giftFixture, size: 'stretching' }]) },
};

/** A large one, and a bright one. */
export const Large: Story = {
  args: {
    block: promoBannerBlock([
      { ...giftFixture, size: 'large' },
      { ...bannerFixture, size: 'small', color: '#ffe28a' },
    ]),
  },
};

export const LongRussian: Story = {
  args: {
    block: promoBannerBlock([
      {
        ...bannerFixture,
        title: 'Достопримечательности высокопревосходительства',
        subtitle: 'Заваривается к финалу и остаётся горячим до следующей серии',
      },
    ]),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { block: promoBannerBlock([{ ...giftFixture, title: 'Նվիրեք կինո' }]) },
  globals: { language: 'hye' },
};

export const NoPicture: Story = {
  args: {
    block: promoBannerBlock([
      {
        ...giftFixture,
        images: giftFixture.images.map((image) => ({ ...image, url: '/missing' })),
      },
    ]),
  },
};
