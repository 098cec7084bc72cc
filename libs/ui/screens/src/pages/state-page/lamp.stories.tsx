import type { Meta, StoryObj } from '@storybook/react-vite';
import LampStatePage from './lamp.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/StatePage/Lamp',
  component: LampStatePage,
  args: { kind: 'notFound' },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof LampStatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = {
  args: { kind: 'error', code: '3-1-2000034', home: { title: 'На главную', href: '/' } },
};

/** Nothing answered at all. */
export const Unreached: Story = { args: { kind: 'error', code: '2-8' } };

export const Empty: Story = {
  args: {
    kind: 'empty',
    heading: 'История пуста',
    action: { title: 'К фильмам', href: '/movies' },
  },
};

/** The home page of a service that has nothing yet. */
export const Opening: Story = { args: { kind: 'opening' } };

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

export const ByKeyboard: Story = { play: tabThrough };
