import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingLine } from './loading-line.tsx';

const meta = {
  title: 'Components/LoadingLine',
  component: LoadingLine,
} satisfies Meta<typeof LoadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('progressbar');
    await expect(line).not.toHaveAttribute('value');
  },
};
