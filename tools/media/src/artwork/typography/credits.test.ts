import { describe, expect, it } from 'vitest';
import {
  authorLine,
  billingLines,
  genitive,
  kindLine,
  leadOf,
  pairOf,
  type Credits,
} from './credits.ts';

const credits: Credits = {
  kind: 'film',
  isDocumentary: false,
  year: 1927,
  director: 'Фриц Ланг',
  actors: ['Бригитта Хельм', 'Альфред Абель'],
};

describe('genitive', () => {
  it.each([
    ['Анна Ветрова', 'Анны Ветровой'],
    ['Лев Корнеев', 'Льва Корнеева'],
    ['Мариам Саркисян', 'Мариам Саркисян'],
    ['Тигран Адамян', 'Тиграна Адамяна'],
    ['Софья Дым', 'Софьи Дым'],
    ['Фридрих Вильгельм Мурнау', 'Фридриха Вильгельма Мурнау'],
    ['Эрих фон Штрогейм', 'Эриха фон Штрогейма'],
    ['Амо Бек-Назаров', 'Амо Бек-Назарова'],
  ])('declines %s as %s', (name, expected) => {
    expect(genitive(name)).toBe(expected);
  });
});

describe('credits of a poster', () => {
  it('names the people of the catalogue', () => {
    expect(leadOf(credits)).toBe('Бригитта Хельм');
    expect(pairOf(credits)).toEqual(['Бригитта Хельм', 'Альфред Абель']);
    expect(authorLine(credits)).toBe('фильм Фрица Ланга');
    expect(kindLine(credits)).toBe('художественный фильм');
    expect(billingLines(credits)).toEqual([
      'ФИЛЬМ ФРИЦА ЛАНГА   1927',
      'В РОЛЯХ   БРИГИТТА ХЕЛЬМ   АЛЬФРЕД АБЕЛЬ',
    ]);
  });

  it('makes do with what is known', () => {
    const unknown = { ...credits, kind: 'series', director: null, actors: [] } as const;

    expect(leadOf(unknown)).toBe('');
    expect(pairOf(unknown)).toEqual([]);
    expect(authorLine(unknown)).toBe('сериал');
    expect(billingLines(unknown)).toEqual(['СЕРИАЛ   1927']);
  });

  it('names the season instead of people on the poster of a season', () => {
    const season = { ...credits, kind: 'series', season: 2 } as const;

    expect(leadOf(season)).toBe('Сезон 2');
    expect(pairOf(season)).toEqual(['Сезон 2']);
    expect(authorLine(season)).toBe('сезон 2');
    expect(kindLine(season)).toBe('сериал, сезон 2');
  });
});
