import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { BankCardFields, type BankCardFieldsProps } from './bank-card-fields.tsx';

type Shown = Pick<BankCardFieldsProps, 'invalid' | 'errorMessage'>;

function Card(shown: Shown) {
  const [value, setValue] = useState({ number: '', expiry: '', cvc: '' });
  return <BankCardFields value={value} onChange={setValue} {...shown} />;
}

async function renderCard(shown: Shown = {}) {
  await renderWithLabel(<Card {...shown} />);
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  return {
    number: await field('Номер карты'),
    expiry: await field('Срок действия'),
    cvc: await field('CVC'),
  };
}

const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('BankCardFields', () => {
  it('has the three fields that browsers fill in [BANKCARD-001]', async () => {
    const { number, expiry, cvc } = await renderCard();
    expect([number, expiry, cvc].map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['cardnumber', 'cc-number'],
      ['cc-exp', 'cc-exp'],
      ['cvc', 'cc-csc'],
    ]);
  });

  it('takes the digits of a number and spaces them as on the card [BANKCARD-002]', async () => {
    const { number } = await renderCard();
    await userEvent.click(number);
    await userEvent.paste('2200-0000 0000x0004');
    expect(number.value).toBe('2200 0000 0000 0004');
  });

  it('shows the mark of the brand, and spaces as that brand does [BANKCARD-025]', async () => {
    const { number } = await renderCard();
    await userEvent.type(number, '378282246310005');
    expect(await screen.findByText('American Express')).toBeTruthy();
    expect(number.value).toBe('3782 822463 10005');
  });

  it('takes no more digits than the brand has [BANKCARD-003]', async () => {
    const { number } = await renderCard();
    await userEvent.type(number, '55555555555544449');
    expect(number.value).toBe('5555 5555 5555 4444');
  });

  it('takes an expiry as MM / YY [BANKCARD-008]', async () => {
    const { expiry } = await renderCard();
    await userEvent.type(expiry, '5/30');
    expect(expiry.value).toBe('05 / 30');
  });

  it('takes three digits of a code, and four where the brand has them [BANKCARD-013, BANKCARD-015]', async () => {
    const { number, cvc } = await renderCard();
    await userEvent.type(cvc, '1x234');
    expect(cvc.value).toBe('123');

    await userEvent.type(number, '3782');
    await userEvent.type(cvc, '4');
    expect(cvc.value).toBe('1234');
  });

  it('hides the code', async () => {
    const { cvc } = await renderCard();
    expect(cvc.type).toBe('password');
  });

  it('puts the message of one wrong field under it [BANKCARD-012]', async () => {
    const { number, expiry } = await renderCard({
      invalid: ['expiry'],
      errorMessage: 'Проверьте срок действия',
    });
    expect(descriptionOf(expiry)).toBe('Проверьте срок действия');
    expect([number, expiry].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
  });

  it('puts one message for several under all of them [BANKCARD-023]', async () => {
    const { number, expiry, cvc } = await renderCard({
      invalid: ['number', 'cvc'],
      errorMessage: 'Проверьте номер и код',
    });
    expect(descriptionOf(screen.getByRole('group', { name: 'Данные карты' }))).toBe(
      'Проверьте номер и код',
    );
    expect([number, expiry, cvc].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      'true',
      null,
      'true',
    ]);
  });
});
