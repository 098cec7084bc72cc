import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

interface CountryAnswer {
  items: { id: string; code: string; name: string; call_code: string; maskexp: string }[];
}

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const list = async (language: string) => {
  const { body } = await backend.caller().send('GET', `/countries?lang=${language}`);
  return (body as CountryAnswer).items;
};

describe('listCountries', () => {
  it('names the default country first, with all that is known of it [COUNTRY-001, COUNTRY-003]', async () => {
    const [first] = await list('rus');

    expect(first).toEqual({
      id: 'country-ru',
      code: 'RU',
      name: 'Россия',
      alias: 'russia',
      call_code: '+7',
      maskexp: '(XXX) XXX-XX-XX',
    });
  });

  it.each([
    ['rus', 'Армения', 'ru'],
    ['eng', 'Armenia', 'en'],
    ['hye', 'Հայաստան', 'hy'],
  ])('sorts the others by their name in %s [COUNTRY-004]', async (language, name, tag) => {
    const [, ...others] = await list(language);
    const names = others.map((country) => country.name);

    expect(names).toContain(name);
    expect(names).toEqual([...names].sort(new Intl.Collator(tag).compare));
    expect(names.filter((one) => /^[A-Z]{2}$/.test(one))).toEqual([]);
  });

  it('gives each country a phone of a length that exists', async () => {
    const items = await list('eng');

    const lengths = items.map(
      ({ call_code: callCode, maskexp }) =>
        callCode.replaceAll(/\D/g, '').length + maskexp.replaceAll(/[^X]/g, '').length,
    );

    expect(items.length).toBeGreaterThanOrEqual(40);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(lengths.filter((length) => length < 10 || length > 13)).toEqual([]);
  });
});
