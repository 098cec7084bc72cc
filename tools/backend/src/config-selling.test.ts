import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSelling } from './config-selling.ts';

const rules = {
  withdrawal_days: 0,
  has_withdrawal_function: false,
  order_button: 'plain',
  consents: [],
};

function fileOf(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-selling-')), 'selling.json');
  writeFileSync(path, text);
  return path;
}

const read = (value: object) => readSelling(fileOf(JSON.stringify(value)), undefined);

describe('readSelling', () => {
  it('knows the rules of the European Union and of the United States without a file', () => {
    const { countries, seller } = readSelling(undefined, undefined)('main');

    expect(countries['DE']).toEqual({
      withdrawal_days: 14,
      has_withdrawal_function: true,
      order_button: 'obliges_to_pay',
      consents: ['terms', 'early_supply'],
    });
    expect(countries['US']?.consents).toEqual(['terms']);
    expect(countries['default']).toEqual(rules);
    expect(seller).toBeUndefined();
  });

  it('reads a label by its id, and the others as the default', () => {
    const strict = { ...rules, withdrawal_days: 30 };
    const selling = read({
      default: { countries: { default: rules } },
      north: { countries: { default: strict } },
    });

    expect(selling('north').countries['default']).toEqual(strict);
    expect(selling('south').countries['default']).toEqual(rules);
    expect(selling(undefined).countries['default']).toEqual(rules);
  });

  it.each([
    ['no default', { north: { countries: { default: rules } } }],
    ['no rules for other countries', { default: { countries: { DE: rules } } }],
    ['a country by its name', { default: { countries: { default: rules, germany: rules } } }],
    ['a rule that there is not', { default: { countries: { default: { ...rules, days: 3 } } } }],
    [
      'a consent that there is not',
      { default: { countries: { default: { ...rules, consents: ['all'] } } } },
    ],
  ])('refuses to start with %s', (_, value) => {
    expect(() => read(value)).toThrow(/^SELLING: /);
  });

  it('refuses to start with what is no JSON, and without the file', () => {
    expect(() => readSelling(fileOf('{'), undefined)).toThrow(/cannot be read as JSON/);
    expect(() => readSelling('/nowhere/selling.json', undefined)).toThrow(/cannot be read/);
  });
});
