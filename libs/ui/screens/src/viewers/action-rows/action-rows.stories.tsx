import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { makeTitle } from '../../testing/fixtures.ts';
import { ActionRows } from './action-rows.tsx';

const chooseLanguage = fn();

const meta = {
  title: 'Components/ActionRows',
  component: ActionRows,
  args: {
    rows: [
      { id: 'language', title: 'Язык', value: 'Русский', icon: 'globe', onPress: chooseLanguage },
      {
        id: 'pin',
        title: 'Сменить ПИН-код',
        note: 'Его спрашивают перед фильмами для взрослых и покупками',
        icon: 'lock',
        onPress: fn(),
      },
      {
        id: 'anna',
        title: 'Анна',
        value: 'Смотрит сейчас',
        avatar: { picture: makeTitle('general', 'Генерал').poster },
        href: '#anna',
      },
      { id: 'devices', title: 'Устройства', icon: 'television', href: '#devices' },
    ],
  },
} satisfies Meta<typeof ActionRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** Tab goes from row to row, Enter presses. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Язык/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chooseLanguage).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Анна/ })).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { rows: [{ id: 'out', title: 'Выйти', icon: 'logout', onPress: fn(), isBusy: true }] },
};

/** A profile other than the main one may not press it, and reads why. */
export const Closed: Story = {
  args: {
    rows: [
      {
        id: 'pin',
        title: 'Отключить ПИН-код',
        icon: 'eye-off',
        closedReason: 'Это может делать только главный профиль',
        onPress: fn(),
      },
    ],
  },
};

export const LongRussian: Story = {
  args: {
    rows: [
      {
        id: 'profile',
        title: 'Достопочтеннейший инспектор Кржижановский',
        note: 'Программы, которые советуют всем, кому нельзя смотреть ничего другого',
        value: 'Смотрит прямо сейчас',
        avatar: {},
        href: '#profile',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    rows: [
      { id: 'language', title: 'Լեզու', value: 'Հայերեն', icon: 'globe', onPress: fn() },
      { id: 'devices', title: 'Սարքեր', icon: 'television', href: '#devices' },
    ],
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
