import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { titleItems } from '../../parts/title-items.fixtures.ts';
import Block from './auto-carousel.block.ts';
import { autoCarouselFixture as fixture } from './auto-carousel.fixtures.ts';

const meta = {
  title: 'Blocks/AutoCarousel',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: fixture.name })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: titleItems(4) } } };

/** With a way on. */
export const Most: Story = {
  args: {
    block: {
      ...fixture,
      items: titleItems(20),
      target: { type: 'screen', link: '/movies' },
      custom_data: {
        label: 'Ночной сеанс',
        buttons: [{ type: 'block_target', title: 'Открыть каталог' }],
      },
    },
  },
};

export const LongRussian: Story = {
  args: { block: { ...fixture, name: 'Достопримечательности высокопревосходительства' } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { block: { ...fixture, name: 'Դիտում են հենց հիմա' } },
  globals: { language: 'hye' },
};
