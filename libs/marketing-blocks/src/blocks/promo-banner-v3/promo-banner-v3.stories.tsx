import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './promo-banner-v3.block.ts';
import {
  bundleItem,
  logoItems,
  promoBannerV3Fixture as fixture,
} from './promo-banner-v3.fixtures.ts';

const meta = {
  title: 'Blocks/PromoBannerV3',
  component: Block,
  args: { block: fixture },
  beforeEach: () => offerPageServices(async () => fakePageServices()),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подключить' })).toBeVisible();
  },
};

/** The account has the service. */
export const SignedIn: Story = {
  args: { block: { ...fixture, items: [bundleItem(true), ...logoItems(12)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'К подписке' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: logoItems(3) } } };

/** An odd number of squares, fewer rows. */
export const Some: Story = { args: { block: { ...fixture, items: logoItems(7) } } };

/** More than twelve. */
export const Most: Story = { args: { block: { ...fixture, items: logoItems(20) } } };

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Достопримечательности высокопревосходительства',
      },
      items: logoItems(12, 'Познавательное телевидение'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Подключить' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Բոլոր բաժանորդագրությունները կողք կողքի',
        text: 'Տասներկու նշան, մեկ վճարում։',
      },
      items: logoItems(12, 'Առաջին էկրան'),
    },
  },
  globals: { language: 'hye' },
};

/** The names stand in their place. */
export const NoPicture: Story = {
  args: {
    block: {
      ...fixture,
      items: logoItems(12).map((item) =>
        item.type === 'channel'
          ? {
              ...item,
              channel: { ...item.channel, logo: { ...item.channel.logo, url: '/missing' } },
            }
          : item,
      ),
    },
  },
};

/** What is broken is left out. */
export const Broken: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { title: 'Лампы по одной' },
      items: [{ type: 'channel' } as never, ...logoItems(5)],
    },
  },
};
