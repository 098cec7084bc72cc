import { rightCode } from '@foyer/promo-code/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './promocode.block.ts';
import { promocodeFixture } from './promocode.fixtures.ts';

const meta = {
  title: 'Blocks/Promocode',
  component: Block,
  args: { block: promocodeFixture },
  beforeEach: () => offerPageServices(async () => fakePageServices()),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A code that is used. */
export const Success: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Промокод'), `${rightCode}{Enter}`);
    await expect(
      await screen.findByRole('heading', { name: 'Промокод активирован' }),
    ).toHaveFocus();
  },
};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...promocodeFixture,
      custom_data: { title: 'Достопримечательности высокопревосходительства' },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { block: { ...promocodeFixture, custom_data: { title: 'Մուտքագրեք պրոմոկոդը' } } },
  globals: { language: 'hye' },
};
