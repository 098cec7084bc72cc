import { describe, expect, it } from 'vitest';
import { charactersFrom, codeFrom } from './code-from.ts';

describe('codeFrom', () => {
  it.each([
    ['4821', 4, '4821'],
    ['12 34 56', 6, '123456'],
    ['48', 4, '48'],
    ['4821-77', 4, '4821'],
    ['482177', 4, '4821'],
    ['Код 4821, действует 10 минут. Вопросы: 8 800 000-00-00', 4, '4821'],
    ['нет кода', 4, ''],
  ])('finds a code in «%s»', (text, length, code) => {
    expect(codeFrom(text, length)).toBe(code);
  });
});

describe('charactersFrom', () => {
  it.each([
    ['k7m2ab', 'K7M2AB'],
    ['K7M-2AB', 'K7M2AB'],
    [' k7m 2ab ', 'K7M2AB'],
    ['k7-', 'K7'],
    ['Код с экрана: K7M-2AB', 'K7M2AB'],
    ['K7M2AB99', 'K7M2AB'],
    ['—', ''],
  ])('finds a code in «%s»', (text, code) => {
    expect(charactersFrom(text, 6)).toBe(code);
  });
});
