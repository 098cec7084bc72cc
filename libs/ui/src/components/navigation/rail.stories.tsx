import type { Meta, StoryObj } from '@storybook/react-vite';
import { navigation } from '../../testing/fixtures.ts';
import RailNavigation from './rail.tsx';

const meta = {
  title: 'Components/Navigation/Rail',
  component: RailNavigation,
  args: navigation,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Navigation) => (
      <div style={{ minBlockSize: '100vh' }}>
        <Navigation />
      </div>
    ),
  ],
  globals: { label: 'main' },
} satisfies Meta<typeof RailNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Viewer: Story = {
  args: { viewer: { name: 'Мария', href: '/my', hasUnread: true } },
};

export const CurrentPage: Story = { args: { currentPath: '/movies/mayak' } };

/** What does not fit stands under «Ещё». */
export const ManyItems: Story = {
  args: {
    items: [...navigation.items, ...navigation.items].map((item, index) => ({
      ...item,
      id: String(index),
    })),
  },
};

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };
