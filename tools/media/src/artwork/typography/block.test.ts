import { describe, expect, it } from 'vitest';
import { breakTitle, fitSize, setLines } from './block.ts';
import { measure } from './faces.ts';

describe('breakTitle', () => {
  it.each([
    ['Алиби', 3, ['Алиби']],
    ['Тихая вода', 2, ['Тихая', 'вода']],
    ['Город после дождя', 3, ['Город', 'после', 'дождя']],
    ['Лето в Гюмри', 2, ['Лето', 'в Гюмри']],
    ['Ёж и комета', 2, ['Ёж', 'и комета']],
    ['Кабинет доктора Калигари', 2, ['Кабинет доктора', 'Калигари']],
    ['В аду', 2, ['В аду']],
    ['Автобус «Москва — Лиссабон»', 3, ['Автобус', '«Москва —', 'Лиссабон»']],
  ])(
    'sets "%s" in at most %i lines and leaves no short word at a line end',
    (title, most, lines) => {
      expect(breakTitle(title, most)).toEqual(lines);
    },
  );
});

describe('fitSize', () => {
  it('makes the longest line as wide as allowed', () => {
    const size = fitSize(['да', 'никогда'], 'condensed', 300, 1000);

    expect(measure('никогда', 'condensed', size)).toBeCloseTo(300, 5);
  });

  it('never exceeds the largest size', () => {
    expect(fitSize(['я'], 'condensed', 300, 40)).toBe(40);
  });
});

describe('setLines', () => {
  it('hangs a block by its last baseline and answers what it covers', () => {
    const style = { face: 'wide', size: 50, align: 'centre', x: 200, leading: 1.2 } as const;
    const { box } = setLines('title', ['один', 'два'], style, { bottom: 400 });

    expect(box.y + box.height).toBeCloseTo(405, 5);
    expect(box.x + box.width / 2).toBeCloseTo(200, 5);
    expect(box.width).toBeCloseTo(measure('один', 'wide', 50), 5);
  });
});
