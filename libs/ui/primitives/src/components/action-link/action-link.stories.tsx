import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionLink } from './action-link.tsx';
import { tabThrough } from '../../testing/tab-through.ts';

const meta = {
  title: 'Components/ActionLink',
  component: ActionLink,
  args: { href: '/', children: 'Смотреть' },
} satisfies Meta<typeof ActionLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { icon: 'play' } };

export const Glass: Story = { args: { look: 'glass', children: 'Трейлер' } };

export const Plain: Story = { args: { look: 'plain', children: 'Подробнее' } };

export const Quiet: Story = { args: { look: 'quiet', children: 'Не сейчас' } };

export const Round: Story = {
  args: { look: 'glass', icon: 'bookmark', isRound: true, children: 'Добавить в «Моё»' },
};

export const LongRussian: Story = {
  args: { icon: 'play', children: 'Смотреть с того места, на котором вы остановились вчера' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { icon: 'play', children: 'Դիտել առաջին սերիան' },
  globals: { language: 'hye' },
};

export const ByKeyboard: Story = { play: tabThrough };
