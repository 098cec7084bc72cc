import type { Meta, StoryObj } from '@storybook/react-vite';
import { filmPage, longTitle } from '../../testing/fixtures.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { tabThrough } from '../../testing/tab-through.ts';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: filmPage.breadcrumbs },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongOnPhone: Story = {
  args: { items: [{ title: 'Главная', href: '/' }, { title: longTitle.title }] },
  globals: { viewport: { value: 'mobile1' } },
};

export const ByKeyboard: Story = { play: tabThrough };
