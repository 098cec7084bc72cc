import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianText, longText } from '../../testing/samples.ts';
import { DisplayTitle } from './display-title.tsx';

const meta = {
  title: 'Components/DisplayTitle',
  component: DisplayTitle,
  args: { children: 'Маяк', level: 1 },
} satisfies Meta<typeof DisplayTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const TwoWords: Story = { args: { children: 'Город после дождя' } };

/** Each step of length is a step smaller. */
export const LongRussian: Story = { args: { children: longText } };

/** On a slide at most three lines are shown. */
export const LongOnSlide: Story = { args: { children: longText, level: 2 } };

export const Armenian: Story = {
  args: { children: armenianText },
  globals: { language: 'hye' },
};

export const Phone: Story = {
  args: { children: 'Достопримечательности' },
  globals: { viewport: { value: 'mobile1' } },
};
