import { describe, expect, it } from 'vitest';
import { setType } from './typography.ts';

const tied = (text: string) => text.replaceAll('~', '\u00A0');

describe('setType', () => {
  it.each([
    ['Дом у моря и в лесу', 'Дом у~моря и~в~лесу'],
    ['Город после дождя, без зонта и из-за моря', 'Город после~дождя, без~зонта и~из-за~моря'],
    ['Для тебя через годы', 'Для~тебя через~годы'],
    ['город — от крыш', 'город~— от~крыш'],
    ['через 12 минут', 'через~12~минут'],
    ['роман Л. Н. Толстого', 'роман Л.~Н.~Толстого'],
    ['роман Л.Н.Толстого', 'роман Л.~Н.~Толстого'],
  ])('ties «%s»', (text, expected) => {
    expect(setType(text, 'rus')).toBe(tied(expected));
  });

  it('leaves English words loose', () => {
    expect(setType('to be or — 12 days', 'eng')).toBe(tied('to be or~— 12 days'));
  });
});
