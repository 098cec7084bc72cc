import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useTranslate } from '@foyer/ui/i18n';
import { BankCardFields } from './bank-card-fields.tsx';
import { boxedCard } from './bank-card-fields.fixtures.ts';
import { cardBrands, cardErrorKey, invalidCardFields } from './bank-card-rules.ts';
import { withField } from './card-entry.ts';
import { BrandMark } from './brand-mark.tsx';

const texts = { number: '2200000000000004', expiry: '1230', cvc: '123' };
const card = boxedCard(texts);

const meta = {
  title: 'Components/BankCardFields',
  component: BankCardFields,
  args: { value: boxedCard({}), onChange: () => {} },
  render: function Kept({ invalid, errorMessage: _written, ...args }) {
    const t = useTranslate('bank_card');
    const [value, setValue] = useState(args.value);
    const key = cardErrorKey(invalid ?? []);
    return (
      <BankCardFields
        {...args}
        value={value}
        onChange={(field, typed) => setValue((before) => withField(before, field, typed))}
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
  args: { value: boxedCard({ ...texts, number: '378282246310005', cvc: '1234' }) },
};

export const LongestNumber: Story = {
  args: { value: boxedCard({ ...texts, number: '6212345678901265123' }) },
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

/** What is wrong is said under the fields, and read with the wrong one. */
export const WrongNumber: Story = {
  args: { value: boxedCard({ ...texts, number: '2200000000000005' }), invalid: ['number'] },
};

const wrongNumberAndCode = boxedCard({ ...texts, number: '22', cvc: '1' });

/** Several wrong fields have one message. */
export const WrongNumberAndCode: Story = {
  args: {
    value: wrongNumberAndCode,
    invalid: invalidCardFields(wrongNumberAndCode, new Date(2026, 10, 21)),
  },
};

/** A label may ask for the name on the card and for the postal code. */
export const WithOwner: Story = {
  args: {
    value: boxedCard({ ...texts, holder: 'ANNA PETROVA', postalCode: '0010' }),
    ownerFields: ['holder', 'postalCode'],
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
