import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operations } from './operations.ts';
import { pinChangeSchema } from './profiles/profiles.schema.ts';
import { maskSecrets, pinSchema, secretPaths } from './secrets.ts';

const nested = v.object({
  title: v.string(),
  cards: v.array(v.object({ last_digits: v.string(), pin: v.optional(pinSchema) })),
});

describe('pinSchema', () => {
  it('accepts exactly four digits', () => {
    const accepted = ['0000', '1234', '123', '12345', '12a4', '１２３４', ''].filter((pin) =>
      v.is(pinSchema, pin),
    );

    expect(accepted).toEqual(['0000', '1234']);
  });
});

describe('maskSecrets', () => {
  it('hides marked fields and keeps the others', () => {
    const masked = maskSecrets(nested, {
      title: 'My cards',
      cards: [{ last_digits: '0004', pin: '1234' }, { last_digits: '1111' }],
    });

    expect(masked).toEqual({
      title: 'My cards',
      cards: [{ last_digits: '0004', pin: '***' }, { last_digits: '1111' }],
    });
  });

  it('hides a field that the schema does not know, because a misnamed secret is one too', () => {
    const masked = maskSecrets(pinChangeSchema, { oldPin: '1234', new_pin: 4321 });

    expect(masked).toEqual({ oldPin: '***', new_pin: '***' });
  });

  it('hides a body of another shape as a whole', () => {
    expect(maskSecrets(pinChangeSchema, '1234')).toBe('***');
    expect(maskSecrets(nested, { title: 'x', cards: '1234' })).toEqual({
      title: 'x',
      cards: '***',
    });
  });
});

describe('codes that are printed or shown on a screen', () => {
  it.each(['sendPromoCode', 'activateCertificate', 'authorizeTvCode', 'sendOttTvCode'] as const)(
    'are hidden in the body of %s',
    (id) => {
      expect(maskSecrets(operations[id].body, { code: 'GIFT-7KQ2' })).toEqual({ code: '***' });
    },
  );

  it('are hidden in the answer that shows one to its owner', () => {
    const { answer } = operations.getCertificate;

    expect(maskSecrets(answer, { id: 'a', code: 'GIFT-7KQ2' })).toEqual({ id: 'a', code: '***' });
  });
});

describe('secretPaths', () => {
  it('names secret fields through arrays and optional fields', () => {
    expect(secretPaths(nested)).toEqual(['cards.pin']);
  });
});
