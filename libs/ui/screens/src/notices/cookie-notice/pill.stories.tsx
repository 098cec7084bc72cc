import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import CookieNoticePill from './pill.tsx';

const meta = {
  title: 'Components/CookieNotice/Pill',
  component: CookieNoticePill,
  args: { onAccept: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof CookieNoticePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Tab reaches the link, then the button; Enter agrees. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Хорошо' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };
