import type { Meta, StoryObj } from '@storybook/react-vite';
import { Film } from './film.tsx';

const meta = {
  title: 'Screens/Film',
  component: Film,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Film>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Russian: Story = {};

export const English: Story = { globals: { language: 'eng' } };

export const Armenian: Story = { globals: { language: 'hye' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
