import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import Block from './button.block.ts';
import { buttonFixture } from './button.fixtures.ts';

const meta = {
  title: 'Blocks/Button',
  component: Block,
  args: { block: buttonFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...buttonFixture,
      custom_data: {
        buttons: [{ type: 'block_target', title: 'Выбрать подписку на фильмы, каналы и караоке' }],
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...buttonFixture,
      custom_data: { buttons: [{ type: 'block_target', title: 'Ընտրել բաժանորդագրություն' }] },
    },
  },
  globals: { language: 'hye' },
};

/** The info dialog of a button, with its picture. */
export const Information: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Условия' }));
    const dialog = await screen.findByRole('dialog', { name: 'Условия' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
