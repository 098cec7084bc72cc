import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { shape: 'poster' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = {};

export const Horizontal: Story = { args: { shape: 'horizontal' } };

export const Heading: Story = { args: { shape: 'heading' } };

export const Line: Story = { args: { shape: 'line' } };
