import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './what-is-it.block.ts';
import { whatIsItBlock, whatIsItFixture, whatIsItWords } from './what-is-it.fixtures.ts';

const meta = {
  title: 'Blocks/WhatIsIt',
  component: Block,
  args: { block: whatIsItFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Что это такое' })).toBeVisible();
  },
};

/** A sentence without stress. */
export const Fewest: Story = {
  args: { block: whatIsItBlock({ title: 'Что это', text: 'Подписка открывает каталог.' }) },
};

/** As long as it may be, with a label. */
export const Most: Story = {
  args: {
    block: whatIsItBlock({
      ...whatIsItWords,
      label: 'Словарь',
      text: `<p>${'Подписка <i>открывает</i> каталог. '.repeat(9)}</p><p>${'Фильмы можно купить. '.repeat(10)}</p>`,
    }),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: whatIsItBlock({
      ...whatIsItWords,
      title: 'Достопримечательности высокопревосходительства',
      text: 'Достопримечательности высокопревосходительства.',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: whatIsItBlock({
      title: 'Ի՞նչ է սա',
      text: '<p>Բաժանորդագրությունը բացում է կատալոգը։</p>',
      bottom_text: 'Առանց պայմանագրերի և զանգերի',
    }),
  },
  globals: { language: 'hye' },
};
