import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageCrumbs } from './page-crumbs.tsx';

const meta = {
  title: 'Components/PageCrumbs',
  component: PageCrumbs,
  args: { path: '/my/payments_and_services/payments' },
} satisfies Meta<typeof PageCrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PersonalArea: Story = {};

/** A page that brings its own name, below a section that the server names. */
export const Film: Story = {
  args: { path: '/movies/mayak', lastTitle: 'Маяк', titles: { '/movies': 'Фильмы' } },
};

export const Armenian: Story = { globals: { language: 'hye', viewport: { value: 'mobile1' } } };
