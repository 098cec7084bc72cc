import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText } from '../../testing/samples.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { tabThrough } from '../../testing/tab-through.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { title: 'Главная', href: '/' },
      { title: 'Фильмы', href: '/movies' },
      { title: 'Кассиопея' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongOnPhone: Story = {
  args: { items: [{ title: 'Главная', href: '/' }, { title: longText }] },
  globals: { viewport: { value: 'mobile1' } },
};

export const ByKeyboard: Story = { play: tabThrough };
