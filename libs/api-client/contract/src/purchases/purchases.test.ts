import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maskSecrets, secretPaths } from '../secrets.ts';
import { cardPaymentSchema } from './card-payment.schema.ts';
import { priceSchema } from './prices.schema.ts';
import { buyContentSchema, buyHeadersSchema } from './purchases.schema.ts';

const card = {
  order_id: 'order-1',
  req_id: 'seal',
  card_number: '2200000000000004',
  cvc: '123',
  expiry: '1230',
  timestamp: '2026-11-21T09:00:00.000Z',
};

describe('cardPaymentSchema', () => {
  it('marks everything that the card says as secret [BANKCARD-042]', () => {
    expect(secretPaths(cardPaymentSchema)).toEqual(['card_number', 'cvc', 'expiry']);
    expect(maskSecrets(cardPaymentSchema, card)).toEqual({
      ...card,
      card_number: '***',
      cvc: '***',
      expiry: '***',
    });
  });

  it.each([
    { card_number: '2200 0000 0000 0004' },
    { card_number: '22000000000' },
    { cvc: '12' },
    { expiry: '1330' },
    { expiry: '12/30' },
    { timestamp: 'now' },
  ])('refuses %o', (change) => {
    expect(v.is(cardPaymentSchema, card)).toBe(true);
    expect(v.is(cardPaymentSchema, { ...card, ...change })).toBe(false);
  });
});

describe('priceSchema', () => {
  const price = {
    price_id: 'p',
    payment_method_id: 'any_card',
    type: 'trial',
    amount: 29900,
    currency: 'RUB',
    trial: { duration: 7, duration_unit: 'day' },
  };

  it.each([
    ['parts of a kopeck', { amount: 299.5 }],
    ['a debt', { amount: -1 }],
    ['a currency by its sign', { currency: '₽' }],
    ['a unit of time that nobody knows', { trial: { duration: 7, duration_unit: 'moon' } }],
  ])('refuses %s [ENTITY-045]', (_, change) => {
    expect(v.is(priceSchema, price)).toBe(true);
    expect(v.is(priceSchema, { ...price, ...change })).toBe(false);
  });
});

describe('buyContentSchema', () => {
  const body = {
    seq_id: 's',
    price_id: 'p',
    payment_method_id: 'm',
    expected: { amount: 29900, currency: 'RUB' },
  };

  it('knows no amount to take: what a client says of one is dropped', () => {
    expect(v.parse(buyContentSchema, { ...body, amount: 1, pay_amount: 1 })).toEqual(body);
  });

  it('wants what the viewer saw that it costs', () => {
    expect(v.is(buyContentSchema, body)).toBe(true);
    expect(v.is(buyContentSchema, { ...body, expected: undefined })).toBe(false);
    expect(v.is(buyContentSchema, { ...body, expected: { amount: 29900 } })).toBe(false);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'my', '/my\nx', '/my#top'])(
    'leads back to no place outside the site: %j',
    (return_path) => {
      expect(v.is(buyContentSchema, { ...body, return_path: '/my/services?tab=1' })).toBe(true);
      expect(v.is(buyContentSchema, { ...body, return_path })).toBe(false);
    },
  );
});

describe('buyHeadersSchema', () => {
  it.each(['short', 'a key with spaces', 'renewal:kino', 'x'.repeat(129)])('refuses %j', (key) => {
    expect(v.is(buyHeadersSchema, { 'idempotency-key': key })).toBe(false);
  });
});
