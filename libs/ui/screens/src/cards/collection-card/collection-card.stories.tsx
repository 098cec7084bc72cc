import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { CollectionCard, type CollectionSummary } from './collection-card.tsx';

const collection: CollectionSummary = {
  id: 'kto-ubil',
  href: '/collections/kto-ubil',
  title: 'Кто убил',
  picture: { url: '/api/v1/images/collection-kto-ubil', color: '#14264a', tone: 'dark' },
  description: '24\u00A0детектива',
};

const meta = {
  title: 'Components/CollectionCard',
  component: CollectionCard,
  args: { collection },
} satisfies Meta<typeof CollectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: { collection: { ...collection, title: longTitle.title, description: longTitle.summary } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { collection: { ...collection, title: 'Ո՞վ սպանեց', description: '24 դետեկտիվ' } },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { collection: { ...collection, picture: { ...collection.picture, url: '/missing' } } },
};
