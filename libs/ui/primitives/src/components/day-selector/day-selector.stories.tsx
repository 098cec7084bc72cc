import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DaySelector } from './day-selector.tsx';

const days = [18, 19, 20, 21, 22, 23].map((day) => ({
  date: `2025-11-${day}`,
  href: `#2025-11-${day}`,
}));

const meta = {
  title: 'Components/DaySelector',
  component: DaySelector,
  args: { days, date: '2025-11-21', today: '2025-11-21' },
  render: function Kept(args) {
    const [date, setDate] = useState(args.date);
    return <DaySelector {...args} date={date} onChoose={setDate} />;
  },
} satisfies Meta<typeof DaySelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};

export const AnotherDay: Story = { args: { date: '2025-11-19' } };

/** Days are links: Tab goes from one to the next, Enter opens. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const tomorrow = await canvas.findByRole('link', { name: 'суббота, 22\u00A0ноября' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'вторник, 18\u00A0ноября' })).toHaveFocus();
    tomorrow.focus();
    await userEvent.keyboard('{Enter}');
    await expect(tomorrow).toHaveAttribute('aria-current', 'date');
  },
};

export const Armenian: Story = { globals: { language: 'hye' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
