import { imageFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './devices.block.ts';
import { deviceCards, devicesBlock, devicesFixture } from './devices.fixtures.ts';

const meta = {
  title: 'Blocks/Devices',
  component: Block,
  args: { block: devicesFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it: the first is a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Android TV' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Two devices. */
export const Fewest: Story = { args: { block: devicesBlock(deviceCards.slice(0, 2)) } };

/** Eight devices, and one that is cut. */
export const Most: Story = {
  args: {
    block: devicesBlock(
      [0, 1, 2].flatMap((turn) =>
        deviceCards.map((card) => ({ ...card, id: `${card.id}-${turn}` })),
      ),
    ),
  },
};

/** Pictures in place of signs. */
export const Pictures: Story = {
  args: {
    block: devicesBlock(
      deviceCards.map((card) => ({ ...card, image: imageFixture('backdrop-metropolis') })),
    ),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...devicesBlock(deviceCards.map((card) => ({ ...card, title: 'Высокопревосходительство' }))),
      name: 'Достопримечательности высокопревосходительства',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...devicesBlock([
        { id: 'tv', icon: 'television', title: 'Հեռուստացույց', text: 'Կոդն էկրանին, և վերջ' },
        { id: 'phone', icon: 'phone', title: 'Հեռախոս', text: 'Նաև ճանապարհին' },
      ]),
      name: 'Ինչի վրա է աշխատում',
    },
  },
  globals: { language: 'hye' },
};
