import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountList } from './account-list.tsx';

const meta = {
  title: 'Components/AccountList',
  component: AccountList,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Выберите демонстрационный аккаунт',
    text: 'Это показ: код и пароль не нужны. Так выглядит сервис для разных зрителей.',
    accounts: [
      { id: '1', title: '+7 900 000-00-01', text: 'Один главный профиль, ПИН-код не задан' },
      { id: '2', title: '+7 900 000-00-02', text: 'Семья: взрослые и ребёнок, ПИН-код на покупки' },
      { id: '3', title: 'viewer@example.org', text: 'Вход по почте' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof AccountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
  },
};

export const SignedIn: Story = { args: { signOut: { title: 'Выйти', onPress: fn() } } };

export const Busy: Story = { args: { isBusy: true } };

export const Failed: Story = {
  args: { errorMessage: 'Не получилось войти. Попробуйте ещё раз.' },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
