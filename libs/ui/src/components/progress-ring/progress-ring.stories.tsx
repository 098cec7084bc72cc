import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  args: { label: 'Загружаем' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Turns, once the wait is longer than 400 ms. */
export const Waiting: Story = {};

const countdown = { label: 'Следующая серия', value: 0.4, valueText: 'через 6 с' };

export const Countdown: Story = { args: { ...countdown, children: '6' } };

export const AroundASign: Story = {
  args: { ...countdown, children: <Icon name="play" size={22} /> },
};

export const Empty: Story = { args: { ...countdown, value: 0, children: '10' } };

export const Closed: Story = { args: { ...countdown, value: 1, children: '0' } };

/** As it is used: told once a second. */
export const Ticking: Story = {
  args: countdown,
  render: function Ticks({ label }) {
    const [left, setLeft] = useState(10);
    useEffect(() => {
      const tick = setInterval(() => setLeft((seconds) => (seconds > 0 ? seconds - 1 : 10)), 1000);
      return () => clearInterval(tick);
    }, []);
    return (
      <ProgressRing label={label} value={1 - left / 10} valueText={`через ${left} с`}>
        {left}
      </ProgressRing>
    );
  },
};

export const Armenian: Story = {
  args: { label: 'Հաջորդ սերիան', value: 0.7, valueText: '3 վայրկյանից', children: '3' },
  globals: { language: 'hye' },
};
