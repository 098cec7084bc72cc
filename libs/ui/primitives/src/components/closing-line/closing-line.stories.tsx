import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingLine } from './closing-line.tsx';

const meta = {
  title: 'Components/ClosingLine',
  component: ClosingLine,
  args: { seconds: 30, isCounting: true },
} satisfies Meta<typeof ClosingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {};

/** The time is held: the line is whole. */
export const Held: Story = {
  args: { isCounting: false },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('span[aria-hidden]');
    await expect(line?.getAnimations()).toEqual([]);
  },
};
