import { describe, expect, it } from 'vitest';
import { applyChange } from '../text/text-edit.ts';
import { copyBlock, insertBlock, moveBlock, newBlockId, removeBlock } from './blocks.ts';

const page = `{
  "blocks": [
    { "id": "a", "size": 1.0 },
    { "id": "b", "glow": "\\u0041" },
    { "id": "c" }
  ]
}`;

describe('blocks', () => {
  it('move with their bytes; commas and lines stay', () => {
    expect(applyChange(page, moveBlock(page, 0, 2))).toBe(`{
  "blocks": [
    { "id": "b", "glow": "\\u0041" },
    { "id": "c" },
    { "id": "a", "size": 1.0 }
  ]
}`);
    expect(moveBlock(page, 1, 1)).toEqual([]);
    expect(() => moveBlock(page, 0, 3)).toThrow(RangeError);
  });

  it('are copied as they are spelled, under another id', () => {
    expect(applyChange(page, copyBlock(page, 1, 'd'))).toContain(
      '\\u0041" },\n    { "id": "d", "glow": "\\u0041" },\n    { "id": "c" }',
    );
    expect(() => copyBlock(page, 7, 'd')).toThrow('7');
  });

  it('are added and removed with their lines', () => {
    expect(applyChange(page, removeBlock(page, 2))).toBe(page.replace(',\n    { "id": "c" }', ''));
    expect(applyChange(page, insertBlock(page, 0, { id: 'n' }))).toBe(
      page.replace('{ "id": "a"', '{\n      "id": "n"\n    },\n    { "id": "a"'),
    );
  });
});

describe('newBlockId', () => {
  it('is a name that an address and an element can have, and never the same', () => {
    const ids = Array.from({ length: 1000 }, newBlockId);

    expect(ids.filter((id) => !/^[a-z][a-z0-9]{11}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });
});
