import type { Meta, StoryObj } from '@storybook/react-vite';
import { armenianTitle, longTitle, titles } from '../../testing/fixtures.ts';
import { Facts } from './facts.tsx';

const [, , , title = longTitle] = titles;

const meta = {
  title: 'Components/Facts',
  component: Facts,
  args: { title },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const WithOriginalTitle: Story = { args: { lead: 'Cassiopeia', hasRating: false } };

export const Short: Story = { args: { isShort: true } };

export const LongOnPhone: Story = {
  args: { title: longTitle },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = { args: { title: armenianTitle }, globals: { language: 'hye' } };
