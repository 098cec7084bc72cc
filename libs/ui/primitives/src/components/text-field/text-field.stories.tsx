import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Номер телефона', type: 'tel', value: '', onChange: () => {} },
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '+7 900 000-00-02' } };

export const Password: Story = {
  args: { label: 'Пароль', type: 'password', value: 'tainoe', autoComplete: 'current-password' },
};

export const Failed: Story = {
  args: { value: '+7 900', errorMessage: 'Проверьте номер телефона' },
};

/** Capitals are drawn; the value stays as it was typed. */
export const InCapitals: Story = {
  args: { label: 'Промокод', type: 'text', value: 'свет-2026', isInCapitals: true },
};

export const WithHint: Story = { args: { hint: 'Россия и Армения' } };

/** Nothing is cut; the field says what fits. */
export const TooLong: Story = {
  args: {
    label: 'Имя профиля',
    type: 'text',
    value: 'Достопочтенный инспектор',
    maxLength: 20,
  },
};

export const Disabled: Story = { args: { value: '+7 900 000-00-02', isDisabled: true } };

export const Armenian: Story = {
  args: { label: 'Հեռախոսահամար', errorMessage: 'Ստուգեք հեռախոսահամարը' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

/** Typed, left and come back to by keys; what is wrong is tied to the field. */
export const ByKeyboard: Story = {
  args: { errorMessage: 'Проверьте номер телефона' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Номер телефона' });
    await userEvent.tab();
    await userEvent.keyboard('+7900');
    await expect(field).toHaveValue('+7900');
    await expect(field).toHaveAccessibleDescription('Проверьте номер телефона');
  },
};
