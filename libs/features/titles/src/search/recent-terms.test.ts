import { expect, it } from 'vitest';
import { forgetTerms, keepTerm, recentTerms } from './recent-terms.ts';

function storageWith(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

it('keeps the latest eight, each once, the latest first', () => {
  const storage = storageWith();
  for (const term of ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з', 'и', 'В']) keepTerm(storage, term);

  expect(recentTerms(storage)).toEqual(['В', 'и', 'з', 'ж', 'е', 'д', 'г', 'б']);
});

it('forgets all of them', () => {
  const storage = storageWith('["хоккей"]');

  forgetTerms(storage);

  expect(recentTerms(storage)).toEqual([]);
});

it('knows none where the storage is forbidden, or holds something else', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };

  keepTerm(forbidden, 'чай');

  expect([recentTerms(forbidden), recentTerms(storageWith('{'))]).toEqual([[], []]);
});
