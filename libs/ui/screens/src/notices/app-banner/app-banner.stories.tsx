import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppBanner } from './app-banner.tsx';

const phone = { viewport: { value: 'mobile1' } };

const meta = {
  title: 'Components/AppBanner',
  component: AppBanner,
  args: { storeHref: 'https://rustore.example/sofit', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main', ...phone },
} satisfies Meta<typeof AppBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** As over a short film, whose name and controls are at the foot. */
export const AtTop: Story = { args: { isAtTop: true } };

/** Tab reaches the cross, which Enter presses, then «Открыть». */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const open = await canvas.findByRole('link', { name: 'Открыть' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(open).toHaveFocus();
  },
};

export const Armenian: Story = { globals: { label: 'main', language: 'hye', ...phone } };
