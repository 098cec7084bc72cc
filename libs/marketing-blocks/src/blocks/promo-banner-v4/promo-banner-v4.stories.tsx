import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import Block from './promo-banner-v4.block.ts';
import { promoBannerV4Fixture as fixture } from './promo-banner-v4.fixtures.ts';

const meta = {
  title: 'Blocks/PromoBannerV4',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Город после дождя' })).toBeVisible();
  },
};

/** The second one, chosen by its bar. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.queryByRole('button', { name: 'Показать «Тихая вода»' });
    if (bar) await userEvent.click(bar);
    await expect(await canvas.findByRole('link', { name: 'Тихая вода' })).toBeVisible();
  },
};

/** One alone, without a banner. */
export const Fewest: Story = {
  args: {
    block: { ...fixture, custom_data: { title: 'Премьера месяца' }, items: titleItems(1) },
  },
};

/** More than three. */
export const Most: Story = { args: { block: { ...fixture, items: titleItems(6) } } };

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Достопримечательности высокопревосходительства',
      },
      items: titleItems(3, 'Необыкновенные приключения высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Необыкновенные/u });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { ...fixture.custom_data, title: 'Ամսվա երեք պրեմիերան', label: 'Նորույթներ' },
      items: titleItems(3, 'Քաղաքն անձրևից հետո'),
    },
  },
  globals: { language: 'hye' },
};

export const NoPicture: Story = {
  args: {
    block: {
      ...fixture,
      items: titleItems(3).map((item) =>
        item.type === 'media_item'
          ? {
              ...item,
              media_item: {
                ...item.media_item,
                screenshots: [{ ...item.media_item.poster, url: '/missing' }],
              },
            }
          : item,
      ),
    },
  },
};

/** What is broken is left out. */
export const Broken: Story = {
  args: {
    block: { ...fixture, items: [{ type: 'media_item' } as never, ...titleItems(2)] },
  },
};
