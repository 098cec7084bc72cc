import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'bookmark', label: 'Добавить в «Моё»' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Glass: Story = {};

export const On: Story = { args: { isOn: true } };

export const Plain: Story = { args: { look: 'plain', icon: 'close', label: 'Закрыть' } };

export const Quiet: Story = { args: { look: 'quiet', icon: 'pause', label: 'Пауза' } };

export const Compact: Story = { args: { size: 'compact' } };

export const Disabled: Story = { args: { disabled: true } };
