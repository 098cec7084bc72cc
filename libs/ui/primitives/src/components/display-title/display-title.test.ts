import { describe, expect, it } from 'vitest';
import { longestWord, tied, titleStep } from './title-size.ts';

describe('titleStep', () => {
  it.each([
    ['Маяк', 0],
    ['Кассиопея', 1],
    ['Город после дождя', 0],
    ['Кабинет доктора Калигари', 1],
    ['Невероятные приключения инспектора в стране', 2],
    [
      'Невероятные приключения достопочтенного инспектора Кржижановского в стране вечнозелёных одуванчиков',
      4,
    ],
  ])('of «%s» is %i', (title, step) => {
    expect(titleStep(title)).toBe(step);
  });
});

describe('tied', () => {
  it('lets no preposition end a line, and leaves other words where they are', () => {
    expect(
      [
        'Город после дождя',
        'Дорога на юг',
        'Маяк у моря',
        'Мы и не в горах',
        'The Man with a Camera',
      ].map(tied),
    ).toEqual([
      'Город после\u00A0дождя',
      'Дорога на\u00A0юг',
      'Маяк у\u00A0моря',
      'Мы\u00A0и\u00A0не\u00A0в\u00A0горах',
      'The Man with a Camera',
    ]);
    expect(longestWord(tied('Город после дождя'))).toBe(11);
  });
});

describe('longestWord', () => {
  it('stays within what the styles know', () => {
    expect(['Я', 'Маяк у моря', 'Достопочтенного', 'Ж'.repeat(40)].map(longestWord)).toEqual([
      6, 6, 15, 28,
    ]);
  });
});
