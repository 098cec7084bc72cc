import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from './home.tsx';

const meta = {
  title: 'Screens/Home',
  component: Home,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};

export const English: Story = { globals: { language: 'eng' } };

export const Armenian: Story = { globals: { language: 'hye' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
