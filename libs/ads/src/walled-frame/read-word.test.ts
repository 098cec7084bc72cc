import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vpaidWords } from '../vpaid-ad/vpaid-ad.words.ts';
import { readWord } from './read-word.ts';

describe('readWord', () => {
  it('A18: takes a word that fits its schema', () => {
    const word = { type: 'unit.moved', time: 1, duration: 8 };

    expect(readWord(vpaidWords, word)).toEqual(word);
  });

  it.each([
    ['no object', 'unit.ready'],
    ['a word that is none', { type: 'unit.danced' }],
    ['a name of every object', { type: 'constructor' }],
    ['more than the word holds', { type: 'unit.ready', more: 1 }],
    ['a time that is none', { type: 'unit.moved', time: Number.NaN, duration: 8 }],
    ['a time without an end', { type: 'unit.moved', time: 1, duration: Number.POSITIVE_INFINITY }],
    ['a text without an end', { type: 'unit.logged', message: 'x'.repeat(2_001) }],
    ['markup where a step is wanted', { type: 'unit.broken', step: '<b>', message: '' }],
  ])('A18: drops %s', (_, said) => {
    expect(readWord(vpaidWords, said)).toBeUndefined();
  });

  it('A18: gives nothing that is no word, whatever comes, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (said) => {
        const word = readWord(vpaidWords, said);
        return word === undefined || Object.hasOwn(vpaidWords, word.type);
      }),
    );
  });
});
