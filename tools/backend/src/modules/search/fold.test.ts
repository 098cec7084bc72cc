import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from './fold.ts';

describe('fold', () => {
  it.each([
    { title: 'the three alphabets', words: ['Метрополис', 'Metropolis', 'Մետրոպոլիս'] },
    { title: 'transliterations of one name', words: ['ночной', 'nochnoy', 'nochnoi', 'nochnoj'] },
    { title: 'spellings of щ', words: ['борщ', 'borsch', 'borshch'] },
    { title: 'ё and е', words: ['Пётр', 'Петр', 'Pyotr', 'petr'] },
    { title: 'capitals', words: ['ЕРЕВАН', 'ереван', 'ԵՐԵՎԱՆ', 'Երեւան', 'Yerevan'] },
    { title: 'doubled letters', words: ['экспресс', 'экспрес', 'express'] },
    { title: 'accents', words: ['René', 'Rene'] },
    { title: 'apostrophes', words: ['д’Арк', "д'арк", 'дарк'] },
    { title: 'Armenian signs within a word', words: ['Ինչո՞ւ', 'ինչու'] },
    { title: 'the Armenian article', words: ['Գեներալը', 'генерал', 'General'] },
  ])('makes no difference between $title', ({ words }) => {
    const folded = words.map(fold);

    expect(folded).toEqual(words.map(() => folded[0]));
  });

  it('keeps apart what sounds different', () => {
    const folded = ['мать', 'мяч', 'щука', 'сука', 'жар', 'шар', '1927', 'zzzz', 'z'].map(fold);

    expect(new Set(folded).size).toBe(folded.length);
  });
});

describe('wordsOf', () => {
  it('finds words and where they stand, without quotes and dashes', () => {
    const words = wordsOf('«Кот-капитан», 2-я ч. d’Arc');

    expect(words).toEqual([
      { text: 'Кот', start: 1, end: 4 },
      { text: 'капитан', start: 5, end: 12 },
      { text: '2', start: 15, end: 16 },
      { text: 'я', start: 17, end: 18 },
      { text: 'ч', start: 19, end: 20 },
      { text: 'd’Arc', start: 22, end: 27 },
    ]);
  });
});
