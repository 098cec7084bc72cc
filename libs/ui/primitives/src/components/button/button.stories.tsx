import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Получить код' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Plain: Story = { args: { tone: 'plain', children: 'Войти по почте' } };

export const Quiet: Story = { args: { tone: 'quiet', children: 'Не сейчас' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Удалить профиль' } };

export const Pending: Story = { args: { isPending: true, children: 'Проверяем' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Focused: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};

export const LongRussian: Story = {
  args: { children: 'Подтвердить и больше никогда не спрашивать об этом на всех устройствах' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { children: 'Ստանալ հաստատման կոդը' },
  globals: { language: 'hye' },
};
