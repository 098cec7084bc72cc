import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ReminderButton } from './reminder-button.tsx';

const meta = {
  title: 'Components/ReminderButton',
  component: ReminderButton,
  args: { name: 'Метрополис', time: '20:05', isSet: false, onToggle: () => {} },
  render: function Kept(args) {
    const [isSet, setIsSet] = useState(args.isSet);
    return <ReminderButton {...args} isSet={isSet} onToggle={() => setIsSet(!isSet)} />;
  },
} satisfies Meta<typeof ReminderButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isSet: true } };

export const Whole: Story = { args: { isWhole: true } };

export const WholeOn: Story = { args: { isWhole: true, isSet: true } };

export const Busy: Story = { args: { isWhole: true, isBusy: true } };

export const Armenian: Story = { args: { isWhole: true }, globals: { language: 'hye' } };

/** Tab reaches it, Space sets the reminder and takes it back. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Напомнить: Метрополис, 20:05' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
