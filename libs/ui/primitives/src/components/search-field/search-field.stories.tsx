import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const words = ['Город после дождя', 'Горы говорят', 'Горький чай', 'Метрополис'];

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn(), onSubmit: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
        suggestions={words
          .filter((word) => word.toLowerCase().startsWith(value.toLowerCase()))
          .map((text, index) => ({ id: String(index), text }))}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Город после дождя' } };

export const LongRussian: Story = {
  args: { value: 'Невероятные приключения достопочтенного инспектора' },
};

export const Armenian: Story = { globals: { language: 'hye' } };

/** Arrows reach the suggestions, Enter takes one, Escape first closes them and then clears. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Поиск' }, { timeout: 10_000 });
    field.focus();
    await userEvent.keyboard('гор');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('гор');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('гор');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Горы говорят');
  },
};

/** Its list of suggestions. */
export const Suggesting: Story = {
  tags: ['every-label'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Поиск' }, { timeout: 10_000 });
    await userEvent.type(field, 'гор');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};
