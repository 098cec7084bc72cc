import { describe, expect, it } from 'vitest';
import { fitWords, wordBucket } from './fit.ts';

describe('wordBucket', () => {
  it('goes by the longest word, not by the whole title', () => {
    const buckets = ['Чужие лица', 'Кабинет доктора', 'Экспериментальный', 'Юго-восточный'].map(
      wordBucket,
    );

    expect(buckets).toEqual(['8', '8', '17', '10']);
  });

  it('has a bucket for words of any length', () => {
    expect(wordBucket('а'.repeat(60))).toBe('Infinity');
  });
});

describe('fitWords', () => {
  it('gives every bucket a size that shrinks with the column', () => {
    const sizes = fitWords('4rem');

    expect(Object.keys(sizes)).toHaveLength(6);
    expect(sizes['&[data-word="17"]']).toEqual({ fontSize: 'min(4rem, 11cqi)' });
  });
});
