import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue.ts';
import { isWoman } from './gender.ts';
import { drawPortrait, portraitOf } from './portrait.ts';

const { people } = readCatalogue();

describe('isWoman', () => {
  it.each([
    ['Анна Ветрова', true],
    ['Илья Гордин', false],
    ['Никита Мох', false],
    ['Гоар Мкртчян', true],
    ['Тигран Адамян', false],
    ['Софья Дым', true],
  ])('tells of %s that it is %s', (name, expected) => {
    expect(isWoman(name)).toBe(expected);
  });
});

describe('portraitOf', () => {
  it('gives women no beards', () => {
    const bearded = people.filter(({ id, name }) => isWoman(name) && portraitOf(id, name).beard);

    expect(bearded).toEqual([]);
  });

  it('makes everybody look otherwise', () => {
    const documents = people.map(({ id, name }) => drawPortrait(id, portraitOf(id, name)).document);

    expect(new Set(documents).size).toBe(people.length);
  });

  it('draws someone the same twice', () => {
    const draw = () => drawPortrait('a', portraitOf('a', 'Вера Гай')).document;

    expect(draw()).toBe(draw());
  });
});
