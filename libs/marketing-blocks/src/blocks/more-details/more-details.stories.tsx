import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import Block from './more-details.block.ts';
import { longDetails, moreDetailsBlock, moreDetailsFixture } from './more-details.fixtures.ts';

const meta = {
  title: 'Blocks/MoreDetails',
  component: Block,
  args: { block: moreDetailsFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A line. */
export const Fewest: Story = { args: { block: moreDetailsBlock('Каждую пятницу премьеры.') } };

/** Folded words. */
export const Most: Story = {
  args: { block: longDetails },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Читать дальше' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Opened by keyboard. */
export const Opened: Story = {
  args: { block: longDetails },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Читать дальше' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Свернуть' })).toHaveFocus());
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...moreDetailsBlock('Достопримечательности высокопревосходительства. '.repeat(20)),
      name: 'Достопримечательности высокопревосходительства',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...moreDetailsBlock(
        '<p>Մենք հավաքում ենք կինո, որ ուզում ես նորից դիտել։</p><p>Ամեն ուրբաթ՝ պրեմիերաներ։</p>',
      ),
      name: 'Ավելին կատալոգի մասին',
    },
  },
  globals: { language: 'hye' },
};
