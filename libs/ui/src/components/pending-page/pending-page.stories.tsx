import type { Meta, StoryObj } from '@storybook/react-vite';
import { PendingPage } from './pending-page.tsx';

const meta = {
  title: 'Components/PendingPage',
  component: PendingPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PendingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
