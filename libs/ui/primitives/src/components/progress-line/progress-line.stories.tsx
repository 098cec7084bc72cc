import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressLine } from './progress-line.tsx';

const meta = {
  title: 'Components/ProgressLine',
  component: ProgressLine,
  args: { value: 0.45, place: 'under' },
  decorators: [
    (Line) => (
      <div style={{ position: 'relative', inlineSize: 300, blockSize: 60 }}>
        <Line />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('progressbar');
    await expect(line).toHaveAttribute('value', '45');
  },
};

export const Begun: Story = { args: { value: 0.01 } };

export const Whole: Story = { args: { value: 1 } };

/** What is over of a programme on air. */
export const Aired: Story = { args: { measure: 'aired' } };
