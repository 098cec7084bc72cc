import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { value: 8.1 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};

export const Middle: Story = { args: { value: 6.2 } };

export const Low: Story = { args: { value: 4.4 } };

export const Ten: Story = { args: { value: 10 } };

export const English: Story = { globals: { language: 'eng' } };
