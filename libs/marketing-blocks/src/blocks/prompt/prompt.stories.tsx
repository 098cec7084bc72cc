import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './prompt.block.ts';
import { promptBlock, promptFixture, promptWords } from './prompt.fixtures.ts';

const meta = {
  title: 'Blocks/Prompt',
  component: Block,
  args: { block: promptFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Войти' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const { text: _text, ...bare } = promptWords;

/** A headline and a button. */
export const Fewest: Story = { args: { block: promptBlock(bare) } };

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: promptBlock({
      ...promptWords,
      title: 'Достопримечательности высокопревосходительства',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: promptBlock({
      title: 'Արդեն հաշիվ ունե՞ք',
      text: 'Մուտք գործեք, և այն ամենը, ինչ սկսել եք, ձեզ է սպասում։',
      buttons: [{ type: 'target', title: 'Մուտք', target: { type: 'screen', link: '/auth' } }],
    }),
  },
  globals: { language: 'hye' },
};
