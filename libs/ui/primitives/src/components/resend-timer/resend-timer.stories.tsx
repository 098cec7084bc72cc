import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ResendTimer } from './resend-timer.tsx';

const meta = {
  title: 'Components/ResendTimer',
  component: ResendTimer,
  args: { secondsLeft: 42, onResend: fn() },
} satisfies Meta<typeof ResendTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Can be reached, and does nothing yet. */
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const Ready: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

export const Armenian: Story = { globals: { language: 'hye', viewport: { value: 'mobile1' } } };
