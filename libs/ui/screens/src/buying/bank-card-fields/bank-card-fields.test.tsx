import { Secret } from '@foyer/secret';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { BankCardFields, type BankCardFieldsProps } from './bank-card-fields.tsx';
import { emptyCard, withField } from './card-entry.ts';
import type { CardField } from './card-entry.types.ts';

type Shown = Pick<BankCardFieldsProps, 'invalid' | 'errorMessage' | 'ownerFields'>;

function Card(shown: Shown) {
  const [value, setValue] = useState(emptyCard(shown.ownerFields ?? []));
  const change = (field: CardField, typed: Secret) =>
    setValue((before) => withField(before, field, typed));
  return <BankCardFields value={value} onChange={change} {...shown} />;
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

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

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

  it('hides the code without making it a password that a browser would keep', async () => {
    const { cvc } = await renderCard();
    expect([cvc.type, cvc.inputMode]).toEqual(['text', 'numeric']);
    expect(cvc.className).toContain('dots');
  });

  it('hands up nothing but boxes', async () => {
    const onChange = vi.fn();
    await renderWithLabel(<BankCardFields value={emptyCard([])} onChange={onChange} />);

    await userEvent.type(await screen.findByLabelText('Номер карты'), '2');
    await userEvent.type(screen.getByLabelText('CVC'), '1');

    expect(onChange.mock.calls.map(([field]) => field)).toEqual(['number', 'cvc']);
    expect(onChange.mock.calls.every(([, typed]) => typed instanceof Secret)).toBe(true);
  });

  it('C19: says what is wrong in one place, read with the wrong field [BANKCARD-012]', async () => {
    const { number, expiry } = await renderCard({
      invalid: ['expiry'],
      errorMessage: 'Проверьте срок действия',
    });
    expect(alerts()).toEqual(['Проверьте срок действия']);
    expect([number, expiry].map(descriptionOf)).toEqual(['', 'Проверьте срок действия']);
    expect([number, expiry].map((field) => field.getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
  });

  it('C19: says one message of several wrong fields [BANKCARD-023]', async () => {
    const { number, expiry, cvc } = await renderCard({
      invalid: ['number', 'cvc'],
      errorMessage: 'Проверьте номер и код',
    });
    expect(alerts()).toEqual(['Проверьте номер и код']);
    expect([number, expiry, cvc].map(descriptionOf)).toEqual([
      'Проверьте номер и код',
      '',
      'Проверьте номер и код',
    ]);
  });

  it('says of the number what the service has to say [BANKCARD-040]', async () => {
    const { number } = await renderCard({ errorMessage: 'Банк не отвечает' });
    expect(descriptionOf(number)).toBe('Банк не отвечает');
    expect(number.getAttribute('aria-invalid')).toBeNull();
  });

  it('asks for a name and a postal code where the label wants them [BANKCARD-020]', async () => {
    await renderCard({ ownerFields: ['holder', 'postalCode'] });
    const name = await screen.findByLabelText<HTMLInputElement>('Имя на карте');
    expect([name.autocomplete, name.maxLength]).toEqual(['cc-name', 26]);
    const postal = screen.getByLabelText<HTMLInputElement>('Почтовый индекс');
    await userEvent.type(postal, '0010');
    expect([postal.autocomplete, postal.value]).toEqual(['postal-code', '0010']);
  });

  it('asks for neither elsewhere [BANKCARD-020]', async () => {
    await renderCard();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
  });
});
