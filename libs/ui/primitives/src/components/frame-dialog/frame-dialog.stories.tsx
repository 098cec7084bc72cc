import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FrameDialog } from './frame-dialog.tsx';

const meta = {
  title: 'Components/FrameDialog',
  component: FrameDialog,
  args: { title: 'Игра недели', isOpen: true, address: 'about:blank', onClose: fn() },
} satisfies Meta<typeof FrameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another site inside the page. */
export const Shown: Story = {
  play: async () => {
    await screen.findByTitle('Игра недели');
  },
};

/** Escape closes it. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The address may not be shown in a frame. */
export const Refused: Story = {
  args: { address: undefined },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
