import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TopBanner } from './top-banner.tsx';

const meta = {
  title: 'Components/TopBanner',
  component: TopBanner,
  args: {
    text: 'Неделя кино Армении: двенадцать фильмов без подписки',
    target: { href: '/collections/7', text: 'Смотреть' },
    colors: { bg: '#0A5A40', text: '#FFFFFF', buttonBg: '#FFFFFF', buttonText: '#14140F' },
  },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'alternate' },
} satisfies Meta<typeof TopBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnColours: Story = {};

/** Grey on grey: the label's colours stand in. */
export const Unreadable: Story = {
  args: { colors: { bg: '#777777', text: '#888888', buttonBg: '#777777', buttonText: '#888888' } },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Смотреть' })).toHaveFocus();
  },
};

export const Armenian: Story = {
  args: {
    text: 'Հայկական կինոյի շաբաթ․ տասներկու ֆիլմ առանց բաժանորդագրության',
    target: { href: '/collections/7', text: 'Դիտել' },
  },
  globals: { label: 'alternate', language: 'hye', viewport: { value: 'mobile1' } },
};
