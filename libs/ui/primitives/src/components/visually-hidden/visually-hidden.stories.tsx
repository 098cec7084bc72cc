import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Слышно и не видно' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There for a screen reader, and no larger than a point. */
export const Heard: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Слышно и не видно');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
