import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './promo-campaigns.block.ts';
import { promoCampaignsFixture as fixture } from './promo-campaigns.fixtures.ts';

const meta = {
  title: 'Blocks/PromoCampaigns',
  component: Block,
  args: { block: fixture },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A campaign, a title and an advertisement. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Детективы за полцены' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: fixture.items.slice(0, 1) } } };

/** An advertisement first. */
export const Advertised: Story = {
  args: { block: { ...fixture, items: fixture.items.toReversed() } },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      items: fixture.items.map((item) =>
        item.type === 'banner'
          ? {
              ...item,
              banner: { ...item.banner, title: 'Достопримечательности высокопревосходительства' },
            }
          : item,
      ),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      items: fixture.items.map((item) =>
        item.type === 'banner'
          ? { ...item, banner: { ...item.banner, title: 'Դետեկտիվներ կես գնով' } }
          : item,
      ),
    },
  },
  globals: { language: 'hye' },
};
