import { describe, expect, it } from 'vitest';
import { countFittingWords } from './use-fitting-words.ts';

const row = { gap: 10, moreWidth: 40 };

describe('countFittingWords', () => {
  it('keeps all words that fit without «Ещё»', () => {
    expect(countFittingWords([100, 100, 100], { ...row, room: 320 })).toBe(3);
  });

  it('leaves room for «Ещё» as soon as one word is left out', () => {
    // Two words and a gap take 210; with the gap and «Ещё» 260.
    expect(countFittingWords([100, 100, 100], { ...row, room: 319 })).toBe(2);
    expect(countFittingWords([100, 100, 100], { ...row, room: 259 })).toBe(1);
  });

  it('leaves out everything where nothing fits: no word must stay [HEAD-013]', () => {
    expect(countFittingWords([100], { ...row, room: 60 })).toBe(0);
    expect(countFittingWords([], { ...row, room: 60 })).toBe(0);
  });
});
