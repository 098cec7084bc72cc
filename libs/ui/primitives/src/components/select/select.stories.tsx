import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Select } from './select.tsx';

const options = [
  { value: '0', label: '0+ для самых маленьких' },
  { value: '6', label: '6+ для младших школьников' },
  { value: '12', label: '12+ для подростков' },
  { value: '16', label: '16+ для старших' },
  { value: '18', label: '18+ только для взрослых', isDisabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Возраст', options, value: '6', onChange: () => {} },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Empty: Story = { args: { value: '', placeholder: 'Выберите' } };

/** Answers to the keyboard while it is closed, too. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Возраст' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, '12');
    await expect(select).toHaveValue('12');
  },
};

export const Failed: Story = {
  args: { value: '', placeholder: 'Выберите', errorMessage: 'Выберите возраст' },
};

export const Disabled: Story = {
  args: { isDisabled: true, hint: 'Меняет только владелец аккаунта' },
};

export const LongRussian: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Невероятные приключения достопочтенного инспектора' },
      ...options,
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    label: 'Տարիքը',
    options: [{ value: '6', label: '6+ կրտսեր դպրոցականների համար' }],
  },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
