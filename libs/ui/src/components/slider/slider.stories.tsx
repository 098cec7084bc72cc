import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Минут в день', value: 60, max: 120, step: 5, onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

export const Least: Story = { args: { value: 0 } };

export const Most: Story = { args: { value: 120 } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Минут в день' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
  },
};

export const InWords: Story = {
  args: { label: 'Размер субтитров', value: 2, max: 4, step: 1, valueText: 'обычный' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Armenian: Story = {
  args: { label: 'Րոպե օրական' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
