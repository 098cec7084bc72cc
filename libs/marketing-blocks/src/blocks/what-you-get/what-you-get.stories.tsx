import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './what-you-get.block.ts';
import { gainCards, whatYouGetBlock, whatYouGetFixture } from './what-you-get.fixtures.ts';

const meta = {
  title: 'Blocks/WhatYouGet',
  component: Block,
  args: { block: whatYouGetFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Картинка до 4K' })).toBeVisible();
  },
};

/** Two things without ticks. */
export const Fewest: Story = {
  args: {
    block: whatYouGetBlock([
      { id: 'a', title: 'Кино' },
      { id: 'b', title: 'Каналы' },
    ]),
  },
};

/** Six things, each with as many ticks as there may be. */
export const Most: Story = {
  args: {
    block: whatYouGetBlock(
      [0, 1].flatMap((turn) =>
        gainCards.map((card) => ({
          ...card,
          id: `${card.id}-${turn}`,
          features: Array.from({ length: 9 }, (_, index) => `Строка номер ${index + 1}`),
          price_text: '399 ₽ в месяц',
        })),
      ),
    ),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: whatYouGetBlock(
      gainCards.map((card) => ({
        ...card,
        title: 'Достопримечательности высокопревосходительства',
        features: ['Достопримечательности высокопревосходительства'],
      })),
      'Достопримечательности высокопревосходительства',
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: whatYouGetBlock(
      [
        { id: 'a', title: 'Պատկեր՝ մինչև 4K', features: ['Որտեղ այն կա'] },
        { id: 'b', title: 'Երկու ձայնուղի', features: ['Ռուսերեն և անգլերեն'] },
      ],
      'Ինչ եք ստանում',
    ),
  },
  globals: { language: 'hye' },
};
