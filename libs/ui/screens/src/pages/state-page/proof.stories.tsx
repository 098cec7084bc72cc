import type { Meta, StoryObj } from '@storybook/react-vite';
import StatePageProof from './proof.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const suggestions = [
  { title: 'Город после дождя', href: '/movies/gorod-posle-dozhdya' },
  { title: 'Лето в Гюмри', href: '/movies/leto-v-gyumri' },
  { title: 'Генерал', href: '/movies/general' },
];

const meta = {
  title: 'Components/StatePage/Proof',
  component: StatePageProof,
  args: { kind: 'notFound', suggestions },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatePageProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = {
  args: {
    kind: 'error',
    suggestions: [],
    code: '3-1-2000034',
    home: { title: 'На главную', href: '/' },
  },
};

/** Nothing answered at all. */
export const Unreached: Story = { args: { kind: 'error', suggestions: [], code: '2-8' } };

export const Empty: Story = { args: { kind: 'empty' } };

/** The home page of a service that has nothing yet. */
export const Opening: Story = { args: { kind: 'opening', suggestions: [] } };

export const LongRussian: Story = {
  args: { heading: 'Достопочтеннейший инспектор Кржижановский уехал' },
};

export const Armenian: Story = { globals: { label: 'alternate', language: 'hye' } };

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};

export const ByKeyboard: Story = { play: tabThrough };
