import { describe, expect, it } from 'vitest';
import { boxedCard } from './bank-card-fields.fixtures.ts';
import {
  cardBrands,
  cardErrorKey,
  cardTypeOf,
  invalidCardFields,
  isCardNumberValid,
  isCvcValid,
  isExpiryValid,
} from './bank-card-rules.ts';
import type { CardField } from './card-entry.types.ts';

/** A number of each brand, with a right checksum where the brand has one. */
const numbers = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  'american-express': '378282246310005',
  'diners-club': '30569309025904',
  discover: '6011111111111117',
  jcb: '3530111333300000',
  unionpay: '6212345678901265',
  maestro: '6759649826438453',
  elo: '6362970000457013',
  mir: '2200000000000004',
  hiper: '6370950000000005',
  hipercard: '6062826786276634',
} as const;

const november2026 = new Date(2026, 10, 21);

describe('cardTypeOf', () => {
  it.each(cardBrands)('knows %s by its number [BANKCARD-025, BANKCARD-029]', (brand) => {
    expect(cardTypeOf(numbers[brand])?.brand).toBe(brand);
  });

  it.each([
    ['', undefined],
    ['4', undefined],
    ['41', 'visa'],
    ['22 00', 'mir'],
  ])('knows the beginning «%s» as soon as one brand is left', (number, brand) => {
    expect(cardTypeOf(number)?.brand).toBe(brand);
  });

  it('does not know brands that cannot pay', () => {
    expect(cardTypeOf('9792030394440796')).toBeUndefined();
  });
});

describe('isCardNumberValid', () => {
  it.each(cardBrands)('takes a number of %s [BANKCARD-003]', (brand) => {
    expect(isCardNumberValid(numbers[brand])).toBe(true);
  });

  it.each(['2200 0000 0000 0004', '2200-0000-0000-0004', '4000000000000002', '4000000000009995'])(
    'takes %s, spaces and dashes ignored [BANKCARD-002]',
    (number) => {
      expect(isCardNumberValid(number)).toBe(true);
    },
  );

  it.each(['220000000000000a', 'МИР 2200000000000004', ''])(
    'refuses «%s»: digits only [BANKCARD-002]',
    (number) => {
      expect(isCardNumberValid(number)).toBe(false);
    },
  );

  it('wants the length of the brand: 16 for most, 15 for one [BANKCARD-026, BANKCARD-027]', () => {
    expect(cardTypeOf(numbers.visa)?.lengths).toContain(16);
    expect(cardTypeOf(numbers.mastercard)?.lengths).toEqual([16]);
    expect(cardTypeOf(numbers['american-express'])?.lengths).toEqual([15]);
    expect(isCardNumberValid('411111111111116')).toBe(false);
    expect(isCardNumberValid('3782822463100054')).toBe(false);
  });

  it('C16: takes 14 to 19 digits of the other brands, and no fewer [BANKCARD-028]', () => {
    expect(cardTypeOf(numbers.unionpay)?.lengths).toEqual([14, 15, 16, 17, 18, 19]);
    expect(cardTypeOf(numbers.maestro)?.lengths).toEqual([14, 15, 16, 17, 18, 19]);
    // A right checksum of twelve digits.
    expect(isCardNumberValid('501800000009')).toBe(false);
  });

  it('wants a right checksum [BANKCARD-004]', () => {
    expect(isCardNumberValid('2200000000000005')).toBe(false);
    expect(isCardNumberValid('4111111111111112')).toBe(false);
  });

  it('wants none of UnionPay [BANKCARD-005, BANKCARD-006]', () => {
    expect(isCardNumberValid('6212345678901266')).toBe(true);
  });
});

describe('isExpiryValid', () => {
  it.each([
    ['11 / 26', true],
    ['1126', true],
    ['12/45', true],
    ['01 / 27', true],
  ])('takes %s in November 2026 [BANKCARD-008]', (expiry, is) => {
    expect(isExpiryValid(expiry, november2026)).toBe(is);
  });

  it.each(['00 / 30', '13 / 30', '1 / 30', '12 / 3', ''])(
    'C18: refuses «%s»: a month is 01 to 12 [BANKCARD-009]',
    (expiry) => {
      expect(isExpiryValid(expiry, november2026)).toBe(false);
    },
  );

  it('C18: refuses a card that has ended, and takes one that ends this month', () => {
    expect(isExpiryValid('11 / 26', november2026)).toBe(true);
    expect(isExpiryValid('10 / 26', november2026)).toBe(false);
    expect(isExpiryValid('12 / 25', november2026)).toBe(false);
  });

  it('C18: refuses more than 19 years ahead [BANKCARD-010]', () => {
    expect(isExpiryValid('11 / 45', november2026)).toBe(true);
    expect(isExpiryValid('01 / 46', november2026)).toBe(false);
    expect(isExpiryValid('11 / 46', november2026)).toBe(false);
  });

  it('wants a year above 19, whatever the clock says [BANKCARD-011]', () => {
    const wrongClock = new Date(2015, 0, 1);
    expect(isExpiryValid('12 / 19', wrongClock)).toBe(false);
    expect(isExpiryValid('12 / 20', wrongClock)).toBe(true);
  });
});

describe('isCvcValid', () => {
  it('wants 3 digits of a card that nothing is known of [BANKCARD-013, BANKCARD-014]', () => {
    expect(['123', '12', '1234', '12a', ''].map((cvc) => isCvcValid(cvc, ''))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("follows the card's brand [BANKCARD-015]", () => {
    expect(isCvcValid('1234', numbers['american-express'])).toBe(true);
    expect(isCvcValid('123', numbers['american-express'])).toBe(false);
    expect(isCvcValid('1234', numbers.mir)).toBe(false);
  });
});

describe('invalidCardFields', () => {
  it('names the wrong fields', () => {
    const right = { number: numbers.mir, expiry: '1130', cvc: '123' };
    const invalid = (card: Partial<Record<CardField, string>>) =>
      invalidCardFields(boxedCard(card), november2026);
    expect(invalid(right)).toEqual([]);
    expect(invalid({ ...right, expiry: '1330' })).toEqual(['expiry']);
    expect(invalid({})).toEqual(['number', 'expiry', 'cvc']);
  });

  it('asks for a name and a postal code only where the form has them [BANKCARD-020]', () => {
    const right = { number: numbers.mir, expiry: '1130', cvc: '123' };
    const owner = boxedCard({ ...right, holder: '', postalCode: '1' });
    expect(invalidCardFields(owner, november2026)).toEqual(['holder', 'postalCode']);
  });
});

describe('cardErrorKey', () => {
  it('has no message for a right card', () => {
    expect(cardErrorKey([])).toBeUndefined();
  });

  it('has a message for a wrong number [BANKCARD-007]', () => {
    expect(cardErrorKey(['number'])).toBe('bank_card.input.number.validate');
  });

  it('has a message for a wrong expiry [BANKCARD-012]', () => {
    expect(cardErrorKey(['expiry'])).toBe('bank_card.input.date.validate');
  });

  it('has a message for a wrong code [BANKCARD-016]', () => {
    expect(cardErrorKey(['cvc'])).toBe('bank_card.input.cvc.validate');
  });

  it('has one message for number and date [BANKCARD-022]', () => {
    expect(cardErrorKey(['number', 'expiry'])).toBe('bank_card.error.number_date');
  });

  it('has one message for number and code [BANKCARD-023]', () => {
    expect(cardErrorKey(['number', 'cvc'])).toBe('bank_card.error.number_cvc');
  });

  it('has one message for date and code [BANKCARD-024]', () => {
    expect(cardErrorKey(['expiry', 'cvc'])).toBe('bank_card.error.date_cvc');
  });

  it('has one message for all three [BANKCARD-021]', () => {
    expect(cardErrorKey(['number', 'expiry', 'cvc'])).toBe('error.incorrect_data');
  });

  it.each([
    ['holder', 'bank_card.input.holder.validate'],
    ['postalCode', 'bank_card.input.postal.validate'],
  ] as const)('has a message for a wrong %s', (field, key) => {
    expect(cardErrorKey([field])).toBe(key);
    expect(cardErrorKey(['number', field])).toBe('error.incorrect_data');
  });
});
