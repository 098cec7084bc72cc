import { imageFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import Block from './multi-sub-auto-carousel.block.ts';
import { multiSubAutoCarouselFixture as fixture } from './multi-sub-auto-carousel.fixtures.ts';

const meta = {
  title: 'Blocks/MultiSubAutoCarousel',
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

/** One has nothing to turn to. */
export const Fewest: Story = { args: { block: { ...fixture, items: titleItems(1) } } };

export const Most: Story = {
  args: {
    block: {
      ...fixture,
      items: titleItems(15),
      target: { type: 'screen', link: '/movies' },
      custom_data: {
        ...fixture.custom_data,
        buttons: [{ type: 'block_target', title: 'Все новинки' }],
      },
    },
  },
};

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: titleItems(5, 'Необыкновенные приключения высокопревосходительства'),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Ինչ կա ներսում՝ նորույթներ',
      custom_data: { label: 'Նորույթներ' },
      items: titleItems(5, 'Խաղաղ ջուր'),
    },
  },
  globals: { language: 'hye' },
};

/** Stills that do not come. */
export const NoPicture: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        {
          type: 'media_item',
          media_item: {
            ...mediaItemShortFixture,
            screenshots: [{ ...imageFixture('backdrop-metropolis'), url: '/missing' }],
          },
        },
        ...titleItems(3),
      ],
    },
  },
};

/** A title that is broken is left out. */
export const Broken: Story = {
  args: { block: { ...fixture, items: [{ type: 'media_item' } as never, ...titleItems(3)] } },
};
