import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useTranslate } from '../../i18n/index.ts';
import { BankCardFields } from './bank-card-fields.tsx';
import { cardBrands, cardErrorKey, invalidCardFields } from './bank-card-rules.ts';
import { BrandMark } from './brand-mark.tsx';

const card = { number: '2200000000000004', expiry: '1230', cvc: '123' };

const meta = {
  title: 'Components/BankCardFields',
  component: BankCardFields,
  args: { value: { number: '', expiry: '', cvc: '' }, onChange: () => {} },
  render: function Kept({ invalid, errorMessage: _written, ...args }) {
    const t = useTranslate('bank_card');
    const [value, setValue] = useState(args.value);
    const key = cardErrorKey(invalid ?? []);
    return (
      <BankCardFields
        {...args}
        value={value}
        onChange={setValue}
        {...(invalid && { invalid })}
        errorMessage={key && t(key)}
      />
    );
  },
} satisfies Meta<typeof BankCardFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: card } };

/** Fifteen digits in other groups, and a code of four. */
export const AmericanExpress: Story = {
  args: { value: { number: '378282246310005', expiry: '1230', cvc: '1234' } },
};

export const LongestNumber: Story = {
  args: { value: { number: '6212345678901265123', expiry: '1230', cvc: '123' } },
};

/** The whole form by keyboard. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Номер карты');
    await userEvent.tab();
    await userEvent.keyboard('2200000000000004');
    await userEvent.tab();
    await userEvent.keyboard('530');
    await userEvent.tab();
    await userEvent.keyboard('1234');

    await expect(canvas.getByLabelText('Номер карты')).toHaveValue('2200 0000 0000 0004');
    await expect(canvas.getByLabelText('Срок действия')).toHaveValue('05 / 30');
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123');
  },
};

/** One wrong field has its message under it. */
export const WrongNumber: Story = {
  args: { value: { ...card, number: '2200000000000005' }, invalid: ['number'] },
};

/** Several have one under all of them. */
export const WrongNumberAndCode: Story = {
  args: {
    value: { ...card, number: '22', cvc: '1' },
    invalid: invalidCardFields({ ...card, number: '22', cvc: '1' }, new Date(2026, 10, 21)),
  },
};

export const AllWrong: Story = { args: { invalid: ['number', 'expiry', 'cvc'] } };

export const Disabled: Story = { args: { value: card, isDisabled: true } };

export const Armenian: Story = {
  args: { value: card, invalid: ['number', 'expiry'] },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

export const Narrow: Story = {
  args: { value: card, invalid: ['expiry'] },
  decorators: [
    (Fields) => (
      <div style={{ inlineSize: 248 }}>
        <Fields />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('input')];
    const sizes = fields.map((field) => getComputedStyle(field).fontSize);
    await expect(new Set(sizes).size).toBe(1);

    const boxes = fields.map((field) => field.closest('[data-whole]')?.getBoundingClientRect());
    const [number, expiry, code] = boxes;
    const error = canvasElement.querySelector('[role="alert"]:not(:empty)');
    const afterError = (code?.top ?? 0) - (error?.getBoundingClientRect().bottom ?? 0);
    await expect(Math.abs(afterError - ((expiry?.top ?? 0) - (number?.bottom ?? 0)))).toBeLessThan(
      2,
    );
  },
};

/** A reminder of each brand, in the label's own ink. */
export const Marks: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {cardBrands.map((brand) => (
        <li key={brand}>
          <BrandMark brand={brand} />
        </li>
      ))}
    </ul>
  ),
};
