import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { armenia, phoneCountries, russia } from './phone-field.fixtures.ts';
import { PhoneField } from './phone-field.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: {
    label: 'Номер телефона',
    country: russia,
    countries: phoneCountries,
    value: '',
    onChange: () => {},
  },
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    const [country, setCountry] = useState(args.country);
    return (
      <PhoneField
        {...args}
        value={value}
        onChange={setValue}
        country={country}
        onCountryChange={setCountry}
      />
    );
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** What is still missing is drawn where it will stand. */
export const Half: Story = { args: { value: '790000000' } };

export const Complete: Story = {
  args: { value: '79000000002', hint: 'Россия, Армения и ещё сорок стран' },
};

export const OneCountry: Story = { args: { countries: [russia], value: '7900' } };

export const Failed: Story = {
  args: { value: '7900', errorMessage: 'Проверьте номер телефона' },
};

export const Disabled: Story = { args: { value: '79000000002', isDisabled: true } };

/** One corrects a digit in the middle, and the caret stays there. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });
    await userEvent.type(field, '9123456789');
    await expect(field).toHaveValue('(912) 345-67-89');

    field.setSelectionRange(8, 8);
    await userEvent.keyboard('{Backspace}0');

    await expect(field).toHaveValue('(912) 305-67-89');
    await expect(field.selectionStart).toBe(8);
  },
};

/** The list is reached with Tab and answers to letters, as lists of the system do. */
export const Choosing: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('combobox', { name: 'Страна' });
    const number = canvas.getByRole('textbox');
    const box = number.closest('[data-whole]') ?? number;
    const edge = getComputedStyle(box).boxShadow;
    await userEvent.tab();
    await expect(list).toHaveFocus();
    // One ring at a time, and none over what is entered.
    await expect(getComputedStyle(box).boxShadow).toBe(edge);
    const ring = list.previousElementSibling?.getBoundingClientRect().right ?? 0;
    const digits =
      number.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(number).paddingLeft);
    await expect(digits - ring).toBeGreaterThanOrEqual(4);
    await userEvent.selectOptions(list, armenia.id);
    await waitFor(() => expect(canvas.getByText('+374')).toBeVisible());
  },
};

export const Armenian: Story = {
  args: {
    label: 'Հեռախոսահամար',
    country: armenia,
    value: '374912345',
    errorMessage: 'Ստուգեք հեռախոսահամարը',
  },
  globals: { language: 'hye' },
};

export const Narrow: Story = {
  args: { value: '79000000002' },
  decorators: [
    (Field) => (
      <div style={{ inlineSize: 288 }}>
        <Field />
      </div>
    ),
  ],
};

const close = fn();

/** The first step of signing in. */
export const InDialog: Story = {
  render: function SignIn(args) {
    const [value, setValue] = useState('7900');
    return (
      <Dialog
        title="Вход или регистрация"
        description="Пришлём код в СМС. Если вы здесь впервые, аккаунт появится сам."
        isOpen
        onClose={close}
      >
        <PhoneField {...args} value={value} onChange={setValue} autoFocus />
        <Button type="submit">Получить код</Button>
      </Dialog>
    );
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Номер телефона' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalled();
  },
};
