import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Премьера' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Live: Story = { args: { tone: 'live', children: 'Эфир' } };

export const Quiet: Story = { args: { tone: 'quiet', children: '4K HDR' } };

export const Armenian: Story = { args: { children: 'Պրեմիերա' }, globals: { language: 'hye' } };
