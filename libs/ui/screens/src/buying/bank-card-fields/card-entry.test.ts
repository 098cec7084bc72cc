import { secret } from '@foyer/secret';
import { describe, expect, it } from 'vitest';
import { boxedCard } from './bank-card-fields.fixtures.ts';
import { emptyCard, withField } from './card-entry.ts';

describe('withField', () => {
  it('C16: shortens the code when the number becomes one of a brand with three [BANKCARD-015]', () => {
    const amex = boxedCard({ number: '378282246310005', cvc: '1234' });

    const mir = withField(amex, 'number', secret('2200000000000004'));

    expect([mir.number.reveal(), mir.cvc.reveal()]).toEqual(['2200000000000004', '123']);
    expect(withField(amex, 'expiry', secret('1230')).cvc.reveal()).toBe('1234');
  });
});

describe('emptyCard', () => {
  it('has the fields that the label adds [BANKCARD-020]', () => {
    expect(Object.keys(emptyCard(['holder']))).toEqual(['number', 'expiry', 'cvc', 'holder']);
  });
});
