import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, titles } from '../../testing/fixtures.ts';
import Top10List from './list.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/Top10/List',
  component: Top10List,
  args: { heading: 'Десять главных за сутки', titles: titles.slice(0, 10) },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Top10List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {};

export const LongRussian: Story = {
  args: { titles: titles.slice(0, 10).map((title) => ({ ...longTitle, id: title.id })) },
};

export const Armenian: Story = { globals: { label: 'alternate', language: 'hye' } };

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};

export const ByKeyboard: Story = { play: tabThrough };
