import type { Meta, StoryObj } from '@storybook/react-vite';
import { titles } from '../../testing/fixtures.ts';
import NumeralsTop10 from './numerals.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/Top10/Numerals',
  component: NumeralsTop10,
  args: { heading: 'Топ-10 за сутки', titles },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof NumeralsTop10>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {};

export const Three: Story = { args: { titles: titles.slice(0, 3) } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

export const ByKeyboard: Story = { play: tabThrough };
