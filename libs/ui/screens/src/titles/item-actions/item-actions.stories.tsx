import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ItemActions, RateButton } from './index.ts';

const onToggle = fn();

const meta = {
  title: 'Components/ItemActions',
  component: ItemActions,
  args: {
    favourite: { isOn: false, onToggle },
    renderShare: (draw) => draw({} as never),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ItemActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const offers = [
  { id: 'own', title: 'Купить за\u00A0299\u00A0₽', href: '/variants?seq_id=1' },
  { id: 'all', title: 'Все варианты покупки', href: '/variants' },
];

export const Rest: Story = {};

export const Kept: Story = { args: { favourite: { isOn: true, onToggle } } };

export const Offers: Story = { args: { offers } };

export const Armenian: Story = {
  args: { favourite: { isOn: true, onToggle } },
  globals: { language: 'hye' },
};

/** Enter keeps the title for later. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [keep] = await canvas.findAllByRole('button');
    keep?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onToggle).toHaveBeenCalledTimes(1);
  },
};

export const Rate: Story = {
  render: () => (
    <>
      <RateButton onPress={fn()} />
      <br />
      <RateButton rating={9} onPress={fn()} />
    </>
  ),
};
