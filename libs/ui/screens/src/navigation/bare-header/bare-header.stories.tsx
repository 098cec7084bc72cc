import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareHeader } from './bare-header.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/BareHeader',
  component: BareHeader,
  args: { homeHref: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BareHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Armenian: Story = {
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const ByKeyboard: Story = { play: tabThrough };
