import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  globals: { label: 'main' },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};

export const English: Story = { globals: { label: 'main', language: 'eng' } };

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };
