import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgeMark } from './age-mark.tsx';

const meta = {
  title: 'Components/AgeMark',
  component: AgeMark,
  args: { label: '16+' },
} satisfies Meta<typeof AgeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sixteen: Story = {};

export const None: Story = { args: { label: '0+' } };
