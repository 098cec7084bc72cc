import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', autoComplete: 'current-password', value: '', onChange: () => {} },
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Hidden: Story = { args: { value: 'correct-horse' } };

/** By keyboard: the field, then its button. */
export const Shown: Story = {
  args: { value: 'correct-horse' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Пароль');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { value: 'correct', errorMessage: 'Неверный пароль' },
};

export const Disabled: Story = { args: { value: 'correct-horse', isDisabled: true } };

export const Narrow: Story = {
  args: { label: 'Ещё раз новый пароль', value: 'correct-horse-battery-staple' },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { label: 'Գաղտնաբառ', value: 'correct', errorMessage: 'Սխալ գաղտնաբառ' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
